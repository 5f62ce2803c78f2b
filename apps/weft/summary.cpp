#include "summary.hpp"

#include <fmt/format.h>

#include <cstdint>
#include <cstring>

#include "weft/types.hpp"

namespace weft::app {
namespace {

constexpr std::int64_t most_elements = 200;
constexpr std::int64_t edge = 3;

template <class T>
T as(const std::byte* element) {
  T value;
  std::memcpy(&value, element, sizeof(T));
  return value;
}

template <class T>
std::string float_text(T value) {
  const std::string text = fmt::format("{}", value);
  return text.find_first_of(".en") == std::string::npos ? text + "." : text;
}

class Printer {
 public:
  explicit Printer(const io::NpyArray& array)
      : array_(array), size_(static_cast<std::size_t>(ir::size_bytes(array.type))) {
    std::int64_t count = 1;
    for (const std::int64_t length : array.shape) count *= length;
    cut_ = count > most_elements;
  }

  std::string run() {
    axis(0, 0);
    return std::move(text_);
  }

 private:
  /// Elements that one step along the axis skips.
  [[nodiscard]] std::int64_t stride(std::size_t axis) const {
    std::int64_t elements = 1;
    for (std::size_t d = axis + 1; d < array_.shape.size(); ++d) elements *= array_.shape[d];
    return elements;
  }

  void axis(std::size_t depth, std::int64_t at) {
    if (depth == array_.shape.size()) {
      text_ += element_text(array_.type, array_.data.data() + static_cast<std::size_t>(at) * size_);
      return;
    }
    const std::int64_t length = array_.shape[depth], step = stride(depth);
    const bool innermost = depth + 1 == array_.shape.size();
    const std::string between = innermost ? " " : "\n" + std::string(depth + 1, ' ');
    text_ += '[';
    for (std::int64_t k = 0; k < length; ++k) {
      if (k > 0) text_ += between;
      if (cut_ && length > 2 * edge && k == edge) {
        text_ += "..." + between;
        k = length - edge;
      }
      axis(depth + 1, at + k * step);
    }
    text_ += ']';
  }

  const io::NpyArray& array_;
  std::size_t size_;
  bool cut_ = false;
  std::string text_;
};

}  // namespace

std::string element_text(ir::Type type, const std::byte* element) {
  switch (type) {
    case ir::Type::boolean:
      return as<std::uint8_t>(element) != 0 ? "True" : "False";
    case ir::Type::i8:
      return fmt::format("{}", as<std::int8_t>(element));
    case ir::Type::i16:
      return fmt::format("{}", as<std::int16_t>(element));
    case ir::Type::i32:
      return fmt::format("{}", as<std::int32_t>(element));
    case ir::Type::i64:
      return fmt::format("{}", as<std::int64_t>(element));
    case ir::Type::u8:
      return fmt::format("{}", as<std::uint8_t>(element));
    case ir::Type::u16:
      return fmt::format("{}", as<std::uint16_t>(element));
    case ir::Type::u32:
      return fmt::format("{}", as<std::uint32_t>(element));
    case ir::Type::u64:
      return fmt::format("{}", as<std::uint64_t>(element));
    case ir::Type::f16:
      return fmt::format("{:.4g}", static_cast<float>(as<f16>(element)));
    case ir::Type::bf16:
      return fmt::format("{:.3g}", static_cast<float>(as<bf16>(element)));
    case ir::Type::f32:
      return float_text(as<float>(element));
    case ir::Type::f64:
      return float_text(as<double>(element));
  }
  return {};
}

std::string summary(const io::NpyArray& array) { return Printer(array).run(); }

}  // namespace weft::app

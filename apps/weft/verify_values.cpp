#include "verify_values.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "expr/node.hpp"

namespace weft::app {
namespace {

/// The fields of a float type.
struct Format {
  int fraction_bits, total_bits;
  [[nodiscard]] std::uint64_t infinity() const {
    return ((std::uint64_t{1} << (total_bits - 1)) - 1) & ~((std::uint64_t{1} << fraction_bits) - 1);
  }
  [[nodiscard]] std::uint64_t sign() const { return std::uint64_t{1} << (total_bits - 1); }
};

Format format_of(ir::Type type) {
  if (type == ir::Type::f16) return {10, 16};
  if (type == ir::Type::bf16) return {7, 16};
  return type == ir::Type::f32 ? Format{23, 32} : Format{52, 64};
}

std::uint64_t all_ones(ir::Type type) { return ~std::uint64_t{0} >> (64 - 8 * ir::size_bytes(type)); }

Words64 special_floats(ir::Type type) {
  const Format format = format_of(type);
  const std::uint64_t one_ulp = 1, least_normal = std::uint64_t{1} << format.fraction_bits;
  Words64 magnitudes = {
      0,
      one_ulp,
      2,
      least_normal - 1,
      least_normal,
      least_normal + 1,
      format.infinity() - 1,
      format.infinity(),
      format.infinity() + 1,                                                  // a signalling NaN
      format.infinity() | (std::uint64_t{1} << (format.fraction_bits - 1))};  // the quiet one
  for (const double value : {0.25,
                             0.5,
                             0.75,
                             1.0,
                             1.5,
                             2.0,
                             2.5,
                             3.0,
                             0.1,
                             0.7071067811865476,
                             1.5707963267948966,
                             3.141592653589793,
                             10.0,
                             17.328,
                             31.0,
                             32.0,
                             88.0,
                             88.73,
                             104.0,
                             127.0,
                             128.0,
                             255.0,
                             256.0,
                             65504.0,
                             2147483648.0,
                             4294967296.0,
                             9223372036854775808.0,
                             1e-5,
                             1e-20,
                             1e20,
                             1e30,
                             709.8,
                             1e300}) {
    if (const auto bits = expr::literal_bits({false, 0, value}, type)) {
      magnitudes.push_back(*bits);
      if (value == 1.0 || value == 2147483648.0) {
        magnitudes.push_back(*bits - one_ulp);
        magnitudes.push_back(*bits + one_ulp);
      }
    }
  }
  Words64 result;
  for (const std::uint64_t magnitude : magnitudes) {
    result.push_back(magnitude);
    result.push_back(magnitude | format.sign());
  }
  return result;
}

Words64 special_ints(ir::Type type) {
  const auto width = static_cast<std::uint64_t>(8 * ir::size_bytes(type));
  const std::uint64_t top = std::uint64_t{1} << (width - 1);
  Words64 result;
  for (const std::uint64_t value :
       {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, std::uint64_t{7},
        std::uint64_t{10}, width - 1, width, width + 1, top - 1, top, top + 1,
        std::uint64_t{0x5555555555555555}, std::uint64_t{127}, std::uint64_t{128}, std::uint64_t{255},
        std::uint64_t{256}, std::uint64_t{0x00ffffff}}) {
    result.push_back(value & all_ones(type));
    result.push_back((0 - value) & all_ones(type));
  }
  return result;
}

}  // namespace

Words64 special_values(ir::Type type) {
  Words64 result = type == ir::Type::boolean ? Words64{0, 1}
                   : ir::is_float(type)      ? special_floats(type)
                                             : special_ints(type);
  std::ranges::sort(result);
  result.erase(std::unique(result.begin(), result.end()), result.end());
  return result;
}

std::uint64_t random_value(ir::Type type, Random& random) {
  if (type == ir::Type::boolean) return random.below(2);
  const std::uint64_t word = random.next();
  if (random.one_in(2)) return word & all_ones(type);
  if (ir::is_int(type)) return (word % 64 - (random.one_in(2) ? 0 : 64)) & all_ones(type);
  const double scale = std::ldexp(1.0, static_cast<int>(random.below(24)) - 12);
  const double value = static_cast<double>(normal_of(word)) * scale;
  return expr::literal_bits({false, 0, value}, type).value_or(0);
}

bool is_nan(ir::Type type, std::uint64_t bits) {
  if (!ir::is_float(type)) return false;
  const Format format = format_of(type);
  return (bits & ~format.sign()) > format.infinity();
}

bool agree(ir::Type type, std::uint64_t a, std::uint64_t b, bool moved) {
  return a == b || (!moved && is_nan(type, a) && is_nan(type, b));
}

std::uint64_t element_bits(const io::NpyArray& array, std::size_t k) {
  const auto size = static_cast<std::size_t>(ir::size_bytes(array.type));
  std::uint64_t bits = 0;
  std::memcpy(&bits, array.data.data() + k * size, size);  // low end first, as everywhere in Weft
  return bits;
}

io::NpyArray make_array(ir::Type type, std::vector<std::int64_t> shape,
                        std::span<const std::uint64_t> values) {
  const auto size = static_cast<std::size_t>(ir::size_bytes(type));
  io::NpyArray array{type, std::move(shape), {}, false};
  array.data.resize(values.size() * size);
  for (std::size_t k = 0; k < values.size(); ++k) std::memcpy(array.data.data() + k * size, &values[k], size);
  return array;
}

}  // namespace weft::app

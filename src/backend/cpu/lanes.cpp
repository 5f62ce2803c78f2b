// Uniform index arithmetic, and values brought to more lanes.
#include <array>
#include <charconv>
#include <optional>

#include "backend/cpu/spelling.hpp"
#include "support/append.hpp"
#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::Type;

namespace {

std::optional<std::int64_t> number(const std::string& text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string wrapped(std::uint64_t bits) { return fmt::to_string(static_cast<std::int64_t>(bits)); }

std::uint64_t bits(std::int64_t value) { return static_cast<std::uint64_t>(value); }

/// `<i64 0, i64 1, ...>`
std::string lane_numbers(Type type, int lanes) {
  const std::string element = element_text(type);
  std::string text = "<";
  for (int lane = 0; lane < lanes; ++lane) {
    support::append(text, "{}{} {}", lane > 0 ? ", " : "", element, lane);
  }
  return text + ">";
}

}  // namespace

std::string Speller::add(const std::string& a, const std::string& b) {
  const auto x = number(a), y = number(b);
  if (x && y) return wrapped(bits(*x) + bits(*y));
  if (x == 0) return b;
  if (y == 0) return a;
  return out_.outside(fmt::format("add i64 {}, {}", a, b), {a, b});
}

std::string Speller::sub(const std::string& a, const std::string& b) {
  const auto x = number(a), y = number(b);
  if (x && y) return wrapped(bits(*x) - bits(*y));
  if (y == 0) return a;
  return out_.outside(fmt::format("sub i64 {}, {}", a, b), {a, b});
}

std::string Speller::mul(const std::string& a, const std::string& b) {
  const auto x = number(a), y = number(b);
  if (x && y) return wrapped(bits(*x) * bits(*y));
  if (x == 0 || y == 0) return "0";
  if (x == 1) return b;
  if (y == 1) return a;
  return out_.outside(fmt::format("mul i64 {}, {}", a, b), {a, b});
}

std::string Speller::smin(const std::string& a, const std::string& b) {
  return intrinsic("llvm.smin", std::array{Value{a, Type::i64, 1, ""}, Value{b, Type::i64, 1, ""}}).text;
}

std::string Speller::smax(const std::string& a, const std::string& b) {
  return intrinsic("llvm.smax", std::array{Value{a, Type::i64, 1, ""}, Value{b, Type::i64, 1, ""}}).text;
}

std::string Speller::text(const Value& value, int lanes) {
  if (value.lanes == lanes && !value.linear()) return value.text;
  WEFT_CHECK(value.lanes == 1, "a value of {} lanes is used with {}", value.lanes, lanes);
  if (value.linear()) {
    WEFT_CHECK(lanes > 1, "a linear value is used with one lane");
    const std::string type = type_text(value.type, lanes);
    std::string steps = lane_numbers(value.type, lanes);
    if (value.stride != "1") {
      steps = out_.def("mul {} {}, {}", type, text({value.stride, value.type, 1, ""}, lanes), steps);
    }
    return out_.def("add {} {}, {}", type, text({value.text, value.type, 1, ""}, lanes), steps);
  }
  if (value.literal()) return splat_text(value, lanes);
  const std::string vector = type_text(value.type, lanes);
  const std::string first = out_.outside(
      fmt::format("insertelement {} poison, {} {}, i64 0", vector, element_text(value.type), value.text), {value.text});
  return out_.outside(
      fmt::format("shufflevector {0} {1}, {0} poison, <{2} x i32> zeroinitializer", vector, first, lanes), {first});
}

}  // namespace weft::backend::cpu

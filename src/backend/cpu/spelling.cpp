#include "backend/cpu/spelling.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::Op;
using ir::Type;

namespace {

std::optional<std::int64_t> number(const std::string& text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string wrapped(std::uint64_t bits) { return fmt::to_string(static_cast<std::int64_t>(bits)); }

/// `<i64 0, i64 1, ...>`
std::string lane_numbers(int lanes) {
  std::string text = "<";
  for (int lane = 0; lane < lanes; ++lane) fmt::format_to(std::back_inserter(text), "{}i64 {}", lane ? ", " : "", lane);
  return text + ">";
}

bool is_small_float(Type type) { return type == Type::f16 || type == Type::bf16; }

const char* float_condition(Op op) {
  switch (op) {
    case Op::eq: return "oeq";
    case Op::ne: return "une";
    case Op::lt: return "olt";
    case Op::le: return "ole";
    case Op::gt: return "ogt";
    case Op::ge: return "oge";
    default: return nullptr;
  }
}

const char* int_condition(Op op, bool is_signed) {
  switch (op) {
    case Op::eq: return "eq";
    case Op::ne: return "ne";
    case Op::lt: return is_signed ? "slt" : "ult";
    case Op::le: return is_signed ? "sle" : "ule";
    case Op::gt: return is_signed ? "sgt" : "ugt";
    case Op::ge: return is_signed ? "sge" : "uge";
    default: return nullptr;
  }
}

Type word_of(Type type) {
  switch (ir::size_bytes(type)) {
    case 1: return Type::u8;
    case 2: return Type::u16;
    case 4: return Type::u32;
    default: return Type::u64;
  }
}

}  // namespace

// Uniform index arithmetic.

std::string Speller::add(const std::string& a, const std::string& b) {
  const auto x = number(a), y = number(b);
  if (x && y) return wrapped(static_cast<std::uint64_t>(*x) + static_cast<std::uint64_t>(*y));
  if (x == 0) return b;
  if (y == 0) return a;
  return out_.def("add i64 {}, {}", a, b);
}

std::string Speller::sub(const std::string& a, const std::string& b) {
  const auto x = number(a), y = number(b);
  if (x && y) return wrapped(static_cast<std::uint64_t>(*x) - static_cast<std::uint64_t>(*y));
  if (y == 0) return a;
  return out_.def("sub i64 {}, {}", a, b);
}

std::string Speller::mul(const std::string& a, const std::string& b) {
  const auto x = number(a), y = number(b);
  if (x && y) return wrapped(static_cast<std::uint64_t>(*x) * static_cast<std::uint64_t>(*y));
  if (x == 0 || y == 0) return "0";
  if (x == 1) return b;
  if (y == 1) return a;
  return out_.def("mul i64 {}, {}", a, b);
}

std::string Speller::smin(const std::string& a, const std::string& b) {
  return intrinsic("llvm.smin", Type::i64, 1, std::array{a, b});
}

std::string Speller::smax(const std::string& a, const std::string& b) {
  return intrinsic("llvm.smax", Type::i64, 1, std::array{a, b});
}

std::string Speller::intrinsic(const char* name, Type type, int lanes, std::span<const std::string> operands) {
  const std::string type_name = type_text(type, lanes);
  std::string arguments, types;
  for (const std::string& operand : operands) {
    fmt::format_to(std::back_inserter(arguments), "{}{} {}", arguments.empty() ? "" : ", ", type_name, operand);
    fmt::format_to(std::back_inserter(types), "{}{}", types.empty() ? "" : ", ", type_name);
  }
  const std::string full = fmt::format("@{}.{}", name, suffix_text(type, lanes));
  declare(fmt::format("declare {} {}({})", type_name, full, types));
  return out_.def("call {} {}({})", type_name, full, arguments);
}

// Lanes.

std::string Speller::text(const Value& value, int lanes) {
  if (value.lanes == lanes && !value.linear()) return value.text;
  WEFT_CHECK(value.lanes == 1, "a value of {} lanes is used with {}", value.lanes, lanes);
  if (value.linear()) {
    WEFT_CHECK(lanes > 1, "a linear value is used with one lane");
    const std::string steps = lane_numbers(lanes), type = type_text(value.type, lanes);
    const std::string scaled =
        value.stride == "1"
            ? steps
            : out_.def("mul {} {}, {}", type, text({value.stride, value.type, 1, ""}, lanes), steps);
    return out_.def("add {} {}, {}", type, text({value.text, value.type, 1, ""}, lanes), scaled);
  }
  if (value.literal()) return splat_text(value, lanes);
  const std::string vector = type_text(value.type, lanes);
  const std::string first =
      out_.def("insertelement {} poison, {} {}, i64 0", vector, element_text(value.type), value.text);
  return out_.def("shufflevector {0} {1}, {0} poison, <{2} x i32> zeroinitializer", vector, first, lanes);
}

Value Speller::binary(const char* name, const Value& a, const Value& b) {
  return def(a.type, a.lanes, "{} {} {}, {}", name, type_text(a.type, a.lanes), a.text, b.text);
}

Value Speller::binary(const char* name, const Value& a, std::uint64_t literal_bits) {
  return binary(name, a, literal_at(a.type, literal_bits, a.lanes));
}

Value Speller::reinterpret(const Value& value, Type to) {
  const std::string from_text = type_text(value.type, value.lanes), to_text = type_text(to, value.lanes);
  if (from_text == to_text) return {value.text, to, value.lanes, ""};
  return def(to, value.lanes, "bitcast {} {} to {}", from_text, value.text, to_text);
}

Value Speller::select(const Value& condition, const Value& yes, const Value& no) {
  const int lanes = std::max({condition.lanes, yes.linear() ? 0 : yes.lanes, no.linear() ? 0 : no.lanes});
  // A uniform condition chooses between whole vectors.
  const std::string condition_text = condition.lanes == 1 ? condition.text : text(condition, lanes);
  const std::string condition_type = type_text(Type::boolean, condition.lanes);
  const std::string type = type_text(yes.type, lanes);
  return def(yes.type, lanes, "select {} {}, {} {}, {} {}", condition_type, condition_text, type, text(yes, lanes),
             type, text(no, lanes));
}

Value Speller::compare(Op op, const Value& a, const Value& b) {
  if (is_small_float(a.type)) return compare(op, cast(a, Type::f32), cast(b, Type::f32));
  const bool is_float = ir::is_float(a.type);
  const char* condition = is_float ? float_condition(op) : int_condition(op, ir::is_signed_int(a.type));
  return def(Type::boolean, a.lanes, "{} {} {} {}, {}", is_float ? "fcmp" : "icmp", condition,
             type_text(a.type, a.lanes), a.text, b.text);
}

Value Speller::canonical(const Value& value) {
  if (is_small_float(value.type)) {
    const bool half = value.type == Type::f16;
    const Value magnitude = binary("and", value, 0x7fff);
    const Value nan = def(Type::boolean, value.lanes, "icmp ugt {} {}, {}", type_text(value.type, value.lanes),
                          magnitude.text, splat_text(literal(value.type, half ? 0x7c00 : 0x7f80), value.lanes));
    return select(nan, literal_at(value.type, half ? 0x7e00 : 0x7fc0, value.lanes), value);
  }
  const Value nan = def(Type::boolean, value.lanes, "fcmp uno {0} {1}, {1}", type_text(value.type, value.lanes),
                        value.text);
  const std::uint64_t quiet = value.type == Type::f32 ? 0x7fc00000u : 0x7ff8000000000000u;
  return select(nan, literal_at(value.type, quiet, value.lanes), value);
}

// Ops.

Value Speller::linear_op(Op op, const Value& a, const Value& b) {
  const std::string a_stride = a.linear() ? a.stride : "0", b_stride = b.linear() ? b.stride : "0";
  switch (op) {
    case Op::add: return {add(a.text, b.text), Type::i64, 1, add(a_stride, b_stride)};
    case Op::sub: return {sub(a.text, b.text), Type::i64, 1, sub(a_stride, b_stride)};
    case Op::mul:
      if (!b.linear()) return {mul(a.text, b.text), Type::i64, 1, mul(a.stride, b.text)};
      return {mul(a.text, b.text), Type::i64, 1, mul(a.text, b.stride)};
    default: WEFT_CHECK(false, "no linear form of {}", ir::name(op));
  }
}

Value Speller::op(Op op, Type operand, Type result, std::span<const Value> args) {
  int lanes = 1;
  bool linear = false;
  for (const Value& arg : args) {
    lanes = std::max(lanes, arg.lanes);
    linear = linear || arg.linear();
  }
  if (linear && lanes == 1) {
    const bool keeps = op == Op::add || op == Op::sub || (op == Op::mul && (!args[0].linear() || !args[1].linear()));
    if (keeps) {
      Value value = linear_op(op, args[0], args[1]);
      if (value.stride == "0") value.stride.clear();
      return value;
    }
    WEFT_CHECK(false, "a linear operand of {} must be made a vector first", ir::name(op));
  }
  if (op == Op::select) return select(args[0], args[1], args[2]);

  std::vector<Value> same;
  std::vector<std::string> texts;
  for (const Value& arg : args) {
    same.push_back(at_lanes(arg, lanes));
    texts.push_back(same.back().text);
  }
  switch (op) {
    case Op::cast: return cast(same[0], result);
    case Op::bits:
    case Op::raw_bits: return reinterpret(same[0], result);
    case Op::eq:
    case Op::ne:
    case Op::lt:
    case Op::le:
    case Op::gt:
    case Op::ge: return compare(op, same[0], same[1]);
    case Op::neg:
    case Op::abs:
    case Op::copysign:
      if (ir::is_float(operand)) return sign_op(op, operand, lanes, texts);
      break;
    default: break;
  }
  if (is_small_float(operand)) return small_float_op(op, operand, lanes, same);
  if (ir::is_float(operand)) return float_op(op, operand, lanes, texts);
  return int_op(op, operand, lanes, texts);
}

Value Speller::sign_op(Op op, Type type, int lanes, std::span<const std::string> args) {
  const Type word = word_of(type);
  const std::uint64_t sign = std::uint64_t{1} << (8 * ir::size_bytes(type) - 1);
  if (!is_small_float(type)) {
    if (op == Op::neg) return def(type, lanes, "fneg {} {}", type_text(type, lanes), args[0]);
    const char* name = op == Op::abs ? "llvm.fabs" : "llvm.copysign";
    return {intrinsic(name, type, lanes, args), type, lanes, ""};
  }
  const Value a = reinterpret({args[0], type, lanes, ""}, word);
  if (op == Op::neg) return reinterpret(binary("xor", a, sign), type);
  const Value magnitude = binary("and", a, sign - 1);
  if (op == Op::abs) return reinterpret(magnitude, type);
  const Value b = reinterpret({args[1], type, lanes, ""}, word);
  return reinterpret(binary("or", magnitude, binary("and", b, sign)), type);
}

Value Speller::small_float_op(Op op, Type type, int lanes, std::span<const Value> args) {
  if (op == Op::fma) return small_fma(type, lanes, args);
  std::vector<std::string> wide;
  for (const Value& arg : args) wide.push_back(cast(arg, Type::f32).text);
  return cast(float_op(op, Type::f32, lanes, wide), type);
}

/// The product is exact in f64; the sum is rounded to odd there, so that the last rounding is the only one that shows.
Value Speller::small_fma(Type type, int lanes, std::span<const Value> args) {
  const Value a = cast(args[0], Type::f64), b = cast(args[1], Type::f64), c = cast(args[2], Type::f64);
  const Value product = binary("fmul", a, b);
  const Value sum = binary("fadd", product, c);
  const Value back = binary("fsub", sum, product);
  const Value error = binary("fadd", binary("fsub", product, binary("fsub", sum, back)), binary("fsub", c, back));
  const Value bits = reinterpret(sum, Type::u64);
  const Value zero = literal_at(Type::f64, 0, lanes);
  const Value magnitude = {intrinsic("llvm.fabs", Type::f64, lanes, std::array{sum.text}), Type::f64, lanes, ""};
  const Value finite = compare(Op::lt, magnitude, literal_at(Type::f64, 0x7ff0000000000000u, lanes));
  const Value inexact = compare(Op::ne, error, zero);
  const Value even = compare(Op::eq, binary("and", bits, 1), literal_at(Type::u64, 0, lanes));
  const Value away = binary("xor", compare(Op::gt, error, zero), compare(Op::le, sum, zero));
  const Value moved = select(away, binary("add", bits, 1), binary("sub", bits, 1));
  const Value adjust = binary("and", binary("and", finite, inexact), even);
  return cast(reinterpret(select(adjust, moved, bits), Type::f64), type);
}

Value Speller::number_min_max(Op op, Type type, int lanes, const std::string& a, const std::string& b) {
  const char* name = op == Op::fmin ? "llvm.minimum" : "llvm.maximum";
  const Value left{a, type, lanes, ""}, right{b, type, lanes, ""};
  const Value both{intrinsic(name, type, lanes, std::array{a, b}), type, lanes, ""};
  const auto is_nan = [&](const Value& v) {
    return def(Type::boolean, lanes, "fcmp uno {0} {1}, {1}", type_text(type, lanes), v.text);
  };
  return select(is_nan(left), right, select(is_nan(right), left, both));
}

Value Speller::float_op(Op op, Type type, int lanes, std::span<const std::string> args) {
  const auto plain = [&](const char* name) {
    return def(type, lanes, "{} {} {}, {}", name, type_text(type, lanes), args[0], args[1]);
  };
  const auto call = [&](const char* name) { return Value{intrinsic(name, type, lanes, args), type, lanes, ""}; };
  switch (op) {
    case Op::add: return plain("fadd");
    case Op::sub: return plain("fsub");
    case Op::mul: return plain("fmul");
    case Op::div: return plain("fdiv");
    case Op::rem: return plain("frem");
    case Op::sqrt: return call("llvm.sqrt");
    case Op::fma: return call("llvm.fma");
    case Op::floor: return call("llvm.floor");
    case Op::ceil: return call("llvm.ceil");
    case Op::trunc: return call("llvm.trunc");
    case Op::round: return call("llvm.roundeven");
    case Op::min: return call("llvm.minimum");
    case Op::max: return call("llvm.maximum");
    case Op::fmin:
    case Op::fmax: return number_min_max(op, type, lanes, args[0], args[1]);
    default: WEFT_CHECK(false, "no spelling of {} for floats", ir::name(op));
  }
}

Value Speller::int_op(Op op, Type type, int lanes, std::span<const std::string> args) {
  const bool is_signed = ir::is_signed_int(type);
  const Value a{args[0], type, lanes, ""};
  const Value b{args.size() > 1 ? args[1] : "", type, lanes, ""};
  const std::uint64_t width = static_cast<std::uint64_t>(8 * ir::size_bytes(type));
  const auto call = [&](const char* name) { return Value{intrinsic(name, type, lanes, args), type, lanes, ""}; };
  const auto call_flag = [&](const char* name) {  // with a last operand `i1 false`: zero and lowest are defined
    const std::string t = type_text(type, lanes), full = fmt::format("@{}.{}", name, suffix_text(type, lanes));
    declare(fmt::format("declare {0} {1}({0}, i1 immarg)", t, full));
    return def(type, lanes, "call {0} {1}({0} {2}, i1 false)", t, full, a.text);
  };
  switch (op) {
    case Op::add: return binary("add", a, b);
    case Op::sub: return binary("sub", a, b);
    case Op::mul: return binary("mul", a, b);
    case Op::div:
    case Op::rem: return divide(op, type, lanes, args[0], args[1]);
    case Op::neg: return binary("sub", literal_at(type, 0, lanes), a);
    case Op::abs: return is_signed ? call_flag("llvm.abs") : a;
    case Op::mul_hi: {
      const Value product = binary("mul", int_to_int(a, Type::u64), int_to_int(b, Type::u64));
      return int_to_int(binary("lshr", product, 32), type);
    }
    case Op::min: return call(is_signed ? "llvm.smin" : "llvm.umin");
    case Op::max: return call(is_signed ? "llvm.smax" : "llvm.umax");
    case Op::bit_and: return binary("and", a, b);
    case Op::bit_or: return binary("or", a, b);
    case Op::bit_xor: return binary("xor", a, b);
    case Op::bit_not: return binary("xor", a, ~std::uint64_t{0});
    case Op::shl: return binary("shl", a, binary("and", b, width - 1));
    case Op::shr: return binary(is_signed ? "ashr" : "lshr", a, binary("and", b, width - 1));
    case Op::popcount: return call("llvm.ctpop");
    case Op::clz: return call_flag("llvm.ctlz");
    case Op::ctz: return call_flag("llvm.cttz");
    default: WEFT_CHECK(false, "no spelling of {} for integers", ir::name(op));
  }
}

/// 1 where the division would trap: a / 1 is then a, and the remainder 0, as NUMERICS 2 wants both.
std::string Speller::safe_divisor(Type type, int lanes, const std::string& a, const std::string& b) {
  const Value divisor{b, type, lanes, ""};
  Value bad = compare(Op::eq, divisor, literal_at(type, 0, lanes));
  if (ir::is_signed_int(type)) {
    const std::uint64_t lowest = ~std::uint64_t{0} << (8 * ir::size_bytes(type) - 1);
    const Value is_lowest = compare(Op::eq, {a, type, lanes, ""}, literal_at(type, lowest, lanes));
    const Value is_minus_one = compare(Op::eq, divisor, literal_at(type, ~std::uint64_t{0}, lanes));
    bad = binary("or", bad, binary("and", is_lowest, is_minus_one));
  }
  return select(bad, literal_at(type, 1, lanes), divisor).text;
}

/// No vector unit divides integers: up to 32 bits the truncated quotient of floats is exact (the error of the rounded
/// quotient is below its distance 1 / b from the next integer); 64 bits are divided lane by lane.
Value Speller::divide(Op op, Type type, int lanes, const std::string& a, const std::string& b) {
  const bool is_signed = ir::is_signed_int(type);
  const Value dividend{a, type, lanes, ""};
  const Value divisor{safe_divisor(type, lanes, a, b), type, lanes, ""};
  if (lanes == 1 || ir::size_bytes(type) == 8) {
    if (op == Op::div) return binary(is_signed ? "sdiv" : "udiv", dividend, divisor);
    return binary(is_signed ? "srem" : "urem", dividend, divisor);
  }
  const Type wide = ir::size_bytes(type) == 4 ? Type::f64 : Type::f32;
  const Value ratio = binary("fdiv", int_to_float(dividend, wide), int_to_float(divisor, wide));
  const Value quotient = def(type, lanes, "{} {} {} to {}", is_signed ? "fptosi" : "fptoui", type_text(wide, lanes),
                             ratio.text, type_text(type, lanes));
  if (op == Op::div) return quotient;
  return binary("sub", dividend, binary("mul", quotient, divisor));
}

}  // namespace weft::backend::cpu

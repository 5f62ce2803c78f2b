#include "backend/cpu/spelling.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "support/append.hpp"
#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::Op;
using ir::Type;

namespace {

bool is_small_float(Type type) { return type == Type::f16 || type == Type::bf16; }

std::uint64_t sign_bit(Type type) { return std::uint64_t{1} << (8 * ir::size_bytes(type) - 1); }

struct Condition {
  const char *of_floats, *of_signed, *of_unsigned;
};

/// NaN compares false, but for `ne`.
Condition condition(Op op) {
  switch (op) {
    case Op::eq: return {"oeq", "eq", "eq"};
    case Op::ne: return {"une", "ne", "ne"};
    case Op::lt: return {"olt", "slt", "ult"};
    case Op::le: return {"ole", "sle", "ule"};
    case Op::gt: return {"ogt", "sgt", "ugt"};
    case Op::ge: return {"oge", "sge", "uge"};
    default: WEFT_CHECK(false, "{} compares nothing", ir::name(op));
  }
}

}  // namespace

// Entry: operands to equal lanes, then the row's own spelling.

Value Speller::op(Op op, Type operand, Type result, std::span<const Value> args) {
  int lanes = 1;
  bool linear = false;
  for (const Value& arg : args) {
    lanes = std::max(lanes, arg.lanes);
    linear = linear || arg.linear();
  }
  if (linear && lanes == 1) return linear_op(op, args[0], args[1]);
  if (op == Op::select) return select(args[0], args[1], args[2]);
  std::vector<Value> same;
  for (const Value& arg : args) same.push_back(at_lanes(arg, lanes));
  return spell(op, {operand, result, lanes, same});
}

/// A primitive without a spelling does not link.
Value Speller::spell(Op op, const Call& call) {
  switch (op) {
#define WEFT_PRIMITIVE(row, ...) \
  case Op::row:                  \
    return spell_##row(call);
#define WEFT_DERIVED(row, ...) \
  case Op::row:                \
    break;
#include "weft/ops.def"
  }
  WEFT_CHECK(false, "{} should have been expanded", ir::name(op));
}

Value Speller::linear_op(Op op, const Value& a, const Value& b) {
  const std::string a_stride = a.linear() ? a.stride : "0", b_stride = b.linear() ? b.stride : "0";
  const auto made = [](std::string text, std::string stride) {
    return Value{std::move(text), Type::i64, 1, stride == "0" ? "" : std::move(stride)};
  };
  if (op == Op::add) return made(add(a.text, b.text), add(a_stride, b_stride));
  if (op == Op::sub) return made(sub(a.text, b.text), sub(a_stride, b_stride));
  WEFT_CHECK(op == Op::mul && !(a.linear() && b.linear()), "a linear operand of {} must be made a vector first",
             ir::name(op));
  return made(mul(a.text, b.text), a.linear() ? mul(a.stride, b.text) : mul(a.text, b.stride));
}

// Arithmetic.

Value Speller::spell_add(const Call& call) { return arithmetic(call, "fadd", "add"); }
Value Speller::spell_sub(const Call& call) { return arithmetic(call, "fsub", "sub"); }
Value Speller::spell_mul(const Call& call) { return arithmetic(call, "fmul", "mul"); }

Value Speller::spell_div(const Call& call) {
  return ir::is_float(call.type) ? arithmetic(call, "fdiv", nullptr) : divide(call, false);
}

/// The float form becomes a call of fmod for each lane, which is exact.
Value Speller::spell_rem(const Call& call) {
  return ir::is_float(call.type) ? arithmetic(call, "frem", nullptr) : divide(call, true);
}

Value Speller::spell_neg(const Call& call) {
  const Value& a = call.args[0];
  if (is_small_float(call.type)) return binary("xor", a, sign_bit(call.type));
  if (ir::is_float(call.type)) return unary("fneg", a);
  return binary("sub", literal_at(call.type, 0, call.lanes), a);
}

Value Speller::spell_abs(const Call& call) {
  const Value& a = call.args[0];
  if (is_small_float(call.type)) return binary("and", a, sign_bit(call.type) - 1);
  if (ir::is_float(call.type)) return intrinsic("llvm.fabs", call.args);
  return ir::is_signed_int(call.type) ? int_math_of_zero(call, "llvm.abs") : a;
}

Value Speller::spell_copysign(const Call& call) {
  if (!is_small_float(call.type)) return intrinsic("llvm.copysign", call.args);
  const std::uint64_t sign = sign_bit(call.type);
  return binary("or", binary("and", call.args[0], sign - 1), binary("and", call.args[1], sign));
}

Value Speller::spell_sqrt(const Call& call) { return float_math(call, "llvm.sqrt"); }

Value Speller::spell_fma(const Call& call) {
  return is_small_float(call.type) ? small_fma(call) : intrinsic("llvm.fma", call.args);
}

Value Speller::spell_mul_hi(const Call& call) {
  const Value product = binary("mul", cast(call.args[0], Type::u64), cast(call.args[1], Type::u64));
  return cast(binary("lshr", product, 32), call.type);
}

Value Speller::spell_floor(const Call& call) { return float_math(call, "llvm.floor"); }
Value Speller::spell_ceil(const Call& call) { return float_math(call, "llvm.ceil"); }
Value Speller::spell_trunc(const Call& call) { return float_math(call, "llvm.trunc"); }
Value Speller::spell_round(const Call& call) { return float_math(call, "llvm.roundeven"); }

Value Speller::spell_min(const Call& call) {
  return ir::is_float(call.type) ? float_math(call, "llvm.minimum") : int_math(call, "llvm.smin", "llvm.umin");
}
Value Speller::spell_max(const Call& call) {
  return ir::is_float(call.type) ? float_math(call, "llvm.maximum") : int_math(call, "llvm.smax", "llvm.umax");
}
Value Speller::spell_fmin(const Call& call) { return number_extreme(call, "llvm.minimum"); }
Value Speller::spell_fmax(const Call& call) { return number_extreme(call, "llvm.maximum"); }

// Comparisons.

Value Speller::spell_eq(const Call& call) { return compare(Op::eq, call.args[0], call.args[1]); }
Value Speller::spell_ne(const Call& call) { return compare(Op::ne, call.args[0], call.args[1]); }
Value Speller::spell_lt(const Call& call) { return compare(Op::lt, call.args[0], call.args[1]); }
Value Speller::spell_le(const Call& call) { return compare(Op::le, call.args[0], call.args[1]); }
Value Speller::spell_gt(const Call& call) { return compare(Op::gt, call.args[0], call.args[1]); }
Value Speller::spell_ge(const Call& call) { return compare(Op::ge, call.args[0], call.args[1]); }

// Bits.

Value Speller::spell_bit_and(const Call& call) { return bitwise(call, "and"); }
Value Speller::spell_bit_or(const Call& call) { return bitwise(call, "or"); }
Value Speller::spell_bit_xor(const Call& call) { return bitwise(call, "xor"); }
Value Speller::spell_bit_not(const Call& call) { return binary("xor", call.args[0], ~std::uint64_t{0}); }
Value Speller::spell_shl(const Call& call) { return shift(call, "shl"); }
Value Speller::spell_shr(const Call& call) { return shift(call, ir::is_signed_int(call.type) ? "ashr" : "lshr"); }
Value Speller::spell_popcount(const Call& call) { return intrinsic("llvm.ctpop", call.args); }
Value Speller::spell_clz(const Call& call) { return int_math_of_zero(call, "llvm.ctlz"); }
Value Speller::spell_ctz(const Call& call) { return int_math_of_zero(call, "llvm.cttz"); }

// Choice and conversion.

Value Speller::spell_select(const Call& call) { return select(call.args[0], call.args[1], call.args[2]); }
Value Speller::spell_cast(const Call& call) { return cast(call.args[0], call.result); }
Value Speller::spell_bits(const Call& call) { return reinterpret(call.args[0], call.result); }
Value Speller::spell_raw_bits(const Call& call) { return reinterpret(call.args[0], call.result); }

// Shapes.

/// f16 and bf16 compute in f32 and round once.
template <class Spell>
Value Speller::widened(const Call& call, const Spell& spell) {
  std::vector<Value> wide;
  for (const Value& arg : call.args) wide.push_back(cast(arg, Type::f32));
  return cast(spell(Call{Type::f32, Type::f32, call.lanes, wide}), call.type);
}

Value Speller::arithmetic(const Call& call, const char* float_name, const char* int_name) {
  if (is_small_float(call.type)) {
    return widened(call, [&](const Call& wide) { return binary(float_name, wide.args[0], wide.args[1]); });
  }
  return binary(ir::is_float(call.type) ? float_name : int_name, call.args[0], call.args[1]);
}

Value Speller::float_math(const Call& call, const char* name) {
  if (!is_small_float(call.type)) return intrinsic(name, call.args);
  return widened(call, [&](const Call& wide) { return intrinsic(name, wide.args); });
}

Value Speller::int_math(const Call& call, const char* signed_name, const char* unsigned_name) {
  return intrinsic(ir::is_signed_int(call.type) ? signed_name : unsigned_name, call.args);
}

/// Intrinsics with a flag that leaves a result undefined; it is false here.
Value Speller::int_math_of_zero(const Call& call, const char* name) {
  const std::string type = type_text(call.type, call.lanes);
  const std::string full = fmt::format("@{}.{}", name, suffix_text(call.type, call.lanes));
  declare(fmt::format("declare {0} {1}({0}, i1 immarg)", type, full));
  return def(call.type, call.lanes, "call {0} {1}({0} {2}, i1 false)", type, full, call.args[0].text);
}

Value Speller::shift(const Call& call, const char* name) {
  const std::uint64_t width = static_cast<std::uint64_t>(8 * ir::size_bytes(call.type));
  return binary(name, call.args[0], binary("and", call.args[1], width - 1));
}

/// minimumNumber and maximumNumber: a NaN operand is left out.
Value Speller::number_extreme(const Call& call, const char* name) {
  if (is_small_float(call.type)) {
    return widened(call, [&](const Call& wide) { return number_extreme(wide, name); });
  }
  const Value &a = call.args[0], &b = call.args[1];
  return select(is_nan(a), b, select(is_nan(b), a, intrinsic(name, call.args)));
}

/// The product is exact in f64; the sum is rounded to odd there, so that the last rounding is the only one that shows.
Value Speller::small_fma(const Call& call) {
  const int lanes = call.lanes;
  const Value a = cast(call.args[0], Type::f64), b = cast(call.args[1], Type::f64), c = cast(call.args[2], Type::f64);
  const Value product = binary("fmul", a, b);
  const Value sum = binary("fadd", product, c);
  const Value back = binary("fsub", sum, product);
  const Value error = binary("fadd", binary("fsub", product, binary("fsub", sum, back)), binary("fsub", c, back));
  const Value bits = reinterpret(sum, Type::u64);
  const Value zero = literal_at(Type::f64, 0, lanes);
  const Value magnitude = intrinsic("llvm.fabs", std::array{sum});
  const Value finite = compare(Op::lt, magnitude, literal_at(Type::f64, 0x7ff0000000000000u, lanes));
  const Value inexact = compare(Op::ne, error, zero);
  const Value even = compare(Op::eq, binary("and", bits, 1), literal_at(Type::u64, 0, lanes));
  const Value away = binary("xor", compare(Op::gt, error, zero), compare(Op::le, sum, zero));
  const Value moved = select(away, binary("add", bits, 1), binary("sub", bits, 1));
  const Value adjust = binary("and", binary("and", finite, inexact), even);
  return cast(reinterpret(select(adjust, moved, bits), Type::f64), call.type);
}

/// 1 where the division would trap: a / 1 is then a, and the remainder 0, as NUMERICS 2 wants both.
Value Speller::safe_divisor(const Value& a, const Value& b) {
  const Type type = a.type;
  const int lanes = a.lanes;
  Value bad = compare(Op::eq, b, literal_at(type, 0, lanes));
  if (ir::is_signed_int(type)) {
    const std::uint64_t lowest = ~std::uint64_t{0} << (8 * ir::size_bytes(type) - 1);
    const Value overflows = binary("and", compare(Op::eq, a, literal_at(type, lowest, lanes)),
                                   compare(Op::eq, b, literal_at(type, ~std::uint64_t{0}, lanes)));
    bad = binary("or", bad, overflows);
  }
  return select(bad, literal_at(type, 1, lanes), b);
}

/// No vector unit divides integers: up to 32 bits the truncated quotient of floats is exact (the error of the rounded
/// quotient is below its distance 1 / b from the next integer); 64 bits are divided lane by lane.
Value Speller::divide(const Call& call, bool remainder) {
  const bool is_signed = ir::is_signed_int(call.type);
  const Value &a = call.args[0], b = safe_divisor(a, call.args[1]);
  if (call.lanes == 1 || ir::size_bytes(call.type) == 8) {
    const char* name = is_signed ? (remainder ? "srem" : "sdiv") : (remainder ? "urem" : "udiv");
    return binary(name, a, b);
  }
  const Type wide = ir::size_bytes(call.type) == 4 ? Type::f64 : Type::f32;
  const Value ratio = binary("fdiv", int_to_float(a, wide), int_to_float(b, wide));
  const Value quotient = convert(is_signed ? "fptosi" : "fptoui", ratio, call.type);
  return remainder ? binary("sub", a, binary("mul", quotient, b)) : quotient;
}

// Values.

Value Speller::select(const Value& condition, const Value& yes, const Value& no) {
  const int lanes = std::max({condition.lanes, yes.lanes, no.lanes});
  const std::string type = type_text(yes.type, lanes);
  return def(yes.type, lanes, "select {} {}, {} {}, {} {}", type_text(Type::boolean, condition.lanes), condition.text,
             type, text(yes, lanes), type, text(no, lanes));
}

Value Speller::compare(Op op, const Value& a, const Value& b) {
  if (is_small_float(a.type)) return compare(op, cast(a, Type::f32), cast(b, Type::f32));
  const Condition names = condition(op);
  const bool is_float = ir::is_float(a.type);
  const char* name = is_float ? names.of_floats : ir::is_signed_int(a.type) ? names.of_signed : names.of_unsigned;
  return def(Type::boolean, a.lanes, "{} {} {} {}, {}", is_float ? "fcmp" : "icmp", name, type_text(a.type, a.lanes),
             a.text, b.text);
}

Value Speller::is_nan(const Value& value) {
  if (!is_small_float(value.type)) {
    return def(Type::boolean, value.lanes, "fcmp uno {0} {1}, {1}", type_text(value.type, value.lanes), value.text);
  }
  const std::uint64_t infinity = value.type == Type::f16 ? 0x7c00 : 0x7f80;
  const Value magnitude = binary("and", value, 0x7fff);
  return def(Type::boolean, value.lanes, "icmp ugt {} {}, {}", type_text(value.type, value.lanes), magnitude.text,
             splat_text(literal(value.type, infinity), value.lanes));
}

Value Speller::canonical(const Value& value) {
  const std::uint64_t quiet = value.type == Type::f16    ? 0x7e00u
                              : value.type == Type::bf16 ? 0x7fc0u
                              : value.type == Type::f32  ? 0x7fc00000u
                                                         : 0x7ff8000000000000u;
  return select(is_nan(value), literal_at(value.type, quiet, value.lanes), value);
}

Value Speller::reinterpret(const Value& value, Type to) {
  if (type_text(value.type, value.lanes) == type_text(to, value.lanes)) return {value.text, to, value.lanes, ""};
  return convert("bitcast", value, to);
}

// Instructions.

Value Speller::unary(const char* name, const Value& a) {
  return def(a.type, a.lanes, "{} {} {}", name, type_text(a.type, a.lanes), a.text);
}

Value Speller::binary(const char* name, const Value& a, const Value& b) {
  return def(a.type, a.lanes, "{} {} {}, {}", name, type_text(a.type, a.lanes), a.text, b.text);
}

Value Speller::binary(const char* name, const Value& a, std::uint64_t literal_bits) {
  return binary(name, a, literal_at(a.type, literal_bits, a.lanes));
}

Value Speller::convert(const char* name, const Value& a, Type to) {
  return def(to, a.lanes, "{} {} {} to {}", name, type_text(a.type, a.lanes), a.text, type_text(to, a.lanes));
}

Value Speller::intrinsic(const char* name, std::span<const Value> operands) {
  const Type type = operands[0].type;
  const int lanes = operands[0].lanes;
  const std::string type_name = type_text(type, lanes);
  std::string arguments, types;
  for (const Value& operand : operands) {
    support::append(arguments, "{}{} {}", arguments.empty() ? "" : ", ", type_name, operand.text);
    support::append(types, "{}{}", types.empty() ? "" : ", ", type_name);
  }
  const std::string full = fmt::format("@{}.{}", name, suffix_text(type, lanes));
  declare(fmt::format("declare {} {}({})", type_name, full, types));
  return def(type, lanes, "call {} {}({})", type_name, full, arguments);
}

}  // namespace weft::backend::cpu

#include "backend/vulkan/spelling.hpp"

#include <fmt/format.h>
#include <spirv/unified1/GLSL.std.450.h>

#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::backend::vulkan {

using ir::Op;
using ir::Type;

namespace {

bool is_small_float(Type type) { return type == Type::f16 || type == Type::bf16; }
bool is_wide(Type type) { return ir::size_bytes(type) == 8; }
int width_of(Type type) { return 8 * ir::size_bytes(type); }
std::uint64_t all_ones(Type type) { return ~std::uint64_t{0} >> (64 - width_of(type)); }
std::uint64_t sign_bit(Type type) { return std::uint64_t{1} << (width_of(type) - 1); }
/// The unsigned type whose register holds the bits of another one.
Type word_of(Type type) { return is_wide(type) ? Type::u64 : Type::u32; }

struct Condition {
  spv::Op of_floats, of_signed, of_unsigned;
};

/// NaN compares false, but for `ne`.
Condition condition(Op op) {
  switch (op) {
    case Op::eq:
      return {spv::Op::OpFOrdEqual, spv::Op::OpIEqual, spv::Op::OpIEqual};
    case Op::ne:
      return {spv::Op::OpFUnordNotEqual, spv::Op::OpINotEqual, spv::Op::OpINotEqual};
    case Op::lt:
      return {spv::Op::OpFOrdLessThan, spv::Op::OpSLessThan, spv::Op::OpULessThan};
    case Op::le:
      return {spv::Op::OpFOrdLessThanEqual, spv::Op::OpSLessThanEqual, spv::Op::OpULessThanEqual};
    case Op::gt:
      return {spv::Op::OpFOrdGreaterThan, spv::Op::OpSGreaterThan, spv::Op::OpUGreaterThan};
    case Op::ge:
      return {spv::Op::OpFOrdGreaterThanEqual, spv::Op::OpSGreaterThanEqual, spv::Op::OpUGreaterThanEqual};
    default:
      WEFT_CHECK(false, "{} compares nothing", ir::name(op));
  }
}

std::uint64_t infinity_bits(Type type) {
  switch (type) {
    case Type::f16:
      return 0x7c00;
    case Type::bf16:
      return 0x7f80;
    case Type::f32:
      return 0x7f800000;
    case Type::f64:
      return 0x7ff0000000000000;
    default:
      WEFT_CHECK(false, "{} has no infinity", ir::name(type));
  }
}

std::uint64_t quiet_bits(Type type) {
  const int fraction = type == Type::f16 ? 10 : type == Type::bf16 ? 7 : type == Type::f32 ? 23 : 52;
  return infinity_bits(type) | (std::uint64_t{1} << (fraction - 1));
}

/// Drivers replace x * 0, x + 0 and the like, and some know no infinities.
bool is_folded_wrongly(Type type, std::uint64_t bits) {
  const std::uint64_t magnitude = bits & (sign_bit(type) - 1);
  const std::uint64_t one = type == Type::f32 ? 0x3f800000u : 0x3ff0000000000000u;
  return magnitude == 0 || magnitude == one || magnitude >= infinity_bits(type);
}

}  // namespace

void refuse(const std::string& what) {
  throw CompileError(fmt::format("vulkan: the device has no exact {}", what), {});
}

void Speller::need_f64() const {
  if (!target_.has_f64) refuse("f64");
}

// Types and literals.

Id Speller::type_id(Type type) {
  switch (type) {
    case Type::boolean:
      return spirv_.bool_type();
    case Type::i8:
    case Type::i16:
    case Type::i32:
    case Type::u8:
    case Type::u16:
    case Type::u32:
    case Type::f16:
    case Type::bf16:
      return spirv_.int_type(32);
    case Type::i64:
    case Type::u64:
      return spirv_.int_type(64);
    case Type::f32:
      return spirv_.float_type(32);
    case Type::f64:
      need_f64();
      spirv_.capability(spv::Capability::Float64);
      return spirv_.float_type(64);
  }
  return {};
}

Value Speller::literal(Type type, std::uint64_t bits) {
  switch (type) {
    case Type::boolean:
      return {spirv_.boolean((bits & 1) != 0), type};
    case Type::i8:
      return {spirv_.u32(static_cast<std::uint32_t>(static_cast<std::int8_t>(bits))), type};
    case Type::i16:
      return {spirv_.u32(static_cast<std::uint32_t>(static_cast<std::int16_t>(bits))), type};
    case Type::u8:
    case Type::u16:
    case Type::f16:
    case Type::bf16:
    case Type::i32:
    case Type::u32:
      return {spirv_.u32(static_cast<std::uint32_t>(bits & all_ones(type))), type};
    case Type::i64:
    case Type::u64:
      return {spirv_.u64(bits), type};
    case Type::f32:
    case Type::f64:
      break;
  }
  const Id id = type_id(type);
  if (!is_folded_wrongly(type, bits)) {
    return {type == Type::f32 ? spirv_.f32(static_cast<std::uint32_t>(bits)) : spirv_.f64(bits), type};
  }
  Id& known = hidden_[{type, bits}];
  if (known != Id{}) return {known, type};
  Id zero = opaque_zero_();
  if (type == Type::f64) zero = out_.prologue(spv::Op::OpUConvert, spirv_.int_type(64), {zero});
  const Id plain = type == Type::f32 ? spirv_.u32(static_cast<std::uint32_t>(bits)) : spirv_.u64(bits);
  const Id hidden = out_.prologue(spv::Op::OpBitwiseXor, type_id(word_of(type)), {plain, zero});
  known = out_.prologue(spv::Op::OpBitcast, id, {hidden});
  return {known, type};
}

// Entry.

Value Speller::op(Op op, Type operand, Type result, std::span<const Value> args) {
  return spell(op, {operand, result, args});
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

// Arithmetic.

Value Speller::spell_add(const Call& call) { return arithmetic(call, spv::Op::OpFAdd, spv::Op::OpIAdd); }
Value Speller::spell_sub(const Call& call) { return arithmetic(call, spv::Op::OpFSub, spv::Op::OpISub); }
Value Speller::spell_mul(const Call& call) { return arithmetic(call, spv::Op::OpFMul, spv::Op::OpIMul); }

Value Speller::spell_div(const Call& call) {
  if (!ir::is_float(call.type)) return divide(call, false);
  const bool exact = call.type == Type::f64 ? target_.division_64 : target_.division_32;
  if (exact) return arithmetic(call, spv::Op::OpFDiv, spv::Op::OpFDiv);
  if (call.type == Type::f64) refuse("division of f64");
  if (is_small_float(call.type)) return widened(call, [&](const Call& wide) { return spell_div(wide); });
  return corrected_division(call.args[0], call.args[1]);
}

Value Speller::spell_rem(const Call& call) {
  if (!ir::is_float(call.type)) return divide(call, true);
  if (is_small_float(call.type)) return widened(call, [&](const Call& wide) { return spell_rem(wide); });
  return float_remainder(call.args[0], call.args[1]);
}

Value Speller::spell_neg(const Call& call) {
  const Value& a = call.args[0];
  if (!ir::is_float(call.type)) return int_op(spv::Op::OpISub, literal(call.type, 0), a);
  return from_bits(int_op(spv::Op::OpBitwiseXor, bits_of(a), sign_bit(call.type)), call.type);
}

Value Speller::spell_abs(const Call& call) {
  const Value& a = call.args[0];
  if (ir::is_float(call.type)) return magnitude(a);
  if (!ir::is_signed_int(call.type)) return a;
  if (is_wide(call.type)) {  // some drivers take the magnitude that they see in a comparison wrongly
    const Value sign = int_op(spv::Op::OpShiftRightArithmetic, a, 63);
    return int_op(spv::Op::OpISub, int_op(spv::Op::OpBitwiseXor, a, sign), sign);
  }
  return select(compare(Op::lt, a, literal(a.type, 0)), int_op(spv::Op::OpISub, literal(a.type, 0), a), a);
}

Value Speller::spell_copysign(const Call& call) {
  const std::uint64_t sign = sign_bit(call.type);
  const Value size = int_op(spv::Op::OpBitwiseAnd, bits_of(call.args[0]), sign - 1);
  const Value side = int_op(spv::Op::OpBitwiseAnd, bits_of(call.args[1]), sign);
  return from_bits(int_op(spv::Op::OpBitwiseOr, size, side), call.type);
}

Value Speller::spell_sqrt(const Call& call) {
  if (is_small_float(call.type)) return widened(call, [&](const Call& wide) { return spell_sqrt(wide); });
  const auto root = [&](const Value& of) {
    const Value result{extended(GLSLstd450Sqrt, type_id(of.type), {of.id}), of.type};
    spirv_.decorate(result.id, spv::Decoration::NoContraction);
    return result;
  };
  const Value& a = call.args[0];
  if (call.type == Type::f64) {
    if (!target_.root_64) refuse("square root of f64");
    return root(a);
  }
  switch (target_.root_32) {
    case Root::native:
      return root(a);
    case Root::through_f64:
      return cast(root(cast(a, Type::f64)), Type::f32);
    case Root::corrected:
      return corrected_root(a, root(a));
  }
  return a;
}

Value Speller::spell_fma(const Call& call) {
  const bool single = call.type == Type::f32;
  if (call.type == Type::f64 && !target_.fma_64) refuse("fma of f64");
  if (single && target_.fma_32 == Fma::none) refuse("fma of f32");
  if (!(single && target_.fma_32 == Fma::native) && call.type != Type::f64) return fma_through_double(call);
  const Value fused{
      extended(GLSLstd450Fma, type_id(call.type), {call.args[0].id, call.args[1].id, call.args[2].id}),
      call.type};
  spirv_.decorate(fused.id, spv::Decoration::NoContraction);
  return fused;
}

Value Speller::spell_mul_hi(const Call& call) {
  const Value product = int_op(spv::Op::OpIMul, cast(call.args[0], Type::u64), cast(call.args[1], Type::u64));
  return cast(int_op(spv::Op::OpShiftRightLogical, product, 32), call.type);
}

Value Speller::spell_floor(const Call& call) { return rounding(call, GLSLstd450Floor); }
Value Speller::spell_ceil(const Call& call) { return rounding(call, GLSLstd450Ceil); }
Value Speller::spell_trunc(const Call& call) { return rounding(call, GLSLstd450Trunc); }
Value Speller::spell_round(const Call& call) { return rounding(call, GLSLstd450RoundEven); }

Value Speller::spell_min(const Call& call) { return extreme(call, false); }
Value Speller::spell_max(const Call& call) { return extreme(call, true); }
Value Speller::spell_fmin(const Call& call) { return number_extreme(call, false); }
Value Speller::spell_fmax(const Call& call) { return number_extreme(call, true); }

// Comparisons.

Value Speller::spell_eq(const Call& call) { return compare(Op::eq, call.args[0], call.args[1]); }
Value Speller::spell_ne(const Call& call) { return compare(Op::ne, call.args[0], call.args[1]); }
Value Speller::spell_lt(const Call& call) { return compare(Op::lt, call.args[0], call.args[1]); }
Value Speller::spell_le(const Call& call) { return compare(Op::le, call.args[0], call.args[1]); }
Value Speller::spell_gt(const Call& call) { return compare(Op::gt, call.args[0], call.args[1]); }
Value Speller::spell_ge(const Call& call) { return compare(Op::ge, call.args[0], call.args[1]); }

// Bits.

Value Speller::spell_bit_and(const Call& call) {
  return bitwise(call, spv::Op::OpBitwiseAnd, spv::Op::OpLogicalAnd);
}
Value Speller::spell_bit_or(const Call& call) {
  return bitwise(call, spv::Op::OpBitwiseOr, spv::Op::OpLogicalOr);
}
Value Speller::spell_bit_xor(const Call& call) {
  return bitwise(call, spv::Op::OpBitwiseXor, spv::Op::OpLogicalNotEqual);
}
Value Speller::spell_bit_not(const Call& call) {
  const bool is_bool = call.type == Type::boolean;
  return fit(def(is_bool ? spv::Op::OpLogicalNot : spv::Op::OpNot, call.type, {call.args[0].id}));
}
Value Speller::spell_shl(const Call& call) { return shift(call, spv::Op::OpShiftLeftLogical); }
Value Speller::spell_shr(const Call& call) {
  return shift(call,
               ir::is_signed_int(call.type) ? spv::Op::OpShiftRightArithmetic : spv::Op::OpShiftRightLogical);
}
Value Speller::spell_popcount(const Call& call) { return count_bits(call, 0); }
Value Speller::spell_clz(const Call& call) { return count_bits(call, 1); }
Value Speller::spell_ctz(const Call& call) { return count_bits(call, 2); }

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
  return cast(spell(Call{Type::f32, Type::f32, wide}), call.type);
}

Value Speller::arithmetic(const Call& call, spv::Op of_floats, spv::Op of_ints) {
  if (is_small_float(call.type)) {
    return widened(call, [&](const Call& wide) { return float_op(of_floats, wide.args[0], wide.args[1]); });
  }
  if (ir::is_float(call.type)) return float_op(of_floats, call.args[0], call.args[1]);
  return int_op(of_ints, call.args[0], call.args[1]);
}

/// The sign of a zero is set again: not all drivers keep it.
Value Speller::rounding(const Call& call, int instruction) {
  if (is_small_float(call.type))
    return widened(call, [&](const Call& wide) { return rounding(wide, instruction); });
  const Value& a = call.args[0];
  const Value near = a.type == Type::f64 ? rounded_double(a, instruction)
                                         : Value{extended(instruction, type_id(a.type), {a.id}), a.type};
  return spell_copysign({a.type, a.type, std::array{near, a}});
}

Value Speller::bitwise(const Call& call, spv::Op of_ints, spv::Op of_bools) {
  return def(call.type == Type::boolean ? of_bools : of_ints, call.type, {call.args[0].id, call.args[1].id});
}

Value Speller::shift(const Call& call, spv::Op op) {
  const std::uint64_t width = static_cast<std::uint64_t>(width_of(call.type));
  const Value amount = int_op(spv::Op::OpBitwiseAnd, call.args[1], width - 1);
  return int_op(op, call.args[0], amount);
}

/// By comparisons; what they leave open are equal values, where zeros may differ in sign, and NaN.
Value Speller::extreme(const Call& call, bool largest) {
  if (is_small_float(call.type))
    return widened(call, [&](const Call& wide) { return extreme(wide, largest); });
  const Value &a = call.args[0], &b = call.args[1];
  const Op ahead = largest ? Op::gt : Op::lt, behind = largest ? Op::lt : Op::gt;
  if (!ir::is_float(call.type)) return select(compare(ahead, a, b), a, b);
  const spv::Op sign = largest ? spv::Op::OpBitwiseAnd : spv::Op::OpBitwiseOr;
  const Value same = from_bits(int_op(sign, bits_of(a), bits_of(b)), call.type);
  const Value open = select(compare(Op::eq, a, b), same, literal(call.type, quiet_bits(call.type)));
  return select(compare(ahead, a, b), a, select(compare(behind, a, b), b, open));
}

/// minimumNumber and maximumNumber: a NaN operand is left out.
Value Speller::number_extreme(const Call& call, bool largest) {
  if (is_small_float(call.type)) {
    return widened(call, [&](const Call& wide) { return number_extreme(wide, largest); });
  }
  const Value &a = call.args[0], &b = call.args[1];
  return select(is_nan(a), b, select(is_nan(b), a, extreme(call, largest)));
}

/// What: 0 ones, 1 leading zeros, 2 trailing zeros. The instructions take 32 bits.
Value Speller::count_bits(const Call& call, int what) {
  const Value& a = call.args[0];
  if (is_wide(call.type)) {
    const Value low = cast(a, Type::u32), high = cast(int_op(spv::Op::OpShiftRightLogical, a, 32), Type::u32);
    const auto of = [&](const Value& half) {
      return count_bits({Type::u32, Type::u32, std::array{half}}, what);
    };
    if (what == 0) return cast(int_op(spv::Op::OpIAdd, of(low), of(high)), call.type);
    const Value &first = what == 1 ? high : low, &second = what == 1 ? low : high;
    const Value beyond = int_op(spv::Op::OpIAdd, of(second), 32);
    return cast(select(compare(Op::eq, first, literal(Type::u32, 0)), beyond, of(first)), call.type);
  }
  const int width = width_of(call.type);
  const Value plain = int_op(spv::Op::OpBitwiseAnd, Value{a.id, Type::u32}, all_ones(call.type));
  Id count{};
  if (what == 0) count = out_.def(spv::Op::OpBitCount, spirv_.int_type(32), {plain.id});
  if (what == 1) {
    count = word_op(spv::Op::OpISub, word(static_cast<std::uint32_t>(width - 1)), high_bit(plain.id));
  }
  if (what == 2) {
    const Id lowest = extended(GLSLstd450FindILsb, spirv_.int_type(32), {plain.id});
    const Value none = compare(Op::eq, plain, literal(Type::u32, 0));
    count = select(none, literal(Type::u32, static_cast<std::uint64_t>(width)), {lowest, Type::u32}).id;
  }
  return {count, call.type};
}

/// A divisor of 1 where the division is undefined: a / 1 is then a, and the remainder 0, as NUMERICS 2 wants
/// both. The remainder is made from the quotient: drivers need not give that of negative numbers.
Value Speller::divide(const Call& call, bool remainder) {
  const bool is_signed = ir::is_signed_int(call.type);
  const Value &a = call.args[0], &b = call.args[1];
  Value bad = compare(Op::eq, b, literal(call.type, 0));
  if (is_signed) {
    const Value lowest = compare(Op::eq, a, literal(call.type, sign_bit(call.type)));
    bad = either(bad, both(lowest, compare(Op::eq, b, literal(call.type, all_ones(call.type)))));
  }
  const Value divisor = select(bad, literal(call.type, 1), b);
  const Value quotient = int_op(is_signed ? spv::Op::OpSDiv : spv::Op::OpUDiv, a, divisor);
  return remainder ? int_op(spv::Op::OpISub, a, int_op(spv::Op::OpIMul, quotient, divisor)) : quotient;
}

// Values.

Value Speller::select(const Value& condition, const Value& yes, const Value& no) {
  return def(spv::Op::OpSelect, yes.type, {condition.id, yes.id, no.id});
}

Value Speller::compare(Op op, const Value& a, const Value& b) {
  if (is_small_float(a.type)) return compare(op, cast(a, Type::f32), cast(b, Type::f32));
  if (a.type == Type::boolean) {
    return def(op == Op::eq ? spv::Op::OpLogicalEqual : spv::Op::OpLogicalNotEqual, a.type, {a.id, b.id});
  }
  const Condition names = condition(op);
  const spv::Op chosen = ir::is_float(a.type)        ? names.of_floats
                         : ir::is_signed_int(a.type) ? names.of_signed
                                                     : names.of_unsigned;
  return def(chosen, Type::boolean, {a.id, b.id});
}

Value Speller::is_nan(const Value& value) {
  const Value size = int_op(spv::Op::OpBitwiseAnd, bits_of(value), sign_bit(value.type) - 1);
  return compare(Op::gt, size, literal(size.type, infinity_bits(value.type)));
}

Value Speller::canonical(const Value& value) {
  return select(is_nan(value), literal(value.type, quiet_bits(value.type)), value);
}

Value Speller::magnitude(const Value& value) {
  return from_bits(int_op(spv::Op::OpBitwiseAnd, bits_of(value), sign_bit(value.type) - 1), value.type);
}

Value Speller::bits_of(const Value& value) {
  const Type word = word_of(value.type);
  if (is_small_float(value.type) || !ir::is_float(value.type)) return {value.id, word};
  return def(spv::Op::OpBitcast, word, {value.id});
}

Value Speller::from_bits(const Value& bits, Type type) {
  if (!ir::is_float(type) || is_small_float(type)) return fit({bits.id, type});
  return def(spv::Op::OpBitcast, type, {bits.id});
}

Value Speller::reinterpret(const Value& value, Type to) {
  if (value.type == to) return value;
  // A sign that fills a register is no part of the bits.
  Value bits = bits_of(value);
  if (ir::is_signed_int(value.type) && width_of(value.type) < 32) {
    bits = int_op(spv::Op::OpBitwiseAnd, bits, all_ones(value.type));
  }
  return from_bits(bits, to);
}

Value Speller::fit(const Value& value) {
  const int width = width_of(value.type);
  if (width >= 32 || value.type == Type::boolean || ir::is_float(value.type)) return value;
  if (ir::is_unsigned_int(value.type)) {
    return {word_op(spv::Op::OpBitwiseAnd, value.id, word(static_cast<std::uint32_t>(all_ones(value.type)))),
            value.type};
  }
  const Id amount = word(static_cast<std::uint32_t>(32 - width));
  return {word_op(spv::Op::OpShiftRightArithmetic, word_op(spv::Op::OpShiftLeftLogical, value.id, amount),
                  amount),
          value.type};
}

// Instructions.

Value Speller::float_op(spv::Op op, const Value& a, const Value& b) {
  const Value result = def(op, a.type, {a.id, b.id});
  spirv_.decorate(result.id, spv::Decoration::NoContraction);
  return result;
}

Id Speller::extended(int instruction, Id type, const std::vector<Id>& operands) {
  std::vector<Word> words{spirv_.extended(), static_cast<std::uint32_t>(instruction)};
  words.insert(words.end(), operands.begin(), operands.end());
  return out_.def(spv::Op::OpExtInst, type, words);
}

Id Speller::high_bit(Id word) { return extended(GLSLstd450FindUMsb, spirv_.int_type(32), {word}); }

}  // namespace weft::backend::vulkan

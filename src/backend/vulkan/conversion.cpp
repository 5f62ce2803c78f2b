// Conversions between element types: one rounding, saturation and NaN as NUMERICS 1 and 2 have them.
#include "backend/vulkan/spelling.hpp"

namespace weft::backend::vulkan {

using ir::Op;
using ir::Type;

Value Speller::cast(const Value& value, Type to) {
  if (value.type == to) return value;
  if (to == Type::boolean) return to_bool(value);
  if (value.type == Type::boolean) {
    const std::uint64_t one = to == Type::f16    ? 0x3c00u
                              : to == Type::bf16 ? 0x3f80u
                              : to == Type::f32  ? 0x3f800000u
                              : to == Type::f64  ? 0x3ff0000000000000u
                                                 : 1u;
    return select(value, literal(to, one), literal(to, 0));
  }
  if (ir::is_int(value.type)) return ir::is_int(to) ? int_to_int(value, to) : int_to_float(value, to);
  return ir::is_int(to) ? float_to_int(value, to) : float_to_float(value, to);
}

Value Speller::to_bool(const Value& value) {
  const Value bits = ir::is_float(value.type) ? bits_of(magnitude(value)) : value;
  return compare(Op::ne, bits, literal(bits.type, 0));
}

Value Speller::int_to_int(const Value& value, Type to) {
  const bool wide_from = ir::size_bytes(value.type) == 8, wide_to = ir::size_bytes(to) == 8;
  if (wide_from && wide_to) return {value.id, to};
  if (wide_from) return fit(def(spv::Op::OpUConvert, to, {value.id}));
  if (!wide_to) return fit({value.id, to});
  return ir::is_signed_int(value.type) ? Value{widen_signed(value.id).id, to} : Value{widen(value.id).id, to};
}

Value Speller::widen_signed(Id word) {
  if (target_.extends_signs)
    return {out_.def(spv::Op::OpSConvert, spirv_.int_type(64), {word}), ir::index_type};
  const Value moved = widen(word_op(spv::Op::OpBitwiseXor, word, spirv_.u32(0x80000000u)));
  return int_op(spv::Op::OpISub, moved, 0x80000000u);
}

/// An integer as an f32 whose rounding to 16 bits or fewer is that of the integer: of what an f32 cannot
/// hold, ten bits at a time are gathered into the lowest kept one, which leaves 14 at least.
Value Speller::sticky_single(const Value& value) {
  const bool is_signed = ir::is_signed_int(value.type);
  const Value wide{cast(value, is_signed ? Type::i64 : Type::u64).id, Type::u64};
  // Not by a comparison: some drivers take the 64-bit magnitude that they see in it wrongly.
  const Value sign = is_signed ? def(spv::Op::OpShiftRightArithmetic, Type::u64, {wide.id, spirv_.u64(63)})
                               : literal(Type::u64, 0);
  const Value size = int_op(spv::Op::OpISub, int_op(spv::Op::OpBitwiseXor, wide, sign), sign);
  Value kept = size;
  for (const std::uint64_t dropped : {10u, 20u, 30u, 40u}) {
    const Value high =
        int_op(spv::Op::OpShiftLeftLogical, int_op(spv::Op::OpShiftRightLogical, size, dropped), dropped);
    const Value marked = int_op(spv::Op::OpBitwiseOr, high, std::uint64_t{1} << dropped);
    const Value gathered = select(compare(Op::eq, high, size), high, marked);
    kept =
        select(compare(Op::ge, size, literal(Type::u64, std::uint64_t{1} << (14 + dropped))), gathered, kept);
  }
  const Value exact = def(spv::Op::OpConvertUToF, Type::f32, {kept.id});
  const Value minus = int_op(spv::Op::OpBitwiseAnd, cast(sign, Type::u32), 0x80000000u);
  return from_bits(int_op(spv::Op::OpBitwiseXor, bits_of(exact), minus), Type::f32);
}

Value Speller::int_to_float(const Value& value, Type to) {
  const spv::Op op = ir::is_signed_int(value.type) ? spv::Op::OpConvertSToF : spv::Op::OpConvertUToF;
  if (to == Type::f32 || to == Type::f64) return def(op, to, {value.id});
  // f32 holds exactly whatever has at most 16 bits.
  const bool exact = ir::size_bytes(value.type) <= 2;
  return float_to_float(exact ? def(op, Type::f32, {value.id}) : sticky_single(value), to);
}

Value Speller::float_to_int(const Value& value, Type to) {
  if (value.type == Type::f16 || value.type == Type::bf16) return float_to_int(cast(value, Type::f32), to);
  const bool is_signed = ir::is_signed_int(to);
  const auto power_of_two = [&](int exponent, bool negative) {
    return literal(value.type,
                   value.type == Type::f32
                       ? (std::uint64_t(127 + exponent) << 23) | (std::uint64_t{negative} << 31)
                       : (std::uint64_t(1023 + exponent) << 52) | (std::uint64_t{negative} << 63));
  };
  const int digits = 8 * ir::size_bytes(to) - (is_signed ? 1 : 0);
  const std::uint64_t largest = ~std::uint64_t{0} >> (64 - digits);
  const Value past = compare(Op::ge, value, power_of_two(digits, false)), zero = literal(value.type, 0);
  // What the conversion does not take is replaced before it: drivers may do anything there.
  if (!is_signed) {
    const Value positive = compare(Op::gt, value, zero);
    const Value safe = select(past, zero, select(positive, value, zero));
    const Value inside = def(spv::Op::OpConvertFToU, to, {safe.id});
    return select(past, literal(to, largest), inside);
  }
  const Value low = compare(Op::lt, value, power_of_two(digits, true));
  const Value safe = select(either(either(past, low), is_nan(value)), zero, value);
  const Value inside = def(spv::Op::OpConvertFToS, to, {safe.id});
  return select(low, literal(to, ~largest), select(past, literal(to, largest), inside));
}

Value Speller::float_to_float(const Value& value, Type to) {
  if (value.type == to) return value;
  if (value.type == Type::f16) return float_to_float(widen_half(value), to);
  if (value.type == Type::bf16) {
    const Value word{value.id, Type::u32};
    return float_to_float(from_bits(int_op(spv::Op::OpShiftLeftLogical, word, 16), Type::f32), to);
  }
  if (value.type == Type::f64) {
    if (to == Type::f32) return def(spv::Op::OpFConvert, to, {value.id});
    return float_to_float(round_to_odd(value), to);
  }
  if (to == Type::f64) return def(spv::Op::OpFConvert, to, {value.id});
  return to == Type::f16 ? narrow_half(value) : narrow_brain(value);
}

/// f64 to f32 so that a second rounding to 16 bits is the only one that shows: towards zero, then the last
/// bit is set where something was lost.
Value Speller::round_to_odd(const Value& value) {
  const Value nearest = def(spv::Op::OpFConvert, Type::f32, {value.id});
  const Value back = def(spv::Op::OpFConvert, Type::f64, {nearest.id});
  const Value bits = bits_of(nearest), got = bits_of(magnitude(back)), want = bits_of(magnitude(value));
  const Value nan = is_nan(value);
  const Value above = compare(Op::gt, got, want), below = compare(Op::lt, got, want);
  const Value truncated = select(above, int_op(spv::Op::OpISub, bits, 1), bits);
  const Value odd = int_op(spv::Op::OpBitwiseOr, truncated, 1);
  return from_bits(select(nan, bits, select(either(above, below), odd, bits)), Type::f32);
}

Value Speller::widen_half(const Value& value) {
  const Value half{value.id, Type::u32};
  const Value size = int_op(spv::Op::OpBitwiseAnd, half, 0x7fff);
  const Value shifted = int_op(spv::Op::OpShiftLeftLogical, size, 13);
  const Value normal = int_op(spv::Op::OpIAdd, shifted, 0x38000000u);
  const Value special = int_op(spv::Op::OpBitwiseOr, shifted, 0x7f800000u);
  const Value count = def(spv::Op::OpConvertUToF, Type::f32, {size.id});
  const Value subnormal = bits_of(float_op(spv::Op::OpFMul, count, literal(Type::f32, 0x33800000u)));
  const auto at = [&](std::uint32_t bits) { return literal(Type::u32, bits); };
  const Value bits = select(compare(Op::ge, size, at(0x7c00)), special,
                            select(compare(Op::ge, size, at(0x400)), normal, subnormal));
  const Value sign = int_op(spv::Op::OpShiftLeftLogical, int_op(spv::Op::OpBitwiseAnd, half, 0x8000), 16);
  return from_bits(int_op(spv::Op::OpBitwiseOr, bits, sign), Type::f32);
}

Value Speller::narrow_half(const Value& value) {
  const Value bits = bits_of(value);
  const Value size = int_op(spv::Op::OpBitwiseAnd, bits, 0x7fffffffu);
  const Value sign = int_op(spv::Op::OpBitwiseAnd, int_op(spv::Op::OpShiftRightLogical, bits, 16), 0x8000);
  const Value last = int_op(spv::Op::OpBitwiseAnd, int_op(spv::Op::OpShiftRightLogical, size, 13), 1);
  const Value biased = int_op(spv::Op::OpIAdd, int_op(spv::Op::OpISub, size, 0x38000000u),
                              int_op(spv::Op::OpIAdd, last, 0xfff));
  const Value normal = int_op(spv::Op::OpShiftRightLogical, biased, 13);
  // Adding 0.5 leaves the subnormal, rounded, in the low bits.
  const Value sum = float_op(spv::Op::OpFAdd, from_bits(size, Type::f32), literal(Type::f32, 0x3f000000u));
  const Value subnormal = int_op(spv::Op::OpISub, bits_of(sum), 0x3f000000u);
  const auto at = [&](std::uint32_t b) { return literal(Type::u32, b); };
  Value result = select(compare(Op::lt, size, at(0x38800000u)), subnormal, normal);
  result = select(compare(Op::ge, size, at(0x47800000u)), at(0x7c00), result);
  result = select(compare(Op::gt, size, at(0x7f800000u)), at(0x7e00), result);
  return {int_op(spv::Op::OpBitwiseOr, result, sign).id, Type::f16};
}

Value Speller::narrow_brain(const Value& value) {
  const Value bits = bits_of(value);
  const Value last = int_op(spv::Op::OpBitwiseAnd, int_op(spv::Op::OpShiftRightLogical, bits, 16), 1);
  const Value up = int_op(spv::Op::OpIAdd, bits, int_op(spv::Op::OpIAdd, last, 0x7fff));
  const Value rounded = int_op(spv::Op::OpShiftRightLogical, up, 16);
  return {select(is_nan(value), literal(Type::u32, 0x7fc0), rounded).id, Type::bf16};
}

}  // namespace weft::backend::vulkan

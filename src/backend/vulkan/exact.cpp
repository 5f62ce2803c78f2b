// Primitives that no driver promises, from exact ones: remainders, fma, and division and roots where the
// probe finds the device's own wrong.
#include <spirv/unified1/GLSL.std.450.h>

#include "backend/vulkan/spelling.hpp"

namespace weft::backend::vulkan {

using ir::Op;
using ir::Type;

// Remainder.

Value Speller::float_remainder(const Value& a, const Value& b) {
  const Type word = a.type == Type::f64 ? Type::u64 : Type::u32;
  const std::uint64_t infinity = a.type == Type::f64 ? 0x7ff0000000000000u : 0x7f800000u;
  const std::uint64_t quiet = a.type == Type::f64 ? 0x7ff8000000000000u : 0x7fc00000u;
  const Value size_a = bits_of(magnitude(a)), size_b = bits_of(magnitude(b));
  const Value undefined = either(either(compare(Op::ge, size_a, literal(word, infinity)),
                                        compare(Op::gt, size_b, literal(word, infinity))),
                                 compare(Op::eq, size_b, literal(word, 0)));
  // A divisor of 1 keeps the loop's division defined.
  const Value divisor = select(undefined, literal(word, 1), size_b);
  const Value rest = shifted_remainder(size_a, divisor);
  const Value smaller = compare(Op::lt, size_a, size_b);
  const Value sign =
      int_op(spv::Op::OpBitwiseAnd, bits_of(a), infinity == 0x7f800000u ? 0x80000000u : 1ull << 63);
  const Value bits = int_op(spv::Op::OpBitwiseOr, select(smaller, size_a, rest), sign);
  return from_bits(select(undefined, literal(word, quiet), bits), a.type);
}

/// Bits of positive finite floats: the fraction of `a`, moved up by the difference of the exponents, modulo
/// that of `b`, some bits at a time; each step is exact in the word.
Value Speller::shifted_remainder(const Value& a, const Value& b) {
  const Type word = a.type;
  const bool wide = word == Type::u64;
  const std::uint64_t digits = wide ? 52 : 23, step = wide ? 11 : 8;
  const std::uint64_t one = std::uint64_t{1} << digits;
  const auto exponent = [&](const Value& bits) {
    return extreme(
        {word, word, std::array{int_op(spv::Op::OpShiftRightLogical, bits, digits), literal(word, 1)}}, true);
  };
  const auto fraction = [&](const Value& bits) {
    const Value low = int_op(spv::Op::OpBitwiseAnd, bits, one - 1);
    return select(compare(Op::ge, bits, literal(word, one)), int_op(spv::Op::OpBitwiseOr, low, one), low);
  };
  const Value of_b = fraction(b), low = exponent(b);
  const Id rest = out_.variable(type_id(word)), left = out_.variable(type_id(word));
  const auto get = [&](Id variable) { return def(spv::Op::OpLoad, word, {variable}); };
  const auto set = [&](Id variable, const Value& value) {
    out_.line(spv::Op::OpStore, {variable, value.id});
  };
  const Value below = compare(Op::lt, exponent(a), low);
  set(rest, int_op(spv::Op::OpUMod, fraction(a), of_b));
  set(left, select(below, literal(word, 0), int_op(spv::Op::OpISub, exponent(a), low)));
  out_.repeat([&] { return compare(Op::gt, get(left), literal(word, 0)).id; },
              [&] {
                const Value now = extreme({word, word, std::array{get(left), literal(word, step)}}, false);
                const Value moved = int_op(spv::Op::OpShiftLeftLogical, get(rest), now);
                set(rest, int_op(spv::Op::OpUMod, moved, of_b));
                set(left, int_op(spv::Op::OpISub, get(left), now));
              });
  // The leading one goes back to its place, or as far as the exponents reach.
  const Value result = get(rest);
  const Value zeros = count_bits({word, word, std::array{result}}, 1);
  const Value room = int_op(spv::Op::OpISub, zeros, literal(word, (wide ? 64 : 32) - digits - 1));
  const Value spare = int_op(spv::Op::OpISub, low, 1);
  const Value moved = extreme({word, word, std::array{room, spare}}, false);
  const Value lead = int_op(spv::Op::OpShiftLeftLogical, result, moved);
  const Value field = int_op(spv::Op::OpShiftLeftLogical, int_op(spv::Op::OpISub, spare, moved), digits);
  const Value number = int_op(spv::Op::OpIAdd, lead, field);
  return select(compare(Op::eq, result, literal(word, 0)), result, number);
}

// Integral values of f64.

/// Drivers get some of these wrong. Up to the sign of a zero.
Value Speller::rounded_double(const Value& a, int instruction) {
  const Value size = magnitude(a), bits = bits_of(size);
  const Value whole =
      compare(Op::ge, bits, literal(Type::u64, 0x4330000000000000u));  // 2^52, infinities and NaN too
  if (instruction == GLSLstd450RoundEven) {
    const Value shift = literal(Type::f64, 0x4330000000000000u);
    const Value near = float_op(spv::Op::OpFSub, float_op(spv::Op::OpFAdd, size, shift), shift);
    return select(whole, a, near);
  }
  // The bits of the fraction go.
  const Value exponent = int_op(spv::Op::OpISub, int_op(spv::Op::OpShiftRightLogical, bits, 52), 1023);
  const Value safe = int_op(spv::Op::OpBitwiseAnd, exponent, 63);
  const Value fraction = int_op(spv::Op::OpShiftRightLogical, literal(Type::u64, 0x000fffffffffffffu), safe);
  const Value kept = int_op(spv::Op::OpBitwiseAnd, bits_of(a), def(spv::Op::OpNot, Type::u64, {fraction.id}));
  const Value small = compare(Op::lt, bits, literal(Type::u64, 0x3ff0000000000000u));
  const Value cut =
      from_bits(select(whole, bits_of(a), select(small, literal(Type::u64, 0), kept)), Type::f64);
  const Value one = literal(Type::f64, 0x3ff0000000000000u);
  if (instruction == GLSLstd450Floor)
    return select(compare(Op::gt, cut, a), float_op(spv::Op::OpFSub, cut, one), cut);
  if (instruction == GLSLstd450Ceil)
    return select(compare(Op::lt, cut, a), float_op(spv::Op::OpFAdd, cut, one), cut);
  return cut;
}

// fma.

/// The product is exact in f64; the sum is rounded to odd there, so that the last rounding is the only one
/// that shows.
Value Speller::fma_through_double(const Call& call) {
  if (!target_.has_f64) refuse("fma");
  const Value a = cast(call.args[0], Type::f64), b = cast(call.args[1], Type::f64),
              c = cast(call.args[2], Type::f64);
  const Value product = float_op(spv::Op::OpFMul, a, b);
  const Value sum = float_op(spv::Op::OpFAdd, product, c);
  const Value back = float_op(spv::Op::OpFSub, sum, product);
  const Value error =
      float_op(spv::Op::OpFAdd, float_op(spv::Op::OpFSub, product, float_op(spv::Op::OpFSub, sum, back)),
               float_op(spv::Op::OpFSub, c, back));
  const Value bits = bits_of(sum), zero = literal(Type::f64, 0);
  const Value size = bits_of(magnitude(sum));
  const Value finite = compare(Op::lt, size, literal(Type::u64, 0x7ff0000000000000u));
  const Value inexact = compare(Op::ne, error, zero);
  const Value even = compare(Op::eq, int_op(spv::Op::OpBitwiseAnd, bits, 1), literal(Type::u64, 0));
  const Value above = compare(Op::gt, error, zero), not_above = compare(Op::le, sum, zero);
  const Value away = def(spv::Op::OpLogicalNotEqual, Type::boolean, {above.id, not_above.id});
  const Value moved = select(away, int_op(spv::Op::OpIAdd, bits, 1), int_op(spv::Op::OpISub, bits, 1));
  return cast(from_bits(select(both(both(finite, inexact), even), moved, bits), Type::f64), call.type);
}

// Division and roots of f32 by integers.

Speller::Parts Speller::parts_of(const Value& a) {
  const Value size = bits_of(magnitude(a));
  const Value field = int_op(spv::Op::OpShiftRightLogical, size, 23);
  const Value low = int_op(spv::Op::OpBitwiseAnd, size, 0x7fffff);
  const Value normal = compare(Op::gt, field, literal(Type::u32, 0));
  const Value zeros{word_op(spv::Op::OpISub, word(23), high_bit(low.id)), Type::u32};
  const Value lifted = int_op(spv::Op::OpShiftLeftLogical, low, int_op(spv::Op::OpBitwiseAnd, zeros, 31));
  const Value fraction = select(normal, int_op(spv::Op::OpBitwiseOr, low, 0x800000), lifted);
  const Value exponent = select(normal, field, int_op(spv::Op::OpISub, literal(Type::u32, 1), zeros));
  return {fraction, {exponent.id, Type::i32}};
}

/// `fraction` of 27 bits, the highest set and the lowest sticky, times 2^(exponent - 127 - 26), rounded to
/// nearest even.
Value Speller::rounded(const Value& sign, const Value& fraction, const Value& exponent) {
  const auto number = [&](std::int32_t value) {
    return literal(Type::i32, static_cast<std::uint32_t>(value));
  };
  const Value under = int_op(spv::Op::OpISub, number(1), exponent);
  const Value subnormal = compare(Op::gt, under, number(0));
  const Value drop{
      select(subnormal, select(compare(Op::gt, under, number(30)), number(30), under), number(0)).id,
      Type::u32};
  const Value shifted = int_op(spv::Op::OpShiftRightLogical, fraction, drop);
  const Value lost = compare(Op::ne, int_op(spv::Op::OpShiftLeftLogical, shifted, drop), fraction);
  const Value kept = select(lost, int_op(spv::Op::OpBitwiseOr, shifted, 1), shifted);
  const Value last = int_op(spv::Op::OpBitwiseAnd, int_op(spv::Op::OpShiftRightLogical, kept, 3), 1);
  const Value up = int_op(spv::Op::OpIAdd, int_op(spv::Op::OpIAdd, kept, 3), last);
  const Value digits = int_op(spv::Op::OpShiftRightLogical, up, 3);
  const Value field{select(subnormal, number(0), int_op(spv::Op::OpISub, exponent, number(1))).id, Type::u32};
  const Value bits = int_op(spv::Op::OpIAdd, digits, int_op(spv::Op::OpShiftLeftLogical, field, 23));
  const Value infinity = literal(Type::u32, 0x7f800000);
  const Value over = either(compare(Op::ge, exponent, number(255)), compare(Op::ge, bits, infinity));
  return from_bits(int_op(spv::Op::OpBitwiseOr, select(over, infinity, bits), sign), Type::f32);
}

Value Speller::corrected_division(const Value& a, const Value& b) {
  const Value sign =
      int_op(spv::Op::OpBitwiseAnd, int_op(spv::Op::OpBitwiseXor, bits_of(a), bits_of(b)), 0x80000000u);
  const Parts over = parts_of(a), under = parts_of(b);
  const Value dividend = int_op(spv::Op::OpShiftLeftLogical, cast(over.fraction, Type::u64), 27);
  const Value divisor = cast(under.fraction, Type::u64);
  const Value safe = select(compare(Op::eq, divisor, literal(Type::u64, 0)), literal(Type::u64, 1), divisor);
  const Value quotient = int_op(spv::Op::OpUDiv, dividend, safe);
  const Value exact = compare(Op::eq, int_op(spv::Op::OpIMul, quotient, safe), dividend);
  Value digits = cast(quotient, Type::u32);
  digits = select(exact, digits, int_op(spv::Op::OpBitwiseOr, digits, 1));
  const Value long_one = compare(Op::ge, digits, literal(Type::u32, 1u << 27));
  const Value halved = int_op(spv::Op::OpBitwiseOr, int_op(spv::Op::OpShiftRightLogical, digits, 1),
                              int_op(spv::Op::OpBitwiseAnd, digits, 1));
  const Value bias = select(long_one, literal(Type::i32, 127), literal(Type::i32, 126));
  const Value exponent =
      int_op(spv::Op::OpIAdd, int_op(spv::Op::OpISub, over.exponent, under.exponent), bias);
  const Value number = rounded(sign, select(long_one, halved, digits), exponent);
  // Zeros, infinities and NaN: the device's own, whose bits are certain.
  const auto special = [&](const Value& v) {
    const Value size = bits_of(magnitude(v));
    return either(compare(Op::eq, size, literal(Type::u32, 0)),
                  compare(Op::ge, size, literal(Type::u32, 0x7f800000)));
  };
  return select(either(special(a), special(b)), float_op(spv::Op::OpFDiv, a, b), number);
}

/// The root of the fraction, moved up to 52 or 53 bits, is a number of 26 or 27 bits; `near` is a few of its
/// last ones off, which exact squares set right.
Value Speller::corrected_root(const Value& a, const Value& near) {
  const Parts parts = parts_of(a);
  // sqrt(fraction * 2^(exponent - 150)) with an even power: fraction * 2^(28 or 29) is the square of 26 bits.
  const Value odd = int_op(spv::Op::OpBitwiseAnd, parts.exponent, 1);
  const Value wide = cast(parts.fraction, Type::u64);
  const Value is_odd = compare(Op::ne, odd, literal(Type::i32, 0));
  const Value square = select(is_odd, int_op(spv::Op::OpShiftLeftLogical, wide, 29),
                              int_op(spv::Op::OpShiftLeftLogical, wide, 30));
  // floor((exponent - 127) / 2) + 127
  const Value unbiased = int_op(spv::Op::OpISub, parts.exponent, literal(Type::i32, 127));
  const Value exponent = int_op(spv::Op::OpIAdd, int_op(spv::Op::OpShiftRightArithmetic, unbiased, 1), 127);
  // The fraction of `near` has 24 bits, of a root of 27; it may stand on the other side of a power of two.
  const Parts of_near = parts_of(near);
  const Value plain = cast(int_op(spv::Op::OpShiftLeftLogical, of_near.fraction, 3), Type::u64);
  const Value above = compare(Op::gt, of_near.exponent, exponent),
              below = compare(Op::lt, of_near.exponent, exponent);
  const Value close = select(above, int_op(spv::Op::OpShiftLeftLogical, plain, 1),
                             select(below, int_op(spv::Op::OpShiftRightLogical, plain, 1), plain));
  Value root = close;
  // Three units of 2^3 and the bits below them, halved each time.
  root = int_op(spv::Op::OpISub, root, 32);
  for (const std::uint64_t step : {64u, 32u, 16u, 8u, 4u, 2u, 1u}) {
    const Value next = int_op(spv::Op::OpIAdd, root, step);
    root = select(compare(Op::le, int_op(spv::Op::OpIMul, next, next), square), next, root);
  }
  const Value exact = compare(Op::eq, int_op(spv::Op::OpIMul, root, root), square);
  Value digits = cast(root, Type::u32);
  digits = select(exact, digits, int_op(spv::Op::OpBitwiseOr, digits, 1));
  const Value number = rounded(literal(Type::u32, 0), digits, exponent);
  const Value bits = bits_of(a);
  const Value ordinary = both(compare(Op::lt, bits, literal(Type::u32, 0x7f800000)),
                              compare(Op::ne, bits, literal(Type::u32, 0)));
  return select(ordinary, number, near);
}

}  // namespace weft::backend::vulkan

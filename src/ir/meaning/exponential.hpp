// exp, exp2, expm1. With n the integer nearest to x / ln 2 and r = x - n * ln 2 (ln 2 in two parts, the
// product with the first exact), e^x = 2^n * e^r, and e^r is a polynomial fitted on [-ln 2 / 2, ln 2 / 2].
#pragma once

#include "ir/meaning/parts.hpp"

namespace weft::ir::meaning {

template <class T>
struct ExpConstants;
template <>
struct ExpConstants<float> {
  static constexpr float log2_e = 0x1.715476p0f, ln2_high = 0x1.62e4p-1f, ln2_low = 0x1.7f7d1cp-20f;
  static constexpr float least = -104.0f, largest = 89.0f;  ///< beyond them the result is 0 or infinite
  static constexpr float least_expm1 = -18.0f;              ///< below it the result is -1
  static constexpr std::array<float, 5> tail = {0x1.fffffep-2f, 0x1.55548ep-3f, 0x1.555658p-5f,
                                                0x1.123bfep-7f, 0x1.6c5394p-10f};  ///< (e^r - 1 - r) / r^2
  static constexpr std::array<float, 6> exp2 = {0x1.62e43p-1f,   0x1.ebfbep-3f,
                                                0x1.c6af72p-5f,  0x1.3b2a44p-7f,
                                                0x1.5f0dd6p-10f, 0x1.44293p-13f};  ///< (2^r - 1) / r
};
template <>
struct ExpConstants<double> {
  static constexpr double log2_e = 0x1.71547652b82fep0, ln2_high = 0x1.62e42ffp-1,
                          ln2_low = -0x1.718432a1b0e26p-35;
  static constexpr double least = -746.0, largest = 710.0;
  static constexpr double least_expm1 = -38.0;
  static constexpr std::array<double, 10> tail = {
      0x1.000000000000cp-1,  0x1.5555555555561p-3,  0x1.555555554fdd7p-5,  0x1.111111110d635p-7,
      0x1.6c16c1861732dp-10, 0x1.a01a01bae6b9cp-13, 0x1.a019958433c52p-16, 0x1.71dddfbd1948p-19,
      0x1.28b13092beceap-22, 0x1.af85a50f633c7p-26};
  static constexpr std::array<double, 12> exp2 = {
      0x1.62e42fefa39efp-1,  0x1.ebfbdff82c58fp-3,  0x1.c6b08d704a183p-5,  0x1.3b2ab6fba4d81p-7,
      0x1.5d87fe7888b6fp-10, 0x1.430912f8a8d0ep-13, 0x1.ffcbfcdba8589p-17, 0x1.62c0216554653p-20,
      0x1.b52422694120cp-24, 0x1.e4d1f9ae97c25p-28, 0x1.eafe55eacfb07p-32, 0x1.c0ee1bf9d9c7p-36};
};
template <Lane N>
using ExpTable = ExpConstants<value_t<N>>;

/// An integral value, as a float and with `offset` added in the low bits of a word.
template <Lane N>
struct Exponent {
  N value;
  Word<N> field;
};

/// Rounds by adding 1.5 * 2^fraction_bits, where the unit in the last place is 1.
template <int offset, Lane N>
Exponent<N> nearest_exponent(N x) {
  constexpr value_t<N> large = 3 * (value_t<N>(word_t<N>{1} << (layout_t<N>::fraction_bits - 1))) + offset;
  const N shifted = x + large;
  return {shifted - large, word(shifted)};
}

/// Offset of a field for times_power.
template <Lane N>
inline constexpr int two_biases = 2 * layout_t<N>::bias;

/// y * 2^n for abs(y) in [0.5, 2] and the field of n + two_biases: by two powers, so that only the last
/// product rounds or overflows.
template <Lane N>
N times_power(N y, Word<N> field) {
  constexpr word_t<N> up = layout_t<N>::fraction_bits;
  const Word<N> half = field >> word_t<N>{1};
  return y * float_of<N>(half << up) * float_of<N>((field - half) << up);
}

/// Offset of a field for times_small_power.
inline constexpr int small_power_offset = 64;
template <Lane N>
inline constexpr int bias_and_offset = layout_t<N>::bias + small_power_offset;

/// y * 2^n for n <= 0 and the field of n + bias_and_offset: the power is kept normal, and the last product
/// rounds.
template <Lane N>
N times_small_power(N y, Word<N> field) {
  constexpr value_t<N> back = value_t<N>(1) / value_t<N>(std::uint64_t{1} << 63) / 2;
  static_assert(small_power_offset == 64);
  return y * float_of<N>(field << word_t<N>{layout_t<N>::fraction_bits}) * back;
}

template <Lane N>
N less_multiples_of_ln2(N x, N n) {
  return (x - n * ExpTable<N>::ln2_high) - n * ExpTable<N>::ln2_low;
}

/// e^r - 1 for abs(r) <= ln 2 / 2.
template <Lane N>
N exp_fraction_m1(N r) {
  return r + (r * r) * polynomial(r, ExpTable<N>::tail);
}

template <Lane N>
N at_most(N x, value_t<N> limit) {
  return select(x > limit, limit, x);  // NaN stays
}
template <Lane N>
N at_least(N x, value_t<N> limit) {
  return select(x < limit, limit, x);
}

template <Lane N>
N exp(N x) {
  const N bounded = at_least(at_most(x, ExpTable<N>::largest), ExpTable<N>::least);
  const Exponent<N> n = nearest_exponent<two_biases<N>>(bounded * ExpTable<N>::log2_e);
  const N r = less_multiples_of_ln2(bounded, n.value);
  return times_power(exp_fraction_m1(r) + value_t<N>(1), n.field);
}

/// exp(x) for x <= 0, the same bits with fewer operations.
template <Lane N>
N exp_of_negative(N x) {
  const N bounded = at_least(x, ExpTable<N>::least);
  const Exponent<N> n = nearest_exponent<bias_and_offset<N>>(bounded * ExpTable<N>::log2_e);
  const N r = less_multiples_of_ln2(bounded, n.value);
  return times_small_power(exp_fraction_m1(r) + value_t<N>(1), n.field);
}

/// exp(x) / 2 for x >= 0, which is finite where exp(x) is not yet.
template <Lane N>
N half_exp_of_positive(N x) {
  const N bounded = at_most(x, ExpTable<N>::largest + 1);
  const Exponent<N> n = nearest_exponent<two_biases<N> - 1>(bounded * ExpTable<N>::log2_e);
  const N r = less_multiples_of_ln2(bounded, n.value);
  return times_power(exp_fraction_m1(r) + value_t<N>(1), n.field);
}

template <Lane N>
N exp2(N x) {
  constexpr auto least = value_t<N>(-layout_t<N>::bias - layout_t<N>::fraction_bits - 1);
  constexpr auto largest = value_t<N>(layout_t<N>::bias + 1);
  const N bounded = at_least(at_most(x, largest), least);
  const Exponent<N> n = nearest_exponent<two_biases<N>>(bounded);
  const N r = bounded - n.value;
  return times_power(r * polynomial(r, ExpTable<N>::exp2) + value_t<N>(1), n.field);
}

// 2^n * (e^r - 1) + (2^n - 1), all halved until the end so that n may be one above the largest exponent. Tiny
// x are their own result, which keeps the sign of zero.
template <Lane N>
N expm1(N x) {
  constexpr value_t<N> half(0.5), two(2), tiny = std::numeric_limits<value_t<N>>::epsilon() / 4;
  const N bounded = at_least(at_most(x, ExpTable<N>::largest), ExpTable<N>::least_expm1);
  const Exponent<N> n = nearest_exponent<layout_t<N>::bias - 1>(bounded * ExpTable<N>::log2_e);
  const N r = less_multiples_of_ln2(bounded, n.value);
  const N half_power = float_of<N>(n.field << word_t<N>{layout_t<N>::fraction_bits});
  const N sum = exp_fraction_m1(r) * half_power + (half_power - half);
  return select(abs(x) < tiny, x, sum * two);
}

}  // namespace weft::ir::meaning

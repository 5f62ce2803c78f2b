// What the formulas share: the layout of a float, its pieces, polynomials, and sums and products in two
// parts.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <type_traits>

#include "ir/lane.hpp"

namespace weft::ir::meaning {

template <Lane N>
inline constexpr bool is_float = std::is_floating_point_v<value_t<N>>;
template <Lane N>
inline constexpr value_t<N> infinity = std::numeric_limits<value_t<N>>::infinity();

/// The fields of an IEEE format.
template <class T>
struct Layout;
template <>
struct Layout<float> {
  using Word = std::uint32_t;
  using Int = std::int32_t;
  static constexpr int fraction_bits = 23;
  static constexpr int bias = 127;
};
template <>
struct Layout<double> {
  using Word = std::uint64_t;
  using Int = std::int64_t;
  static constexpr int fraction_bits = 52;
  static constexpr int bias = 1023;
};

template <Lane N>
using layout_t = Layout<value_t<N>>;
template <Lane N>
using Word = lane_of<N, typename layout_t<N>::Word>;  ///< the unsigned integer as wide as the float
template <Lane N>
using Int = lane_of<N, typename layout_t<N>::Int>;
template <Lane N>
using Bool = lane_of<N, bool>;
template <Lane N>
using word_t = typename layout_t<N>::Word;
template <Lane N>
using int_t = typename layout_t<N>::Int;

template <Lane N>
inline constexpr word_t<N> sign_bit = word_t<N>{1} << (8 * sizeof(word_t<N>) - 1);

/// The pattern of x. What a formula makes of it must not show for NaN.
template <Lane N>
Word<N> word(N x) {
  return raw_bits<word_t<N>>(x);
}
template <Lane N>
Int<N> signed_word(N x) {
  return raw_bits<int_t<N>>(x);
}
/// The float of a pattern.
template <Lane N, Lane W>
N float_of(W pattern) {
  return bits<value_t<N>>(pattern);
}

/// abs(magnitude) with the sign of x. Its bits are moved, not computed: for operands of a further operation.
template <Lane N>
N with_sign_of(N magnitude, N x) {
  return float_of<N>((word(magnitude) & ~sign_bit<N>) | (word(x) & sign_bit<N>));
}

/// magnitude with the sign of x multiplied in, so that a NaN is a computed one.
template <Lane N>
N times_sign_of(N magnitude, N x) {
  return magnitude * float_of<N>((word(x) & sign_bit<N>) | std::bit_cast<word_t<N>>(value_t<N>(1)));
}

/// c[0] + x * (c[1] + x * (...)), by Horner's rule.
template <Lane N, std::size_t n>
N polynomial(N x, const std::array<value_t<N>, n>& c) {
  N sum = x.lit(c[n - 1]);
  for (std::size_t k = n - 1; k-- > 0;) sum = sum * x + c[k];
  return sum;
}

/// The sum `high + low`, low at most half a unit in the last place of high.
template <Lane N>
struct Pair {
  N high, low;
};

/// a + b exactly (Knuth).
template <Lane N>
Pair<N> two_sum(N a, N b) {
  const N sum = a + b;
  const N back = sum - a;
  return {sum, (a - (sum - back)) + (b - back)};
}

/// a + b exactly where abs(a) >= abs(b) or a is 0 (Dekker).
template <Lane N>
Pair<N> quick_two_sum(N a, N b) {
  const N sum = a + b;
  return {sum, b - (sum - a)};
}

/// The upper half of the significand, so that products of such halves are exact.
template <Lane N>
N upper_half(N x) {
  constexpr int dropped = (layout_t<N>::fraction_bits + 2) / 2;
  constexpr word_t<N> kept = ~((word_t<N>{1} << dropped) - 1);
  return float_of<N>(word(x) & kept);
}

/// a * b in two parts, by halves; exact for float, within 2^-104 of the product for double.
template <Lane N>
Pair<N> two_product(N a, N b) {
  const N product = a * b;
  const N a_high = upper_half(a), b_high = upper_half(b);
  const N a_low = a - a_high, b_low = b - b_high;
  return {product, ((a_high * b_high - product) + a_high * b_low + a_low * b_high) + a_low * b_low};
}

}  // namespace weft::ir::meaning

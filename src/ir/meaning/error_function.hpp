// erf, erfc. For a >= 0, erfc(a) = exp(-a^2) * P(q) / (a + k) with q = (a - k) / (a + k) = 1 - 2k / (a + k) and a^2 in
// two parts. P is nearly flat. What a + k, its reciprocal, the
// last sum of P and the product lose in rounding is carried along.
#pragma once

#include "ir/meaning/exponential.hpp"

namespace weft::ir::meaning {

template <class T>
struct ErfConstants;
template <>
struct ErfConstants<float> {
  static constexpr float near = 0.9375f;       ///< up to here erf is its series
  static constexpr float near_one = 0.46875f;  ///< up to here erfc is 1 - erf
  static constexpr float last = 10.19f;        ///< from here erfc rounds to 0
  static constexpr float middle = 2.0f;        ///< k
  static constexpr std::array<float, 7> series = {0x1.06eba8p-3f, -0x1.812742p-2f, 0x1.ce2ddep-4f, -0x1.b80adap-6f, 0x1.54a25ep-8f, -0x1.a8e478p-11f, 0x1.5836d6p-14f};  ///< erf(x) / x - 1, powers of x^2
  static constexpr float scaled_first = 0x1.058672p0f;
  static constexpr std::array<float, 10> scaled_rest = {-0x1.5fd388p-1f, 0x1.1e2dc2p-2f, -0x1.2a86c8p-5f, -0x1.604f66p-6f, 0x1.a83a7ep-8f, 0x1.907c14p-9f, -0x1.b1d832p-11f, -0x1.31c56ep-11f, 0x1.75c402p-15f, 0x1.11a28p-14f};
};
template <>
struct ErfConstants<double> {
  static constexpr double near = 0.9375, near_one = 0.46875, last = 27.39, middle = 4.0;
  static constexpr std::array<double, 13> series = {0x1.06eba8214db69p-3, -0x1.812746b037ap-2, 0x1.ce2f21a043916p-4, -0x1.b82ce312bbed9p-6, 0x1.565bcd155ad61p-8, -0x1.c02db528ce7b4p-11, 0x1.f9a34724bf2ffp-14, -0x1.f4d4af8243c48p-17, 0x1.ba038076be7f8p-20, -0x1.605a5608607f9p-23, 0x1.02b0fb2f664cep-26, -0x1.647cebf828055p-30, 0x1.81cbdba0af2b6p-34};
  static constexpr double scaled_first = 0x1.18932bf08e154p0;
  static constexpr std::array<double, 21> scaled_rest = {-0x1.f3fe31ecb49c2p-1, 0x1.8be202d26c755p-1, -0x1.14eacb1ad01ebp-1, 0x1.52cac2370e6adp-2, -0x1.645fd8a4c79p-3, 0x1.38dbd2c95f9e2p-4, -0x1.b00c052665a9dp-6, 0x1.908f46d65e2a4p-8, -0x1.269b5f47d761bp-12, -0x1.dd282925ec37dp-12, 0x1.72ce38eb6bc2ap-13, -0x1.e819ff4e0611p-19, -0x1.3c7ebaa2c2f7ep-16, 0x1.3b3caacd9648p-18, 0x1.8086e5e1629c9p-20, -0x1.c7fe9352d4ed4p-21, -0x1.75bc699603535p-24, 0x1.0c517fd8cfe26p-23, 0x1.51736753372e7p-27, -0x1.e1ecd21254b41p-27, -0x1.88c7c338b8d19p-29};
};
template <Lane N>
using ErfTable = ErfConstants<value_t<N>>;

template <Lane N>
N erf_near_zero(N x) {
  return x + x * polynomial(x * x, ErfTable<N>::series);
}

/// erfc(a) for a >= 0.
template <Lane N>
N erfc_of_positive(N size) {
  constexpr value_t<N> one(1), two(2), middle = ErfTable<N>::middle;
  const N a = at_most(size, ErfTable<N>::last);
  const Pair<N> square = two_product(a, a);
  const Exponent<N> n = nearest_exponent<bias_and_offset<N>>(-square.high * ExpTable<N>::log2_e);
  const N r = less_multiples_of_ln2(-square.high, n.value) - square.low;
  const N fraction = exp_fraction_m1(r);

  const Pair<N> divisor = two_sum(a, a.lit(middle));
  const N inverse = one / divisor.high;
  const Pair<N> back = two_product(inverse, divisor.high);
  const N inverse_error = ((one - back.high) - back.low) - inverse * divisor.low;  // relative
  const N share = (two * middle) * inverse;  // exact, as k is a power of two
  const N q = (one - share) - share * inverse_error;
  const Pair<N> p = quick_two_sum(a.lit(ErfTable<N>::scaled_first), q * polynomial(q, ErfTable<N>::scaled_rest));
  const Pair<N> scaled = two_product(inverse, p.high);
  const N lost = scaled.low + (inverse * p.low + scaled.high * inverse_error);
  return times_small_power(scaled.high + (scaled.high * fraction + (lost + lost * fraction)), n.field);
}

template <Lane N>
N erf(N x) {
  constexpr value_t<N> one(1);
  const N size = abs(x);
  return times_sign_of(select(size < ErfTable<N>::near, erf_near_zero(size), one - erfc_of_positive(size)), x);
}

template <Lane N>
N erfc(N x) {
  constexpr value_t<N> zero{}, one(1), two(2);
  const N size = abs(x);
  const N far = erfc_of_positive(size);
  return select(size < ErfTable<N>::near_one, one - erf_near_zero(x), select(x < zero, two - far, far));
}

}  // namespace weft::ir::meaning

// erf, erfc. For a >= 0, erfc(a) = exp(-a^2) * P(q) / (a + k) with q = (a - k) / (a + k) = 1 - 2k / (a + k)
// and a^2 in two parts. P is nearly flat. What a + k, its reciprocal, the last sum of P and the product lose
// in rounding is carried along.
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
  static constexpr std::array<float, 7> series = {0x1.06eba8p-3f,  -0x1.812742p-2f, 0x1.ce2ddep-4f,
                                                  -0x1.b80adap-6f, 0x1.54a25ep-8f,  -0x1.a8e478p-11f,
                                                  0x1.5836d6p-14f};  ///< erf(x) / x - 1, powers of x^2
  static constexpr float scaled_first = 0x1.058672p0f, scaled_first_low = -0x1.e2bc6p-27f;
  static constexpr float scaled_second = -0x1.5fd386p-1f;
  static constexpr std::array<float, 9> scaled_rest = {0x1.1e2dd8p-2f,   -0x1.2a88f8p-5f, -0x1.60590ap-6f,
                                                       0x1.a896bp-8f,    0x1.9174fp-9f,   -0x1.b7cf14p-11f,
                                                       -0x1.38128ep-11f, 0x1.bab5dp-15f,  0x1.32f652p-14f};
};
template <>
struct ErfConstants<double> {
  static constexpr double near = 0.9375, near_one = 0.46875, last = 27.39, middle = 4.0;
  static constexpr std::array<double, 13> series = {
      0x1.06eba8214db69p-3,  -0x1.812746b037ap-2,    0x1.ce2f21a043916p-4,  -0x1.b82ce312bbed9p-6,
      0x1.565bcd155ad61p-8,  -0x1.c02db528ce7b4p-11, 0x1.f9a34724bf2ffp-14, -0x1.f4d4af8243c48p-17,
      0x1.ba038076be7f8p-20, -0x1.605a5608607f9p-23, 0x1.02b0fb2f664cep-26, -0x1.647cebf828055p-30,
      0x1.81cbdba0af2b6p-34};
  static constexpr double scaled_first = 0x1.18932bf08e154p0, scaled_first_low = 0x1.0d897fc37e918p-54;
  static constexpr double scaled_second = -0x1.f3fe31ecb49cp-1;
  static constexpr std::array<double, 21> scaled_rest = {
      0x1.8be202d26c703p-1,  -0x1.14eacb1ad02dfp-1, 0x1.52cac23710269p-2,   -0x1.645fd8a4bf453p-3,
      0x1.38dbd2c8dcab1p-4,  -0x1.b00c052a96877p-6, 0x1.908f4727ea836p-8,   -0x1.269b55bf36297p-12,
      -0x1.dd284690cce6p-12, 0x1.72cdce30881cbp-13, -0x1.e7e6ef5527509p-19, -0x1.3c72cd6ba3f7cp-16,
      0x1.3b081e22d2d0bp-18, 0x1.7ed1e8ef1ff7fp-20, -0x1.c6333d7d58393p-21, -0x1.4f04a01b35bb6p-24,
      0x1.0a2832a5c0351p-23, 0x1.68b1743a57c96p-29, -0x1.085ec92dfda28p-26, -0x1.a8db446cda516p-32,
      0x1.172e0a1c1bbf1p-30};
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
  using Table = ErfTable<N>;
  constexpr value_t<N> one(1), two(2), middle = Table::middle;
  const N a = at_most(size, Table::last);
  const Pair<N> square = two_product(a, a);
  const Exponent<N> n = nearest_exponent<bias_and_offset<N>>(-square.high * ExpTable<N>::log2_e);
  // exp(-a^2) = 2^n * (1 + m): the argument r of m, and m, in two parts each.
  const N r_high = -square.high - n.value * ExpTable<N>::ln2_high;
  const Pair<N> r = quick_two_sum(r_high, -(n.value * ExpTable<N>::ln2_low + square.low));
  const Pair<N> m = quick_two_sum(r.high, (r.high * r.high) * polynomial(r.high, ExpTable<N>::tail));
  const N m_low = m.low + r.low;

  const Pair<N> divisor = two_sum(a, a.lit(middle));
  const N inverse = one / divisor.high;
  const Pair<N> back = two_product(inverse, divisor.high);
  const N inverse_error = ((one - back.high) - back.low) - inverse * divisor.low;  // relative
  const N share = (two * middle) * inverse;  // exact, as k is a power of two
  const N q = (one - share) - share * inverse_error;
  const Pair<N> slope = quick_two_sum(q.lit(Table::scaled_second), q * polynomial(q, Table::scaled_rest));
  const Pair<N> p = quick_two_sum(q.lit(Table::scaled_first), q * slope.high);
  const N p_low = p.low + (Table::scaled_first_low + q * slope.low);
  const Pair<N> scaled = two_product(inverse, p.high);
  const N lost = scaled.low + (inverse * p_low + scaled.high * inverse_error);
  const N low = scaled.high * m_low + (lost + lost * m.high);
  return times_small_power(scaled.high + (scaled.high * m.high + low), n.field);
}

template <Lane N>
N erf(N x) {
  constexpr value_t<N> one(1);
  const N size = abs(x);
  return times_sign_of(select(size < ErfTable<N>::near, erf_near_zero(size), one - erfc_of_positive(size)),
                       x);
}

template <Lane N>
N erfc(N x) {
  constexpr value_t<N> zero{}, one(1), two(2);
  const N size = abs(x);
  const N far = erfc_of_positive(size);
  return select(size < ErfTable<N>::near_one, one - erf_near_zero(x), select(x < zero, two - far, far));
}

}  // namespace weft::ir::meaning

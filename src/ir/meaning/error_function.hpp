// erf, erfc. erfc(a) = exp(-a^2) * P(q) / (1 + 2a) for a >= 0, with q = (a - k) / (a + k) and a^2 in two parts; P is
// nearly flat.
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
  static constexpr std::array<float, 10> scaled = {0x1.46e80ep0f, -0x1.7bf618p-4f, -0x1.5407fep-3f, 0x1.4ffc66p-3f, -0x1.bc133ap-5f, -0x1.082f98p-7f, 0x1.1b3408p-7f, 0x1.5a5b4p-10f, -0x1.44fe74p-10f, -0x1.ac60a6p-12f};
};
template <>
struct ErfConstants<double> {
  static constexpr double near = 0.9375, near_one = 0.46875, last = 27.39, middle = 4.0;
  static constexpr std::array<double, 13> series = {0x1.06eba8214db69p-3, -0x1.812746b037ap-2, 0x1.ce2f21a043916p-4, -0x1.b82ce312bbed9p-6, 0x1.565bcd155ad61p-8, -0x1.c02db528ce7b4p-11, 0x1.f9a34724bf2ffp-14, -0x1.f4d4af8243c48p-17, 0x1.ba038076be7f8p-20, -0x1.605a5608607f9p-23, 0x1.02b0fb2f664cep-26, -0x1.647cebf828055p-30, 0x1.81cbdba0af2b6p-34};
  static constexpr std::array<double, 22> scaled = {0x1.3ba5916e9fd7fp0, -0x1.1df1ad154a2a7p-3, 0x1.f7f5df66fb84fp-7, 0x1.16ecefcfa6887p-4, -0x1.9ddb23c3dbc71p-4, 0x1.7fee004dea25ap-4, -0x1.0fb06dff6816fp-4, 0x1.3079edfabccb3p-5, -0x1.09623852b05e8p-6, 0x1.49c6719b38feep-8, -0x1.8d4ac3889cfacp-11, -0x1.a1deb7e8f6f3ep-13, 0x1.3be2ebe25e85dp-13, -0x1.995f486feb874p-16, -0x1.78f5672c1da16p-17, 0x1.7f2726561a9f7p-18, 0x1.50e2e93482571p-22, -0x1.b86901ec87d2bp-21, 0x1.da567475445e7p-25, 0x1.b448f998599afp-24, -0x1.13e779f9ac1c8p-27, -0x1.20042293e910dp-27};
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
  const N scaled = polynomial((a - middle) / (a + middle), ErfTable<N>::scaled) / (one + two * a);
  return times_small_power(scaled + scaled * exp_fraction_m1(r), n.field);
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

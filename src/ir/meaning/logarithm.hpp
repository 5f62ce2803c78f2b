// log, log2, log10, log1p. x = 2^k * m with m in [sqrt(1/2), sqrt(2)), f = m - 1, s = f / (2 + f):
// log(m) = f - f^2/2 + s * (f^2/2 + R(s^2)), where s * R(s^2) is log((1 + s) / (1 - s)) less its first term
// 2s.
#pragma once

#include "ir/meaning/exponential.hpp"

namespace weft::ir::meaning {

template <class T>
struct LogConstants;
template <>
struct LogConstants<float> {
  static constexpr std::array<float, 4> series = {0x1.555556p-1f, 0x1.99986cp-2f, 0x1.24c216p-2f,
                                                  0x1.ce5c5ap-3f};  ///< R(z) / z
  // The first part of each constant is short: its products below are exact.
  static constexpr float log2_e_high = 0x1.716p0f, log2_e_low = -0x1.7135a8p-13f;
  static constexpr float log10_e_high = 0x1.bccp-2f, log10_e_low = -0x1.09d5b2p-15f;
  static constexpr float log10_2_high = 0x1.344p-2f, log10_2_low = 0x1.3509f8p-18f;
};
template <>
struct LogConstants<double> {
  static constexpr std::array<double, 7> series = {
      0x1.5555555555558p-1, 0x1.9999999995303p-2, 0x1.2492492df3035p-2, 0x1.c71c62e0b72cbp-3,
      0x1.7462b661a6689p-3, 0x1.39fe212ae99bap-3, 0x1.2b5b8533c9337p-3};
  static constexpr double log2_e_high = 0x1.7154768p0, log2_e_low = -0x1.6a3e80f444178p-27;
  static constexpr double log10_e_high = 0x1.bcb7b18p-2, log10_e_low = -0x1.6c8d78e6acaa4p-29;
  static constexpr double log10_2_high = 0x1.3441350ap-2, log10_2_low = -0x1.0c0219dc1da99p-39;
};
template <Lane N>
using LogTable = LogConstants<value_t<N>>;

/// x = 2^exponent * significand with the significand in [sqrt(1/2), sqrt(2)).
template <Lane N>
struct Split {
  N exponent, significand;
};

/// For positive finite x, subnormals too; for others some values without meaning.
template <Lane N>
Split<N> split_exponent(N x) {
  constexpr int bits = layout_t<N>::fraction_bits;
  constexpr int_t<N> fraction_mask = (int_t<N>{1} << bits) - 1;
  constexpr auto root = std::bit_cast<int_t<N>>(static_cast<value_t<N>>(0x1.6a09e667f3bcdp-1));
  constexpr auto up = value_t<N>(word_t<N>{1} << (bits + 1));
  const Bool<N> tiny = x < std::numeric_limits<value_t<N>>::min();
  const Int<N> above_root = signed_word(select(tiny, x * up, x)) - root;
  const Int<N> raised = select(tiny, int_t<N>{-(bits + 1)}, above_root.lit(0));
  return {cast<value_t<N>>((above_root >> int_t<N>{bits}) + raised),
          float_of<N>((above_root & fraction_mask) + root)};
}

/// log(1 + f) = f - half_square + rest.
template <Lane N>
struct LogParts {
  N f, half_square, rest;
};

template <Lane N>
LogParts<N> log_parts(N significand) {
  const N f = significand - value_t<N>(1);
  const N s = f / (f + value_t<N>(2));
  const N z = s * s;
  const N half_square = f * f * value_t<N>(0.5);
  return {f, half_square, s * (half_square + z * polynomial(z, LogTable<N>::series))};
}

/// The special cases of a logarithm of x: `finite` where x is positive and finite.
template <Lane N>
N log_specials(N x, N finite) {
  constexpr value_t<N> zero{}, nan = std::numeric_limits<value_t<N>>::quiet_NaN();
  return select(x > zero, select(x < infinity<N>, finite, x), select(x == zero, -infinity<N>, x.lit(nan)));
}

template <Lane N>
N log(N x) {
  const Split<N> split = split_exponent(x);
  const LogParts<N> m = log_parts(split.significand);
  const N k = split.exponent;
  const N low = m.half_square - (m.rest + k * ExpTable<N>::ln2_low);
  return log_specials(x, k * ExpTable<N>::ln2_high - (low - m.f));
}

/// log(m) * scale in two parts, the first exact, by a high part of log(m) that is short.
template <Lane N>
Pair<N> scaled_log(const LogParts<N>& m, value_t<N> scale_high, value_t<N> scale_low) {
  const N high = upper_half(m.f - m.half_square);
  const N low = ((m.f - high) - m.half_square) + m.rest;
  return {high * scale_high, low * (scale_high + scale_low) + high * scale_low};
}

template <Lane N>
N log2(N x) {
  const Split<N> split = split_exponent(x);
  const Pair<N> m =
      scaled_log(log_parts(split.significand), LogTable<N>::log2_e_high, LogTable<N>::log2_e_low);
  const Pair<N> sum = quick_two_sum(split.exponent, m.high);
  // Where the exponent is 0 the two-part sum is exact as well: it is the high part alone.
  return log_specials(x, sum.high + (sum.low + m.low));
}

template <Lane N>
N log10(N x) {
  const Split<N> split = split_exponent(x);
  const Pair<N> m =
      scaled_log(log_parts(split.significand), LogTable<N>::log10_e_high, LogTable<N>::log10_e_low);
  const N k = split.exponent;
  const Pair<N> sum = quick_two_sum(k * LogTable<N>::log10_2_high, m.high);
  return log_specials(x, sum.high + (sum.low + (m.low + k * LogTable<N>::log10_2_low)));
}

// u = 1 + x rounded; what the rounding lost comes back as its share of u.
template <Lane N>
N log1p(N x) {
  constexpr value_t<N> zero{}, one(1);
  const Pair<N> u = two_sum(x.lit(one), x);
  const Split<N> split = split_exponent(u.high);
  const LogParts<N> m = log_parts(split.significand);
  const N k = split.exponent;
  const N lost = u.low / u.high;
  const N low = m.half_square - (m.rest + (k * ExpTable<N>::ln2_low + lost));
  const N finite = k * ExpTable<N>::ln2_high - (low - m.f);
  return select(x == zero, x, log_specials(u.high, finite));
}

}  // namespace weft::ir::meaning

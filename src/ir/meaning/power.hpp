// pow, cbrt, hypot.
#pragma once

#include "ir/meaning/logarithm.hpp"

namespace weft::ir::meaning {

template <class T>
struct PowConstants;
template <>
struct PowConstants<float> {
  static constexpr float ln2_high = 0x1.62e43p-1f, ln2_low = -0x1.05c61p-29f;
  static constexpr float two_log2_e_high = 0x1.715476p1f, two_log2_e_low = 0x1.4ae0cp-25f;
  static constexpr float third_high = 0x1.555556p-2f, third_low = -0x1.555556p-27f;
  static constexpr std::array<float, 4> series = {0x1.99999ap-3f, 0x1.249212p-3f, 0x1.c70278p-4f,
                                                  0x1.82a438p-4f};
  static constexpr float largest_y = 0x1p33f;     ///< beyond it any x but 1 gives 0 or infinity
  static constexpr float largest_exponent = 200;  ///< of the result, likewise
};
template <>
struct PowConstants<double> {
  static constexpr double ln2_high = 0x1.62e42fefa39efp-1, ln2_low = 0x1.abc9e3b39803fp-56;
  static constexpr double two_log2_e_high = 0x1.71547652b82fep1, two_log2_e_low = 0x1.777d0ffda0d24p-55;
  static constexpr double third_high = 0x1.5555555555555p-2, third_low = 0x1.5555555555555p-56;
  static constexpr std::array<double, 9> series = {
      0x1.999999999999ap-3, 0x1.2492492492206p-3, 0x1.c71c71c7b3fe8p-4,
      0x1.745d16c7460aap-4, 0x1.3b13e950f131cp-4, 0x1.1102f1a1997fbp-4,
      0x1.e5f2039b9751fp-5, 0x1.5f2f55897c27bp-5, 0x1.081c4b9fc4567p-3};
  static constexpr double largest_y = 0x1p65;
  static constexpr double largest_exponent = 1200;
};
template <Lane N>
using PowTable = PowConstants<value_t<N>>;

template <Lane N>
Pair<N> product(Pair<N> a, Pair<N> b) {
  const Pair<N> p = two_product(a.high, b.high);
  return {p.high, p.low + (a.high * b.low + a.low * b.high)};
}

/// log2(x) in two parts, for positive finite x. With s = (m - 1) / (m + 1), log(m) = 2s * (1 + s^2/3 + s^4/5
/// + ...).
template <Lane N>
Pair<N> log2_in_two(N x) {
  constexpr value_t<N> one(1), two(2);
  const Split<N> split = split_exponent(x);
  const N f = split.significand - one;
  const Pair<N> divisor = two_sum(split.significand, f.lit(one));
  const N s_high = f / divisor.high;
  const Pair<N> back = two_product(s_high, divisor.high);
  const N s_low = (((f - back.high) - back.low) - s_high * divisor.low) / divisor.high;
  const Pair<N> s{s_high, s_low};
  Pair<N> z = two_product(s_high, s_high);
  z.low = z.low + two * s_high * s_low;

  const N tail = z.high * polynomial(z.high, PowTable<N>::series);
  Pair<N> third = quick_two_sum(f.lit(PowTable<N>::third_high), tail);
  third.low = third.low + PowTable<N>::third_low;
  const Pair<N> term = product(z, third);
  Pair<N> series = quick_two_sum(f.lit(one), term.high);
  series.low = series.low + term.low;

  const Pair<N> scale{f.lit(PowTable<N>::two_log2_e_high), f.lit(PowTable<N>::two_log2_e_low)};
  const Pair<N> log_m = product(product(s, series), scale);
  const Pair<N> sum = two_sum(split.exponent, log_m.high);
  return quick_two_sum(sum.high, sum.low + log_m.low);
}

/// 2^(high + low), for any exponent.
template <Lane N>
N exp2_of_two(Pair<N> exponent) {
  constexpr value_t<N> zero{}, one(1);
  const N bounded =
      at_least(at_most(exponent.high, PowTable<N>::largest_exponent), -PowTable<N>::largest_exponent);
  const Exponent<N> n = nearest_exponent<two_biases<N>>(bounded);
  const N low = select(bounded == exponent.high, exponent.low, zero);
  const Pair<N> fraction = quick_two_sum(bounded - n.value, low);
  const Pair<N> r = two_product(fraction.high, low.lit(PowTable<N>::ln2_high));
  const N r_low = r.low + (fraction.high * PowTable<N>::ln2_low + fraction.low * PowTable<N>::ln2_high);
  const N tail = (r.high * r.high) * polynomial(r.high, ExpTable<N>::tail);
  const Pair<N> first = quick_two_sum(r.high.lit(one), r.high);
  return times_power(first.high + (first.low + (r_low + tail)), n.field);
}

/// pow(abs(x), y) for finite nonzero x and y not too large, and its limits elsewhere.
template <Lane N>
N pow_magnitude(N x, N y) {
  constexpr value_t<N> zero{}, one(1), limit = PowTable<N>::largest_y;
  const N bounded_y = at_least(at_most(y, limit), -limit);
  const Pair<N> log_x = log2_in_two(x);
  Pair<N> exponent = two_product(bounded_y, log_x.high);
  exponent.low = exponent.low + bounded_y * log_x.low;
  const N limit_value = select((x > one) ^ (y < zero), infinity<N>, x.lit(zero));
  const Bool<N> at_limit = (x == zero) | (x == infinity<N>);
  return select(at_limit, limit_value, exp2_of_two(exponent));
}

template <Lane N>
N pow(N x, N y) {
  constexpr value_t<N> zero{}, one(1), half(0.5), nan = std::numeric_limits<value_t<N>>::quiet_NaN();
  const N size = abs(x);
  const N half_y = y * half;
  const Bool<N> whole = floor(y) == y;
  const Bool<N> odd = whole & (floor(half_y) != half_y);
  const Bool<N> negative = (word(x) & sign_bit<N>) != word_t<N>{0};
  const N magnitude = pow_magnitude(size, y);
  const N result = select(negative & odd, -magnitude, magnitude);
  const N checked = select((x < zero) & (size < infinity<N>)&~whole, nan, result);
  const N with_nan = select((x != x) | (y != y), nan, checked);
  const Bool<N> unit = (y == zero) | (x == one) | ((size == one) & (abs(y) == infinity<N>));
  return select(unit, one, with_nan);
}

/// A third of the exponent and fraction fields, near enough for a first value of the cube root (5 %).
template <Lane N>
N cube_root_estimate(N x) {
  constexpr std::uint32_t third = 0x55555556u;  // (2^32 + 2) / 3
  if constexpr (std::is_same_v<value_t<N>, float>) {
    return float_of<N>(mul_hi(word(x), word(x).lit(third)) + std::uint32_t{0x2a5119f2u});
  } else {
    const Word<N> upper = ((word(x) >> std::uint64_t{32}) * std::uint64_t{third}) >> std::uint64_t{32};
    return float_of<N>((upper + std::uint64_t{0x2a9f7893u}) << std::uint64_t{32});
  }
}

// Halley's iteration, y * (y^3 + 2x) / (2y^3 + x), then one of the same order from a y whose square is exact.
template <Lane N>
N cbrt(N x) {
  using T = value_t<N>;
  constexpr bool single = std::is_same_v<T, float>;
  constexpr T zero{}, one(1), two(2);
  constexpr T small = single ? T(0x1p-100) : T(0x1p-900), large = one / small;
  constexpr T up = single ? T(0x1p96) : T(0x1p600), root_up = single ? T(0x1p32) : T(0x1p200);
  const N size = abs(x);
  const Bool<N> is_small = size<small, is_large = size> large;
  const N a = size * select(is_small, up, select(is_large, one / up, x.lit(one)));
  N y = cube_root_estimate(a);
  for (int step = 0; step < (single ? 1 : 2); ++step) {
    const N cube = y * y * y;
    y = y * ((cube + two * a) / (two * cube + a));
  }
  const N t = upper_half(y);
  const N quotient = a / (t * t);
  const N root = t + t * ((quotient - t) / (two * t + quotient));
  const N scaled = root * select(is_small, one / root_up, select(is_large, root_up, x.lit(one)));
  const Bool<N> plain = (size > zero) & (size < infinity<N>);
  return select(plain, times_sign_of(scaled, x), x + x);
}

// Both are scaled by a power of two where squares would overflow or lose bits.
template <Lane N>
N hypot(N x, N y) {
  using T = value_t<N>;
  constexpr bool single = std::is_same_v<T, float>;
  constexpr T one(1), large = single ? T(0x1p60) : T(0x1p500), small = one / large;
  constexpr T up = single ? T(0x1p100) : T(0x1p600);
  const N a = abs(x), b = abs(y);
  const N longer = select(a > b, a, b);
  const Bool<N> is_large = longer > large, is_small = longer < small;
  const N scale = select(is_large, one / up, select(is_small, up, x.lit(one)));
  const N back = select(is_large, up, select(is_small, one / up, x.lit(one)));
  const N p = a * scale, q = b * scale;
  return select((a == infinity<N>) | (b == infinity<N>), infinity<N>, sqrt(p * p + q * q) * back);
}

}  // namespace weft::ir::meaning

// sin, cos, tan from an argument reduced by turns.hpp; the inverse functions.
#pragma once

#include "ir/meaning/turns.hpp"

namespace weft::ir::meaning {

template <class T>
struct TrigConstants;
template <>
struct TrigConstants<float> {
  static constexpr std::array<float, 3> sine = {-0x1.555552p-3f, 0x1.110bep-7f,
                                                -0x1.9ab024p-13f};  ///< (sin(y) / y - 1) / y^2, powers of y^2
  static constexpr std::array<float, 3> cosine = {0x1.555554p-5f, -0x1.6c129ap-10f,
                                                  0x1.9bc4acp-16f};  ///< (cos(y) - 1 + y^2/2) / y^4
  static constexpr std::array<float, 9> arc_tangent = {
      -0x1.555554p-2f, 0x1.99984cp-3f,  -0x1.246f74p-3f, 0x1.c423eep-4f, -0x1.636df2p-4f,
      0x1.01e514p-4f,  -0x1.2a759ap-5f, 0x1.c62ea6p-7f,  -0x1.44999ep-9f};  ///< (atan(t) / t - 1) / t^2
  static constexpr std::array<float, 6> arc_sine = {
      0x1.555554p-3f, 0x1.3334cep-4f, 0x1.6d3e7p-5f,
      0x1.ffbe4p-6f,  0x1.0fe7bap-6f, 0x1.1ac58ap-5f};  ///< (asin(s) / s - 1) / s^2
  static constexpr float half_pi_high = 0x1.921fb6p0f, half_pi_low = -0x1.777a5cp-25f;
};
template <>
struct TrigConstants<double> {
  static constexpr std::array<double, 6> sine = {-0x1.5555555555555p-3,  0x1.1111111110c71p-7,
                                                 -0x1.a01a019e9c14ep-13, 0x1.71de37aab24e7p-19,
                                                 -0x1.ae60195a1f5c3p-26, 0x1.5e0ebd6d28fe7p-33};
  static constexpr std::array<double, 6> cosine = {0x1.5555555555555p-5,  -0x1.6c16c16c168c4p-10,
                                                   0x1.a01a019f36698p-16, -0x1.27e4fa0044363p-22,
                                                   0x1.1eeb54e6d8f48p-29, -0x1.9071511bfe0a7p-37};
  static constexpr std::array<double, 20> arc_tangent = {
      -0x1.5555555555555p-2, 0x1.9999999999717p-3,  -0x1.249249247bfe2p-3,  0x1.c71c71bd6d439p-4,
      -0x1.745d1629d2cfap-4, 0x1.3b139d554f918p-4,  -0x1.111022acfa697p-4,  0x1.e1d2171a5c83dp-5,
      -0x1.aec5c05a22e29p-5, 0x1.8444921e83d29p-5,  -0x1.5d73a7a8bd3f6p-5,  0x1.342771c2a294dp-5,
      -0x1.01f239f602268p-5, 0x1.88d42ed613c19p-6,  -0x1.0329a043bfd73p-6,  0x1.193ce762dc5f6p-7,
      -0x1.d9860aa6cf11p-9,  0x1.1e928ab968a9bp-10, -0x1.b82dce8e07252p-13, 0x1.4085098606d74p-16};
  static constexpr std::array<double, 13> arc_sine = {
      0x1.5555555555556p-3, 0x1.3333333332dap-4,  0x1.6db6db6e48a01p-5, 0x1.f1c71c11b36c6p-6,
      0x1.6e8bb37c712afp-6, 0x1.1c4d107755becp-6, 0x1.c9d320d15b2d5p-7, 0x1.780022684f216p-7,
      0x1.533071c85ec99p-7, 0x1.5df520d2324fbp-8, 0x1.2229876e6f78fp-6, -0x1.f6005640029ep-7,
      0x1.dc40938ecf9a9p-6};
  static constexpr double half_pi_high = 0x1.921fb54442d18p0, half_pi_low = 0x1.1a62633145c07p-54;
};
template <Lane N>
using TrigTable = TrigConstants<value_t<N>>;

/// sin(y) as y.high + the result, for y in [0, pi/4].
template <Lane N>
N sine_rest(Pair<N> y) {
  const N z = y.high * y.high;
  return y.high * (z * polynomial(z, TrigTable<N>::sine)) + y.low;
}
/// cos(y) as 1 + the result.
template <Lane N>
N cosine_rest(Pair<N> y) {
  const N z = y.high * y.high;
  return ((z * z) * polynomial(z, TrigTable<N>::cosine) - y.high * y.low) - z * value_t<N>(0.5);
}

/// The value where the bits of `flip` (of weight 2^0) are zero, else its negative; NaN where x is not finite.
template <Lane N>
N flipped(N value, Word<N> flip, N x) {
  constexpr auto nan = std::numeric_limits<value_t<N>>::quiet_NaN();
  const Word<N> one = word(x.lit(1));
  const N factor = float_of<N>(one | (flip << word_t<N>{8 * sizeof(word_t<N>) - 1}));
  return select(abs(x) < infinity<N>, value * factor, nan);
}

template <Lane N>
Word<N> sign_of(N x) {
  return word(x) >> word_t<N>{8 * sizeof(word_t<N>) - 1};
}

template <Lane N>
N sin(N x) {
  constexpr word_t<N> one{1};
  const Turns<N> t = quarter_turns(x);
  const Word<N> odd = t.quarters & one;
  const N sine = t.angle.high + sine_rest(t.angle), cosine = value_t<N>(1) + cosine_rest(t.angle);
  const Word<N> backwards = t.negative & ~odd;
  return flipped(select(odd != word_t<N>{0}, cosine, sine), (t.quarters >> one) ^ backwards ^ sign_of(x), x);
}

template <Lane N>
N cos(N x) {
  constexpr word_t<N> one{1};
  const Turns<N> t = quarter_turns(x);
  const Word<N> odd = t.quarters & one;
  const N sine = t.angle.high + sine_rest(t.angle), cosine = value_t<N>(1) + cosine_rest(t.angle);
  const Word<N> backwards = t.negative & odd;
  return flipped(select(odd != word_t<N>{0}, sine, cosine), ((t.quarters + one) >> one) ^ backwards, x);
}

// sin / cos, or cos / sin for an odd number of quarter turns, each in two parts.
template <Lane N>
N tan(N x) {
  constexpr word_t<N> one{1};
  const Turns<N> t = quarter_turns(x);
  const Word<N> odd = t.quarters & one;
  const Bool<N> swapped = odd != word_t<N>{0};
  const Pair<N> sine = quick_two_sum(t.angle.high, sine_rest(t.angle));
  const Pair<N> cosine = quick_two_sum(x.lit(1), cosine_rest(t.angle));
  const Pair<N> over{select(swapped, cosine.high, sine.high), select(swapped, cosine.low, sine.low)};
  const Pair<N> under{select(swapped, sine.high, cosine.high), select(swapped, sine.low, cosine.low)};
  const N quotient = over.high / under.high;
  const Pair<N> back = two_product(quotient, under.high);
  const N remainder = (((over.high - back.high) - back.low) + over.low) - quotient * under.low;
  const N value = quotient + remainder / under.high;
  return flipped(value, odd ^ t.negative ^ sign_of(x), x);
}

/// multiple * pi/2 - (x + rest), for x below multiple * pi/2 and a rest small beside it.
template <Lane N>
N less_than_half_turns(int multiple, N x, N rest) {
  const auto factor = value_t<N>(multiple);
  const Pair<N> difference = quick_two_sum(x.lit(factor * TrigTable<N>::half_pi_high), -x);
  return difference.high - ((rest - factor * TrigTable<N>::half_pi_low) - difference.low);
}

/// atan(t) - t for t in [0, 1].
template <Lane N>
N arc_tangent_rest(N t) {
  const N z = t * t;
  return t * (z * polynomial(z, TrigTable<N>::arc_tangent));
}

/// start + atan(t), or start - atan(t) where `backwards`; the start in two parts, 0 or above t.
template <Lane N>
N turned(Pair<N> start, N t, Bool<N> backwards) {
  const N rest = arc_tangent_rest(t);
  const Pair<N> sum = quick_two_sum(start.high, select(backwards, -t, t));
  return sum.high + (sum.low + (select(backwards, -rest, rest) + start.low));
}

template <Lane N>
N atan(N x) {
  constexpr value_t<N> zero{}, one(1);
  const N size = abs(x);
  const Bool<N> steep = size > one;
  const N ratio = select(steep, one, size) / select(steep, size, x.lit(one));
  const Pair<N> start{select(steep, TrigTable<N>::half_pi_high, x.lit(zero)),
                      select(steep, TrigTable<N>::half_pi_low, x.lit(zero))};
  return times_sign_of(turned(start, ratio, steep), x);
}

// The ratio of the shorter to the longer side, 1 for two equal ones (infinite too), 0 for two zeros. The
// angle is measured from the axis that is nearest.
template <Lane N>
N atan2(N y, N x) {
  constexpr value_t<N> zero{}, one(1);
  const N up = abs(y), along = abs(x);
  const Bool<N> steep = up > along;
  const N ratio = select(steep, along, up) / select(steep, up, along);
  const N safe = select(up == along, select(up == zero, zero, x.lit(one)), ratio);
  const Bool<N> left = (word(x) & sign_bit<N>) != word_t<N>{0};
  const auto start = [&](value_t<N> half_pi) {
    return select(steep, half_pi, select(left, 2 * half_pi, x.lit(zero)));
  };
  const Pair<N> from{start(TrigTable<N>::half_pi_high), start(TrigTable<N>::half_pi_low)};
  return times_sign_of(turned(from, safe, steep ^ left), y);
}

/// For abs(x) <= 1/2 the series in x; beyond, by asin(x) = pi/2 - 2 asin(s) with s = sqrt((1 - x) / 2). `s`
/// is the argument of the series and `rest` what it adds.
template <Lane N>
struct ArcSine {
  Bool<N> far;
  N s, rest;
};

template <Lane N>
ArcSine<N> arc_sine_parts(N size) {
  constexpr value_t<N> half(0.5), one(1);
  const Bool<N> far = size > half;
  const N z = select(far, (one - size) * half, size * size);
  const N s = select(far, sqrt(z), size);
  return {far, s, s * (z * polynomial(z, TrigTable<N>::arc_sine))};
}

template <Lane N>
N asin(N x) {
  constexpr value_t<N> two(2);
  const ArcSine<N> a = arc_sine_parts(abs(x));
  return times_sign_of(select(a.far, less_than_half_turns(1, two * a.s, two * a.rest), a.s + a.rest), x);
}

template <Lane N>
N acos(N x) {
  constexpr value_t<N> zero{}, two(2);
  const ArcSine<N> a = arc_sine_parts(abs(x));
  const N s = two * a.s, rest = two * a.rest;
  const N far = select(x < zero, less_than_half_turns(2, s, rest), s + rest);
  const N near = less_than_half_turns(1, times_sign_of(a.s, x), times_sign_of(a.rest, x));
  return select(a.far, far, near);
}

}  // namespace weft::ir::meaning

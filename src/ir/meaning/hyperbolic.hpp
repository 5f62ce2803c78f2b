// sinh, cosh, tanh.
#pragma once

#include "ir/meaning/exponential.hpp"

namespace weft::ir::meaning {

template <class T>
struct SinhConstants;
template <>
struct SinhConstants<float> {
  static constexpr std::array<float, 4> series = {0x1.555556p-3f, 0x1.1110c6p-7f, 0x1.a0354cp-13f,
                                                  0x1.7254e8p-19f};  ///< (sinh(x) / x - 1) / x^2 on [0, 1]
};
template <>
struct SinhConstants<double> {
  static constexpr std::array<double, 8> series = {
      0x1.5555555555555p-3,  0x1.11111111111d8p-7,  0x1.a01a019ff8777p-13, 0x1.71de3a7d51307p-19,
      0x1.ae6425c73bccbp-26, 0x1.61443f2855ba6p-33, 0x1.9942af1d2a467p-41, 0x1.d00af393351f3p-47};
};

// With h = exp(abs(x)) / 2, sinh = h - 1 / (4h).
template <Lane N>
N sinh(N x) {
  constexpr value_t<N> one(1), quarter(0.25);
  const N size = abs(x);
  const N z = size * size;
  const N near = size + size * (z * polynomial(z, SinhConstants<value_t<N>>::series));
  const N h = half_exp_of_positive(size);
  return times_sign_of(select(size < one, near, h - quarter / h), x);
}

template <Lane N>
N cosh(N x) {
  constexpr value_t<N> quarter(0.25);
  const N h = half_exp_of_positive(abs(x));
  return h + quarter / h;
}

// With E = exp(-2 abs(x)) = 2^n * (1 + q), tanh is (1 - E) / (1 + E) near 0, where E - 1 is found without
// cancellation, and 1 - 2E / (1 + E) from 1/2 on. One division serves both.
template <Lane N>
N tanh(N x) {
  constexpr value_t<N> zero{}, one(1), two(2), from = static_cast<value_t<N>>(0.55);
  const N size = abs(x);
  const Bool<N> far = size > from;
  const N bounded = at_least(size * -two, ExpTable<N>::least_expm1 - two);
  const Exponent<N> n = nearest_exponent<layout_t<N>::bias>(bounded * ExpTable<N>::log2_e);
  const N q = exp_fraction_m1(less_multiples_of_ln2(bounded, n.value));
  const N power = float_of<N>(n.field << word_t<N>{layout_t<N>::fraction_bits});
  const N product = q * power;
  const N quotient = (product + select(far, power, power - one)) / (product + (power + one));
  return times_sign_of(select(far, one - two * quotient, zero - quotient), x);
}

}  // namespace weft::ir::meaning

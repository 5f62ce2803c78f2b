// Activations. They are compositions: the bound of each is its own, measured, and stands in its row.
#pragma once

#include "ir/meaning/error_function.hpp"
#include "ir/meaning/logarithm.hpp"

namespace weft::ir::meaning {

/// The logistic function of u as over / under, with e = exp(-abs(u)) neither cancels nor overflows.
template <Lane N>
struct Logistic {
  N over, under;
};

template <Lane N>
Logistic<N> logistic(N u) {
  constexpr value_t<N> zero{}, one(1);
  const N e = exp_of_negative(-abs(u));
  return {select(u < zero, e, one), e + one};
}

/// -inf becomes the lowest finite value, so that its product with a weight of 0 is -0.
template <Lane N>
N finite_below(N x) {
  return at_least(x, std::numeric_limits<value_t<N>>::lowest());
}

template <Lane N>
N sigmoid(N x) {
  const Logistic<N> weight = logistic(x);
  return weight.over / weight.under;
}

template <Lane N>
N silu(N x) {
  const Logistic<N> weight = logistic(x);
  return finite_below(x) * weight.over / weight.under;
}

template <Lane N>
N gelu(N x) {
  using T = value_t<N>;
  constexpr T twice_scale = 2 * static_cast<T>(0.7978845608028654);  // sqrt(2 / pi)
  constexpr T cubic = static_cast<T>(0.044715);
  const N u = twice_scale * (x + cubic * x * x * x);
  const Logistic<N> weight = logistic(u);
  return finite_below(x) * weight.over / weight.under;
}

template <Lane N>
N gelu_erf(N x) {
  using T = value_t<N>;
  constexpr T half(0.5), root_half = static_cast<T>(0.7071067811865476);
  return half * finite_below(x) * erfc(-x * root_half);
}

template <Lane N>
N softplus(N x) {
  return max(x, x.lit(0)) + log1p(exp_of_negative(-abs(x)));
}

// tanh(log(1 + e)) = n / (n + 2) with n = e * (e + 2); it is 1 from 20 on.
template <Lane N>
N mish(N x) {
  constexpr value_t<N> two(2), one_from(20);
  const N e = exp(at_most(x, one_from));
  const N n = e * (e + two);
  return finite_below(x) * (n / (n + two));
}

template <Lane N>
N elu(N x, N alpha) {
  return select(x > value_t<N>(0), x, alpha * expm1(x));
}

}  // namespace weft::ir::meaning

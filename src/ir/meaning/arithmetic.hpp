// Rows that follow from the arithmetic primitives.
#pragma once

#include "ir/meaning/parts.hpp"

namespace weft::ir::meaning {

template <Lane N>
N recip(N x) {
  return value_t<N>(1) / x;
}

template <Lane N>
N rsqrt(N x) {
  return value_t<N>(1) / sqrt(x);
}

template <Lane N>
N square(N x) {
  return x * x;
}

// The remainder has the sign of a; where that is not the sign of b it moves by one b. A zero takes the sign
// of b.
template <Lane N>
N mod(N a, N b) {
  constexpr value_t<N> zero{};
  const N r = rem(a, b);
  const N moved = select((r != zero) & ((r < zero) ^ (b < zero)), r + b, r);
  if constexpr (is_float<N>)
    return select(moved == zero, copysign(moved, b), moved);
  else
    return moved;
}

// (a - a mod b) / b is integral but for its rounding, so the nearest integral value is the floor. A zero
// takes the sign of the quotient, and a / 0 is a division.
template <Lane N>
N floor_div(N a, N b) {
  constexpr value_t<N> zero{};
  const N r = rem(a, b);
  const lane_of<N, bool> off = (r != zero) & ((r < zero) ^ (b < zero));
  if constexpr (is_float<N>) {
    const N quotient = (a - r) / b;
    const N nearest = round(select(off, quotient - value_t<N>(1), quotient));
    const N direct = a / b;
    return select(b == zero, direct, select(nearest == zero, copysign(nearest, direct), nearest));
  } else {
    const N quotient = div(a, b);
    return select(off, quotient - value_t<N>(1), quotient);
  }
}

template <Lane N>
N sign(N x) {
  constexpr value_t<N> zero{}, one(1);
  if constexpr (std::is_unsigned_v<value_t<N>>)
    return select(x == zero, x, one);
  else
    return select(x > zero, one, select(x < zero, static_cast<value_t<N>>(-one), x));
}

template <Lane N>
N clamp(N x, N low, N high) {
  return min(max(x, low), high);
}

template <Lane N>
N fract(N x) {
  return x - floor(x);
}

template <Lane N>
N mix(N a, N b, N t) {
  return a * (value_t<N>(1) - t) + b * t;
}

template <Lane N>
N step(N edge, N x) {
  return select(x < edge, value_t<N>(0), x.lit(1));
}

template <Lane N>
N smoothstep(N low, N high, N x) {
  const N t = clamp((x - low) / (high - low), x.lit(0), x.lit(1));
  return t * t * (value_t<N>(3) - value_t<N>(2) * t);
}

template <Lane N>
lane_of<N, bool> is_nan(N x) {
  return x != x;
}

template <Lane N>
lane_of<N, bool> is_inf(N x) {
  return abs(x) == infinity<N>;
}

template <Lane N>
lane_of<N, bool> is_finite(N x) {
  return abs(x) < infinity<N>;
}

template <Lane N>
N relu(N x) {
  return max(x, x.lit(0));
}

template <Lane N>
N leaky_relu(N x, N slope) {
  return select(x > value_t<N>(0), x, slope * x);
}

}  // namespace weft::ir::meaning

// Layers of models as array expressions: compositions that the planner joins like any others. weft.hpp does
// not include this header.
#pragma once

#include <cstdint>
#include <vector>

#include "weft/expr.hpp"

namespace weft {

namespace detail {
/// A vector over axis 1, for arrays of this rank.
template <class E>
[[nodiscard]] E over_channels(const E& values, int rank, SourceLine where) {
  std::vector<int> others{0};
  for (int axis = 2; axis < rank; ++axis) others.push_back(axis);
  return values.expand_dims(others, where);
}
}  // namespace detail

/// (n, c, ...) -> the same: each of `groups` runs of c / groups channels of one example is centred and
/// divided by its deviation, as layer_norm does. Floats. Throws UsageError where `groups` does not divide c.
template <detail::ArrayLike A>
[[nodiscard]] Expr<detail::ExprElement<A>> group_norm(const A& x, Extent groups, double eps = 1e-5,
                                                      detail::SourceLine where = detail::SourceLine::here()) {
  using T = detail::ExprElement<A>;
  const Expr<T> e(detail::node_of(x, where));
  const Shape shape = e.shape();
  // A length that does not divide is refused by reshape, which names both shapes.
  const std::int64_t rows = shape.rank() < 2 ? -1 : shape[0] * groups.value;
  const std::int64_t each = rows > 0 ? shape.size() / rows : 0;
  const bool fits = rows > 0 && shape[1] % groups.value == 0;
  const Expr<T> cut = e.reshape({fits ? shape[0] : -2, groups, each}, where);
  return layer_norm(cut, eps, Axis{-1}, where).reshape(shape, where);
}

/// (n, c, ...) with vectors over c: (x - mean) * rsqrt(variance + eps) * scale + shift, as a trained model
/// does. Floats.
template <detail::ArrayLike A, detail::ArrayLike M, detail::ArrayLike V, detail::ArrayLike S,
          detail::ArrayLike B>
[[nodiscard]] Expr<detail::ExprElement<A>> batch_norm(const A& x, const M& mean, const V& variance,
                                                      const S& scale, const B& shift, double eps = 1e-5,
                                                      detail::SourceLine where = detail::SourceLine::here()) {
  using T = detail::ExprElement<A>;
  const Expr<T> e(detail::node_of(x, where));
  const auto along = [&](const auto& values) {
    return detail::over_channels(Expr<T>(detail::node_of(values, where)), e.rank(), where);
  };
  return (e - along(mean)) * rsqrt(along(variance) + static_cast<T>(eps)) * along(scale) + along(shift);
}

/// Which elements of the last axis are the two coordinates that are turned together.
enum class RotaryPairs : std::uint8_t {
  halves,       ///< element i and element i + n / 2
  interleaved,  ///< elements 2 * i and 2 * i + 1
};
/// (..., n) with cosines and sines (..., n / 2), broadcast: each pair (a, b) becomes (a cos - b sin, b cos +
/// a sin). n is even. Floats.
template <detail::ArrayLike A, detail::ArrayLike C, detail::ArrayLike S>
[[nodiscard]] Expr<detail::ExprElement<A>> rotary(const A& x, const C& cosines, const S& sines,
                                                  RotaryPairs pairs = RotaryPairs::halves,
                                                  detail::SourceLine where = detail::SourceLine::here()) {
  using T = detail::ExprElement<A>;
  const Expr<T> e(detail::node_of(x, where)), c(detail::node_of(cosines, where)),
      s(detail::node_of(sines, where));
  const int last = e.rank() - 1;
  const std::int64_t n = last < 0 ? 0 : e.shape()[last], half = n / 2;
  const bool in_halves = pairs == RotaryPairs::halves;
  const std::int64_t step = in_halves ? 1 : 2;
  const auto part = [&](std::int64_t first) { return e.slice(-1, first, half, step, where); };
  const Expr<T> a = part(0), b = part(in_halves ? n - half : 1);
  const Expr<T> left = a * c - b * s, right = b * c + a * s;
  if (in_halves) return concat({Axis{-1}, where}, left, right);
  return stack({Axis{-1}, where}, left, right).reshape(e.shape(), where);
}

}  // namespace weft

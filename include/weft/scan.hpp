// Running values of array expressions: sums, products, maxima and minima along an axis.
#pragma once

#include "weft/expr.hpp"

namespace weft {

struct ScanOptions {
  bool exclusive =
      false;  ///< element i is of the elements before i; the first is 0, 1, or the lowest or highest value
  bool reverse = false;  ///< from the last element to the first
};

namespace detail {
/// `op` is sum, prod, max or min.
[[nodiscard]] ExprNode expr_scan(Reduce op, const ExprNode& x, int axis, bool exclusive, bool reverse,
                                 SourceLine where);

template <class R, class A>
[[nodiscard]] Expr<R> scan_array(Reduce op, const A& x, Axis axis, ScanOptions options, SourceLine where) {
  static_assert(!std::is_same_v<ExprElement<A>, bool>,
                "weft: scans take numbers, not bool; cast<T>() converts");
  return Expr<R>(expr_scan(op, node_of(x, where), axis.index, options.exclusive, options.reverse, where));
}
}  // namespace detail

// (..., n, ...) -> the same shape, in the order of docs/numerics.md 5. Sums and products of f16 and bf16 are
// taken in f32 and rounded once; those of 8- and 16-bit integers give 32 bits. Throws UsageError for an axis
// out of range.
template <detail::ArrayLike A>
[[nodiscard]] auto cumsum(const A& x, Axis axis = Axis{-1}, ScanOptions options = {},
                          detail::SourceLine where = detail::SourceLine::here()) {
  return detail::scan_array<detail::DotElement<detail::ExprElement<A>>>(detail::Reduce::sum, x, axis, options,
                                                                        where);
}
template <detail::ArrayLike A>
[[nodiscard]] auto cumprod(const A& x, Axis axis = Axis{-1}, ScanOptions options = {},
                           detail::SourceLine where = detail::SourceLine::here()) {
  return detail::scan_array<detail::DotElement<detail::ExprElement<A>>>(detail::Reduce::prod, x, axis,
                                                                        options, where);
}
template <detail::ArrayLike A>
[[nodiscard]] auto cummax(const A& x, Axis axis = Axis{-1}, ScanOptions options = {},
                          detail::SourceLine where = detail::SourceLine::here()) {
  return detail::scan_array<detail::ExprElement<A>>(detail::Reduce::max, x, axis, options, where);
}
template <detail::ArrayLike A>
[[nodiscard]] auto cummin(const A& x, Axis axis = Axis{-1}, ScanOptions options = {},
                          detail::SourceLine where = detail::SourceLine::here()) {
  return detail::scan_array<detail::ExprElement<A>>(detail::Reduce::min, x, axis, options, where);
}

}  // namespace weft

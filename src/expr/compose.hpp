// Compositions: well-known formulas as graphs of ops and reductions. The planner knows none of them by name.
#pragma once

#include "expr/node.hpp"

namespace weft::expr {

/// sum over the axes, divided by the count: of floats in their type, of integers in f64 (NUMERICS 9).
/// Throws UsageError for an empty mean.
[[nodiscard]] NodeRef mean(NodeRef x, std::optional<std::vector<int>> axes, bool keepdims, Place place = {});
/// mean of squared distances from the mean, in two passes; divided by count - ddof.
[[nodiscard]] NodeRef var(NodeRef x, std::optional<std::vector<int>> axes, bool keepdims, int ddof,
                          Place place = {});
/// x / sqrt(mean(x*x) + eps), along one axis, as x * rsqrt(...).
[[nodiscard]] NodeRef rms_norm(NodeRef x, Number eps, int axis, Place place = {});
/// (x - mean) * rsqrt(var + eps), along one axis.
[[nodiscard]] NodeRef layer_norm(NodeRef x, Number eps, int axis, Place place = {});
/// e / sum(e) with e = exp(x - max(x)), along one axis: no overflow for large values.
[[nodiscard]] NodeRef softmax(NodeRef x, int axis, Place place = {});
/// x - max(x) - log(sum(exp(x - max(x)))).
[[nodiscard]] NodeRef log_softmax(NodeRef x, int axis, Place place = {});

}  // namespace weft::expr

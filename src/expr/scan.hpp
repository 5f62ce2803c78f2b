// Running values along an axis, in the order of docs/numerics.md 5, as a graph of elementwise ops, views and
// joins. The planner knows no scan, so each level of blocks costs launches of its own.
#pragma once

#include "expr/node.hpp"

namespace weft::expr {

/// (..., n, ...) -> the same shape. `op` is sum, prod, max or min; type as that of the fold. Exclusive:
/// shifted by one, from the identity on. Reverse: from the last element to the first. Throws UsageError for a
/// number, a type that the fold does not take, and an axis out of range.
[[nodiscard]] NodeRef scan(ir::ReduceOp op, NodeRef x, int axis, bool exclusive, bool reverse,
                           Place place = {});

}  // namespace weft::expr

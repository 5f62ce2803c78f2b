// Arrays whose elements are chosen or made by their index: one kernel a node, over arrays of any lengths.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "expr/node.hpp"
#include "expr/one_op.hpp"

namespace weft::expr {

[[nodiscard]] const char* name(Rule rule);

/// y[i, j, ...] = the index along `axis`, in a type of numbers. Throws UsageError for a bad shape, axis or
/// type.
[[nodiscard]] NodeRef iota(ir::Type type, Shape shape, int axis, Place place = {});

/// The arrays behind one another along an axis. Throws UsageError where types or other lengths differ.
[[nodiscard]] NodeRef concat(std::vector<NodeRef> parts, int axis, Place place = {});
/// The same along a new axis.
[[nodiscard]] NodeRef stack(std::vector<NodeRef> parts, int axis, Place place = {});

enum class PadMode : std::uint8_t {
  constant,  ///< `value`
  edge,      ///< the nearest element
  reflect,   ///< mirrored at the first and last element, which are not repeated
  wrap,      ///< from the other end
};
/// `before` and `after` by axis; negative ones cut off. The modes but constant need at least one element
/// along each axis that grows.
[[nodiscard]] NodeRef pad(NodeRef x, std::vector<std::int64_t> before, const std::vector<std::int64_t>& after,
                          PadMode mode, NodeRef value, Place place = {});

/// (..., n, ...), indices of any shape -> (..., indices' shape, ...). Negative indices count from the end; an
/// index out of range gives 0.
[[nodiscard]] NodeRef take(NodeRef x, NodeRef indices, int axis, Place place = {});
/// y[i, j] = x[indices[i, j], j] and so on: indices of the rank of x, no longer than x along the other axes.
[[nodiscard]] NodeRef take_along(NodeRef x, NodeRef indices, int axis, Place place = {});

/// 1 where the last index of the result equals the index, else 0; all 0 for an index outside [0, depth).
[[nodiscard]] NodeRef one_hot(NodeRef indices, std::int64_t depth, ir::Type type, Place place = {});
/// a[i] * b[j] of the elements in row-major order.
[[nodiscard]] NodeRef outer(NodeRef a, NodeRef b, Place place = {});
/// `value` everywhere.
[[nodiscard]] NodeRef full(NodeRef value, const Shape& shape, Place place = {});

/// The kernel of an indexed node. Scalars: the operands that are numbers, then the node's numbers.
[[nodiscard]] ir::Kernel indexed_kernel(std::string_view name, const Node& node,
                                        const std::vector<Operand>& operands);

}  // namespace weft::expr

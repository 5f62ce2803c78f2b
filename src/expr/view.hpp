// Views: the same elements, or some of them, under other indices. Nothing is computed or moved for one.
//
// A view of an elementwise op becomes the op of views of its operands, so that it ends at the arrays, which
// are read where they lie. A view of anything else is read from what that leaves in memory.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "expr/node.hpp"

namespace weft::expr {

enum class ViewOp : std::uint8_t { permute, slice, broadcast_to, squeeze, expand_dims, flip, diagonal };

/// The index map of an op on an array of this shape. Axes count from the end when negative. `numbers`:
///   permute       the axes in their new order; none: reversed
///   slice         axis, start, count, step
///   broadcast_to  the new shape
///   squeeze       the axes to drop, each of length 1; none: all of length 1
///   expand_dims   where new axes of length 1 stand in the result
///   flip          the axes to run backwards; none: all
///   diagonal      offset, first axis, second axis; the diagonal becomes the last axis
/// Throws UsageError naming op, shape, what was expected, and place.
[[nodiscard]] IndexMap index_map(ViewOp op, const Shape& shape, std::span<const std::int64_t> numbers,
                                 Place place = {});

/// A view of a view is a view.
[[nodiscard]] IndexMap compose(const IndexMap& inner, const IndexMap& outer);

/// Where the elements of a view lie, in elements, from where those of its operand do.
struct Strided {
  std::int64_t offset = 0;
  std::vector<std::int64_t> strides;
};
[[nodiscard]] Strided strided(const Strided& operand, const IndexMap& map);

/// Strides that give the elements in another shape of the same size without moving them, or nothing.
[[nodiscard]] std::optional<std::vector<std::int64_t>> reshaped(const Shape& from,
                                                                std::span<const std::int64_t> strides,
                                                                const Shape& to);

[[nodiscard]] NodeRef view(ViewOp op, NodeRef x, std::span<const std::int64_t> numbers, Place place = {});
/// One length may be -1: what is left. Throws UsageError where the sizes differ.
[[nodiscard]] NodeRef reshape(NodeRef x, Shape shape, Place place = {});
[[nodiscard]] Shape complete_shape(const Shape& from, Shape to, Place place);

}  // namespace weft::expr

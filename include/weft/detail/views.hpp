// Views that arrays and expressions have in common.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "weft/detail/expr.hpp"
#include "weft/shape.hpp"

namespace weft::detail {

/// Views: the same elements, or some of them, under other indices, without a copy. Of an array: a view of its
/// memory. Of an expression: an expression. Axes count from the end when negative. Throws UsageError naming
/// shape and axis.
template <class Self>
class ViewOps {
 public:
  /// `count` indices of one axis: start, start + step, ... Negative steps run backwards.
  [[nodiscard]] Self slice(int axis, Extent start, Extent count, Extent step = 1,
                           SourceLine where = SourceLine::here()) const {
    const std::int64_t numbers[] = {axis, start.value, count.value, step.value};
    return viewed(ViewOp::slice, numbers, where);
  }
  /// The axes in reverse order.
  [[nodiscard]] Self transpose(SourceLine where = SourceLine::here()) const {
    return viewed(ViewOp::permute, {}, where);
  }
  /// The axes in this order: axis k of the result is axis axes[k].
  [[nodiscard]] Self permute(const std::vector<int>& axes, SourceLine where = SourceLine::here()) const {
    return viewed(ViewOp::permute, widened(axes), where);
  }
  /// As NumPy broadcasts: axes of length 1, and axes that are missing in front, repeat.
  [[nodiscard]] Self broadcast_to(const Shape& shape, SourceLine where = SourceLine::here()) const {
    return viewed(ViewOp::broadcast_to, shape.lengths(), where);
  }
  /// Without these axes of length 1; without all of length 1 where none is named.
  [[nodiscard]] Self squeeze(const std::vector<int>& axes = {}, SourceLine where = SourceLine::here()) const {
    return viewed(ViewOp::squeeze, widened(axes), where);
  }
  /// With new axes of length 1, which stand at these places of the result.
  [[nodiscard]] Self expand_dims(const std::vector<int>& axes, SourceLine where = SourceLine::here()) const {
    return viewed(ViewOp::expand_dims, widened(axes), where);
  }
  /// These axes backwards; all where none is named.
  [[nodiscard]] Self flip(const std::vector<int>& axes = {}, SourceLine where = SourceLine::here()) const {
    return viewed(ViewOp::flip, widened(axes), where);
  }
  /// Elements whose second index is the first plus `offset`, as the last axis.
  [[nodiscard]] Self diagonal(Extent offset = 0, int first = 0, int second = 1,
                              SourceLine where = SourceLine::here()) const {
    const std::int64_t numbers[] = {offset.value, first, second};
    return viewed(ViewOp::diagonal, numbers, where);
  }

 private:
  static std::vector<std::int64_t> widened(const std::vector<int>& axes) {
    return {axes.begin(), axes.end()};
  }
  Self viewed(ViewOp op, std::span<const std::int64_t> numbers, SourceLine where) const {
    return static_cast<const Self&>(*this).viewed_as(op, numbers, where);
  }
};

}  // namespace weft::detail

// How the loops of a kernel run.
#pragma once

#include <vector>

#include "lower/program.hpp"
#include "lower/rebuild.hpp"

namespace weft::lower {

/// Puts last, among the axes of a flat loop, the one along which most accesses walk through memory element by
/// element. Iterations of a parallel loop are independent, so their order is free; a loop that folds keeps
/// its order.
[[nodiscard]] Draft order_axes(const Draft& from, const std::vector<plan::Layout>& layouts);

/// A loop that folds over several axes becomes one over a single axis, row-major, so that blocks of the
/// reduction tree are blocks of that axis.
[[nodiscard]] Draft flatten_folds(const Draft& from);

struct Scheduled {
  Schedule schedule{};
  std::vector<LoopLevel> levels;  ///< by LoopId
};
[[nodiscard]] Scheduled choose_schedule(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts);

}  // namespace weft::lower

// Which accesses of a loop across lanes are to neighbours in memory, so that a lane can do several at once.
#pragma once

#include <set>
#include <vector>

#include "lower/program.hpp"

namespace weft::backend::cuda {

/// Of one loop, along its last axis.
struct LaneAccess {
  std::vector<ir::NodeId> invariant;  ///< pure nodes of the body that do not depend on the axis, in order
  std::vector<ir::NodeId> loads;      ///< unconditional, in range, of neighbours
  std::vector<ir::NodeId> stores;     ///< the same; the only store to their array in the loop
};
[[nodiscard]] LaneAccess lane_access(const lower::Program& program, ir::LoopId loop);

/// Whether the last axis runs 0, 1, 2, ...
[[nodiscard]] bool counts_up(const ir::Kernel& kernel, ir::LoopId loop);

/// Elements a lane takes at a time, 1 to 8: 16 bytes of the narrowest array, at most 32 of the widest. 1
/// where bodies loop or nothing walks through memory.
[[nodiscard]] int lane_elements(const lower::Program& program, const std::vector<ir::LoopId>& loops);

/// Arrays that such accesses touch: their rows must start at multiples of an access.
[[nodiscard]] std::vector<ir::ArrayId> wide_arrays(const lower::Program& program,
                                                   const std::vector<ir::LoopId>& loops);

/// Rows that a lane may hold in registers: loads of one element by the position in the row. Loads with one
/// number have one place. -1: none. By NodeId.
struct RowCache {
  std::vector<int> number;
  std::vector<ir::NodeId> loads;  ///< by number: the first of them
};
/// `loops` stand directly in the row and have one count.
[[nodiscard]] RowCache row_cache(const lower::Program& program, const std::vector<ir::LoopId>& loops,
                                 int slots);

/// Tiles whose every access is at the lane's own position in one of `loops`. By ArrayId.
[[nodiscard]] std::vector<bool> lane_tiles(const lower::Program& program,
                                           const std::vector<ir::LoopId>& loops);

/// Loops across lanes of a row kernel, in order.
[[nodiscard]] std::vector<ir::LoopId> row_loops(const lower::Program& program);

}  // namespace weft::backend::cuda

// The block of 64-bit words a launch hands to generated code, and where each thing stands in it.
#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "lower/program.hpp"

namespace weft::backend::cpu {

/// Word numbers. `-1` where a kernel has no such thing.
struct ArgsLayout {
  std::vector<int> array;    ///< by ArrayId: data pointer, then the shape, then the strides in elements. Tiles too:
                             ///< byte offset in the workspace, then the shape (no strides)
  int scalars = 0;           ///< first of the scalars, a word each, by ScalarId
  int outer = 0;             ///< iterations of all axes of the loop but the last
  int inner = 0;             ///< iterations of the last axis
  int chunk = 0;             ///< iterations of the last axis a grid index runs
  int chunks = 0;            ///< grid indices a line of the last axis takes
  int rows = 0;              ///< matrix products: rows of a tile
  int depth = 0;             ///< matrix products: multiplications a grid index's column takes
  int workspace = 0;         ///< bytes a worker's workspace needs
  std::vector<int> counts;   ///< by axis of the loop: iterations
  std::vector<int> value;    ///< by NodeId: a top-level value computed before the loop, or -1
  std::vector<int> partials; ///< tree: pointer to the partial results of each part of each fold
  std::map<std::pair<ir::LoopId, int>, int> levels;  ///< by loop and fold: its LevelFunctions, two words
  int words = 0;

  [[nodiscard]] int shape(ir::ArrayId a, int dimension) const { return array[ir::index(a)] + 1 + dimension; }
  [[nodiscard]] int stride(ir::ArrayId a, int rank, int dimension) const {
    return array[ir::index(a)] + 1 + rank + dimension;
  }
};

[[nodiscard]] ArgsLayout layout_args(const lower::Program& program);

/// The only top-level loop of a program's kernel; no value where it has none.
[[nodiscard]] std::optional<ir::LoopId> top_loop(const ir::Kernel& kernel);

}  // namespace weft::backend::cpu

// The block of 64-bit words a launch hands to a kernel, and where each thing stands in it.
#pragma once

#include <optional>
#include <vector>

#include "lower/program.hpp"

namespace weft::backend::cuda {

/// Word numbers.
struct ArgsLayout {
  std::vector<int> array;  ///< by ArrayId: address, then the shape, then the strides in elements. Tiles: byte
                           ///< offset in the unit's memory, then the shape (no strides)
  int scalars = 0;      ///< first of the scalars, a word each, by ScalarId: bits, or the address of the value
  int addresses = 0;    ///< first of the words whose bit s says that scalar s is an address
  int workspace = 0;    ///< address of the tiles in global memory
  int unit_bytes = 0;   ///< bytes of tiles that each unit has there
  int partials = 0;     ///< tree: addresses of two buffers of partial results, and of a counter that is 0
  int unit_leaves = 0;  ///< tree: leaves of a block; 256: it folds them to one value
  int words = 0;

  [[nodiscard]] int shape(ir::ArrayId a, int dimension) const { return array[ir::index(a)] + 1 + dimension; }
  [[nodiscard]] int stride(ir::ArrayId a, int rank, int dimension) const {
    return array[ir::index(a)] + 1 + rank + dimension;
  }
};

[[nodiscard]] ArgsLayout layout_args(const ir::Kernel& kernel);

/// The only top-level loop of a program's kernel; no value where it has none.
[[nodiscard]] std::optional<ir::LoopId> top_loop(const ir::Kernel& kernel);

}  // namespace weft::backend::cuda

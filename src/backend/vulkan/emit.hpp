// A Program as SPIR-V: pure, no driver needed.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "backend/vulkan/layout.hpp"
#include "backend/vulkan/target.hpp"
#include "lower/program.hpp"

namespace weft::backend::vulkan {

inline constexpr int row_levels = 3;  ///< of a fold over a row, above the blocks: 2^32 iterations

/// Where a tile is kept.
struct TilePlace {
  bool shared = false;  ///< by the invocations of a workgroup; else each has its own
  std::optional<std::int64_t>
      known;  ///< elements, where it is an array of the module; else it lies in the workspace
};
[[nodiscard]] TilePlace place_of_tile(const lower::Program& program, ir::NodeId tile);

/// The modules of a program, each with an entry point `main` that takes the words of `layout`:
///   main   the loop: any number of workgroups share its chunks. Of a loop that folds: the results of its
///   blocks level  one result of each 256 partial results tail   one workgroup: the last fold, then what
///   stands after the loop, and all stores outside it
struct Source {
  std::vector<std::uint32_t> main, level, tail;  ///< empty: the program has none
  ArgsLayout layout;
  lower::Schedule schedule{};
  int workgroup = 0;              ///< invocations
  int blocks = 0;                 ///< of 256 iterations in a chunk of the schedule `tree`
  int parts = 0;                  ///< values that the loop's folds carry
  bool folds_rows = false;        ///< at most 2^32 iterations a fold
  std::vector<ir::NodeId> tiles;  ///< those in the workspace
};

/// Throws CompileError where the device cannot give the bits.
[[nodiscard]] Source emit(const lower::Program& program, const Target& target);

}  // namespace weft::backend::vulkan

// A Program as CUDA C++ text: pure, no toolkit needed.
#pragma once

#include <string>
#include <vector>

#include "backend/cuda/layout.hpp"
#include "lower/program.hpp"

namespace weft::backend::cuda {

/// The few forms a program's code has; which one a launch takes depends on sizes and addresses.
struct Variant {
  bool wide = true;  ///< 16-byte accesses: bases, rows and row lengths are multiples of what a lane takes
  int leaves =
      0;  ///< row: blocks of 256 whose values a lane keeps in registers, 1 to 4; 0: rows of any length
  int warps = 8;   ///< row: warps that share a row, 1: a warp a row. column: warps that share 32 columns
  int slots = 8;   ///< values of a block of 256 that a lane holds; 4: rows have at most 128 elements
  int blocks = 1;  ///< row: blocks of a cluster that share a row, each with `warps` warps

  friend bool operator==(const Variant&, const Variant&) = default;
};

struct Source {
  std::string text;   ///< without the prelude
  std::string entry;  ///< name of the kernel
  ArgsLayout layout;
  Variant variant;
  bool args_in_memory = false;  ///< the words are too many for parameters: one parameter holds their address
  int threads = 256;            ///< of a block
  int lane = 1;                 ///< elements a lane takes at a time
  std::vector<ir::ArrayId> wide;        ///< arrays with 16-byte accesses
  std::vector<ir::LoopId> row_loops;    ///< loops across lanes of a row kernel
  std::vector<ir::ArrayId> unit_tiles;  ///< tiles in global memory, one a block (row) or a thread (others)
  bool tiles_per_thread = false;
  int partial_bytes = 0;  ///< tree: of one partial result
  int column_leaves = 0;  ///< column, several warps: most blocks of 256 that a fold may have
};

/// Throws CompileError for what the tier cannot run in one launch.
[[nodiscard]] Source emit(const lower::Program& program, const Variant& variant);

/// Whether several warps may share columns: folds stand directly in the loop over columns.
[[nodiscard]] bool shares_columns(const lower::Program& program);

inline constexpr int warp_size = 32, leaf_size = 256;
inline constexpr int most_parameter_words = 500;  ///< the driver takes 4 KiB

}  // namespace weft::backend::cuda

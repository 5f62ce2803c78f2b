// A Program as LLVM IR text: pure, no LLVM needed.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "backend/cpu/layout.hpp"
#include "backend/cpu/target.hpp"
#include "lower/program.hpp"

namespace weft::backend::cpu {

/// Iterations a grid index of a folding loop runs: 256 blocks of 256, so that its result is one value of the tree's
/// second level.
inline constexpr std::int64_t tree_unit = 65536;

struct Options {
  bool streaming = false;  ///< stores that may pass the cache do: rows of `streams` must start at 64-byte lines
};

/// The text and how to call it:
///   begin(ptr args)                                  once a launch: top-level values, loop counts, workspace size
///   run(ptr args, i64 first, i64 last, ptr workspace)  grid indices [first, last), on any thread
///   tail(ptr args, i64 units)                        once, after all of the grid: fold levels, results
struct Source {
  std::string text;
  ArgsLayout layout;
  lower::Schedule schedule{};
  int width = 0;                      ///< lanes of a vector loop
  int ops = 0;
  bool has_run = false, has_tail = false;
  bool is_product = false;            ///< a matrix product: `rows` and `depth` are set by begin
  std::int64_t chunk = 0;             ///< most iterations of the last axis a grid index runs, where lanes lie along it
  std::vector<ir::ArrayId> streams;   ///< arrays whose stores may pass the cache
};

[[nodiscard]] Source emit(const lower::Program& program, const Target& target, const Options& options);

}  // namespace weft::backend::cpu

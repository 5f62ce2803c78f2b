// Column kernels whose columns can be walked many at a time.
#pragma once

#include <cstdint>
#include <vector>

#include "lower/program.hpp"

namespace weft::backend::cpu {

/// Columns of a tile: rows of 4 KiB of f32 come from memory as fast as whole ones, and partial results of
/// that many stay in the cache.
inline constexpr std::int64_t tile_columns = 1024;

/// Whether the body of the outer loop is loops over rows, as long for all columns, and what stands between
/// them.
[[nodiscard]] bool has_column_tiles(const lower::Program& program);

/// A loop over rows alone, or other statements.
struct ColumnSegment {
  std::vector<ir::NodeId> nodes;
  std::vector<ir::NodeId> leaves;  ///< values that later segments use; axes left out
  std::vector<ir::NodeId> reads;   ///< values of earlier segments that this one uses
};
using ColumnSegments = std::vector<ColumnSegment>;
[[nodiscard]] ColumnSegments cut_columns(const ir::Kernel& kernel, ir::LoopId loop);

}  // namespace weft::backend::cpu

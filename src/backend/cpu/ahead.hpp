// Which loads of the next row a row kernel asks for early.
#pragma once

#include <vector>

#include "lower/program.hpp"

namespace weft::backend::cpu {

/// The first loop of a row waits for memory; a later one reads the row again, from cache, or waits for
/// arithmetic. While that one runs, memory has time for the next row.
struct RowAhead {
  ir::LoopId during{};            ///< a later loop that needs no other array, else the one that computes most
  std::vector<ir::NodeId> loads;  ///< of the row's first loop: whole lines at [..., row, lane]; empty: none
};

[[nodiscard]] RowAhead find_row_ahead(const lower::Program& program);

}  // namespace weft::backend::cpu

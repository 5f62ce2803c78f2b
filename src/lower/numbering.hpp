// Value numbers: which values are equal, where loops over equal axes are taken for one.
#pragma once

#include <cstdint>
#include <vector>

#include "ir/kernel.hpp"

namespace weft::lower {

/// Two nodes of one number have the same bits, if the parallel loops around them that stand in one region and
/// have equal axes are at the same iteration. A load counts as a value where nothing in the kernel writes its
/// array.
struct Numbering {
  std::vector<std::uint32_t> node;  ///< by NodeId
  std::vector<std::uint32_t>
      loop_class;  ///< by LoopId: equal for parallel loops of one region with equal axes
};
[[nodiscard]] Numbering number_values(const ir::Kernel& kernel);

}  // namespace weft::lower

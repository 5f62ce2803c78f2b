// Which accesses are known to stay inside their arrays.
#pragma once

#include <vector>

#include "ir/kernel.hpp"

namespace weft::lower {

/// By NodeId of a kernel as it was planned, before any pass. True for
/// - unconditional accesses whose indices are affine in axes that are known before the launch:
/// plan::check_call has
///   compared them with the real sizes (NUMERICS 7);
/// - tile accesses whose indices are axes from 0 by 1 to the very value that is the tile's extent;
/// - accesses of rank 0.
/// All others are guarded where they run.
[[nodiscard]] std::vector<bool> find_in_range(const ir::Kernel& kernel);

}  // namespace weft::lower

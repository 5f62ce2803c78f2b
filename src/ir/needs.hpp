// What top-level values a part of a kernel needs.
#pragma once

#include <span>
#include <vector>

#include "ir/kernel.hpp"

namespace weft::ir {

/// Top-level values used by a top-level node: its operands, and for a loop its axes, starts and all that
/// nested instructions use from outside. `home` is homes(kernel).
[[nodiscard]] std::vector<NodeId> direct_needs(const Kernel& kernel, std::span<const RegionId> home,
                                               NodeId node);

/// The roots' needs, and theirs, and so on: by NodeId. The roots themselves are not marked by being roots.
[[nodiscard]] std::vector<bool> all_needs(const Kernel& kernel, std::span<const RegionId> home,
                                          std::span<const NodeId> roots);

}  // namespace weft::ir

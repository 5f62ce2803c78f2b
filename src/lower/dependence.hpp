// What must stay before what in a region.
#pragma once

#include <cstdint>
#include <vector>

#include "ir/kernel.hpp"

namespace weft::lower {

/// Nodes of one region as a graph: statement k is the k-th node of the region with all that is nested in it.
struct Dependence {
  struct Edge {
    std::uint32_t to = 0;
    /// The two are parallel loops of equal axes, and each iteration of the later one needs only what the same
    /// iteration of the earlier one has done.
    bool within_iteration = false;
  };
  std::vector<std::vector<Edge>> later;   ///< by statement: those that must stay after it
  std::vector<std::uint32_t> loop_class;  ///< by statement; `none` where it is no parallel loop
  static constexpr std::uint32_t none = 0xffffffffu;
};

struct Structure;
struct Numbering;
[[nodiscard]] Dependence find_dependence(const ir::Kernel& kernel, ir::RegionId region,
                                         const Structure& structure, const Numbering& numbering);

}  // namespace weft::lower

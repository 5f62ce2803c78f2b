// Walking the regions of a kernel in program order.
#pragma once

#include <vector>

#include "ir/kernel.hpp"

namespace weft::ir {

/// Regions nest at most this deep (the verifier refuses more), so walks may recurse over regions. Never over
/// values.
inline constexpr int max_depth = 64;

/// The regions that belong to a node, in the order they stand: bodies, branches, then the operators of custom
/// folds.
[[nodiscard]] inline std::vector<RegionId> nested_regions(const Kernel& kernel, const Node& n) {
  std::vector<RegionId> regions;
  if (n.inst == Inst::loop || n.inst == Inst::for_) {
    const Loop& l = kernel.at(n.loop());
    regions.push_back(l.body);
    for (const Fold& f : l.folds) {
      if (f.combine != no_region) regions.push_back(f.combine);
    }
  } else if (n.inst == Inst::if_ || n.inst == Inst::while_) {
    regions.push_back(n.region());
    if (n.other() != no_region) regions.push_back(n.other());
  }
  return regions;
}

/// Calls visit(NodeId) for every node of the region and of those nested in it; a node comes before what it
/// holds.
template <class Visit>
void for_each_node(const Kernel& kernel, RegionId region, Visit&& visit) {
  for (NodeId id : kernel.at(region).nodes) {
    visit(id);
    const Node& n = kernel.at(id);
    if (n.inst != Inst::loop && n.inst != Inst::for_ && n.inst != Inst::if_ && n.inst != Inst::while_)
      continue;
    for (RegionId inner : nested_regions(kernel, n)) for_each_node(kernel, inner, visit);
  }
}

/// All nodes of the region and of those nested in it, in program order.
[[nodiscard]] inline std::vector<NodeId> in_order(const Kernel& kernel, RegionId region) {
  std::vector<NodeId> nodes;
  for_each_node(kernel, region, [&](NodeId id) { nodes.push_back(id); });
  return nodes;
}

/// The region each node stands in; no_region for a node that stands nowhere.
[[nodiscard]] inline std::vector<RegionId> homes(const Kernel& kernel) {
  std::vector<RegionId> home(kernel.nodes.size(), no_region);
  for (std::size_t r = 0; r < kernel.regions.size(); ++r) {
    for (NodeId n : kernel.regions[r].nodes) home[index(n)] = RegionId(static_cast<std::uint32_t>(r));
  }
  return home;
}

}  // namespace weft::ir

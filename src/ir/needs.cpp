#include "ir/needs.hpp"

#include <algorithm>

#include "ir/walk.hpp"

namespace weft::ir {

std::vector<NodeId> direct_needs(const Kernel& kernel, std::span<const RegionId> home, NodeId node) {
  std::vector<NodeId> needs;
  const auto add = [&](NodeId id) {
    if (id != no_node && home[index(id)] == kernel.body) needs.push_back(id);
  };
  const auto add_all = [&](NodeId id) {
    const Node& n = kernel.at(id);
    for (NodeId arg : kernel.args(n)) add(arg);
    if (n.inst != Inst::loop && n.inst != Inst::for_) return;
    const Loop& l = kernel.at(n.loop());
    for (const Axis& a : l.axes) add(a.start), add(a.count), add(a.step);
    for (const Fold& f : l.folds) add(f.value), add(f.second), add(f.start);
  };
  add_all(node);
  for (RegionId r : nested_regions(kernel, kernel.at(node))) for_each_node(kernel, r, add_all);
  std::ranges::sort(needs);
  needs.erase(std::unique(needs.begin(), needs.end()), needs.end());
  return needs;
}

std::vector<bool> all_needs(const Kernel& kernel, std::span<const RegionId> home,
                            std::span<const NodeId> roots) {
  std::vector<bool> needed(kernel.nodes.size(), false);
  std::vector<NodeId> pending(roots.begin(), roots.end());
  while (!pending.empty()) {
    const NodeId id = pending.back();
    pending.pop_back();
    for (NodeId need : direct_needs(kernel, home, id)) {
      if (needed[index(need)]) continue;
      needed[index(need)] = true;
      pending.push_back(need);
    }
  }
  return needed;
}

}  // namespace weft::ir

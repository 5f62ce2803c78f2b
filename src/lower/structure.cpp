#include "lower/structure.hpp"

namespace weft::lower {

using ir::Inst;
using ir::NodeId;
using ir::RegionId;

std::vector<RegionId> nested_regions(const ir::Kernel& kernel, NodeId id) {
  const ir::Node& n = kernel.at(id);
  std::vector<RegionId> out;
  if (n.inst == Inst::if_) {
    out.push_back(n.region());
    if (n.other() != ir::no_region) out.push_back(n.other());
  } else if (n.inst == Inst::while_) {
    out = {n.region(), n.other()};
  } else if (n.inst == Inst::loop || n.inst == Inst::for_) {
    const ir::Loop& loop = kernel.at(n.loop());
    out.push_back(loop.body);
    for (const ir::Fold& fold : loop.folds) {
      if (fold.custom) out.push_back(fold.combine);
    }
  }
  return out;
}

Structure::Structure(const ir::Kernel& k)
    : kernel(&k),
      home(k.nodes.size(), ir::no_region),
      owner(k.regions.size(), ir::no_node),
      loop_node(k.loops.size(), ir::no_node) {
  for (NodeId id : k.at(k.body).nodes) home[index(id)] = k.body;
  walk(k, k.body, [&](NodeId id) {
    if (k.at(id).inst == Inst::loop || k.at(id).inst == Inst::for_) loop_node[k.at(id).target] = id;
    for (RegionId nested : nested_regions(k, id)) {
      owner[index(nested)] = id;
      for (NodeId inner : k.at(nested).nodes) home[index(inner)] = nested;
    }
  });
}

bool Structure::inside(RegionId region, RegionId ancestor) const {
  while (region != ancestor) {
    const NodeId up = owner_of(region);
    if (up == ir::no_node) return false;
    region = home_of(up);
  }
  return true;
}

bool Structure::crosses_parallel_loop(RegionId region, RegionId ancestor) const {
  while (region != ancestor) {
    const NodeId up = owner_of(region);
    if (up == ir::no_node) return true;
    if (kernel->at(up).inst == Inst::loop) return true;
    region = home_of(up);
  }
  return false;
}

std::optional<ir::LoopId> Structure::top_loop() const {
  for (NodeId id : kernel->at(kernel->body).nodes) {
    if (kernel->at(id).inst == Inst::loop) return kernel->at(id).loop();
  }
  return std::nullopt;
}

std::vector<bool> written_arrays(const ir::Kernel& kernel) {
  std::vector<bool> written(kernel.arrays.size(), false);
  walk(kernel, kernel.body, [&](NodeId id) {
    if (writes_memory(kernel.at(id))) written[kernel.at(id).target] = true;
  });
  return written;
}

}  // namespace weft::lower

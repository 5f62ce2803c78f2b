#include "lower/dead.hpp"

#include <map>

#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::LoopId;
using ir::NodeId;

class Liveness {
 public:
  explicit Liveness(const ir::Kernel& kernel)
      : kernel_(kernel), structure_(kernel), live_(kernel.nodes.size(), false) {
    for (const ir::Loop& l : kernel.loops) live_folds_.emplace_back(l.folds.size(), false);
    walk(kernel, kernel.body, [&](NodeId id) {
      const ir::Node& n = kernel.at(id);
      const bool in_tile = writes_memory(n) && kernel.at(n.array()).role == ir::Role::tile;
      if (in_tile || n.inst == Inst::tile) tile_nodes_[n.target].push_back(id);
      if (n.inst == Inst::set) sets_[n.target].push_back(id);
      if (writes_memory(n) && !in_tile) mark(id);
    });
    while (!pending_.empty()) {
      const NodeId id = pending_.back();
      pending_.pop_back();
      spread(id);
    }
  }

  [[nodiscard]] bool live(NodeId id) const { return live_[index(id)]; }
  [[nodiscard]] const std::vector<bool>& folds(LoopId loop) const { return live_folds_[index(loop)]; }

 private:
  void mark(NodeId id) {
    if (id == ir::no_node || live_[index(id)]) return;
    live_[index(id)] = true;
    pending_.push_back(id);
  }

  void spread(NodeId id) {
    const ir::Node& n = kernel_.at(id);
    for (NodeId arg : kernel_.args(n)) mark(arg);
    const ir::RegionId home = structure_.home_of(id);
    mark(structure_.owner_of(home));
    if (n.inst == Inst::load && kernel_.at(n.array()).role == ir::Role::tile) {
      for (NodeId t : tile_nodes_[n.target]) mark(t);
    }
    if (n.inst == Inst::get) {
      for (NodeId s : sets_[n.target]) mark(s);
    }
    if (n.inst == Inst::loop || n.inst == Inst::for_) {
      for (const ir::Axis& a : kernel_.at(n.loop()).axes) {
        mark(a.start);
        mark(a.count);
        mark(a.step);
      }
    }
    if (n.inst == Inst::while_) mark(kernel_.at(n.region()).nodes.back());
    if (n.inst == Inst::fold_result) fold(n.loop(), n.sub);
    if (n.inst == Inst::operand) fold(n.loop(), n.sub / 2);
  }

  void fold(LoopId loop, std::uint32_t k) {
    if (live_folds_[index(loop)][k]) return;
    live_folds_[index(loop)][k] = true;
    const ir::Fold& f = kernel_.at(loop).folds[k];
    mark(structure_.loop_node[index(loop)]);
    mark(f.value);
    mark(f.second);
    mark(f.start);
    if (f.custom) mark(kernel_.at(f.combine).nodes.back());
  }

  const ir::Kernel& kernel_;
  Structure structure_;
  std::vector<bool> live_;
  std::vector<std::vector<bool>> live_folds_;
  std::map<std::uint32_t, std::vector<NodeId>> tile_nodes_, sets_;
  std::vector<NodeId> pending_;
};

/// Takes dead folds out of their loops and numbers the others anew.
ir::Kernel without_dead_folds(ir::Kernel kernel, const Liveness& liveness) {
  std::vector<std::vector<std::uint32_t>> number(kernel.loops.size());
  for (std::uint32_t l = 0; l < kernel.loops.size(); ++l) {
    std::vector<ir::Fold> kept;
    for (std::size_t k = 0; k < kernel.loops[l].folds.size(); ++k) {
      number[l].push_back(static_cast<std::uint32_t>(kept.size()));
      if (liveness.folds(LoopId(l))[k]) kept.push_back(kernel.loops[l].folds[k]);
    }
    kernel.loops[l].folds = std::move(kept);
  }
  for (std::size_t k = 0; k < kernel.nodes.size(); ++k) {
    ir::Node& n = kernel.nodes[k];
    if (!liveness.live(NodeId(static_cast<std::uint32_t>(k)))) continue;
    if (n.inst == Inst::fold_result) n.sub = number[n.target][n.sub];
    if (n.inst == Inst::operand) n.sub = 2 * number[n.target][n.sub / 2] + n.sub % 2;
  }
  return kernel;
}

}  // namespace

Draft drop_dead(const Draft& from) {
  const Liveness liveness(from.kernel);
  const Draft trimmed{without_dead_folds(from.kernel, liveness), from.in_range};
  Rebuild rebuild(trimmed);
  return rebuild.run([&](NodeId id) { return !liveness.live(id); });
}

}  // namespace weft::lower

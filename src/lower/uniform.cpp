#include "lower/uniform.hpp"

#include <algorithm>

#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::NodeId;
using ir::RegionId;

/// Starts from "all uniform" and marks what varies until nothing changes.
class Uniformity {
 public:
  Uniformity(const ir::Kernel& kernel, const std::vector<LoopLevel>& levels)
      : kernel_(kernel),
        levels_(levels),
        uniform_(kernel.nodes.size(), true),
        var_varies_(kernel.vars.size(), false),
        tile_per_lane_(kernel.arrays.size(), false) {}

  std::vector<bool> run() && {
    do {
      changed_ = false;
      region(kernel_.body, /*in_lanes=*/false, /*diverged=*/false);
    } while (changed_);
    return std::move(uniform_);
  }

 private:
  void varies(NodeId id, bool yes) {
    if (!yes || !uniform_[index(id)]) return;
    uniform_[index(id)] = false;
    changed_ = true;
  }
  [[nodiscard]] bool same(NodeId id) const { return id == ir::no_node || uniform_[index(id)]; }

  void region(RegionId id, bool in_lanes, bool diverged) {
    for (NodeId n : kernel_.at(id).nodes) node(n, in_lanes, diverged);
  }

  void node(NodeId id, bool in_lanes, bool diverged) {
    const ir::Node& n = kernel_.at(id);
    const bool same_operands = std::ranges::all_of(kernel_.args(n), [&](NodeId a) { return same(a); });
    switch (n.inst) {
      case Inst::constant:
      case Inst::scalar:
      case Inst::extent:
        break;
      case Inst::axis:
        varies(id, axis_varies(n));
        break;
      case Inst::operand:
        varies(id, true);
        break;
      case Inst::op:
      case Inst::store:
      case Inst::atomic:
      case Inst::yield:
        varies(id, !same_operands);
        break;
      case Inst::load:
        varies(id, !same_operands || tile_per_lane_[n.target]);
        break;
      case Inst::get:
        varies(id, var_varies_[n.target]);
        break;
      case Inst::set:
        varies(id, !same_operands);
        if ((!same_operands || diverged) && !var_varies_[n.target]) changed_ = var_varies_[n.target] = true;
        break;
      case Inst::tile:
        tile_per_lane_[n.target] = in_lanes;
        break;
      case Inst::fold_result:
        varies(id, fold_varies(n));
        break;
      case Inst::loop:
      case Inst::for_:
        loop(n.loop(), in_lanes, diverged);
        break;
      case Inst::if_:
        for (RegionId r : nested_regions(kernel_, id)) region(r, in_lanes, diverged || !same_operands);
        break;
      case Inst::while_: {
        const bool parts = diverged || !same(kernel_.at(n.region()).nodes.back());
        region(n.region(), in_lanes, parts);
        region(n.other(), in_lanes, parts);
        break;
      }
    }
  }

  [[nodiscard]] bool axis_varies(const ir::Node& n) const {
    const ir::Loop& loop = kernel_.at(n.loop());
    const ir::Axis& axis = loop.axes[n.sub];
    const bool last = n.sub + 1 == loop.axes.size();
    const LoopLevel level = levels_[n.target];
    return (last ? level.inner : level.outer) == Level::lane || !same(axis.start) || !same(axis.step);
  }

  /// A fold over lanes gives one value; a fold in each lane gives what its values are.
  [[nodiscard]] bool fold_varies(const ir::Node& n) const {
    const ir::Loop& loop = kernel_.at(n.loop());
    if (levels_[n.target].inner == Level::lane) return false;
    const ir::Fold& fold = loop.folds[n.sub];
    const bool same_counts = std::ranges::all_of(loop.axes, [&](const ir::Axis& a) { return same(a.count); });
    return fold.custom || !same(fold.value) || (fold.second != ir::no_node && !same(fold.second)) || !same(fold.start) || !same_counts;
  }

  void loop(ir::LoopId id, bool in_lanes, bool diverged) {
    const ir::Loop& l = kernel_.at(id);
    const bool lanes = levels_[index(id)].inner == Level::lane;
    const bool same_counts = std::ranges::all_of(l.axes, [&](const ir::Axis& a) { return same(a.count); });
    region(l.body, in_lanes || lanes, diverged || !same_counts);
    for (const ir::Fold& f : l.folds) {
      if (f.custom) region(f.combine, in_lanes, diverged);
    }
  }

  const ir::Kernel& kernel_;
  const std::vector<LoopLevel>& levels_;
  std::vector<bool> uniform_;
  std::vector<bool> var_varies_;     ///< by VarId
  std::vector<bool> tile_per_lane_;  ///< by ArrayId: declared inside lanes, so each has its own
  bool changed_ = false;
};

}  // namespace

std::vector<bool> find_uniform(const ir::Kernel& kernel, const std::vector<LoopLevel>& levels) {
  return Uniformity(kernel, levels).run();
}

}  // namespace weft::lower

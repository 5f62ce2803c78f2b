#include "ir/join_folds.hpp"

#include <algorithm>
#include <vector>

#include "ir/clone.hpp"
#include "ir/needs.hpp"
#include "ir/walk.hpp"

namespace weft::ir {
namespace {

/// A loop node and those after it that join it.
using Run = std::vector<NodeId>;

bool only_folds(const Kernel& kernel, const Loop& l) {
  if (l.folds.empty()) return false;
  bool effects = false;
  for_each_node(kernel, l.body, [&](NodeId id) {
    const Inst inst = kernel.at(id).inst;
    effects = effects || inst == Inst::store || inst == Inst::atomic;
  });
  return !effects;
}

bool equal_axes(const Loop& a, const Loop& b) {
  return std::ranges::equal(a.axes, b.axes, [](const Axis& x, const Axis& y) {
    return x.start == y.start && x.count == y.count && x.step == y.step;
  });
}

std::vector<Run> find_runs(const Kernel& kernel) {
  const std::vector<RegionId> home = homes(kernel);
  std::vector<Run> runs;
  bool open = false;  // whether the last run may still grow
  for (NodeId id : kernel.at(kernel.body).nodes) {
    const Node& n = kernel.at(id);
    if (n.inst == Inst::load || n.inst == Inst::store) open = false;
    if (n.inst != Inst::loop) continue;
    const Loop& l = kernel.at(n.loop());
    const bool folds = only_folds(kernel, l);
    bool joins = open && folds && equal_axes(l, kernel.at(kernel.at(runs.back()[0]).loop()));
    if (joins) {
      const std::vector<bool> needed = all_needs(kernel, home, std::span(&id, 1));
      for (NodeId other : kernel.at(kernel.body).nodes) {
        const bool result = kernel.at(other).inst == Inst::fold_result && needed[index(other)];
        joins = joins && !(result && std::ranges::any_of(runs.back(), [&](NodeId member) {
                             return kernel.at(member).target == kernel.at(other).target;
                           }));
      }
    }
    if (joins) {
      runs.back().push_back(id);
    } else {
      runs.push_back({id});
      open = folds;
    }
  }
  return runs;
}

/// Builds the loop of a run where its first member stands. What later members need from between is made
/// before it.
void build_run(Copier& copier, const Run& run) {
  const Kernel& kernel = copier.from();
  const std::vector<RegionId> home = homes(kernel);
  for (NodeId member : run) {
    for (NodeId need : direct_needs(kernel, home, member)) copier.value(need);
  }
  std::vector<Axis> axes;
  for (const Axis& a : kernel.at(kernel.at(run[0]).loop()).axes) {
    axes.push_back({copier(a.start), copier(a.count), copier(a.step)});
  }
  copier.to().line(kernel.at(run[0]).line);
  const LoopId made = copier.to().begin_loop(std::move(axes));
  for (NodeId member : run) copier.loop_body(kernel.at(member).loop(), made);
  copier.to().end_loop();
  for (NodeId member : run) copier.combines(kernel.at(member).loop());
}

}  // namespace

Kernel join_folds(const Kernel& kernel) {
  const std::vector<Run> runs = find_runs(kernel);
  if (std::ranges::all_of(runs, [](const Run& r) { return r.size() == 1; })) return kernel;
  Builder to(kernel.name);
  Copier copier(to, kernel);
  copier.declare();
  copier.rewrite = [&](Copier& c, NodeId id) {
    const bool known = c.nodes[index(id)] != no_node;  // made early, for a loop that moved up
    if (known || kernel.at(id).inst != Inst::loop) return known;
    for (const Run& run : runs) {
      const auto member = std::ranges::find(run, id);
      if (member == run.end()) continue;
      if (member == run.begin()) build_run(c, run);
      return true;
    }
    return false;
  };
  copier.region(kernel.body);
  return to.finish();
}

}  // namespace weft::ir

#include "backend/cpu/columns.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "backend/cpu/folding.hpp"
#include "backend/cpu/layout.hpp"
#include "ir/walk.hpp"

namespace weft::backend::cpu {
namespace {

using ir::Inst;
using ir::NodeId;

/// Values that a node, and what is nested in it, uses.
std::vector<NodeId> uses_of(const ir::Kernel& kernel, NodeId id) {
  std::vector<NodeId> uses;
  const auto visit = [&](NodeId at) {
    const ir::Node& n = kernel.at(at);
    for (const NodeId arg : kernel.args(n)) uses.push_back(arg);
    if (n.inst == Inst::fold_result) {
      const NodeId start = kernel.at(n.loop()).folds[n.sub].start;
      if (start != ir::no_node) uses.push_back(start);
    }
    if (n.inst != Inst::loop && n.inst != Inst::for_) return;
    for (const ir::Axis& axis : kernel.at(n.loop()).axes)
      uses.insert(uses.end(), {axis.start, axis.count, axis.step});
    for (const ir::Fold& fold : kernel.at(n.loop()).folds) uses.push_back(fold.value);
  };
  visit(id);
  const Inst inst = kernel.at(id).inst;
  if (inst == Inst::loop || inst == Inst::for_ || inst == Inst::if_ || inst == Inst::while_) {
    for (const ir::RegionId inner : ir::nested_regions(kernel, kernel.at(id))) {
      ir::for_each_node(kernel, inner, visit);
    }
  }
  return uses;
}

bool is_rows(const ir::Kernel& kernel, const ir::Loop& loop, const std::vector<ir::RegionId>& home) {
  const bool known = std::ranges::all_of(loop.axes, [&](const ir::Axis& axis) {
    return std::ranges::all_of(std::array{axis.start, axis.count, axis.step},
                               [&](NodeId id) { return home[ir::index(id)] == kernel.body; });
  });
  return known && !ir::is_dot(loop) && std::ranges::none_of(loop.folds, &ir::Fold::custom);
}

}  // namespace

bool has_column_tiles(const lower::Program& program) {
  const ir::Kernel& kernel = program.kernel;
  const auto top = top_loop(kernel);
  if (program.schedule != lower::Schedule::column || !top) return false;
  bool keeps = false;  // variables and tiles belong to one vector of columns
  ir::for_each_node(kernel, kernel.body, [&](NodeId id) {
    const Inst inst = kernel.at(id).inst;
    keeps = keeps || inst == Inst::get || inst == Inst::set || inst == Inst::tile;
  });
  if (keeps) return false;
  const std::vector<ir::RegionId> home = ir::homes(kernel);
  const auto& nodes = kernel.at(kernel.at(*top).body).nodes;
  return std::ranges::all_of(nodes, [&](NodeId id) {
    const ir::Node& n = kernel.at(id);
    return n.inst != Inst::loop || is_rows(kernel, kernel.at(n.loop()), home);
  });
}

ColumnSegments cut_columns(const ir::Kernel& kernel, ir::LoopId loop) {
  ColumnSegments segments;
  std::map<NodeId, std::size_t> made;
  bool after_loop = true;
  for (const NodeId id : kernel.at(kernel.at(loop).body).nodes) {
    const Inst inst = kernel.at(id).inst;
    if (inst == Inst::axis) continue;
    if (inst == Inst::loop || after_loop) segments.emplace_back();
    after_loop = inst == Inst::loop;
    segments.back().nodes.push_back(id);
    made[id] = segments.size() - 1;
  }
  for (std::size_t s = 0; s < segments.size(); ++s) {
    for (const NodeId id : segments[s].nodes) {
      for (const NodeId used : uses_of(kernel, id)) {
        const auto from = made.find(used);
        if (from == made.end() || from->second == s) continue;
        const auto add = [&](std::vector<NodeId>& list) {
          if (std::ranges::find(list, used) == list.end()) list.push_back(used);
        };
        add(segments[s].reads);
        add(segments[from->second].leaves);
      }
    }
  }
  return segments;
}

}  // namespace weft::backend::cpu

#include "lower/schedule.hpp"

#include <algorithm>

#include "lower/strides.hpp"
#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::LoopId;
using ir::NodeId;

std::vector<NodeId> accesses_of_arrays(const ir::Kernel& kernel, NodeId owner) {
  std::vector<NodeId> out;
  walk_node(kernel, owner, [&](NodeId id) {
    const ir::Node& n = kernel.at(id);
    if (accesses_memory(n) && kernel.at(n.array()).role != ir::Role::tile) out.push_back(id);
  });
  return out;
}

/// Accesses that walk element by element along the axis, less those that jump.
int walk_score(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts,
               const std::vector<NodeId>& accesses, LoopId loop, std::size_t axis) {
  int score = 0;
  for (NodeId id : accesses) {
    const Walk w = walk_along(kernel, layouts, id, loop, axis);
    score += w == Walk::unit ? 1 : w == Walk::jumping ? -1 : 0;
  }
  return score;
}

std::vector<LoopId> parallel_loops_within(const ir::Kernel& kernel, LoopId outer) {
  std::vector<LoopId> out;
  walk(kernel, kernel.at(outer).body, [&](NodeId id) {
    if (kernel.at(id).inst == Inst::loop) out.push_back(kernel.at(id).loop());
  });
  return out;
}

/// Lanes along the outer loop's last axis instead of along the inner loops: where memory lies that way, or
/// where the inner loops are too short to fill lanes, or follow one order. Tiles belong to a row, so a kernel that keeps some runs
/// by rows.
bool prefers_columns(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts,
                     const Structure& structure, LoopId outer, const std::vector<LoopId>& inner) {
  constexpr std::uint64_t short_count = 8;
  const std::size_t last = kernel.at(outer).axes.size() - 1;
  int rows = 0, columns = 0;
  bool all_short = true, dots = false;
  for (LoopId loop : inner) {
    const ir::RegionId home = structure.home_of(structure.loop_node[index(loop)]);
    dots = dots || (ir::is_dot(kernel.at(loop)) && home == kernel.at(outer).body);
    const auto accesses = accesses_of_arrays(kernel, structure.loop_node[index(loop)]);
    rows += walk_score(kernel, layouts, accesses, loop, kernel.at(loop).axes.size() - 1);
    columns += walk_score(kernel, layouts, accesses, outer, last);
    const ir::Node& count = kernel.at(kernel.at(loop).axes.back().count);
    all_short = all_short && count.inst == Inst::constant && count.constant_bits() <= short_count;
  }
  bool tiles = false;
  walk(kernel, kernel.body, [&](NodeId id) { tiles = tiles || kernel.at(id).inst == Inst::tile; });
  return !tiles && (all_short || dots || columns > rows);
}

/// Inner loops of a row: those that stand in no other inner loop run across lanes.
void lanes_in_rows(const ir::Kernel& kernel, const Structure& structure, LoopId outer, Scheduled& out) {
  for (LoopId loop : parallel_loops_within(kernel, outer)) {
    const ir::RegionId home = structure.home_of(structure.loop_node[index(loop)]);
    if (ir::is_dot(kernel.at(loop))) continue;  // its iterations follow one another
    if (!structure.crosses_parallel_loop(home, kernel.at(outer).body))
      out.levels[index(loop)].inner = Level::lane;
  }
}

}  // namespace

Draft order_axes(const Draft& from, const std::vector<plan::Layout>& layouts) {
  const Structure structure(from.kernel);
  const auto top = structure.top_loop();
  if (!top || from.kernel.at(*top).axes.size() < 2 || !from.kernel.at(*top).folds.empty()) return from;
  if (!parallel_loops_within(from.kernel, *top).empty()) return from;
  const auto accesses = accesses_of_arrays(from.kernel, structure.loop_node[index(*top)]);
  const std::size_t last = from.kernel.at(*top).axes.size() - 1;
  std::size_t best = last;
  for (std::size_t axis = last; axis-- > 0;) {
    if (walk_score(from.kernel, layouts, accesses, *top, axis) >
        walk_score(from.kernel, layouts, accesses, *top, best)) {
      best = axis;
    }
  }
  if (best == last) return from;
  Draft out = from;
  std::swap(out.kernel.loops[index(*top)].axes[best], out.kernel.loops[index(*top)].axes[last]);
  for (ir::Node& n : out.kernel.nodes) {
    if (n.inst != Inst::axis || n.loop() != *top) continue;
    n.sub = static_cast<std::uint32_t>(n.sub == best ? last : n.sub == last ? best : n.sub);
  }
  return out;
}

Draft flatten_folds(const Draft& from) {
  const auto folds_many = [](const ir::Loop& l) { return !l.folds.empty() && l.axes.size() > 1; };
  if (std::ranges::none_of(from.kernel.loops, folds_many)) return from;
  Rebuild rebuild(from);
  ir::Builder& to = rebuild.to();
  const auto op = [&](ir::Op o, NodeId a, NodeId b) { return to.op(o, ir::index_type, std::vector{a, b}); };
  return rebuild.run([&](NodeId id) {
    const ir::Node& n = from.kernel.at(id);
    if (n.inst != Inst::loop || !folds_many(from.kernel.at(n.loop()))) return false;
    const std::vector<ir::Axis>& axes = from.kernel.at(n.loop()).axes;
    const NodeId zero = to.index_constant(0), one = to.index_constant(1);
    std::vector<NodeId> counts;
    NodeId total = one;
    for (const ir::Axis& a : axes) {
      counts.push_back(op(ir::Op::max, rebuild(a.count), zero));
      total = op(ir::Op::mul, total, counts.back());
    }
    const LoopId made = to.begin_loop({{zero, total, one}});
    NodeId rest = to.axis(made, 0);
    auto& given = rebuild.copier().axes[n.target];
    given.assign(axes.size(), ir::no_node);
    for (std::size_t k = axes.size(); k-- > 0;) {
      const NodeId step = k == 0 ? rest : op(ir::Op::rem, rest, counts[k]);
      given[k] = op(ir::Op::add, rebuild(axes[k].start), op(ir::Op::mul, step, rebuild(axes[k].step)));
      if (k > 0) rest = op(ir::Op::div, rest, counts[k]);
    }
    rebuild.copier().loop_body(n.loop(), made);
    to.end_loop();
    rebuild.copier().combines(n.loop());
    return true;
  });
}

Scheduled choose_schedule(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts) {
  Scheduled out{Schedule::scalar, std::vector<LoopLevel>(kernel.loops.size())};
  const Structure structure(kernel);
  const auto top = structure.top_loop();
  if (!top) return out;
  const auto inner = parallel_loops_within(kernel, *top);
  LoopLevel& outer = out.levels[index(*top)];
  outer = {Level::grid, Level::lane};
  if (!kernel.at(*top).folds.empty()) {
    out.schedule = Schedule::tree;
  } else if (inner.empty()) {
    out.schedule = Schedule::flat;
  } else if (prefers_columns(kernel, layouts, structure, *top, inner)) {
    out.schedule = Schedule::column;
  } else {
    out.schedule = Schedule::row;
    outer.inner = Level::grid;
    lanes_in_rows(kernel, structure, *top, out);
  }
  return out;
}

}  // namespace weft::lower

#include "backend/cpu/ahead.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "backend/cpu/layout.hpp"

namespace weft::backend::cpu {
namespace {

using ir::Inst;
using ir::LoopId;
using ir::NodeId;

bool counts_from_zero(const ir::Kernel& kernel, const ir::Axis& axis) {
  const ir::Node &start = kernel.at(axis.start), &step = kernel.at(axis.step);
  return start.inst == Inst::constant && start.constant_bits() == 0 && step.inst == Inst::constant &&
         step.constant_bits() == 1;
}

/// Loops directly in a row whose one axis lies across lanes.
std::vector<LoopId> lane_loops(const lower::Program& program, LoopId row) {
  std::vector<LoopId> found;
  for (const NodeId id : program.kernel.at(program.kernel.at(row).body).nodes) {
    const ir::Node& n = program.kernel.at(id);
    if (n.inst != Inst::loop) continue;
    const ir::Loop& loop = program.kernel.at(n.loop());
    const bool across = program.levels[ir::index(n.loop())].inner == lower::Level::lane;
    if (across && loop.axes.size() == 1 && counts_from_zero(program.kernel, loop.axes[0]))
      found.push_back(n.loop());
  }
  return found;
}

/// x[..., row, lane] of an array whose last dimension is the dense one.
bool walks_a_row(const lower::Program& program, const ir::Node& n, LoopId row, LoopId lanes) {
  const ir::Kernel& kernel = program.kernel;
  if (n.inst != Inst::load || kernel.at(n.array()).role == ir::Role::tile) return false;
  const plan::Layout& layout = program.layouts[ir::index(n.array())];
  const auto args = kernel.args(n);
  if (args.size() < 2 || !(layout.contiguous || layout.dims.back() == plan::Stride::one)) return false;
  const std::size_t last_axis = kernel.at(row).axes.size() - 1;
  std::size_t next_rows = 0;
  for (std::size_t d = 0; d < args.size(); ++d) {
    const ir::Node& index = kernel.at(args[d]);
    const LoopId of = d + 1 == args.size() ? lanes : row;
    if (index.inst != Inst::axis || index.loop() != of) return false;
    if (of == row && index.sub == last_axis) ++next_rows;
  }
  return next_rows == 1;
}

/// Arrays that a loop reads or writes and `first` does not: they keep memory busy.
std::size_t streams_of(const ir::Kernel& kernel, LoopId loop, LoopId first) {
  const auto arrays_of = [&](LoopId id) {
    std::set<ir::ArrayId> arrays;
    for (const NodeId node : kernel.at(kernel.at(id).body).nodes) {
      const ir::Node& n = kernel.at(node);
      const bool access = n.inst == Inst::load || n.inst == Inst::store;
      if (access && kernel.at(n.array()).role != ir::Role::tile && kernel.at(n.array()).rank > 1)
        arrays.insert(n.array());
    }
    return arrays;
  };
  const auto known = arrays_of(first), touched = arrays_of(loop);
  return static_cast<std::size_t>(
      std::ranges::count_if(touched, [&](ir::ArrayId array) { return !known.contains(array); }));
}

std::size_t ops_of(const ir::Kernel& kernel, LoopId loop) {
  const auto& nodes = kernel.at(kernel.at(loop).body).nodes;
  return static_cast<std::size_t>(
      std::ranges::count_if(nodes, [&](NodeId id) { return kernel.at(id).inst == Inst::op; }));
}

}  // namespace

RowAhead find_row_ahead(const lower::Program& program) {
  constexpr std::size_t heavy_ops = 16;
  const auto row = top_loop(program.kernel);
  if (!row || program.schedule != lower::Schedule::row) return {};
  const ir::Kernel& kernel = program.kernel;
  const std::vector<LoopId> loops = lane_loops(program, *row);
  if (loops.empty() || !counts_from_zero(kernel, kernel.at(*row).axes.back())) return {};
  std::optional<LoopId> best;
  const auto weight = [&](LoopId loop) {
    const std::size_t ops = ops_of(kernel, loop);
    return std::pair(streams_of(kernel, loop, loops[0]) == 0, ops);
  };
  for (std::size_t k = 1; k < loops.size(); ++k) {
    if (kernel.at(loops[k]).axes[0].count != kernel.at(loops[0]).axes[0].count) continue;
    if (!weight(loops[k]).first && weight(loops[k]).second < heavy_ops) continue;
    if (!best || weight(loops[k]) > weight(*best)) best = loops[k];
  }
  if (!best) return {};
  RowAhead ahead{*best, {}};
  for (const NodeId id : kernel.at(kernel.at(loops[0]).body).nodes) {
    if (walks_a_row(program, kernel.at(id), *row, loops[0])) ahead.loads.push_back(id);
  }
  return ahead;
}

}  // namespace weft::backend::cpu

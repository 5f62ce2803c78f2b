#include "backend/cpu/analysis.hpp"

#include <algorithm>
#include <span>

#include "backend/cpu/layout.hpp"

namespace weft::backend::cpu {

using ir::Inst;
using ir::NodeId;
using ir::Op;
using ir::Type;

namespace {

template <class Visit>
void each_node(const ir::Kernel& kernel, const Visit& visit) {
  for (const ir::Region& region : kernel.regions) {
    for (const NodeId id : region.nodes) visit(id, kernel.at(id));
  }
}

bool is_constant(const ir::Kernel& kernel, NodeId id, std::uint64_t bits) {
  const ir::Node& n = kernel.at(id);
  return n.inst == Inst::constant && n.constant_bits() == bits;
}

bool is_lane_index(const lower::Program& program, NodeId id) {
  const ir::Kernel& kernel = program.kernel;
  const ir::Node& n = kernel.at(id);
  if (n.inst != Inst::axis) return false;
  const ir::Loop& loop = kernel.at(n.loop());
  if (!loop.parallel || n.sub + 1 != loop.axes.size()) return false;
  const bool across = program.levels[ir::index(n.loop())].inner == lower::Level::lane || n.loop() == top_loop(kernel);
  const ir::Axis& axis = loop.axes[n.sub];
  return across && is_constant(kernel, axis.start, 0) && is_constant(kernel, axis.step, 1);
}

std::vector<ir::RegionId> nested_regions(const ir::Kernel& kernel, const ir::Node& n) {
  if (n.inst == Inst::loop || n.inst == Inst::for_) return {kernel.at(n.loop()).body};
  if (n.inst != Inst::if_ && n.inst != Inst::while_) return {};
  if (n.other() == ir::no_region) return {n.region()};
  return {n.region(), n.other()};
}

/// Loads, stores and atomics of one array by a node and in the regions nested there, in order.
void add_accesses(const ir::Kernel& kernel, NodeId id, ir::ArrayId array, std::vector<NodeId>& found) {
  const ir::Node& n = kernel.at(id);
  const bool access = n.inst == Inst::load || n.inst == Inst::store || n.inst == Inst::atomic;
  if (access && n.array() == array) found.push_back(id);
  for (const ir::RegionId region : nested_regions(kernel, n)) {
    for (const NodeId node : kernel.at(region).nodes) add_accesses(kernel, node, array, found);
  }
}

/// Marks the tiles declared in a region, and in regions nested there.
void mark_lane_tiles(const lower::Program& program, ir::RegionId id, bool in_lanes, std::vector<bool>& marks) {
  const ir::Kernel& kernel = program.kernel;
  for (const NodeId node : kernel.at(id).nodes) {
    const ir::Node& n = kernel.at(node);
    if (n.inst == Inst::tile) marks[ir::index(n.array())] = in_lanes;
    bool across = false;
    if (n.inst == Inst::loop) {
      across = n.loop() == top_loop(kernel) ? program.schedule != lower::Schedule::row
                                            : program.levels[ir::index(n.loop())].inner == lower::Level::lane;
    }
    for (const ir::RegionId region : nested_regions(kernel, n)) {
      mark_lane_tiles(program, region, in_lanes || across, marks);
    }
  }
}

bool runs_over(const ir::Kernel& kernel, const ir::Loop& loop, std::span<const NodeId> extents) {
  if (!loop.parallel || loop.axes.size() != extents.size()) return false;
  for (std::size_t d = 0; d < extents.size(); ++d) {
    const ir::Axis& axis = loop.axes[d];
    if (axis.count != extents[d] || !is_constant(kernel, axis.start, 0) || !is_constant(kernel, axis.step, 1)) {
      return false;
    }
  }
  return true;
}

/// Whether a loop runs over all of a tile and touches in each iteration its own element only, storing it first.
bool stores_whole_tile(const ir::Kernel& kernel, ir::LoopId id, const ir::Node& tile,
                       const std::vector<NodeId>& accesses) {
  const ir::Loop& loop = kernel.at(id);
  if (!runs_over(kernel, loop, kernel.args(tile))) return false;
  const auto& body = kernel.at(loop.body).nodes;
  const bool always = std::ranges::find(body, accesses[0]) != body.end();
  if (!always || kernel.at(accesses[0]).inst != Inst::store) return false;
  return std::ranges::all_of(accesses, [&](NodeId access) {
    const auto args = kernel.args(kernel.at(access));
    for (std::size_t d = 0; d < loop.axes.size(); ++d) {
      const ir::Node& index = kernel.at(args[d]);
      if (index.inst != Inst::axis || index.loop() != id || index.sub != d) return false;
    }
    return true;
  });
}

/// Whether the first node that touches a tile is a loop that fills it, in the region that declares it.
bool overwritten(const ir::Kernel& kernel, const ir::Region& region, const ir::Node& tile) {
  for (const NodeId id : region.nodes) {
    std::vector<NodeId> accesses;
    add_accesses(kernel, id, tile.array(), accesses);
    if (accesses.empty()) continue;
    const ir::Node& n = kernel.at(id);
    return n.inst == Inst::loop && stores_whole_tile(kernel, n.loop(), tile, accesses);
  }
  return false;
}

}  // namespace

std::vector<bool> find_overwritten(const ir::Kernel& kernel) {
  std::vector<bool> marks(kernel.arrays.size(), false);
  for (const ir::Region& region : kernel.regions) {
    for (const NodeId id : region.nodes) {
      const ir::Node& n = kernel.at(id);
      if (n.inst == Inst::tile) marks[ir::index(n.array())] = n.count > 0 && overwritten(kernel, region, n);
    }
  }
  return marks;
}

std::vector<bool> find_varying(const lower::Program& program) {
  std::vector<bool> read(program.kernel.vars.size(), false), varies(program.kernel.vars.size(), false);
  each_node(program.kernel, [&](NodeId id, const ir::Node& n) {
    if (n.inst != Inst::get) return;
    read[n.target] = true;
    if (!program.uniform[ir::index(id)]) varies[n.target] = true;
  });
  for (std::size_t v = 0; v < read.size(); ++v) varies[v] = varies[v] || !read[v];
  return varies;
}

std::vector<bool> find_streams(const lower::Program& program) {
  const ir::Kernel& kernel = program.kernel;
  std::vector<bool> read(kernel.arrays.size(), false), streams(kernel.nodes.size(), false);
  each_node(kernel, [&](NodeId, const ir::Node& n) {
    if (n.inst == Inst::load || n.inst == Inst::atomic) read[ir::index(n.array())] = true;
  });
  each_node(kernel, [&](NodeId id, const ir::Node& n) {
    if (n.inst != Inst::store || read[ir::index(n.array())]) return;
    const ir::Array& array = kernel.at(n.array());
    if (array.role != ir::Role::out || array.rank == 0) return;
    const plan::Layout& layout = program.layouts[ir::index(n.array())];
    const bool unit = layout.contiguous || layout.dims.back() == plan::Stride::one;
    const auto args = kernel.args(n);
    streams[ir::index(id)] = unit && is_lane_index(program, args[args.size() - 2]);
  });
  return streams;
}

std::vector<bool> find_lane_tiles(const lower::Program& program) {
  std::vector<bool> marks(program.kernel.arrays.size(), false);
  mark_lane_tiles(program, program.kernel.body, false, marks);
  return marks;
}

int count_ops(const ir::Kernel& kernel) {
  int ops = 0;
  each_node(kernel, [&](NodeId, const ir::Node& n) { ops += n.inst == Inst::op ? 1 : 0; });
  return ops;
}

int choose_width(const lower::Program& program, const Target& target) {
  constexpr int light_ops = 16, least = 4, most = 32;
  int widest = 1;
  for (const ir::Array& array : program.kernel.arrays) widest = std::max(widest, ir::size_bytes(array.type));
  each_node(program.kernel, [&](NodeId, const ir::Node& n) {
    if (n.inst != Inst::op || n.type == ir::index_type || n.type == Type::boolean) return;
    const bool small_float = n.type == Type::f16 || n.type == Type::bf16;  // computed in f32
    widest = std::max(widest, small_float ? 4 : ir::size_bytes(n.type));
  });
  const int lanes = target.vector_bytes / widest * (count_ops(program.kernel) <= light_ops ? 2 : 1);
  return std::clamp(lanes, least, most);
}

}  // namespace weft::backend::cpu

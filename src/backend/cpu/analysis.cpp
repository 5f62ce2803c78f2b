#include "backend/cpu/analysis.hpp"

#include <algorithm>

#include "backend/cpu/layout.hpp"

namespace weft::backend::cpu {

using ir::Inst;
using ir::NodeId;
using ir::Op;
using ir::Type;

namespace {

class CanonicalMarks {
 public:
  explicit CanonicalMarks(const ir::Kernel& kernel)
      : kernel_(kernel), seen_(kernel.nodes.size(), false), marks_(kernel.nodes.size(), false) {}

  std::vector<bool> run() && {
    for (const ir::Region& region : kernel_.regions) {
      for (const NodeId id : region.nodes) add_sinks(id);
    }
    while (!waiting_.empty()) {
      const NodeId id = waiting_.back();
      waiting_.pop_back();
      if (seen_[ir::index(id)]) continue;
      seen_[ir::index(id)] = true;
      visit(id);
    }
    return std::move(marks_);
  }

 private:
  void see(NodeId id) {
    if (ir::is_float(kernel_.at(id).type)) waiting_.push_back(id);
  }

  void add_sinks(NodeId id) {
    const ir::Node& n = kernel_.at(id);
    const auto args = kernel_.args(n);
    if (n.inst == Inst::store) see(args.back());
    if (n.inst == Inst::op && (n.op == Op::bits || n.op == Op::copysign)) {
      for (const NodeId arg : args) see(arg);
    }
  }

  void visit(NodeId id) {
    const ir::Node& n = kernel_.at(id);
    if (n.inst == Inst::get) return visit_sets(n.var());
    if (n.inst == Inst::fold_result) marks_[ir::index(id)] = true;
    if (n.inst != Inst::op) return;
    const bool moves = n.op == Op::neg || n.op == Op::abs || n.op == Op::copysign || n.op == Op::select ||
                       n.op == Op::bits || n.op == Op::raw_bits;
    if (moves) {
      for (const NodeId arg : kernel_.args(n)) see(arg);
      return;
    }
    const bool from_int = n.op == Op::cast && !ir::is_float(kernel_.at(kernel_.args(n)[0]).type);
    marks_[ir::index(id)] = !from_int;
  }

  void visit_sets(ir::VarId var) {
    for (const ir::Region& region : kernel_.regions) {
      for (const NodeId id : region.nodes) {
        const ir::Node& n = kernel_.at(id);
        if (n.inst == Inst::set && n.var() == var) see(kernel_.args(n)[0]);
      }
    }
  }

  const ir::Kernel& kernel_;
  std::vector<bool> seen_, marks_;
  std::vector<NodeId> waiting_;
};

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

/// Marks the tiles declared in a region, and in regions nested there.
void mark_lane_tiles(const lower::Program& program, ir::RegionId id, bool in_lanes, std::vector<bool>& marks) {
  const ir::Kernel& kernel = program.kernel;
  for (const NodeId node : kernel.at(id).nodes) {
    const ir::Node& n = kernel.at(node);
    switch (n.inst) {
      case Inst::tile: marks[ir::index(n.array())] = in_lanes; break;
      case Inst::loop: {
        const bool across = n.loop() == top_loop(kernel)
                                ? program.schedule != lower::Schedule::row
                                : program.levels[ir::index(n.loop())].inner == lower::Level::lane;
        mark_lane_tiles(program, kernel.at(n.loop()).body, in_lanes || across, marks);
        break;
      }
      case Inst::for_: mark_lane_tiles(program, kernel.at(n.loop()).body, in_lanes, marks); break;
      case Inst::if_:
      case Inst::while_:
        mark_lane_tiles(program, n.region(), in_lanes, marks);
        if (n.other() != ir::no_region) mark_lane_tiles(program, n.other(), in_lanes, marks);
        break;
      default: break;
    }
  }
}

}  // namespace

std::vector<bool> find_canonical(const ir::Kernel& kernel) { return CanonicalMarks(kernel).run(); }

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

#include "lower/canonical.hpp"

namespace weft::lower {

using ir::Inst;
using ir::NodeId;
using ir::Op;

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
    if (n.inst == Inst::store && kernel_.at(n.array()).role != ir::Role::tile) see(args.back());
    if (n.inst == Inst::op && (n.op == Op::bits || n.op == Op::copysign)) {
      for (const NodeId arg : args) see(arg);
    }
  }

  void visit(NodeId id) {
    const ir::Node& n = kernel_.at(id);
    if (n.inst == Inst::get) return visit_sets(n.var());
    if (n.inst == Inst::load) return visit_stores(n.array());
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

  /// Tiles are seen by this kernel alone, as its variables are. What comes from another kernel is canonical.
  void visit_stores(ir::ArrayId array) {
    if (kernel_.at(array).role != ir::Role::tile) return;
    for (const ir::Region& region : kernel_.regions) {
      for (const NodeId id : region.nodes) {
        const ir::Node& n = kernel_.at(id);
        if (n.inst == Inst::store && n.array() == array) see(kernel_.args(n).back());
      }
    }
  }

  const ir::Kernel& kernel_;
  std::vector<bool> seen_, marks_;
  std::vector<NodeId> waiting_;
};

}  // namespace

std::vector<bool> find_canonical(const ir::Kernel& kernel) { return CanonicalMarks(kernel).run(); }

}  // namespace weft::lower

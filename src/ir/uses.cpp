#include "ir/uses.hpp"

#include "ir/walk.hpp"

namespace weft::ir {
namespace {

/// One backward pass: every use of a value stands after it, so its marks are complete when it is met.
class Marker {
 public:
  Marker(const Kernel& kernel, Uses& uses) : kernel_(kernel), uses_(uses) {}

  void visit(NodeId id) {
    const Node& n = kernel_.at(id);
    const auto args = kernel_.args(n);
    switch (n.inst) {
      case Inst::op:
        pass_on(id, n);
        break;
      case Inst::load:
        for (NodeId arg : args) address(arg, uses_.surely[index(id)]);
        break;
      case Inst::store:
      case Inst::atomic:
        for (NodeId arg : args.first(args.size() - 1)) address(arg, true);
        data(args.back());
        break;
      case Inst::tile:
        for (NodeId arg : args) address(arg, true);
        break;
      case Inst::set:
      case Inst::if_:
      case Inst::yield:
        for (NodeId arg : args) data(arg);
        break;
      case Inst::loop:
      case Inst::for_:
        loop(kernel_.at(n.loop()));
        break;
      case Inst::constant:
      case Inst::scalar:
      case Inst::extent:
      case Inst::axis:
      case Inst::operand:
      case Inst::get:
      case Inst::fold_result:
      case Inst::while_:
        break;
    }
  }

  /// Values that a loop's folds take from its body are used where the loop ends.
  void before_body(const Loop& l) {
    for (const Fold& f : l.folds) {
      data(f.value);
      if (f.second != no_node) data(f.second);
      if (f.start != no_node) data(f.start);
    }
  }

 private:
  void pass_on(NodeId id, const Node& n) {
    const auto args = kernel_.args(n);
    for (std::size_t i = 0; i < args.size(); ++i) {
      const std::size_t arg = index(args[i]);
      const bool branch = n.op == Op::select && i > 0;
      if (uses_.surely[index(id)] && !branch) uses_.surely[arg] = true;
      if (uses_.as_data[index(id)]) uses_.as_data[arg] = true;
      if (uses_.beyond_axes[index(id)]) uses_.beyond_axes[arg] = true;
    }
  }
  void loop(const Loop& l) {
    for (const Axis& a : l.axes) {
      for (NodeId part : {a.start, a.count, a.step}) uses_.surely[index(part)] = true;
    }
  }
  void address(NodeId id, bool surely) {
    if (surely) uses_.surely[index(id)] = true;
    uses_.beyond_axes[index(id)] = true;
  }
  void data(NodeId id) {
    uses_.surely[index(id)] = true;
    uses_.as_data[index(id)] = true;
    uses_.beyond_axes[index(id)] = true;
  }

  const Kernel& kernel_;
  Uses& uses_;
};

}  // namespace

Uses::Uses(const Kernel& kernel)
    : surely(kernel.nodes.size(), false),
      as_data(kernel.nodes.size(), false),
      beyond_axes(kernel.nodes.size(), false) {
  Marker marker(kernel, *this);
  for (const Loop& l : kernel.loops) marker.before_body(l);
  const std::vector<NodeId> nodes = in_order(kernel, kernel.body);
  for (auto id = nodes.rbegin(); id != nodes.rend(); ++id) marker.visit(*id);
}

}  // namespace weft::ir

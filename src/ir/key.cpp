// The bytes of a kernel without names and lines. Nodes, loops and variables are numbered as the walk meets
// them, so kernels that differ only in how their tables are filled have one key.
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "ir/kernel.hpp"
#include "support/check.hpp"

namespace weft::ir {
namespace {

constexpr std::uint32_t unseen = 0xffffffffu;

class Writer {
 public:
  explicit Writer(const Kernel& kernel)
      : kernel_(kernel),
        nodes_(kernel.nodes.size(), unseen),
        loops_(kernel.loops.size(), unseen),
        vars_(kernel.vars.size(), unseen) {}

  std::string write() {
    bytes_.reserve(32 + 6 * kernel_.nodes.size());
    number(static_cast<std::uint64_t>(kernel_.options.workgroup));
    number(kernel_.options.fuse ? 1 : 0);
    number(kernel_.arrays.size());
    for (const Array& a : kernel_.arrays) {
      byte(a.type);
      byte(a.role);
      number(static_cast<std::uint64_t>(a.rank));
    }
    number(kernel_.scalars.size());
    for (const Scalar& s : kernel_.scalars) byte(s.type);
    region(kernel_.body);
    return std::move(bytes_);
  }

 private:
  template <class Enum>
  void byte(Enum value) {
    bytes_.push_back(static_cast<char>(value));
  }
  void number(std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) bytes_.push_back(static_cast<char>(value | 0x80));
    bytes_.push_back(static_cast<char>(value));
  }

  void value(NodeId id) {
    WEFT_CHECK(nodes_[index(id)] != unseen, "kernel {}: %{} is used before it stands", kernel_.name,
               index(id));
    number(nodes_[index(id)]);
  }
  void optional_value(NodeId id) {
    number(id == no_node ? 0 : 1);
    if (id != no_node) value(id);
  }

  /// Recursion is over nested regions only, which the verifier bounds.
  void region(RegionId id) {
    const Region& r = kernel_.at(id);
    number(r.nodes.size());
    for (NodeId n : r.nodes) node(n);
  }

  void node(NodeId id) {
    const Node& n = kernel_.at(id);
    nodes_[index(id)] = node_count_++;
    byte(n.inst);
    byte(n.type);
    for (NodeId arg : kernel_.args(n)) value(arg);
    switch (n.inst) {
      case Inst::constant:
        number(n.constant_bits());
        break;
      case Inst::scalar:
      case Inst::load:
      case Inst::store:
      case Inst::tile:
        number(n.target);
        break;
      case Inst::extent:
        number(n.target), number(n.sub);
        break;
      case Inst::axis:
      case Inst::operand:
      case Inst::fold_result:
        number(loops_[n.target]), number(n.sub);
        break;
      case Inst::op:
        byte(n.op);
        break;
      case Inst::atomic:
        byte(n.op), number(n.target);
        break;
      case Inst::get:
      case Inst::set:
        number(var(n.var()));
        break;
      case Inst::loop:
      case Inst::for_:
        loop(n.loop());
        break;
      case Inst::if_:
        region(n.region());
        number(n.other() == no_region ? 0 : 1);
        if (n.other() != no_region) region(n.other());
        break;
      case Inst::while_:
        region(n.region()), region(n.other());
        break;
      case Inst::yield:
        break;
    }
  }

  void loop(LoopId id) {
    const Loop& l = kernel_.at(id);
    loops_[index(id)] = loop_count_++;
    number(l.parallel ? 1 : 0);
    number(l.axes.size());
    for (const Axis& a : l.axes) value(a.start), value(a.count), value(a.step);
    region(l.body);
    number(l.folds.size());
    for (const Fold& f : l.folds) {
      byte(f.custom ? ReduceOp{} : f.op);
      number(f.custom ? 1 : 0);
      byte(f.type);
      value(f.value);
      optional_value(f.second);
      optional_value(f.start);
      if (f.custom) region(f.combine);
    }
  }

  std::uint32_t var(VarId id) {
    if (vars_[index(id)] == unseen) {
      vars_[index(id)] = var_count_++;
      byte(kernel_.vars[index(id)].type);
    }
    return vars_[index(id)];
  }

  const Kernel& kernel_;
  std::string bytes_;
  std::vector<std::uint32_t> nodes_, loops_, vars_;
  std::uint32_t node_count_ = 0, loop_count_ = 0, var_count_ = 0;
};

}  // namespace

std::string key(const Kernel& kernel) { return Writer(kernel).write(); }

}  // namespace weft::ir

#include "poison.hpp"

#include "ir/clone.hpp"
#include "lower/structure.hpp"

namespace weft::lower::test {
namespace {

using ir::Inst;
using ir::NodeId;
using ir::Op;
using ir::Type;

class Poisoner {
 public:
  explicit Poisoner(const Program& program)
      : program_(program), to_(program.kernel.name), copier_(to_, program.kernel) {
    copier_.declare();
    copier_.rewrite = [this](ir::Copier&, NodeId id) { return access(id); };
  }

  ir::Kernel run() && {
    copier_.region(program_.kernel.body);
    return to_.finish();
  }

 private:
  NodeId op(Op o, Type type, std::vector<NodeId> args) { return to_.op(o, type, args); }

  NodeId ones(Type type) {
    const int width = 8 * ir::size_bytes(type);
    const std::uint64_t all = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
    return to_.constant(type, type == Type::boolean ? 1 : all);
  }

  NodeId inside(ir::ArrayId array, const std::vector<NodeId>& at) {
    NodeId all = to_.constant(Type::boolean, 1);
    for (std::size_t d = 0; d < at.size(); ++d) {
      const NodeId low = op(Op::ge, Type::boolean, {at[d], to_.index_constant(0)});
      const NodeId high = op(Op::lt, Type::boolean, {at[d], to_.extent(array, static_cast<int>(d))});
      all = op(Op::bit_and, Type::boolean, {all, op(Op::bit_and, Type::boolean, {low, high})});
    }
    return all;
  }

  /// Both ends of an array that is written: one of them is not overwritten afterwards, wherever the access
  /// stands.
  void mark() {
    const ir::Kernel& from = program_.kernel;
    for (std::size_t a = 0; a < from.arrays.size(); ++a) {
      const ir::ArrayId array{static_cast<std::uint32_t>(a)};
      const ir::Role role = from.at(array).role;
      if ((role != ir::Role::out && role != ir::Role::inout) || from.at(array).rank == 0) continue;
      std::vector<NodeId> first, last;
      for (int d = 0; d < from.at(array).rank; ++d) {
        first.push_back(to_.index_constant(0));
        last.push_back(op(Op::sub, ir::index_type, {to_.extent(array, d), to_.index_constant(1)}));
      }
      to_.store(array, first, ones(from.at(array).type));
      to_.store(array, last, ones(from.at(array).type));
      return;
    }
  }

  bool access(NodeId id) {
    const ir::Kernel& from = program_.kernel;
    const ir::Node& n = from.at(id);
    const bool proved = (n.inst == Inst::load || n.inst == Inst::store) && program_.bounds_proved[index(id)];
    if (!proved || from.at(n.array()).role == ir::Role::tile || from.at(n.array()).rank == 0) return false;
    std::vector<NodeId> at;
    for (NodeId i : indices(from, n)) at.push_back(copier_(i));
    to_.begin_if(op(Op::bit_not, Type::boolean, {inside(n.array(), at)}));
    mark();
    to_.end_if();
    return false;
  }

  const Program& program_;
  ir::Builder to_;
  ir::Copier copier_;
};

}  // namespace

ir::Kernel poisoned(const Program& program) { return Poisoner(program).run(); }

}  // namespace weft::lower::test

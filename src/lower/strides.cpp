#include "lower/strides.hpp"

#include <map>

#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::NodeId;

/// Coefficient of an axis in an index value; nothing where the value is not affine in it.
class Coefficients {
 public:
  Coefficients(const ir::Kernel& kernel, ir::LoopId loop, std::size_t axis)
      : kernel_(kernel), loop_(loop), axis_(axis) {}

  std::optional<std::int64_t> of(NodeId value) {
    std::vector<NodeId> pending{value};
    while (!pending.empty()) {
      const NodeId top = pending.back();
      const std::size_t before = pending.size();
      if (!known_.contains(top)) {
        for (NodeId arg : kernel_.args(top)) {
          if (!known_.contains(arg)) pending.push_back(arg);
        }
      }
      if (pending.size() > before) continue;
      known_.try_emplace(top, combine(top));
      pending.pop_back();
    }
    return known_.at(value);
  }

 private:
  using Coefficient = std::optional<std::int64_t>;

  [[nodiscard]] Coefficient combine(NodeId id) const {
    const ir::Node& n = kernel_.at(id);
    if (n.inst == Inst::axis) return n.loop() == loop_ && n.sub == axis_ ? 1 : 0;
    if (n.inst == Inst::get || n.inst == Inst::fold_result || n.inst == Inst::operand) return std::nullopt;
    std::vector<Coefficient> args;
    bool all_zero = true;
    for (NodeId arg : kernel_.args(n)) {
      args.push_back(known_.at(arg));
      all_zero = all_zero && args.back() == 0;
    }
    if (all_zero) return 0;
    if (n.inst != Inst::op) return std::nullopt;
    if (n.op == ir::Op::add && args[0] && args[1]) return *args[0] + *args[1];
    if (n.op == ir::Op::sub && args[0] && args[1]) return *args[0] - *args[1];
    if (n.op == ir::Op::mul) {
      for (std::size_t k = 0; k < 2; ++k) {
        const ir::Node& factor = kernel_.at(kernel_.args(n)[k]);
        if (args[1 - k] && factor.inst == Inst::constant) {
          return *args[1 - k] * static_cast<std::int64_t>(factor.constant_bits());
        }
      }
    }
    return std::nullopt;
  }

  const ir::Kernel& kernel_;
  ir::LoopId loop_;
  std::size_t axis_;
  std::map<NodeId, Coefficient> known_;
};

plan::Stride stride(const std::vector<plan::Layout>& layouts, ir::ArrayId array, std::size_t dimension,
                    std::size_t rank) {
  const bool contiguous = index(array) >= layouts.size() || layouts[index(array)].contiguous;
  if (contiguous) return dimension + 1 == rank ? plan::Stride::one : plan::Stride::other;
  return layouts[index(array)].dims[dimension];
}

}  // namespace

Walk walk_along(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts, NodeId access,
                ir::LoopId loop, std::size_t axis) {
  const ir::Node& n = kernel.at(access);
  const auto at = indices(kernel, n);
  Coefficients coefficients(kernel, loop, axis);
  Walk walk = Walk::still;
  for (std::size_t d = 0; d < at.size(); ++d) {
    const auto coefficient = coefficients.of(at[d]);
    const plan::Stride step = stride(layouts, n.array(), d, at.size());
    if (coefficient == 0 || step == plan::Stride::zero) continue;
    const bool next = coefficient == 1 && step == plan::Stride::one && walk == Walk::still;
    if (!next) return Walk::jumping;
    walk = Walk::unit;
  }
  return walk;
}

}  // namespace weft::lower

#include <array>
#include <map>
#include <vector>

#include "ir/eval.hpp"
#include "support/float_state.hpp"

namespace weft::ir {
namespace {

class ScalarEval {
 public:
  ScalarEval(const Kernel& kernel, std::span<const std::int64_t* const> shapes,
             std::span<const std::optional<std::uint64_t>> scalars)
      : kernel_(kernel), shapes_(shapes), scalars_(scalars) {}

  std::optional<std::uint64_t> leaf(const Node& n) const {
    if (n.inst == Inst::constant) return n.constant_bits();
    if (n.inst == Inst::scalar) return scalars_[n.target];
    if (n.inst == Inst::extent && n.target < shapes_.size() && shapes_[n.target] != nullptr) {
      return static_cast<std::uint64_t>(shapes_[n.target][n.sub]);
    }
    return std::nullopt;
  }

  std::optional<std::uint64_t> run(NodeId root) {
    const support::FloatState standard;
    std::vector<NodeId> pending{root};
    while (!pending.empty()) {
      const NodeId id = pending.back();
      const Node& n = kernel_.at(id);
      if (n.inst != Inst::op) {
        const auto value = leaf(n);
        if (!value) return std::nullopt;
        known_[id] = *value;
      } else if (push_unknown(n, pending)) {
        continue;
      } else {
        std::array<std::uint64_t, 3> bits{};
        for (std::uint32_t i = 0; i < n.count; ++i) bits[i] = known_[kernel_.args(n)[i]];
        known_[id] = eval_op(n.op, kernel_.at(kernel_.args(n).back()).type, n.type, {bits.data(), n.count});
      }
      pending.pop_back();
    }
    return known_[root];
  }

 private:
  bool push_unknown(const Node& n, std::vector<NodeId>& pending) const {
    const std::size_t before = pending.size();
    for (NodeId arg : kernel_.args(n)) {
      if (!known_.contains(arg)) pending.push_back(arg);
    }
    return pending.size() > before;
  }

  const Kernel& kernel_;
  std::span<const std::int64_t* const> shapes_;
  std::span<const std::optional<std::uint64_t>> scalars_;
  std::map<NodeId, std::uint64_t> known_;
};

}  // namespace

std::optional<std::uint64_t> eval_scalar(const Kernel& kernel, NodeId node,
                                         std::span<const std::int64_t* const> shapes,
                                         std::span<const std::optional<std::uint64_t>> scalars) {
  ScalarEval eval(kernel, shapes, scalars);
  if (kernel.at(node).inst != Inst::op) return eval.leaf(kernel.at(node));
  return eval.run(node);
}

}  // namespace weft::ir

#include "lower/elements.hpp"

#include <algorithm>
#include <utility>

namespace weft::lower {
namespace {

/// value = base + constant; base is no_node for a constant alone. Exact: index arithmetic wraps.
std::pair<ir::NodeId, std::uint64_t> split_constant(const ir::Kernel& kernel, ir::NodeId value) {
  std::uint64_t constant = 0;
  while (true) {
    const ir::Node& n = kernel.at(value);
    if (n.inst == ir::Inst::constant) return {ir::no_node, constant + n.constant_bits()};
    if (n.inst != ir::Inst::op || (n.op != ir::Op::add && n.op != ir::Op::sub)) return {value, constant};
    const ir::Node& left = kernel.at(kernel.args(n)[0]);
    const ir::Node& right = kernel.at(kernel.args(n)[1]);
    if (right.inst == ir::Inst::constant) {
      constant += n.op == ir::Op::add ? right.constant_bits() : 0 - right.constant_bits();
      value = kernel.args(n)[0];
    } else if (left.inst == ir::Inst::constant && n.op == ir::Op::add) {
      constant += left.constant_bits();
      value = kernel.args(n)[1];
    } else {
      return {value, constant};
    }
  }
}

}  // namespace

bool same_element(std::span<const ir::NodeId> a, std::span<const ir::NodeId> b) {
  return std::ranges::equal(a, b);
}

bool different_element(const ir::Kernel& kernel, std::span<const ir::NodeId> a,
                       std::span<const ir::NodeId> b) {
  for (std::size_t d = 0; d < a.size(); ++d) {
    const auto [base_a, constant_a] = split_constant(kernel, a[d]);
    const auto [base_b, constant_b] = split_constant(kernel, b[d]);
    if (base_a == base_b && constant_a != constant_b) return true;
  }
  return false;
}

}  // namespace weft::lower

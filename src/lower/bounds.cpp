#include "lower/bounds.hpp"

#include <algorithm>

#include "ir/facts.hpp"
#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::NodeId;

class Ranges {
 public:
  explicit Ranges(const ir::Kernel& kernel) : kernel_(kernel), extents_(kernel.arrays.size()) {
    fixed_.resize(kernel.nodes.size(), false);
    sized_.resize(kernel.nodes.size(), false);
    walk(kernel, kernel.body, [this](NodeId id) { classify(id); });
  }

  std::vector<bool> run() {
    std::vector<bool> in_range(kernel_.nodes.size(), false);
    for (const ir::LoopFacts& loop : ir::find_facts(kernel_).loops) {
      for (const ir::Access& a : loop.accesses) in_range[index(a.node)] = checked_before_launch(a);
    }
    walk(kernel_, kernel_.body, [&](NodeId id) {
      const ir::Node& n = kernel_.at(id);
      if (!accesses_memory(n)) return;
      if (kernel_.at(n.array()).role == ir::Role::tile) in_range[index(id)] = inside_tile(n);
      if (kernel_.at(n.array()).rank == 0) in_range[index(id)] = true;
    });
    return in_range;
  }

 private:
  void classify(NodeId id) {
    const ir::Node& n = kernel_.at(id);
    if (n.inst == Inst::tile) extents_[n.target] = kernel_.args(n);
    const auto all = [&](const std::vector<bool>& set) {
      return std::ranges::all_of(kernel_.args(n), [&](NodeId arg) { return set[index(arg)]; });
    };
    const bool leaf = n.inst == Inst::constant || n.inst == Inst::extent;
    fixed_[index(id)] = leaf || (n.inst == Inst::op && all(fixed_));
    sized_[index(id)] = leaf || n.inst == Inst::scalar || (n.inst == Inst::op && all(sized_));
  }

  /// What check_call can evaluate whatever the arguments are. A scalar may still be on the device; where the
  /// count of the top-level loop depends on such a one, planning has thrown.
  [[nodiscard]] bool checked_before_launch(const ir::Access& a) const {
    if (a.conditional || a.atomic) return false;
    for (std::size_t k = 0; k < a.within.size(); ++k) {
      for (const ir::Axis& axis : kernel_.at(a.within[k]).axes) {
        if (!(k == 0 ? sized_ : fixed_)[index(axis.count)]) return false;
      }
    }
    return std::ranges::all_of(a.dims, [&](const ir::IndexForm& form) {
      if (!form.affine || (form.offset != ir::no_node && !fixed_[index(form.offset)])) return false;
      return std::ranges::all_of(form.terms, [&](const ir::AffineTerm& term) {
        const ir::Axis& axis = kernel_.at(term.loop).axes[static_cast<std::size_t>(term.axis)];
        return fixed_[index(axis.start)] && fixed_[index(axis.step)];
      });
    });
  }

  [[nodiscard]] bool inside_tile(const ir::Node& n) const {
    const auto at = indices(kernel_, n);
    const auto extents = extents_[n.target];
    if (at.size() != extents.size()) return false;
    for (std::size_t d = 0; d < at.size(); ++d) {
      const ir::Node& i = kernel_.at(at[d]);
      if (i.inst != Inst::axis) return false;
      const ir::Axis& axis = kernel_.at(i.loop()).axes[i.sub];
      if (!is_constant(kernel_, axis.start, 0) || !is_constant(kernel_, axis.step, 1) ||
          axis.count != extents[d]) {
        return false;
      }
    }
    return true;
  }

  const ir::Kernel& kernel_;
  std::vector<std::span<const NodeId>> extents_;  ///< by ArrayId, of tiles
  std::vector<bool> fixed_;                       ///< by NodeId: made of constants and extents alone
  std::vector<bool> sized_;                       ///< by NodeId: and of scalars
};

}  // namespace

std::vector<bool> find_in_range(const ir::Kernel& kernel) { return Ranges(kernel).run(); }

}  // namespace weft::lower

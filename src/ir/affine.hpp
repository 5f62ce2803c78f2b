// Index expressions as sums of loop axes.
#pragma once

#include <vector>

#include "ir/facts.hpp"

namespace weft::ir {

class IndexForms {
 public:
  explicit IndexForms(const Kernel& kernel);

  /// Every i64 value that is a sum of axes, a constant and at most one run-time value that no loop changes.
  [[nodiscard]] const IndexForm& form(NodeId id) const { return forms_[ir::index(id)]; }
  /// Whether the value is the same in all iterations of all loops and can be known before the launch, given
  /// extents and scalars.
  [[nodiscard]] bool known_before_launch(NodeId id) const { return known_[ir::index(id)]; }
  /// Whether the value is the same in all iterations of all loops.
  [[nodiscard]] bool invariant(NodeId id) const { return invariant_[ir::index(id)]; }

 private:
  void visit(const Kernel& kernel, NodeId id, bool top_level);
  [[nodiscard]] IndexForm combine(const Kernel& kernel, const Node& n) const;

  std::vector<IndexForm> forms_;
  std::vector<bool> known_, invariant_;
};

[[nodiscard]] bool same(const IndexForm& a, const IndexForm& b);  ///< provably equal values in one iteration
[[nodiscard]] bool same_terms(const IndexForm& a, const IndexForm& b);  ///< equal but for the constant
/// The form is this axis and nothing else.
[[nodiscard]] bool is_axis(const IndexForm& form, LoopId loop, int axis);

}  // namespace weft::ir

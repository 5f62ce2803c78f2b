// Copies instructions of one kernel into another that is being built. What fusing, splitting and lowering are
// made of.
#pragma once

#include <functional>
#include <memory_resource>
#include <optional>
#include <string>
#include <vector>

#include "ir/builder.hpp"
#include "ir/call.hpp"
#include "support/inline_vector.hpp"

namespace weft::ir {

/// Copies regions of `from` into the open region of `to`, keeping lines. Values already in `nodes` are used
/// as they stand there, so a caller chooses what a scalar, an axis or a whole loop becomes by filling the
/// maps first. `memory` holds the maps; a caller of many copiers gives its own.
class Copier {
 public:
  Copier(Builder& to, const Kernel& from,
         std::pmr::memory_resource* memory = std::pmr::get_default_resource());

  [[nodiscard]] Builder& to() const { return to_; }
  [[nodiscard]] const Kernel& from() const { return from_; }

  // What things of `from` are in `to`. Arrays and scalars must be filled (or `declare` called) before they
  // are met; variables are declared when they are first met; loops when they are copied.
  std::pmr::vector<ArrayId> arrays;
  std::pmr::vector<ScalarId> scalars;
  std::pmr::vector<std::optional<VarId>> vars;
  std::pmr::vector<std::optional<LoopId>> loops;
  std::pmr::vector<NodeId> nodes;  ///< no_node: not copied

  /// What `axes[loop][axis]` (a loop of `from`) is replaced by; no_node or absent: the axis of the copied
  /// loop.
  std::pmr::vector<support::InlineVector<NodeId, max_rank>> axes;
  /// By loop of `from`: number its fold 0 has in the loop of `to` (for bodies poured into a loop that has
  /// folds).
  std::pmr::vector<int> first_fold;

  /// Asked before each node. Returns true when it has dealt with it (having set `nodes[id]` if it has a
  /// value).
  std::function<bool(Copier&, NodeId)> rewrite;
  /// Called with a region of `from` before its first node is copied (its counterpart is open then), and after
  /// its last.
  std::function<void(RegionId)> enter, leave;

  /// Declares all arrays (tiles too) and scalars of `from` in `to` under their own names, and its options.
  void declare();

  void region(RegionId id);  ///< every node of it, in order
  void node(NodeId id);      ///< one node of an open region, with what is nested in it
  /// A pure value with what it needs, wherever that stood; loads, gets and structured nodes must be copied
  /// already.
  NodeId value(NodeId id);

  /// The body of a loop, poured into a loop of `to` that is open and has the same number of axes (or whose
  /// axes are given in `axes`), and its folds, added to that loop. The values of the folds' starts must be
  /// copied before.
  void loop_body(LoopId from_loop, LoopId into);
  /// The combine regions of its custom folds, after the loop of `to` is closed.
  void combines(LoopId from_loop);

  [[nodiscard]] NodeId operator()(NodeId id) const;  ///< what it became; checks that it is there
  [[nodiscard]] LoopId operator()(LoopId id) const;

 private:
  void plain(NodeId id, const Node& n);
  void structured(const Node& n);
  NodeId yielding(RegionId id);
  void loop(LoopId id);
  VarId var(VarId id);
  /// Indices and a value at most.
  using Operands = support::InlineVector<NodeId, max_rank + 1>;
  [[nodiscard]] Operands mapped(std::span<const NodeId> args) const;

  Builder& to_;
  const Kernel& from_;
};

/// The same kernel, built again: unused table entries are gone.
[[nodiscard]] Kernel copy(const Kernel& kernel);

}  // namespace weft::ir

// A kernel on its way through the passes, and the frame every rewriting pass stands in.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "ir/clone.hpp"

namespace weft::lower {

struct Draft {
  ir::Kernel kernel;
  /// By NodeId: a load or store that stays inside its array whenever it runs: the call's check or the tile's
  /// own extents prove it.
  std::vector<bool> in_range;
};

/// Builds a draft again, node by node, and carries `in_range` along. A pass says what differs: `rule` is
/// asked before each node and returns true when it has dealt with it.
class Rebuild {
 public:
  using Rule = std::function<bool(ir::NodeId)>;

  explicit Rebuild(const Draft& from);
  Rebuild(const Rebuild&) = delete;
  Rebuild& operator=(const Rebuild&) = delete;

  [[nodiscard]] Draft run(Rule rule);

  [[nodiscard]] const ir::Kernel& from() const { return from_.kernel; }
  [[nodiscard]] bool in_range(ir::NodeId id) const { return from_.in_range[ir::index(id)]; }
  [[nodiscard]] ir::Builder& to() { return to_; }
  [[nodiscard]] ir::Copier& copier() { return copier_; }

  /// What nodes of `from` became.
  [[nodiscard]] ir::NodeId operator()(ir::NodeId id) const { return copier_(id); }
  [[nodiscard]] std::vector<ir::NodeId> operator()(std::span<const ir::NodeId> ids) const;
  /// From here on `id` is `made`.
  void become(ir::NodeId id, ir::NodeId made) { copier_.nodes[ir::index(id)] = made; }
  [[nodiscard]] bool done(ir::NodeId id) const { return copier_.nodes[ir::index(id)] != ir::no_node; }

  /// Copies a load or store with these indices; gives the new node.
  ir::NodeId access(ir::NodeId id, std::span<const ir::NodeId> indices, bool in_range);

 private:
  const Draft& from_;
  ir::Builder to_;
  ir::Copier copier_;
  std::vector<bool> made_in_range_;
};

}  // namespace weft::lower

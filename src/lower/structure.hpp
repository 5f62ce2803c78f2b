// Where things stand in a kernel: the region of each node, the owner of each region, and walks in program
// order.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ir/kernel.hpp"

namespace weft::lower {

/// The regions nested directly in a structured node, in program order; empty for other nodes.
[[nodiscard]] std::vector<ir::RegionId> nested_regions(const ir::Kernel& kernel, ir::NodeId id);

template <class Visit>
void walk_node(const ir::Kernel& kernel, ir::NodeId id, const Visit& visit);

/// Calls `visit(id)` for every node of the region and of what is nested there, owners before what they own.
template <class Visit>
void walk(const ir::Kernel& kernel, ir::RegionId region, const Visit& visit) {
  for (ir::NodeId id : kernel.at(region).nodes) walk_node(kernel, id, visit);
}
template <class Visit>
void walk_node(const ir::Kernel& kernel, ir::NodeId id, const Visit& visit) {
  visit(id);
  for (ir::RegionId nested : nested_regions(kernel, id)) walk(kernel, nested, visit);
}

struct Structure {
  explicit Structure(const ir::Kernel& kernel);

  const ir::Kernel* kernel;
  std::vector<ir::RegionId> home;  ///< by NodeId: the region it stands in; no_region when it stands nowhere
  std::vector<ir::NodeId> owner;   ///< by RegionId: the node it belongs to; no_node for the top-level region
  std::vector<ir::NodeId>
      loop_node;  ///< by LoopId: the loop's or for_'s node; no_node when it stands nowhere

  [[nodiscard]] ir::RegionId home_of(ir::NodeId id) const { return home[ir::index(id)]; }
  [[nodiscard]] ir::NodeId owner_of(ir::RegionId id) const { return owner[ir::index(id)]; }
  /// Whether `region` is `ancestor` or nested in it.
  [[nodiscard]] bool inside(ir::RegionId region, ir::RegionId ancestor) const;
  /// Whether the way up from `region` to `ancestor` leaves the body of a parallel loop.
  [[nodiscard]] bool crosses_parallel_loop(ir::RegionId region, ir::RegionId ancestor) const;
  /// The only top-level loop, or nothing.
  [[nodiscard]] std::optional<ir::LoopId> top_loop() const;
};

/// The node is a parallel loop, a for_ or a while_: what it owns runs any number of times.
[[nodiscard]] inline bool repeats(const ir::Node& n) {
  return n.inst == ir::Inst::loop || n.inst == ir::Inst::for_ || n.inst == ir::Inst::while_;
}
[[nodiscard]] inline bool accesses_memory(const ir::Node& n) {
  return n.inst == ir::Inst::load || n.inst == ir::Inst::store || n.inst == ir::Inst::atomic;
}
[[nodiscard]] inline bool writes_memory(const ir::Node& n) {
  return n.inst == ir::Inst::store || n.inst == ir::Inst::atomic;
}
/// The index operands of a load, store or atomic.
[[nodiscard]] inline std::span<const ir::NodeId> indices(const ir::Kernel& kernel, const ir::Node& n) {
  const auto args = kernel.args(n);
  return n.inst == ir::Inst::load ? args : args.first(args.size() - 1);
}
[[nodiscard]] inline bool is_constant(const ir::Kernel& kernel, ir::NodeId id, std::int64_t value) {
  const ir::Node& n = kernel.at(id);
  return n.inst == ir::Inst::constant && n.constant_bits() == static_cast<std::uint64_t>(value);
}
/// By ArrayId: whether any node of the kernel writes it.
[[nodiscard]] std::vector<bool> written_arrays(const ir::Kernel& kernel);

}  // namespace weft::lower

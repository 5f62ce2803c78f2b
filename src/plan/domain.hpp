// The shape a call's loop runs over, in numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "plan/form.hpp"
#include "plan/plan.hpp"

namespace weft::plan {

struct AxisRange {
  std::int64_t start = 0, count = 0, step = 1;

  [[nodiscard]] bool plain() const { return start == 0 && step == 1; }
  friend bool operator==(const AxisRange&, const AxisRange&) = default;
};

/// One per axis of a loop, or per dimension of an array: 8 at most.
using Axes = support::InlineVector<AxisRange, ir::max_rank>;
using Lengths = support::InlineVector<std::int64_t, ir::max_rank>;

/// Counts below 0 are 0 here; totals stop at 2^63 - 1.
struct Domain {
  Axes axes;
  std::int64_t total = 0;

  [[nodiscard]] bool plain() const;  ///< every axis starts at 0 and steps by 1
};

/// Product of counts, stopped at 2^63 - 1.
[[nodiscard]] std::int64_t product(std::int64_t a, std::int64_t b);

/// The value of a pure index node outside all loops, for one call; nothing where it depends on what runs.
[[nodiscard]] std::optional<std::int64_t> known_value(const ir::Recording&, ir::CallId, const Form&,
                                                      ir::NodeId);

/// The same for a node of the kernel as it was traced.
[[nodiscard]] std::optional<std::int64_t> computed_value(const ir::Call&, ir::NodeId);
[[nodiscard]] inline std::optional<std::int64_t> known_value(const ir::Call& call, ir::NodeId node) {
  const ir::Node& n = call.kernel->kernel.at(node);
  // The usual cases, which every run of a plan asks for.
  if (n.inst == ir::Inst::constant) return static_cast<std::int64_t>(n.constant_bits());
  if (n.inst == ir::Inst::extent) return call.arrays[n.target].shape[n.sub];
  return computed_value(call, node);
}

/// The first, where it must be known. Throws UsageError where it is on the device still.
[[nodiscard]] std::int64_t index_value(const ir::Recording&, ir::CallId, const Form&, ir::NodeId);

/// Of a call whose form has a loop. Throws UsageError where a count is on the device still.
[[nodiscard]] Domain domain_of(const ir::Recording&, ir::CallId, const Form&);

/// Whether anything of a call of several loops is launched: a loop that has iterations, as far as can be
/// known, or a store that no loop comes before.
[[nodiscard]] bool iterates(const ir::Call&, const Form& several);

/// `128 x 64`, `98 from 1`, `49 from 0 by 2`.
[[nodiscard]] std::string text(const Domain&);

/// A shape of equal size that loops may be expressed in, and where each of its numbers is found.
struct Shape {
  Lengths counts;
  Extents refs;

  [[nodiscard]] std::int64_t total() const;
};

[[nodiscard]] std::int64_t value_of(const Extent&, const ir::Recording&);

}  // namespace weft::plan

// What a plan did, and why it did not do it in fewer launches.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "weft/future.hpp"

namespace weft {

/// Calls that ran together.
struct ReportGroup {
  std::vector<std::string> calls;   ///< kernel names as their authors gave them, in recorded order
  bool fused = false;               ///< more than one call in one launch
  std::int64_t launches = 0;        ///< more than 1 only for calls of several loops; 0 for zero iterations
  std::string tier;                 ///< where it ran
  std::string schedule;             ///< flat, row, column, tree or scalar; empty where the tier has none
  std::optional<std::string> why;   ///< why it stands apart from the group it depends on or follows
  int recomputed = 0;               ///< how often each element of a recomputed producer was made; 0: nothing was
  bool order_not_fixed = false;     ///< colliding float updates: their order, and so the last bits, may vary
  std::int64_t bytes_read = 0;      ///< of arrays, as far as the tier knows
  std::int64_t bytes_written = 0;
  std::optional<std::int64_t> time_ns;  ///< sum of its launches, where timing was asked for
};

/// One plan's report. A *launch* is one kernel start; on host tiers, one pass over a loop with its fold levels.
struct Report {
  std::string tier;                  ///< the best tier any call ran on; empty where nothing ran
  std::int64_t launches = 0;
  std::int64_t launches_apart = 0;   ///< what the same calls cost outside a scope
  std::int64_t submissions = 0;      ///< to the tier's queue, and device reads that a host call needed
  std::vector<ReportGroup> groups;   ///< in the order they ran

  /// One JSON object; absent values are left out.
  [[nodiscard]] std::string to_json() const;
};

/// A table for terminals: the launches in one line, then a line for each group and the sentence for each cut.
std::ostream& operator<<(std::ostream& out, const Report& report);

/// Sums launches and submissions, keeps the groups in order, and takes the most capable tier.
[[nodiscard]] Report merge(std::span<const Report> reports);

namespace detail {

[[nodiscard]] Report future_report(FutureState* state);

template <>
struct Result<Report> {
  static Report get(FutureState* state) { return future_report(state); }
};

}  // namespace detail
}  // namespace weft

// P1 on random plans: fused, apart, kept, outside scopes, on one thread and on the reference tier, the same
// bits.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace weft::app {

struct PlanSettings {
  std::string tier;
  int threads = 0;
  std::uint64_t seed = 1;
  int scopes = 0, expressions = 0;  ///< random plans of each kind
  std::function<void(double share)> progress;
};

struct PlanChecks {
  std::string kind;  ///< `scopes of kernels` or `expressions`
  int plans = 0;
  int ways = 0;              ///< in which each plan was run, the reference's left out
  std::int64_t results = 0;  ///< values compared
  int failed = 0;
  std::vector<std::string> examples;  ///< the failures, each made as small as it goes

  [[nodiscard]] bool good() const { return failed == 0; }
};

[[nodiscard]] std::vector<PlanChecks> verify_plans(const PlanSettings& settings);

}  // namespace weft::app

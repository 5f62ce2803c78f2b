#include "common/runtime.hpp"

#include <algorithm>
#include <random>
#include <string_view>

#include "backend/backend.hpp"
#include "support/settings.hpp"

namespace weft::testing {

const std::vector<std::string>& computing_tiers() {
  static const std::vector<std::string> tiers = [] {
    std::vector<std::string> found;
    for (const backend::Row& row : backend::registry()) {
      if (std::string_view(row.tier) == "null") continue;
      // A device of software counts where WEFT_TIER names its tier, as it does outside tests.
      const std::vector<std::string>& named = support::settings().tier;
      const bool asked = std::ranges::find(named, row.tier) != named.end();
      try {
        (void)row.make({.by_name = asked});
        found.emplace_back(row.tier);
      } catch (const DeviceError&) {
        continue;  // not on this machine
      }
    }
    return found;
  }();
  return tiers;
}

const std::string& fusing_tier() {
  static const std::string tier = computing_tiers().front() == "reference" ? "" : computing_tiers().front();
  return tier;
}

std::vector<float> numbers(std::int64_t n, std::uint32_t seed) {
  std::mt19937 generator(seed);
  std::vector<float> values(static_cast<std::size_t>(n));
  for (float& value : values) {
    value = static_cast<float>(static_cast<std::int32_t>(generator())) * 0x1p-30f;
  }
  return values;
}

}  // namespace weft::testing

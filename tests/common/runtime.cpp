#include "common/runtime.hpp"

#include <random>
#include <string_view>

#include "backend/backend.hpp"

namespace weft::testing {

const std::vector<std::string>& computing_tiers() {
  static const std::vector<std::string> tiers = [] {
    std::vector<std::string> found;
    for (const backend::Row& row : backend::registry()) {
      if (std::string_view(row.tier) == "null") continue;
      try {
        (void)Device(on(row.tier));
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

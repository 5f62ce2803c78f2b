// What tests of devices share: tiers that compute here, small data, errors as text.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "weft/weft.hpp"

namespace weft::testing {

/// Tiers that compute values on this machine, best first.
[[nodiscard]] const std::vector<std::string>& computing_tiers();

/// The best of them that joins calls; empty where there is none.
[[nodiscard]] const std::string& fusing_tier();

[[nodiscard]] inline DeviceOptions on(const std::string& tier) { return {.tiers = {tier}}; }

/// n numbers of many sizes and signs, the same for the same seed.
[[nodiscard]] std::vector<float> numbers(std::int64_t n, std::uint32_t seed = 1);

[[nodiscard]] inline std::vector<std::uint32_t> bits(const std::vector<float>& values) {
  std::vector<std::uint32_t> result;
  for (const float value : values) result.push_back(std::bit_cast<std::uint32_t>(value));
  return result;
}

/// What the error of type E says that `action` throws; otherwise which other thing happened.
template <class E, class Action>
[[nodiscard]] std::string message(Action&& action) {
  try {
    action();
  } catch (const E& error) {
    return error.what();
  } catch (const std::exception& error) {
    return std::string("another exception: ") + error.what();
  }
  return "no exception";
}

}  // namespace weft::testing

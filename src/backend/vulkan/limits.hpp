// What the devices here can do: the driver's words as data.
#pragma once

#include <vector>

#include "backend/vulkan/driver.hpp"

namespace weft::backend::vulkan {

struct Candidate {
  VkPhysicalDevice device = nullptr;
  DeviceInfo info;
  std::string missing;  ///< what Weft needs and the device lacks; empty: nothing
};

/// Best first: discrete, integrated, virtual, others, software.
[[nodiscard]] std::vector<Candidate> candidates();

[[nodiscard]] plan::Limits limits(const DeviceInfo& info);

}  // namespace weft::backend::vulkan

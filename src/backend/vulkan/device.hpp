// The Vulkan tier.
#pragma once

#include "backend/backend.hpp"

namespace weft::backend::vulkan {

/// Throws DeviceError where no device here can run it. One that computes on the host's cores counts only
/// where the tier was asked for by name: the cpu tier is faster.
[[nodiscard]] std::unique_ptr<Backend> make(const Services& services);

}  // namespace weft::backend::vulkan

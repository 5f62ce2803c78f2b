// Which primitives of a device give the bits of the interpreter: tried once a device and driver, kept on
// disk.
#pragma once

#include "backend/vulkan/driver.hpp"

namespace weft::backend::vulkan {

/// The target of the driver with what its primitives were found to be. Runs three small kernels, or reads
/// what an earlier process found; `disk` may be null. Throws DeviceError where the device runs none.
[[nodiscard]] Target probe(Driver& driver, DiskCache* disk);

/// For people, a line each: a primitive whose native form is not exact, and what stands for it.
[[nodiscard]] std::vector<std::string> describe_exactness(const Target& target);

}  // namespace weft::backend::vulkan

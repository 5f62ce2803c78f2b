// Memory of the host tiers.
#pragma once

#include "backend/backend.hpp"

namespace weft::backend {

/// Starts at a cache line. Large blocks start at different lines of a page: arrays walked together at equal
/// page offsets would fight for the same sets of the cache. Throws DeviceError.
[[nodiscard]] std::unique_ptr<Memory> allocate_host(std::size_t size_bytes);

/// By ArrayId: whether a kernel reads and writes it.
struct Traffic {
  std::vector<bool> reads, writes;
};
[[nodiscard]] Traffic find_traffic(const ir::Kernel& kernel);

/// Bytes a launch touches at least: each element of each array once.
[[nodiscard]] LaunchStats count_bytes(const ir::Kernel& kernel, const Traffic& traffic,
                                      std::span<const ArrayArg> arrays);

/// First element of an argument.
[[nodiscard]] inline std::byte* data(const ArrayArg& array) {
  return array.memory->host() + array.offset_bytes;
}

}  // namespace weft::backend

// Ids of what a kernel holds. Each is an index into the kernel's table of that kind.
#pragma once

#include <cstddef>
#include <cstdint>

namespace weft::ir {

enum class NodeId : std::uint32_t {};
enum class RegionId : std::uint32_t {};
enum class LoopId : std::uint32_t {};
enum class ArrayId : std::uint32_t {};
enum class ScalarId : std::uint32_t {};
enum class VarId : std::uint32_t {};

inline constexpr NodeId no_node{0xffffffffu};
inline constexpr RegionId no_region{0xffffffffu};

template <class Id>
[[nodiscard]] constexpr std::size_t index(Id id) {
  return static_cast<std::size_t>(id);
}

}  // namespace weft::ir

// How far apart in memory neighbouring iterations of an axis land.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ir/kernel.hpp"
#include "plan/plan.hpp"

namespace weft::lower {

enum class Walk : std::uint8_t {
  still,    ///< the same element
  unit,     ///< the next element
  jumping,  ///< anything else
};

/// How the element an access touches moves when `axis` of `loop` takes one step (of 1) and all else stands.
[[nodiscard]] Walk walk_along(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts,
                              ir::NodeId access, ir::LoopId loop, std::size_t axis);

}  // namespace weft::lower

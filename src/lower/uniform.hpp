// Which values are the same in all lanes.
#pragma once

#include <vector>

#include "lower/program.hpp"

namespace weft::lower {

/// By NodeId. Lanes run along the axis whose level is Level::lane; outside every such loop there is one lane.
/// Inside, a value differs between lanes where it depends on the lane axis, on a variable set differently, on
/// memory at different indices, or on a fold of such values. Values a lane makes while others wait count for
/// the lanes that run.
[[nodiscard]] std::vector<bool> find_uniform(const ir::Kernel& kernel, const std::vector<LoopLevel>& levels);

}  // namespace weft::lower

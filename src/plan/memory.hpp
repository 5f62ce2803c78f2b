// Where scratch lives: what is no local gets a shared block by the span of groups that use it (M4).
#pragma once

#include <vector>

#include "plan/frame.hpp"

namespace weft::plan {

/// Fills `plan.scratch` and `plan.blocks`. `local` says by memory which scratch is a tile of its group.
void place_scratch(const std::vector<Draft>& drafts, const std::vector<bool>& local, const Surroundings&,
                   Plan& plan);

}  // namespace weft::plan

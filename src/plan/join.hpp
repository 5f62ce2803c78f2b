// Groups calls. See join.cpp for the order of thought.
#pragma once

#include <vector>

#include "plan/group.hpp"

namespace weft::plan {

/// Groups in the order they run; inside a group calls stand in recorded order. Every call is in one group.
[[nodiscard]] std::vector<Draft> join(const Surroundings&);

}  // namespace weft::plan

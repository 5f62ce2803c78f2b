// The IR has no jump: an iteration that continue_ ends early becomes one whose rest is conditional.
#pragma once

#include <vector>

#include "ir/kernel.hpp"

namespace weft::trace {

/// A loop whose iterations may end early. The trace marks each place by setting `stopped`, which nothing else
/// sets, reads or declares.
struct Stop {
  ir::LoopId loop{};
  ir::VarId stopped{};
};

/// The same kernel with every marker replaced by conditions on what comes after it. Where the marked places
/// are branches of one condition in the loop's own body, the rest becomes the other branch; elsewhere the
/// variable is kept, starts false, and is asked after each construct that may have set it. Pure.
[[nodiscard]] ir::Kernel without_continues(const ir::Kernel& kernel, const std::vector<Stop>& stops);

}  // namespace weft::trace

// Which values a NaN must leave in one form.
#pragma once

#include <vector>

#include "ir/kernel.hpp"

namespace weft::lower {

/// By NodeId: whether a NaN this node computes can be told from another one. A computed NaN has any sign and
/// payload on hardware; `bits`, `copysign` and later kernels (through memory) must see the canonical one, so
/// that fused and apart agree. Found backwards from stores, `bits` and `copysign` through what only moves
/// bits.
[[nodiscard]] std::vector<bool> find_canonical(const ir::Kernel& kernel);

}  // namespace weft::lower

// Reductions of one domain written one after another are one loop.
#pragma once

#include "ir/kernel.hpp"

namespace weft::ir {

/// Top-level loops of equal axes that do nothing but fold, with only pure values and fold results between
/// them, and of which none needs another's result, become one loop. Arrays and scalars keep their ids.
[[nodiscard]] Kernel join_folds(const Kernel& kernel);

}  // namespace weft::ir

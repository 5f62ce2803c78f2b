// Derived ops become primitives.
#pragma once

#include "lower/rebuild.hpp"

namespace weft::lower {

/// Every op that its row calls derived is replaced by its meaning over primitives. Bits are those of the row
/// by definition.
[[nodiscard]] Draft expand(const Draft& from);

}  // namespace weft::lower

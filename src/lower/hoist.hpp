// What does not change in a loop is computed before it.
#pragma once

#include "lower/rebuild.hpp"

namespace weft::lower {

/// Pure values, and loads of arrays that nothing in the kernel writes, move out of every loop whose
/// iterations they do not depend on, never out of a branch. A load that leaves a loop that may run no
/// iteration is no longer known to be in range.
[[nodiscard]] Draft hoist(const Draft& from);

}  // namespace weft::lower

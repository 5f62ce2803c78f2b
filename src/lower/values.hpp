// Reads of variables become the values that were set.
#pragma once

#include "lower/rebuild.hpp"

namespace weft::lower {

/// A `get` takes the value of the last `set` where that certainly happened: no branch or repetition that sets
/// the variable stands between. The sets stay; what nothing reads goes with the dead nodes.
[[nodiscard]] Draft variables_to_values(const Draft& from);

}  // namespace weft::lower

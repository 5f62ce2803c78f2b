// Tiles whose elements never leave their iteration become variables.
#pragma once

#include "lower/rebuild.hpp"

namespace weft::lower {

/// A tile of rank 0, or one that a single inner loop alone accesses, each iteration its own element: it
/// becomes a variable of that iteration, set to zero where the tile was. A store under a condition becomes a
/// conditional set, so the zero stays where it did not happen.
[[nodiscard]] Draft tiles_to_variables(const Draft& from);

}  // namespace weft::lower

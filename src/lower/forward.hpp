// A value that was just stored or loaded is not loaded again.
#pragma once

#include "lower/rebuild.hpp"

namespace weft::lower {

/// A load takes the value of the last store or load of the same element, where one certainly happened, in
/// this iteration, with no store between that could touch the element. What is stored already has the array's
/// type, so the value taken is the rounded one. A store that may be out of range gives nothing: it is
/// dropped, and the load is 0.
[[nodiscard]] Draft forward(const Draft& from);

/// Leaves out stores that a later one of the same region overwrites before anything can read them.
[[nodiscard]] Draft drop_overwritten(const Draft& from);

/// Folds of one loop that fold the same value in the same way give one result: all take that of the first.
[[nodiscard]] Draft share_folds(const Draft& from);

}  // namespace weft::lower

// Parallel loops of equal axes that stand in one region become one loop.
#pragma once

#include "lower/rebuild.hpp"

namespace weft::lower {

/// Pours loops of equal axes into as few loops as their dependencies allow, each as late as it can stand: a
/// value is then made in the pass that uses it first. Loops that need the folded value of another one, or
/// touch an element that another iteration of it touches, stay apart. Iterations keep their order of effects,
/// folds their order of elements, so every bit stays.
[[nodiscard]] Draft merge(const Draft& from);

}  // namespace weft::lower

// What nothing observes goes away.
#pragma once

#include "lower/rebuild.hpp"

namespace weft::lower {

/// Keeps stores to arrays that outlive the kernel, atomics, and what they need: values, control around them,
/// tiles and variables that something live reads, folds whose result is used.
[[nodiscard]] Draft drop_dead(const Draft& from);

}  // namespace weft::lower

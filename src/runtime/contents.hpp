// What the arrays of a plan hold before and after it: pending zeros, kept errors (R5), destroyed arrays.
#pragma once

#include <exception>
#include <vector>

#include "runtime/recorded.hpp"

namespace weft::runtime {

/// Makes the contents ready for the plan's calls. Throws the error kept on an array that a call reads before
/// the plan has written all of it, and UsageError for a destroyed one. Gives the storages whose errors the
/// plan will have cured.
[[nodiscard]] std::vector<Storage*> prepare_contents(const Recorded& recorded);

/// Leaves the error on every array the plan would have written.
void keep_error(const Recorded& recorded, const std::exception_ptr& error);

}  // namespace weft::runtime

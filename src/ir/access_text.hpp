// An access as its author wrote it, rebuilt from the instructions: `t[i - 1]`, `x(i, j)`, `image(i + 1, j)`.
#pragma once

#include <string>
#include <vector>

#include "ir/kernel.hpp"

namespace weft::ir {

/// Name of an axis by its depth: i, j, k, l, m, n, then i6, i7, ...
[[nodiscard]] std::string axis_name(int depth);

/// `first_axis[l]` is the depth of axis 0 of loop l: the number of axes of all loops around it.
[[nodiscard]] std::string access_text(const Kernel& kernel, const Node& access,
                                      const std::vector<int>& first_axis);

/// The same for all loops of a kernel.
[[nodiscard]] std::vector<int> axis_depths(const Kernel& kernel);

}  // namespace weft::ir

// What the values of a kernel are used for.
#pragma once

#include <vector>

#include "ir/kernel.hpp"

namespace weft::ir {

struct Uses {
  explicit Uses(const Kernel& kernel);

  std::vector<bool> surely;   ///< by NodeId: reaches an effect other than through a branch of a select
  std::vector<bool> as_data;  ///< reaches a stored value, a condition or a fold: not only addresses and axes
  std::vector<bool> beyond_axes;  ///< reaches anything but the axes of loops
};

}  // namespace weft::ir

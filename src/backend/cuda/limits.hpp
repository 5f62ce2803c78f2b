#pragma once

#include "plan/limits.hpp"

namespace weft::backend::cuda {

/// `multiprocessors`: of the GPU.
[[nodiscard]] plan::Limits limits(int multiprocessors);

}  // namespace weft::backend::cuda

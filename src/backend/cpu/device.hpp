// The cpu tier: kernels as machine code for this processor's vectors, on all cores.
#pragma once

#include "backend/backend.hpp"

namespace weft::backend::cpu {

/// Throws DeviceError where the code generator or its processor is missing. LLVM is loaded when the first
/// kernel is built, not here.
[[nodiscard]] std::unique_ptr<Backend> make(const Services& services);

}  // namespace weft::backend::cpu

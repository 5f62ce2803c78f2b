// Launches on a tier that cannot see the memory of the device's arrays.
#pragma once

#include "backend/backend.hpp"

namespace weft::runtime {

/// Copies the blocks that the arguments lie in to memory of `tier`, launches there, and copies back those
/// that the kernel may have written. `home` is the backend that the arguments belong to.
backend::LaunchStats launch_on_copies(backend::Backend& home, backend::Backend& tier,
                                      backend::Executable& executable, const ir::Kernel& kernel,
                                      const backend::LaunchArgs& args);

}  // namespace weft::runtime

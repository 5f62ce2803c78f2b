#pragma once

#include "backend/backend.hpp"

namespace weft::backend::cuda {

/// The first GPU. Throws DeviceError that says what is missing: driver, GPU or compiler.
[[nodiscard]] std::unique_ptr<Backend> make(const Services& services);

}  // namespace weft::backend::cuda

// The reference tier: every kernel is interpreted, on one thread. What it gives is right by definition.
#pragma once

#include "backend/backend.hpp"

namespace weft::backend::reference {

[[nodiscard]] std::unique_ptr<Backend> make(const Services& services);

}  // namespace weft::backend::reference

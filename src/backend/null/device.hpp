// A tier that plans like a fusing one and computes nothing: it counts what would have run. For tests.
#pragma once

#include "backend/backend.hpp"

namespace weft::backend::null {

[[nodiscard]] std::unique_ptr<Backend> make(const Services& services);

}  // namespace weft::backend::null

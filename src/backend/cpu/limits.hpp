#pragma once

#include <cstddef>

#include "plan/limits.hpp"

namespace weft::backend::cpu {

[[nodiscard]] plan::Limits limits(int workers);

/// Bytes of the last-level cache of this machine; a guess where it does not say.
[[nodiscard]] std::size_t last_level_cache_bytes();

}  // namespace weft::backend::cpu

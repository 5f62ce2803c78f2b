#include "backend/cpu/limits.hpp"

#include <unistd.h>

namespace weft::backend::cpu {

plan::Limits limits(int workers) {
  plan::Limits limits;
  limits.tier = "cpu";
  limits.parallel_width = workers;
  return limits;
}

std::size_t last_level_cache_bytes() {
  constexpr std::size_t guess = std::size_t{32} << 20;
#if defined(_SC_LEVEL3_CACHE_SIZE)
  const long bytes = sysconf(_SC_LEVEL3_CACHE_SIZE);
  if (bytes > 0) return static_cast<std::size_t>(bytes);
#endif
  return guess;
}

}  // namespace weft::backend::cpu

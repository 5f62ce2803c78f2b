#include "backend/cpu/limits.hpp"

#include <fmt/format.h>

#include <fstream>
#include <string>

namespace weft::backend::cpu {

plan::Limits limits(int workers) {
  plan::Limits limits;
  limits.tier = "cpu";
  limits.parallel_width = workers;
  return limits;
}

// What Linux says of the caches that processor 0 sees. sysconf() would count those of the whole socket, of
// which a virtual machine has a part.
std::size_t last_level_cache_bytes() {
  constexpr std::size_t guess_kib = 32 * 1024;
  std::size_t largest_kib = 0;
  for (int index = 0; index < 8; ++index) {
    std::ifstream file(fmt::format("/sys/devices/system/cpu/cpu0/cache/index{}/size", index));
    std::size_t size = 0;
    char unit = 'K';
    if (!(file >> size)) break;
    file >> unit;
    const std::size_t kib = unit == 'M' ? size * 1024 : size;
    if (kib > largest_kib) largest_kib = kib;
  }
  return (largest_kib > 0 ? largest_kib : guess_kib) * 1024;
}

}  // namespace weft::backend::cpu

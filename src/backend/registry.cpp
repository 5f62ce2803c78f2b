#include <array>

#include "backend/backend.hpp"
#include "backend/cpu/device.hpp"
#include "backend/null/device.hpp"
#include "backend/reference/device.hpp"

namespace weft::backend {

std::span<const Row> registry() {
  static constexpr std::array rows{
      Row{"cpu", &cpu::make},
      Row{"reference", &reference::make},
      Row{"null", &null::make},
  };
  return rows;
}

}  // namespace weft::backend

#include <array>

#include "backend/backend.hpp"
#include "backend/cpu/device.hpp"
#include "backend/cuda/device.hpp"
#include "backend/null/device.hpp"
#include "backend/reference/device.hpp"
#include "backend/vulkan/device.hpp"

namespace weft::backend {

std::span<const Row> registry() {
  static constexpr std::array rows{
      Row{"cuda", &cuda::make},
      Row{"vulkan", &vulkan::make},
      Row{"cpu", &cpu::make},
      Row{"reference", &reference::make},
      Row{"null", &null::make},
  };
  return rows;
}

}  // namespace weft::backend

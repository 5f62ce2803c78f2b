// Copies between host memory and views of arrays.
#pragma once

#include <cstddef>
#include <cstdint>

#include "backend/backend.hpp"
#include "ir/call.hpp"

namespace weft::detail {
class DeviceState;
}

namespace weft::runtime {

/// Elements [first, first + count) of the view, row-major, to `into`, densely. `memory` is the view's buffer.
void copy_out(detail::DeviceState& device, const ir::View& view, backend::Memory& memory, std::int64_t first,
              std::int64_t count, std::byte* into);
/// The reverse.
void copy_in(detail::DeviceState& device, const ir::View& view, backend::Memory& memory, std::int64_t first,
             std::int64_t count, const std::byte* from);

}  // namespace weft::runtime

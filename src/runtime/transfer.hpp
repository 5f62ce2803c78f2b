// Copies between host memory and views of arrays.
#pragma once

#include <cstddef>
#include <cstdint>

#include "backend/backend.hpp"
#include "ir/call.hpp"

namespace weft::runtime {

/// Elements [first, first + count) of the view, row-major, to `into`, densely.
void copy_out(backend::Executor& executor, const ir::View& view, const std::byte* base, std::int64_t first,
              std::int64_t count, std::byte* into);
/// The reverse.
void copy_in(backend::Executor& executor, const ir::View& view, std::byte* base, std::int64_t first,
             std::int64_t count, const std::byte* from);

}  // namespace weft::runtime

#include "runtime/transfer.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "runtime/device_state.hpp"

namespace weft::runtime {
namespace {

// Below this a second thread costs more than it saves.
constexpr std::int64_t parallel_bytes = 1 << 20;

// Calls `body(offset, position, length)` for runs of elements along the last axis: `offset` is the first
// element's, in elements of the buffer, `position` its row-major number minus `first`.
template <class Body>
void for_each_run(const ir::View& view, std::int64_t first, std::int64_t count, const Body& body) {
  if (count <= 0) return;
  const std::int64_t row = view.rank == 0 ? 1 : view.shape[static_cast<std::size_t>(view.rank - 1)];
  std::array<std::int64_t, ir::max_rank> at{};
  std::int64_t rest = first;
  for (int d = view.rank - 1; d >= 0; --d) {
    const auto k = static_cast<std::size_t>(d);
    at[k] = rest % view.shape[k];
    rest /= view.shape[k];
  }
  for (std::int64_t position = 0; position < count;) {
    std::int64_t offset = view.offset;
    for (std::size_t k = 0; k < static_cast<std::size_t>(view.rank); ++k) offset += at[k] * view.strides[k];
    const std::int64_t column = view.rank == 0 ? 0 : at[static_cast<std::size_t>(view.rank - 1)];
    const std::int64_t length = std::min(row - column, count - position);
    body(offset, position, length);
    position += length;
    if (view.rank == 0) continue;
    at[static_cast<std::size_t>(view.rank - 1)] = 0;
    for (int d = view.rank - 2; d >= 0; --d) {
      const auto k = static_cast<std::size_t>(d);
      if (++at[k] < view.shape[k]) break;
      at[k] = 0;
    }
  }
}

void copy_dense(backend::Executor& executor, std::byte* into, const std::byte* from, std::int64_t bytes) {
  if (bytes == 0) return;  // null pointers are no arguments of memcpy
  if (bytes < 2 * parallel_bytes) {
    std::memcpy(into, from, static_cast<std::size_t>(bytes));
    return;
  }
  executor.parallel_for(bytes, parallel_bytes, [&](std::int64_t begin, std::int64_t end) {
    std::memcpy(into + begin, from + begin, static_cast<std::size_t>(end - begin));
  });
}

// Calls `body(element, position)` for elements [first, first + count) of a view that is not contiguous.
template <class Body>
void for_each_element(const ir::View& view, std::int64_t first, std::int64_t count, const Body& body) {
  const std::int64_t step = view.strides[static_cast<std::size_t>(view.rank - 1)];
  for_each_run(view, first, count, [&](std::int64_t offset, std::int64_t position, std::int64_t length) {
    for (std::int64_t i = 0; i < length; ++i) body(offset + i * step, position + i);
  });
}

void gather(const ir::View& view, const std::byte* base, std::int64_t first, std::int64_t count,
            std::byte* into) {
  const std::int64_t width = ir::size_bytes(view.type);
  for_each_element(view, first, count, [&](std::int64_t element, std::int64_t position) {
    std::memcpy(into + position * width, base + element * width, static_cast<std::size_t>(width));
  });
}

void scatter(const ir::View& view, std::byte* base, std::int64_t first, std::int64_t count,
             const std::byte* from) {
  const std::int64_t width = ir::size_bytes(view.type);
  for_each_element(view, first, count, [&](std::int64_t element, std::int64_t position) {
    std::memcpy(base + element * width, from + position * width, static_cast<std::size_t>(width));
  });
}

}  // namespace

void copy_out(detail::DeviceState& device, const ir::View& view, backend::Memory& memory, std::int64_t first,
              std::int64_t count, std::byte* into) {
  const std::int64_t width = ir::size_bytes(view.type), begin = (view.offset + first) * width;
  backend::Backend& backend = device.memory_backend();
  if (std::byte* host = memory.host()) {
    if (view.contiguous()) return copy_dense(*device.executor, into, host + begin, count * width);
    return gather(view, host, first, count, into);
  }
  if (view.contiguous()) {
    return backend.copy_out(memory, static_cast<std::size_t>(begin), into,
                            static_cast<std::size_t>(count * width));
  }
  std::vector<std::byte> whole(memory.size_bytes());
  backend.copy_out(memory, 0, whole.data(), whole.size());
  gather(view, whole.data(), first, count, into);
}

void copy_in(detail::DeviceState& device, const ir::View& view, backend::Memory& memory, std::int64_t first,
             std::int64_t count, const std::byte* from) {
  const std::int64_t width = ir::size_bytes(view.type), begin = (view.offset + first) * width;
  backend::Backend& backend = device.memory_backend();
  if (std::byte* host = memory.host()) {
    if (view.contiguous()) return copy_dense(*device.executor, host + begin, from, count * width);
    return scatter(view, host, first, count, from);
  }
  if (view.contiguous()) {
    return backend.copy_in(memory, static_cast<std::size_t>(begin), from,
                           static_cast<std::size_t>(count * width));
  }
  std::vector<std::byte> whole(memory.size_bytes());
  backend.copy_out(memory, 0, whole.data(), whole.size());
  scatter(view, whole.data(), first, count, from);
  backend.copy_in(memory, 0, whole.data(), whole.size());
}

}  // namespace weft::runtime

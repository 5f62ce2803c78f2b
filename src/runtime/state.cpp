#include "runtime/state.hpp"

#include "runtime/device_state.hpp"
#include "support/check.hpp"
#include "weft/detail/element.hpp"

// The numbers that element_type gives are those of the IR.
static_assert(weft::detail::element_type<bool> == weft::ir::Type::boolean);
static_assert(weft::detail::element_type<std::int8_t> == weft::ir::Type::i8);
static_assert(weft::detail::element_type<std::int64_t> == weft::ir::Type::i64);
static_assert(weft::detail::element_type<std::uint8_t> == weft::ir::Type::u8);
static_assert(weft::detail::element_type<std::uint64_t> == weft::ir::Type::u64);
static_assert(weft::detail::element_type<weft::f16> == weft::ir::Type::f16);
static_assert(weft::detail::element_type<weft::bf16> == weft::ir::Type::bf16);
static_assert(weft::detail::element_type<float> == weft::ir::Type::f32);
static_assert(weft::detail::element_type<double> == weft::ir::Type::f64);
static_assert(weft::Shape::max_rank == weft::ir::max_rank);

namespace weft::runtime {

Storage::Storage(std::shared_ptr<detail::DeviceState> owner, std::size_t size)
    : device(std::move(owner)), size_bytes(size) {}

Storage::~Storage() {
  if (memory != nullptr) device->pool.give(std::move(memory));
}

backend::Memory& Storage::contents(bool about_to_cover) {
  WEFT_CHECK(memory != nullptr, "a storage without memory was used");
  if (zero_pending && !about_to_cover) device->memory_backend().zero(*memory, 0, size_bytes);
  zero_pending = false;
  return *memory;
}

}  // namespace weft::runtime

namespace weft::detail {

std::array<std::int64_t, ir::max_rank> row_major(const Shape& shape) {
  std::array<std::int64_t, ir::max_rank> strides{};
  std::int64_t stride = 1;
  for (int axis = shape.rank() - 1; axis >= 0; --axis) {
    strides[static_cast<std::size_t>(axis)] = stride;
    stride *= shape[axis];
  }
  return strides;
}

ir::View ArrayState::view(ir::BufferId buffer) const {
  ir::View view{.buffer = buffer,
                .type = type,
                .rank = shape.rank(),
                .offset = offset,
                .shape = {},
                .strides = strides};
  for (int axis = 0; axis < shape.rank(); ++axis) view.shape[static_cast<std::size_t>(axis)] = shape[axis];
  return view;
}

}  // namespace weft::detail

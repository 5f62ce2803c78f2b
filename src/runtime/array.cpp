// Reads, writes and destruction of arrays, and views of them.
#include "weft/array.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "runtime/device_state.hpp"
#include "runtime/state.hpp"
#include "runtime/transfer.hpp"
#include "runtime/version.hpp"
#include "weft/error.hpp"

namespace weft::detail {
namespace {

using runtime::place;

// Work on one array, with the future that tells of it.
class ArrayItem : public runtime::Item {
 public:
  std::shared_ptr<ArrayState> array;
  std::shared_ptr<FutureState> future;

  void queued(std::uint64_t ticket) noexcept override { future->ticket.store(ticket); }
  void run() noexcept override {
    try {
      if (array->storage->gone) throw UsageError("the array was destroyed before its turn");
      work();
    } catch (...) {
      future->set_error(std::current_exception());
    }
  }
  void release() noexcept override { delete this; }

 protected:
  virtual void work() = 0;
  [[nodiscard]] std::uint64_t ticket() const { return future->ticket.load(); }
  [[nodiscard]] ir::View view() const { return array->view({}); }
  [[nodiscard]] DeviceState& device() const { return *array->storage->device; }
};

class ReadItem final : public ArrayItem {
 public:
  void* into = nullptr;

 private:
  void work() override {
    runtime::Storage& storage = *array->storage;
    if (storage.error != nullptr) std::rethrow_exception(storage.error);
    runtime::copy_out(device(), view(), storage.contents(), 0, array->shape.size(),
                      static_cast<std::byte*>(into));
  }
};

class WriteItem final : public ArrayItem {
 public:
  std::int64_t offset = 0, count = 0;
  const std::byte* from = nullptr;
  std::vector<std::byte> copy;  ///< of the caller's values, where the write has to wait for its turn

  void keep_values() {
    copy.assign(from, from + count * ir::size_bytes(array->type));
    from = copy.data();
  }

 private:
  void work() override {
    runtime::Storage& storage = *array->storage;
    runtime::keep_versions(storage, ticket());
    const bool covers = static_cast<std::size_t>(count * ir::size_bytes(array->type)) == storage.size_bytes;
    runtime::copy_in(device(), view(), storage.contents(covers), offset, count, from);
    if (covers) storage.error = nullptr;
  }
};

class DestroyItem final : public ArrayItem {
  void work() override {
    runtime::Storage& storage = *array->storage;
    runtime::keep_versions(storage, ticket());
    storage.gone = true;
    storage.device->pool.give(std::move(storage.memory));
  }
};

void check_use(const ArrayState* array, const char* what, SourceLine where) {
  if (array == nullptr)
    throw UsageError(fmt::format("{}: the array is empty (default constructed){}", what, place(where)));
  if (array->is_scratch()) {
    throw UsageError(
        fmt::format("{}: scratch of a fuse scope cannot be used this way; it exists only for the plan's "
                    "calls{}",
                    what, place(where)));
  }
  runtime::refuse_in_scope(*array->storage->device, what, where);
  if (array->storage->destroyed.load())
    throw UsageError(fmt::format("{}: the array was destroyed{}", what, place(where)));
}

void refuse_shared_cells(const ArrayState& array, const char* what, SourceLine where) {
  for (int axis = 0; array.shape.size() > 0 && axis < array.shape.rank(); ++axis) {
    if (array.shape[axis] > 1 && array.strides[static_cast<std::size_t>(axis)] == 0) {
      throw UsageError(
          fmt::format("{}: axis {} of the view shows one element many times; it can only be read{}", what,
                      axis, place(where)));
    }
  }
}

template <class ItemType>
std::unique_ptr<ItemType> make_item(const std::shared_ptr<ArrayState>& array) {
  auto item = std::make_unique<ItemType>();
  item->array = array;
  item->future = std::make_shared<FutureState>(array->storage->device);
  item->weight_bytes = static_cast<std::uint64_t>(array->shape.size()) *
                       static_cast<std::uint64_t>(ir::size_bytes(array->type));
  return item;
}

}  // namespace

const Shape& array_shape(const ArrayState* array) {
  if (array == nullptr) throw UsageError("shape: the array is empty (default constructed)");
  return array->shape;
}

std::shared_ptr<FutureState> array_read(const std::shared_ptr<ArrayState>& array, void* into,
                                        std::int64_t count, std::shared_ptr<void> keep, SourceLine where) {
  check_use(array.get(), "read", where);
  if (count != array->shape.size()) {
    throw UsageError(fmt::format("read: the array has {} elements, the span {}{}", array->shape.size(), count,
                                 place(where)));
  }
  auto item = make_item<ReadItem>(array);
  item->into = into;
  item->future->payload = std::move(keep);
  std::shared_ptr<FutureState> future = item->future;
  array->storage->device->submit(*item.release());
  return future;
}

std::shared_ptr<FutureState> array_write(const std::shared_ptr<ArrayState>& array, std::int64_t offset,
                                         const void* from, std::int64_t count, bool whole, SourceLine where) {
  check_use(array.get(), "write", where);
  refuse_shared_cells(*array, "write", where);
  const std::int64_t size = array->shape.size();
  if (whole && count != size) {
    throw UsageError(fmt::format("write: the array has {} elements, given {}{}", size, count, place(where)));
  }
  if (offset < 0 || offset > size || count > size - offset) {
    throw UsageError(fmt::format("write: {} elements from offset {} do not fit an array of {}{}", count,
                                 offset, size, place(where)));
  }
  auto item = make_item<WriteItem>(array);
  item->offset = offset;
  item->count = count;
  item->from = static_cast<const std::byte*>(from);
  std::shared_ptr<FutureState> future = item->future;
  DeviceState& device = *array->storage->device;
  // An idle queue takes the values as they are; otherwise they wait in a copy, since the caller may change
  // them.
  if (device.run_now(*item)) {  // it has run and is gone
    (void)item.release();
    return future;
  }
  item->keep_values();
  device.submit(*item.release());
  return future;
}

void array_destroy(const std::shared_ptr<ArrayState>& array, SourceLine where) {
  if (array != nullptr && array->is_scratch()) return;
  check_use(array.get(), "destroy", where);
  if (array->storage->destroyed.exchange(true)) return;
  auto item = make_item<DestroyItem>(array);
  item->weight_bytes = 0;
  array->storage->device->submit(*item.release());
}

std::shared_ptr<ArrayState> array_reshape(const std::shared_ptr<ArrayState>& array, const Shape& shape,
                                          SourceLine where) {
  if (array_shape(array.get()).size() != shape.size()) {
    throw UsageError(fmt::format("reshape: shape {} has {} elements, {} has {}{}", array->shape.text(),
                                 array->shape.size(), shape.text(), shape.size(), place(where)));
  }
  if (!array->contiguous()) {
    throw UsageError(
        fmt::format("reshape: the view of shape {} is not contiguous{}", array->shape.text(), place(where)));
  }
  auto view = std::make_shared<ArrayState>(*array);
  view->shape = shape;
  view->strides = row_major(shape);
  return view;
}

}  // namespace weft::detail

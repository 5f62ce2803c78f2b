// What the public handles point to: arrays and futures.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <exception>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "backend/backend.hpp"
#include "ir/call.hpp"
#include "runtime/queue.hpp"
#include "weft/array.hpp"
#include "weft/report.hpp"

namespace weft::detail {
class DeviceState;
}

namespace weft::runtime {

class Version;

/// Versions of a storage that may still be read: see version.hpp.
struct Versions {
  std::atomic<bool> any{false};
  std::mutex mutex;
  std::vector<std::weak_ptr<Version>> list;
};

/// A block of a device's memory with what is known of its contents. `zero_pending`, `memory`, `gone` and
/// `error` belong to the thread that holds the queue's token (or to the only thread that knows the storage
/// yet).
class Storage {
 public:
  Storage(std::shared_ptr<detail::DeviceState> device, std::size_t size_bytes);
  ~Storage();
  Storage(const Storage&) = delete;
  Storage& operator=(const Storage&) = delete;

  const std::shared_ptr<detail::DeviceState> device;
  const std::size_t size_bytes;
  std::unique_ptr<backend::Memory> memory;  ///< null: scratch, or gone
  bool zero_pending = false;                ///< reads as zeros, which are not written yet
  bool gone = false;                        ///< destroy() has run
  std::exception_ptr error;                 ///< of the call that should have written it (R5)
  std::atomic<bool> destroyed{false};       ///< destroy() was called
  Versions versions;

  /// Scratch: the scope it belongs to and its buffer there; 0 for ordinary arrays.
  std::uint64_t scratch_scope = 0;
  ir::BufferId scratch_buffer{};

  /// Equal for equal memory, unique among living storages.
  [[nodiscard]] std::uint64_t identity() const { return reinterpret_cast<std::uintptr_t>(this); }
  /// Writes the pending zeros, unless the caller is about to write everything.
  backend::Memory& contents(bool about_to_cover = false);
};

}  // namespace weft::runtime

namespace weft::detail {

/// A handle's view of a storage. Immutable.
class ArrayState {
 public:
  std::shared_ptr<runtime::Storage> storage;
  ir::Type type{};
  Shape shape;
  std::int64_t offset = 0;  ///< in elements
  std::array<std::int64_t, ir::max_rank> strides{};

  [[nodiscard]] ir::View view(ir::BufferId buffer) const;
  [[nodiscard]] bool contiguous() const { return view({}).contiguous(); }
  [[nodiscard]] bool is_scratch() const { return storage->scratch_scope != 0; }
};

/// Row-major strides of a shape.
[[nodiscard]] std::array<std::int64_t, ir::max_rank> row_major(const Shape& shape);

/// Value and error are set by the thread that runs the item with `ticket`, before that ticket is done, and
/// read after it. A kept plan sets them again with each run, and moves the ticket on.
class FutureState {
 public:
  explicit FutureState(std::shared_ptr<DeviceState> owner) : device(std::move(owner)) {}

  const std::shared_ptr<DeviceState> device;
  std::atomic<std::uint64_t> ticket{runtime::Queue::not_queued};
  std::atomic<std::uint64_t> bits{0};
  std::shared_ptr<void> payload;   ///< what read() fills
  std::unique_ptr<Report> report;  ///< of a scope

  std::string name;  ///< the kernel's, for errors
  ir::Type type{};   ///< of the value, where there is one
  bool has_value = false;
  std::uint64_t scope = 0;  ///< the scope it was recorded in, where `buffer` will hold the value
  ir::BufferId buffer{};
  bool kept = false;  ///< of a kept plan

  void set_error(std::exception_ptr error);
  [[nodiscard]] std::exception_ptr error() const;
  /// Tells what could not be queued: the future is done, with an error.
  void fail(std::exception_ptr error);

 private:
  mutable std::mutex error_mutex_;  ///< for kept plans; a finished future of any other kind takes no lock
  std::exception_ptr error_;
};

}  // namespace weft::detail

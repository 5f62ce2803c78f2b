// A value of the whole process whose making may fail.
#pragma once

#include <atomic>
#include <mutex>
#include <type_traits>

namespace weft::support {

/// What `make()` gives, made by the first call that does not throw and kept to the end of the process.
///
/// A static variable would do, were it not that the ThreadSanitizer of GCC 12 never wakes the threads that wait for one
/// whose initialisation throws.
template <auto make>
const std::remove_reference_t<std::invoke_result_t<decltype(make)>>& once() {
  using Value = std::remove_reference_t<std::invoke_result_t<decltype(make)>>;
  static std::atomic<const Value*> made{nullptr};
  if (const Value* value = made.load(std::memory_order_acquire)) return *value;
  static std::mutex mutex;
  const std::lock_guard lock(mutex);
  if (made.load(std::memory_order_relaxed) == nullptr) {
    if constexpr (std::is_reference_v<std::invoke_result_t<decltype(make)>>) {
      made.store(&make(), std::memory_order_release);
    } else {
      made.store(new Value(make()), std::memory_order_release);
    }
  }
  return *made.load(std::memory_order_relaxed);
}

}  // namespace weft::support

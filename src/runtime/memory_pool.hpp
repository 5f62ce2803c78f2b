// Blocks of a tier's memory, kept for a while after use: scratch and temporaries of equal size come back
// again and again, and fresh pages cost more than many a kernel.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "backend/backend.hpp"

namespace weft::runtime {

class MemoryPool {
 public:
  /// At least `size_bytes`, with unspecified contents. Throws DeviceError. Thread-safe, as give().
  [[nodiscard]] std::unique_ptr<backend::Memory> take(backend::Backend& backend, std::size_t size_bytes);
  void give(std::unique_ptr<backend::Memory> block);

  [[nodiscard]] std::int64_t allocations() const { return allocations_.load(std::memory_order_relaxed); }
  [[nodiscard]] std::int64_t bytes_allocated() const {
    return bytes_allocated_.load(std::memory_order_relaxed);
  }

 private:
  std::mutex mutex_;
  std::map<std::size_t, std::vector<std::unique_ptr<backend::Memory>>> free_;  ///< by size
  std::size_t free_bytes_ = 0;
  std::atomic<std::int64_t> allocations_{0}, bytes_allocated_{0};
};

}  // namespace weft::runtime

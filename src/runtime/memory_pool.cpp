#include "runtime/memory_pool.hpp"

#include <bit>

#include "weft/error.hpp"

namespace weft::runtime {
namespace {

constexpr std::size_t most_free_bytes = std::size_t{256} << 20;
constexpr std::size_t smallest_block = 64;

// Eight sizes a power of two: at most an eighth is lost, and blocks of nearly equal needs are shared.
std::size_t block_size(std::size_t size_bytes) {
  if (size_bytes <= smallest_block) return smallest_block;
  const std::size_t step = std::max(std::bit_floor(size_bytes) / 8, smallest_block);
  return (size_bytes + step - 1) / step * step;
}

}  // namespace

std::unique_ptr<backend::Memory> MemoryPool::take(backend::Backend& backend, std::size_t size_bytes) {
  const std::size_t size = block_size(size_bytes);
  std::map<std::size_t, std::vector<std::unique_ptr<backend::Memory>>> dropped;
  {
    const std::lock_guard lock(mutex_);
    const auto found = free_.find(size);
    if (found != free_.end() && !found->second.empty()) {
      std::unique_ptr<backend::Memory> block = std::move(found->second.back());
      found->second.pop_back();
      free_bytes_ -= size;
      return block;
    }
  }
  ++allocations_;
  bytes_allocated_ += static_cast<std::int64_t>(size);
  try {
    return backend.allocate(size);
  } catch (const DeviceError&) {
    const std::lock_guard lock(mutex_);
    if (free_bytes_ == 0) throw;
    dropped.swap(free_);
    free_bytes_ = 0;
  }
  dropped.clear();
  return backend.allocate(size);
}

void MemoryPool::give(std::unique_ptr<backend::Memory> block) {
  const std::size_t size = block->size_bytes();
  const std::lock_guard lock(mutex_);
  if (size > most_free_bytes - free_bytes_) return;  // frees it, after the lock
  auto& blocks = free_[size];
  blocks.push_back(std::move(block));
  free_bytes_ += size;
}

}  // namespace weft::runtime

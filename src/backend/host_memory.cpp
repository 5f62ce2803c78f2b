#include "backend/host_memory.hpp"

#include <fmt/format.h>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <new>

#include "weft/error.hpp"

namespace weft::backend {
namespace {

constexpr std::size_t line_bytes = 64, page_bytes = 4096, huge_page_bytes = std::size_t{1} << 21;
constexpr std::size_t large_bytes = 2 * huge_page_bytes;

class HostMemory final : public Memory {
 public:
  HostMemory(void* block, std::size_t offset, std::size_t size_bytes)
      : block_(block), offset_(offset), size_bytes_(size_bytes) {}
  ~HostMemory() override { std::free(block_); }
  HostMemory(const HostMemory&) = delete;
  HostMemory& operator=(const HostMemory&) = delete;

  std::byte* host() override { return static_cast<std::byte*>(block_) + offset_; }
  std::size_t size_bytes() const override { return size_bytes_; }

 private:
  void* block_;
  std::size_t offset_, size_bytes_;
};

/// An odd number of lines, another one each time.
std::size_t next_stagger() {
  static std::atomic<std::size_t> turn{0};
  constexpr std::size_t lines = page_bytes / line_bytes;
  return (2 * turn.fetch_add(1, std::memory_order_relaxed) + 1) % lines * line_bytes;
}

}  // namespace

std::unique_ptr<Memory> allocate_host(std::size_t size_bytes) {
  const bool large = size_bytes >= large_bytes;
  const std::size_t alignment = large ? huge_page_bytes : line_bytes;
  const std::size_t offset = size_bytes >= page_bytes ? next_stagger() : 0;
  const std::size_t most = std::numeric_limits<std::size_t>::max() - huge_page_bytes - page_bytes;
  const std::size_t wanted = size_bytes <= most ? (offset + size_bytes + alignment - 1) / alignment * alignment : 0;
  void* block = size_bytes <= most ? std::aligned_alloc(alignment, wanted == 0 ? alignment : wanted) : nullptr;
  if (block == nullptr) throw DeviceError(fmt::format("out of memory: {} bytes were asked for", size_bytes));
#if defined(__linux__)
  if (large) (void)madvise(block, wanted, MADV_HUGEPAGE);  // a wish: where it is refused, nothing changes
#endif
  return std::make_unique<HostMemory>(block, offset, size_bytes);
}

void Backend::copy_in(Memory& to, std::size_t offset_bytes, const void* from, std::size_t size_bytes) {
  if (size_bytes > 0) std::memcpy(to.host() + offset_bytes, from, size_bytes);
}
void Backend::copy_out(Memory& from, std::size_t offset_bytes, void* to, std::size_t size_bytes) {
  if (size_bytes > 0) std::memcpy(to, from.host() + offset_bytes, size_bytes);
}
void Backend::copy(Memory& to, Memory& from, std::size_t size_bytes) {
  if (size_bytes > 0) std::memcpy(to.host(), from.host(), size_bytes);
}

Traffic find_traffic(const ir::Kernel& kernel) {
  Traffic traffic{std::vector<bool>(kernel.arrays.size(), false), std::vector<bool>(kernel.arrays.size(), false)};
  for (const ir::Region& region : kernel.regions) {
    for (const ir::NodeId id : region.nodes) {
      const ir::Node& n = kernel.at(id);
      if (n.inst == ir::Inst::load || n.inst == ir::Inst::atomic) traffic.reads[ir::index(n.array())] = true;
      if (n.inst == ir::Inst::store || n.inst == ir::Inst::atomic) traffic.writes[ir::index(n.array())] = true;
    }
  }
  return traffic;
}

LaunchStats count_bytes(const ir::Kernel& kernel, const Traffic& traffic, std::span<const ArrayArg> arrays) {
  LaunchStats stats;
  for (std::size_t a = 0; a < arrays.size(); ++a) {
    std::int64_t bytes = ir::size_bytes(kernel.arrays[a].type);
    for (std::size_t d = 0; d < arrays[a].shape.size(); ++d) {
      if (arrays[a].strides[d] != 0) bytes *= arrays[a].shape[d];
    }
    if (traffic.reads[a]) stats.bytes_read += bytes;
    if (traffic.writes[a]) stats.bytes_written += bytes;
  }
  return stats;
}

}  // namespace weft::backend

// One opened device: its features, its memory, its pipelines, its queue.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "backend/backend.hpp"
#include "backend/vulkan/api.hpp"
#include "backend/vulkan/target.hpp"

namespace weft::backend::vulkan {

/// What the driver reports.
struct DeviceInfo {
  std::string name;
  std::string identity;        ///< device and driver, exactly: part of every key under which things are kept
  bool is_software = false;    ///< runs on the host's cores
  bool shares_memory = false;  ///< its memory is the host's
  std::uint32_t queue_family = 0;
  std::uint32_t memory_type = 0;
  bool memory_is_visible = false;
  std::uint32_t most_groups = 65535;
  std::uint64_t most_bytes = 0;  ///< of an allocation
  std::uint32_t subgroup = 0;
  double tick_ns = 0;  ///< of timestamps; 0: none
  Target target;       ///< features and modes; exactness as the probe finds it
};

class Driver;

/// Memory with an address on the device: an allocation, or a part of one.
class Block final : public Memory {
 public:
  Block(Driver& driver, std::size_t size_bytes);
  ~Block() override;
  Block(const Block&) = delete;
  Block& operator=(const Block&) = delete;

  std::byte* host() override { return host_; }
  std::size_t size_bytes() const override { return size_bytes_; }
  [[nodiscard]] std::uint64_t address() const { return address_; }
  [[nodiscard]] VkBuffer buffer() const { return buffer_; }
  [[nodiscard]] std::uint64_t offset() const { return offset_; }

 private:
  friend class Driver;
  Driver& driver_;
  std::size_t size_bytes_ = 0;
  std::byte* host_ = nullptr;
  std::uint64_t address_ = 0, offset_ = 0;
  VkBuffer buffer_ = nullptr;
  VkDeviceMemory memory_ = nullptr;  ///< its own; null: a part of a slab
};

class Driver {
 public:
  /// The best device of this process, opened at the first call. Throws DeviceError.
  static Driver& get();

  [[nodiscard]] const DeviceInfo& info() const { return info_; }
  /// As the probe finds it, at the first call. `disk` may be null.
  [[nodiscard]] const Target& target(DiskCache* disk);
  [[nodiscard]] const Api& api() const { return api_; }
  [[nodiscard]] VkDevice device() const { return device_; }

  /// Records commands and runs them to their end. Gives the time on the device, or -1. One at a time.
  std::int64_t run(const std::function<void(VkCommandBuffer)>& record);
  /// All that shaders wrote before is seen by what comes after.
  void barrier(VkCommandBuffer commands) const;

  Driver(VkPhysicalDevice physical, DeviceInfo info);
  Driver(const Driver&) = delete;
  Driver& operator=(const Driver&) = delete;

 private:
  friend class Block;
  struct Part {
    VkBuffer buffer;
    std::uint64_t address, offset;
    std::byte* host;
  };
  void allocate(Block& block, std::size_t size_bytes);
  void take_part(Block& block);
  void give_part(const Block& block);
  void make_queue();

  DeviceInfo info_;
  Api api_;
  VkDevice device_ = nullptr;
  VkQueue queue_ = nullptr;
  VkCommandPool pool_ = nullptr;
  VkCommandBuffer commands_ = nullptr;
  VkFence fence_ = nullptr;
  VkQueryPool queries_ = nullptr;
  std::mutex queue_mutex_, parts_mutex_, probe_mutex_;
  std::optional<Target> target_;
  std::map<std::size_t, std::vector<Part>> parts_;  ///< free ones, by size
  std::vector<std::unique_ptr<Block>> slabs_;
};

}  // namespace weft::backend::vulkan

#include "backend/vulkan/driver.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::backend::vulkan {
namespace {

// Small blocks are parts of slabs: drivers allow few allocations, and each takes a system call.
constexpr std::size_t slab_bytes = std::size_t{4} << 20, least_part = 256, most_part = std::size_t{256} << 10;

}  // namespace

// Opening.

Driver::Driver(VkPhysicalDevice physical, DeviceInfo info) : info_(std::move(info)), api_(instance().api) {
  const float priority = 1;
  VkDeviceQueueCreateInfo queue{};
  queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
  queue.queueFamilyIndex = info_.queue_family;
  queue.queueCount = 1;
  queue.pQueuePriorities = &priority;
  VkPhysicalDeviceVulkan12Features features_12{};
  features_12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
  features_12.bufferDeviceAddress = VK_TRUE;
  features_12.storageBuffer8BitAccess = VK_TRUE;
  features_12.shaderBufferInt64Atomics = info_.target.has_atomics_64 ? VK_TRUE : VK_FALSE;
  VkPhysicalDeviceVulkan11Features features_11{};
  features_11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES;
  features_11.pNext = &features_12;
  features_11.storageBuffer16BitAccess = VK_TRUE;
  VkPhysicalDeviceFeatures2 features{};
  features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  features.pNext = &features_11;
  features.features.shaderInt64 = VK_TRUE;
  features.features.shaderFloat64 = info_.target.has_f64 ? VK_TRUE : VK_FALSE;
  VkDeviceCreateInfo create{};
  create.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
  create.pNext = &features;
  create.queueCreateInfoCount = 1;
  create.pQueueCreateInfos = &queue;
  check(api_.CreateDevice(physical, &create, nullptr, &device_), "vkCreateDevice");
  load_device_functions(api_, device_);
  make_queue();
}

void Driver::make_queue() {
  api_.GetDeviceQueue(device_, info_.queue_family, 0, &queue_);
  VkCommandPoolCreateInfo pool{};
  pool.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
  pool.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
  pool.queueFamilyIndex = info_.queue_family;
  check(api_.CreateCommandPool(device_, &pool, nullptr, &pool_), "vkCreateCommandPool");
  VkCommandBufferAllocateInfo buffer{};
  buffer.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
  buffer.commandPool = pool_;
  buffer.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  buffer.commandBufferCount = 1;
  check(api_.AllocateCommandBuffers(device_, &buffer, &commands_), "vkAllocateCommandBuffers");
  VkFenceCreateInfo fence{};
  fence.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO;
  check(api_.CreateFence(device_, &fence, nullptr, &fence_), "vkCreateFence");
  if (info_.tick_ns <= 0) return;
  VkQueryPoolCreateInfo queries{};
  queries.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO;
  queries.queryType = VK_QUERY_TYPE_TIMESTAMP;
  queries.queryCount = 2;
  check(api_.CreateQueryPool(device_, &queries, nullptr, &queries_), "vkCreateQueryPool");
}

// Running.

std::int64_t Driver::run(const std::function<void(VkCommandBuffer)>& record) {
  const std::lock_guard lock(queue_mutex_);
  VkCommandBufferBeginInfo begin{};
  begin.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
  begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  check(api_.BeginCommandBuffer(commands_, &begin), "vkBeginCommandBuffer");
  if (queries_ != nullptr) {
    api_.CmdResetQueryPool(commands_, queries_, 0, 2);
    api_.CmdWriteTimestamp(commands_, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, queries_, 0);
  }
  record(commands_);
  VkMemoryBarrier to_host{};
  to_host.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  to_host.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
  to_host.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
  api_.CmdPipelineBarrier(commands_, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT,
                          VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &to_host, 0, nullptr, 0, nullptr);
  if (queries_ != nullptr)
    api_.CmdWriteTimestamp(commands_, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries_, 1);
  check(api_.EndCommandBuffer(commands_), "vkEndCommandBuffer");
  VkSubmitInfo submit{};
  submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commands_;
  check(api_.QueueSubmit(queue_, 1, &submit, fence_), "vkQueueSubmit");
  check(api_.WaitForFences(device_, 1, &fence_, VK_TRUE, ~std::uint64_t{0}), "vkWaitForFences");
  check(api_.ResetFences(device_, 1, &fence_), "vkResetFences");
  if (queries_ == nullptr) return -1;
  std::uint64_t ticks[2] = {};
  check(api_.GetQueryPoolResults(device_, queries_, 0, 2, sizeof ticks, ticks, sizeof ticks[0],
                                 VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
        "vkGetQueryPoolResults");
  return static_cast<std::int64_t>(static_cast<double>(ticks[1] - ticks[0]) * info_.tick_ns);
}

void Driver::barrier(VkCommandBuffer commands) const {
  VkMemoryBarrier memory{};
  memory.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  memory.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
  memory.dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT;
  api_.CmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                          VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &memory, 0, nullptr, 0, nullptr);
}

// Memory.

Block::Block(Driver& driver, std::size_t size_bytes) : driver_(driver), size_bytes_(size_bytes) {
  if (size_bytes <= most_part) {
    driver.take_part(*this);
  } else {
    driver.allocate(*this, size_bytes);
  }
}

Block::~Block() {
  if (memory_ == nullptr) {
    driver_.give_part(*this);
  } else {
    driver_.api_.DestroyBuffer(driver_.device_, buffer_, nullptr);
    driver_.api_.FreeMemory(driver_.device_, memory_, nullptr);
  }
}

void Driver::allocate(Block& block, std::size_t size_bytes) {
  if (size_bytes > info_.most_bytes) {
    throw DeviceError(fmt::format("out of memory: {} bytes were asked for, the driver gives {} at once",
                                  size_bytes, info_.most_bytes));
  }
  VkBufferCreateInfo buffer{};
  buffer.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
  buffer.size = size_bytes;
  buffer.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
                 VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
  check(api_.CreateBuffer(device_, &buffer, nullptr, &block.buffer_), "vkCreateBuffer");
  VkMemoryRequirements needs{};
  api_.GetBufferMemoryRequirements(device_, block.buffer_, &needs);
  VkMemoryAllocateFlagsInfo flags{};
  flags.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO;
  flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  VkMemoryAllocateInfo memory{};
  memory.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
  memory.pNext = &flags;
  memory.allocationSize = needs.size;
  memory.memoryTypeIndex = info_.memory_type;
  const VkResult result = api_.AllocateMemory(device_, &memory, nullptr, &block.memory_);
  if (result < 0) {
    api_.DestroyBuffer(device_, block.buffer_, nullptr);
    throw DeviceError(fmt::format("out of memory: {} bytes were asked for", size_bytes));
  }
  check(api_.BindBufferMemory(device_, block.buffer_, block.memory_, 0), "vkBindBufferMemory");
  VkBufferDeviceAddressInfo address{};
  address.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO;
  address.buffer = block.buffer_;
  block.address_ = api_.GetBufferDeviceAddress(device_, &address);
  if (!info_.memory_is_visible) return;
  void* host = nullptr;
  check(api_.MapMemory(device_, block.memory_, 0, VK_WHOLE_SIZE, 0, &host), "vkMapMemory");
  block.host_ = static_cast<std::byte*>(host);
}

void Driver::take_part(Block& block) {
  const std::size_t size = std::bit_ceil(std::max(block.size_bytes_, least_part));
  const std::lock_guard lock(parts_mutex_);
  std::vector<Part>& free = parts_[size];
  if (free.empty()) {
    slabs_.push_back(std::make_unique<Block>(*this, slab_bytes));
    const Block& slab = *slabs_.back();
    for (std::size_t offset = slab_bytes; offset >= size; offset -= size) {
      const std::size_t at = offset - size;
      free.push_back(
          {slab.buffer_, slab.address_ + at, at, slab.host_ == nullptr ? nullptr : slab.host_ + at});
    }
  }
  const Part part = free.back();
  free.pop_back();
  block.buffer_ = part.buffer;
  block.address_ = part.address;
  block.offset_ = part.offset;
  block.host_ = part.host;
}

void Driver::give_part(const Block& block) {
  const std::size_t size = std::bit_ceil(std::max(block.size_bytes_, least_part));
  const std::lock_guard lock(parts_mutex_);
  parts_[size].push_back({block.buffer_, block.address_, block.offset_, block.host_});
}

}  // namespace weft::backend::vulkan

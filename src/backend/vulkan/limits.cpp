#include "backend/vulkan/limits.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <thread>

namespace weft::backend::vulkan {
namespace {

int rank_of(VkPhysicalDeviceType type) {
  switch (type) {
    case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
      return 0;
    case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU:
      return 1;
    case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU:
      return 2;
    case VK_PHYSICAL_DEVICE_TYPE_CPU:
      return 4;
    case VK_PHYSICAL_DEVICE_TYPE_OTHER:
    case VK_PHYSICAL_DEVICE_TYPE_MAX_ENUM:
      return 3;
  }
  return 3;
}

struct Properties {
  VkPhysicalDeviceProperties2 all{};
  VkPhysicalDeviceVulkan11Properties v11{};
  VkPhysicalDeviceVulkan12Properties v12{};

  Properties(const Api& api, VkPhysicalDevice device) {
    all.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    v11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES;
    v12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES;
    api.GetPhysicalDeviceProperties2(device, &all);
    if (all.properties.apiVersion < VK_API_VERSION_1_2) return;
    all.pNext = &v11;
    v11.pNext = &v12;
    api.GetPhysicalDeviceProperties2(device, &all);
  }
};

struct Features {
  VkPhysicalDeviceFeatures2 all{};
  VkPhysicalDeviceVulkan11Features v11{};
  VkPhysicalDeviceVulkan12Features v12{};

  Features(const Api& api, VkPhysicalDevice device) {
    all.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    v11.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES;
    v12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
    all.pNext = &v11;
    v11.pNext = &v12;
    api.GetPhysicalDeviceFeatures2(device, &all);
  }
};

void find_modes(Target& target, const VkPhysicalDeviceVulkan12Properties& v12) {
  target.modes_32 = {v12.shaderDenormPreserveFloat32 == VK_TRUE,
                     v12.shaderSignedZeroInfNanPreserveFloat32 == VK_TRUE,
                     v12.shaderRoundingModeRTEFloat32 == VK_TRUE};
  target.modes_64 = {v12.shaderDenormPreserveFloat64 == VK_TRUE,
                     v12.shaderSignedZeroInfNanPreserveFloat64 == VK_TRUE,
                     v12.shaderRoundingModeRTEFloat64 == VK_TRUE};
}

std::string find_queue(const Api& api, VkPhysicalDevice device, DeviceInfo& info, float tick_ns) {
  std::uint32_t count = 0;
  api.GetPhysicalDeviceQueueFamilyProperties(device, &count, nullptr);
  std::vector<VkQueueFamilyProperties> families(count);
  api.GetPhysicalDeviceQueueFamilyProperties(device, &count, families.data());
  for (std::uint32_t family = 0; family < count; ++family) {
    if ((families[family].queueFlags & VK_QUEUE_COMPUTE_BIT) == 0) continue;
    info.queue_family = family;
    info.tick_ns = families[family].timestampValidBits == 64 ? static_cast<double>(tick_ns) : 0;
    return {};
  }
  return "no queue that computes";
}

/// Memory of the device that the host sees, where there is some.
std::string find_memory(const Api& api, VkPhysicalDevice device, DeviceInfo& info) {
  VkPhysicalDeviceMemoryProperties memory{};
  api.GetPhysicalDeviceMemoryProperties(device, &memory);
  constexpr VkMemoryPropertyFlags visible =
      VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  constexpr VkMemoryPropertyFlags wanted[] = {
      VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | visible | VK_MEMORY_PROPERTY_HOST_CACHED_BIT,
      VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | visible, visible | VK_MEMORY_PROPERTY_HOST_CACHED_BIT, visible};
  for (const VkMemoryPropertyFlags flags : wanted) {
    for (std::uint32_t type = 0; type < memory.memoryTypeCount; ++type) {
      if ((memory.memoryTypes[type].propertyFlags & flags) != flags) continue;
      info.memory_type = type;
      info.memory_is_visible = true;
      return {};
    }
  }
  return "no memory that the host sees";
}

std::string find_missing(const Properties& properties, const Features& features) {
  const auto need = [](VkBool32 has, const char* what) {
    return has == VK_TRUE ? std::string{} : std::string{what};
  };
  std::string missing;
  const auto add = [&](const std::string& what) {
    missing += (missing.empty() || what.empty() ? "" : ", ") + what;
  };
  if (properties.all.properties.apiVersion < VK_API_VERSION_1_2) return "Vulkan 1.2";
  add(need(features.v12.bufferDeviceAddress, "buffer addresses"));
  add(need(features.all.features.shaderInt64, "64-bit integers"));
  add(need(features.v12.storageBuffer8BitAccess, "8-bit storage"));
  add(need(features.v11.storageBuffer16BitAccess, "16-bit storage"));
  return missing;
}

Candidate describe(const Api& api, VkPhysicalDevice device) {
  const Properties properties(api, device);
  const Features features(api, device);
  const VkPhysicalDeviceProperties& base = properties.all.properties;
  Candidate candidate{device, {}, find_missing(properties, features)};
  DeviceInfo& info = candidate.info;
  info.name = base.deviceName;
  info.identity = fmt::format("{} {:x} {:x} {:x} {:x} ", base.deviceName, base.vendorID, base.deviceID,
                              base.driverVersion, base.apiVersion);
  for (const std::uint8_t byte : base.pipelineCacheUUID) info.identity += fmt::format("{:02x}", byte);
  info.is_software = base.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
  info.shares_memory = info.is_software || base.deviceType == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU;
  info.most_groups = std::min(base.limits.maxComputeWorkGroupCount[0], 65535u);
  info.most_bytes = properties.v11.maxMemoryAllocationSize;
  info.subgroup = properties.v11.subgroupSize;
  Target& target = info.target;
  target.has_f64 = features.all.features.shaderFloat64 == VK_TRUE;
  target.has_atomics_64 = features.v12.shaderBufferInt64Atomics == VK_TRUE;
  target.push_bytes = static_cast<int>(std::min(base.limits.maxPushConstantsSize, 256u));
  target.shared_bytes = static_cast<int>(base.limits.maxComputeSharedMemorySize);
  target.workgroup = info.is_software ? 64 : 256;
  while (static_cast<std::uint32_t>(target.workgroup) > base.limits.maxComputeWorkGroupInvocations)
    target.workgroup /= 2;
  find_modes(target, properties.v12);
  const auto add = [&](const std::string& what) {
    if (!what.empty()) candidate.missing += (candidate.missing.empty() ? "" : ", ") + what;
  };
  add(find_queue(api, device, info, base.limits.timestampPeriod));
  add(find_memory(api, device, info));
  return candidate;
}

}  // namespace

std::vector<Candidate> candidates() {
  const Instance& vulkan = instance();
  std::uint32_t count = 0;
  check(vulkan.api.EnumeratePhysicalDevices(vulkan.handle, &count, nullptr), "vkEnumeratePhysicalDevices");
  std::vector<VkPhysicalDevice> devices(count);
  check(vulkan.api.EnumeratePhysicalDevices(vulkan.handle, &count, devices.data()),
        "vkEnumeratePhysicalDevices");
  std::vector<std::pair<int, Candidate>> ranked;
  for (const VkPhysicalDevice device : devices) {
    VkPhysicalDeviceProperties2 properties{};
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    vulkan.api.GetPhysicalDeviceProperties2(device, &properties);
    ranked.emplace_back(rank_of(properties.properties.deviceType), describe(vulkan.api, device));
  }
  std::ranges::stable_sort(ranked, {}, [](const auto& entry) { return entry.first; });
  std::vector<Candidate> result;
  for (auto& [rank, candidate] : ranked) result.push_back(std::move(candidate));
  return result;
}

plan::Limits limits(const DeviceInfo& info) {
  constexpr int gpu_width = 128, gpu_streams = 16;
  plan::Limits limits;
  limits.tier = "vulkan";
  limits.has_f64 = info.target.has_f64;
  if (info.is_software) {
    limits.parallel_width = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    return limits;
  }
  limits.parallel_width = gpu_width;
  limits.streams = gpu_streams;
  return limits;
}

}  // namespace weft::backend::vulkan

// The functions of Vulkan that Weft calls, found at run time: nothing links against a loader.
#pragma once

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

#include <string>

namespace weft::backend::vulkan {

#define WEFT_VULKAN_INSTANCE(X)                                                      \
  X(DestroyInstance)                                                                 \
  X(EnumeratePhysicalDevices)                                                        \
  X(GetPhysicalDeviceProperties2)                                                    \
  X(GetPhysicalDeviceFeatures2) X(GetPhysicalDeviceMemoryProperties)                 \
      X(GetPhysicalDeviceQueueFamilyProperties) X(CreateDevice) X(GetDeviceProcAddr) \
          X(EnumerateDeviceExtensionProperties)

#define WEFT_VULKAN_DEVICE(X)                                                                              \
  X(DestroyDevice)                                                                                         \
  X(GetDeviceQueue)                                                                                        \
  X(AllocateMemory)                                                                                        \
  X(FreeMemory) X(MapMemory) X(CreateBuffer) X(DestroyBuffer) X(GetBufferMemoryRequirements)               \
      X(BindBufferMemory) X(GetBufferDeviceAddress) X(CreateShaderModule) X(DestroyShaderModule)           \
          X(CreatePipelineLayout) X(DestroyPipelineLayout) X(CreatePipelineCache) X(DestroyPipelineCache)  \
              X(GetPipelineCacheData) X(CreateComputePipelines) X(DestroyPipeline) X(CreateCommandPool)    \
                  X(DestroyCommandPool) X(AllocateCommandBuffers) X(ResetCommandBuffer)                    \
                      X(BeginCommandBuffer) X(EndCommandBuffer) X(CmdBindPipeline) X(CmdPushConstants)     \
                          X(CmdDispatch) X(CmdPipelineBarrier) X(CmdFillBuffer) X(CmdCopyBuffer)           \
                              X(CmdResetQueryPool) X(CmdWriteTimestamp) X(CreateQueryPool)                 \
                                  X(DestroyQueryPool) X(GetQueryPoolResults) X(QueueSubmit) X(CreateFence) \
                                      X(DestroyFence) X(WaitForFences) X(ResetFences) X(DeviceWaitIdle)

/// Calls by their names without `vk`.
struct Api {
  PFN_vkGetInstanceProcAddr GetInstanceProcAddr = nullptr;
#define WEFT_VULKAN_MEMBER(name) PFN_vk##name name = nullptr;
  WEFT_VULKAN_INSTANCE(WEFT_VULKAN_MEMBER)
  WEFT_VULKAN_DEVICE(WEFT_VULKAN_MEMBER)
#undef WEFT_VULKAN_MEMBER
};

/// Opens the loader and makes an instance of Vulkan 1.2, once a process: drivers do not like to be taken
/// down. Throws DeviceError where there is none.
struct Instance {
  Api api;
  VkInstance handle = nullptr;
};
[[nodiscard]] const Instance& instance();

/// The device's own functions, without a detour through the loader.
void load_device_functions(Api& api, VkDevice device);

/// Throws DeviceError with the call and what went wrong, where something did.
void check(VkResult result, const char* call);

}  // namespace weft::backend::vulkan

#include "backend/vulkan/api.hpp"

#include <dlfcn.h>
#include <fmt/format.h>

#include <mutex>

#include "support/once.hpp"
#include "weft/error.hpp"

namespace weft::backend::vulkan {
namespace {

const char* words_of(VkResult result) {
  switch (result) {
    case VK_ERROR_OUT_OF_HOST_MEMORY:
      return "out of memory";
    case VK_ERROR_OUT_OF_DEVICE_MEMORY:
      return "out of memory of the device";
    case VK_ERROR_INITIALIZATION_FAILED:
      return "the driver could not start";
    case VK_ERROR_DEVICE_LOST:
      return "the device is lost";
    case VK_ERROR_INCOMPATIBLE_DRIVER:
      return "there is no driver";
    case VK_ERROR_TOO_MANY_OBJECTS:
      return "too many allocations";
    case VK_ERROR_FEATURE_NOT_PRESENT:
      return "a feature is missing";
    default:
      return "refused by the driver";
  }
}

PFN_vkGetInstanceProcAddr open_loader() {
#if defined(__APPLE__)
  constexpr const char* names[] = {"libvulkan.1.dylib", "libMoltenVK.dylib"};
#else
  constexpr const char* names[] = {"libvulkan.so.1"};
#endif
  for (const char* name : names) {
    // Never closed: drivers keep threads.
    if (void* library = dlopen(name, RTLD_NOW | RTLD_LOCAL)) {
      if (void* entry = dlsym(library, "vkGetInstanceProcAddr"))
        return reinterpret_cast<PFN_vkGetInstanceProcAddr>(entry);
    }
  }
  throw DeviceError(fmt::format("vulkan: the loader {} was not found", names[0]));
}

Instance make_instance() {
  Instance made;
  made.api.GetInstanceProcAddr = open_loader();
  const auto create =
      reinterpret_cast<PFN_vkCreateInstance>(made.api.GetInstanceProcAddr(nullptr, "vkCreateInstance"));
  if (create == nullptr) throw DeviceError("vulkan: the loader has no vkCreateInstance");
  VkApplicationInfo application{};
  application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
  application.pEngineName = "weft";
  application.apiVersion = VK_API_VERSION_1_2;
  VkInstanceCreateInfo info{};
  info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
  info.pApplicationInfo = &application;
  check(create(&info, nullptr, &made.handle), "vkCreateInstance");
#define WEFT_VULKAN_LOAD(name)                                                                           \
  made.api.name = reinterpret_cast<PFN_vk##name>(made.api.GetInstanceProcAddr(made.handle, "vk" #name)); \
  if (made.api.name == nullptr) throw DeviceError("vulkan: the loader has no vk" #name);
  WEFT_VULKAN_INSTANCE(WEFT_VULKAN_LOAD)
#undef WEFT_VULKAN_LOAD
  return made;
}

}  // namespace

void check(VkResult result, const char* call) {
  if (result >= 0) return;
  throw DeviceError(fmt::format("vulkan: {}: {} ({})", call, words_of(result), static_cast<int>(result)));
}

const Instance& instance() { return support::once<make_instance>(); }

void load_device_functions(Api& api, VkDevice device) {
#define WEFT_VULKAN_LOAD(name)                                                          \
  api.name = reinterpret_cast<PFN_vk##name>(api.GetDeviceProcAddr(device, "vk" #name)); \
  if (api.name == nullptr) throw DeviceError("vulkan: the driver has no vk" #name);
  WEFT_VULKAN_DEVICE(WEFT_VULKAN_LOAD)
#undef WEFT_VULKAN_LOAD
}

}  // namespace weft::backend::vulkan

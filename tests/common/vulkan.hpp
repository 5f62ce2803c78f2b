// What tests of the Vulkan tier share: programs emitted for a device, and the tools that read them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "backend/vulkan/emit.hpp"
#include "ir/kernel.hpp"

namespace weft::testing {

/// A device that has everything, as a driver of today reports it.
[[nodiscard]] backend::vulkan::Target full_target();

[[nodiscard]] backend::vulkan::Source emit_vulkan(const ir::Kernel& kernel,
                                                  const backend::vulkan::Target& target);

/// What a program of spirv-tools prints about a module; nothing where it is not installed. `ok` says whether
/// it ended well.
struct ToolOutput {
  bool ok = false;
  std::string text;
};
[[nodiscard]] std::optional<ToolOutput> run_spirv_tool(const std::string& tool, const std::string& arguments,
                                                       const std::vector<std::uint32_t>& module);

}  // namespace weft::testing

#include "common/vulkan.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <filesystem>

#include "common/paths.hpp"
#include "lower/program.hpp"

namespace weft::testing {

using backend::vulkan::Target;

Target full_target() {
  Target target;
  target.modes_32 = target.modes_64 = {true, true, true};
  target.push_bytes = 256;
  target.shared_bytes = 49152;
  target.root_32 = backend::vulkan::Root::through_f64;
  return target;
}

backend::vulkan::Source emit_vulkan(const ir::Kernel& kernel, const Target& target) {
  const std::vector<plan::Layout> layouts(kernel.arrays.size());
  return backend::vulkan::emit(lower::lower(kernel, layouts, plan::Limits{}), target);
}

std::optional<ToolOutput> run_spirv_tool(const std::string& tool, const std::string& arguments,
                                         const std::vector<std::uint32_t>& module) {
  if (std::system(fmt::format("command -v {} >/dev/null 2>&1", tool).c_str()) != 0) return std::nullopt;
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / fmt::format("weft_{}_{}.spv", tool, getpid());
  write_file(file, std::string(reinterpret_cast<const char*>(module.data()), module.size() * 4));
  ToolOutput output;
  std::FILE* pipe = popen(fmt::format("{} {} {} 2>&1", tool, arguments, file.string()).c_str(), "r");
  if (pipe == nullptr) return std::nullopt;
  std::array<char, 4096> part{};
  while (const std::size_t read = std::fread(part.data(), 1, part.size(), pipe))
    output.text.append(part.data(), read);
  output.ok = pclose(pipe) == 0;
  std::filesystem::remove(file);
  return output;
}

}  // namespace weft::testing

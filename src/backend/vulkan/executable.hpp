// A kernel's pipelines, and one launch of them.
#pragma once

#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "backend/host_memory.hpp"
#include "backend/vulkan/driver.hpp"
#include "backend/vulkan/emit.hpp"

namespace weft::backend::vulkan {

struct Context {
  Driver* driver = nullptr;
  DiskCache* disk = nullptr;
  Target target;
  std::atomic<std::int64_t> compiles{0}, variants{0}, disk_hits{0}, launches{0};

  /// Memory of launches, kept from one to the next. Launches run one at a time.
  struct Scratch {
    std::unique_ptr<Block> block;
    Block& bytes(Driver& on, std::size_t size);
  };
  Scratch words, partials, workspace, status;
};

/// A compute pipeline, until it is destroyed.
class Pipeline {
 public:
  /// From the disk cache where the driver keeps something there. Throws CompileError.
  Pipeline(Context& context, const std::vector<std::uint32_t>& module, int push_bytes);
  ~Pipeline();
  Pipeline(const Pipeline&) = delete;
  Pipeline& operator=(const Pipeline&) = delete;

  void dispatch(VkCommandBuffer commands, std::span<const std::uint64_t> push, std::uint32_t groups) const;

 private:
  void create(Context& context, VkShaderModule shader, const std::string& key);

  Driver& driver_;
  VkPipelineLayout layout_ = nullptr;
  VkPipeline pipeline_ = nullptr;
};

class VulkanExecutable final : public Executable {
 public:
  /// Emits and compiles. Throws CompileError.
  VulkanExecutable(Context& context, lower::Program program);

  [[nodiscard]] std::string_view schedule() const override { return lower::name(program_.schedule); }
  LaunchStats run(const LaunchArgs& args);

 private:
  struct Grid {
    std::int64_t total = 0;  ///< iterations of the loop
    std::int64_t chunk = 0, chunks = 0;
    std::uint32_t groups = 0;
  };
  [[nodiscard]] std::int64_t value(const LaunchArgs& args, ir::NodeId node) const;
  [[nodiscard]] Grid cut(const LaunchArgs& args, std::int64_t tile_bytes) const;
  [[nodiscard]] std::int64_t tile_bytes(const LaunchArgs& args, std::size_t tile) const;
  void place_tiles(std::vector<std::uint64_t>& words, const LaunchArgs& args, std::uint64_t groups) const;
  void fill(std::vector<std::uint64_t>& words, const LaunchArgs& args) const;
  void check_sizes(const LaunchArgs& args) const;
  void record(VkCommandBuffer commands, std::vector<std::uint64_t>& push, const Grid& grid) const;

  Context& context_;
  lower::Program program_;
  std::optional<ir::LoopId> loop_;
  Traffic traffic_;
  Source source_;
  std::unique_ptr<Pipeline> main_, level_, tail_;
};

}  // namespace weft::backend::vulkan

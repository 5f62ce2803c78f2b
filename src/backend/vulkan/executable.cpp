#include "backend/vulkan/executable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <functional>

#include "ir/eval.hpp"
#include "lower/structure.hpp"
#include "support/check.hpp"
#include "support/hash.hpp"
#include "weft/error.hpp"
#include "weft/version.hpp"

namespace weft::backend::vulkan {
namespace {

constexpr std::size_t word_bytes = 8;

std::string module_key(const Driver& driver, const std::vector<std::uint32_t>& module) {
  const std::string text(reinterpret_cast<const char*>(module.data()), module.size() * sizeof(std::uint32_t));
  return fmt::format("vulkan {} {} {} ", WEFT_VERSION, driver.info().identity, support::hash_hex(text)) +
         text;
}

}  // namespace

Block& Context::Scratch::bytes(Driver& on, std::size_t size) {
  if (block == nullptr || block->size_bytes() < size) {
    block.reset();
    block = std::make_unique<Block>(on, std::max<std::size_t>(size, 4096));
  }
  return *block;
}

// Pipelines.

Pipeline::Pipeline(Context& context, const std::vector<std::uint32_t>& module, int push_bytes)
    : driver_(*context.driver) {
  const Api& api = driver_.api();
  VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, static_cast<std::uint32_t>(push_bytes)};
  VkPipelineLayoutCreateInfo layout{};
  layout.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
  layout.pushConstantRangeCount = 1;
  layout.pPushConstantRanges = &range;
  check(api.CreatePipelineLayout(driver_.device(), &layout, nullptr, &layout_), "vkCreatePipelineLayout");
  VkShaderModuleCreateInfo code{};
  code.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
  code.codeSize = module.size() * sizeof(std::uint32_t);
  code.pCode = module.data();
  VkShaderModule shader = nullptr;
  if (api.CreateShaderModule(driver_.device(), &code, nullptr, &shader) < 0) {
    throw CompileError("vulkan: the driver takes no such module", {});
  }
  create(context, shader, module_key(driver_, module));
  api.DestroyShaderModule(driver_.device(), shader, nullptr);
  ++context.compiles;
}

void Pipeline::create(Context& context, VkShaderModule shader, const std::string& key) {
  const Api& api = driver_.api();
  std::vector<std::byte> kept;
  if (context.disk != nullptr) kept = context.disk->find(key);
  if (!kept.empty()) ++context.disk_hits;
  VkPipelineCacheCreateInfo info{};
  info.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO;
  info.initialDataSize = kept.size();
  info.pInitialData = kept.data();
  VkPipelineCache cache = nullptr;
  check(api.CreatePipelineCache(driver_.device(), &info, nullptr, &cache), "vkCreatePipelineCache");
  VkComputePipelineCreateInfo pipeline{};
  pipeline.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
  pipeline.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  pipeline.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  pipeline.stage.module = shader;
  pipeline.stage.pName = "main";
  pipeline.layout = layout_;
  const VkResult made =
      api.CreateComputePipelines(driver_.device(), cache, 1, &pipeline, nullptr, &pipeline_);
  std::size_t size = 0;
  if (made >= 0 && kept.empty() && context.disk != nullptr &&
      api.GetPipelineCacheData(driver_.device(), cache, &size, nullptr) == VK_SUCCESS && size > 0) {
    kept.resize(size);
    if (api.GetPipelineCacheData(driver_.device(), cache, &size, kept.data()) == VK_SUCCESS) {
      context.disk->store(key, std::span(kept).first(size));
    }
  }
  api.DestroyPipelineCache(driver_.device(), cache, nullptr);
  if (made < 0)
    throw CompileError(fmt::format("vulkan: the driver compiles no such module ({})", static_cast<int>(made)),
                       {});
}

Pipeline::~Pipeline() {
  const Api& api = driver_.api();
  if (pipeline_ != nullptr) api.DestroyPipeline(driver_.device(), pipeline_, nullptr);
  if (layout_ != nullptr) api.DestroyPipelineLayout(driver_.device(), layout_, nullptr);
}

void Pipeline::dispatch(VkCommandBuffer commands, std::span<const std::uint64_t> push,
                        std::uint32_t groups) const {
  const Api& api = driver_.api();
  api.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
  api.CmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                       static_cast<std::uint32_t>(push.size_bytes()), push.data());
  api.CmdDispatch(commands, groups, 1, 1);
}

// Building.

VulkanExecutable::VulkanExecutable(Context& context, lower::Program program)
    : context_(context),
      program_(std::move(program)),
      loop_(lower::Structure(program_.kernel).top_loop()),
      traffic_(find_traffic(program_.kernel)),
      source_(emit(program_, context.target)) {
  const int words = push_words + (source_.layout.pushed ? source_.layout.words : 0);
  const auto make = [&](const std::vector<std::uint32_t>& module) -> std::unique_ptr<Pipeline> {
    if (module.empty()) return nullptr;
    return std::make_unique<Pipeline>(context_, module, words * static_cast<int>(word_bytes));
  };
  main_ = make(source_.main);
  level_ = make(source_.level);
  tail_ = make(source_.tail);
}

// Launching.

/// A value over array lengths and scalars.
std::int64_t VulkanExecutable::value(const LaunchArgs& args, ir::NodeId node) const {
  static thread_local std::vector<const std::int64_t*> shapes;
  static thread_local std::vector<std::optional<std::uint64_t>> scalars;
  shapes.clear();
  for (const ArrayArg& array : args.arrays) shapes.push_back(array.shape.data());
  scalars.assign(args.scalars.begin(), args.scalars.end());
  const auto bits = ir::eval_scalar(program_.kernel, node, shapes, scalars);
  WEFT_CHECK(bits.has_value(), "a length of {} is not known before it runs", program_.name);
  return static_cast<std::int64_t>(*bits);
}

/// Bytes that a tile in the workspace takes for a workgroup.
std::int64_t VulkanExecutable::tile_bytes(const LaunchArgs& args, std::size_t tile) const {
  const ir::NodeId id = source_.tiles[tile];
  std::int64_t bytes = ir::size_bytes(program_.kernel.at(program_.kernel.at(id).array()).type);
  for (const ir::NodeId extent : program_.kernel.args(id))
    bytes *= std::max<std::int64_t>(0, value(args, extent));
  if (!place_of_tile(program_, id).shared) bytes *= source_.workgroup;
  return (bytes + 15) & ~std::int64_t{15};
}

VulkanExecutable::Grid VulkanExecutable::cut(const LaunchArgs& args, std::int64_t group_bytes) const {
  const ir::Kernel& kernel = program_.kernel;
  Grid grid;
  if (!loop_) return grid;
  grid.total = 1;
  for (const ir::Axis& axis : kernel.at(*loop_).axes)
    grid.total *= std::max<std::int64_t>(0, value(args, axis.count));
  constexpr std::int64_t software_chunk = 16384, gpu_steps = 4;
  const bool is_software = context_.driver->info().is_software;
  switch (source_.schedule) {
    case lower::Schedule::scalar:
    case lower::Schedule::flat:
      grid.chunk = is_software ? software_chunk : gpu_steps * source_.workgroup;
      break;
    case lower::Schedule::column:
      grid.chunk = source_.workgroup;
      break;
    case lower::Schedule::row:
      grid.chunk = 1;
      break;
    case lower::Schedule::tree:
      grid.chunk = 256 * source_.blocks;
      break;
  }
  grid.chunks = (grid.total + grid.chunk - 1) / grid.chunk;
  constexpr std::int64_t most_workspace = std::int64_t{256} << 20;
  std::int64_t groups = std::min<std::int64_t>(grid.chunks, context_.driver->info().most_groups);
  if (group_bytes > 0)
    groups = std::clamp<std::int64_t>(most_workspace / group_bytes, 1, std::max<std::int64_t>(1, groups));
  grid.groups = static_cast<std::uint32_t>(groups);
  return grid;
}

void VulkanExecutable::fill(std::vector<std::uint64_t>& words, const LaunchArgs& args) const {
  const ir::Kernel& kernel = program_.kernel;
  words.assign(static_cast<std::size_t>(source_.layout.words), 0);
  for (std::size_t a = 0; a < args.arrays.size(); ++a) {
    const ArrayArg& array = args.arrays[a];
    const auto rank = static_cast<std::size_t>(kernel.arrays[a].rank);
    WEFT_CHECK(array.shape.size() == rank, "array {} of {} is bound with rank {}, not {}",
               kernel.arrays[a].name, kernel.name, array.shape.size(), rank);
    auto* block = dynamic_cast<Block*>(array.memory);
    if (block == nullptr) throw DeviceError("vulkan: the memory of an argument is another tier's");
    auto* word = words.data() + source_.layout.array[a];
    *word++ = block->address() + static_cast<std::uint64_t>(array.offset_bytes);
    std::int64_t row_major = 1;
    for (std::size_t d = rank; d-- > 0;) {
      word[d] = static_cast<std::uint64_t>(array.shape[d]);
      // Where an axis has one element its stride means nothing; the code counts on row-major ones.
      word[rank + d] =
          static_cast<std::uint64_t>(program_.layouts[a].contiguous ? row_major : array.strides[d]);
      row_major *= array.shape[d];
    }
  }
  std::ranges::copy(args.scalars, words.begin() + source_.layout.scalars);
}

void VulkanExecutable::check_sizes(const LaunchArgs& args) const {
  if (!source_.folds_rows || source_.schedule == lower::Schedule::tree) return;
  constexpr std::int64_t most_elements = std::int64_t{1} << 32;
  for (const ArrayArg& array : args.arrays) {
    std::int64_t elements = 1;
    for (const std::int64_t length : array.shape) elements *= length;
    if (elements <= most_elements) continue;
    throw LimitError(fmt::format("vulkan: {} folds rows of arrays of up to 2^32 elements, not {}",
                                 program_.name, elements));
  }
}

void VulkanExecutable::record(VkCommandBuffer commands, std::vector<std::uint64_t>& push,
                              const Grid& grid) const {
  const auto word = [&](Push which) -> std::uint64_t& { return push[static_cast<std::size_t>(which)]; };
  const bool folds = source_.parts > 0;
  std::int64_t count = folds ? (grid.total + 255) / 256 : 0;
  word(Push::count) = static_cast<std::uint64_t>(count);
  if (folds) {
    const std::size_t list_bytes = static_cast<std::size_t>(count * source_.parts) * word_bytes;
    const std::uint64_t first = context_.partials.bytes(*context_.driver, 2 * list_bytes).address();
    word(Push::partials_to) = first;
    word(Push::partials_from) = first + list_bytes;
  }
  if (main_ != nullptr && grid.total > 0) main_->dispatch(commands, push, grid.groups);
  while (folds && count > 256) {
    context_.driver->barrier(commands);
    std::swap(word(Push::partials_from), word(Push::partials_to));
    word(Push::count) = static_cast<std::uint64_t>(count);
    count = (count + 255) / 256;
    level_->dispatch(commands, push, static_cast<std::uint32_t>(std::min<std::int64_t>(count, 65535)));
  }
  if (tail_ == nullptr) return;
  context_.driver->barrier(commands);
  std::swap(word(Push::partials_from), word(Push::partials_to));
  word(Push::count) = static_cast<std::uint64_t>(count);
  tail_->dispatch(commands, push, 1);
}

/// Each tile takes a part of the workspace, and each workgroup a part of that.
void VulkanExecutable::place_tiles(std::vector<std::uint64_t>& words, const LaunchArgs& args,
                                   std::uint64_t groups) const {
  std::uint64_t bytes = 0;
  for (std::size_t k = 0; k < source_.tiles.size(); ++k)
    bytes += static_cast<std::uint64_t>(tile_bytes(args, k)) * groups;
  std::uint64_t next = context_.workspace.bytes(*context_.driver, bytes).address();
  for (std::size_t k = 0; k < source_.tiles.size(); ++k) {
    const std::size_t array = program_.kernel.at(source_.tiles[k]).target;
    words[static_cast<std::size_t>(source_.layout.array[array])] = next;
    next += static_cast<std::uint64_t>(tile_bytes(args, k)) * groups;
  }
}

LaunchStats VulkanExecutable::run(const LaunchArgs& args) {
  static thread_local std::vector<std::uint64_t> words, push;
  LaunchStats stats = count_bytes(program_.kernel, traffic_, args.arrays);
  check_sizes(args);
  fill(words, args);
  std::int64_t group_bytes = 0;
  for (std::size_t k = 0; k < source_.tiles.size(); ++k) group_bytes += tile_bytes(args, k);
  const Grid grid = cut(args, group_bytes);
  const auto word = [&](int number) -> std::uint64_t& { return words[static_cast<std::size_t>(number)]; };
  word(source_.layout.total) = static_cast<std::uint64_t>(grid.total);
  word(source_.layout.chunk) = static_cast<std::uint64_t>(grid.chunk);
  word(source_.layout.chunks) = static_cast<std::uint64_t>(grid.chunks);
  if (group_bytes > 0) place_tiles(words, args, grid.groups);
  std::uint32_t cut_loops = 0;
  Block* status =
      context_.target.ends_loops ? &context_.status.bytes(*context_.driver, sizeof cut_loops) : nullptr;
  if (status != nullptr) {
    std::memcpy(status->host(), &cut_loops, sizeof cut_loops);
    word(source_.layout.status) = status->address();
  }
  push.assign(static_cast<std::size_t>(push_words), 0);
  if (source_.layout.pushed) {
    push.insert(push.end(), words.begin(), words.end());
  } else {
    Block& block = context_.words.bytes(*context_.driver, words.size() * word_bytes);
    std::memcpy(block.host(), words.data(), words.size() * word_bytes);
    push[static_cast<std::size_t>(Push::words)] = block.address();
  }
  if (main_ == nullptr && tail_ == nullptr) return stats;
  const auto commands = [&](VkCommandBuffer to) { record(to, push, grid); };
  stats.time_ns = context_.driver->run(std::cref(commands));
  if (status != nullptr) std::memcpy(&cut_loops, status->host(), sizeof cut_loops);
  if (cut_loops != 0) {
    throw LimitError(
        "vulkan: the driver ends loops that turn often (llvmpipe after 65,535 turns), and ended one here");
  }
  return stats;
}

}  // namespace weft::backend::vulkan

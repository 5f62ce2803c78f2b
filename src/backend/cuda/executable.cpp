#include "backend/cuda/executable.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "backend/cuda/prelude.hpp"
#include "ir/eval.hpp"
#include "support/check.hpp"
#include "support/hash.hpp"
#include "support/settings.hpp"
#include "weft/error.hpp"
#include "weft/version.hpp"

namespace weft::backend::cuda {
namespace {

DevicePtr address_of(Memory& memory) { return static_cast<CudaMemory&>(memory).block(); }

std::int64_t pieces(std::int64_t count, std::int64_t size) { return (count + size - 1) / size; }

std::size_t round_up(std::size_t bytes) { return (bytes + 255) / 256 * 256; }

}  // namespace

CudaExecutable::CudaExecutable(std::shared_ptr<Session> session, lower::Program program, std::string key)
    : session_(std::move(session)),
      program_(std::move(program)),
      key_(std::move(key)),
      traffic_(find_traffic(program_.kernel)),
      layout_(layout_args(program_.kernel)),
      wide_(emit(program_, {})),
      shares_columns_(shares_columns(program_)) {}

CudaExecutable::~CudaExecutable() {
  try {
    session_->enter();
  } catch (const Error&) {
    return;
  }
  for (const auto& code : codes_) {
    if (code->module != nullptr) (void)session_->driver.module_unload(code->module);
  }
}

std::vector<std::byte> CudaExecutable::binary_of(const Source& source) {
  const Compiler& compiler = Compiler::get();
  const std::string text = std::string(prelude()) + source.text;
  const std::string disk_key =
      fmt::format("cuda {} sm_{} driver {} {} {} ", WEFT_VERSION, session_->architecture,
                  session_->driver.version, compiler.identity(), support::hash_hex(text)) +
      key_;
  DiskCache* disk = session_->services.disk;
  if (disk != nullptr) {
    std::vector<std::byte> found = disk->find(disk_key);
    if (!found.empty()) {
      ++session_->disk_hits;
      return found;
    }
  }
  std::vector<std::byte> binary = compiler.compile(text, source.entry, session_->architecture);
  ++session_->compiles;
  if (disk != nullptr) disk->store(disk_key, binary);
  return binary;
}

CudaExecutable::Code& CudaExecutable::code_for(const Variant& variant) {
  const auto known =
      std::ranges::find_if(codes_, [&](const auto& code) { return code->source.variant == variant; });
  if (known != codes_.end()) return **known;
  auto code = std::make_unique<Code>();
  code->source = emit(program_, variant);
  const std::vector<std::byte> binary = binary_of(code->source);
  const Driver& driver = session_->driver;
  driver.check(driver.module_load(&code->module, binary.data()), "loading a kernel");
  driver.check(driver.module_function(&code->function, code->module, code->source.entry.c_str()),
               "finding a kernel");
  if (!codes_.empty()) ++session_->variants;
  codes_.push_back(std::move(code));
  return *codes_.back();
}

// Arguments.

void CudaExecutable::fill(const LaunchArgs& args) {
  const ir::Kernel& kernel = program_.kernel;
  words_.assign(static_cast<std::size_t>(layout_.words), 0);
  key_words_.assign(words_.size(), 0);
  for (std::size_t a = 0; a < args.arrays.size(); ++a) {
    const ArrayArg& array = args.arrays[a];
    const auto rank = static_cast<std::size_t>(kernel.arrays[a].rank);
    WEFT_CHECK(array.shape.size() == rank, "array {} of {} is bound with rank {}, not {}",
               kernel.arrays[a].name, kernel.name, array.shape.size(), rank);
    auto* word = words_.data() + layout_.array[a];
    *word++ = address_of(*array.memory) + static_cast<std::uint64_t>(array.offset_bytes);
    std::int64_t row_major = 1;
    for (std::size_t d = rank; d-- > 0;) {
      word[d] = static_cast<std::uint64_t>(array.shape[d]);
      // Where an axis has one element its stride means nothing; the code counts on row-major ones.
      word[rank + d] =
          static_cast<std::uint64_t>(program_.layouts[a].contiguous ? row_major : array.strides[d]);
      row_major *= array.shape[d];
    }
  }
  for (std::size_t s = 0; s < args.scalars.size(); ++s) {
    const bool there = s < args.places.size() && args.places[s].memory != nullptr;
    words_[static_cast<std::size_t>(layout_.scalars) + s] =
        there ? address_of(*args.places[s].memory) + static_cast<std::uint64_t>(args.places[s].offset_bytes)
              : args.scalars[s];
    if (there) words_[static_cast<std::size_t>(layout_.addresses) + s / 64] |= std::uint64_t{1} << s % 64;
  }
  key_words_ = words_;
  constexpr std::uint64_t alignment_bits = 31;
  for (std::size_t a = 0; a < args.arrays.size(); ++a)
    key_words_[static_cast<std::size_t>(layout_.array[a])] &= alignment_bits;
}

/// A value over lengths and scalars, where it is known before the launch.
std::optional<std::int64_t> CudaExecutable::value(ir::NodeId id, const LaunchArgs& args) const {
  std::vector<const std::int64_t*> shapes;
  for (const ArrayArg& array : args.arrays) shapes.push_back(array.shape.data());
  std::vector<std::optional<std::uint64_t>> scalars;
  for (std::size_t s = 0; s < args.scalars.size(); ++s) {
    const bool there = s < args.places.size() && args.places[s].memory != nullptr;
    scalars.push_back(there ? std::nullopt : std::optional(args.scalars[s]));
  }
  const auto bits = ir::eval_scalar(program_.kernel, id, shapes, scalars);
  return bits ? std::optional(static_cast<std::int64_t>(*bits)) : std::nullopt;
}

std::int64_t CudaExecutable::count(const ir::Axis& axis, const LaunchArgs& args) const {
  const auto known = value(axis.count, args);
  if (!known)
    throw LimitError(fmt::format("{}: cuda cannot run a loop whose count is computed on the device",
                                 program_.kernel.name));
  return std::max<std::int64_t>(*known, 0);
}

bool CudaExecutable::aligned(const Source& source, const LaunchArgs& args) const {
  for (const ir::ArrayId id : source.wide) {
    const std::int64_t size = ir::size_bytes(program_.kernel.at(id).type);
    const std::int64_t unit = std::min<std::int64_t>(16, source.lane * size);
    const ArrayArg& array = args.arrays[ir::index(id)];
    const std::size_t rank = array.shape.size();
    const std::uint64_t* word = words_.data() + layout_.array[ir::index(id)];
    if (word[0] % static_cast<std::uint64_t>(unit) != 0) return false;
    for (std::size_t d = 0; d + 1 < rank; ++d) {
      if (array.shape[d] > 1 && static_cast<std::int64_t>(word[1 + rank + d]) * size % unit != 0)
        return false;
    }
  }
  return true;
}

// Which form, and how many blocks.

Variant CudaExecutable::choose(const LaunchArgs& args) {
  Variant variant;
  variant.wide = wide_.lane > 1 && aligned(wide_, args);
  if (program_.schedule == lower::Schedule::row) return choose_row(variant, args);
  if (program_.schedule != lower::Schedule::column) return variant;
  variant.wide = false;
  variant.warps = 1;
  if (!shares_columns_) return variant;
  constexpr std::int64_t many_rows = 8192;
  Variant shared{.wide = false, .leaves = 0, .warps = 16};
  const int most = emit(program_, shared).column_leaves;
  std::int64_t longest = 0;
  for (const ir::Loop& loop : program_.kernel.loops) {
    if (!loop.folds.empty()) longest = std::max(longest, count(loop.axes[0], args));
  }
  if (longest >= many_rows) shared.warps = 32;
  return longest <= std::int64_t{most} * leaf_size && longest > 64 ? shared : variant;
}

/// Short rows: a warp each. Rows that fit the registers of a block, or of a cluster of blocks: one of those
/// each. Others are read again in each pass.
Variant CudaExecutable::choose_row(Variant variant, const LaunchArgs& args) const {
  constexpr struct {
    std::int64_t elements;
    int slots, leaves, warps, blocks;
  } forms[] = {{128, 4, 1, 1, 1},    {256, 8, 1, 1, 1},    {512, 8, 2, 1, 1},   {1024, 8, 4, 1, 1},
               {2048, 8, 1, 8, 1},   {4096, 8, 2, 8, 1},   {8192, 8, 2, 16, 1}, {16384, 8, 2, 16, 2},
               {16384, 8, 4, 16, 1}, {32768, 8, 2, 16, 4}, {65536, 8, 2, 16, 8}};
  constexpr int first_with_clusters = 90;
  std::int64_t longest = 0;
  bool known = true;
  for (const ir::LoopId id : wide_.row_loops) {
    const auto n = value(program_.kernel.at(id).axes.back().count, args);
    known = known && n.has_value();
    longest = std::max(longest, n.value_or(0));
    if (!n || *n % wide_.lane != 0) variant.wide = false;
  }
  for (const auto& form : forms) {
    if (!known || longest > form.elements) continue;
    if (form.blocks > 1 && session_->architecture < first_with_clusters) continue;
    variant.leaves = form.leaves;
    variant.warps = form.warps;
    variant.slots = form.slots;
    variant.blocks = form.blocks;
    return variant;
  }
  variant.leaves = 0;
  variant.warps = 32;
  return variant;
}

void CudaExecutable::cut_tree(Cut& cut, std::int64_t iterations) {
  constexpr std::int64_t many_leaves = 32768, few = 16;
  const std::int64_t leaves = pieces(iterations, leaf_size), unit = leaves >= many_leaves ? leaf_size : few;
  const std::int64_t units = std::max<std::int64_t>(1, pieces(leaves, unit));
  const std::int64_t partials = unit == leaf_size ? units : std::max<std::int64_t>(1, leaves);
  const std::size_t bytes = round_up(static_cast<std::size_t>(partials * cut.code->source.partial_bytes));
  cut.blocks = static_cast<unsigned>(std::min<std::int64_t>(units, 1 << 20));
  cut.second_partials = bytes;
  cut.scratch_bytes = 2 * bytes;
  words_[static_cast<std::size_t>(layout_.unit_leaves)] = static_cast<std::uint64_t>(unit);
}

/// Sizes of tiles in global memory; fewer blocks where they would take too much of it.
void CudaExecutable::place_tiles(Cut& cut, const LaunchArgs& args) {
  constexpr std::int64_t most_elements = std::int64_t{1} << 32, most_bytes = std::int64_t{1} << 30;
  const ir::Kernel& kernel = program_.kernel;
  std::int64_t unit_bytes = 0;
  for (const ir::Region& region : kernel.regions) {
    for (const ir::NodeId id : region.nodes) {
      const ir::Node& n = kernel.at(id);
      if (n.inst != ir::Inst::tile || n.count == 0) continue;
      std::int64_t elements = 1;
      for (std::uint32_t d = 0; d < n.count; ++d) {
        const auto extent = value(kernel.args(n)[d], args);
        if (!extent)
          throw LimitError(
              fmt::format("{}: the size of row-local memory is computed on the device", kernel.name));
        const std::int64_t length = std::max<std::int64_t>(0, *extent);
        words_[static_cast<std::size_t>(layout_.shape(n.array(), static_cast<int>(d)))] =
            static_cast<std::uint64_t>(length);
        if (__builtin_mul_overflow(elements, length, &elements) || elements > most_elements) {
          throw LimitError(fmt::format("{}: the row-local array {} has more than 2^32 elements", kernel.name,
                                       kernel.at(n.array()).name));
        }
      }
      words_[static_cast<std::size_t>(layout_.array[n.target])] = static_cast<std::uint64_t>(unit_bytes);
      unit_bytes += (elements * ir::size_bytes(kernel.at(n.array()).type) + 15) / 16 * 16;
    }
  }
  if (cut.code->source.unit_tiles.empty() || unit_bytes == 0) return;
  const Source& source = cut.code->source;
  const std::int64_t units = source.tiles_per_thread     ? source.threads
                             : source.variant.warps == 1 ? source.threads / warp_size
                                                         : 1;
  const std::int64_t cluster = source.variant.blocks;
  const std::int64_t fitting = std::max<std::int64_t>(1, most_bytes / (unit_bytes * units)) * cluster;
  cut.blocks = static_cast<unsigned>(std::min<std::int64_t>(cut.blocks, fitting));
  cut.workspace = cut.scratch_bytes;
  cut.scratch_bytes += static_cast<std::size_t>(unit_bytes * units * cut.blocks);
  words_[static_cast<std::size_t>(layout_.unit_bytes)] = static_cast<std::uint64_t>(unit_bytes);
}

CudaExecutable::Cut CudaExecutable::cut(const LaunchArgs& args) {
  constexpr std::int64_t most_blocks = 0x7ffffff8;
  Cut cut;
  cut.stats = count_bytes(program_.kernel, traffic_, args.arrays);
  cut.code = &code_for(choose(args));
  const Source& source = cut.code->source;
  cut.blocks = 1;
  const auto top = top_loop(program_.kernel);
  if (top) {
    std::int64_t outer = 1;
    const auto& axes = program_.kernel.at(*top).axes;
    for (std::size_t d = 0; d + 1 < axes.size(); ++d) outer *= count(axes[d], args);
    const std::int64_t inner = count(axes.back(), args);
    std::int64_t blocks = 1;
    switch (program_.schedule) {
      case lower::Schedule::scalar:
        break;
      case lower::Schedule::flat:
        blocks = pieces(outer * pieces(inner, source.lane), source.threads);
        break;
      case lower::Schedule::row:
        blocks = source.variant.warps == 1 ? pieces(outer * inner, source.threads / warp_size)
                                           : outer * inner * source.variant.blocks;
        break;
      case lower::Schedule::column:
        blocks = source.variant.warps == 1 ? pieces(outer * inner, source.threads)
                                           : outer * pieces(inner, warp_size);
        break;
      case lower::Schedule::tree:
        break;
    }
    cut.blocks = static_cast<unsigned>(std::clamp<std::int64_t>(blocks, 1, most_blocks));
    if (program_.schedule == lower::Schedule::tree) cut_tree(cut, inner);
  }
  place_tiles(cut, args);
  return cut;
}

// Launching.

std::int64_t CudaExecutable::start(const Cut& cut, bool timing) {
  const Driver& driver = session_->driver;
  const Source& source = cut.code->source;
  std::size_t size = words_.size() * sizeof(std::uint64_t);
  void* block = words_.data();
  DevicePtr in_memory = 0;
  if (source.args_in_memory) {
    in_memory = session_->allocate(size);
    driver.check(driver.copy_in(in_memory, words_.data(), size, session_->stream), "copying arguments");
    block = &in_memory;
  }
  void* parameters[] = {block};
  struct Events {
    const Driver& driver;
    Event *begin = nullptr, *end = nullptr;
    ~Events() {
      if (begin != nullptr) (void)driver.event_destroy(begin);
      if (end != nullptr) (void)driver.event_destroy(end);
    }
  } events{driver};
  if (timing) {
    driver.check(driver.event_create(&events.begin, 0), "making an event");
    driver.check(driver.event_create(&events.end, 0), "making an event");
    driver.check(driver.event_record(events.begin, session_->stream), "recording an event");
  }
  driver.check(driver.launch(cut.code->function, cut.blocks, 1, 1, static_cast<unsigned>(source.threads), 1,
                             1, 0, session_->stream, parameters, nullptr),
               "launching");
  if (in_memory != 0) session_->release(in_memory);
  if (!timing) return -1;
  float ms = 0;
  driver.check(driver.event_record(events.end, session_->stream), "recording an event");
  driver.check(driver.event_wait(events.end), "running");
  driver.check(driver.event_time(&ms, events.begin, events.end), "measuring");
  return static_cast<std::int64_t>(static_cast<double>(ms) * 1e6);
}

LaunchStats CudaExecutable::run(const LaunchArgs& args) {
  session_->enter();
  fill(args);
  if (last_.code == nullptr || key_words_ != last_key_) {
    last_ = cut(args);
    last_key_ = key_words_;
    last_words_ = words_;
  } else {  // sizes are those of the last launch: only addresses are new
    for (std::size_t a = 0; a < program_.kernel.arrays.size(); ++a) {
      if (program_.kernel.arrays[a].role == ir::Role::tile) continue;
      const auto at = static_cast<std::size_t>(layout_.array[a]);
      last_words_[at] = words_[at];
    }
    words_ = last_words_;
  }
  if (last_.scratch_bytes > 0) {
    const DevicePtr scratch = session_->scratch(last_.scratch_bytes);
    const auto partials = static_cast<std::size_t>(layout_.partials);
    words_[partials] = scratch;
    words_[partials + 1] = scratch + last_.second_partials;
    words_[partials + 2] = session_->counter;
    words_[static_cast<std::size_t>(layout_.workspace)] = scratch + last_.workspace;
  }
  LaunchStats stats = last_.stats;
  stats.time_ns = start(last_, args.timing);
  return stats;
}

}  // namespace weft::backend::cuda

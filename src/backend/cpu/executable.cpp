#include "backend/cpu/executable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "backend/cpu/folding.hpp"
#include "backend/cpu/levels.hpp"
#include "support/check.hpp"
#include "support/float_state.hpp"
#include "support/hash.hpp"
#include "support/settings.hpp"
#include "weft/error.hpp"
#include "weft/version.hpp"

namespace weft::backend::cpu {
namespace {

/// Selecting and scheduling instructions takes more than linear time: beyond this many ops the quick way is taken.
constexpr int quick_above_ops = 1500;

constexpr std::int64_t line_bytes = 64;

/// Grows, never shrinks: launches in the steady state allocate nothing.
class Scratch {
 public:
  std::byte* bytes(std::size_t size) {
    const std::size_t needed = size + static_cast<std::size_t>(line_bytes);
    if (storage_.size() < needed) storage_ = std::vector<std::byte>(needed);
    const auto address = reinterpret_cast<std::uintptr_t>(storage_.data());
    const std::uintptr_t up = (address + line_bytes - 1) / line_bytes * line_bytes;
    return storage_.data() + (up - address);
  }

 private:
  std::vector<std::byte> storage_;
};

/// A word for each part of a fold: wide enough for all types.
constexpr std::int64_t part_bytes = 8;

std::vector<std::pair<int, LevelFunctions>> find_levels(const ir::Kernel& kernel, const ArgsLayout& layout) {
  std::vector<std::pair<int, LevelFunctions>> levels;
  for (const auto& [which, number] : layout.levels) {
    const ir::Fold& fold = kernel.at(which.first).folds[static_cast<std::size_t>(which.second)];
    levels.emplace_back(number, level_functions(fold.op, fold_parts(kernel, fold)[0]));
  }
  return levels;
}

}  // namespace

CpuExecutable::CpuExecutable(Context& context, lower::Program program, std::string key)
    : context_(context),
      program_(std::move(program)),
      key_(std::move(key)),
      traffic_(find_traffic(program_.kernel)),
      source_(emit(program_, context_.target, {})),
      levels_(find_levels(program_.kernel, source_.layout)),
      code_(compile(source_, false)) {}

std::vector<std::byte> CpuExecutable::object_of(const Source& source, bool streaming) {
  const Generator& generator = Generator::get(context_.isa);
  const bool quick = source.ops > quick_above_ops;
  const std::string disk_key = fmt::format("cpu {} {} {} {} {} ", WEFT_VERSION, generator.identity(),
                                           streaming ? "streaming" : "plain", quick ? "quick" : "full",
                                           support::hash_hex(source.text)) + key_;
  if (context_.services.disk != nullptr) {
    std::vector<std::byte> found = context_.services.disk->find(disk_key);
    if (!found.empty()) {
      ++context_.disk_hits;
      return found;
    }
  }
  std::vector<std::byte> object = generator.compile(source.text, quick);
  ++context_.compiles;
  if (context_.services.disk != nullptr) context_.services.disk->store(disk_key, object);
  return object;
}

CpuExecutable::Code CpuExecutable::compile(const Source& source, bool streaming) {
  const Generator& generator = Generator::get(context_.isa);
  if (support::settings().dumps("asm")) support::dump("asm", program_.name, generator.assembly(source.text));
  std::vector<const char*> names{"begin"};
  if (source.has_run) names.push_back("run");
  if (source.has_tail) names.push_back("tail");
  Code code;
  const std::vector<std::byte> object = object_of(source, streaming);
  try {
    code.unit = generator.load(object, names);
  } catch (const CompileError&) {  // an object that passed its checksum and yet does not fit
    code.unit = generator.load(generator.compile(source.text, source.ops > quick_above_ops), names);
    ++context_.compiles;
  }
  std::size_t next = 0;
  code.begin = reinterpret_cast<Begin>(code.unit.address(next++));
  if (source.has_run) code.run = reinterpret_cast<Run>(code.unit.address(next++));
  if (source.has_tail) code.tail = reinterpret_cast<Tail>(code.unit.address(next));
  return code;
}

// Streaming stores.

/// Whether outputs do not fit the cache anyway, and whole vectors of them lie within lines.
bool CpuExecutable::may_stream(const LaunchArgs& args) const {
  std::int64_t bytes = 0;
  for (const ir::ArrayId id : source_.streams) {
    const ArrayArg& array = args.arrays[ir::index(id)];
    const std::int64_t size = ir::size_bytes(program_.kernel.at(id).type);
    const std::int64_t aligned = std::min(line_bytes, size * source_.width);
    if (reinterpret_cast<std::uintptr_t>(data(array)) % static_cast<std::uintptr_t>(aligned) != 0) return false;
    std::int64_t elements = 1;
    for (std::size_t d = 0; d < array.shape.size(); ++d) {
      elements *= array.shape[d];
      const bool last = d + 1 == array.shape.size();
      if (!last && array.shape[d] > 1 && array.strides[d] * size % aligned != 0) return false;
    }
    bytes += elements * size;
  }
  return bytes > static_cast<std::int64_t>(context_.cache_bytes);
}

const CpuExecutable::Code& CpuExecutable::code_for(const LaunchArgs& args) {
  if (source_.streams.empty() || support::settings().disables("streaming") || !may_stream(args)) return code_;
  std::call_once(streaming_once_, [&] {
    streaming_ = compile(emit(program_, context_.target, {.streaming = true}), true);
    ++context_.variants;
  });
  return *streaming_;
}

// Launching.

void CpuExecutable::fill(std::vector<std::uint64_t>& words, const LaunchArgs& args) const {
  const ir::Kernel& kernel = program_.kernel;
  words.assign(static_cast<std::size_t>(source_.layout.words), 0);
  for (std::size_t a = 0; a < args.arrays.size(); ++a) {
    const ArrayArg& array = args.arrays[a];
    const auto rank = static_cast<std::size_t>(kernel.arrays[a].rank);
    WEFT_CHECK(array.shape.size() == rank, "array {} of {} is bound with rank {}, not {}", kernel.arrays[a].name,
               kernel.name, array.shape.size(), rank);
    auto* word = words.data() + source_.layout.array[a];
    *word++ = reinterpret_cast<std::uintptr_t>(data(array));
    std::int64_t row_major = 1;
    for (std::size_t d = rank; d-- > 0;) {
      word[d] = static_cast<std::uint64_t>(array.shape[d]);
      // Where an axis has one element its stride means nothing; the code counts on row-major ones.
      word[rank + d] = static_cast<std::uint64_t>(program_.layouts[a].contiguous ? row_major : array.strides[d]);
      row_major *= array.shape[d];
    }
  }
  std::ranges::copy(args.scalars, words.begin() + source_.layout.scalars);
  for (const auto& [number, functions] : levels_) {
    words[static_cast<std::size_t>(number)] = reinterpret_cast<std::uintptr_t>(functions.carry);
    words[static_cast<std::size_t>(number) + 1] = reinterpret_cast<std::uintptr_t>(functions.finish);
  }
}

/// Wide enough for memory, narrow enough that every worker has some. Whole lines of any type.
std::int64_t CpuExecutable::column_chunk(std::int64_t columns) const {
  constexpr std::int64_t narrow = 64, pieces_each = 2;
  const std::int64_t workers = context_.services.executor == nullptr ? 1 : context_.services.executor->workers();
  const std::int64_t even = columns / (workers * pieces_each) / narrow * narrow;
  return std::clamp(even, narrow, source_.chunk);
}

/// How many grid indices there are, and how long the chunk of each.
CpuExecutable::Grid CpuExecutable::cut(std::vector<std::uint64_t>& words) const {
  const auto word = [&](int number) -> std::uint64_t& { return words[static_cast<std::size_t>(number)]; };
  const auto outer = static_cast<std::int64_t>(word(source_.layout.outer));
  const auto inner = static_cast<std::int64_t>(word(source_.layout.inner));
  const std::int64_t depth = source_.is_product ? static_cast<std::int64_t>(word(source_.layout.depth)) : 1;
  const std::int64_t total = outer * inner * depth;
  switch (source_.schedule) {
    case lower::Schedule::scalar: return {0, 0};
    case lower::Schedule::row: return {total, total};
    case lower::Schedule::tree: return {(total + tree_unit - 1) / tree_unit, total};
    case lower::Schedule::flat:
    case lower::Schedule::column: break;
  }
  const std::int64_t wanted = source_.schedule == lower::Schedule::column ? column_chunk(inner) : source_.chunk;
  const std::int64_t chunks = std::max<std::int64_t>(1, (inner + wanted - 1) / wanted);
  word(source_.layout.chunk) = static_cast<std::uint64_t>(wanted);
  word(source_.layout.chunks) = static_cast<std::uint64_t>(chunks);
  return {total == 0 ? 0 : outer * chunks, total};
}

/// Rough: by bytes, or by ops where there are many.
std::int64_t CpuExecutable::estimated_ns(const Grid& grid, const LaunchStats& stats) const {
  constexpr std::int64_t bytes_each_ns = 16, smallest_element = 4;
  const std::int64_t bytes = stats.bytes_read + stats.bytes_written;
  const std::int64_t values = std::max(grid.iterations, bytes / smallest_element);
  const std::int64_t vectors = values / std::max(1, source_.width);
  return std::max(bytes / bytes_each_ns, vectors * source_.ops / 3);
}

void CpuExecutable::run_grid(const Code& code, const std::vector<std::uint64_t>& words, const Grid& grid,
                             const LaunchStats& stats) {
  // Waking another thread takes as long as this much work.
  constexpr std::int64_t alone_ns = 40'000, piece_ns = 20'000;
  const auto workspace_bytes = words[static_cast<std::size_t>(source_.layout.workspace)];
  const auto piece = [&](std::int64_t first, std::int64_t last) {
    static thread_local Scratch workspace;
    const support::FloatState state;
    code.run(words.data(), first, last, workspace.bytes(workspace_bytes));
  };
  const std::int64_t ns = estimated_ns(grid, stats);
  if (ns < alone_ns || grid.size <= 1 || context_.services.executor == nullptr) return piece(0, grid.size);
  const std::int64_t grain = std::max<std::int64_t>(1, grid.size * piece_ns / ns);
  context_.services.executor->parallel_for(grid.size, grain, std::cref(piece));
}

LaunchStats CpuExecutable::run(const LaunchArgs& args) {
  static thread_local std::vector<std::uint64_t> words;
  static thread_local Scratch partials;
  const LaunchStats stats = count_bytes(program_.kernel, traffic_, args.arrays);
  const Code& code = code_for(args);
  const support::FloatState state;
  fill(words, args);
  code.begin(words.data());
  const Grid grid = cut(words);
  const auto parts = source_.layout.partials.size();
  if (parts > 0) {
    const auto each = static_cast<std::size_t>(grid.size * part_bytes);
    std::byte* memory = partials.bytes(parts * each);
    for (std::size_t k = 0; k < parts; ++k) {
      words[static_cast<std::size_t>(source_.layout.partials[k])] = reinterpret_cast<std::uintptr_t>(memory + k * each);
    }
  }
  if (code.run != nullptr && grid.size > 0) run_grid(code, words, grid, stats);
  if (code.tail != nullptr) code.tail(words.data(), grid.size);
  return stats;
}

}  // namespace weft::backend::cpu

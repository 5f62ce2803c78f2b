// A kernel's machine code, and how one launch of it is cut into pieces.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "backend/cpu/emit.hpp"
#include "backend/cpu/levels.hpp"
#include "backend/cpu/loader.hpp"
#include "backend/host_memory.hpp"

namespace weft::backend::cpu {

struct Context {
  Services services;
  Isa isa{};
  Target target;
  std::size_t cache_bytes = 0;
  std::atomic<std::int64_t> compiles{0}, variants{0}, disk_hits{0}, launches{0};
};

class CpuExecutable final : public Executable {
 public:
  /// Lowers, emits and compiles (or takes the object from the disk cache). Throws CompileError.
  CpuExecutable(Context& context, lower::Program program, std::string key);

  [[nodiscard]] std::string_view schedule() const override {
    return source_.is_product ? "matmul" : lower::name(program_.schedule);
  }
  LaunchStats run(const LaunchArgs& args);

 private:
  using Begin = void (*)(std::uint64_t*);
  using Run = void (*)(const std::uint64_t*, std::int64_t, std::int64_t, std::byte*);
  using Tail = void (*)(std::uint64_t*, std::int64_t);
  struct Code {
    Generator::Unit unit;
    Begin begin = nullptr;
    Run run = nullptr;
    Tail tail = nullptr;
  };
  struct Grid {
    std::int64_t size = 0;        ///< indices
    std::int64_t iterations = 0;  ///< of the loop, all together
  };

  [[nodiscard]] Code compile(const Source& source, bool streaming);
  [[nodiscard]] std::vector<std::byte> object_of(const Source& source, bool streaming);
  const Code& code_for(const LaunchArgs& args);
  [[nodiscard]] bool may_stream(const LaunchArgs& args) const;
  void fill(std::vector<std::uint64_t>& words, const LaunchArgs& args) const;
  [[nodiscard]] std::int64_t column_chunk(std::int64_t columns) const;
  [[nodiscard]] Grid cut(std::vector<std::uint64_t>& words) const;
  void run_grid(const Code& code, const std::vector<std::uint64_t>& words, const Grid& grid, const LaunchStats& stats);
  [[nodiscard]] std::int64_t estimated_ns(const Grid& grid, const LaunchStats& stats) const;

  Context& context_;
  lower::Program program_;
  std::string key_;
  Traffic traffic_;
  Source source_;
  std::vector<std::pair<int, LevelFunctions>> levels_;  ///< by the first of the two words they stand in
  Code code_;
  std::once_flag streaming_once_;
  std::optional<Code> streaming_;
};

}  // namespace weft::backend::cpu

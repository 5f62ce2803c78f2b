// What a tier is to the runtime. One folder each; registry.cpp has one row each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lower/program.hpp"
#include "plan/limits.hpp"

namespace weft::backend {

/// A block of a tier's memory. On host tiers `host` is its address.
class Memory {
 public:
  virtual ~Memory() = default;
  [[nodiscard]] virtual std::byte* host() = 0;  ///< nullptr on device tiers
  [[nodiscard]] virtual std::size_t size_bytes() const = 0;
};

/// An array argument as a launch sees it. shape and strides (in elements) have the rank of the kernel's parameter.
struct ArrayArg {
  Memory* memory = nullptr;
  std::int64_t offset_bytes = 0;
  std::span<const std::int64_t> shape;
  std::span<const std::int64_t> strides;
};

/// Where the value of a scalar is, if it is not yet known on the host.
struct ScalarPlace {
  Memory* memory = nullptr;  ///< null: its bits are given
  std::int64_t offset_bytes = 0;
};

struct LaunchArgs {
  std::span<const ArrayArg> arrays;         ///< by ArrayId
  std::span<const std::uint64_t> scalars;   ///< bits by ScalarId
  std::span<const ScalarPlace> places = {}; ///< by ScalarId; empty on host tiers, which get all bits
  int workgroup = 0;
  bool timing = false;                      ///< the launch's own time is asked for
};

struct LaunchStats {
  std::int64_t bytes_read = 0, bytes_written = 0;
  std::int64_t time_ns = -1;                ///< -1: not measured
};

/// A launch's compiled kernel. Immutable to callers; usable from one launch at a time per argument set.
class Executable {
 public:
  virtual ~Executable() = default;
  [[nodiscard]] virtual std::string_view schedule() const { return {}; }  ///< for reports: flat, row, ...
};

/// Where compiled code is kept between processes. Keys are compared whole. Thread-safe.
class DiskCache {
 public:
  virtual ~DiskCache() = default;
  [[nodiscard]] virtual std::vector<std::byte> find(const std::string& key) = 0;  ///< empty: not there
  virtual void store(const std::string& key, std::span<const std::byte> value) = 0;
};

/// Runs `body(begin, end)` over pieces of [0, count) of at least `grain`, on this and other threads; returns when
/// all are done. Work inside is isolated: a waiting thread takes no other work. oneTBB in the product, plain threads
/// where tests need instrumented code.
class Executor {
 public:
  virtual ~Executor() = default;
  virtual void parallel_for(std::int64_t count, std::int64_t grain,
                            const std::function<void(std::int64_t, std::int64_t)>& body) = 0;
  [[nodiscard]] virtual int workers() const = 0;
};
[[nodiscard]] std::unique_ptr<Executor> make_tbb_executor(int max_threads);     ///< 0: all cores
[[nodiscard]] std::unique_ptr<Executor> make_thread_executor(int max_threads);

struct Services {
  Executor* executor = nullptr;
  DiskCache* disk = nullptr;  ///< may be null
  bool by_name = false;       ///< the tier was asked for, not tried because it might be the best
};

class Backend {
 public:
  virtual ~Backend() = default;
  [[nodiscard]] virtual const plan::Limits& limits() const = 0;
  [[nodiscard]] virtual std::string device_name() const = 0;

  [[nodiscard]] virtual std::unique_ptr<Memory> allocate(std::size_t size_bytes) = 0;  ///< throws DeviceError
  virtual void zero(Memory&, std::size_t offset_bytes, std::size_t size_bytes) = 0;

  /// Copies, in the order of launches. Thread-safe. `from` may change when copy_in returns, and `to` is complete when
  /// copy_out does. The defaults are those of host memory.
  virtual void copy_in(Memory& to, std::size_t offset_bytes, const void* from, std::size_t size_bytes);
  virtual void copy_out(Memory& from, std::size_t offset_bytes, void* to, std::size_t size_bytes);
  virtual void copy(Memory& to, Memory& from, std::size_t size_bytes);  ///< from the first byte of each
  /// Returns when everything launched has run. Throws DeviceError where something failed.
  virtual void synchronize() {}

  /// Thread-safe. Throws CompileError with the source. The kernel is that of a plan::Launch.
  [[nodiscard]] virtual std::shared_ptr<Executable> build(const ir::Kernel&, const std::vector<plan::Layout>&,
                                                          const std::string& key) = 0;
  /// The code that build() would compile, for people to read; empty where the tier generates none.
  [[nodiscard]] virtual std::string source(const ir::Kernel&, const std::vector<plan::Layout>&) { return {}; }
  /// Runs to the end on host tiers; others may return before. Called in queue order by one thread at a time.
  virtual LaunchStats launch(Executable&, const LaunchArgs&) = 0;

  struct Counters {
    std::int64_t compiles = 0, variants = 0, disk_hits = 0, launches = 0;
  };
  [[nodiscard]] virtual Counters counters() const = 0;
};

struct Row {
  const char* tier;
  std::unique_ptr<Backend> (*make)(const Services&);  ///< throws DeviceError where it cannot run here
};
/// Best first: (cuda, vulkan, webgpu,) cpu, reference; null last, only by name.
[[nodiscard]] std::span<const Row> registry();

}  // namespace weft::backend

// A device: tiers, a queue, arrays.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "weft/array.hpp"
#include "weft/fuse.hpp"

namespace weft {

struct DeviceOptions {
  std::vector<std::string> tiers = {};  ///< tried in order; empty: WEFT_TIER, else the best here first
  bool timing = false;                  ///< measure each group's time in every scope
  int threads = 0;                      ///< of the cpu tier; 0: WEFT_THREADS, else every core
};

/// What a device has done since it was made.
struct Counters {
  std::int64_t calls = 0;             ///< kernel calls run
  std::int64_t submissions = 0;       ///< items queued: plans, calls outside scopes, reads, writes
  std::int64_t launches = 0;
  std::int64_t plans_made = 0;
  std::int64_t plan_hits = 0;         ///< scopes whose plan was known
  std::int64_t kernels_built = 0;     ///< by a tier, whether compiled or loaded from disk
  std::int64_t kernel_hits = 0;       ///< kernels found in memory while planning
  std::int64_t compiles = 0;          ///< code generations
  std::int64_t variants = 0;          ///< compiles of a further variant of a known kernel
  std::int64_t disk_hits = 0;         ///< kernels loaded from the disk cache
  std::int64_t allocations = 0;       ///< blocks of memory asked of a tier
  std::int64_t bytes_allocated = 0;
};

namespace detail {

[[nodiscard]] std::shared_ptr<DeviceState> device_make(const DeviceOptions& options);
void device_close(DeviceState* device);
[[nodiscard]] std::shared_ptr<ArrayState> device_array(const std::shared_ptr<DeviceState>& device, ir::Type type,
                                                       const Shape& shape, const void* data, std::int64_t count,
                                                       bool has_data, SourceLine where);
void device_wait(DeviceState* device);
[[nodiscard]] Counters device_counters(DeviceState* device);
[[nodiscard]] std::string device_name(DeviceState* device);
[[nodiscard]] std::vector<std::string> device_tiers(DeviceState* device);

}  // namespace detail

/// An ordered list of tiers with one in-order queue. Arrays belong to one device. Usable from several threads.
class Device {
 public:
  /// Throws UsageError for a tier that does not exist, DeviceError where none of the tiers can run here.
  explicit Device(const DeviceOptions& options = {}) : state_(detail::device_make(options)) {}
  explicit Device(std::shared_ptr<detail::DeviceState> state) : state_(std::move(state)) {}
  /// Finishes what is queued. Arrays and futures of the device stay usable.
  ~Device() {
    if (state_ != nullptr) detail::device_close(state_.get());
  }
  Device(Device&& other) noexcept = default;
  Device& operator=(Device&&) = delete;
  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

  /// A new array of zeros. Throws DeviceError where memory is short.
  template <Element T>
  [[nodiscard]] Array<T> array(const Shape& shape, detail::SourceLine where = detail::SourceLine::here()) const {
    return Array<T>(detail::device_array(state_, detail::element_type<T>, shape, nullptr, 0, false, where));
  }
  /// A new array of `data`, row-major. Throws UsageError where their number is not that of the shape.
  template <Element T>
  [[nodiscard]] Array<T> array(const Shape& shape, std::span<const T> data,
                               detail::SourceLine where = detail::SourceLine::here()) const {
    return Array<T>(detail::device_array(state_, detail::element_type<T>, shape, data.data(),
                                         static_cast<std::int64_t>(data.size()), true, where));
  }
  template <Element T>
  [[nodiscard]] Array<T> array(const Shape& shape, std::initializer_list<T> data,
                               detail::SourceLine where = detail::SourceLine::here()) const {
    return array<T>(shape, std::span<const T>(data.begin(), data.size()), where);
  }

  /// Runs the calls that `body` makes as one plan. See fuse() and FuseOptions.
  template <class Body>
  Future<Report> fuse(Body&& body, const FuseOptions& options = {},
                      detail::SourceLine where = detail::SourceLine::here()) const {
    return detail::fuse_on(state_, body, options, where);
  }
  /// Records the calls that `body` makes, to be run later and again.
  template <class Body>
  [[nodiscard]] Plan record(Body&& body, const FuseOptions& options = {},
                            detail::SourceLine where = detail::SourceLine::here()) const {
    detail::check_body<Body>();
    detail::OpenScope open(state_, options, detail::OpenScope::Mode::keep, where);
    detail::run_body(body, open);
    return Plan(open.close_plan());
  }

  /// Waits until everything queued so far has run.
  void wait() const { detail::device_wait(state_.get()); }
  [[nodiscard]] Counters counters() const { return detail::device_counters(state_.get()); }
  [[nodiscard]] std::string name() const { return detail::device_name(state_.get()); }  ///< for errors and `weft devices`
  [[nodiscard]] std::vector<std::string> tiers() const { return detail::device_tiers(state_.get()); }

  [[nodiscard]] const std::shared_ptr<detail::DeviceState>& state() const { return state_; }

 private:
  std::shared_ptr<detail::DeviceState> state_;
};

/// The device of free functions: made with default options at first use, never replaced.
[[nodiscard]] Device& default_device();

}  // namespace weft

// A device: its tiers, memory, caches and queue.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "backend/backend.hpp"
#include "runtime/execute.hpp"
#include "runtime/memory_pool.hpp"
#include "runtime/prepare.hpp"
#include "runtime/queue.hpp"
#include "runtime/tiers.hpp"
#include "weft/device.hpp"

namespace weft::runtime {

class Submission;

/// What is counted while working. Written by any thread.
struct LiveCounters {
  std::atomic<std::int64_t> calls{0}, submissions{0}, launches{0}, plans_made{0}, plan_hits{0},
      kernels_built{0}, kernel_hits{0};
};

inline void add(std::atomic<std::int64_t>& counter, std::int64_t n = 1) {
  counter.fetch_add(n, std::memory_order_relaxed);
}

}  // namespace weft::runtime

namespace weft::detail {

class DeviceState : public std::enable_shared_from_this<DeviceState> {
 public:
  explicit DeviceState(const DeviceOptions& options,
                       std::span<const backend::Row> registry = backend::registry());
  ~DeviceState();

  const int number;  ///< in order of making; part of the name
  const DeviceOptions options;
  std::unique_ptr<backend::DiskCache> disk;
  std::unique_ptr<backend::Executor> executor;
  runtime::Tiers tiers;
  const std::size_t best_tier;
  runtime::MemoryPool pool;
  runtime::LiveCounters counters;

  // Of the thread that holds the queue's token.
  runtime::PlanCache plans;
  runtime::KernelCache kernels;
  runtime::LaunchBuffers launch_buffers;

  runtime::Queue queue;  ///< last: its destructor runs what is left, which needs all of the above

  [[nodiscard]] backend::Backend& memory_backend() { return *tiers.backend(best_tier); }
  [[nodiscard]] std::string name() const;

  void submit(runtime::Item& item) {
    runtime::add(counters.submissions);
    queue.submit(item);
  }
  /// Runs the item at once where the queue is idle; else returns false.
  [[nodiscard]] bool run_now(runtime::Item& item) {
    if (!queue.run_now(item)) return false;
    runtime::add(counters.submissions);
    return true;
  }

  /// A cleared submission, of those used before where there is one.
  [[nodiscard]] std::unique_ptr<runtime::Submission> take_submission();
  void give_submission(std::unique_ptr<runtime::Submission> submission);

 private:
  std::mutex spare_mutex_;
  std::vector<std::unique_ptr<runtime::Submission>> spare_;
};

}  // namespace weft::detail

namespace weft::runtime {

/// Throws UsageError when this thread is in a scope of the device: its queue is not to be used there (R2).
void refuse_in_scope(const detail::DeviceState& device, std::string_view what, detail::SourceLine where);

/// ` (blur.cpp:41)`, or nothing where the place is unknown.
[[nodiscard]] std::string place(detail::SourceLine where);

}  // namespace weft::runtime

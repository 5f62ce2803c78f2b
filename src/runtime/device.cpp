#include "weft/device.hpp"

#include <fmt/format.h>

#include <cstring>

#include "runtime/device_state.hpp"
#include "runtime/disk_cache.hpp"
#include "runtime/scope_state.hpp"
#include "runtime/submission.hpp"
#include "runtime/transfer.hpp"
#include "support/settings.hpp"
#include "weft/error.hpp"

namespace weft::detail {
namespace {

// Submissions that are kept for the next scope: as many as are usually on their way at once.
constexpr std::size_t most_spare = 16;

int next_number() {
  static std::atomic<int> last{0};  // a name, nothing more: no result depends on it
  return ++last;
}

DeviceOptions complete(DeviceOptions options) {
  const support::Settings& settings = support::settings();
  if (options.tiers.empty()) options.tiers = settings.tier;
  if (options.threads < 0) {
    throw UsageError(fmt::format("device: threads is {}; expected 0 (every core) or more", options.threads));
  }
  if (options.threads == 0)
    options.threads = static_cast<int>(std::min<std::int64_t>(settings.threads, 4096));
  return options;
}

std::unique_ptr<backend::Executor> make_executor(int threads) {
#if defined(__SANITIZE_THREAD__)
  return backend::make_thread_executor(threads);  // oneTBB is not instrumented
#else
  return backend::make_tbb_executor(threads);
#endif
}

}  // namespace

DeviceState::DeviceState(const DeviceOptions& wanted, std::span<const backend::Row> registry)
    : number(next_number()),
      options(complete(wanted)),
      disk(runtime::open_disk_cache(support::settings())),
      executor(make_executor(options.threads)),
      tiers(options.tiers, {.executor = executor.get(), .disk = disk.get()}, registry),
      best_tier(tiers.best()),
      plans(runtime::cached_plans),
      kernels(runtime::cached_kernels) {}

DeviceState::~DeviceState() {
  queue.close();
  if (launch_buffers.slots != nullptr) pool.give(std::move(launch_buffers.slots));
}

std::string DeviceState::name() const { return fmt::format("device {} ({})", number, tiers.name(best_tier)); }

std::unique_ptr<runtime::Submission> DeviceState::take_submission() {
  std::unique_ptr<runtime::Submission> submission;
  {
    const std::lock_guard lock(spare_mutex_);
    if (!spare_.empty()) {
      submission = std::move(spare_.back());
      spare_.pop_back();
    }
  }
  if (submission == nullptr) submission = std::make_unique<runtime::Submission>();
  return submission;
}

void DeviceState::give_submission(std::unique_ptr<runtime::Submission> submission) {
  submission->clear();
  const std::lock_guard lock(spare_mutex_);
  if (spare_.size() < most_spare) spare_.push_back(std::move(submission));
}

std::shared_ptr<DeviceState> device_make(const DeviceOptions& options) {
  return std::make_shared<DeviceState>(options);
}

void device_close(DeviceState* device) { device->queue.close(); }

void device_wait(DeviceState* device) {
  runtime::refuse_in_scope(*device, "wait", {});
  device->queue.help(device->queue.last());
  device->memory_backend().synchronize();
}

std::string device_name(DeviceState* device) { return device->name(); }

std::vector<std::string> device_tiers(DeviceState* device) {
  std::vector<std::string> names;
  for (std::size_t tier = 0; tier < device->tiers.size(); ++tier) {
    if (device->tiers.backend(tier) != nullptr) names.emplace_back(device->tiers.name(tier));
  }
  return names;
}

Counters device_counters(DeviceState* device) {
  const runtime::LiveCounters& live = device->counters;
  Counters result;
  result.calls = live.calls;
  result.submissions = live.submissions;
  result.launches = live.launches;
  result.plans_made = live.plans_made;
  result.plan_hits = live.plan_hits;
  result.kernels_built = live.kernels_built;
  result.kernel_hits = live.kernel_hits;
  result.allocations = device->pool.allocations();
  result.bytes_allocated = device->pool.bytes_allocated();
  for (const backend::Backend* backend : device->tiers.loaded()) {
    const backend::Backend::Counters counted = backend->counters();
    result.compiles += counted.compiles;
    result.variants += counted.variants;
    result.disk_hits += counted.disk_hits;
  }
  return result;
}

std::shared_ptr<ArrayState> device_array(const std::shared_ptr<DeviceState>& device, ir::Type type,
                                         const Shape& shape, const void* data, std::int64_t count,
                                         bool has_data, SourceLine where) {
  if (has_data && count != shape.size()) {
    throw UsageError(fmt::format("array: shape {} has {} elements, given {}{}", shape.text(), shape.size(),
                                 count, runtime::place(where)));
  }
  const auto size_bytes =
      static_cast<std::size_t>(shape.size()) * static_cast<std::size_t>(ir::size_bytes(type));
  auto storage = std::make_shared<runtime::Storage>(device, size_bytes);
  storage->memory = device->pool.take(device->memory_backend(), size_bytes);
  storage->zero_pending = !has_data;
  auto array = std::make_shared<ArrayState>();
  array->storage = std::move(storage);
  array->type = type;
  array->shape = shape;
  array->strides = row_major(shape);
  if (has_data) {
    // Nobody else knows this memory, so the copy need not wait for its turn.
    runtime::copy_in(*device, array->view({}), *array->storage->memory, 0, count,
                     static_cast<const std::byte*>(data));
  }
  return array;
}

}  // namespace weft::detail

namespace weft {

Device& default_device() {
  static Device device;
  return device;
}

}  // namespace weft

namespace weft::runtime {

std::string place(detail::SourceLine where) {
  if (where.line == 0) return {};
  const char* slash = std::strrchr(where.file, '/');
  return fmt::format(" ({}:{})", slash == nullptr ? where.file : slash + 1, where.line);
}

void refuse_in_scope(const detail::DeviceState& device, std::string_view what, detail::SourceLine where) {
  const detail::ScopeState* scope = detail::current_scope();
  if (scope == nullptr || scope->device.get() != &device) return;
  throw UsageError(
      fmt::format("{}: not possible in the body of a fuse scope of the same device, where nothing has run "
                  "yet; do it after the scope{}",
                  what, place(where)));
}

}  // namespace weft::runtime

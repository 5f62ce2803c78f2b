#include "runtime/execute.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstring>

#include "ir/facts.hpp"
#include "runtime/contents.hpp"
#include "runtime/device_state.hpp"
#include "runtime/staging.hpp"
#include "runtime/version.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::runtime {
namespace {

constexpr std::int64_t value_bytes = 8;

// One run of one plan.
class Run {
 public:
  Run(detail::DeviceState& device, Work& work) : device_(device), work_(work), recorded_(work.recorded) {}

  void whole_plan();

 private:
  void resolve_late_scalars();
  void keep_old_contents();
  void check_calls();
  void take_memory();
  void copy_host_in();
  void clear_scratch(int group);
  void run_group(std::size_t group);
  void take_slots(const plan::Group& group);
  backend::LaunchStats launch(std::size_t group, std::size_t launch);
  [[nodiscard]] backend::ArrayArg array_arg(const plan::Launch& launch, std::size_t array);
  void add_scalar(const ir::ScalarArg& scalar, bool on_host);
  [[nodiscard]] backend::Memory& memory_of(ir::BufferId buffer, std::int64_t& offset_bytes);
  void deliver();
  [[nodiscard]] std::string call_name(ir::CallId id) const;
  [[nodiscard]] std::string names(const plan::Group& group) const;

  detail::DeviceState& device_;
  Work& work_;
  Recorded& recorded_;
  std::size_t next_place_ = 0;  ///< scratch places are ordered by their first group
};

// The driver: check, plan and build, bind and launch group by group, deliver.
void Run::whole_plan() {
  resolve_late_scalars();
  check_calls();
  keep_old_contents();
  const std::vector<Storage*> cured = prepare_contents(recorded_);
  if (work_.prepared == nullptr) work_.prepared = prepare(device_, recorded_.ir, work_.options);
  try {
    take_memory();
  } catch (const DeviceError& error) {
    const bool alone = recorded_.ir.calls.size() == 1;
    throw DeviceError(fmt::format("{}{}: {}", call_name(ir::CallId{0}),
                                  alone ? "" : " and the calls after it", error.what()));
  }
  copy_host_in();
  for (std::size_t group = 0; group < work_.prepared->groups.size(); ++group) run_group(group);
  deliver();
  for (Storage* storage : cured) storage->error = nullptr;
  add(device_.counters.calls, static_cast<std::int64_t>(recorded_.ir.calls.size()));
}

// Results of work queued before are known by now; one that failed fails this plan too.
void Run::resolve_late_scalars() {
  for (const Recorded::LateScalar& late : recorded_.late_scalars) {
    if (std::exception_ptr error = late.future->error()) std::rethrow_exception(std::move(error));
    recorded_.ir.calls[static_cast<std::size_t>(late.call)].scalars[late.scalar].bits =
        late.future->bits.load();
  }
}

// First what others, and this plan itself, may still want to read of what it writes; then this plan's own
// reads.
void Run::keep_old_contents() {
  const std::uint64_t ticket = device_.queue.done() + 1;  // items run in order, and this is one
  for (const ir::Call& call : recorded_.ir.calls) {
    for (std::size_t a = 0; a < call.arrays.size(); ++a) {
      if (!call.kernel->facts.writes[a]) continue;
      const std::shared_ptr<Storage>& storage =
          recorded_.storages[static_cast<std::size_t>(call.arrays[a].buffer)];
      if (storage != nullptr) keep_versions(*storage, ticket);
    }
  }
  for (const Recorded::OldContents& old : recorded_.old_contents) {
    recorded_.storages[static_cast<std::size_t>(old.buffer)] = old.version->storage();
  }
}

void Run::check_calls() {
  if (work_.checked) return;
  for (std::size_t call = 0; call < recorded_.ir.calls.size(); ++call) {
    plan::check_call(recorded_.ir, static_cast<ir::CallId>(call));
  }
  work_.checked = recorded_.late_scalars.empty();
}

void Run::take_memory() {
  const plan::Plan& plan = work_.prepared->plan;
  backend::Backend& backend = device_.memory_backend();
  if (work_.blocks.empty() && plan.blocks > 0) {
    for (const std::int64_t size_bytes : plan::block_sizes(plan, recorded_.ir)) {
      work_.blocks.push_back(device_.pool.take(backend, static_cast<std::size_t>(size_bytes)));
    }
  }
  const std::size_t values_bytes = recorded_.values.size() * value_bytes;
  if (values_bytes > 0) {
    if (work_.values == nullptr) work_.values = device_.pool.take(backend, values_bytes);
    backend.zero(*work_.values, 0, values_bytes);
  }
  work_.stats.assign(plan.groups.size(), {});
}

void Run::copy_host_in() {
  for (const Recorded::HostArray& array : recorded_.host_arrays) {
    if (array.size_bytes == 0) continue;
    device_.memory_backend().copy_in(recorded_.storages[static_cast<std::size_t>(array.buffer)]->contents(true), 0,
                                     array.host, array.size_bytes);
  }
}

void Run::clear_scratch(int group) {
  const std::vector<plan::ScratchPlace>& places = work_.prepared->places;
  for (; next_place_ < places.size() && places[next_place_].first_group <= group; ++next_place_) {
    const plan::ScratchPlace& place = places[next_place_];
    if (!place.zeroed) continue;
    const std::int64_t size_bytes = recorded_.ir.buffers[static_cast<std::size_t>(place.buffer)].size_bytes;
    device_.memory_backend().zero(*work_.blocks[static_cast<std::size_t>(place.block)], 0,
                                  static_cast<std::size_t>(size_bytes));
  }
}

void Run::run_group(std::size_t group) {
  const plan::Group& planned = work_.prepared->plan.groups[group];
  clear_scratch(static_cast<int>(group));
  const auto start =
      work_.options.timing ? std::chrono::steady_clock::now() : std::chrono::steady_clock::time_point{};
  GroupStats& stats = work_.stats[group];
  try {
    take_slots(planned);
    for (std::size_t l = 0; l < planned.launches.size(); ++l) {
      const backend::LaunchStats launched = launch(group, l);
      stats.bytes_read += launched.bytes_read;
      stats.bytes_written += launched.bytes_written;
      if (launched.time_ns >= 0) stats.time_ns = std::max<std::int64_t>(stats.time_ns, 0) + launched.time_ns;
    }
  } catch (const DeviceError& error) {
    throw DeviceError(fmt::format("{}: {}", names(planned), error.what()));
  } catch (const LimitError& error) {
    throw LimitError(fmt::format("{}: {}", names(planned), error.what()));
  } catch (const std::bad_alloc&) {
    throw DeviceError(fmt::format("{}: out of memory", names(planned)));
  }
  if (work_.options.timing && stats.time_ns < 0) {
    const auto taken = std::chrono::steady_clock::now() - start;
    stats.time_ns = std::chrono::duration_cast<std::chrono::nanoseconds>(taken).count();
  }
  if (!work_.options.timing) stats.time_ns = -1;
  add(device_.counters.launches, static_cast<std::int64_t>(planned.launches.size()));
}

// Room for the values that pass between the loops of one call; it is kept, so that runs in the steady state
// allocate nothing.
void Run::take_slots(const plan::Group& group) {
  const std::size_t needed_bytes = group.slots.size() * value_bytes;
  std::unique_ptr<backend::Memory>& slots = device_.launch_buffers.slots;
  if (needed_bytes == 0 || (slots != nullptr && slots->size_bytes() >= needed_bytes)) return;
  if (slots != nullptr) device_.pool.give(std::move(slots));
  slots = device_.pool.take(device_.memory_backend(), needed_bytes);
}

backend::LaunchStats Run::launch(std::size_t group, std::size_t l) {
  const plan::Launch& launch = work_.prepared->plan.groups[group].launches[l];
  const PreparedGroup& prepared = work_.prepared->groups[group];
  LaunchBuffers& buffers = device_.launch_buffers;
  // Bound arguments point into `views`, which so must not move.
  buffers.views.resize(std::max(buffers.views.size(), launch.arrays.size()));
  buffers.arrays.clear();
  for (std::size_t a = 0; a < launch.arrays.size(); ++a) buffers.arrays.push_back(array_arg(launch, a));
  buffers.scalars.clear();
  buffers.places.clear();
  backend::Backend& tier = *device_.tiers.backend(prepared.tier);
  const bool elsewhere = &tier != &device_.memory_backend();
  for (std::size_t s = 0; s < launch.scalars.size(); ++s) {
    add_scalar(plan::scalar_of(launch, s, recorded_.ir), elsewhere);
  }
  const backend::LaunchArgs args{.arrays = buffers.arrays,
                                 .scalars = buffers.scalars,
                                 .places = buffers.places,
                                 .workgroup = launch.kernel->options.workgroup,
                                 .timing = work_.options.timing};
  if (elsewhere && !buffers.arrays.empty() && buffers.arrays[0].memory->host() == nullptr) {
    return launch_on_copies(device_.memory_backend(), tier, *prepared.executables[l], *launch.kernel, args);
  }
  return tier.launch(*prepared.executables[l], args);
}

backend::ArrayArg Run::array_arg(const plan::Launch& launch, std::size_t array) {
  LaunchBuffers& buffers = device_.launch_buffers;
  if (launch.slots[array] >= 0) {
    const std::int64_t offset_bytes = launch.slots[array] * value_bytes;
    return {.memory = buffers.slots.get(), .offset_bytes = offset_bytes, .shape = {}, .strides = {}};
  }
  ir::View& view = buffers.views[array];
  view = plan::view_of(launch, array, recorded_.ir);
  std::int64_t offset_bytes = view.offset * ir::size_bytes(view.type);
  backend::Memory& memory = memory_of(view.buffer, offset_bytes);
  const auto rank = static_cast<std::size_t>(view.rank);
  return {.memory = &memory,
          .offset_bytes = offset_bytes,
          .shape = {view.shape.data(), rank},
          .strides = {view.strides.data(), rank}};
}

// A value that is still on the device stays there, for tiers that read it there.
void Run::add_scalar(const ir::ScalarArg& scalar, bool on_host) {
  LaunchBuffers& buffers = device_.launch_buffers;
  buffers.places.emplace_back();
  buffers.scalars.push_back(scalar.bits);
  if (!scalar.on_device) return;
  const ir::View& view = scalar.view;
  std::int64_t offset_bytes = view.offset * ir::size_bytes(view.type);
  backend::Memory& memory = memory_of(view.buffer, offset_bytes);
  if (memory.host() == nullptr && !on_host) {
    buffers.places.back() = {.memory = &memory, .offset_bytes = offset_bytes};
    return;
  }
  std::uint64_t bits = 0;
  device_.memory_backend().copy_out(memory, static_cast<std::size_t>(offset_bytes), &bits,
                                    static_cast<std::size_t>(ir::size_bytes(view.type)));
  buffers.scalars.back() = bits;
}

backend::Memory& Run::memory_of(ir::BufferId buffer, std::int64_t& offset_bytes) {
  const auto b = static_cast<std::size_t>(buffer);
  if (const std::int32_t value = recorded_.value_of[b]; value >= 0) {
    offset_bytes += value * value_bytes;
    return *work_.values;
  }
  Storage& storage = *recorded_.storages[b];
  if (storage.scratch_scope == 0) return *storage.memory;
  const int block = work_.prepared->block_of[b];
  WEFT_CHECK(block >= 0, "scratch without memory is bound to a launch");
  return *work_.blocks[static_cast<std::size_t>(block)];
}

void Run::deliver() {
  backend::Backend& backend = device_.memory_backend();
  std::vector<std::uint64_t>& words = device_.launch_buffers.words;
  const bool wanted = std::ranges::any_of(recorded_.values, [](const auto& value) { return value.future != nullptr; });
  words.resize(wanted ? recorded_.values.size() : 0);
  if (wanted) backend.copy_out(*work_.values, 0, words.data(), words.size() * value_bytes);
  for (std::size_t v = 0; v < words.size(); ++v) {
    const std::shared_ptr<detail::FutureState>& future = recorded_.values[v].future;
    if (future == nullptr) continue;
    std::uint64_t bits = 0;
    std::memcpy(&bits, &words[v], static_cast<std::size_t>(ir::size_bytes(future->type)));
    future->bits.store(bits);
  }
  for (const Recorded::HostArray& array : recorded_.host_arrays) {
    if (array.size_bytes == 0) continue;
    backend.copy_out(recorded_.storages[static_cast<std::size_t>(array.buffer)]->contents(), 0, array.host,
                     array.size_bytes);
  }
}

std::string Run::call_name(ir::CallId id) const {
  const ir::Call& call = recorded_.ir.calls[static_cast<std::size_t>(id)];
  return call.kernel->kernel.name + place({call.file, call.line});
}

std::string Run::names(const plan::Group& group) const {
  std::string text;
  for (const ir::CallId call : group.calls) text += (text.empty() ? "" : ", ") + call_name(call);
  return text;
}

}  // namespace

std::exception_ptr execute(detail::DeviceState& device, Work& work, bool keep_memory) noexcept {
  std::exception_ptr error;
  try {
    Run(device, work).whole_plan();
  } catch (...) {
    error = std::current_exception();
    keep_error(work.recorded, error);
  }
  if (!keep_memory) release_memory(device, work);
  return error;
}

void release_memory(detail::DeviceState& device, Work& work) {
  for (std::unique_ptr<backend::Memory>& block : work.blocks) device.pool.give(std::move(block));
  work.blocks.clear();
  if (work.values != nullptr) device.pool.give(std::move(work.values));
}

}  // namespace weft::runtime

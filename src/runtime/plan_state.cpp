#include "runtime/plan_state.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "runtime/device_state.hpp"
#include "weft/error.hpp"

namespace weft::detail {

using runtime::place;

// One run on its way through the queue. Idle ones wait in the plan, so that a repeated run allocates nothing.
class PlanState::Run final : public runtime::Item {
 public:
  std::shared_ptr<PlanState> plan;

  void queued(std::uint64_t ticket) noexcept override {
    plan->future->ticket.store(ticket);
    for (const auto& value : plan->work.recorded.values) {
      if (value.future != nullptr) value.future->ticket.store(ticket);
    }
  }
  void run() noexcept override {
    runtime::Work& kept = plan->work;
    const std::exception_ptr error = runtime::execute(*plan->device, kept, true);
    plan->future->set_error(error);
    for (const auto& value : kept.recorded.values) {
      if (value.future != nullptr) value.future->set_error(error);
    }
  }
  void release() noexcept override {
    const std::shared_ptr<PlanState> owner = std::move(plan);  // the last owner takes this run with it
    const std::lock_guard lock(owner->mutex);
    owner->idle_runs.emplace_back(this);
  }
};

// Changes an array of a kept plan at its place in the queue: runs queued before use the old one.
class PlanState::Rebind final : public runtime::Item {
 public:
  std::shared_ptr<PlanState> plan;
  std::shared_ptr<ArrayState> from, to;

  void queued(std::uint64_t) noexcept override {}
  void run() noexcept override {
    runtime::Work& kept = plan->work;
    if (!kept.recorded.replace(from->storage, to->storage)) return;
    kept.checked = false;
    kept.prepared = nullptr;  // overlaps and layouts may differ; if not, the device's cache knows the plan
    runtime::release_memory(*plan->device, kept);
  }
  void release() noexcept override { delete this; }
};

PlanState::PlanState(std::shared_ptr<DeviceState> owner) : device(std::move(owner)) {}
PlanState::~PlanState() { runtime::release_memory(*device, work); }

bool PlanState::bind(const runtime::Storage* from, const runtime::Storage* to) {
  const std::lock_guard lock(mutex);
  const bool used = std::ranges::find(bound, from) != bound.end();
  std::ranges::replace(bound, from, to);
  return used;
}

void plan_run(PlanState* plan) {
  if (plan == nullptr) throw UsageError("run: the plan is empty (default constructed)");
  runtime::refuse_in_scope(*plan->device, "run", {});
  std::unique_ptr<PlanState::Run> run;
  {
    const std::lock_guard lock(plan->mutex);
    if (!plan->idle_runs.empty()) {
      run = std::move(plan->idle_runs.back());
      plan->idle_runs.pop_back();
    }
  }
  if (run == nullptr) {
    run = std::make_unique<PlanState::Run>();
    run->weight_bytes = plan->weight_bytes;
  }
  run->plan = plan->shared_from_this();
  plan->device->submit(*run.release());
}

void plan_wait(PlanState* plan) {
  if (plan == nullptr) throw UsageError("wait: the plan is empty (default constructed)");
  future_check(plan->future.get());
}

Report plan_report(PlanState* plan) {
  plan_wait(plan);
  // Its own item in the queue, so that no run is under way while the report is made.
  struct MakeReport final : runtime::Item {
    PlanState* plan = nullptr;
    Report report;
    void queued(std::uint64_t item_ticket) noexcept override { ticket = item_ticket; }
    void run() noexcept override { report = runtime::make_report(*plan->device, plan->work); }
    void release() noexcept override {}
    std::uint64_t ticket = 0;
  } item;
  item.plan = plan;
  plan->device->submit(item);
  plan->device->queue.help(item.ticket);
  return std::move(item.report);
}

void plan_rebind(PlanState* plan, const std::shared_ptr<ArrayState>& from,
                 const std::shared_ptr<ArrayState>& to, SourceLine where) {
  if (plan == nullptr || from == nullptr || to == nullptr) {
    throw UsageError(
        fmt::format("rebind: the plan or an array is empty (default constructed){}", place(where)));
  }
  runtime::refuse_in_scope(*plan->device, "rebind", where);
  if (from->shape != to->shape) {
    throw UsageError(
        fmt::format("rebind: shape {} for {}{}", to->shape.text(), from->shape.text(), place(where)));
  }
  if (to->storage->device != plan->device) {
    throw UsageError(fmt::format("rebind: the plan is of {}, the array of {}{}", plan->device->name(),
                                 to->storage->device->name(), place(where)));
  }
  if (from->is_scratch() || to->is_scratch() || to->storage->destroyed.load()) {
    throw UsageError(fmt::format("rebind: scratch and destroyed arrays cannot be rebound{}", place(where)));
  }
  const auto whole = [](const ArrayState& a) {
    return a.contiguous() && a.offset == 0 &&
           static_cast<std::size_t>(a.shape.size() * ir::size_bytes(a.type)) == a.storage->size_bytes;
  };
  if (!whole(*from) || !whole(*to)) {
    throw UsageError(fmt::format("rebind: views cannot be rebound, only whole arrays{}", place(where)));
  }
  if (!plan->bind(from->storage.get(), to->storage.get())) {
    throw UsageError(
        fmt::format("rebind: no call of the plan uses the array to be replaced{}", place(where)));
  }
  auto item = std::make_unique<PlanState::Rebind>();
  item->plan = plan->shared_from_this();
  item->from = from;
  item->to = to;
  plan->device->submit(*item.release());
}

}  // namespace weft::detail

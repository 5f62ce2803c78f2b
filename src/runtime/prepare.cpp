#include "runtime/prepare.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

#include "ir/facts.hpp"
#include "ir/text.hpp"
#include "ir/verify.hpp"
#include "lower/program.hpp"
#include "runtime/device_state.hpp"
#include "support/check.hpp"
#include "support/settings.hpp"
#include "weft/error.hpp"

namespace weft::runtime {
namespace {

plan::Options plan_options(const FuseOptions& options) {
  const support::Settings& settings = support::settings();
  plan::Options result;
  switch (options.join) {
    case Join::by_profit:
      result.join = plan::Join::by_profit;
      break;
    case Join::always:
      result.join = plan::Join::always;
      break;
    case Join::never:
      result.join = plan::Join::never;
      break;
  }
  if (settings.disables("fuse")) result.join = plan::Join::never;
  result.recompute = !settings.disables("recompute");
  result.rows = !settings.disables("rows");
  result.horizontal = !settings.disables("horizontal");
  result.reorder = !settings.disables("reorder");
  return result;
}

void check_kernel(const ir::Kernel& kernel) {
  const std::vector<std::string> faults = ir::verify(kernel);
  WEFT_CHECK(faults.empty(), "a fused kernel is malformed: {}\n{}", fmt::join(faults, "; "),
             ir::print(kernel));
}

// What WEFT_DUMP asks of a launch on its way to code.
void dump_launch(const plan::Launch& launch, backend::Backend& backend) {
  const support::Settings& settings = support::settings();
  if (settings.dump.empty()) return;
  const lower::Program program =
      lower::lower(*launch.kernel, launch.layouts, backend.limits(), settings.disable);
  if (settings.dumps("program")) support::dump("program", program.name, lower::print(program));
  if (settings.dumps("source"))
    support::dump("source", program.name, backend.source(*launch.kernel, launch.layouts));
}

// What WEFT_DUMP asks of a plan: the kernels it was made from, each once, and its groups.
void dump_plan(const plan::Plan& plan, const ir::Recording& recording, const plan::Limits& limits,
               std::int64_t number) {
  std::set<const ir::Traced*> seen;
  for (const ir::Call& call : recording.calls) {
    const ir::Kernel& kernel = call.kernel->kernel;
    if (!seen.insert(call.kernel.get()).second || !support::settings().dumps("trace")) continue;
    support::dump("trace", kernel.name, ir::print(kernel));
  }
  if (support::settings().dumps("plan")) {
    support::dump("plan", fmt::format("plan_{}", number), plan::print(plan, recording, limits));
  }
}

// The launch's kernel on a tier: from the cache, or built now. A refusal is remembered too.
const BuiltKernel& kernel_on(detail::DeviceState& device, std::size_t tier, const plan::Launch& launch) {
  const std::string key = fmt::format("{}:{}", device.tiers.name(tier), launch.key);
  if (const BuiltKernel* known = device.kernels.find(key)) {
    add(device.counters.kernel_hits);
    return *known;
  }
  if (support::settings().verify) check_kernel(*launch.kernel);
  BuiltKernel built;
  if (backend::Backend* backend = device.tiers.backend(tier)) {
    try {
      dump_launch(launch, *backend);
      built.executable = backend->build(*launch.kernel, launch.layouts, launch.key);
      add(device.counters.kernels_built);
    } catch (const Error& error) {
      built.failure = error.what();
    }
  } else {
    built.failure = device.tiers.failure(tier);
  }
  return device.kernels.insert(key, std::move(built));
}

// All kernels of a group on one tier, or what the first refusal said.
std::string build_group(detail::DeviceState& device, const plan::Group& group, PreparedGroup& into) {
  into.executables.clear();
  for (const plan::Launch& launch : group.launches) {
    const BuiltKernel& built = kernel_on(device, into.tier, launch);
    if (built.executable == nullptr) return built.failure;
    into.executables.push_back(built.executable);
  }
  return {};
}

[[noreturn]] void refuse(const ir::Recording& recording, const plan::Group& group,
                         const std::string& failures) {
  const ir::Call& call = recording.calls[static_cast<std::size_t>(group.calls.front())];
  throw CompileError(fmt::format("{}: no tier of the device can run it ({}){}", call.kernel->kernel.name,
                                 failures, place({call.file, call.line})),
                     {});
}

// Builds what a plan needs. Where a kernel cannot be built, `apart` says what the plan must be made again
// without: first the joining of the group's calls (F10), then for a call alone the tier (T1).
class Builder {
 public:
  Builder(detail::DeviceState& device, const ir::Recording& recording, plan::Options options)
      : device_(device), recording_(recording), options_(std::move(options)) {}

  Prepared build() {
    const plan::Limits& limits = device_.tiers.backend(device_.best_tier)->limits();
    for (;;) {
      Prepared prepared;
      prepared.plan = plan::make_plan(recording_, limits, options_);
      if (build_groups(prepared)) return prepared;
    }
  }

 private:
  bool build_groups(Prepared& prepared) {
    bool complete = true;
    for (const plan::Group& group : prepared.plan.groups) {
      PreparedGroup built;
      built.tier = tier_of(group.calls.front());
      const std::string failure = build_group(device_, group, built);
      if (!failure.empty()) {
        complete = false;
        group.calls.size() > 1 ? take_apart(group, failure) : move_down(group, failure);
      }
      prepared.groups.push_back(std::move(built));
    }
    return complete;
  }

  void take_apart(const plan::Group& group, const std::string& failure) {
    for (const ir::CallId call : group.calls) {
      set({.call = call, .refusal = plan::Refusal::build_failed, .tier = {}, .detail = first_line(failure)});
    }
  }

  void move_down(const plan::Group& group, const std::string& failure) {
    const ir::CallId call = group.calls.front();
    std::size_t tier = tier_of(call);
    std::string failures = fmt::format("{}: {}", device_.tiers.name(tier), first_line(failure));
    for (++tier; tier < device_.tiers.size(); ++tier) {
      PreparedGroup built{.tier = tier, .executables = {}};
      const std::string next = build_group(device_, group, built);
      if (next.empty()) {
        lower_tiers_[call] = tier;
        set({.call = call,
             .refusal = plan::Refusal::runs_on_tier,
             .tier = device_.tiers.name(tier),
             .detail = fmt::format("{} refused it: {}", device_.tiers.name(device_.best_tier),
                                   first_line(failure))});
        return;
      }
      failures += fmt::format("; {}: {}", device_.tiers.name(tier), first_line(next));
    }
    refuse(recording_, group, failures);
  }

  void set(plan::Apart apart) {
    const auto at = std::ranges::lower_bound(options_.apart, apart.call, {}, &plan::Apart::call);
    if (at != options_.apart.end() && at->call == apart.call) {
      *at = std::move(apart);
    } else {
      options_.apart.insert(at, std::move(apart));
    }
  }

  [[nodiscard]] std::size_t tier_of(ir::CallId call) const {
    const auto found = lower_tiers_.find(call);
    return found == lower_tiers_.end() ? device_.best_tier : found->second;
  }

  static std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

  detail::DeviceState& device_;
  const ir::Recording& recording_;
  plan::Options options_;
  std::map<ir::CallId, std::size_t> lower_tiers_;
};

void place_scratch(Prepared& prepared, std::size_t buffers) {
  prepared.block_of.assign(buffers, -1);
  for (const plan::ScratchPlace& place : prepared.plan.scratch) {
    if (place.local) continue;
    prepared.block_of[static_cast<std::size_t>(place.buffer)] = place.block;
    prepared.places.push_back(place);
  }
  std::ranges::stable_sort(prepared.places, {}, &plan::ScratchPlace::first_group);
}

}  // namespace

std::shared_ptr<const Prepared> prepare(detail::DeviceState& device, const ir::Recording& recording,
                                        const FuseOptions& fuse_options) {
  const plan::Limits& limits = device.tiers.backend(device.best_tier)->limits();
  plan::Options options = plan_options(fuse_options);
  std::string key = plan::plan_key(recording, limits, options);
  if (const std::shared_ptr<const Prepared>* known = device.plans.find(key)) {
    add(device.counters.plan_hits);
    return *known;
  }
  auto prepared = std::make_shared<Prepared>(Builder(device, recording, std::move(options)).build());
  place_scratch(*prepared, recording.buffers.size());
  add(device.counters.plans_made);
  if (!support::settings().dump.empty())
    dump_plan(prepared->plan, recording, limits, device.counters.plans_made);
  return device.plans.insert(std::move(key), std::move(prepared));
}

}  // namespace weft::runtime

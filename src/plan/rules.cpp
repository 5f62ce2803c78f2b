// The rules of joining in the order of CONTRACT F, for one call and one group.
#include <algorithm>

#include "plan/group.hpp"
#include "support/check.hpp"

namespace weft::plan {
namespace {

constexpr int fold_workgroup = 256;

bool refuse(Verdict& verdict, Refusal refusal) {
  verdict.reason.refusal = refusal;
  return false;
}

/// What holds for a call or a group whatever the other is: the rule that comes first speaks.
bool fit_company(const Item& b, const Draft& group, const Surroundings& around, Verdict& verdict) {
  std::uint32_t access = no_access;
  const Refusal own = stands_alone(b, around, access);
  if (own == Refusal::none && group.alone == Refusal::none) return true;
  const auto later = [&](ir::CallId call) {
    return std::ranges::find(around.options.apart, call, &Apart::call);
  };
  const bool speaks_of_b = own != Refusal::none && (group.alone == Refusal::none || own <= group.alone);
  verdict.reason.subject = speaks_of_b ? b.call : group.calls.front();
  verdict.reason.access = speaks_of_b ? access : group.alone_access;
  if (const auto apart = later(verdict.reason.subject); apart != around.options.apart.end()) {
    verdict.reason.tier = apart->tier;
    verdict.reason.detail = apart->detail;
  }
  const bool lower = !speaks_of_b && group.alone == Refusal::runs_on_tier;
  return refuse(verdict, lower ? Refusal::after_lower_tier : speaks_of_b ? own : group.alone);
}

/// Buffers that a launch of both would bind. Scratch counts until the last call that names it is a member.
int count_buffers(const Item& b, const Draft& group, const Surroundings& around) {
  const auto counts = [&](MemoryId memory, int calls) {
    return !around.memories.scratch(memory) || calls < around.naming_calls[static_cast<std::size_t>(memory)];
  };
  int buffers = group.open_buffers;
  for (MemoryId memory : b.memories) {
    const auto known = group.memories.find(memory);
    const int calls = known == group.memories.end() ? 0 : known->second.calls;
    if (calls > 0 && counts(memory, calls)) --buffers;
    if (counts(memory, calls + 1)) ++buffers;
  }
  return buffers;
}

bool fit_buffers(const Item& b, const Draft& group, const Surroundings& around, Verdict& verdict) {
  verdict.open_buffers = count_buffers(b, group, around);
  const int bound = verdict.open_buffers + group.folds + b.folds();
  if (bound <= around.limits.max_buffers) return true;
  verdict.reason.left = bound;
  verdict.reason.right = around.limits.max_buffers;
  return refuse(verdict, Refusal::too_many_buffers);
}

/// Declared sizes agree; a fold runs at its own, and calls that declare none follow.
bool fit_workgroups(const Item& b, const Draft& group, Verdict& verdict) {
  const int here = group.folds > 0 ? fold_workgroup : group.workgroup;
  const int there = b.folds() > 0 ? fold_workgroup : b.form->kernel->options.workgroup;
  if (here == 0 || there == 0 || here == there) return true;
  verdict.reason.left = here;
  verdict.reason.right = there;
  return refuse(verdict, Refusal::workgroup_differs);
}

/// What a consumer computes again, it reads: the producer's inputs, anywhere.
void add_recomputed_reads(const Item& b, const Recompute& r, Draft& group, const Surroundings& around) {
  const auto& call = around.recording.calls[static_cast<std::size_t>(r.producer)];
  const Item producer =
      find_item(around.recording, r.producer, around.forms.of(call.kernel), around.memories);
  for (Use use : producer.uses) {
    if (use.write) continue;
    use.access = nullptr;
    use.number = no_access;
    use.flat = false;
    group.state(use.memory).classes.push_back({use, b.call});
  }
}

}  // namespace

Refusal stands_alone(const Item& item, const Surroundings& around, std::uint32_t& access) {
  const Form& form = *item.form;
  const auto later = std::ranges::find(around.options.apart, item.call, &Apart::call);
  if (later != around.options.apart.end() && later->refusal == Refusal::runs_on_tier)
    return Refusal::runs_on_tier;
  if (item.idle) return Refusal::zero_iterations;
  if (form.several) return Refusal::several_loops;
  if (form.facts == nullptr) return Refusal::no_loop;
  if (form.facts->scatters) {
    const auto scatter = [](const ir::Access& a) {
      return a.write && (a.atomic || a.map != ir::Map::at_index);
    };
    const auto found = std::ranges::find_if(form.facts->accesses, scatter);
    if (found != form.facts->accesses.end()) {
      access = static_cast<std::uint32_t>(found - form.facts->accesses.begin());
    }
    return Refusal::scatters;
  }
  if (later != around.options.apart.end()) return Refusal::build_failed;
  if (!form.kernel->options.fuse) return Refusal::declared_apart;
  if (form.all_facts().order_not_fixed) return Refusal::order_not_fixed;
  return Refusal::none;
}

Verdict try_join(const Item& b, const Draft& group, const Surroundings& around, bool bridged) {
  Verdict verdict;
  verdict.reason.a = group.calls.back();
  verdict.reason.b = b.call;
  verdict.reason.subject = b.call;
  verdict.rigid = group.rigid || !b.flat;
  verdict.axes = group.axes;
  verdict.shape = group.shape;
  verdict.flat_at_axes = group.flat_at_axes;
  const bool fits = fit_company(b, group, around, verdict) &&
                    (fit_domains(b, group, verdict) || can_absorb(b, group, around, verdict) ||
                     refuse(verdict, Refusal::loops_differ)) &&
                    fit_uses(b, group, around, verdict) && fit_buffers(b, group, around, verdict) &&
                    fit_workgroups(b, group, verdict) && fit_profit(b, group, around, bridged, verdict);
  if (fits) verdict.reason = {};
  return verdict;
}

void add(const Item& b, const Verdict& verdict, Draft& group, const Surroundings& around) {
  group.calls.push_back(b.call);
  group.rigid = verdict.rigid;
  if (!b.flat) group.rigid_call = b.call;
  group.axes = verdict.axes;
  group.shape = verdict.shape;
  group.flat_at_axes = verdict.flat_at_axes;
  group.total = verdict.absorbs ? b.domain.total : std::max(group.total, b.domain.total);
  if (verdict.absorbs) group.shapes.clear();
  group.folds += b.folds();
  if (b.form->facts != nullptr) {
    group.has_inner = group.has_inner || b.form->facts->has_inner;
    group.reduces = group.reduces || b.form->facts->folds;
    if (b.form->facts->product) {
      group.product_axes = b.domain.axes.size();
      group.product_call = b.call;
    }
  }
  group.workgroup = std::max(group.workgroup, b.form->kernel->options.workgroup);
  group.cost = verdict.cost;
  group.live = std::max(group.live, b.live());
  group.open_buffers = verdict.open_buffers;
  group.recomputes.insert(group.recomputes.end(), verdict.recomputes.begin(), verdict.recomputes.end());
  for (MemoryId memory : b.memories) ++group.state(memory).calls;
  for (const Use& use : b.uses) {
    auto& classes = group.state(use.memory).classes;
    const auto known = std::ranges::find_if(classes, [&](const UseClass& c) { return same_use(c.use, use); });
    if (known != classes.end()) {
      known->last = b.call;
    } else {
      classes.push_back({use, b.call});
    }
  }
  for (const Recompute& r : verdict.recomputes) add_recomputed_reads(b, r, group, around);
  if (b.flat || b.form->facts == nullptr) return;
  for (Shape& shape : shapes_of(b)) {
    const auto same = [&](const Shape& s) { return s.counts == shape.counts; };
    if (group.shapes.size() < 16 && std::ranges::none_of(group.shapes, same)) group.shapes.push_back(shape);
  }
}

Draft open_group(const Item& b, const Surroundings& around) {
  Draft group(around.memory);
  group.alone = stands_alone(b, around, group.alone_access);
  group.idle = b.idle;
  Verdict verdict;
  verdict.rigid = !b.flat;
  if (verdict.rigid) verdict.axes = b.domain.axes;
  verdict.open_buffers = count_buffers(b, group, around);
  verdict.cost = b.cost();
  add(b, verdict, group, around);
  return group;
}

}  // namespace weft::plan

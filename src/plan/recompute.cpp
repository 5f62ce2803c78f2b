// F12: a reader at other indices computes a producer's element where it reads it. The producer is one formula of
// values at hand, so the value has the bits of the stored one; elements it does not cover are zero, as scratch is.
#include <algorithm>

#include "plan/group.hpp"

namespace weft::plan {
namespace {

bool whole_and_same(const ir::View& written, const ir::View& read) {
  if (written.type != read.type || written.offset != read.offset) return false;
  if (!written.contiguous() || !read.contiguous() || written.size() != read.size()) return false;
  // A flat producer is addressed by the position that the reader's indices have in memory.
  if (written.rank == 1) return true;
  return written.rank == read.rank &&
         std::equal(written.shape.begin(), written.shape.begin() + written.rank, read.shape.begin());
}

/// Nothing in the group or in `b` may write what the producer reads: it is read later than it was, and elsewhere.
bool inputs_stay(const Item& b, const Item& producer, const Draft& group) {
  const auto written = [](const UseClass& c) { return c.use.write; };
  for (const Use& use : producer.uses) {
    if (use.write) continue;
    const auto state = group.memories.find(use.memory);
    if (state != group.memories.end() && std::ranges::any_of(state->second.classes, written)) return false;
    const auto writes_it = [&](const Use& mine) { return mine.write && mine.memory == use.memory; };
    if (std::ranges::any_of(b.uses, writes_it)) return false;
  }
  return true;
}

/// The producer makes every element of what it writes.
bool covers_view(const Item& producer, const ir::View& view) {
  const auto& axes = producer.domain.axes;
  if (!producer.domain.plain() || static_cast<int>(axes.size()) != view.rank) return false;
  return std::ranges::equal(axes, std::span(view.shape).first(axes.size()), {}, &AxisRange::count);
}

int count_loads(const Item& b, std::uint32_t array) {
  const auto loads = [&](const ir::Access& a) { return !a.write && ir::index(a.array) == array; };
  return static_cast<int>(std::ranges::count_if(b.form->facts->accesses, loads));
}

}  // namespace

bool can_recompute(const Item& b, const Use& read, const UseClass& write, const Draft& group,
                   const Surroundings& around, Verdict& verdict) {
  if (!around.options.recompute || !around.memories.scratch(read.memory)) return false;
  if (read.write || read.access == nullptr || read.flat || !write.use.write) return false;
  if (write.last >= b.call || write.use.access == nullptr) return false;
  if (around.writers_so_far[static_cast<std::size_t>(read.memory)] != 1) return false;
  if (std::ranges::any_of(b.uses, [&](const Use& u) { return u.write && u.memory == read.memory; })) return false;
  const auto& call = around.recording.calls[static_cast<std::size_t>(write.last)];
  const Form& form = around.forms.of(call.kernel);
  if (!form.pointwise || !whole_and_same(*write.use.view, *read.view)) return false;
  const Item producer = find_item(around.recording, write.last, form, around.memories);
  if (!covers_view(producer, *write.use.view) || !inputs_stay(b, producer, group)) return false;
  const int loads = count_loads(b, read.array);
  if (loads * producer.cost() > around.limits.recompute_primitives) return false;
  verdict.recomputes.push_back({b.call, write.last, read.memory, read.array, loads});
  return true;
}

}  // namespace weft::plan

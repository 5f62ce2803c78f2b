// F12: a reader at other indices computes a producer's element where it reads it. The producer is one formula
// of values at hand, so the value has the bits of the stored one; elements it does not cover are zero, as
// scratch is.
#include <algorithm>
#include <optional>
#include <utility>

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

/// Nothing in the group or in `b` may write what the producer reads: it is read later than it was, and
/// elsewhere.
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

/// How often one access reads an element of the array, at most; nothing where that depends on sizes. Axes of
/// loops that run a constant number of times count that often. Every other axis must choose an element of its
/// own: alone in one dimension. An index that is looked up reads as many elements as the loop has iterations.
std::optional<int> reads_of_element(const Item& b, const ir::Access& access, const Item& producer) {
  const ir::Kernel& kernel = *b.form->kernel;
  const auto constant_count = [&](ir::LoopId loop, int axis) -> std::optional<std::int64_t> {
    const ir::Node& count = kernel.at(kernel.at(loop).axes[static_cast<std::size_t>(axis)].count);
    if (count.inst != ir::Inst::constant || loop == access.within.front()) return std::nullopt;
    return static_cast<std::int64_t>(count.constant_bits());
  };
  std::int64_t times = 1;
  std::size_t choosing = 0;
  for (ir::LoopId loop : access.within) {
    for (int axis = 0; axis < static_cast<int>(kernel.at(loop).axes.size()); ++axis) {
      const auto count = constant_count(loop, axis);
      times = product(times, std::max<std::int64_t>(count.value_or(1), 1));
      choosing += count ? 0 : 1;
    }
  }
  if (times > 64) return std::nullopt;
  if (!std::ranges::all_of(access.dims, &ir::IndexForm::affine)) {
    const bool once = access.within.size() == 1 && b.domain.total == producer.domain.total;
    return once ? std::optional(1) : std::nullopt;
  }
  std::vector<std::pair<ir::LoopId, int>> chosen;
  for (const ir::IndexForm& form : access.dims) {
    int own = 0;
    for (const ir::AffineTerm& term : form.terms) {
      if (constant_count(term.loop, term.axis)) continue;
      chosen.emplace_back(term.loop, term.axis);
      ++own;
    }
    if (own > 1) return std::nullopt;
  }
  std::ranges::sort(chosen);
  const bool distinct = std::ranges::adjacent_find(chosen) == chosen.end();
  return distinct && chosen.size() == choosing ? std::optional(static_cast<int>(times)) : std::nullopt;
}

/// The same for all accesses of a parameter together.
std::optional<int> count_reads(const Item& b, std::uint32_t array, const Item& producer) {
  int reads = 0;
  for (const ir::Access& access : b.form->facts->accesses) {
    if (access.write || ir::index(access.array) != array) continue;
    const auto more = reads_of_element(b, access, producer);
    if (!more) return std::nullopt;
    reads += *more;
  }
  return reads;
}

/// A flat loop may be laid out in another shape, and then its own index is no value to compute an element at.
/// All reads of a parameter are computed or none, so one such read beside a gather speaks for all.
bool read_at_flat_index(const Item& b, std::uint32_t array) {
  return b.flat && std::ranges::any_of(b.uses, [&](const Use& u) { return u.flat && u.array == array; });
}

/// Adds what `b` reads of `memory` through parameter `array`, if the group's `producer` can be computed
/// there.
bool add_recompute(const Item& b, const Use& read, const Item& producer, const ir::View& written,
                   const Draft& group, const Surroundings& around, Verdict& verdict) {
  if (read.write || read.access == nullptr || read.flat || read_at_flat_index(b, read.array)) return false;
  if (!producer.form->pointwise || !whole_and_same(written, *read.view)) return false;
  if (!covers_view(producer, written) || !inputs_stay(b, producer, group)) return false;
  const auto reads = count_reads(b, read.array, producer);
  if (!reads || product(*reads, producer.cost()) > around.limits.recompute_primitives) return false;
  verdict.recomputes.push_back({b.call, producer.call, read.memory, read.array, *reads});
  return true;
}

bool writes(const Item& item, MemoryId memory) {
  return std::ranges::any_of(item.uses, [&](const Use& u) { return u.write && u.memory == memory; });
}

Item resolve(ir::CallId id, const Surroundings& around) {
  const auto& kernel = around.recording.calls[static_cast<std::size_t>(id)].kernel;
  return find_item(around.recording, id, around.forms.of(kernel), around.memories);
}

/// Whether `b` can compute all it reads of what this member makes, and nobody else reads it.
bool add_producer(const Item& b, const Item& producer, const Draft& group, const Surroundings& around,
                  Verdict& verdict) {
  const auto out = std::ranges::find_if(producer.uses, &Use::write);
  if (out == producer.uses.end() || !around.memories.scratch(out->memory)) return false;
  const auto memory = static_cast<std::size_t>(out->memory);
  if (around.naming_calls[memory] != 2 || writes(b, out->memory)) return false;
  bool reads = false;
  for (const Use& read : b.uses) {
    if (read.memory != out->memory) continue;
    reads = true;
    const auto known = [&](const Recompute& r) { return r.array == read.array; };
    if (read.array != no_array && std::ranges::any_of(verdict.recomputes, known)) continue;
    if (!add_recompute(b, read, producer, *out->view, group, around, verdict)) return false;
  }
  return reads;
}

}  // namespace

bool can_recompute(const Item& b, const Use& read, const UseClass& write, const Draft& group,
                   const Surroundings& around, Verdict& verdict) {
  if (!around.options.recompute || !around.memories.scratch(read.memory) || !write.use.write) return false;
  if (write.last >= b.call || write.use.access == nullptr || writes(b, read.memory)) return false;
  if (around.writers_so_far[static_cast<std::size_t>(read.memory)] != 1) return false;
  return add_recompute(b, read, resolve(write.last, around), *write.use.view, group, around, verdict);
}

bool can_absorb(const Item& b, const Draft& group, const Surroundings& around, Verdict& verdict) {
  constexpr std::size_t most_producers = 8;
  if (!around.options.recompute || b.form->facts == nullptr || !group.recomputes.empty()) return false;
  if (group.calls.size() > most_producers || group.calls.back() > b.call) return false;
  const auto absorbed = [&](ir::CallId p) {
    return add_producer(b, resolve(p, around), group, around, verdict);
  };
  if (!std::ranges::all_of(group.calls, absorbed)) {
    verdict.recomputes.clear();
    return false;
  }
  verdict.absorbs = true;
  verdict.rigid = !b.flat;
  verdict.axes = b.flat ? Axes{} : b.domain.axes;
  verdict.shape = {};
  verdict.flat_at_axes = false;
  return true;
}

}  // namespace weft::plan

// F3, F4 and F6: whether what one side writes is touched by the other only where the same iteration does it.
// A pair that agrees on fewer axes than the loops do makes the group's rows longer; one that agrees on none
// is refused, or its producer is computed again (F12).
#include <algorithm>

#include "plan/group.hpp"
#include "support/check.hpp"

namespace weft::plan {
namespace {

/// What a flat loop of `total` elements is expressed in.
Lengths expression(std::int64_t total, const Verdict& verdict) {
  if (!verdict.shape.counts.empty() && verdict.shape.total() == total) return verdict.shape.counts;
  Lengths counts;
  for (const AxisRange& axis : verdict.axes) counts.push_back(axis.count);
  return counts;
}

PairVerdict judge_pair(const Use& a, const Use& b, const Verdict& verdict) {
  if (a.flat == b.flat || (!a.write && !b.write)) return judge(a, b, {});
  return judge(a, b, expression((a.flat ? a : b).view->size(), verdict));
}

/// Whether the loops of the group and of `b` can be cut down to `depth` shared axes. A fold takes whole
/// iterations, and a flat member over just the present axes has no inner axes to give up.
bool can_lower(const Item& b, const Draft& group, const Verdict& verdict, int depth) {
  return depth >= 1 && group.folds == 0 && b.folds() == 0 && !verdict.flat_at_axes;
}

/// The depth that a pair must agree to: in a group without axes of its own, an element.
int depth_asked(const Verdict& verdict) { return std::max(1, static_cast<int>(verdict.axes.size())); }

void blame(const Use& earlier, ir::CallId earlier_call, const Use& mine, PairVerdict pair, Verdict& verdict) {
  Reason& reason = verdict.reason;
  const int depth = depth_asked(verdict);
  const auto speak_of = [&](Refusal refusal, ir::CallId subject, const Use& use) {
    reason.refusal = refusal;
    reason.subject = subject;
    reason.access = use.number;
    reason.array = use.array;
  };
  if (pair.clash == Clash::element_types)
    return speak_of(Refusal::element_types_differ, earlier_call, earlier);
  if (earlier.result) return speak_of(Refusal::after_reduction, earlier_call, earlier);
  if (pair.clash == Clash::views) return speak_of(Refusal::overlapping_views, earlier_call, earlier);
  if (earlier.write && !mine.write) {
    if (leading(mine) < depth) return speak_of(Refusal::reads_elsewhere, reason.b, mine);
    return speak_of(Refusal::writes_elsewhere, earlier_call, earlier);
  }
  if (!earlier.write && leading(earlier) < depth) {
    return speak_of(Refusal::read_elsewhere, earlier_call, earlier);
  }
  if (earlier.write && leading(earlier) < depth) {
    return speak_of(Refusal::writes_elsewhere, earlier_call, earlier);
  }
  speak_of(Refusal::writes_elsewhere, reason.b, mine);
}

bool recomputed(const Verdict& verdict, const Use& use) {
  return std::ranges::any_of(verdict.recomputes, [&](const Recompute& r) { return r.array == use.array; });
}

/// Calls `visit(mine, class)` for each of b's uses and each class of the group on the same memory, until it
/// gives false.
template <class Visit>
bool for_pairs(const Item& b, const Draft& group, Visit visit) {
  for (const Use& mine : b.uses) {
    const auto state = group.memories.find(mine.memory);
    if (state == group.memories.end()) continue;
    for (const UseClass& theirs : state->second.classes) {
      if (!visit(mine, theirs)) return false;
    }
  }
  return true;
}

}  // namespace

bool fit_uses(const Item& b, const Draft& group, const Surroundings& around, Verdict& verdict) {
  // First what no depth can mend, since computing a producer again frees its other reads too.
  const bool possible = for_pairs(b, group, [&](const Use& mine, const UseClass& theirs) {
    const PairVerdict pair = judge_pair(theirs.use, mine, verdict);
    verdict.connected = verdict.connected || pair.meets;
    verdict.shares_input = verdict.shares_input || (!theirs.use.write && !mine.write);
    if (pair.clash == Clash::none || recomputed(verdict, mine)) return true;
    if (pair.depth >= depth_asked(verdict) || can_lower(b, group, verdict, pair.depth)) return true;
    if (can_recompute(b, mine, theirs, group, around, verdict)) return true;
    blame(theirs.use, theirs.last, mine, pair, verdict);
    return false;
  });
  if (!possible) return false;
  return for_pairs(b, group, [&](const Use& mine, const UseClass& theirs) {
    const PairVerdict pair = judge_pair(theirs.use, mine, verdict);
    if (pair.clash == Clash::none || pair.depth >= depth_asked(verdict) || recomputed(verdict, mine))
      return true;
    if (can_lower(b, group, verdict, pair.depth)) {
      verdict.axes.resize(static_cast<std::size_t>(pair.depth));
      return true;
    }
    blame(theirs.use, theirs.last, mine, pair, verdict);
    return false;
  });
}

}  // namespace weft::plan

// Groups stand in one total order. Each call in turn finds the latest group that holds a call it must follow:
// it may join that group, or any later one, because nothing recorded earlier depends on it. So groups are
// convex by construction, and a call looks at a few groups only: the one it must follow, those that touched
// its arrays last, the last one of equal size, and the last of all.
//
// When a call has joined, groups that it connects may become one (bridge): the independent branch `silu(g)`
// of `norm(x) * silu(g)` has no reason to join anything until the product needs both.
#include "plan/join.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <type_traits>
#include <unordered_map>

#include "plan/depend.hpp"
#include "support/check.hpp"

namespace weft::plan {
namespace {

constexpr std::size_t most_moved = 32;    ///< calls a bridge moves at once
constexpr std::size_t most_copied = 256;  ///< memories of the group it moves them to
constexpr std::size_t most_candidates = 6;
constexpr std::size_t most_followers = 64;

std::size_t at(ir::CallId id) { return static_cast<std::size_t>(id); }

class Joiner {
 public:
  explicit Joiner(const Surroundings& around)
      : recording_(around.recording),
        memories_(around.memories),
        writers_(around.memories.count()),
        last_touch_(around.memories.count()),
        depend_(around.memories.count(), around.memory),
        around_{around.recording, around.limits,       around.options, around.memories,
                around.forms,     around.naming_calls, writers_,       around.memory},
        follows_(around.memory),
        followers_(around.memory) {
    const std::size_t calls = recording_.calls.size();
    group_of_.resize(calls);
    follows_.resize(calls);
    followers_.resize(calls);
    floor_.resize(calls, -1);
  }

  std::vector<Draft> run() {
    if (apart()) {
      for (std::size_t c = 0; c < recording_.calls.size(); ++c)
        open(item(ir::CallId(static_cast<std::uint32_t>(c))), {});
      explain_apart();
      return std::move(groups_);
    }
    for (std::size_t c = 0; c < recording_.calls.size(); ++c)
      place(item(ir::CallId(static_cast<std::uint32_t>(c))));
    return finish();
  }

 private:
  [[nodiscard]] bool apart() const { return around_.options.join == Join::never || !around_.limits.fuses; }

  [[nodiscard]] Item item(ir::CallId id) const {
    return find_item(recording_, id, around_.forms.of(recording_.calls[at(id)].kernel), memories_);
  }

  void explain_apart() {
    if (around_.limits.fuses) return;
    std::optional<std::size_t> before;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      if (groups_[g].idle) continue;
      if (before) {
        Reason& why = groups_[g].why;
        why.refusal = Refusal::tier_runs_apart;
        why.a = groups_[*before].calls.back();
        why.b = why.subject = groups_[g].calls.front();
      }
      before = g;
    }
  }

  std::size_t open(const Item& b, Reason why) {
    groups_.push_back(open_group(b, around_));
    dead_.push_back(false);
    pinned_.push_back(false);
    groups_.back().why = b.idle ? idle_reason(b.call) : std::move(why);
    return groups_.size() - 1;
  }

  static Reason idle_reason(ir::CallId call) {
    Reason reason;
    reason.refusal = Refusal::zero_iterations;
    reason.a = reason.b = reason.subject = call;
    return reason;
  }

  [[nodiscard]] std::int64_t position(ir::CallId call) const {
    return static_cast<std::int64_t>(group_of_[at(call)]);
  }

  void place(const Item& b) {
    const auto& found =
        depend_.step(b, [&](ir::CallId call) { return call == b.call ? -1 : position(call); });
    std::int64_t earliest = found.floor;
    for (ir::CallId d : found.calls) earliest = std::max(earliest, position(d));
    std::optional<std::size_t> home;
    for (std::size_t g : find_candidates(b, earliest)) {
      const Verdict verdict = try_join(b, groups_[g], around_, false);
      if (!verdict.joins()) continue;
      add(b, verdict, groups_[g], around_);
      home = g;
      break;
    }
    if (!home) home = open(b, find_reason(b, earliest, found.calls));
    group_of_[at(b.call)] = *home;
    record(b, *home, found);
    bridge(b.call);
  }

  [[nodiscard]] bool takes_part(std::size_t g, std::int64_t earliest) const {
    return !dead_[g] && static_cast<std::int64_t>(g) >= earliest;
  }

  using Candidates = support::InlineVector<std::size_t, most_candidates>;
  [[nodiscard]] Candidates find_candidates(const Item& b, std::int64_t earliest) {
    Candidates out;
    const auto consider = [&](std::size_t g) {
      if (takes_part(g, earliest) && out.size() < most_candidates && std::ranges::find(out, g) == out.end()) {
        out.push_back(g);
      }
    };
    const std::optional<std::size_t> last = last_group();
    if (!last) return out;
    if (!around_.options.reorder) {
      consider(*last);
      return out;
    }
    if (earliest >= 0) consider(static_cast<std::size_t>(earliest));
    if (const auto touch = latest_touch(b)) consider(group_of_[at(*touch)]);  // a refusal speaks of it
    touching_.clear();
    for (MemoryId m : b.memories) {
      if (const auto& touch = last_touch_[static_cast<std::size_t>(m)])
        touching_.push_back(group_of_[at(*touch)]);
    }
    std::ranges::sort(touching_, std::greater{});
    for (std::size_t g : touching_) consider(g);
    if (const auto same = last_of_total_.find(b.domain.total); same != last_of_total_.end())
      consider(same->second);
    consider(*last);
    return out;
  }

  [[nodiscard]] std::optional<std::size_t> last_group() const {
    std::size_t g = groups_.size();
    while (g > 0 && (dead_[g - 1] || groups_[g - 1].idle)) --g;
    return g == 0 ? std::nullopt : std::optional(g - 1);
  }

  /// The latest call so far that shares data with `b`.
  [[nodiscard]] std::optional<ir::CallId> latest_touch(const Item& b) const {
    std::optional<ir::CallId> latest;
    for (MemoryId m : b.memories) {
      const auto& touch = last_touch_[static_cast<std::size_t>(m)];
      if (touch && (!latest || *touch > *latest)) latest = touch;
    }
    return latest;
  }

  /// `a` is the latest earlier call that shares data with `b`, else the last call of the group listed before
  /// it.
  [[nodiscard]] Reason find_reason(const Item& b, std::int64_t earliest,
                                   const std::vector<ir::CallId>& follows) const {
    std::optional<ir::CallId> a = latest_touch(b);
    if (!a) {
      const auto last = last_group();
      if (!last) return {};
      a = groups_[*last].calls.back();
    }
    return reason_against(b, *a, earliest, follows);
  }

  [[nodiscard]] Reason reason_against(const Item& b, ir::CallId a, std::int64_t earliest,
                                      const std::vector<ir::CallId>& follows) const {
    const std::size_t g = group_of_[at(a)];
    Reason reason = try_join(b, groups_[g], around_, false).reason;
    if (reason.refusal == Refusal::none) {
      reason.refusal = Refusal::after_dependency;
      reason.subject = a;
      if (!takes_part(g, earliest)) {
        const auto latest = std::ranges::max_element(follows, {}, [&](ir::CallId d) { return position(d); });
        if (latest != follows.end() && group_of_[at(*latest)] > g) reason.subject = *latest;
      } else if (!around_.options.reorder) {
        reason.refusal = Refusal::switched_off;
        reason.detail = "reorder";
      }
    }
    reason.a = a;
    reason.b = b.call;
    return reason;
  }

  void record(const Item& b, std::size_t home, const Dependencies::Found& found) {
    for (MemoryId m : b.memories) {
      if (!b.idle) last_touch_[static_cast<std::size_t>(m)] = b.call;
    }
    written_.clear();
    for (const Use& use : b.uses) {
      if (use.write) written_.push_back(use.memory);
    }
    std::ranges::sort(written_);
    written_.erase(std::unique(written_.begin(), written_.end()), written_.end());
    for (MemoryId m : written_) ++writers_[static_cast<std::size_t>(m)];
    follows_[at(b.call)].assign(found.calls.begin(), found.calls.end());
    floor_[at(b.call)] = found.floor;
    for (ir::CallId d : found.calls) followers_[at(d)].push_back(b.call);
    for (ir::CallId c : found.settled) pinned_[group_of_[at(c)]] = true;
    if (groups_[home].alone == Refusal::none) last_of_total_[b.domain.total] = home;
  }

  /// Joins the groups that `b` reads from with its own, where one can move to the other's place.
  void bridge(ir::CallId b) {
    if (!around_.options.reorder || groups_[group_of_[at(b)]].alone != Refusal::none) return;
    for (ir::CallId d : follows_[at(b)]) {
      const std::size_t mine = group_of_[at(b)];
      const std::size_t theirs = group_of_[at(d)];
      if (mine == theirs || groups_[theirs].alone != Refusal::none) continue;
      if (can_move_up(mine, theirs) && move(mine, theirs)) continue;
      if (can_move_down(theirs, mine)) move(theirs, mine);
    }
  }

  /// Whether all that the later group follows stands no later than the earlier one.
  [[nodiscard]] bool can_move_up(std::size_t later, std::size_t earlier) const {
    if (groups_[later].calls.size() > most_moved) return false;
    const auto fits = [&](ir::CallId c) {
      const auto stands = [&](ir::CallId d) {
        return group_of_[at(d)] <= earlier || group_of_[at(d)] == later;
      };
      return floor_[at(c)] <= static_cast<std::int64_t>(earlier) &&
             std::ranges::all_of(follows_[at(c)], stands);
    };
    return std::ranges::all_of(groups_[later].calls, fits);
  }

  /// Whether all that follows the earlier group stands no earlier than the later one.
  [[nodiscard]] bool can_move_down(std::size_t earlier, std::size_t later) const {
    if (groups_[earlier].calls.size() > most_moved || pinned_[earlier]) return false;
    if (!groups_[earlier].recomputes.empty() || !groups_[later].recomputes.empty()) return false;
    const auto fits = [&](ir::CallId c) {
      const auto stands = [&](ir::CallId u) {
        return group_of_[at(u)] >= later || group_of_[at(u)] == earlier;
      };
      return followers_[at(c)].size() <= most_followers && std::ranges::all_of(followers_[at(c)], stands);
    };
    return std::ranges::all_of(groups_[earlier].calls, fits);
  }

  /// The trial keeps its own memory, which is freed when the next one takes its place.
  static void replace(Draft& group, Draft trial) {
    static_assert(std::is_nothrow_move_constructible_v<Draft>);
    std::destroy_at(&group);
    std::construct_at(&group, std::move(trial));
  }

  /// Moves every call of `from` into `to`, or none.
  bool move(std::size_t from, std::size_t to) {
    if (groups_[to].memories.size() > most_copied) return false;
    std::vector<Item> items;
    for (ir::CallId c : groups_[from].calls) {
      items.push_back(item(c));
      if (!try_join(items.back(), groups_[to], around_, true).joins()) return false;
    }
    Draft trial = groups_[to];
    for (const Item& moved : items) {
      const Verdict verdict = try_join(moved, trial, around_, true);
      if (!verdict.joins()) return false;
      add(moved, verdict, trial, around_);
    }
    std::ranges::sort(trial.calls);
    replace(groups_[to], std::move(trial));
    for (const Item& moved : items) group_of_[at(moved.call)] = to;
    if (pinned_[from]) pinned_[to] = true;
    dead_[from] = true;
    groups_[from] = Draft();
    return true;
  }

  /// The first group stands apart from nothing; it speaks only where it runs on another tier.
  [[nodiscard]] Reason first_reason(std::size_t g) const {
    if (groups_[g].alone != Refusal::runs_on_tier) return {};
    const ir::CallId call = groups_[g].calls.front();
    const auto apart = std::ranges::find(around_.options.apart, call, &Apart::call);
    Reason reason;
    reason.refusal = Refusal::runs_on_tier;
    reason.a = reason.b = reason.subject = call;
    reason.tier = apart->tier;
    reason.detail = apart->detail;
    return reason;
  }

  /// Whether the call that b is said to need stands between them. Calls that are settled have no names.
  [[nodiscard]] bool stands_between(const Reason& why) const {
    const std::size_t a = group_of_[at(why.a)], b = group_of_[at(why.b)],
                      subject = group_of_[at(why.subject)];
    return why.subject == why.a ? floor_[at(why.b)] > position(why.a) : a < subject && subject < b;
  }

  /// Why the whole group `g` is not in that of `a`, which stands before it.
  [[nodiscard]] Reason reason_between(std::size_t g, ir::CallId a) const {
    const std::size_t target = group_of_[at(a)];
    Reason reason;
    const auto give = [&](Refusal refusal, ir::CallId b, ir::CallId subject) {
      reason.refusal = refusal;
      reason.a = a;
      reason.b = b;
      reason.subject = subject;
      return reason;
    };
    for (ir::CallId c : groups_[g].calls) {
      reason = try_join(item(c), groups_[target], around_, false).reason;
      if (reason.refusal != Refusal::none) return give(reason.refusal, c, reason.subject);
    }
    for (ir::CallId c : groups_[g].calls) {
      for (ir::CallId d : follows_[at(c)]) {
        const std::size_t between = group_of_[at(d)];
        if (target < between && between < g) return give(Refusal::after_dependency, c, d);
      }
      if (floor_[at(c)] > position(a)) return give(Refusal::after_dependency, c, a);
    }
    const ir::CallId first = groups_[g].calls.front();
    return give(Refusal::not_tried, first, first);
  }

  /// Bridges move groups: a reason may then name two calls that are together, or a call that no longer stands
  /// between them.
  void renew_reasons() {
    std::optional<std::size_t> before;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      if (dead_[g] || groups_[g].idle) continue;
      Reason& why = groups_[g].why;
      if (!before) {
        why = first_reason(g);
      } else if (why.refusal == Refusal::none || group_of_[at(why.a)] >= g) {
        why = reason_between(g, groups_[*before].calls.back());
      } else if (why.refusal == Refusal::after_dependency && !stands_between(why)) {
        why = reason_between(g, why.a);
      }
      before = g;
    }
  }

  std::vector<Draft> finish() {
    renew_reasons();
    std::vector<Draft> out;
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      if (!dead_[g]) out.push_back(std::move(groups_[g]));
    }
    return out;
  }

  const ir::Recording& recording_;
  const Memories& memories_;
  std::vector<int> writers_;
  std::vector<std::optional<ir::CallId>> last_touch_;
  Dependencies depend_;
  Surroundings around_;

  std::vector<Draft> groups_;  ///< by position
  std::vector<bool> dead_;     ///< moved elsewhere
  std::vector<bool> pinned_;   ///< holds a settled call: must not move later
  std::vector<std::size_t> group_of_;
  std::pmr::vector<std::pmr::vector<ir::CallId>> follows_, followers_;  ///< by call
  std::vector<std::int64_t> floor_;
  std::vector<std::size_t> touching_;  ///< of the call at hand, as are those below
  std::vector<MemoryId> written_;
  std::unordered_map<std::int64_t, std::size_t> last_of_total_;
};

}  // namespace

std::vector<Draft> join(const Surroundings& around) { return Joiner(around).run(); }

}  // namespace weft::plan

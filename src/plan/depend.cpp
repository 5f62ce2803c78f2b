#include "plan/depend.hpp"

#include <algorithm>

namespace weft::plan {

void Dependencies::follow(const Use& use, Found& found) const {
  const Touched& t = touched_[static_cast<std::size_t>(use.memory)];
  const auto overlaps = [&](std::int64_t begin, std::int64_t end) {
    return begin < use.end && use.begin < end;
  };
  const auto take = [&](const std::pmr::vector<Touch>& touches, const Settled& settled) {
    for (const Touch& touch : touches) {
      if (!overlaps(touch.begin, touch.end)) continue;
      if (touch.view == use.view || bytes_meet_in_range(*touch.view, *use.view))
        found.calls.push_back(touch.call);
    }
    if (settled.position >= 0 && overlaps(settled.begin, settled.end)) {
      found.floor = std::max(found.floor, settled.position);
    }
  };
  take(t.writes, t.settled_writes);
  if (use.write) take(t.reads, t.settled_reads);
}

void Dependencies::record(ir::CallId call, const Use& use) {
  Touched& t = touched_[static_cast<std::size_t>(use.memory)];
  const Touch touch{call, use.view, use.begin, use.end};
  if (!use.write) {
    const bool again = !t.reads.empty() && t.reads.back().call == call && t.reads.back().begin == use.begin &&
                       t.reads.back().end == use.end && t.reads.back().view == use.view;
    if (!again) t.reads.push_back(touch);
    return;
  }
  if (use.view->contiguous()) {
    const auto covered = [&](const Touch& other) { return use.begin <= other.begin && other.end <= use.end; };
    std::erase_if(t.writes, covered);
    std::erase_if(t.reads, covered);
  }
  t.writes.push_back(touch);
}

void Dependencies::finish(Found& found) {
  std::ranges::sort(found.calls);
  found.calls.erase(std::unique(found.calls.begin(), found.calls.end()), found.calls.end());
}

}  // namespace weft::plan

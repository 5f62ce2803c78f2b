// Which earlier calls a call must follow: read after write, write after read, write after write, by bytes.
#pragma once

#include <memory_resource>
#include <vector>

#include "plan/hazard.hpp"

namespace weft::plan {

/// Touches of every memory so far. A write that covers earlier touches of a memory takes their place: whoever
/// follows it follows them. Where many touches gather without being covered, the older half is summed up by
/// its byte range and the calls in it are *settled*: later calls in that range follow them all.
class Dependencies {
 public:
  /// `memory` gives nothing back.
  Dependencies(std::size_t memories, std::pmr::memory_resource* memory) {
    touched_.reserve(memories);
    for (std::size_t m = 0; m < memories; ++m) touched_.emplace_back(memory);
  }

  struct Found {
    std::vector<ir::CallId> calls;  ///< each once, ascending
    std::vector<ir::CallId>
        settled;              ///< calls that were settled by this step: their groups stay where they are
    std::int64_t floor = -1;  ///< the latest group position among settled calls it follows
  };

  /// Finds what `item` follows, then counts it in. `position(call)` is the place of the call's group now.
  /// What is found stays until the next step.
  template <class Position>
  const Found& step(const Item& item, Position position) {
    Found& found = found_;
    found.calls.clear();
    found.settled.clear();
    found.floor = -1;
    for (const Use& use : item.uses) follow(use, found);
    for (const Use& use : item.uses) record(item.call, use);
    for (MemoryId memory : item.memories) {
      Touched& t = touched_[static_cast<std::size_t>(memory)];
      settle(t.reads, position, t.settled_reads, found);
      settle(t.writes, position, t.settled_writes, found);
    }
    finish(found);
    return found;
  }

 private:
  struct Touch {
    ir::CallId call{};
    const ir::View* view = nullptr;
    std::int64_t begin = 0, end = 0;
  };
  struct Settled {
    std::int64_t begin = 0, end = 0, position = -1;
  };
  struct Touched {
    explicit Touched(std::pmr::memory_resource* memory) : reads(memory), writes(memory) {}

    std::pmr::vector<Touch> reads, writes;
    Settled settled_reads, settled_writes;
  };
  static constexpr std::size_t most_touches = 128;

  void follow(const Use& use, Found& found) const;
  void record(ir::CallId call, const Use& use);
  static void finish(Found& found);

  template <class Position>
  static void settle(std::pmr::vector<Touch>& touches, Position position, Settled& settled, Found& found) {
    if (touches.size() < most_touches) return;
    for (std::size_t k = 0; k < most_touches / 2; ++k) {
      const Touch& t = touches[k];
      settled.begin = settled.position < 0 ? t.begin : std::min(settled.begin, t.begin);
      settled.end = settled.position < 0 ? t.end : std::max(settled.end, t.end);
      settled.position = std::max(settled.position, position(t.call));
      found.settled.push_back(t.call);
    }
    touches.erase(touches.begin(), touches.begin() + most_touches / 2);
  }

  std::vector<Touched> touched_;
  Found found_;
};

}  // namespace weft::plan

#include "plan/frame.hpp"

#include <algorithm>
#include <set>

#include "support/check.hpp"

namespace weft::plan {
namespace {

Lengths counts_of(const Axes& axes) {
  Lengths counts;
  for (const AxisRange& a : axes) counts.push_back(a.count);
  return counts;
}

/// All members are flat: they run over one axis, which walks through memory whatever the length of the last
/// one.
Frame flat_frame(const Draft& draft, const std::vector<Item>& members) {
  Frame frame;
  // Members of another size are producers that are computed where they are read.
  const auto runs = [&](const Item& m) { return m.domain.total == draft.total; };
  const auto& first = std::ranges::find_if(members, runs)->domain.axes;
  frame.collapsed = first.size() > 1 || std::ranges::any_of(members, [&](const Item& m) {
                      return runs(m) && m.domain.axes != first;
                    });
  frame.axes = first;
  if (frame.collapsed) frame.axes = {AxisRange{0, draft.total, 1}};
  frame.shape.counts = counts_of(frame.axes);
  return frame;
}

/// Whether every access to this scratch follows the frame's axes in whole views of one shape.
bool fits_tile(const Use& use, const SeenView& seen, const Frame& frame) {
  if (use.access == nullptr || use.access->atomic || leading(use) < static_cast<int>(frame.depth()))
    return false;
  if (seen.offset != 0 || seen.shape.size() < frame.depth()) return false;
  if (seen.strides != row_major_strides(seen.shape)) return false;
  for (std::size_t k = 0; k < frame.depth(); ++k) {
    if (!frame.axes[k].plain() || frame.axes[k].count != seen.shape[k]) return false;
  }
  return true;
}

std::int64_t tile_bytes(const SeenView& seen, std::size_t depth) {
  std::int64_t bytes = ir::size_bytes(seen.type);
  for (std::size_t k = depth; k < seen.shape.size(); ++k) bytes = product(bytes, seen.shape[k]);
  return bytes;
}

}  // namespace

Lengths Frame::expression(std::int64_t total) const {
  return !shape.counts.empty() && shape.total() == total ? shape.counts : counts_of(axes);
}

Extents Frame::expression_refs(std::int64_t total, ir::CallId call, std::uint32_t param) const {
  if (collapsed) return Extents{Extent{Extent::Of::elements, call, param, 0}};
  Extents refs = shape.refs;
  if (shape.total() != total) refs.resize(axes.size());
  return refs;
}

Frame find_frame(const Draft& draft, const std::vector<Item>& members) {
  if (!draft.rigid) return flat_frame(draft, members);
  return {draft.axes, draft.shape, false};
}

Lengths row_major_strides(const Lengths& shape) {
  Lengths strides(shape.size(), 1);
  for (std::size_t k = shape.size(); k-- > 1;) strides[k - 1] = product(strides[k], shape[k]);
  return strides;
}

SeenView seen_view(const Item& member, const Use& use, const Frame& frame) {
  const ir::View& view = *use.view;
  SeenView seen{use.memory, view.type, view.offset, {}, {}};
  if (use.flat) {
    seen.shape = frame.expression(member.domain.total);
    seen.strides = row_major_strides(seen.shape);
    return seen;
  }
  seen.shape = Lengths(view.shape.begin(), view.shape.begin() + view.rank);
  // Strides of dimensions of one element say nothing.
  seen.strides = view.contiguous() ? row_major_strides(seen.shape)
                                   : Lengths(view.strides.begin(), view.strides.begin() + view.rank);
  return seen;
}

const Recompute* find_recompute(const Draft& draft, ir::CallId consumer, std::uint32_t array) {
  const auto found = std::ranges::find_if(
      draft.recomputes, [&](const Recompute& r) { return r.consumer == consumer && r.array == array; });
  return found == draft.recomputes.end() ? nullptr : &*found;
}

const Tile* find_tile(const Tiles& tiles, MemoryId memory) {
  const auto found = std::ranges::lower_bound(tiles, memory, {}, &Tile::memory);
  return found == tiles.end() || found->memory != memory ? nullptr : &*found;
}

namespace {

/// Scratch that may be a tile, as long as all uses of it agree.
struct Candidate {
  MemoryId memory{};
  bool possible = true, unread = false, used = false;
  SeenView seen;  ///< once it is used
  ir::CallId call{};
  std::uint32_t param = 0;
};

class Candidates {
 public:
  Candidates(const Draft& draft, const Surroundings& around) {
    all_.reserve(draft.memories.size());
    for (const auto& [memory, state] : draft.memories) {
      const bool all_here = state.calls == around.naming_calls[static_cast<std::size_t>(memory)];
      if (!around.memories.scratch(memory) || !all_here) continue;
      all_.emplace_back();
      all_.back().memory = memory;
    }
  }

  /// Null: it cannot be a tile.
  [[nodiscard]] Candidate* find(MemoryId memory) {
    const auto found = std::ranges::lower_bound(all_, memory, {}, &Candidate::memory);
    return found == all_.end() || found->memory != memory || !found->possible ? nullptr : &*found;
  }
  void refuse(MemoryId memory) {
    if (Candidate* candidate = find(memory)) candidate->possible = false;
  }

  [[nodiscard]] Tiles tiles() const {
    Tiles tiles;
    for (const Candidate& c : all_) {
      if (c.possible && (c.unread || c.used))
        tiles.push_back({c.memory, c.unread, c.seen.shape, c.call, c.param});
    }
    return tiles;
  }

 private:
  std::vector<Candidate> all_;  ///< in order of memories
};

/// Scratch that every reader computes again needs no place. What is computed again reads its inputs at any
/// index.
void judge_recomputed(const Draft& draft, const std::vector<Item>& members, Candidates& candidates) {
  for (const Recompute& r : draft.recomputes) {
    const auto producer = std::ranges::find(members, r.producer, &Item::call);
    WEFT_CHECK(producer != members.end());
    for (const Use& use : producer->uses) {
      if (!use.write) candidates.refuse(use.memory);
    }
  }
  std::set<MemoryId> kept;
  for (const Item& member : members) {
    for (const Use& use : member.uses) {
      const auto makes = [&](const Recompute& r) {
        return r.producer == member.call && r.memory == use.memory;
      };
      const bool gone = use.write ? std::ranges::any_of(draft.recomputes, makes)
                                  : find_recompute(draft, member.call, use.array) != nullptr;
      if (!gone) kept.insert(use.memory);
    }
  }
  for (const Recompute& r : draft.recomputes) {
    Candidate* candidate = kept.contains(r.memory) ? nullptr : candidates.find(r.memory);
    if (candidate != nullptr) candidate->unread = true;
  }
}

/// Whether the candidate is still one after this use.
bool agrees(const Candidate& candidate, const Use& use, const SeenView& seen, const Frame& frame,
            const Surroundings& around) {
  if (candidate.used && candidate.seen != seen) return false;
  return fits_tile(use, seen, frame) && tile_bytes(seen, frame.depth()) <= around.limits.tile_bytes;
}

}  // namespace

Tiles find_tiles(const Draft& draft, const std::vector<Item>& members, const Frame& frame,
                 const Surroundings& around) {
  Candidates candidates(draft, around);
  if (!draft.recomputes.empty()) judge_recomputed(draft, members, candidates);
  for (const Item& member : members) {
    for (const Use& use : member.uses) {
      Candidate* candidate = candidates.find(use.memory);
      if (candidate == nullptr || candidate->unread) continue;
      if (!use.write && find_recompute(draft, member.call, use.array) != nullptr) continue;
      const SeenView seen = seen_view(member, use, frame);
      candidate->possible = agrees(*candidate, use, seen, frame, around);
      candidate->used = true;
      candidate->seen = seen;
      candidate->call = member.call;
      candidate->param = member.form->arrays[use.array];
    }
  }
  return candidates.tiles();
}

}  // namespace weft::plan

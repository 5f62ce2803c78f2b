// The loop of a finished group: its axes, and the shape in which each flat member is expressed under them.
#pragma once

#include <cstdint>
#include <vector>

#include "plan/group.hpp"

namespace weft::plan {

struct Frame {
  Axes axes;
  Shape shape;  ///< of flat members that are larger than the axes, or as large
  bool collapsed =
      false;  ///< flat members run over one axis instead of theirs; each array knows its own size

  [[nodiscard]] std::size_t depth() const { return axes.size(); }
  /// What a flat loop of `total` elements runs over.
  [[nodiscard]] Lengths expression(std::int64_t total) const;
  /// Where the numbers of that shape are found, for array `param` of `call`.
  [[nodiscard]] Extents expression_refs(std::int64_t total, ir::CallId call, std::uint32_t param) const;
};

[[nodiscard]] Frame find_frame(const Draft&, const std::vector<Item>& members);

/// The shape and offset under which a member sees an array.
struct SeenView {
  MemoryId memory{};
  ir::Type type{};
  std::int64_t offset = 0;
  Lengths shape, strides;

  friend auto operator<=>(const SeenView&, const SeenView&) = default;
};
[[nodiscard]] SeenView seen_view(const Item& member, const Use& use, const Frame& frame);
[[nodiscard]] Lengths row_major_strides(const Lengths& shape);

/// Scratch held as a local of an iteration (M3): a tile of the dimensions beyond the frame's axes; or as
/// nothing, where all that read it compute it again.
struct Tile {
  MemoryId memory{};
  bool unread = false;
  Lengths shape;      ///< whole
  ir::CallId call{};  ///< a call that names it, for its sizes
  std::uint32_t param = 0;
};
using Tiles = std::vector<Tile>;                              ///< in order of memories
[[nodiscard]] const Tile* find_tile(const Tiles&, MemoryId);  ///< null: it is none

/// `members` are the draft's calls, resolved, in order.
[[nodiscard]] Tiles find_tiles(const Draft&, const std::vector<Item>& members, const Frame&,
                               const Surroundings&);

/// Whether this consumer computes what it reads of the array again.
[[nodiscard]] const Recompute* find_recompute(const Draft&, ir::CallId consumer, std::uint32_t array);

}  // namespace weft::plan

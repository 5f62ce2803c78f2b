// Which memory a call touches, and when two touches of it may stand in one launch.
//
// Conflicts are judged by byte range and index map, never by name: two views of one memory conflict when
// their bytes can meet and one of them is written. A conflicting pair may share a launch at depth d when both
// sides are the same view and its first d dimensions follow the launch's first d axes in the same way: then
// whatever one iteration touches, no other iteration does, and inside an iteration the calls stand in their
// order.
#pragma once

#include <cstdint>
#include <memory>
#include <memory_resource>
#include <span>
#include <vector>

#include "plan/domain.hpp"
#include "plan/form.hpp"

namespace weft::plan {

enum class MemoryId : std::uint32_t {};  ///< buffers of one identity are one memory

inline constexpr std::uint32_t no_array = 0xffffffffu;

/// One way in which a call touches a memory. At top level and for scalars there is no access.
struct Use {
  MemoryId memory{};
  ir::BufferId buffer{};
  const ir::View* view = nullptr;
  const ir::Access* access = nullptr;
  ir::LoopId loop{};                 ///< of `access`
  std::uint32_t array = no_array;    ///< parameter of the form's kernel; none for a scalar
  std::uint32_t number = no_access;  ///< of `access` in the loop's facts
  std::int64_t begin = 0, end = 0;   ///< bytes that can be touched
  bool write = false;
  bool flat = false;    ///< at the index of a loop that may run over any shape of as many elements
  bool result = false;  ///< a result stored after the loop
  int slot = -1;        ///< a value between the pieces of one call: which
};

inline constexpr int any_depth = 1 << 20;

/// A call, resolved: what it runs over and what it touches.
struct Item {
  ir::CallId call{};
  const Form* form = nullptr;
  Domain domain;
  bool flat = false;  ///< its domain counts only by the number of elements
  bool idle = false;  ///< no loop of the call has an iteration: nothing is launched
  std::pmr::vector<Use> uses;
  std::span<const MemoryId> memories;                  ///< each once, in order; those it only names too
  std::shared_ptr<const std::vector<ir::View>> slots;  ///< views of values between the pieces of one call

  [[nodiscard]] int cost() const { return form->facts == nullptr ? 0 : form->facts->cost; }
  [[nodiscard]] int live() const { return form->facts == nullptr ? 0 : form->facts->live; }
  [[nodiscard]] int folds() const {
    return form->facts == nullptr ? 0 : static_cast<int>(form->loop().folds.size());
  }
};

/// Which memory each buffer is.
struct MemoryMap {
  std::vector<MemoryId> of_buffer;
  std::size_t count = 0;
};
[[nodiscard]] MemoryMap map_memories(const ir::Recording&);

/// The memories of a recording, and those that each call names.
class Memories {
 public:
  explicit Memories(const ir::Recording&);
  [[nodiscard]] MemoryId of(ir::BufferId buffer) const {
    return map_.of_buffer[static_cast<std::size_t>(buffer)];
  }
  [[nodiscard]] std::size_t count() const { return map_.count; }
  [[nodiscard]] bool scratch(MemoryId id) const { return scratch_[static_cast<std::size_t>(id)]; }
  /// Those of all its arguments, each once, in order.
  [[nodiscard]] std::span<const MemoryId> named(ir::CallId call) const {
    const auto c = static_cast<std::size_t>(call);
    return std::span(named_).subspan(first_[c], first_[c + 1] - first_[c]);
  }

 private:
  MemoryMap map_;
  std::vector<bool> scratch_;
  std::vector<MemoryId> named_;     ///< of all calls, one after another
  std::vector<std::size_t> first_;  ///< by call: where its own begin
};

/// `memory` holds the uses.
[[nodiscard]] Item find_item(const ir::Recording&, ir::CallId, const Form&, const Memories&,
                             std::pmr::memory_resource* memory = std::pmr::get_default_resource());
/// One piece of a call of several loops: array parameters from the call's number on are slots of these types.
[[nodiscard]] Item find_piece_item(const ir::Recording&, ir::CallId, const Form& piece, const Memories&,
                                   const std::vector<ir::Type>& slot_types);

/// The use that access `number` of the item's loop is, and that a load or store of `array` at top level is.
[[nodiscard]] Use access_use(const Item&, const ir::Recording&, const Memories&, std::uint32_t number);
[[nodiscard]] Use top_use(const Item&, const ir::Recording&, const Memories&, ir::ArrayId array, bool write);

/// Whether two views of one memory can share a byte. Exact for equal strides and for interleaved strides,
/// else by range.
[[nodiscard]] bool bytes_meet(const ir::View& a, const ir::View& b);
/// The same, where their byte ranges are known to overlap.
[[nodiscard]] bool bytes_meet_in_range(const ir::View& a, const ir::View& b);

/// One element for each index: no dimension repeats or crosses another.
[[nodiscard]] bool one_to_one(const ir::View& view);

/// Bytes a view spans: [begin, end), relative to its memory. Empty views span nothing.
struct ByteRange {
  std::int64_t begin = 0, end = 0;
};
[[nodiscard]] ByteRange byte_range(const ir::View& view);

enum class Clash : std::uint8_t {
  none,
  element_types,
  views,
  elsewhere,  ///< one view, but not followed by the axes in the same way to the depth asked for
};

struct PairVerdict {
  Clash clash = Clash::none;
  int depth = any_depth;  ///< the deepest level at which the pair may share a launch; 0: none
  bool meets = false;     ///< bytes pass between them
};

/// `shape` is what the flat one of the two is expressed in, where one is flat and one is not.
[[nodiscard]] PairVerdict judge(const Use& a, const Use& b, const Lengths& shape);

/// Whether two uses are the same for every later judgement.
[[nodiscard]] bool same_use(const Use& a, const Use& b);

/// The number of leading dimensions that follow the loop's leading axes exactly.
[[nodiscard]] inline int leading(const Use& use) {
  if (use.flat) return any_depth;
  return use.access == nullptr ? 0 : use.access->leading;
}

}  // namespace weft::plan

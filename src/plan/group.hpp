// A group while it grows: what it runs over and what it has touched, summed up so that judging one more call
// costs no more for a large group than for a small one.
#pragma once

#include <map>
#include <memory_resource>
#include <vector>

#include "plan/hazard.hpp"
#include "plan/plan.hpp"

namespace weft::plan {

/// Uses of a group that are the same for every judgement, and the last call that has one.
struct UseClass {
  Use use;
  ir::CallId last{};
};

struct MemoryState {
  explicit MemoryState(std::pmr::memory_resource* memory) : classes(memory) {}

  std::pmr::vector<UseClass> classes;
  int calls = 0;  ///< calls of the group that name it
};

/// F12: the consumer computes what it reads of `memory` from the producer's formula.
struct Recompute {
  ir::CallId consumer{}, producer{};
  MemoryId memory{};
  std::uint32_t array = 0;  ///< the consumer's parameter
  int reads = 0;            ///< how often it reads an element
};

/// Lives in the memory that it is made with; a copy lives on the heap.
struct Draft {
  explicit Draft(std::pmr::memory_resource* memory = std::pmr::get_default_resource()) : memories(memory) {}

  std::vector<ir::CallId> calls;
  std::pmr::map<MemoryId, MemoryState> memories;
  Refusal alone = Refusal::none;  ///< why no call may join, whatever it is
  std::uint32_t alone_access = no_access;
  bool idle = false;  ///< nothing is launched: others do not stand apart from it

  /// The loop axes every member shares. A group of flat members only has none, but the number of elements.
  bool rigid = false;
  Axes axes;
  ir::CallId rigid_call{};  ///< a member whose loop begins with those axes, where it is rigid
  std::int64_t total = 0;

  Shape shape;                ///< what flat members are expressed in; empty until both kinds are there
  bool flat_at_axes = false;  ///< a flat member runs over the shared axes alone while `shape` has more
  std::vector<Shape> shapes;  ///< that rigid members run over or see in their arrays

  int folds = 0;
  bool has_inner = false;        ///< a member has parallel loops inside
  bool reduces = false;          ///< a member is a full reduction
  std::size_t product_axes = 0;  ///< of a member that is a matrix product
  ir::CallId product_call{};
  int workgroup = 0;  ///< declared; 0: none
  int cost = 0, live = 0;
  int open_buffers = 0;  ///< scratch that no other call will name is not counted
  std::vector<Recompute> recomputes;
  Reason why;

  [[nodiscard]] int depth() const { return static_cast<int>(axes.size()); }
  /// What is known of a memory; nothing yet, where no member names it.
  [[nodiscard]] MemoryState& state(MemoryId id) {
    return memories.try_emplace(id, memories.get_allocator().resource()).first->second;
  }
};

/// What joining needs to know beyond the group and the call.
struct Surroundings {
  const ir::Recording& recording;
  const Limits& limits;
  const Options& options;
  const Memories& memories;
  Forms& forms;
  const std::vector<int>& naming_calls;    ///< by memory: calls of the recording that name it
  const std::vector<int>& writers_so_far;  ///< by memory: calls up to now that write it
  std::pmr::memory_resource* memory;       ///< lives as long as the plan is made; gives nothing back
};

/// Whether `b` may join and what the group then is.
struct Verdict {
  Reason reason;  ///< none: it joins
  Axes axes;
  bool rigid = false;
  Shape shape;
  bool flat_at_axes = false;
  bool connected = false;  ///< data passes between them
  bool shares_input = false;
  bool absorbs =
      false;  ///< the group was nothing but producers that `b` computes again: it runs over b's loop now
  std::vector<Recompute> recomputes;
  int open_buffers = 0;
  int cost = 0;

  [[nodiscard]] bool joins() const { return reason.refusal == Refusal::none; }
};

/// Judges every rule in the order of CONTRACT; the reason names `b` and, as `a`, the group's last call.
/// `bridged`: a call that needs both brings them together, so that sharing nothing yet is no objection.
[[nodiscard]] Verdict try_join(const Item& b, const Draft& group, const Surroundings&, bool bridged);

/// Makes `b` a member as the verdict says.
void add(const Item& b, const Verdict&, Draft& group, const Surroundings&);

/// A group of one call.
[[nodiscard]] Draft open_group(const Item& b, const Surroundings&);

/// Why a call stands alone whatever is near it, or none; `access` names the place where it has one.
[[nodiscard]] Refusal stands_alone(const Item&, const Surroundings&, std::uint32_t& access);

// Steps of try_join, one rule family a file.

/// F2: fills axes, shape and flat_at_axes as far as the domains allow.
[[nodiscard]] bool fit_domains(const Item& b, const Draft& group, Verdict&);
/// F3, F4, F6, F12: lowers the depth as pairs of uses ask for.
[[nodiscard]] bool fit_uses(const Item& b, const Draft& group, const Surroundings&, Verdict&);
/// F13.
[[nodiscard]] bool fit_profit(const Item& b, const Draft& group, const Surroundings&, bool bridged, Verdict&);

/// F12: whether `read` of b may be computed from its producer in the group; adds to the verdict then.
[[nodiscard]] bool can_recompute(const Item& b, const Use& read, const UseClass& write, const Draft& group,
                                 const Surroundings&, Verdict&);

/// F12 where the loops differ: whether all the group makes is scratch that `b` alone reads and can compute
/// again.
[[nodiscard]] bool can_absorb(const Item& b, const Draft& group, const Surroundings&, Verdict&);

/// Iterations over the first `depth` axes.
[[nodiscard]] std::int64_t rows(const Axes& axes, std::size_t depth);

/// Shapes that flat loops of `total` elements could be expressed in beside this rigid call.
[[nodiscard]] std::vector<Shape> shapes_of(const Item&);

}  // namespace weft::plan

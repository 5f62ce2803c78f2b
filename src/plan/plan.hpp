// From recorded calls to groups. Pure: no device, no memory, no clock. One group is one launch, except where
// a call has several loops of its own.
//
// A plan holds nothing of a recording that is not in its key: arguments, sizes and names are references into
// the recording. So a cached plan serves every recording with an equal key; sizes are looked up when it is
// bound
// (`view_of`, `scalar_of`, `block_sizes`) and sentences when they are asked for (`why`).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ir/call.hpp"
#include "plan/limits.hpp"
#include "support/inline_vector.hpp"

namespace weft::plan {

/// Why `b` did not join the group of `a`. One enumerator a sentence of why.cpp; order is the order of
/// CONTRACT.
enum class Refusal : std::uint8_t {
  none,
  tier_runs_apart,       ///< whole sentence: <tier> runs the calls apart
  runs_on_tier,          ///< T1, whole sentence: <b> runs on <tier>, <detail>
  after_lower_tier,      ///< whole sentence: <b> runs apart from <a>, which runs on <tier>
  several_loops,         ///< F1
  no_loop,               ///< F1
  zero_iterations,       ///< F9
  scatters,              ///< F1
  loops_differ,          ///< F2: counts, starts or steps
  reads_elsewhere,       ///< F3: b reads, at another index, what the group writes
  read_elsewhere,        ///< F3: the group reads, at another index, what b writes
  writes_elsewhere,      ///< F4: two writes, or the write of a pair, at another index
  element_types_differ,  ///< F4: one buffer, two types
  overlapping_views,     ///< F4
  too_many_buffers,      ///< F5
  after_reduction,       ///< F6
  workgroup_differs,     ///< F7
  alone_by_nature,       ///< F8 (images, push, tables, entries)
  build_failed,          ///< F10, the compiler's words in detail
  declared_apart,        ///< F11
  order_not_fixed,       ///< NUMERICS 7
  breaks_product,        ///< F13
  too_few_rows,          ///< F13
  too_many_streams,      ///< F13
  no_shared_input,       ///< F13
  over_budget,           ///< F13
  switched_off,          ///< Options: rows, horizontal or reorder
  after_dependency,      ///< b needs another call, which stands in a later group than a
  not_tried,  ///< they could share a launch, but the planner compares a call with a few groups only
};

inline constexpr std::uint32_t no_access = 0xffffffffu;

/// `subject` is the call that the reason speaks of: a, b, another call of a's group, or the call b waits for.
struct Reason {
  Refusal refusal = Refusal::none;
  ir::CallId a{}, b{};
  ir::CallId subject{};
  std::uint32_t access = no_access;  ///< which access of the subject's loop (LoopFacts::accesses)
  std::uint32_t array = 0;           ///< which array parameter of the subject, where views or types disagree
  /// What was found and what is allowed, where numbers of the structure decide; of rows that are too few, how
  /// many axes of the subject's loop they are.
  std::int64_t left = 0, right = 0;
  std::string tier;    ///< where the call that stands apart runs
  std::string detail;  ///< a compiler's words, or the name of a switch
};

/// A size, looked up in the recording when a plan is bound.
struct Extent {
  enum class Of : std::uint8_t {
    dimension,  ///< extent of array `param` of the call along dimension `index`
    elements,   ///< number of elements of that array
    axis,       ///< iterations of the call's loop along axis `index`
  };
  Of of{};
  ir::CallId call{};
  std::uint32_t param = 0;
  int index = 0;
};
using Extents = support::InlineVector<Extent, ir::max_rank>;

/// Parameter k of a launch's kernel is bound to array (or scalar) `param` of call `call`.
struct ArgRef {
  ir::CallId call{};
  std::uint32_t param = 0;
};
/// A scalar parameter that has a `size` is that size: of an array that has no memory.
struct ScalarRef {
  ArgRef scalar;
  std::optional<Extent> size;
};

/// How an array of a launch is laid out, as far as code depends on it (P5: part of the kernel key).
enum class Stride : std::uint8_t { one, zero, other };
struct Layout {
  bool contiguous = true;    ///< row-major without gaps; `dims` is then empty
  std::vector<Stride> dims;  ///< by dimension otherwise
  friend bool operator==(const Layout&, const Layout&) = default;
};

/// One kernel start: a kernel of at most one top-level loop, and what its parameters are. Two parameters
/// whose bytes overlap are both only read: the same view used twice is one parameter, and other overlaps are
/// in other launches.
struct Launch {
  std::shared_ptr<const ir::Kernel> kernel;
  std::string key;                 ///< ir::key(kernel) and layouts; names no size and no address
  std::vector<ArgRef> arrays;      ///< by ArrayId; tiles stand at the end and have none
  std::vector<ScalarRef> scalars;  ///< by ScalarId
  std::vector<Layout> layouts;     ///< by ArrayId
  std::vector<int> slots;          ///< by ArrayId: index into Group::slots for an added rank-0 array, else -1
  std::vector<Extents> reshape;    ///< by ArrayId: the shape its contiguous view is bound with, or empty
};

struct Group {
  std::vector<ir::CallId> calls;  ///< in recorded order
  std::vector<Launch> launches;   ///< one; several for a call of several loops; none for zero iterations
  int loops = 0;                  ///< launches as the report counts them: those that have iterations
  std::vector<ir::Type> slots;    ///< rank-0 values between the launches of one call
  bool fused = false;
  bool order_not_fixed = false;
  int recomputed = 0;  ///< F12: how often a producer is computed an iteration, 0 when none is
  Reason why;          ///< why it stands apart from what stands before it; none: nothing to say
};

/// Where a scratch buffer lives.
struct ScratchPlace {
  ir::BufferId buffer{};
  bool local = false;  ///< no memory at all
  int block = -1;      ///< else: which shared block of the plan's memory holds it, from its first byte
  bool zeroed = true;  ///< to be cleared before its first group; false: its first writer covers it
  int first_group = 0, last_group = 0;
};

struct Plan {
  std::vector<Group> groups;
  std::vector<ScratchPlace> scratch;  ///< every scratch buffer that a call names
  int blocks = 0;                     ///< shared blocks of scratch memory
  int launches = 0;                   ///< loops with iterations, as the report counts them (CONTRACT Q1)
  int launches_apart = 0;
};

enum class Join : std::uint8_t {
  by_profit,
  always,  ///< the first two rules of profit are not asked
  never,   ///< every call stands alone
};

/// A call that cannot stand in a group, found out after planning: its kernel could not be built (F10), or it
/// runs on another tier (T1).
struct Apart {
  ir::CallId call{};
  Refusal refusal{};   ///< build_failed or runs_on_tier
  std::string tier;    ///< runs_on_tier: where
  std::string detail;  ///< the compiler's words, or why it cannot run here
};

struct Options {
  Join join = Join::by_profit;
  bool recompute = true;                                ///< F12
  bool rows = true, horizontal = true, reorder = true;  ///< switches of WEFT_DISABLE
  std::vector<Apart> apart;                             ///< in order of calls
};

/// Linear in the number of calls. Throws UsageError where a loop's count depends on a value still on the
/// device.
[[nodiscard]] Plan make_plan(const ir::Recording&, const Limits&, const Options&);

/// make_plan with Join::never: what the reference tier runs and fused plans are held to.
[[nodiscard]] Plan make_plan_apart(const ir::Recording&, const Limits&);

/// The bytes a plan depends on: equal keys, equal plans (L2). No names, lines or addresses.
[[nodiscard]] std::string plan_key(const ir::Recording&, const Limits&, const Options&);

/// R3: everything that can be proved wrong before anything runs. Throws UsageError naming call, argument and
/// place.
void check_call(const ir::Recording&, ir::CallId);

/// What array parameter `array` of a launch is bound to: the call's view, reshaped where the launch asks for
/// it. Not for slots and tiles.
[[nodiscard]] ir::View view_of(const Launch&, std::size_t array, const ir::Recording&);

/// What scalar parameter `scalar` of a launch is bound to.
[[nodiscard]] ir::ScalarArg scalar_of(const Launch&, std::size_t scalar, const ir::Recording&);

/// Bytes of each shared scratch block.
[[nodiscard]] std::vector<std::int64_t> block_sizes(const Plan&, const ir::Recording&);

/// The sentence of a reason, from the names of this recording; empty for Refusal::none.
[[nodiscard]] std::string why(const Reason&, const ir::Recording&, const Limits&);

/// A line a group: calls, launches, what is local, why. For dumps and tests.
[[nodiscard]] std::string print(const Plan&, const ir::Recording&, const Limits&);

}  // namespace weft::plan

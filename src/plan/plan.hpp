// From recorded calls to groups. Pure: no device, no memory, no clock. One group is one launch, except where a call
// has several loops of its own.
//
// A plan holds no sizes' consequences but those in its key, and no addresses: arguments are references into the
// recording, so a cached plan serves any recording of the same structure.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ir/call.hpp"
#include "plan/limits.hpp"

namespace weft::plan {

/// Why `b` did not join the group of `a`. One enumerator a sentence of why.cpp; order is the order of CONTRACT.
enum class Refusal : std::uint8_t {
  none,
  tier_runs_apart,      ///< whole sentence: <tier> runs the calls apart
  runs_on_tier,         ///< T1, whole sentence: <b> runs on <tier>, <detail>
  after_lower_tier,     ///< whole sentence: <b> runs apart from <a>, which runs on <tier>
  several_loops,        ///< F1
  no_loop,              ///< F1
  scatters,             ///< F1
  zero_iterations,      ///< F9
  loops_differ,         ///< F2: counts, starts or steps
  reads_elsewhere,      ///< F3: <b> reads <access> (line n)
  read_elsewhere,       ///< F3: <a> reads <access>, which <b> writes
  writes_elsewhere,     ///< F4
  element_types_differ, ///< F4: one buffer, two types
  overlapping_views,    ///< F4
  too_many_buffers,     ///< F5
  after_reduction,      ///< F6
  workgroup_differs,    ///< F7
  alone_by_nature,      ///< F8 (images, push, tables, entries: later)
  declared_apart,       ///< F11
  build_failed,         ///< F10, the compiler's words in detail
  order_not_fixed,      ///< NUMERICS 7
  too_few_rows,         ///< F13
  too_many_streams,     ///< F13
  no_shared_input,      ///< F13
  over_budget,          ///< F13
  after_dependency,     ///< a call it depends on stands in a later group for one of the reasons above
};

struct Reason {
  Refusal refusal = Refusal::none;
  ir::CallId a{}, b{};
  std::string access;        ///< `t[i - 1]`, in the author's names
  std::uint32_t line = 0;
  std::int64_t left = 0, right = 0;  ///< the two numbers that disagree, where two do
  std::string detail;
};

/// Parameter k of a launch's kernel is bound to array (or scalar) `param` of call `call`.
struct ArgRef {
  ir::CallId call{};
  std::uint32_t param = 0;
};

/// How an array of a launch is laid out, as far as code depends on it (P5: part of the kernel key).
enum class Stride : std::uint8_t { one, zero, other };
struct Layout {
  bool contiguous = true;         ///< row-major without gaps; `dims` is then empty
  std::vector<Stride> dims;       ///< by dimension otherwise
  friend bool operator==(const Layout&, const Layout&) = default;
};

/// One kernel start: a kernel of at most one top-level loop, and what its parameters are.
struct Launch {
  std::shared_ptr<const ir::Kernel> kernel;
  std::string key;                 ///< ir::key(kernel) and layouts; names no size and no address
  std::vector<ArgRef> arrays;      ///< by ArrayId (never a tile)
  std::vector<ArgRef> scalars;     ///< by ScalarId
  std::vector<Layout> layouts;     ///< by ArrayId
  std::vector<int> slots;          ///< by ArrayId: index into Group::slots for an added rank-0 array, else -1
  std::vector<std::vector<std::int64_t>> reshape;  ///< by ArrayId: shape the contiguous view is bound with, or empty
};

struct Group {
  std::vector<ir::CallId> calls;   ///< in recorded order
  std::vector<Launch> launches;    ///< one; several for a call of several loops; none for zero iterations
  std::vector<ir::Type> slots;     ///< rank-0 values between the launches of one call
  bool fused = false;
  bool order_not_fixed = false;
  std::vector<Reason> why;         ///< at most one: why it stands apart from what stands before it
  int recomputed = 0;              ///< F12: factor, 0 when nothing is recomputed
};

/// Where a scratch buffer lives.
struct ScratchPlace {
  std::uint32_t buffer = 0;        ///< index into Recording::buffers
  bool local = false;              ///< no memory at all
  int block = -1;                  ///< else: which shared block of the plan's memory holds it
  bool zeroed = true;              ///< false: its first writer covers it
  int first_group = 0, last_group = 0;
};

struct Plan {
  std::vector<Group> groups;
  std::vector<ScratchPlace> scratch;
  std::vector<std::int64_t> blocks;  ///< bytes of each shared scratch block
  int launches = 0;
  int launches_apart = 0;
};

enum class Join : std::uint8_t { by_profit, always, never };

struct Options {
  Join join = Join::by_profit;
  bool recompute = true;   ///< F12
  bool rows = true, horizontal = true, reorder = true;  ///< WEFT_DISABLE switches
};

/// Linear in the number of calls. Throws UsageError only for what R3 lists: a call whose loop count depends on a
/// value still on the device.
[[nodiscard]] Plan make_plan(const ir::Recording&, const Limits&, const Options&);

/// The bytes a plan depends on: equal keys, equal plans (L2). No names, lines or addresses.
[[nodiscard]] std::string plan_key(const ir::Recording&, const Limits&, const Options&);

/// R3: everything that can be proved wrong before anything runs. Throws UsageError naming call, argument and place.
void check_call(const ir::Recording&, ir::CallId);

/// The sentence of a reason, from the names of this recording.
[[nodiscard]] std::string why(const Reason&, const ir::Recording&, const Limits&);

}  // namespace weft::plan

// A launch made ready for a backend: one loop nest with levels, primitives only. docs/program.md defines it
// and writes rms_norm out for cpu, cuda and vulkan.
//
// It is still the IR: `kernel` holds the same instructions, after passes that keep every bit. What is added
// is *how* each loop runs. Backends read this page and ir/kernel.hpp, nothing else.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/kernel.hpp"
#include "plan/limits.hpp"
#include "plan/plan.hpp"

namespace weft::lower {

enum class Schedule : std::uint8_t {
  scalar,  ///< no loop: values and results only; one invocation
  flat,    ///< one parallel loop without inner loops: grid over outer axes and blocks of the innermost one
  row,  ///< inner parallel loops: grid over the outer axes, lanes along the innermost axis of the inner loops
  column,  ///< as row, but lanes along the innermost outer axis; inner loops are serial in each lane
  tree,    ///< the loop folds: grid over leaves of 256 iterations, then levels, then the tail
};

// A matrix product is a `column` kernel that contraction.hpp recognises. Scan and gather templates and the plan of
// one workgroup (single) are to come.

enum class Level : std::uint8_t {
  grid,    ///< spread over workers or workgroups
  lane,    ///< across vector lanes or the threads of a workgroup
  serial,  ///< one after another in a lane
};

/// A loop that folds has one axis.
struct LoopLevel {
  Level outer = Level::serial;  ///< of all axes but the last
  Level inner = Level::serial;  ///< of the last axis
};

/// Where a tile lives. Sizes are run-time values (Inst::tile operands).
enum class Space : std::uint8_t { registers, workgroup, memory };

struct Program {
  std::string name;   ///< readable: calls joined by _, made of [a-z0-9_] only, and a short hash
  ir::Kernel kernel;  ///< primitives only; merged loops; values forwarded; tiles that are left are needed
  Schedule schedule{};
  std::vector<LoopLevel> levels;      ///< by LoopId
  std::vector<plan::Layout> layouts;  ///< by ArrayId
  std::vector<Space> spaces;          ///< by ArrayId, tiles only
  std::vector<bool> bounds_proved;    ///< by NodeId: load/store that stays in its array; others need a guard
  std::vector<bool> uniform;          ///< by NodeId: the value is the same in all lanes
};

/// Pure. `layouts` by ArrayId (tiles may be missing at the end). Steps in order: expand derived ops; merge
/// inner loops of equal axes; forward stored and loaded values; turn tiles of one iteration into variables,
/// variables into values; make cheap rows again instead of keeping them; drop overwritten stores and dead
/// nodes; hoist what loops do not change; order the axes; choose the schedule and levels; find what is
/// uniform. None changes a bit, and those of
/// `step_names` can be left out by naming them in `disabled`. With `verify`, the rules of the IR are checked before and
/// after every step; a broken one aborts.
[[nodiscard]] Program lower(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts,
                            const plan::Limits& limits, std::span<const std::string> disabled = {}, bool verify = false);

/// merge, forward, tiles, values, reload, dead, hoist, order.
[[nodiscard]] std::span<const std::string_view> step_names();

/// For dumps and golden tests: a line a node, loops with their levels; `=` before a value that is the same in
/// all lanes, `!` after an access that is guarded where it runs.
[[nodiscard]] std::string print(const Program& program);

[[nodiscard]] std::string_view name(Schedule schedule);
[[nodiscard]] std::string_view name(Level level);
[[nodiscard]] std::string_view name(Space space);

}  // namespace weft::lower

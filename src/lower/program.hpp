// A launch made ready for a backend: one loop nest with levels, primitives only. docs/program.md defines it and writes
// rms_norm out for cpu, cuda and vulkan.
//
// It is still the IR: `kernel` holds the same instructions, after passes that keep every bit. What is added is *how*
// each loop runs. Backends read this page and ir/kernel.hpp, nothing else.
#pragma once

#include <string>
#include <vector>

#include "ir/kernel.hpp"
#include "plan/limits.hpp"
#include "plan/plan.hpp"

namespace weft::lower {

enum class Schedule : std::uint8_t {
  scalar,  ///< no loop: values and results only; one invocation
  flat,    ///< one parallel loop without inner loops: grid over outer axes and blocks of the innermost one
  row,     ///< inner parallel loops: grid over the outer axes, lanes along the innermost axis of the inner loops
  column,  ///< as row, but lanes along the innermost outer axis; inner loops are serial in each lane
  tree,    ///< the loop folds: grid over leaves of 256 iterations, then levels, then the tail
};

enum class Level : std::uint8_t {
  grid,    ///< spread over workers or workgroups
  lane,    ///< across vector lanes or the threads of a workgroup
  serial,  ///< one after another in a lane
};

/// By LoopId; loops that were merged away have no use.
struct LoopLevel {
  Level outer = Level::serial;  ///< of all axes but the last
  Level inner = Level::serial;  ///< of the last axis
};

/// Where a tile lives. Sizes are run-time values (Inst::tile operands).
enum class Space : std::uint8_t { registers, workgroup, memory };

struct Program {
  std::string name;          ///< readable: calls joined by _, made of [a-z0-9_] only, and a short hash
  ir::Kernel kernel;         ///< primitives only; merged loops; values forwarded; tiles that are left are needed
  Schedule schedule{};
  std::vector<LoopLevel> levels;          ///< by LoopId
  std::vector<plan::Layout> layouts;      ///< by ArrayId
  std::vector<Space> spaces;              ///< by ArrayId, tiles only
  std::vector<bool> bounds_proved;        ///< by NodeId: load/store whose indices are checked before the launch
  std::vector<bool> uniform;              ///< by NodeId: the value is the same in all lanes
};

/// Pure. Passes in order: expand derived ops; merge inner loops of equal axes; forward stores to loads at equal
/// indices; turn tiles of one loop into variables, variables set once into values; drop dead nodes; choose the
/// schedule and levels; analyse uniformity. `disabled` names passes to skip (WEFT_DISABLE).
[[nodiscard]] Program lower(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts,
                            const plan::Limits& limits);

}  // namespace weft::lower

// What the emitter wants to know of a program before it writes.
#pragma once

#include <vector>

#include "backend/cpu/target.hpp"
#include "lower/program.hpp"

namespace weft::backend::cpu {

/// By VarId: whether lanes hold different values.
[[nodiscard]] std::vector<bool> find_varying(const lower::Program& program);

/// By NodeId: stores of whole lines that nothing in the kernel reads back, at the loop's own index.
[[nodiscard]] std::vector<bool> find_streams(const lower::Program& program);

/// By ArrayId: a tile that a loop fills before anything reads it, so that the zeros it begins with are never seen.
[[nodiscard]] std::vector<bool> find_overwritten(const ir::Kernel& kernel);

/// By ArrayId: a tile declared inside a loop across lanes.
[[nodiscard]] std::vector<bool> find_lane_tiles(const lower::Program& program);

/// Lanes of a vector loop: a register of the widest values, or two where so little is done with them that the
/// processor would wait for memory and latencies.
[[nodiscard]] int choose_width(const lower::Program& program, const Target& target);

/// Ops of all regions together.
[[nodiscard]] int count_ops(const ir::Kernel& kernel);

}  // namespace weft::backend::cpu

// Whether two accesses of one loop can meet at one element from different iterations.
#pragma once

#include "ir/facts.hpp"

namespace weft::ir {

enum class Meeting : std::uint8_t {
  never,            ///< no two iterations touch one element (the accesses may, within one iteration)
  unknown,          ///< cannot be told: a gather, a run-time shift
  other_iteration,  ///< provably, given enough iterations: what one writes another one touches
};

/// `a` and `b` are accesses to one array of one top-level loop, at least one of them a write; they may be the
/// same access. Iterations are those of the parallel loops around both.
[[nodiscard]] Meeting meeting(const Kernel& kernel, const Access& a, const Access& b);

}  // namespace weft::ir

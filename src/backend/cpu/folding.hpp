// What a fold carries while it runs.
#pragma once

#include <vector>

#include "ir/kernel.hpp"

namespace weft::backend::cpu {

/// The types of the values a fold combines. Built-in: the accumulator's. argmin and argmax: an integer that orders like
/// the value, and the iteration's number. Custom: the value, and whether there is one.
[[nodiscard]] std::vector<ir::Type> fold_parts(const ir::Kernel& kernel, const ir::Fold& fold);

[[nodiscard]] inline bool picks_index(const ir::Fold& fold) {
  return !fold.custom && (fold.op == ir::ReduceOp::argmin || fold.op == ir::ReduceOp::argmax);
}

/// The parts, as bits, that leave any others as they are, on both sides: what stands for a missing operand of the tree.
/// (For a float sum -0: adding +0 would turn -0 into +0.)
[[nodiscard]] std::vector<std::uint64_t> fold_neutral(const ir::Kernel& kernel, const ir::Fold& fold);

/// The parts, as bits, of a fold over nothing.
[[nodiscard]] std::vector<std::uint64_t> fold_empty(const ir::Kernel& kernel, const ir::Fold& fold);

}  // namespace weft::backend::cpu

// What a fold carries while it runs.
#pragma once

#include <vector>

#include "ir/kernel.hpp"

namespace weft::backend::cpu {

/// Whether operands may be combined in any order with the same bits (a NaN is one value): all built-in folds but the
/// sums and products of floats.
[[nodiscard]] bool order_free(const ir::Kernel& kernel, const ir::Fold& fold);

/// Whether the upper levels of its tree are in levels.hpp. A custom operator's are written out where they are used.
[[nodiscard]] inline bool has_level_functions(const ir::Kernel& kernel, const ir::Fold& fold) {
  return !fold.custom && !order_free(kernel, fold);
}

/// The types of the values a fold combines:
///   custom           the value, and whether there is one
///   argmin, argmax   an integer that orders like the value, and the iteration's number
///   min, max of floats   the value found by plain comparison, a word that is not 0 where a NaN was seen, and the signs
///                        seen: an extreme of 0 takes its sign from there
///   others           the accumulator
[[nodiscard]] std::vector<ir::Type> fold_parts(const ir::Kernel& kernel, const ir::Fold& fold);

[[nodiscard]] inline bool picks_extreme(const ir::Kernel& kernel, const ir::Fold& fold) {
  const bool extreme = fold.op == ir::ReduceOp::min || fold.op == ir::ReduceOp::max;
  return !fold.custom && extreme && ir::is_float(kernel.at(fold.value).type);
}

[[nodiscard]] inline bool picks_index(const ir::Fold& fold) {
  return !fold.custom && (fold.op == ir::ReduceOp::argmin || fold.op == ir::ReduceOp::argmax);
}

/// The parts, as bits, that leave any others as they are, on both sides: what stands for a missing operand of the tree.
/// (For a float sum -0: adding +0 would turn -0 into +0.)
[[nodiscard]] std::vector<std::uint64_t> fold_neutral(const ir::Kernel& kernel, const ir::Fold& fold);

/// The parts, as bits, of a fold over nothing.
[[nodiscard]] std::vector<std::uint64_t> fold_empty(const ir::Kernel& kernel, const ir::Fold& fold);

}  // namespace weft::backend::cpu

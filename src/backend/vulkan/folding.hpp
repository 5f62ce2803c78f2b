// What a fold carries while it runs.
#pragma once

#include <vector>

#include "ir/kernel.hpp"

namespace weft::backend::vulkan {

/// Whether operands may be combined in any order with the same bits (a NaN is one value): all built-in folds
/// but the sums and products of floats.
[[nodiscard]] bool order_free(const ir::Kernel& kernel, const ir::Fold& fold);

[[nodiscard]] bool picks_index(const ir::Fold& fold);
/// min or max of floats.
[[nodiscard]] bool picks_extreme(const ir::Kernel& kernel, const ir::Fold& fold);

/// The types of the values a fold combines:
///   custom               the value, and whether there is one
///   argmin, argmax       an integer that orders like the value, and the iteration's number
///   min, max of floats   an integer that orders like the value
///   others               the accumulator
[[nodiscard]] std::vector<ir::Type> fold_parts(const ir::Kernel& kernel, const ir::Fold& fold);

/// The parts, as bits, that leave any others as they are, on both sides: what stands for a missing operand of
/// the tree. (For a float sum -0: adding +0 would turn -0 into +0.)
[[nodiscard]] std::vector<std::uint64_t> fold_neutral(const ir::Kernel& kernel, const ir::Fold& fold);

/// The parts, as bits, of a fold over nothing.
[[nodiscard]] std::vector<std::uint64_t> fold_empty(const ir::Kernel& kernel, const ir::Fold& fold);

}  // namespace weft::backend::vulkan

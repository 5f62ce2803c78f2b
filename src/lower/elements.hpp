// Which element an access touches, as far as index values tell.
#pragma once

#include <span>

#include "ir/kernel.hpp"

namespace weft::lower {

/// The same values, node by node: the same element.
[[nodiscard]] bool same_element(std::span<const ir::NodeId> a, std::span<const ir::NodeId> b);
/// Some dimension differs by a constant that is not 0: never the same element.
[[nodiscard]] bool different_element(const ir::Kernel& kernel, std::span<const ir::NodeId> a,
                                     std::span<const ir::NodeId> b);

}  // namespace weft::lower

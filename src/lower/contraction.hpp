// Loops that are matrix products, whatever surrounds them: what a tier needs to run one in tiles.
#pragma once

#include <optional>
#include <vector>

#include "lower/program.hpp"

namespace weft::lower {

/// An outer loop whose body holds one dot over k, of a value that its last axis j does not change and one
/// that its axis before that, i, does not change. What the values are made of is the product's prologue; what
/// follows the dot is its epilogue.
struct Contraction {
  ir::LoopId outer{}, inner{};
  ir::NodeId left = ir::no_node, right = ir::no_node;  ///< of (..., i, k) and of (..., k, j)
  std::vector<ir::NodeId> left_nodes, right_nodes;  ///< what each is computed by, in order; axes among them
  std::vector<ir::NodeId> outer_nodes;  ///< of the outer body, in order, but for the loop: the epilogue
};

/// Nothing where the kernel is no such loop alone, or where a tile could not load ahead of the stores.
[[nodiscard]] std::optional<Contraction> find_contraction(const ir::Kernel& kernel);

}  // namespace weft::lower

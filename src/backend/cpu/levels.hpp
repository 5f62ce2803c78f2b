// The upper levels of the reduction tree for the built-in folds that need its order: sums and products of
// floats. Generated code folds blocks of 256 and appends their results to the lowest level; it calls these
// where that is full, and at the end. Compiling the same loops again with every kernel would cost more than
// they ever take.
#pragma once

#include <cstdint>

#include "ir/op.hpp"

namespace weft::backend::cpu {

inline constexpr int tree_block = 256;
inline constexpr int tree_levels = 6;  ///< above the blocks: room for 256^7 iterations

/// `counts` has tree_levels words, 0 at first; `values` has tree_levels * tree_block elements of `lanes`
/// numbers each, and each lane is a tree of its own.
struct LevelFunctions {
  /// The lowest level is full: its result goes one up, and so on while that fills a level.
  void (*carry)(std::int64_t* counts, void* values, std::int64_t lanes);
  /// After one value at least.
  void (*finish)(std::int64_t* counts, void* values, void* result, std::int64_t lanes);
};

/// `op` is sum or prod, `type` f32 or f64.
[[nodiscard]] LevelFunctions level_functions(ir::ReduceOp op, ir::Type type);

}  // namespace weft::backend::cpu

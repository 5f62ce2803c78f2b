// The order of every reduction: the pairwise tree of radix 256 (NUMERICS 4). Values come in index order, one
// after another; blocks of 256 are folded at strides 128, 64, ... 1, and their results are the values of the
// next level.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace weft::ir {

inline constexpr std::size_t tree_block = 256;

/// Folds values[0, count), count in 1..256, into values[0]. `combine(left, right, n)` does left[i] = left[i]
/// op right[i] for i < n. A missing right operand leaves the left one as it is.
template <class T, class Combine>
void fold_block(T* values, std::size_t count, Combine&& combine) {
  for (std::size_t stride = tree_block / 2; stride > 0; stride /= 2) {
    if (stride < count) combine(values, values + stride, std::min(stride, count - stride));
  }
}

/// The tree over a sequence whose length is not known before its end. Keeps one block a level.
template <class T>
class Tree {
 public:
  template <class Combine>
  void push(const T& value, Combine&& combine) {
    T carried = value;
    for (std::size_t level = 0;; ++level) {
      if (level == levels_.size()) levels_.push_back(std::make_unique<Level>());
      Level& block = *levels_[level];
      block.values[block.count++] = carried;
      if (block.count < tree_block) return;
      fold_block(block.values.data(), block.count, combine);
      block.count = 0;
      carried = block.values[0];
    }
  }

  /// The result, or nothing where nothing was pushed. The tree is empty afterwards and may be used again.
  template <class Combine>
  [[nodiscard]] std::optional<T> finish(Combine&& combine) {
    std::optional<T> carried;
    for (auto& level : levels_) {
      if (carried) level->values[level->count++] = *carried;
      if (level->count == 0) continue;
      fold_block(level->values.data(), level->count, combine);
      carried = level->values[0];
      level->count = 0;
    }
    return carried;
  }

 private:
  struct Level {
    std::array<T, tree_block> values;
    std::size_t count = 0;
  };
  std::vector<std::unique_ptr<Level>> levels_;
};

/// The tree over values in memory, by a plain operator: what tests and host code compare with.
template <class T, class BinaryOp>
[[nodiscard]] std::optional<T> tree_fold(std::span<const T> values, BinaryOp op) {
  const auto combine = [&](T* left, const T* right, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) left[i] = op(left[i], right[i]);
  };
  Tree<T> tree;
  for (const T& v : values) tree.push(v, combine);
  return tree.finish(combine);
}

}  // namespace weft::ir

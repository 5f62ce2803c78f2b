#include "ir/tree.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <vector>

namespace weft::ir {
namespace {

using Words = std::vector<std::string>;

/// The tree as a formula: what is combined with what.
std::string shape(std::size_t n) {
  Words leaves;
  for (std::size_t i = 0; i < n; ++i) leaves.push_back(std::to_string(i));
  return tree_fold<std::string>(
             leaves, [](const std::string& a, const std::string& b) { return "(" + a + " " + b + ")"; })
      .value_or("nothing");
}

TEST(Tree, strides_halve_within_a_block) {
  EXPECT_EQ(shape(1), "0");
  EXPECT_EQ(shape(2), "(0 1)");
  EXPECT_EQ(shape(3), "((0 2) 1)");
  EXPECT_EQ(shape(4), "((0 2) (1 3))");
  EXPECT_EQ(shape(5), "(((0 4) 2) (1 3))");
  EXPECT_EQ(shape(8), "(((0 4) (2 6)) ((1 5) (3 7)))");
}

TEST(Tree, a_missing_right_operand_leaves_the_left_one) { EXPECT_EQ(shape(0), "nothing"); }

/// NUMERICS 4 word for word, on whole levels.
double by_levels(std::vector<double> level) {
  while (level.size() > 1) {
    std::vector<double> next;
    for (std::size_t first = 0; first < level.size(); first += 256) {
      std::vector<double> block(
          level.begin() + static_cast<std::ptrdiff_t>(first),
          level.begin() + static_cast<std::ptrdiff_t>(std::min(first + 256, level.size())));
      for (std::size_t s = 128; s > 0; s /= 2) {
        for (std::size_t t = 0; t < s; ++t) {
          if (t + s < block.size()) block[t] += block[t + s];
        }
      }
      next.push_back(block[0]);
    }
    level = next;
  }
  return level[0];
}

TEST(Tree, levels_follow_one_another) {
  for (const std::size_t n : {1, 2, 255, 256, 257, 511, 512, 513, 65535, 65536, 65537, 70000, 131073}) {
    std::vector<double> values;
    for (std::size_t i = 0; i < n; ++i) values.push_back(1.0 / static_cast<double>(3 * i + 1));
    EXPECT_EQ(tree_fold<double>(values, [](double a, double b) { return a + b; }), by_levels(values)) << n;
  }
}

TEST(Tree, is_empty_again_after_its_result) {
  const auto add = [](int* left, const int* right, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) left[i] += right[i];
  };
  Tree<int> tree;
  for (int i = 0; i < 1000; ++i) tree.push(1, add);
  EXPECT_EQ(tree.finish(add), 1000);
  EXPECT_EQ(tree.finish(add), std::nullopt);
  tree.push(7, add);
  EXPECT_EQ(tree.finish(add), 7);
}

}  // namespace
}  // namespace weft::ir

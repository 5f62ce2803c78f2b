// Softmax of rows that overflow, or hold NaN and infinities.
#include <limits>

#include "field/field.hpp"

namespace weft::testing {
namespace {

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr float nan = std::numeric_limits<float>::quiet_NaN();

TEST(Field, FR_140_each_row_is_divided_by_its_own_sum) {
  const auto x = given<float>("x", {2, 2}, {0, 2, 3, 1});
  const auto rows = evaluate<float>("softmax(x, axis=1)", {x}),
             columns = evaluate<float>("softmax(x, axis=0)", {x});
  for (std::size_t k = 0; k < 2; ++k) {
    EXPECT_FLOAT_EQ(rows[2 * k] + rows[2 * k + 1], 1);
    EXPECT_FLOAT_EQ(columns[k] + columns[k + 2], 1);
  }
  EXPECT_FLOAT_EQ(rows[0], 1 / (1 + std::exp(2.0f)));
  EXPECT_FLOAT_EQ(columns[0], 1 / (1 + std::exp(3.0f)));
  expect_bits(evaluate<float>("exp(x - max(x, axis=1, keepdims=True)) / "
                              "sum(exp(x - max(x, axis=1, keepdims=True)), axis=1, keepdims=True)",
                              {x}),
              rows);
  EXPECT_TRUE(holds(refusal("x / sum(x, axis=1)", {given<float>("x", {2, 3}, {1, 2, 3, 4, 5, 6})}), "(2,)"));
}

TEST(Field, FR_141_a_masked_row_that_holds_nan) {
  const auto x = given<float>("x", {3, 3}, {nan, -inf, -inf, 1, -inf, 1, -inf, -inf, -inf});
  expect_bits(evaluate<float>("softmax(x)", {x}), {nan, nan, nan, 0.5f, 0, 0.5f, nan, nan, nan});
}

}  // namespace
}  // namespace weft::testing

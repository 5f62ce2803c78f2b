// Sizes that no block, vector or share of threads divides.
#include "field/field.hpp"

namespace weft::testing {
namespace {

TEST(Field, FR_056_rows_left_over_by_every_share) {
  constexpr std::int64_t planes = 13, rows = 19, inner = 3, columns = 128;
  const auto x = numbers(planes * rows * inner), a = numbers(inner * columns, 2),
             b = numbers(inner * columns, 3);
  std::vector<float> expected;
  for (std::size_t r = 0; r < x.size(); ++r) {
    for (std::size_t c = 0; c < columns; ++c) {
      const std::size_t at = r % inner * columns + c;
      const float product = x[r] * a[at];
      expected.push_back(product + b[at]);
    }
  }
  expect_bits(evaluate<float>("x * a + b", {given<float>("x", {planes, rows, inner, 1}, x),
                                            given<float>("a", {inner, columns}, a),
                                            given<float>("b", {inner, columns}, b)}),
              expected);
}

TEST(Field, FR_058_log_softmax_of_short_rows) {
  for (const std::int64_t n : {1, 2, 3, 7, 8, 9, 15, 16, 17, 63, 65, 127, 129, 255, 256, 257, 1000}) {
    const auto x = given<float>("x", {2, n}, numbers(2 * n));
    const auto logs = evaluate<float>("log_softmax(x)", {x});
    for (std::size_t r = 0; r < 2; ++r) {
      double total = 0;
      for (std::size_t c = 0; c < static_cast<std::size_t>(n); ++c) {
        const double value = static_cast<double>(logs[r * static_cast<std::size_t>(n) + c]);
        EXPECT_TRUE(std::isfinite(value));
        total += std::exp(value);
      }
      EXPECT_NEAR(total, 1, 1e-5) << "rows of " << n;
    }
  }
}

}  // namespace
}  // namespace weft::testing

// Where the largest value stands: ties, NaN, and views.
#include <limits>

#include "field/field.hpp"

namespace weft::testing {
namespace {

TEST(Field, FR_144_the_index_in_a_transposed_view) {
  const auto sine =
      kernel("sine", {"x"}, [](InOut<float> x) { for_each(x.size(), [&](Index i) { x[i] = sin(x[i]); }); });
  const auto where = kernel("where", {"x"}, [](In<float, 2> x) {
    return argmax({x.size(0), x.size(1)}, [&](Index r, Index c) { return x(r, c); });
  });
  std::vector<float> angles(35, 0.25f);
  angles[13] = 1.5f;
  each_way([&](const Way& way) {
    const auto x = way.array<float>({5, 7}, angles);
    Future<std::int64_t> logical, in_memory;
    way.run([&](auto) {
      sine(x);
      logical = where(x.transpose());
      in_memory = where(x);
    });
    EXPECT_EQ(logical.get(), 31) << "(6, 1) of (7, 5)";
    EXPECT_EQ(in_memory.get(), 13);
  });
}

TEST(Field, FR_145_nan_is_where_the_largest_value_stands) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  const auto x = given<float>("x", {2}, {nan, 4.6151f}), y = given<float>("x", {2, 3}, {1, 1, nan, 2, 7, 7});
  expect_bits(evaluate<std::int64_t>("argmax(x)", {x}), {0});
  expect_bits(evaluate<std::int64_t>("argmin(x)", {x}), {0});
  expect_bits(evaluate<std::int64_t>("argmax(x, axis=1)", {y}), {2, 1});
  expect_bits(evaluate<std::int64_t>("argmin(x, axis=1)", {y}), {2, 0});
}

}  // namespace
}  // namespace weft::testing

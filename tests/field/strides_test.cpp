// Broadcasting, views and steps backwards.
#include "field/field.hpp"

namespace weft::testing {
namespace {

TEST(Field, FR_070_rows_backwards_in_one_plane) {
  const auto shift = kernel("shift", {"x", "y"}, [](In<double, 3> x, Out<double, 3> y) {
    for_each({x.size(0), x.size(1), x.size(2)},
             [&](Index i, Index j, Index k) { y(i, j, k) = x(i, j, k) - 0.25; });
  });
  constexpr std::size_t rows = 300, columns = 1000;
  std::vector<double> x(rows * columns * 2), flipped(rows * columns), in_place;
  for (std::size_t k = 0; k < x.size(); ++k) x[k] = static_cast<double>(k) / 7;
  in_place = x;
  for (std::size_t r = 0; r < rows; ++r) {
    for (std::size_t c = 0; c < columns; ++c) {
      flipped[r * columns + c] = x[((rows - 1 - r) * columns + c) * 2] - 0.25;
      in_place[(r * columns + c) * 2] -= 0.25;
    }
  }
  each_way([&](const Way& way) {
    const auto a = way.array<double>({rows, columns, 2}, x), y = way.array<double>({rows, columns, 1});
    const auto view = a.slice(0, rows - 1, rows, -1).slice(2, 0, 1);
    way.run([&](auto) {
      shift(view, y);
      shift(view, view);
    });
    expect_bits(y, flipped);
    expect_bits(a, in_place);
  });
}

TEST(Field, FR_071_one_array_along_rows_and_along_columns) {
  const std::vector<double> c = {-1, -0.5, 0, 0.5, 1};
  std::vector<double> expected;
  for (const double r : c) {
    for (const double v : c) expected.push_back(r * r + v * v);
  }
  EXPECT_EQ(expected[1], 1.25);
  expect_bits(evaluate<double>("c * c + d * d", {given<double>("c", {5, 1}, c), given<double>("d", {5}, c)}),
              expected);
  const auto tile = kernel("tile", {"by_row", "by_column", "x", "y"},
                           [](In<double> by_row, In<double> by_column, Out<double, 2> x, Out<double, 2> y) {
                             for_each({x.size(0), x.size(1)}, [&](Index i, Index j) {
                               x(i, j) = by_row[i];
                               y(i, j) = by_column[j];
                             });
                           });
  const auto sum_squares =
      lift("sum_squares", [](Value<double> x, Value<double> y) { return x * x + y * y; });
  each_way([&](const Way& way) {
    const auto both = way.array<double>(5, c);
    const auto z = way.array<double>({5, 5});
    way.run([&](auto scratch) {
      const auto x = scratch(0.0, Shape{5, 5}), y = scratch(0.0, Shape{5, 5});
      tile(both, both, x, y);
      sum_squares(x, y, z);
    });
    expect_bits(z, expected);
  });
}

TEST(Field, FR_072_every_output_keeps_its_shape) {
  const std::vector<Given> in = {given<float>("a", {2, 2, 2}, {1, 2, 3, 4, 5, 6, 7, 8}),
                                 given<float>("b", {2, 2}, {1, 2, 3, 4}), given<float>("x", {2}, {1, 2})};
  expr::Shape shape;
  expect_bits(evaluate_beside<float>("3.0 * b", {"2.0 * a"}, in, &shape), {3, 6, 9, 12});
  EXPECT_EQ(shape, (expr::Shape{2, 2}));
  expect_bits(evaluate_beside<float>("2.0 * a", {"3.0 * b"}, in, &shape), {2, 4, 6, 8, 10, 12, 14, 16});
  EXPECT_EQ(shape, (expr::Shape{2, 2, 2}));
  expect_bits(evaluate_beside<float>("x", {"x + b"}, in, &shape), {1, 2});
  EXPECT_EQ(shape, expr::Shape{2});
  expect_bits(evaluate_beside<float>("x + b", {"x"}, in, &shape), {2, 4, 4, 6});
}

TEST(Field, FR_074_where_the_maxima_of_two_axes_stand) {
  const auto x = numbers(1024);
  std::vector<bool> expected;
  const auto at = [&](std::size_t i, std::size_t j, std::size_t k, std::size_t l, std::size_t m) {
    return x[(((i * 2 + j) * 2 + k) * 2 + l) * 64 + m];
  };
  for (std::size_t n = 0; n < 1024; ++n) {
    const std::size_t m = n % 64, k = n / 128 % 2, i = n / 512;
    const float top = std::max(std::max(at(i, 0, k, 0, m), at(i, 0, k, 1, m)),
                               std::max(at(i, 1, k, 0, m), at(i, 1, k, 1, m)));
    expected.push_back(x[n] == top);
  }
  EXPECT_EQ(
      evaluate<bool>("x == max(x, axis=(2, 4), keepdims=True)", {given<float>("x", {1, 2, 2, 2, 2, 64}, x)}),
      expected);
}

TEST(Field, FR_075_a_column_and_a_row) {
  expr::Shape shape;
  const std::vector<Given> in = {given<float>("x", {3, 1}, {0, 10, 20}), given<float>("y", {3}, {1, 2, 3})};
  expect_bits(evaluate<float>("x + y", in, &shape), {1, 2, 3, 11, 12, 13, 21, 22, 23});
  EXPECT_EQ(shape, (expr::Shape{3, 3}));
}

TEST(Field, FR_076_a_norm_whose_scale_is_broadcast) {
  const auto x = given<float>("x", {2, 3, 6}, numbers(36));
  const auto norm = evaluate<float>("layer_norm(x)", {x});
  std::vector<float> by_row = norm, by_one = norm;
  const std::vector<float> rows = {2, 0.5f, -3};
  for (std::size_t k = 0; k < norm.size(); ++k) {
    by_row[k] = norm[k] * rows[k / 6 % 3];
    by_one[k] = norm[k] * 7.0f;
  }
  expect_bits(evaluate<float>("layer_norm(x) * w", {x, given<float>("w", {3, 1}, rows)}), by_row);
  expect_bits(evaluate<float>("layer_norm(x) * w", {x, given<float>("w", {1}, {7})}), by_one);
  EXPECT_TRUE(holds(refusal("layer_norm(x) * w", {x, given<float>("w", {4}, {1, 2, 3, 4})}), "(4,)"));
}

TEST(Field, FR_078_the_fold_of_a_view_of_one_element) {
  const auto total =
      kernel("total", {"x"}, [](In<std::int32_t> x) { return sum(x.size(), [&](Index i) { return x[i]; }); });
  each_way([&](const Way& way) {
    const auto x = way.array<std::int32_t>(4, {-1, -1, -1, -1});
    Future<std::int32_t> one, two, all;
    way.run([&](auto) {
      one = total(x.slice(0, 2, 1));
      two = total(x.slice(0, 3, 2, -2));
      all = total(x);
    });
    EXPECT_EQ(one.get(), -1);
    EXPECT_EQ(two.get(), -2);
    EXPECT_EQ(all.get(), -4);
  });
}

TEST(Field, FR_080_columns_put_side_by_side) {
  const auto scale = kernel("scale", {"x", "a", "y"}, [](In<float> x, Param<float> a, Out<float> y) {
    for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
  });
  each_way([&](const Way& way) {
    const auto c = way.array<float>(3, {1, 2, 3}), y = way.array<float>({3, 3});
    way.run([&](auto) {
      scale(c, -1.0f, y.slice(1, 0, 1));
      scale(c, 0.0f, y.slice(1, 1, 1));
      scale(c, 1.0f, y.slice(1, 2, 1));
    });
    expect_bits(y, {-1, 0, 1, -2, 0, 2, -3, 0, 3});
  });
}

}  // namespace
}  // namespace weft::testing

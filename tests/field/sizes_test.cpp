// Nothing, one element, and arrays without axes.
#include <numeric>

#include "field/field.hpp"

namespace weft::testing {
namespace {

const auto total =
    kernel("total", {"x"}, [](In<float> x) { return sum(x.size(), [&](Index i) { return x[i]; }); });

TEST(Field, FR_048_folds_of_nothing_after_folds_of_something) {
  const auto rows = kernel("rows", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
    for_each(x.size(0), [&](Index r) { s[r] = sum(x.size(1), [&](Index c) { return x(r, c); }); });
  });
  std::vector<float> counted(1001);
  std::iota(counted.begin(), counted.end(), 1.0f);
  each_way([&](const Way& way) {
    const auto x = way.array<float>(1001, counted);
    const auto s = way.array<float>(3, {7, 7, 7});
    for (const int length : {1001, 0, 1}) {
      Future<float> sum;
      way.run([&](auto) { sum = total(x.slice(0, 0, length)); });
      EXPECT_EQ(sum.get(), static_cast<float>(length * (length + 1) / 2));
    }
    way.run([&](auto) { rows(way.array<float>({3, 0}), s); });
    expect_bits(s, {0, 0, 0});
    const auto none = way.array<float>(0);
    way.run([&](auto) { rows(way.array<float>({0, 5}), none); });
    EXPECT_EQ(none.size(), 0);
  });
}

TEST(Field, FR_050_one_element_beside_three_that_use_it) {
  const std::vector<Given> in = {given<float>("a", {1}, {1}), given<float>("b", {3}, {10, 20, 30})};
  expr::Shape shape;
  expect_bits(evaluate_beside<float>("a + 1.0", {"b + (a + 1.0)"}, in, &shape), {2});
  EXPECT_EQ(shape, expr::Shape{1});
  expect_bits(evaluate_beside<float>("b + (a + 1.0)", {"a + 1.0"}, in, &shape), {12, 22, 32});
  EXPECT_EQ(shape, expr::Shape{3});
}

// The report wants axis 0 of a single number to be taken; here it is refused, since there is no such axis.
// Prefix sums come with the scans.
TEST(Field, FR_051_folds_of_an_array_without_axes) {
  const auto x = given<float>("x", {}, {5});
  expr::Shape shape{1};
  expect_bits(evaluate<float>("mean(x)", {x}, &shape), {5});
  EXPECT_TRUE(shape.empty());
  expect_bits(evaluate<float>("sum(x)", {x}), {5});
  EXPECT_EQ(evaluate<std::int64_t>("argmax(x)", {x}), std::vector<std::int64_t>{0});
  EXPECT_TRUE(holds(refusal("mean(x, axis=0)", {x}), "axis 0 is out of range for shape ()"));
}

TEST(Field, FR_052_rows_of_values_that_hold_none) {
  const auto pad = kernel("pad", {"values", "starts", "y"},
                          [](In<float> values, In<std::int32_t> starts, Out<float, 2> y) {
                            for_each({y.size(0), y.size(1)}, [&](Index r, Index c) {
                              const Index first = cast<std::int64_t>(starts[r]);
                              const Index count = cast<std::int64_t>(starts[r + 1]) - first;
                              y(r, c) = select(c < count, values[first + c], -1.0f);
                            });
                          });
  each_way([&](const Way& way) {
    const auto y = way.array<float>({2, 3}), z = way.array<float>({2, 3});
    const auto starts = way.array<std::int32_t>(3, {0, 0, 0});
    way.run([&](auto) { pad(way.array<float>(0), starts, y); });
    expect_bits(y, {-1, -1, -1, -1, -1, -1});
    way.run([&](auto) { pad(way.array<float>(3, {4, 5, 6}), way.array<std::int32_t>(3, {0, 2, 3}), z); });
    expect_bits(z, {4, 5, -1, 6, -1, -1});
  });
}

TEST(Field, FR_054_argmin_of_no_rows) {
  const auto x = given<float>("x", {0, 3}, {});
  expr::Shape shape;
  EXPECT_TRUE(evaluate<std::int64_t>("argmin(x, axis=1)", {x}, &shape).empty());
  EXPECT_EQ(shape, expr::Shape{0});
  EXPECT_TRUE(evaluate<float>("x + f32(argmin(x, axis=1, keepdims=True))", {x}, &shape).empty());
  EXPECT_EQ(shape, (expr::Shape{0, 3}));
  EXPECT_TRUE(holds(refusal("argmin(x, axis=0)", {x}), "(0, 3)")) << refusal("argmin(x, axis=0)", {x});
}

TEST(Field, FR_055_one_element_keeps_its_shape_through_maps) {
  expr::Shape shape;
  const auto y = evaluate<float>("exp(x ** 2.0)", {given<float>("x", {1}, {1.5f})}, &shape);
  EXPECT_EQ(shape, expr::Shape{1});
  EXPECT_FLOAT_EQ(y.at(0), std::exp(2.25f));
  const auto square_exp = lift("square_exp", [](Value<float> v) { return exp(v * v); });
  each_way([&](const Way& way) {
    const auto x = way.array<float>(1, {1.5f}), z = way.array<float>({});
    way.run([&](auto scratch) {
      const auto t = scratch(0.0f, 1);
      square_exp(x, t);
      square_exp(t, z);
    });
    EXPECT_EQ(z.shape(), Shape{});
    EXPECT_TRUE(std::isinf(z.read().get().at(0))) << "exp of the square of exp(2.25)";
  });
}

}  // namespace
}  // namespace weft::testing

// Lifts, their composition, and their use as functions of values.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "trace/evaluate.hpp"

namespace weft {
namespace {

using test::Arguments;
using test::floats;

TEST(Lift, maps_a_function) {
  const auto my_relu = lift("my_relu", [](Value<float> v) { return max(v, 0.0f); });
  auto x = floats(4, -1.0f);
  x[1] = 3.0f;
  std::vector<float> y(4, 9.0f);
  Arguments().array(x).array(y).run(my_relu);
  EXPECT_EQ(y, (std::vector<float>{0, 3, 0, 0}));
}

TEST(Lift, takes_any_number_of_inputs_of_several_types) {
  const auto pick = lift("pick", [](Value<bool> c, Value<int> a, Value<std::int64_t> b) {
    return select(c, cast<std::int64_t>(a), b);
  });
  std::vector<std::uint8_t> c{1, 0};
  std::vector<int> a{5, 6};
  std::vector<std::int64_t> b{7, 8}, y(2);
  ir::BoundArray bound[4];
  const std::int64_t shape[] = {2}, strides[] = {1};
  bound[0] = {reinterpret_cast<std::byte*>(c.data()), ir::Type::boolean, 1, shape, strides};
  bound[1] = {reinterpret_cast<std::byte*>(a.data()), ir::Type::i32, 1, shape, strides};
  bound[2] = {reinterpret_cast<std::byte*>(b.data()), ir::Type::i64, 1, shape, strides};
  bound[3] = {reinterpret_cast<std::byte*>(y.data()), ir::Type::i64, 1, shape, strides};
  ir::eval(pick.traced()->kernel, bound, {});
  EXPECT_EQ(y, (std::vector<std::int64_t>{5, 8}));

  const auto ones = lift("ones", [] { return 1.0f; });
  std::vector<float> z(3);
  Arguments().array(z).run(ones);
  EXPECT_EQ(z, std::vector<float>(3, 1.0f));
}

TEST(Lift, may_hold_variables_loops_and_folds) {
  const auto power = lift("power", [](Value<int> base, Value<int> exponent) {
    Var<int> result = 1;
    for_range(0, exponent, [&](Index) { result *= base; });
    return result.value() + sum(3, [](Index k) { return cast<int>(k); });
  });
  std::vector<int> base{2, 3}, exponent{5, 0}, y(2);
  Arguments().array(base).array(exponent).array(y).run(power);
  EXPECT_EQ(y, (std::vector<int>{35, 4}));
}

/// The functor law: composition is running one after the other, bit by bit.
TEST(Lift, composition_has_the_bits_of_running_apart) {
  const auto f = lift("f", [](Value<float> a, Value<float> b) { return exp(a) * b; });
  const auto g = lift("g", [](Value<float> t, Value<float> c) { return tanh(t) - c / 3.0f; });
  const auto h = compose(g, f);
  std::vector<float> a(1000), b(1000), c(1000), t(1000), apart(1000), together(1000);
  for (std::size_t k = 0; k < a.size(); ++k) {
    a[k] = std::sin(static_cast<float>(k)) * 20.0f;
    b[k] = 1.0f / static_cast<float>(k);
    c[k] = static_cast<float>(k) - 500.0f;
  }
  Arguments().array(a).array(b).array(t).run(f);
  Arguments().array(t).array(c).array(apart).run(g);
  Arguments().array(a).array(b).array(c).array(together).run(h);
  EXPECT_EQ(std::memcmp(apart.data(), together.data(), apart.size() * sizeof(float)), 0);
  EXPECT_EQ(h.traced()->kernel.name, "g(f)");
}

TEST(Lift, composition_runs_no_lambda_again) {
  int runs = 0;
  const auto f = lift("f", [&](Value<float> v) {
    ++runs;
    return v + 1.0f;
  });
  const auto twice = compose(f, f);
  const auto four = compose(twice, twice);
  std::vector<float> x{1}, y{0};
  Arguments().array(x).array(y).run(four);
  EXPECT_EQ(y[0], 5.0f);
  EXPECT_EQ(runs, 1);
}

TEST(Lift, is_a_function_of_values_in_kernels) {
  const auto square_plus = lift("square_plus", [](Value<float> v, Value<float> w) { return v * v + w; });
  const auto k = kernel("k", [&](In<float> x, Out<float> y) {
    auto top = square_plus(2.0f, 0.5f);
    for_each(x.size(), [&](Index i) { y[i] = square_plus(x[i], top) + square_plus(y[i], 1); });
  });
  auto x = floats(3);
  std::vector<float> y{1, 1, 1};
  Arguments().array(x).array(y).run(k);
  EXPECT_EQ(y, (std::vector<float>{6.5f, 7.5f, 10.5f}));
}

TEST(Lift, with_variables_stands_inside_iterations) {
  const auto f = lift("f", [](Value<float> v) {
    Var<float> w = v;
    return w.value();
  });
  const auto k = kernel("k", [&](In<float> x) { return f(sum(x.size(), [&](Index i) { return x[i]; })); });
  EXPECT_NE(test::trace_error(k).find("outside of every for_each"), std::string::npos);
}

TEST(Lift, keeps_errors_through_composition) {
  const auto f = lift("f", [](Value<std::uint8_t> v) { return v + 300; });
  const auto g = lift("g", [](Value<std::uint8_t> v) { return v; });
  EXPECT_NE(test::trace_error(f).find("f: 300 is outside the range of u8"), std::string::npos);
  EXPECT_EQ(test::trace_error(compose(g, f)), test::trace_error(f));
  EXPECT_EQ(test::trace_error(compose(f, g)), test::trace_error(f));
}

TEST(Lift, is_marked_elementwise) {
  const auto f = lift("f", [](Value<float> v) { return v; });
  EXPECT_TRUE(f.traced()->kernel.options.elementwise);
}

}  // namespace
}  // namespace weft

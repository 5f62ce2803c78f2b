// Graphs and scopes that are very long: nothing walks them by recursion.
#include "field/field.hpp"

namespace weft::testing {
namespace {

using expr::NodeRef;
using ir::Op;

NodeRef number(std::int64_t value) {
  return expr::literal({.integer = true, .whole = value, .real = static_cast<double>(value)});
}

const auto twice = kernel("twice", {"x", "y"}, [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = x[i] + x[i]; });
});

TEST(Field, FR_088_a_chain_of_doublings_that_is_never_evaluated) {
  std::weak_ptr<const expr::Node> first;
  {
    NodeRef x = expr::input(0, "x", ir::Type::f32, {1});
    first = x;
    for (int k = 0; k < 300'000; ++k) x = expr::apply(Op::mul, {number(2), x});
    EXPECT_EQ(x->shape, expr::Shape{1});
  }
  EXPECT_TRUE(first.expired());
  const Device& device = devices().front();
  const auto x = device.array<float>(1, {1});
  EXPECT_THROW(device.fuse([&](Scope& scope) {
    Array<float> from = x;
    for (int k = 0; k < 30'000; ++k) {
      const auto to = scope.scratch(1);
      twice(from, to);
      from = to;
    }
    throw std::runtime_error("dropped");
  }),
               std::runtime_error);
  expect_bits(x, {1});
}

TEST(Field, FR_090_two_arrays_that_feed_each_other_a_thousand_times) {
  const auto add_row_sums = kernel("add_row_sums", {"a", "c"}, [](In<float, 2> a, InOut<float> c) {
    for_each(a.size(0), [&](Index r) { c[r] = c[r] + sum(a.size(1), [&](Index k) { return a(r, k); }); });
  });
  const auto add_to = kernel("add_to", {"c", "b"}, [](In<float> c, InOut<float> b) {
    for_each(c.size(), [&](Index i) { b[i] += c[i]; });
  });
  each_way([&](const Way& way) {
    const auto a = way.array<float>({10, 10}, std::vector<float>(100, 1.0f));
    const auto b = way.array<float>(10), c = way.array<float>(10);
    const Report report = way.run([&](auto) {
      for (int k = 0; k < 1000; ++k) {
        add_row_sums(a, c);
        add_to(c, b);
      }
    });
    expect_bits(c, std::vector<float>(10, 10'000));
    expect_bits(b, std::vector<float>(10, 5'005'000));
    if (way.apart() || report.tier == "reference") return;
    EXPECT_GT(report.launches, 1) << "a launch holds no more than its budget";
    EXPECT_LT(report.launches, 100);
  });
}

TEST(Field, FR_091_a_chain_of_single_numbers) {
  NodeRef s = expr::input(0, "s", ir::Type::f64, {});
  for (int k = 0; k < 2000; ++k) s = expr::apply(Op::add, {s, number(1)});
  expect_bits(evaluate_nodes<double>({s}, {given<double>("s", {}, {0.5})}), {2000.5});
  for (int k = 0; k < 300'000; ++k) s = expr::apply(Op::neg, {s});
  s = nullptr;
  const auto next = kernel("next", {"v", "x"}, [](Param<float> v, In<float> x) {
    return v + sum(x.size(), [&](Index i) { return x[i]; });
  });
  each_way([&](const Way& way) {
    const auto x = way.array<float>(2, {0.25f, 0.75f});
    Future<float> value = next(0.0f, x);
    way.run([&](auto) {
      for (int k = 0; k < 500; ++k) value = next(value, x);
    });
    EXPECT_EQ(value.get(), 501);
  });
}

TEST(Field, FR_092_nested_additions_that_are_dropped) {
  NodeRef sum = expr::input(0, "x", ir::Type::f32, {1, 2, 3});
  const NodeRef one = expr::input(1, "one", ir::Type::f32, {1, 2, 3});
  for (int k = 0; k < 16'384; ++k) sum = expr::apply(Op::add, {one, sum});
  const std::vector<expr::Input> inputs = {{"x", ir::Type::f32, {1, 2, 3}},
                                           {"one", ir::Type::f32, {1, 2, 3}}};
  EXPECT_EQ(expr::record(std::span(&sum, 1), inputs).recording.calls.size(), 16'384u);
  sum = nullptr;
  EXPECT_EQ(one.use_count(), 1);
}

TEST(Field, FR_094_thousands_of_arrays_into_one) {
  const auto copy2 = kernel("copy2", {"x", "y"}, [](In<float, 2> x, Out<float, 2> y) {
    for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c); });
  });
  constexpr std::size_t count = 6131, size = 6;
  const std::vector<float> values = numbers(count * size);
  each_way([&](const Way& way) {
    const auto stack = way.array<float>({count * 2, 3});
    std::vector<Array<float>> parts;
    for (std::size_t k = 0; k < count; ++k) {
      parts.push_back(way.device.array<float>({2, 3}, std::span<const float>(&values[k * size], size)));
    }
    way.run([&](auto) {
      for (std::size_t k = 0; k < count; ++k) copy2(parts[k], stack.slice(0, 2 * k, 2));
    });
    expect_bits(stack, values);
  });
}

}  // namespace
}  // namespace weft::testing

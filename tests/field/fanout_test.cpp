// Values with several readers: one number for all, computed once, walked once.
#include "field/field.hpp"

namespace weft::testing {
namespace {

using expr::NodeRef;
using ir::Op;

TEST(Field, FR_095_a_product_minus_itself) {
  const std::vector<Given> in = {given<float>("p", {30, 30}, numbers(900)),
                                 given<float>("q", {30, 30}, numbers(900, 2)),
                                 given<float>("r", {30, 30}, numbers(900, 3))};
  const std::string m = "(p / atan(q)) * tan(r)", s = "(" + m + ") - (" + m + ")";
  const std::vector<std::int64_t> first(30, 0);
  expect_bits(evaluate<float>(s, in), std::vector<float>(900, 0.0f));
  expect_bits(evaluate<std::int64_t>("argmax(" + s + ", axis=-1)", in), first);
  expect_bits(evaluate_beside<std::int64_t>("argmax(" + s + ", axis=-1)", {m}, in), first);
  expect_bits(evaluate_beside<float>(m, {s, "argmax(" + s + ", axis=-1)"}, in), evaluate<float>(m, in));
}

TEST(Field, FR_096_one_f16_for_every_reader) {
  std::vector<f16> a, b, products;
  std::vector<float> wide;
  for (const float v : numbers(300)) a.emplace_back(v);
  for (const float v : numbers(300, 2)) b.emplace_back(v);
  for (std::size_t i = 0; i < a.size(); ++i) {
    products.emplace_back(static_cast<float>(a[i]) * static_cast<float>(b[i]));
    wide.push_back(static_cast<float>(products[i]));
  }
  const std::vector<Given> in = {given<f16>("a", {300}, a), given<f16>("b", {300}, b)};
  expect_bits(evaluate_beside<float>("f32(a * b)", {"a * b", "sum(a * b)"}, in), wide);
  expect_bits(evaluate_beside<f16>("a * b", {"f32(a * b)", "sum(f32(a * b))"}, in), products);
  expect_bits(evaluate<f16>("sum(a * b)", in), evaluate<f16>("f16(sum(f32(a * b)))", in));
}

TEST(Field, FR_098_diamonds_behind_diamonds) {
  NodeRef x = expr::input(0, "x", ir::Type::f32, {4});
  for (int k = 0; k < 300; ++k) {
    const NodeRef left = expr::apply(Op::neg, {x}), right = expr::apply(Op::abs, {x});
    x = expr::apply(Op::max, {expr::apply(Op::min, {left, right}), x});
  }
  const NodeRef nodes[] = {x};
  const std::vector<expr::Input> inputs = {{"x", ir::Type::f32, {4}}};
  EXPECT_EQ(expr::record(nodes, inputs).recording.calls.size(), 1200u);
  expect_bits(evaluate_nodes<float>({x}, {given<float>("x", {4}, {1, -2, 0.5f, -0.25f})}),
              {1, 2, 0.5f, 0.25f});
}

TEST(Field, FR_100_every_step_uses_the_one_before_twice) {
  NodeRef x = expr::input(0, "x", ir::Type::u32, {2});
  for (int k = 0; k < 200; ++k) x = expr::apply(Op::add, {x, expr::apply(Op::bit_xor, {x, x})});
  expect_bits(evaluate_nodes<std::uint32_t>({x}, {given<std::uint32_t>("x", {2}, {1, 7})}), {1, 7});
  const auto chain = kernel("chain", {"x", "y"}, [](In<std::uint32_t> in, Out<std::uint32_t> out) {
    for_each(in.size(), [&](Index i) {
      Value<std::uint32_t> v = in[i];
      for (int k = 0; k < 200; ++k) v = v + (v ^ v);
      out[i] = v;
    });
  });
  EXPECT_LT(chain.ir().size(), 50'000u);
  each_way([&](const Way& way) {
    const auto in = way.array<std::uint32_t>(2, {1, 7}), out = way.array<std::uint32_t>(2);
    const Report report = way.run([&](auto) { chain(in, out); });
    EXPECT_LT(report.to_json().size(), 2000u);
    expect_bits(out, {1, 7});
  });
}

TEST(Field, FR_101_a_fold_over_all_pairs_keeps_no_pairs) {
  const auto pairs = kernel("pairs", {"x", "y", "t"}, [](In<float> x, In<float> y, Out<float, 2> t) {
    for_each({x.size(), y.size()}, [&](Index i, Index j) { t(i, j) = abs(x[i] - y[j]); });
  });
  const auto rows = kernel("rows", {"t", "s"}, [](In<float, 2> t, Out<float> s) {
    for_each(t.size(0), [&](Index r) { s[r] = sum(t.size(1), [&](Index c) { return t(r, c); }); });
  });
  constexpr std::int64_t m = 400, n = 300;
  (void)same_in_each_way([&](const Way& way) {
    const auto x = way.array<float>(m, numbers(m)), y = way.array<float>(n, numbers(n, 2)),
               s = way.array<float>(m);
    const std::int64_t before = way.device.counters().bytes_allocated;
    const Report report = way.run([&](auto scratch) {
      const auto t = scratch(0.0f, Shape{m, n});
      pairs(x, y, t);
      rows(t, s);
    });
    if (!way.apart() && report.tier != "reference") {
      EXPECT_EQ(report.launches, 1);
      EXPECT_LT(way.device.counters().bytes_allocated - before, m * n * 4 / 4);
    }
    return s.read().get();
  });
}

TEST(Field, FR_102_a_row_read_by_every_other_row) {
  const auto exponentials = lift("exponentials", [](Value<float> v) { return exp(v); });
  const auto weigh = kernel("weigh", {"w", "x", "y"}, [](In<float> w, In<float, 2> x, Out<float, 2> y) {
    for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = w[c] * x(r, c); });
  });
  (void)same_in_each_way([&](const Way& way) {
    const auto w = way.array<float>(50, numbers(50)), x = way.array<float>({40, 50}, numbers(2000, 2));
    const auto y = way.array<float>({40, 50});
    const Report report = way.run([&](auto scratch) {
      const auto t = scratch(0.0f, 50);
      exponentials(w, t);
      weigh(t, x, y);
    });
    for (const ReportGroup& group : report.groups) EXPECT_EQ(group.recomputed, 0);
    if (!way.apart()) {
      EXPECT_EQ(report.launches, 2);
    }
    return y.read().get();
  });
}

}  // namespace
}  // namespace weft::testing

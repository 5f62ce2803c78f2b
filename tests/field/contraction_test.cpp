// Products and sums round apart, in one launch too.
#include "field/field.hpp"

namespace weft::testing {
namespace {

TEST(Field, FR_134_equal_products_cancel) {
  const std::vector<Given> in = {given<float>("a", {2}, {2396747, 0.1f}), given<float>("b", {2}, {7, 0.3f}),
                                 given<float>("c", {2}, {2396747, 0.1f}), given<float>("d", {2}, {7, 0.3f})};
  expect_bits(evaluate<float>("a * b - c * d", in), {0, 0});
  expect_bits(evaluate<float>("a * b - d * c", in), {0, 0});
  expect_bits(evaluate_beside<float>("a * b - c * d", {"c * d"}, in), {0, 0});
}

TEST(Field, FR_135_opposite_products_cancel) {
  const std::vector<Given> in = {given<float>("a", {1}, {1e20f}), given<float>("b", {1}, {-1e20f}),
                                 given<float>("x", {1}, {1e10f})};
  expect_bits(evaluate<float>("a * x + b * x", in), {0});
}

TEST(Field, FR_136_a_rotary_embedding_in_bf16) {
  const auto turn = kernel("turn", {"x", "y"}, [](In<bf16, 2> x, Out<bf16, 2> y) {
    const Index half = x.size(1) / 2;
    for_each({x.size(0), x.size(1)},
             [&](Index r, Index c) { y(r, c) = select(c < half, -x(r, c + half), x(r, c - half)); });
  });
  const auto mul = lift("mul", [](Value<bf16> a, Value<bf16> b) { return a * b; });
  const auto add = lift("add", [](Value<bf16> a, Value<bf16> b) { return a + b; });
  const auto widen = lift("widen", [](Value<bf16> v) { return cast<float>(v); });
  constexpr std::size_t rows = 9, columns = 64;
  const auto brains = [](std::uint32_t seed) {
    std::vector<bf16> values;
    for (const float v : numbers(rows * columns, seed)) values.emplace_back(v);
    return values;
  };
  const std::vector<bf16> x = brains(1), cosine = brains(2), sine = brains(3);
  const auto product = [](bf16 a, bf16 b) { return bf16(static_cast<float>(a) * static_cast<float>(b)); };
  std::vector<float> expected;
  for (std::size_t k = 0; k < x.size(); ++k) {
    const bool front = k % columns < columns / 2;
    const bf16 across = front ? x[k + columns / 2] : x[k - columns / 2];
    const bf16 turned = bf16(front ? -static_cast<float>(across) : static_cast<float>(across));
    const float sum =
        static_cast<float>(product(x[k], cosine[k])) + static_cast<float>(product(turned, sine[k]));
    expected.push_back(static_cast<float>(bf16(sum)));
  }
  each_way([&](const Way& way) {
    const Shape shape{rows, columns};
    const auto a = way.array<bf16>(shape, x), c = way.array<bf16>(shape, cosine),
               s = way.array<bf16>(shape, sine);
    const auto y = way.array<float>(shape);
    way.run([&](auto scratch) {
      const auto t = scratch(bf16{}, shape), u = scratch(bf16{}, shape), v = scratch(bf16{}, shape),
                 w = scratch(bf16{}, shape);
      turn(a, t);
      mul(a, c, u);
      mul(t, s, v);
      add(u, v, w);
      widen(w, y);
    });
    expect_bits(y, expected);
  });
}

}  // namespace
}  // namespace weft::testing

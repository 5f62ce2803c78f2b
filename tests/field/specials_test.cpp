// NaN, infinities and the sign of zero in whole expressions. Single ops stand in scalar_ops_test.cpp.
#include <bit>
#include <limits>

#include "field/field.hpp"

namespace weft::testing {
namespace {

constexpr float inf = std::numeric_limits<float>::infinity();

TEST(Field, FR_015_adding_zero_is_not_removed) {
  const auto x = given<float>("x", {3}, {-0.5f, -0.25f, -0.75f}), zeros = given<float>("z", {3}, {0, 0, 0});
  expect_bits(evaluate<float>("recip(ceil(x))", {x}), {-inf, -inf, -inf});
  expect_bits(evaluate<float>("recip(ceil(x) + z)", {x, zeros}), {inf, inf, inf});
  expect_bits(evaluate<float>("recip(ceil(x) + 0.0)", {x}), {inf, inf, inf});
  expect_bits(evaluate<float>("recip(0.0 - (0.0 - ceil(x)))", {x}), {inf, inf, inf});
}

TEST(Field, FR_024_a_finite_constant_beyond_the_type) {
  const auto x = given<float>("x", {2}, {1e38f, -1e38f});
  EXPECT_TRUE(holds(refusal("clamp(x, -3.4e39, 3.4e39)", {x}), "outside the range of f32"));
  const auto clipped = kernel("clipped", {"x", "y"}, [](In<float> v, Out<float> y) {
    for_each(v.size(), [&](Index i) { y[i] = clamp(v[i], -3.4e39, 3.4e39); });
  });
  EXPECT_TRUE(holds(message<UsageError>([&] { (void)clipped.traced(); }), "outside the range of f32"));
  expect_bits(evaluate<float>("clamp(x, -3.4e37, inf)", {x}), {1e38f, -3.4e37f});
}

}  // namespace
}  // namespace weft::testing

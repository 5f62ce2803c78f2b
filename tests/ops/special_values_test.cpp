// The elementary functions at the special values of C's Annex F, by bits, in f32 and f64.
#include <gtest/gtest.h>

#include "values.hpp"

namespace weft::ir {
namespace {

using testing::inf_d;
using testing::nan_d;

struct Unary {
  Op op;
  double x, expected;
};

template <class T>
void expect_bits(T result, double expected, const std::string& what) {
  const auto wanted = static_cast<T>(expected);
  EXPECT_TRUE(testing::same_value(type_of<T>, to_bits(result), to_bits(wanted)))
      << what << " gives " << static_cast<double>(result) << ", not " << expected;
}

TEST(SpecialValues, functions_of_one_operand) {
  const Unary cases[] = {{Op::exp, 0.0, 1},
                         {Op::exp, -0.0, 1},
                         {Op::exp, -inf_d, 0},
                         {Op::exp, inf_d, inf_d},
                         {Op::exp2, 0.0, 1},
                         {Op::exp2, 10, 1024},
                         {Op::exp2, -3, 0.125},
                         {Op::exp2, -inf_d, 0},
                         {Op::exp2, inf_d, inf_d},
                         {Op::expm1, 0.0, 0.0},
                         {Op::expm1, -0.0, -0.0},
                         {Op::expm1, -inf_d, -1},
                         {Op::expm1, inf_d, inf_d},
                         {Op::log, 1, 0},
                         {Op::log, 0.0, -inf_d},
                         {Op::log, -0.0, -inf_d},
                         {Op::log, -1, nan_d},
                         {Op::log, inf_d, inf_d},
                         {Op::log2, 1, 0},
                         {Op::log2, 8, 3},
                         {Op::log2, 0.25, -2},
                         {Op::log2, 0.0, -inf_d},
                         {Op::log2, -1, nan_d},
                         {Op::log2, inf_d, inf_d},
                         {Op::log10, 1, 0},
                         {Op::log10, 0.0, -inf_d},
                         {Op::log10, -1, nan_d},
                         {Op::log10, inf_d, inf_d},
                         {Op::log1p, 0.0, 0.0},
                         {Op::log1p, -0.0, -0.0},
                         {Op::log1p, -1, -inf_d},
                         {Op::log1p, -2, nan_d},
                         {Op::log1p, inf_d, inf_d},
                         {Op::log1p, -inf_d, nan_d},
                         {Op::cbrt, 0.0, 0.0},
                         {Op::cbrt, -0.0, -0.0},
                         {Op::cbrt, 27, 3},
                         {Op::cbrt, -8, -2},
                         {Op::cbrt, inf_d, inf_d},
                         {Op::cbrt, -inf_d, -inf_d},
                         {Op::sin, 0.0, 0.0},
                         {Op::sin, -0.0, -0.0},
                         {Op::sin, inf_d, nan_d},
                         {Op::cos, 0.0, 1},
                         {Op::cos, -0.0, 1},
                         {Op::cos, -inf_d, nan_d},
                         {Op::tan, 0.0, 0.0},
                         {Op::tan, -0.0, -0.0},
                         {Op::tan, inf_d, nan_d},
                         {Op::asin, 0.0, 0.0},
                         {Op::asin, -0.0, -0.0},
                         {Op::asin, 1.5, nan_d},
                         {Op::asin, 1, 1.5707963267948966},
                         {Op::acos, 1, 0.0},
                         {Op::acos, -1.5, nan_d},
                         {Op::acos, -1, 3.141592653589793},
                         {Op::atan, 0.0, 0.0},
                         {Op::atan, -0.0, -0.0},
                         {Op::atan, inf_d, 1.5707963267948966},
                         {Op::atan, -inf_d, -1.5707963267948966},
                         {Op::sinh, 0.0, 0.0},
                         {Op::sinh, -0.0, -0.0},
                         {Op::sinh, inf_d, inf_d},
                         {Op::sinh, -inf_d, -inf_d},
                         {Op::cosh, 0.0, 1},
                         {Op::cosh, -inf_d, inf_d},
                         {Op::tanh, 0.0, 0.0},
                         {Op::tanh, -0.0, -0.0},
                         {Op::tanh, inf_d, 1},
                         {Op::tanh, -inf_d, -1},
                         {Op::tanh, 1e30, 1},
                         {Op::tanh, 46, 1},
                         {Op::erf, 0.0, 0.0},
                         {Op::erf, -0.0, -0.0},
                         {Op::erf, inf_d, 1},
                         {Op::erf, -inf_d, -1},
                         {Op::erfc, 0.0, 1},
                         {Op::erfc, inf_d, 0.0},
                         {Op::erfc, -inf_d, 2},
                         {Op::rsqrt, 0.0, inf_d},
                         {Op::rsqrt, -0.0, -inf_d},
                         {Op::rsqrt, inf_d, 0.0},
                         {Op::rsqrt, 4, 0.5},
                         {Op::recip, -0.0, -inf_d},
                         {Op::sigmoid, inf_d, 1},
                         {Op::sigmoid, -inf_d, 0.0},
                         {Op::sigmoid, 0.0, 0.5},
                         {Op::silu, -inf_d, -0.0},
                         {Op::silu, inf_d, inf_d},
                         {Op::silu, 0.0, 0.0},
                         {Op::silu, -0.0, -0.0},
                         {Op::silu, 1e30, 1e30},
                         {Op::gelu, -inf_d, -0.0},
                         {Op::gelu, inf_d, inf_d},
                         {Op::gelu, -1e30, -0.0},
                         {Op::gelu, 1e30, 1e30},
                         {Op::gelu_erf, -inf_d, -0.0},
                         {Op::gelu_erf, inf_d, inf_d},
                         {Op::softplus, -inf_d, 0.0},
                         {Op::softplus, inf_d, inf_d},
                         {Op::mish, -inf_d, -0.0},
                         {Op::mish, inf_d, inf_d},
                         {Op::mish, 1e30, 1e30},
                         {Op::relu, -1, 0.0},
                         {Op::relu, -0.0, 0.0}};
  for (const Unary& c : cases) {
    const std::string what = std::string(name(c.op)) + "(" + std::to_string(c.x) + ")";
    expect_bits(testing::same(c.op, static_cast<float>(c.x)), c.expected, what + " in f32");
    expect_bits(testing::same(c.op, c.x), c.expected, what + " in f64");
  }
}

TEST(SpecialValues, nan_stays_nan) {
  for (int k = 0; k < op_count; ++k) {
    const auto op = static_cast<Op>(k);
    if (info(op).signature != Signature::same || info(op).arity != 1) continue;
    if (accepts(op, Type::f32)) {
      EXPECT_TRUE(std::isnan(testing::same(op, testing::nan_f))) << name(op);
    }
    if (accepts(op, Type::f64)) {
      EXPECT_TRUE(std::isnan(testing::same(op, nan_d))) << name(op);
    }
  }
}

struct Binary {
  Op op;
  double x, y, expected;
};

TEST(SpecialValues, functions_of_two_operands) {
  constexpr double pi = 3.141592653589793;
  const Binary cases[] = {
      {Op::pow, nan_d, 0.0, 1},
      {Op::pow, nan_d, -0.0, 1},
      {Op::pow, 1, nan_d, 1},
      {Op::pow, 1, inf_d, 1},
      {Op::pow, -1, inf_d, 1},
      {Op::pow, -1, -inf_d, 1},
      {Op::pow, 0.0, -3, inf_d},
      {Op::pow, -0.0, -3, -inf_d},
      {Op::pow, -0.0, -2, inf_d},
      {Op::pow, -0.0, -2.5, inf_d},
      {Op::pow, -0.0, 3, -0.0},
      {Op::pow, -0.0, 2, 0.0},
      {Op::pow, 0.0, inf_d, 0.0},
      {Op::pow, 0.0, -inf_d, inf_d},
      {Op::pow, -8, 1.0 / 3, nan_d},
      {Op::pow, 0.5, -inf_d, inf_d},
      {Op::pow, 0.5, inf_d, 0.0},
      {Op::pow, 2, inf_d, inf_d},
      {Op::pow, 2, -inf_d, 0.0},
      {Op::pow, -2, inf_d, inf_d},
      {Op::pow, -0.5, inf_d, 0.0},
      {Op::pow, -inf_d, -3, -0.0},
      {Op::pow, -inf_d, -2, 0.0},
      {Op::pow, -inf_d, 3, -inf_d},
      {Op::pow, -inf_d, 2, inf_d},
      {Op::pow, -inf_d, 2.5, inf_d},
      {Op::pow, inf_d, -1, 0.0},
      {Op::pow, inf_d, 0.5, inf_d},
      {Op::pow, -2, 3, -8},
      {Op::pow, -2, 4, 16},
      {Op::pow, 2, 0.5, 1.4142135623730951},
      {Op::pow, nan_d, 1, nan_d},
      {Op::pow, 3, nan_d, nan_d},
      {Op::pow, 10, 1e300, inf_d},
      {Op::atan2, 0.0, 1, 0.0},
      {Op::atan2, -0.0, 1, -0.0},
      {Op::atan2, 0.0, -1, pi},
      {Op::atan2, -0.0, -1, -pi},
      {Op::atan2, 0.0, 0.0, 0.0},
      {Op::atan2, -0.0, 0.0, -0.0},
      {Op::atan2, 0.0, -0.0, pi},
      {Op::atan2, -0.0, -0.0, -pi},
      {Op::atan2, 1, 0.0, pi / 2},
      {Op::atan2, -1, -0.0, -pi / 2},
      {Op::atan2, 1, inf_d, 0.0},
      {Op::atan2, 1, -inf_d, pi},
      {Op::atan2, -1, -inf_d, -pi},
      {Op::atan2, inf_d, 1, pi / 2},
      {Op::atan2, -inf_d, 1, -pi / 2},
      {Op::atan2, inf_d, inf_d, pi / 4},
      {Op::atan2, inf_d, -inf_d, 3 * pi / 4},
      {Op::atan2, nan_d, 1, nan_d},
      {Op::atan2, 1, nan_d, nan_d},
      {Op::hypot, inf_d, nan_d, inf_d},
      {Op::hypot, nan_d, -inf_d, inf_d},
      {Op::hypot, nan_d, 1, nan_d},
      {Op::hypot, 3, 4, 5},
      {Op::hypot, -0.0, 0.0, 0.0},
      {Op::hypot, 3e38, 0.0, 3e38},
  };
  for (const Binary& c : cases) {
    const std::string what =
        std::string(name(c.op)) + "(" + std::to_string(c.x) + ", " + std::to_string(c.y) + ")";
    expect_bits(testing::same(c.op, static_cast<float>(c.x), static_cast<float>(c.y)), c.expected,
                what + " in f32");
    expect_bits(testing::same(c.op, c.x, c.y), c.expected, what + " in f64");
  }
}

// The textbook forms fail here: no cancellation, overflow or lost subnormal.
TEST(SpecialValues, ends_of_the_range) {
  EXPECT_EQ(testing::same(Op::exp, -104.0f), 0.0f);
  EXPECT_EQ(testing::same(Op::exp, -103.0f), 0x1p-149f);
  EXPECT_LT(testing::same(Op::exp, 88.72f), testing::inf_f);
  EXPECT_EQ(testing::same(Op::exp, 88.73f), testing::inf_f);
  EXPECT_FLOAT_EQ(testing::same(Op::log, 0x1p-149f), -103.27893f);
  EXPECT_FLOAT_EQ(testing::same(Op::sin, 1e30f), static_cast<float>(std::sin(static_cast<double>(1e30f))));
  EXPECT_GT(testing::same(Op::sigmoid, -89.0f), 0.0f);
  EXPECT_LT(testing::same(Op::silu, -100.0f), 0.0f);
  EXPECT_FLOAT_EQ(testing::same(Op::sinh, 89.0f), 2.2448056e38f);
  EXPECT_FLOAT_EQ(testing::same(Op::hypot, 3e38f, 1e38f), 3.1622777e38f);
  EXPECT_EQ(testing::same(Op::expm1, 1e-30f), 1e-30f);
  EXPECT_EQ(testing::same(Op::log1p, 1e-30f), 1e-30f);
}

}  // namespace
}  // namespace weft::ir

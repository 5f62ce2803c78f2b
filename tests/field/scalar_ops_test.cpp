// Reports of wrong values about single operations and functions, on the reference meaning of the ops.
#include <gtest/gtest.h>

#include <limits>

#include "ops/values.hpp"

namespace weft::ir {
namespace {

using testing::apply;
using testing::inf_f;
using testing::nan_f;
using testing::same;

std::uint64_t bits(float x) { return to_bits(x); }

TEST(Field, FR_011_nan_in_either_operand_of_clamp_and_max) {
  EXPECT_TRUE(std::isnan(static_cast<float>(same(Op::max, f16(nan_f), f16(0.5f)))));
  EXPECT_TRUE(std::isnan(static_cast<float>(same(Op::max, f16(0.5f), f16(nan_f)))));
  EXPECT_TRUE(std::isnan(static_cast<float>(same(Op::clamp, f16(nan_f), f16(0.5f), f16(inf_f)))));
}

TEST(Field, FR_012_max_with_nan) {
  EXPECT_TRUE(std::isnan(same(Op::max, 1.0f, nan_f)));
  EXPECT_TRUE(std::isnan(same(Op::max, nan_f, 1.0f)));
}

TEST(Field, FR_014_extremes_of_signed_zeros) {
  EXPECT_EQ(bits(same(Op::min, 0.0f, -0.0f)), bits(-0.0f));
  EXPECT_EQ(bits(same(Op::min, -0.0f, 0.0f)), bits(-0.0f));
  EXPECT_EQ(bits(same(Op::max, 0.0f, -0.0f)), bits(0.0f));
  EXPECT_EQ(bits(same(Op::max, -0.0f, 0.0f)), bits(0.0f));
}

// The report wants the payload kept; here every computed NaN is one value, the canonical quiet one.
TEST(Field, FR_018_min_of_a_nan_with_payload) {
  EXPECT_EQ(bits(same(Op::min, from_bits<float>(0x7fab2ac8), 1.0f)), 0x7fc00000u);
}

TEST(Field, FR_020_clamp_with_infinite_bounds) {
  EXPECT_EQ(same(Op::clamp, 3e38f, 0.0f, inf_f), 3e38f);
  EXPECT_EQ(same(Op::clamp, -3e38f, -inf_f, 0.5f), -3e38f);
  EXPECT_EQ(same(Op::clamp, inf_f, -inf_f, 0.5f), 0.5f);
}

TEST(Field, FR_022_fraction_of_minus_zero) { EXPECT_EQ(same(Op::recip, same(Op::fract, -0.0f)), inf_f); }

TEST(Field, FR_025_lowest_divided_by_minus_one) {
  const std::int32_t lowest = std::numeric_limits<std::int32_t>::min();
  EXPECT_EQ(same(Op::floor_div, lowest, -1), lowest);
  EXPECT_EQ(same(Op::div, lowest, -1), lowest);
  EXPECT_EQ(same(Op::rem, lowest, -1), 0);
}

TEST(Field, FR_026_zero_divided_by_zero) {
  EXPECT_EQ(same(Op::floor_div, std::int64_t{0}, std::int64_t{0}), 0);
  EXPECT_EQ(same(Op::mod, std::int64_t{0}, std::int64_t{0}), 0);
}

TEST(Field, FR_030_floor_division_of_floats) {
  EXPECT_EQ(same(Op::floor_div, 1.0, 0.1), 9.0);
  EXPECT_EQ(same(Op::floor_div, 0.5, 0.1), 4.0);
  EXPECT_EQ(same(Op::floor_div, 6.0, 0.2), 29.0);
  EXPECT_EQ(same(Op::floor_div, 1.0f, 0.1f), 9.0f);
  EXPECT_EQ(same(Op::floor_div, 0.5f, 0.1f), 4.0f);
  EXPECT_EQ(same(Op::floor_div, 6.0f, 0.2f), 29.0f);
}

TEST(Field, FR_031_truncated_division_of_floats) {
  const auto truncated = [](float a, float b) { return same(Op::trunc, same(Op::div, a, b)); };
  EXPECT_EQ(truncated(148, 37), 4);
  EXPECT_EQ(truncated(1073, 37), 29);
  EXPECT_EQ(truncated(14.999999f, 3), 4);
}

TEST(Field, FR_032_negation_of_int64) {
  EXPECT_EQ(same(Op::neg, std::int64_t{4294967295}), -4294967295);
  EXPECT_EQ(same(Op::neg, std::numeric_limits<std::int64_t>::max()),
            -std::numeric_limits<std::int64_t>::max());
}

TEST(Field, FR_034_remainder_of_distant_floats) {
  EXPECT_EQ(same(Op::rem, 1e10f, 1e-20f),
            static_cast<float>(std::fmod(static_cast<double>(1e10f), static_cast<double>(1e-20f))));
  EXPECT_NEAR(same(Op::rem, 1e10f, 1e-20f), 2.64e-21, 0.005e-21);
  EXPECT_EQ(same(Op::rem, 3.4e38f, 1.4e-45f), 0.0f);
}

TEST(Field, FR_035_sum_of_uint64_constants) {
  EXPECT_EQ(same(Op::add, std::uint64_t{1} << 62, std::uint64_t{3} << 61), std::uint64_t{5} << 61);
  EXPECT_EQ(same(Op::add, ~std::uint64_t{0}, std::uint64_t{2}), 1u);
}

TEST(Field, FR_131_subnormals_are_kept) {
  EXPECT_EQ(same(Op::add, 2.2e-313, 0.0), 2.2e-313);
  EXPECT_FALSE(apply<bool>(Op::eq, 1.4e-45f, 0.0f));
}

TEST(Field, FR_132_functions_of_a_subnormal) {
  const float x = 1e-40f;
  EXPECT_FLOAT_EQ(same(Op::log, x), static_cast<float>(std::log(static_cast<double>(x))));
  EXPECT_FLOAT_EQ(same(Op::sqrt, x), static_cast<float>(std::sqrt(static_cast<double>(x))));
  EXPECT_FLOAT_EQ(same(Op::rsqrt, x), static_cast<float>(1 / std::sqrt(static_cast<double>(x))));
  EXPECT_EQ(same(Op::log1p, x), x);
}

TEST(Field, FR_138_tanh_of_large_values) {
  EXPECT_EQ(same(Op::tanh, 46.0f), 1.0f);
  EXPECT_EQ(same(Op::tanh, -1000.0f), -1.0f);
  EXPECT_EQ(same(Op::tanh, std::numeric_limits<float>::max()), 1.0f);
}

}  // namespace
}  // namespace weft::ir

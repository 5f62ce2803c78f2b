// The rules of arithmetic, one by one: wrapping, division, extremes, comparisons, conversions, bits.
#include <gtest/gtest.h>

#include <limits>
#include <random>

#include "values.hpp"

namespace weft::ir {
namespace {

using testing::apply;
using testing::inf_f;
using testing::nan_f;
using testing::same;

template <class T>
T same_int(Op op, int a, int b) {
  return same(op, static_cast<T>(a), static_cast<T>(b));
}

TEST(Numerics, integers_wrap_in_their_own_type) {
  EXPECT_EQ(same_int<std::uint8_t>(Op::add, 128, 128), 0);
  EXPECT_EQ(same_int<std::int8_t>(Op::mul, 100, 3), 44);
  EXPECT_EQ(same_int<std::int16_t>(Op::sub, -32768, 1), 32767);
  EXPECT_EQ(same(Op::mul, std::uint16_t{65535}, std::uint16_t{65535}), 1);
  EXPECT_EQ(same(Op::add, std::numeric_limits<std::int32_t>::max(), 1),
            std::numeric_limits<std::int32_t>::min());
  EXPECT_EQ(same(Op::neg, std::numeric_limits<std::int64_t>::min()),
            std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(same(Op::abs, std::int8_t{-128}), -128);
  EXPECT_EQ(same(Op::abs, std::uint8_t{200}), 200);
  EXPECT_EQ(same(Op::neg, std::uint8_t{1}), 255);
}

template <class T>
void expect_defined_division() {
  const T lowest = std::numeric_limits<T>::min();
  for (const std::uint64_t bits : testing::special_bits(type_of<T>)) {
    const T a = from_bits<T>(bits);
    EXPECT_EQ(same(Op::div, a, T{0}), a);
    EXPECT_EQ(same(Op::rem, a, T{0}), T{0});
    EXPECT_EQ(same(Op::mod, a, T{0}), T{0});
    EXPECT_EQ(same(Op::floor_div, a, T{0}), a);
  }
  if constexpr (std::is_signed_v<T>) {
    EXPECT_EQ(same(Op::div, lowest, T{-1}), lowest);
    EXPECT_EQ(same(Op::rem, lowest, T{-1}), T{0});
    EXPECT_EQ(same(Op::floor_div, lowest, T{-1}), lowest);
    EXPECT_EQ(same(Op::mod, lowest, T{-1}), T{0});
  }
}

TEST(Numerics, integer_division_by_zero_and_overflow_are_defined) {
  expect_defined_division<std::int8_t>();
  expect_defined_division<std::int16_t>();
  expect_defined_division<std::int32_t>();
  expect_defined_division<std::int64_t>();
  expect_defined_division<std::uint8_t>();
  expect_defined_division<std::uint16_t>();
  expect_defined_division<std::uint32_t>();
  expect_defined_division<std::uint64_t>();
}

TEST(Numerics, integer_division_truncates_or_floors) {
  EXPECT_EQ(same(Op::div, -7, 2), -3);
  EXPECT_EQ(same(Op::rem, -7, 2), -1);
  EXPECT_EQ(same(Op::floor_div, -7, 2), -4);
  EXPECT_EQ(same(Op::mod, -7, 2), 1);
  EXPECT_EQ(same(Op::floor_div, 7, -2), -4);
  EXPECT_EQ(same(Op::mod, 7, -2), -1);
  EXPECT_EQ(same(Op::floor_div, -8, 2), -4);
  EXPECT_EQ(same(Op::mod, -8, 2), 0);
}

TEST(Numerics, shifts_are_modulo_the_width) {
  EXPECT_EQ(same(Op::shl, 1u, 33u), 2u);
  EXPECT_EQ(same(Op::shr, 0x80000000u, 31u), 1u);
  EXPECT_EQ(same(Op::shr, -8, 1), -4);
  EXPECT_EQ(same(Op::shl, std::uint8_t{1}, std::uint8_t{9}), 2);
  EXPECT_EQ(same(Op::shl, 1, -1), std::numeric_limits<std::int32_t>::min());
  EXPECT_EQ(same(Op::shr, std::int8_t{-128}, std::int8_t{7}), -1);
  EXPECT_EQ(same(Op::shl, std::uint64_t{1}, std::uint64_t{63}), std::uint64_t{1} << 63);
}

TEST(Numerics, bits_are_counted_in_the_width) {
  EXPECT_EQ(same(Op::popcount, std::int8_t{-1}), 8);
  EXPECT_EQ(same(Op::clz, std::uint16_t{1}), 15);
  EXPECT_EQ(same(Op::clz, 0u), 32u);
  EXPECT_EQ(same(Op::ctz, std::int64_t{0}), 64);
  EXPECT_EQ(same(Op::ctz, std::int64_t{8}), 3);
  EXPECT_EQ(same(Op::mul_hi, 0xffffffffu, 0xffffffffu), 0xfffffffeu);
  EXPECT_EQ(same(Op::bit_not, std::uint8_t{1}), 254);
  EXPECT_EQ(same(Op::bit_not, true), false);
  EXPECT_EQ(same(Op::bit_xor, true, true), false);
}

template <class T>
void expect_extremes() {
  const auto value = [](float x) { return static_cast<T>(x); };
  const auto expect = [&](Op op, float a, float b, float wanted) {
    const T result = same(op, value(a), value(b));
    EXPECT_TRUE(testing::same_value(type_of<T>, to_bits(result), to_bits(value(wanted))))
        << name(op) << a << b;
  };
  for (const auto& [a, b] : {std::pair{nan_f, 1.0f}, std::pair{1.0f, nan_f}}) {
    expect(Op::min, a, b, nan_f);
    expect(Op::max, a, b, nan_f);
    expect(Op::fmin, a, b, 1.0f);
    expect(Op::fmax, a, b, 1.0f);
  }
  expect(Op::fmin, nan_f, nan_f, nan_f);
  for (const auto& [a, b] : {std::pair{0.0f, -0.0f}, std::pair{-0.0f, 0.0f}}) {
    expect(Op::min, a, b, -0.0f);
    expect(Op::max, a, b, 0.0f);
    expect(Op::fmin, a, b, -0.0f);
    expect(Op::fmax, a, b, 0.0f);
  }
  expect(Op::min, -inf_f, inf_f, -inf_f);
  expect(Op::max, -2.0f, 1.0f, 1.0f);
}

TEST(Numerics, extremes_are_those_of_ieee_754_2019) {
  expect_extremes<float>();
  expect_extremes<double>();
  expect_extremes<f16>();
  expect_extremes<bf16>();
  EXPECT_EQ(same_int<std::int8_t>(Op::min, -1, 1), -1);
  EXPECT_EQ(same_int<std::uint8_t>(Op::min, 255, 1), 1);
}

TEST(Numerics, comparisons_with_nan_are_false_but_unequal) {
  for (const Op op : {Op::eq, Op::lt, Op::le, Op::gt, Op::ge}) {
    EXPECT_FALSE(apply<bool>(op, nan_f, 1.0f)) << name(op);
    EXPECT_FALSE(apply<bool>(op, nan_f, nan_f)) << name(op);
    EXPECT_FALSE(apply<bool>(op, f16(nan_f), f16(1.0f))) << name(op);
  }
  EXPECT_TRUE(apply<bool>(Op::ne, nan_f, nan_f));
  EXPECT_TRUE(apply<bool>(Op::eq, 0.0f, -0.0f));
  EXPECT_FALSE(apply<bool>(Op::lt, -0.0f, 0.0f));
  EXPECT_TRUE(apply<bool>(Op::lt, std::uint8_t{1}, std::uint8_t{255}));
  EXPECT_FALSE(apply<bool>(Op::lt, std::int8_t{1}, std::int8_t{-1}));
}

TEST(Numerics, rounding_to_integral_values_keeps_the_sign_of_zero) {
  EXPECT_EQ(same(Op::round, 2.5f), 2.0f);
  EXPECT_EQ(same(Op::round, 3.5f), 4.0f);
  EXPECT_EQ(to_bits(same(Op::round, -0.5f)), to_bits(-0.0f));
  EXPECT_EQ(to_bits(same(Op::ceil, -0.5f)), to_bits(-0.0f));
  EXPECT_EQ(to_bits(same(Op::trunc, -0.9f)), to_bits(-0.0f));
  EXPECT_EQ(same(Op::floor, -0.1f), -1.0f);
  EXPECT_EQ(same(Op::floor, 0x1p60f), 0x1p60f);
}

TEST(Numerics, float_to_integer_truncates_and_saturates) {
  EXPECT_EQ(apply<std::int32_t>(Op::cast, 3e9f), std::numeric_limits<std::int32_t>::max());
  EXPECT_EQ(apply<std::int32_t>(Op::cast, -3e9f), std::numeric_limits<std::int32_t>::min());
  EXPECT_EQ(apply<std::int32_t>(Op::cast, nan_f), 0);
  EXPECT_EQ(apply<std::int32_t>(Op::cast, -1.9f), -1);
  EXPECT_EQ(apply<std::uint8_t>(Op::cast, 255.9f), 255);
  EXPECT_EQ(apply<std::uint8_t>(Op::cast, -1.0f), 0);
  EXPECT_EQ(apply<std::uint64_t>(Op::cast, 1e30), ~std::uint64_t{0});
  EXPECT_EQ(apply<std::int64_t>(Op::cast, 0x1p63), std::numeric_limits<std::int64_t>::max());
  EXPECT_EQ(apply<std::int64_t>(Op::cast, -0x1p63), std::numeric_limits<std::int64_t>::min());
  EXPECT_EQ(apply<std::int16_t>(Op::cast, f16(testing::inf_f)), 32767);
  EXPECT_EQ(apply<std::int8_t>(Op::cast, bf16(-200.0f)), -128);
}

TEST(Numerics, other_conversions) {
  EXPECT_EQ(apply<std::int8_t>(Op::cast, std::int32_t{300}), 44);
  EXPECT_EQ(apply<std::uint64_t>(Op::cast, std::int8_t{-1}), ~std::uint64_t{0});
  EXPECT_EQ(apply<float>(Op::cast, std::int32_t{16777217}), 16777216.0f);
  EXPECT_EQ(apply<float>(Op::cast, std::uint64_t{0xffffffffffffffff}), 0x1p64f);
  EXPECT_EQ(apply<float>(Op::cast, 1e300), inf_f);
  EXPECT_EQ(apply<float>(Op::cast, 0x1.0000010000001p0), 0x1.000002p0f);
  EXPECT_TRUE(apply<bool>(Op::cast, nan_f));
  EXPECT_FALSE(apply<bool>(Op::cast, -0.0f));
  EXPECT_TRUE(apply<bool>(Op::cast, std::uint8_t{2}));
  EXPECT_EQ(apply<float>(Op::cast, true), 1.0f);
  EXPECT_EQ(apply<f16>(Op::cast, true).bits, 0x3c00);
}

TEST(Numerics, computed_nans_are_canonical_and_moved_ones_keep_their_bits) {
  const auto payload = from_bits<float>(0xffa12345);
  EXPECT_EQ(apply<std::uint32_t>(Op::bits, payload), 0xffa12345u);
  EXPECT_EQ(to_bits(same(Op::add, payload, 1.0f)), 0x7fc00000u);
  EXPECT_EQ(to_bits(same(Op::sub, inf_f, inf_f)), 0x7fc00000u);
  EXPECT_EQ(to_bits(same(Op::min, payload, 1.0f)), 0x7fc00000u);
  EXPECT_EQ(to_bits(same(Op::neg, payload)), 0x7fa12345u);
  EXPECT_EQ(to_bits(same(Op::copysign, payload, 1.0f)), 0x7fa12345u);
  EXPECT_EQ(to_bits(same(Op::leaky_relu, payload, 0.1f)), 0x7fc00000u);
  const std::array<std::uint64_t, 3> choice{1, 0xffa12345, 0};
  EXPECT_EQ(eval_op(Op::select, Type::f32, Type::f32, choice), 0xffa12345u);
  EXPECT_EQ(to_bits(apply<double>(Op::cast, payload)), 0x7ff8000000000000u);
}

TEST(Numerics, remainder_of_floats_is_exact) {
  std::mt19937_64 random(9);
  for (int i = 0; i < 20000; ++i) {
    const auto a = from_bits<float>(random() & 0xffffffff), b = from_bits<float>(random() & 0xffffffff);
    const double truth = std::fmod(static_cast<double>(a), static_cast<double>(b));
    const float result = same(Op::rem, a, b);
    if (std::isnan(truth)) {
      EXPECT_TRUE(std::isnan(result));
    } else {
      ASSERT_EQ(to_bits(static_cast<double>(result)), to_bits(truth)) << a << " " << b;
    }
  }
  EXPECT_EQ(same(Op::rem, 5.0f, inf_f), 5.0f);
  EXPECT_TRUE(std::isnan(same(Op::rem, inf_f, 5.0f)));
  EXPECT_TRUE(std::isnan(same(Op::rem, 5.0f, 0.0f)));
  EXPECT_EQ(to_bits(same(Op::rem, -6.0f, 3.0f)), to_bits(-0.0f));
}

TEST(Numerics, float_mod_and_floor_div_are_pythons) {
  EXPECT_EQ(same(Op::mod, -1e-20f, 1.0f), 1.0f);
  EXPECT_EQ(same(Op::mod, 5.5f, -2.0f), -0.5f);
  EXPECT_EQ(to_bits(same(Op::mod, 6.0f, -3.0f)), to_bits(-0.0f));
  EXPECT_EQ(same(Op::mod, -5.0f, inf_f), inf_f);
  EXPECT_EQ(same(Op::floor_div, -5.0f, inf_f), -1.0f);
  EXPECT_EQ(same(Op::floor_div, 5.0f, 0.0f), inf_f);
  EXPECT_TRUE(std::isnan(same(Op::floor_div, inf_f, 2.0f)));
  EXPECT_EQ(to_bits(same(Op::floor_div, 1.0f, -inf_f)), to_bits(-1.0f));
  EXPECT_EQ(to_bits(same(Op::floor_div, -0.0f, 2.0f)), to_bits(-0.0f));
}

TEST(Numerics, small_derived_rows) {
  EXPECT_EQ(same(Op::sign, -3), -1);
  EXPECT_EQ(same(Op::sign, std::uint8_t{3}), 1);
  EXPECT_EQ(to_bits(same(Op::sign, -0.0f)), to_bits(-0.0f));
  EXPECT_TRUE(std::isnan(same(Op::sign, nan_f)));
  EXPECT_EQ(same(Op::clamp, 7, 0, 5), 5);
  EXPECT_EQ(same(Op::clamp, -7.0f, -inf_f, 0.5f), -7.0f);
  EXPECT_TRUE(std::isnan(same(Op::clamp, nan_f, 0.0f, 1.0f)));
  EXPECT_EQ(same(Op::step, 1.0f, 1.0f), 1.0f);
  EXPECT_EQ(same(Op::step, 1.0f, 0.5f), 0.0f);
  EXPECT_EQ(same(Op::smoothstep, 0.0f, 2.0f, 1.0f), 0.5f);
  EXPECT_EQ(same(Op::mix, 2.0f, 4.0f, 0.25f), 2.5f);
  EXPECT_EQ(same(Op::fract, -0.25f), 0.75f);
  EXPECT_EQ(same(Op::relu, std::int16_t{-4}), 0);
  EXPECT_EQ(same(Op::square, std::uint8_t{17}), 33);
  EXPECT_EQ(same(Op::leaky_relu, -2.0f, 0.5f), -1.0f);
  EXPECT_EQ(same(Op::elu, -inf_f, 2.0f), -2.0f);
  EXPECT_TRUE(apply<bool>(Op::is_nan, f16(nan_f)));
  EXPECT_FALSE(apply<bool>(Op::is_finite, inf_f));
  EXPECT_TRUE(apply<bool>(Op::is_inf, -inf_f));
}

TEST(Numerics, many_elements_are_each_alone) {
  std::vector<std::uint64_t> x = testing::special_bits(Type::f32), out(x.size());
  const std::uint64_t* const args[] = {x.data()};
  eval_op_n(Op::tanh, Type::f32, Type::f32, x.size(), args, out.data());
  for (std::size_t i = 0; i < x.size(); ++i) {
    EXPECT_EQ(out[i], eval_op(Op::tanh, Type::f32, Type::f32, {&x[i], 1}));
  }
  const std::vector<std::uint64_t> before = x;
  eval_op_n(Op::neg, Type::f32, Type::f32, x.size(), args, x.data());  // in place
  for (std::size_t i = 0; i < x.size(); ++i) EXPECT_EQ(x[i], before[i] ^ 0x80000000u);
}

}  // namespace
}  // namespace weft::ir

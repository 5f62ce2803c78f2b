// f16 and bf16: conversions over all patterns, and operations rounded once.
#include <weft/types.hpp>

#include <gtest/gtest.h>

#include <random>

#include "values.hpp"

namespace weft {
namespace {

using ir::Op;
using ir::Type;

static_assert(f16(1.0f).bits == 0x3c00);
static_assert(f16(65504.0).bits == 0x7bff);
static_assert(bf16(1.0f).bits == 0x3f80);
static_assert(static_cast<float>(f16::from_bits(0x0001)) == 0x1p-24f);

template <class H>
void expect_round_trip() {
  for (std::uint32_t p = 0; p < 0x10000; ++p) {
    const H h = H::from_bits(static_cast<std::uint16_t>(p));
    const auto value = static_cast<double>(h);
    if (std::isnan(value)) {
      EXPECT_TRUE(std::isnan(static_cast<float>(h)));
      continue;
    }
    ASSERT_EQ(static_cast<double>(static_cast<float>(h)), value) << p;
    ASSERT_EQ(H(value).bits, p);
    ASSERT_EQ(H(static_cast<float>(value)).bits, p);
  }
}

TEST(Float16, every_pattern_survives_the_wider_types) {
  expect_round_trip<f16>();
  expect_round_trip<bf16>();
}

// Between two neighbours the midpoint goes to the even one, and anything beyond it to the nearer.
template <class H>
void expect_nearest() {
  const int infinity = H(testing::inf_d).bits;
  for (int p = 0; p < infinity; ++p) {
    const auto low = static_cast<double>(H::from_bits(static_cast<std::uint16_t>(p)));
    const double high = p + 1 == infinity
                            ? 2 * low - static_cast<double>(H::from_bits(static_cast<std::uint16_t>(p - 1)))
                            : static_cast<double>(H::from_bits(static_cast<std::uint16_t>(p + 1)));
    const double middle = (low + high) / 2;
    const int even = (p & 1) == 0 ? p : p + 1;
    ASSERT_EQ(H(middle).bits, even);
    ASSERT_EQ(H(std::nextafter(middle, 0.0)).bits, p);
    ASSERT_EQ(H(std::nextafter(middle, high)).bits, p + 1);
    ASSERT_EQ(H(-middle).bits, even | 0x8000);
    const auto single = static_cast<float>(middle);  // exact, but below the subnormals of f32
    if (static_cast<double>(single) == middle) {
      ASSERT_EQ(H(single).bits, even);
      ASSERT_EQ(H(std::nextafter(single, testing::inf_f)).bits, p + 1);
    }
  }
}

TEST(Float16, conversion_rounds_to_nearest_even_with_subnormals) {
  expect_nearest<f16>();
  expect_nearest<bf16>();
}

TEST(Float16, overflow_is_infinite_and_nan_is_canonical) {
  EXPECT_EQ(f16(65519.9).bits, 0x7bff);
  EXPECT_EQ(f16(65520.0).bits, 0x7c00);
  EXPECT_EQ(f16(1e300).bits, 0x7c00);
  EXPECT_EQ(bf16(3.4e38f).bits, 0x7f80);
  EXPECT_EQ(f16(testing::nan_f).bits, 0x7e00);
  EXPECT_EQ(bf16(-testing::nan_d).bits, 0x7fc0);
}

template <class H>
void expect_single_rounding() {
  std::mt19937 random(5);
  for (int i = 0; i < 200000; ++i) {
    const H a = H::from_bits(static_cast<std::uint16_t>(random())),
            b = H::from_bits(static_cast<std::uint16_t>(random()));
    const auto x = static_cast<double>(a), y = static_cast<double>(b);
    const auto expect = [&](Op op, double exact) {
      const H result = testing::same(op, a, b);
      EXPECT_TRUE(testing::same_value(ir::type_of<H>, ir::to_bits(result), ir::to_bits(H(exact))))
          << ir::name(op);
    };
    expect(Op::mul, x * y);  // exact in double
    if (std::is_same_v<H, f16>) {
      expect(Op::add, x + y);  // exact for f16
      expect(Op::sub, x - y);
    }
    if (::testing::Test::HasFailure()) return;
  }
}

TEST(Float16, operations_round_once) {
  expect_single_rounding<f16>();
  expect_single_rounding<bf16>();
}

// The sum lies just beside the middle of two bf16, by less than a double can hold.
TEST(Float16, fma_rounds_the_exact_sum) {
  const bf16 a(7.0f), b(37.0f), tiny(0x1p-100f);  // 7 * 37 = 259 = 0x103, halfway between 258 and 260
  EXPECT_EQ(static_cast<float>(testing::same(Op::fma, a, b, tiny)), 260.0f);
  EXPECT_EQ(static_cast<float>(testing::same(Op::fma, a, b, bf16(-0x1p-100f))), 258.0f);
  EXPECT_EQ(static_cast<float>(testing::same(Op::fma, a, b, bf16(0.0f))), 260.0f);
  EXPECT_EQ(static_cast<float>(testing::same(Op::fma, f16(255.0f), f16(255.0f), f16(0x1p-24f))), 65024.0f);
}

TEST(Float16, functions_go_through_f32_and_round_once) {
  for (std::uint32_t p = 0; p < 0x10000; p += 7) {
    const f16 h = f16::from_bits(static_cast<std::uint16_t>(p));
    const f16 expected(testing::same(Op::silu, static_cast<float>(h)));
    ASSERT_TRUE(
        testing::same_value(Type::f16, ir::to_bits(testing::same(Op::silu, h)), ir::to_bits(expected)))
        << p;
  }
}

TEST(Float16, integers_are_rounded_once) {
  const std::int64_t beside_middle = (std::int64_t{1} << 62) + (std::int64_t{1} << 54) + 1;
  EXPECT_EQ((testing::apply<bf16>(Op::cast, beside_middle).bits), bf16(0x1.02p62).bits);
  EXPECT_EQ((testing::apply<bf16>(Op::cast, beside_middle - 1).bits), bf16(0x1p62).bits);
  EXPECT_EQ((testing::apply<f16>(Op::cast, std::int32_t{2049}).bits), f16(2048.0).bits);
  EXPECT_EQ((testing::apply<f16>(Op::cast, std::uint64_t{~0ull}).bits), f16(testing::inf_d).bits);
}

}  // namespace
}  // namespace weft

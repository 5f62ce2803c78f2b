// Every op gives a value of its own type; nothing is widened, narrowed or promoted on the way.
#include "field/field.hpp"

namespace weft::testing {
namespace {

TEST(Field, FR_036_uint8_sum_before_a_widening_cast) {
  const auto x = given<std::uint8_t>("x", {3}, {128, 127, 255});
  expect_bits(evaluate<std::int16_t>("i16(x + x)", {x}), {0, 254, 254});
  expect_bits(evaluate<std::int16_t>("i16(x) + i16(x)", {x}), {256, 254, 510});
}

TEST(Field, FR_038_a_cast_to_f16_and_back_rounds) {
  std::vector<float> x(20), rounded(20), sums(4);
  for (std::size_t i = 0; i < 20; ++i) {
    x[i] = static_cast<float>(i) / 7;
    rounded[i] = static_cast<float>(f16(x[i]));
    EXPECT_EQ(rounded[i] == x[i], i % 7 == 0);
  }
  for (std::size_t r = 0; r < 4; ++r) {
    const float* row = &rounded[5 * r];
    sums[r] = ((row[0] + row[4]) + row[2]) + (row[1] + row[3]);
  }
  const auto in = given<float>("x", {4, 5}, x);
  expect_bits(evaluate<float>("f32(f16(x))", {in}), rounded);
  expect_bits(evaluate<float>("sum(f32(f16(x)), axis=-1)", {in}), sums);
  expect_bits(evaluate_beside<float>("sum(f32(f16(x)), axis=-1)", {"f32(f16(x))"}, {in}), sums);
}

TEST(Field, FR_040_comparisons_see_rounded_values) {
  const bf16 above(1.0078125f), tie(1.015625f), one(1.0f),
      small(0.001953125f);  // above * above is a little more
  const std::vector<Given> in = {given<bf16>("x", {2}, {above, one}), given<bf16>("z", {2}, {tie, one}),
                                 given<bf16>("s", {2}, {small, small})};
  const std::vector<bool> both{true, true}, none{false, false};
  EXPECT_EQ(evaluate<bool>("x * x == z", in), both);
  EXPECT_EQ(evaluate<bool>("z < x * x", in), none);
  EXPECT_EQ(evaluate<bool>("x + s == x", in), both);
  EXPECT_EQ(evaluate<bool>("(x + s) - x > s * 0.5", in), none);
}

TEST(Field, FR_042_a_scale_from_the_largest_magnitude_of_a_row) {
  constexpr std::size_t rows = 8, columns = 768;
  std::vector<bf16> x;
  for (const float v : numbers(rows * columns)) x.emplace_back(v);
  std::vector<float> expected;
  for (std::size_t r = 0; r < rows; ++r) {
    float top = 0;
    for (std::size_t c = 0; c < columns; ++c)
      top = std::max(top, std::abs(static_cast<float>(x[r * columns + c])));
    expected.push_back(static_cast<float>(bf16(448.0f / top)));
  }
  const auto in = given<bf16>("x", {2, 4, 768}, x);
  expect_bits(evaluate<float>("f32(448.0 / clamp(max(abs(x), axis=-1), 1e-4, inf))", {in}), expected);
}

// The report wants f16; here types never promote, so the mix is refused, and what is written out is f16.
TEST(Field, FR_044_a_number_of_another_type) {
  const std::vector<Given> in = {given<f16>("h", {}, {f16(3.0f)}), given<float>("s", {}, {0.1f}),
                                 given<f16>("v", {1}, {f16(0.0f)})};
  const std::string text = refusal("h * s + v", in);
  EXPECT_TRUE(holds(text, "f16") && holds(text, "f32")) << text;
  const f16 expected(static_cast<float>(f16(0.1f)) * 3.0f);
  for (int run = 0; run < 3; ++run) expect_bits(evaluate<f16>("h * f16(s) + v", in), {expected});
}

// One rule for a literal, an array of rank 0 and one of one element: -1 is no u8, and types do not promote.
TEST(Field, FR_045_a_negative_number_beside_unsigned_ones) {
  const std::vector<Given> in = {given<std::uint8_t>("x", {1}, {1}), given<std::int64_t>("s", {}, {-1}),
                                 given<std::int64_t>("v", {1}, {-1})};
  EXPECT_TRUE(holds(refusal("x < -1", in), "outside the range of u8")) << refusal("x < -1", in);
  for (const char* text : {"x < s", "x < v"}) {
    EXPECT_TRUE(holds(refusal(text, in), "u8") && holds(refusal(text, in), "i64")) << refusal(text, in);
  }
  EXPECT_EQ(evaluate<bool>("i64(x) < s", in), std::vector<bool>{false});
  EXPECT_EQ(evaluate<bool>("x < u8(v)", in), std::vector<bool>{true}) << "255 as u8";
}

TEST(Field, FR_046_a_comparison_at_the_end_is_bool) {
  const std::vector<Given> in = {given<float>("x", {2, 2}, {1, 2, 3, 4}),
                                 given<float>("y", {2, 2}, {1, 1, 1, -9}),
                                 given<float>("z", {2, 2}, {1, 2, 2, 1})};
  EXPECT_EQ(evaluate<bool>("(x + y) / z >= z", in), (std::vector<bool>{true, false, true, false}));
  EXPECT_EQ(evaluate_beside<bool>("(x + y) / z >= z", {"(x + y) / z"}, in),
            (std::vector<bool>{true, false, true, false}));
}

}  // namespace
}  // namespace weft::testing

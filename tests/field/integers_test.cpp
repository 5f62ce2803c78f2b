// Integers wrap in their own type after each op, however many ops share a launch.
#include "field/field.hpp"

namespace weft::testing {
namespace {

using std::int16_t;
using std::int8_t;

TEST(Field, FR_028_int8_wraps_after_each_operation) {
  const std::vector<Given> in = {given<int8_t>("x", {1}, {5}), given<int8_t>("y", {1}, {4}),
                                 given<int8_t>("c", {1}, {6})};
  expect_bits(evaluate<int16_t>("i16(x * x * c)", in), {-106});
  expect_bits(evaluate<int16_t>("i16(c * (x * x + y))", in), {-82});
  expect_bits(evaluate<int16_t>("i16(c * (x * x) + c * y)", in), {-82});
  EXPECT_EQ(evaluate<bool>("c * (x * x) < x", in), std::vector<bool>{true}) << "-106, not 150";
}

}  // namespace
}  // namespace weft::testing

// The names of the kernel language beside those of the standard library.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <utility>
#include <weft/weft.hpp>

namespace {
using namespace weft;
using namespace std;

#include "api/names.hpp"

TEST(Names, beside_std) {
  EXPECT_NO_THROW((void)unary.traced());
  EXPECT_NO_THROW((void)binary.traced());
  EXPECT_NO_THROW((void)ternary.traced());
  EXPECT_NO_THROW((void)integers.traced());
  EXPECT_NO_THROW((void)folds.traced());
  EXPECT_NO_THROW((void)grid.traced());
  EXPECT_TRUE(arrays_compute());
}

}  // namespace

// The same where the program opens the standard library before it includes Weft.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <utility>
using namespace std;
#include <weft/weft.hpp>

namespace {
using namespace weft;

#include "api/names.hpp"

TEST(Names, after_std) {
  EXPECT_NO_THROW((void)unary.traced());
  EXPECT_NO_THROW((void)binary.traced());
  EXPECT_NO_THROW((void)ternary.traced());
  EXPECT_NO_THROW((void)integers.traced());
  EXPECT_NO_THROW((void)folds.traced());
  EXPECT_NO_THROW((void)grid.traced());
  EXPECT_TRUE(arrays_compute());
}

}  // namespace

// Values that pass between the loops of one call.
#include <gtest/gtest.h>

#include "common/runtime.hpp"

namespace weft {
namespace {

using testing::computing_tiers;
using testing::on;

/// `count` folds over x, whose results a second loop needs all.
auto spread(int count) {
  return kernel("spread", {"x", "y"}, [count](In<float> x, Out<float> y) {
    std::vector<Value<float>> sums;
    for (int k = 0; k < count; ++k) {
      sums.push_back(sum(x.size(), [&](Index i) { return x[i] * static_cast<float>(k); }));
    }
    for_each(y.size(), [&](Index i) {
      Var<float> all = x[i];
      for (const Value<float>& s : sums) all += s;
      y[i] = all;
    });
  });
}

TEST(PassedValues, there_may_be_any_number_of_them) {
  for (const std::string& tier : computing_tiers()) {
    const Device device(on(tier));
    const Array<float> x = device.array<float>(4, {1, 2, 3, 4}), y = device.array<float>(4);
    for (const int count : {3, 65, 4}) {
      spread(count)(x, y);
      const float sums = 10.0f * static_cast<float>(count * (count - 1) / 2);
      EXPECT_EQ(y.read().get(), (std::vector<float>{sums + 1, sums + 2, sums + 3, sums + 4}))
          << tier << count;
    }
  }
}

}  // namespace
}  // namespace weft

// What the tests of the contract share: a device, arrays of 500 elements, small kernels.
#pragma once

#include <gtest/gtest.h>

#include "common/runtime.hpp"
#include "weft/weft.hpp"

namespace weft::testing {

inline const auto scale = kernel("scale", {"x", "a", "y"}, [](In<float> x, Param<float> a, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
});
inline const auto add = kernel("add", {"x", "y", "z"}, [](In<float> x, In<float> y, Out<float> z) {
  for_each(x.size(), [&](Index i) { z[i] = x[i] + y[i]; });
});
inline const auto mul = kernel("mul", {"x", "y", "z"}, [](In<float> x, In<float> y, Out<float> z) {
  for_each(x.size(), [&](Index i) { z[i] = x[i] * y[i]; });
});
inline const auto increment =
    kernel("increment", {"x"}, [](InOut<float> x) { for_each(x.size(), [&](Index i) { x[i] += 1.0f; }); });
inline const auto fill = kernel(
    "fill", {"a", "y"}, [](Param<float> a, Out<float> y) { for_each(y.size(), [&](Index i) { y[i] = a; }); });
/// Writes the even elements only.
inline const auto fill_even = kernel("fill_even", {"a", "y"}, [](Param<float> a, Out<float> y) {
  for_each(y.size(), [&](Index i) { if_(i % 2 == 0, [&] { y[i] = a; }); });
});
inline const auto total =
    kernel("total", {"x"}, [](In<float> x) { return sum(x.size(), [&](Index i) { return x[i]; }); });
/// y[i] = t[i] + t[i - 1], with 0 before the first.
inline const auto blur = kernel("blur", {"t", "y"}, [](In<float> t, Out<float> y) {
  for_each(t.size(), [&](Index i) { y[i] = t[i] + select(i > 0, t[i - 1], 0.0f); });
});
inline const auto gather =
    kernel("gather", {"x", "at", "y"}, [](In<float> x, In<std::int32_t> at, Out<float> y) {
      for_each(at.size(), [&](Index i) { y[i] = x[at[i]]; });
    });

/// Out of range where nothing can tell before the call's values are known: the loop runs past y for n above
/// its size.
inline const auto overrun = kernel("overrun", {"n", "y"}, [](Param<std::int64_t> n, Out<float> y) {
  for_each(Index(n), [&](Index i) { y[i] = 1.0f; });
});

class Contract : public ::testing::Test {
 protected:
  Device device;
  std::vector<float> data = numbers(500);
  Array<float> x = device.array<float>(500, data), y = device.array<float>(500), z = device.array<float>(500);
};

}  // namespace weft::testing

// The examples of the documentation, as they are written there, on a device.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <sstream>
#include <weft/weft.hpp>

using namespace weft;

namespace {

constexpr std::size_t rows = 6, cols = 32;

std::vector<float> ramp(std::size_t count, float from = 0.0f, float step = 0.25f) {
  std::vector<float> values(count);
  for (std::size_t k = 0; k < count; ++k) values[k] = from + step * static_cast<float>(k);
  return values;
}

/// On every host tier.
class Api : public testing::TestWithParam<const char*> {
 protected:
  Device dev{DeviceOptions{.tiers = {GetParam()}}};
};
INSTANTIATE_TEST_SUITE_P(Tiers, Api, testing::Values("reference", "cpu"),
                         [](const auto& tier) { return tier.param; });

const auto scale = kernel("scale", {"x", "a", "y"}, [](In<float> x, Param<float> a, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
});
const auto my_relu = lift("my_relu", [](Value<float> v) { return max(v, 0.0f); });
const auto my_dot = kernel(
    "my_dot", [](In<float> a, In<float> b) { return sum(a.size(), [&](Index i) { return a[i] * b[i]; }); });
const auto my_norm = kernel("my_norm", [](In<float, 2> x, In<float> w, Out<float, 2> y, Param<float> eps) {
  for_each(x.size(0), [&](Index r) {
    auto ss = sum(x.size(1), [&](Index c) { return x(r, c) * x(r, c); });
    auto k = rsqrt(ss / cast<float>(x.size(1)) + eps);
    for_each(x.size(1), [&](Index c) { y(r, c) = x(r, c) * k * w[c]; });
  });
});

TEST_P(Api, a_fused_scope_and_its_report) {
  const std::vector<float> data = ramp(rows * cols, -20.0f);
  Array<float> x = dev.array<float>({rows, cols}, data), y = dev.array<float>({rows, cols});
  Future<Report> done = dev.fuse([&](Scope& s) {
    auto t = s.scratch<float>(rows * cols);
    scale(x, 2.0f, t);
    my_relu(t, y);
  });
  std::ostringstream table;
  table << done.get();
  EXPECT_FALSE(table.str().empty());
  std::vector<float> host = y.read().get();
  for (std::size_t k = 0; k < host.size(); ++k) EXPECT_EQ(host[k], std::max(2.0f * data[k], 0.0f));
}

TEST_P(Api, results_are_futures_and_parameters) {
  const std::vector<float> data = ramp(100);
  Array<float> x = dev.array<float>(100, data), y = dev.array<float>(100);
  Future<float> dot = my_dot(x, x);
  scale(x, dot, y);
  EXPECT_EQ(y.read().get()[3], dot.get() * data[3]);
  Array<float> factor = dev.array<float>(1, std::vector{4.0f});
  scale(x, factor, y);
  EXPECT_EQ(y.read().get()[3], 4.0f * data[3]);
}

TEST_P(Api, rows) {
  const std::vector<float> data = ramp(rows * cols, 1.0f);
  Array<float> x = dev.array<float>({rows, cols}, data), w = dev.array<float>(cols, ramp(cols)),
               y = dev.array<float>({rows, cols});
  my_norm(x, w, y, 1e-6);
  const std::vector<float> host = y.read().get();
  for (std::size_t r = 0; r < rows; ++r) {
    double squares = 0;
    for (std::size_t c = 0; c < cols; ++c) squares += std::pow(static_cast<double>(data[r * cols + c]), 2);
    const double factor = 1.0 / std::sqrt(squares / cols + 1e-6);
    for (std::size_t c = 0; c < cols; ++c) {
      const double expected = data[r * cols + c] * factor * 0.25 * static_cast<double>(c);
      EXPECT_NEAR(host[r * cols + c], expected, 1e-5 * std::abs(expected));
    }
  }
}

/// NUMERICS 3: the formula is fixed, so a lift of it has the bits of the op.
TEST_P(Api, compose_is_running_one_after_the_other) {
  const auto f = lift("f", [](Value<float> a, Value<float> b) { return silu(a) * b; });
  const auto g = lift("g", [](Value<float> t) { return exp(-abs(t)); });
  Array<float> a = dev.array<float>(500, ramp(500, -60.0f)),
               b = dev.array<float>(500, ramp(500, 0.1f, 0.001f)), t = dev.array<float>(500),
               apart = dev.array<float>(500), together = dev.array<float>(500);
  f(a, b, t);
  g(t, apart);
  compose(g, f)(a, b, together);
  EXPECT_EQ(apart.read().get(), together.read().get());
}

// A kernel may take host memory of any contiguous kind, outside scopes.
TEST(ApiHost, host_arrays_are_arguments) {
  std::vector<float> in = ramp(4), out(4);
  scale(in, 2, out);
  scale(std::span<const float>(in), 2, std::span<float>(out)).get();
  EXPECT_EQ(out, (std::vector<float>{0, 0.5f, 1.0f, 1.5f}));
  float c_in[2] = {1, 2}, c_out[2] = {};
  scale(c_in, -1.0, c_out).get();
  EXPECT_EQ(c_out[1], -2.0f);
  std::array<float, 2> a{3, 4}, b{};
  scale(a, 1.0f, b).get();
  EXPECT_EQ(b, a);
  EXPECT_EQ(my_dot(in, out).get(), 2 * (0.0625f + 0.25f + 0.5625f));
}

TEST(ApiErrors, a_scalar_outside_its_type_names_kernel_parameter_and_place) {
  std::vector<float> in(4), out(4);
  const int line = __LINE__ + 2;
  try {
    scale(in, 1e300, out);
    FAIL() << "1e300 passed as a float";
  } catch (const UsageError& error) {
    EXPECT_EQ(
        std::string(error.what()).rfind("scale: 1e+300 is outside the range of f32, the type of a (", 0), 0u)
        << error.what();
    EXPECT_NE(std::string(error.what()).find("first_screen.cpp:" + std::to_string(line) + ")"),
              std::string::npos)
        << error.what();
  }
  scale(in, 1.0f, out).get();
}

TEST(ApiErrors, a_call_in_a_body_is_refused) {
  std::vector<float> in(4), out(4);
  const auto k = kernel("k", [&](Out<float> y) {
    scale(in, 2.0f, out);
    for_each(y.size(), [&](Index i) { y[i] = 1.0f; });
  });
  EXPECT_THROW(k(out), UsageError);
  EXPECT_THROW(k(out), UsageError);
}

/// Traced before main, wrong: it must not end the program, and must say so when it is called.
const auto wrong =
    kernel("wrong", [](Out<std::uint8_t> y) { for_each(y.size(), [&](Index i) { y[i] = 256; }); });

TEST(ApiErrors, a_kernel_traced_before_main_keeps_its_error) {
  std::vector<std::uint8_t> y(3, 7);
  try {
    wrong(y);
    FAIL() << "a wrong kernel ran";
  } catch (const UsageError& error) {
    EXPECT_EQ(std::string(error.what()).rfind("wrong: 256 is outside the range of u8 (", 0), 0u)
        << error.what();
  }
  EXPECT_EQ(y, std::vector<std::uint8_t>(3, 7));
}

TEST(ApiErrors, lifts_take_arrays_of_one_shape) {
  std::vector<float> in(5), out(4);
  EXPECT_THROW(my_relu(in, out).get(), UsageError);
  Device dev(DeviceOptions{.tiers = {"reference"}});
  Array<float> wide = dev.array<float>({2, 3}), tall = dev.array<float>({3, 2}), flat = dev.array<float>(6);
  EXPECT_THROW(my_relu(wide, tall), UsageError);
  EXPECT_NO_THROW(my_relu(wide, flat).get());
  EXPECT_NO_THROW(my_relu(flat, tall).get());
  const auto add = lift("add", [](Value<float> a, Value<float> b) { return a + b; });
  EXPECT_THROW(add(flat, wide, tall), UsageError);
}

}  // namespace

// Array expressions: values, shapes, what an assignment may read, and errors.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <numeric>
#include <random>
#include <utility>
#include <vector>
#include <weft/weft.hpp>

using namespace weft;

namespace {

std::vector<float> random_values(std::int64_t count, unsigned seed) {
  std::mt19937 engine(seed);
  std::uniform_real_distribution<float> values(-4, 4);
  std::vector<float> result(static_cast<std::size_t>(count));
  for (float& v : result) v = values(engine);
  return result;
}

class Arrays : public testing::TestWithParam<const char*> {
 protected:
  Device dev{DeviceOptions{.tiers = {GetParam()}}};

  Array<float> random(const Shape& shape, unsigned seed) {
    return dev.array<float>(shape, std::span<const float>(random_values(shape.size(), seed)));
  }
};
INSTANTIATE_TEST_SUITE_P(Tiers, Arrays, testing::Values("reference", "cpu"),
                         [](const auto& tier) { return tier.param; });

TEST_P(Arrays, BroadcastAsNumPyDoes) {
  const auto x = random({3, 1, 5}, 1), y = random({4, 1}, 2), w = random({5}, 3);
  const auto z = eval((x + y) * w - 2.0f);
  ASSERT_EQ(z.shape(), (Shape{3, 4, 5}));
  const auto a = x.read().get(), b = y.read().get(), c = w.read().get(), r = z.read().get();
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 4; ++j) {
      for (std::size_t k = 0; k < 5; ++k) {
        EXPECT_EQ(r[(i * 4 + j) * 5 + k], (a[i * 5 + k] + b[j]) * c[k] - 2.0f);
      }
    }
  }
}

TEST_P(Arrays, ReduceOverAxes) {
  const auto x = dev.array<std::int32_t>({2, 3, 4});
  std::vector<std::int32_t> v(24);
  std::iota(v.begin(), v.end(), -7);
  x.write(v);
  const auto [all, rows, columns, kept, places, positive] =
      eval(sum(x), max(x, Axis{-1}), sum(x, {0, 2}), min(x, Axis{1}, keepdims), argmax(x, Axis{2}),
           count_nonzero(x > 0, Axis{0}));
  EXPECT_EQ(all.shape(), Shape());
  EXPECT_EQ(all.read().get(), std::vector<std::int32_t>{108});
  EXPECT_EQ(rows.read().get(), (std::vector<std::int32_t>{-4, 0, 4, 8, 12, 16}));
  EXPECT_EQ(columns.read().get(), (std::vector<std::int32_t>{4, 36, 68}));
  EXPECT_EQ(kept.shape(), (Shape{2, 1, 4}));
  EXPECT_EQ(kept.read().get(), (std::vector<std::int32_t>{-7, -6, -5, -4, 5, 6, 7, 8}));
  EXPECT_EQ(places.read().get(), (std::vector<std::int64_t>(6, 3)));
  EXPECT_EQ(positive.read().get(), (std::vector<std::int64_t>{1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2}));
  EXPECT_EQ(eval(mean(x)).read().get(), std::vector<double>{4.5});
}

TEST_P(Arrays, ComposeNorms) {
  const auto x = random({5, 67}, 4);
  const auto v = x.read().get();
  const auto [soft, logsoft, rms, layer, unit, lse] = eval(
      softmax(x), log_softmax(x), rms_norm(x, 1e-6), layer_norm(x, 1e-5), l2_norm(x), logsumexp(x, Axis{1}));
  const auto s = soft.read().get(), ls = logsoft.read().get(), r = rms.read().get(), l = layer.read().get(),
             u = unit.read().get(), e = lse.read().get();
  for (std::size_t row = 0; row < 5; ++row) {
    const float* p = &v[row * 67];
    double total = 0, squares = 0, exps = 0, spread = 0;
    for (int k = 0; k < 67; ++k)
      total += p[k], squares += double(p[k]) * p[k], exps += std::exp(double(p[k]));
    for (int k = 0; k < 67; ++k) spread += (p[k] - total / 67) * (p[k] - total / 67);
    EXPECT_NEAR(e[row], std::log(exps), 1e-5);
    for (std::size_t k = 0; k < 67; ++k) {
      EXPECT_NEAR(s[row * 67 + k], std::exp(double(p[k])) / exps, 1e-6);
      EXPECT_NEAR(ls[row * 67 + k], p[k] - std::log(exps), 1e-5);
      EXPECT_NEAR(r[row * 67 + k], p[k] / std::sqrt(squares / 67 + 1e-6), 1e-5);
      EXPECT_NEAR(l[row * 67 + k], (p[k] - total / 67) / std::sqrt(spread / 67 + 1e-5), 1e-5);
      EXPECT_NEAR(u[row * 67 + k], p[k] / std::sqrt(squares), 1e-6);
    }
  }
}

TEST_P(Arrays, ComputeOnceWhatIsTheSame) {
  const auto x = random({8, 16}, 5);
  const auto e = exp(x) + exp(x);
  Future<Report> report;
  const auto y = eval(EvalOptions{.report = &report}, e, exp(x));
  EXPECT_EQ(report.get().launches_apart, 2);  // one exp, one add
}

TEST_P(Arrays, SelectByCondition) {
  const auto x = random({33}, 6);
  const auto v = x.read().get();
  const auto y = eval(where(x > 0.0f, x, 0.0f)).read().get(),
             z = eval(where(x > 0.0f, 1.0f, -1.0f)).read().get();
  const auto both = eval(where((x > -1.0f) & (x < 1.0f), cast<float>(x > 0.0f), x)).read().get();
  for (std::size_t k = 0; k < v.size(); ++k) {
    EXPECT_EQ(y[k], v[k] > 0 ? v[k] : 0.0f);
    EXPECT_EQ(z[k], v[k] > 0 ? 1.0f : -1.0f);
    EXPECT_EQ(both[k], v[k] > -1 && v[k] < 1 ? float(v[k] > 0) : v[k]);
  }
}

TEST_P(Arrays, ReadViews) {
  const auto x = random({6, 6}, 7);
  const auto v = x.read().get();
  const auto y = eval(x.transpose() + x.slice(0, 5, 6, -1) * x.slice(1, 2, 1)).read().get();
  for (std::size_t i = 0; i < 6; ++i) {
    for (std::size_t j = 0; j < 6; ++j) {
      EXPECT_EQ(y[i * 6 + j], v[j * 6 + i] + v[(5 - i) * 6 + j] * v[i * 6 + 2]);
    }
  }
}

TEST_P(Arrays, AssignToWhatTheyRead) {
  auto x = random({5, 5}, 8);
  auto v = x.read().get();
  x = x.transpose() * 2.0f + x;
  const auto y = x.read().get();
  for (std::size_t i = 0; i < 5; ++i) {
    for (std::size_t j = 0; j < 5; ++j) EXPECT_EQ(y[i * 5 + j], v[j * 5 + i] * 2.0f + v[i * 5 + j]);
  }
  x.slice(0, 1, 4) = x.slice(0, 0, 4) + 0.0f;  // overlapping rows move down
  const auto z = x.read().get();
  for (std::size_t k = 0; k < 20; ++k) EXPECT_EQ(z[5 + k], y[k] + 0.0f);
  const float total = eval(sum(x)).read().get()[0];
  x = x - sum(x);
  const auto d = x.read().get();
  for (std::size_t k = 0; k < d.size(); ++k) EXPECT_EQ(d[k], z[k] - total);
}

// In a scope, on its own and between calls that write before and after, and in a kept plan: what it gives
// outside.
TEST_P(Arrays, AssignInAScopeToWhatTheyRead) {
  const auto w = random({4, 4}, 20);
  using Assign = std::function<void(Array<float>&)>;
  const std::vector<std::pair<const char*, Assign>> assignments = {
      {"transposed", [](Array<float>& x) { x = x.transpose() * 2.0f + x; }},
      {"into a transposed view", [](Array<float>& x) { x.transpose() = x + 1.0f; }},
      {"rows moved down", [](Array<float>& x) { x.slice(0, 1, 3) = x.slice(0, 0, 3) * 0.5f; }},
      {"rows copied", [](Array<float>& x) { x.slice(0, 0, 3) = cast<float>(x.slice(0, 1, 3)); }},
      {"backwards", [](Array<float>& x) { x = x + x.slice(1, 3, 4, -1); }},
      {"less a row of its own", [](Array<float>& x) { x = x - x.slice(0, 2, 1); }},
      {"less a row that is not written",
       [](Array<float>& x) { x.slice(0, 1, 3) = x.slice(0, 1, 3) - x.slice(0, 0, 1); }},
      {"over an element of its own", [](Array<float>& x) { x = x / x.slice(0, 1, 1).slice(1, 1, 1); }},
      {"flat", [](Array<float>& x) { x.reshape({16}) = x.reshape({16}).slice(0, 15, 16, -1) * 3.0f; }},
      {"a fold into its row", [](Array<float>& x) { x.slice(0, 1, 1) = sum(x, Axis{0}, keepdims); }},
      {"a product on the left", [&](Array<float>& x) { x = matmul(x, w); }},
      {"a product on the right", [&](Array<float>& x) { x = matmul(w, x); }},
      {"a square", [](Array<float>& x) { x = matmul(x, x); }},
      {"apart", [](Array<float>& x) { x.slice(1, 0, 2, 2) = x.slice(1, 1, 2, 2) * 3.0f; }},
      {"apart, the other way", [](Array<float>& x) { x.slice(1, 1, 2, 2) = x.slice(1, 0, 2, 2) * 3.0f; }},
      {"in place", [](Array<float>& x) { x = softmax(x) * x; }},
  };
  for (const auto& [name, assignment] : assignments) {
    const auto& assign = assignment;  // Clang 14 captures no structured binding
    SCOPED_TRACE(name);
    auto x = random({4, 4}, 21);
    assign(x);
    const auto expected = x.read().get();
    auto alone = random({4, 4}, 21), between = random({4, 4}, 21), kept = random({4, 4}, 21);
    dev.fuse([&] { assign(alone); }).get();
    EXPECT_EQ(alone.read().get(), expected);
    dev.fuse([&](Scope& scope) {
         auto t = scope.scratch<float>({4, 4});
         t = between * 1.0f;
         assign(t);
         between = t * 1.0f;
       })
        .get();
    EXPECT_EQ(between.read().get(), expected);
    const Plan plan = dev.record([&] { assign(kept); });
    plan.run();
    plan.wait();
    EXPECT_EQ(kept.read().get(), expected);
  }
}

// Nothing is copied that need not be.
TEST_P(Arrays, AssignInAScopeCopiesOnlyWhatOverlaps) {
  auto x = random({4, 4}, 22);
  const auto apart = [&](auto assign) { return dev.fuse(assign).get().launches_apart; };
  EXPECT_EQ(apart([&] { x = x * 2.0f + x; }), 2);
  EXPECT_EQ(apart([&] { x.slice(0, 0, 2) = x.slice(0, 2, 2) * 2.0f; }), 1);
  EXPECT_EQ(apart([&] { x = exp(x.transpose()) + x; }), 2)
      << "the call that writes x reads scratch and x in place";
  EXPECT_EQ(apart([&] { x = x.transpose() + 1.0f; }), 2);
}

TEST_P(Arrays, AssignToANewHandle) {
  const auto x = random({4}, 9);
  Array<float> y;
  y = x * 2.0f;
  EXPECT_EQ(y.read().get()[3], x.read().get()[3] * 2.0f);
}

TEST_P(Arrays, EmptyAndScalarShapes) {
  const auto none = dev.array<float>({0, 3});
  EXPECT_TRUE(eval(none * 2.0f).read().get().empty());
  EXPECT_EQ(eval(sum(none, Axis{0})).read().get(), (std::vector<float>{0, 0, 0}));
  const auto one = dev.array<float>(Shape(), {3.0f});
  EXPECT_EQ(eval(one + 1).read().get(), std::vector<float>{4.0f});
}

TEST_P(Arrays, NumbersTakeTheArraysType) {
  const auto u = dev.array<std::uint64_t>(2, {1, 18446744073709551615u});
  EXPECT_EQ(eval(u & std::uint64_t{18446744073709551614u}).read().get(),
            (std::vector<std::uint64_t>{0, 18446744073709551614u}));
  const auto b = dev.array<std::int8_t>(1, {std::int8_t{5}});
  EXPECT_EQ(eval(b * 3).read().get()[0], 15);
  EXPECT_THROW((void)(b + 200), UsageError);
}

template <class F>
std::string error_of(F f) {
  try {
    f();
  } catch (const UsageError& e) {
    return e.what();
  }
  return "no error";
}

TEST_P(Arrays, NameWhatIsWrong) {
  const auto x = random({2, 3}, 1), y = random({4}, 2);
  const int line = __LINE__ + 1;
  const std::string shapes = error_of([&] { (void)(x + y); });
  EXPECT_EQ(shapes, "add: shapes (2, 3) and (4,) do not broadcast (line " + std::to_string(line) + ")");
  EXPECT_NE(error_of([&] { (void)sum(x, Axis{2}); }).find("axis 2 is out of range for shape (2, 3)"),
            std::string::npos);
  EXPECT_NE(error_of([&] { (void)max(dev.array<float>({0})); }).find("of no elements"), std::string::npos);
  auto z = dev.array<float>({3, 2});
  EXPECT_NE(error_of([&] { z = x * 2.0f; }).find("the expression has shape (2, 3), the array (3, 2)"),
            std::string::npos);
  EXPECT_NE(error_of([&] { (void)(Array<float>() + 1.0f); }).find("empty array"), std::string::npos);
  y.destroy();
  EXPECT_NE(error_of([&] { (void)(y * 2.0f); }).find("destroyed"), std::string::npos);
  Device other{DeviceOptions{.tiers = {GetParam()}}};
  const auto far = other.array<float>({2, 3});
  EXPECT_NE(error_of([&] { (void)eval(x + far); }).find("is an array of"), std::string::npos);
  EXPECT_EQ(eval(x + x).read().get().size(), 6u);  // the device still works
}

}  // namespace

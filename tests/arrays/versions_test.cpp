// Expressions keep the values that their arrays had when they were built.
#include <gtest/gtest.h>

#include <thread>
#include <weft/weft.hpp>

using namespace weft;

namespace {

class Versions : public testing::TestWithParam<const char*> {
 protected:
  Device dev{DeviceOptions{.tiers = {GetParam()}}};
};
INSTANTIATE_TEST_SUITE_P(Tiers, Versions, testing::Values("reference", "cpu"),
                         [](const auto& tier) { return tier.param; });

const auto add_one = kernel("add_one", {"x"},
                            [](InOut<float> x) { for_each(x.size(), [&](Index i) { x[i] = x[i] + 1.0f; }); });

float first(const Array<float>& x) { return x.read().get().front(); }

TEST_P(Versions, AWriteLeavesOlderExpressionsTheirValues) {
  const auto x = dev.array<float>(4, {1, 2, 3, 4});
  const auto before = x * 10.0f;
  x.write(std::vector<float>{5, 6, 7, 8});
  const auto between = x * 10.0f;
  x.write(1, std::vector<float>{0});
  EXPECT_EQ(eval(before).read().get(), (std::vector<float>{10, 20, 30, 40}));
  EXPECT_EQ(eval(between).read().get(), (std::vector<float>{50, 60, 70, 80}));
  EXPECT_EQ(eval(before + between).read().get(), (std::vector<float>{60, 80, 100, 120}));
  EXPECT_EQ(eval(x * 10.0f).read().get(), (std::vector<float>{50, 0, 70, 80}));
}

TEST_P(Versions, CallsScopesAndKeptPlansAreWritesToo) {
  const auto x = dev.array<float>(3, {1, 1, 1});
  const auto one = x + 0.0f;
  add_one(x);
  const auto two = x + 0.0f;
  dev.fuse([&] { add_one(x); });
  const auto three = x + 0.0f;
  const Plan plan = dev.record([&] { add_one(x); });
  plan.run();
  const auto four = x + 0.0f;
  plan.run();
  EXPECT_EQ(first(eval(four)), 4);
  EXPECT_EQ(first(eval(one)), 1);
  EXPECT_EQ(first(eval(three)), 3);
  EXPECT_EQ(first(eval(two)), 2);
  EXPECT_EQ(first(x), 5);
}

TEST_P(Versions, DestroyedArraysLiveOnInExpressions) {
  const auto x = dev.array<float>(2, {3, 4});
  const auto e = x * 2.0f;
  x.destroy();
  EXPECT_EQ(eval(e).read().get(), (std::vector<float>{6, 8}));
}

TEST_P(Versions, NewArraysAreZeroInOlderExpressions) {
  const auto x = dev.array<float>(2);
  const auto e = x + 1.0f;
  x.write(std::vector<float>{7, 7});
  EXPECT_EQ(eval(e).read().get(), (std::vector<float>{1, 1}));
}

TEST_P(Versions, NothingIsCopiedWithoutAReader) {
  const auto x = dev.array<float>(1024);
  { const auto e = x + 1.0f; }
  const auto y = eval(x + 1.0f);
  y.read().get();
  const std::int64_t before = dev.counters().allocations;
  x.write(std::vector<float>(1024, 2.0f)).get();
  EXPECT_EQ(dev.counters().allocations, before);
}

TEST_P(Versions, AFailedWriteKeepsOlderValues) {
  const auto x = dev.array<float>(2, {1, 2});
  const auto index = dev.array<std::int64_t>(1, {9});
  const auto scatter = kernel("scatter", {"i", "y"}, [](In<std::int64_t> i, Out<float> y) {
    for_each(i.size(), [&](Index k) { y[i[k]] = 1.0f; });
  });
  const auto e = x + 0.0f;
  try {
    scatter(index, x).get();
  } catch (const std::exception&) {
  }
  EXPECT_EQ(eval(e).read().get(), (std::vector<float>{1, 2}));
}

TEST_P(Versions, InAScopeExpressionsAreCallsOfItsPlan) {
  auto x = dev.array<float>({4, 8}), w = dev.array<float>(8);
  x.write(std::vector<float>(32, 2.0f));
  w.write(std::vector<float>(8, 3.0f));
  const auto outside = x * 100.0f;
  Array<float> y, old;
  const auto done = dev.fuse([&](Scope& s) {
    auto t = s.scratch<float>({4, 8});
    t = x * w;
    add_one(t);
    y = sum(t, Axis{1});
    add_one(x);
    old = outside + 0.0f;
    x = x + t;
  });
  const std::int64_t launches = done.get().launches;
  EXPECT_LE(launches, std::string(GetParam()) == "cpu" ? 2 : 8);
  EXPECT_EQ(y.read().get(), std::vector<float>(4, 56.0f));
  EXPECT_EQ(x.read().get(), std::vector<float>(32, 10.0f));
  EXPECT_EQ(old.read().get(), std::vector<float>(32, 200.0f));
}

TEST_P(Versions, KeptPlansReadCurrentContents) {
  const auto x = dev.array<float>(2, {1, 1});
  auto y = dev.array<float>(2);
  const Plan plan = dev.record([&] { y = x * 2.0f; });
  plan.run();
  EXPECT_EQ(first(y), 2);
  x.write(std::vector<float>{5, 5});
  plan.run();
  EXPECT_EQ(first(y), 10);
}

TEST_P(Versions, AnExpressionOfAScopeStaysThere) {
  const auto x = dev.array<float>(2, {1, 1});
  std::unique_ptr<Expr<float>> kept;
  std::string error;
  dev.fuse([&] {
    kept = std::make_unique<Expr<float>>(x + 1.0f);
    add_one(x);
    try {
      (void)eval(*kept);
    } catch (const UsageError& e) {
      error = e.what();
    }
  });
  EXPECT_NE(error.find("written an array of the expression since"), std::string::npos) << error;
  EXPECT_THROW((void)eval(*kept), UsageError);
  EXPECT_EQ(first(x), 2);
}

TEST_P(Versions, ThreadsSeeOneVersionWhole) {
  const std::int64_t n = 5000;
  const auto x = dev.array<float>(n);
  std::thread writer([&] {
    for (int k = 1; k <= 200; ++k)
      x.write(std::vector<float>(static_cast<std::size_t>(n), static_cast<float>(k)));
  });
  for (int k = 0; k < 100; ++k) {
    const auto e = x * 1.0f;
    const auto a = eval(e).read().get();
    std::this_thread::yield();
    const auto b = eval(e).read().get();
    ASSERT_EQ(a, b);
    for (const float v : a) ASSERT_EQ(v, a.front());
  }
  writer.join();
}

}  // namespace

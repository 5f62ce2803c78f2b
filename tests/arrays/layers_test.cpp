// Layers and random numbers of expressions, against plain doubles and known answers.
#include <gtest/gtest.h>

#include <cmath>
#include <random>
#include <string>
#include <vector>
#include <weft/layers.hpp>
#include <weft/random.hpp>
#include <weft/weft.hpp>

using namespace weft;

namespace {

class Layers : public testing::TestWithParam<const char*> {
 protected:
  Device dev{DeviceOptions{.tiers = {GetParam()}}};

  std::vector<float> values(std::int64_t count, unsigned seed) {
    std::mt19937 engine(seed);
    std::uniform_real_distribution<float> in(-2, 2);
    std::vector<float> result(static_cast<std::size_t>(count));
    for (float& v : result) v = in(engine);
    return result;
  }
  Array<float> array(const Shape& shape, const std::vector<float>& v) { return dev.array<float>(shape, v); }
};
INSTANTIATE_TEST_SUITE_P(Tiers, Layers, testing::Values("reference", "cpu"),
                         [](const auto& tier) { return tier.param; });

TEST_P(Layers, GroupNorm) {
  const auto v = values(2 * 6 * 35, 1);
  const auto x = array({2, 6, 5, 7}, v);
  const auto y = eval(group_norm(x, 3)).read().get();
  for (std::size_t row = 0; row < 6; ++row) {  // 2 examples x 3 groups, 70 elements each
    double sum = 0, squares = 0;
    for (std::size_t k = 0; k < 70; ++k) sum += v[row * 70 + k];
    for (std::size_t k = 0; k < 70; ++k) squares += std::pow(v[row * 70 + k] - sum / 70, 2);
    for (std::size_t k = 0; k < 70; ++k)
      EXPECT_NEAR(y[row * 70 + k], (v[row * 70 + k] - sum / 70) / std::sqrt(squares / 70 + 1e-5), 2e-6);
  }
  for (const std::int64_t groups : {0, 4, -1}) {
    EXPECT_THROW((void)group_norm(x, groups), UsageError) << groups;
  }
  EXPECT_THROW((void)group_norm(x.reshape(420), 3), UsageError);
}

TEST_P(Layers, BatchNorm) {
  const auto v = values(2 * 3 * 5, 2), m = values(3, 3), s = values(3, 4), b = values(3, 5);
  const std::vector<float> d = {0.5f, 1, 2};
  const auto c = Shape(3);
  const auto y =
      eval(batch_norm(array({2, 3, 5}, v), array(c, m), array(c, d), array(c, s), array(c, b))).read().get();
  for (std::size_t k = 0; k < y.size(); ++k) {
    const std::size_t at = k / 5 % 3;
    EXPECT_NEAR(y[k], (v[k] - m[at]) / std::sqrt(d[at] + 1e-5) * s[at] + b[at], 2e-5);
  }
}

TEST_P(Layers, RotaryTurnsPairs) {
  const auto v = values(4 * 3 * 8, 6), angles = values(4 * 1 * 4, 7);
  const auto x = array({4, 3, 8}, v), a = array({4, 1, 4}, angles);
  for (const RotaryPairs pairs : {RotaryPairs::halves, RotaryPairs::interleaved}) {
    Future<Report> report;
    const auto y = eval({.plan = {}, .report = &report}, rotary(x, cos(a), sin(a), pairs)).read().get();
    for (std::size_t row = 0; row < 12; ++row) {
      for (std::size_t i = 0; i < 4; ++i) {
        const bool halves = pairs == RotaryPairs::halves;
        const std::size_t first = row * 8 + (halves ? i : 2 * i),
                          second = row * 8 + (halves ? i + 4 : 2 * i + 1);
        const double angle = angles[row / 3 * 4 + i];
        EXPECT_NEAR(y[first], v[first] * std::cos(angle) - v[second] * std::sin(angle), 1e-6);
        EXPECT_NEAR(y[second], v[second] * std::cos(angle) + v[first] * std::sin(angle), 1e-6);
      }
    }
  }
}

TEST_P(Layers, PhiloxGivesItsKnownAnswers) {
  const auto word = [&](std::uint32_t value) { return full<std::uint32_t>(1, value); };
  const auto run = [&](std::array<std::uint32_t, 4> c, std::uint64_t key) {
    std::vector<std::uint32_t> result;
    for (const auto& w : detail::philox({word(c[0]), word(c[1]), word(c[2]), word(c[3])}, key)) {
      Array<std::uint32_t> y = dev.array<std::uint32_t>(1);
      y = w;
      result.push_back(y.read().get()[0]);
    }
    return result;
  };
  EXPECT_EQ(run({0, 0, 0, 0}, 0),
            (std::vector<std::uint32_t>{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  EXPECT_EQ(run({0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff}, ~std::uint64_t{0}),
            (std::vector<std::uint32_t>{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(run({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, 0x299f31d0a4093822),
            (std::vector<std::uint32_t>{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST_P(Layers, RandomNumbersDependOnSeedAndNumberAlone) {
  Array<float> u = dev.array<float>(3000), n = dev.array<float>({30, 100});
  u = random_uniform(3000, 42);
  n = random_normal({30, 100}, 42, 7);
  const auto uniform = u.read().get(), normal = n.read().get();
  double sum = 0, squares = 0, mean = 0;
  for (const float v : uniform) {
    EXPECT_TRUE(v >= 0 && v < 1);
    mean += v / 3000;
  }
  for (const float v : normal) sum += v / 3000, squares += static_cast<double>(v) * v / 3000;
  EXPECT_NEAR(mean, 0.5, 0.03);
  EXPECT_NEAR(sum, 0, 0.08);
  EXPECT_NEAR(squares, 1, 0.12);
  Array<float> again = dev.array<float>({60, 50}), other = dev.array<float>(3000);
  again = random_uniform({60, 50}, 42);
  other = random_uniform(3000, 43);
  EXPECT_EQ(again.read().get(), uniform);
  EXPECT_NE(other.read().get(), uniform);
}

}  // namespace

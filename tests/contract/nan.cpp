// S2 where it is hardest to keep: a computed NaN has no payload of its own, yet `bits` and `copysign` look at
// it.
#include <gtest/gtest.h>

#include <functional>
#include <limits>

#include "contract/kernels.hpp"

namespace weft::testing {
namespace {

using Formula = std::function<Value<float>(Value<float>, Value<float>)>;

const std::vector<Formula>& formulas() {
  using V = Value<float>;
  static const std::vector<Formula> all = {
      [](V a, V b) { return a + b; },
      [](V a, V b) { return a - b; },
      [](V a, V b) { return a * b; },
      [](V a, V b) { return a / b; },
      [](V a, V b) { return min(a, b); },
      [](V a, V b) { return max(a, b); },
      [](V a, V b) { return fmin(a, b); },
      [](V a, V b) { return fmax(a, b); },
      [](V a, V) { return sqrt(a); },
      [](V a, V) { return -a; },
      [](V a, V) { return abs(a); },
      [](V a, V b) { return copysign(b, a); },
      [](V a, V b) { return select(a < b, a, b); },
      [](V a, V) { return cast<float>(cast<f16>(a)); },
      [](V a, V) { return cast<float>(cast<bf16>(a)); },
      [](V a, V) { return cast<float>(cast<double>(a)); },
      [](V a, V b) { return rem(a, b); },
      [](V a, V b) { return fma(a, b, a); },
      [](V a, V b) { return clamp(a, b, b); },
      [](V a, V) { return exp(a); },
      [](V a, V) { return floor(a); },
  };
  return all;
}

/// Two NaNs with payloads and both signs, and what makes NaNs, each with each.
std::pair<std::vector<float>, std::vector<float>> pairs() {
  std::vector<float> values = {0.0f, -0.0f, 1.0f, -1.0f, 1e-40f};
  for (const std::uint32_t nan : {0x7fc12345u, 0xffa00001u}) values.push_back(std::bit_cast<float>(nan));
  for (const float sign : {1.0f, -1.0f}) values.push_back(sign * std::numeric_limits<float>::infinity());
  std::pair<std::vector<float>, std::vector<float>> result;
  for (const float a : values) {
    for (const float b : values) {
      result.first.push_back(a);
      result.second.push_back(b);
    }
  }
  return result;
}

/// What `bits` and `copysign` see of each result after a store and a load, a formula after the other.
std::vector<std::uint32_t> seen(const std::string& tier, bool fused) {
  const auto move = kernel("move", {"x", "y"}, [](In<float> v, Out<float> w) {
    for_each(v.size(), [&](Index i) { w[i] = v[i]; });
  });
  const auto look = kernel("look", {"x", "u", "s"}, [](In<float> v, Out<std::uint32_t> u, Out<float> s) {
    for_each(v.size(), [&](Index i) {
      u[i] = bits(v[i]);
      s[i] = copysign(Value<float>(2.0f), v[i]);
    });
  });
  const Device device(on(tier));
  const auto [first, second] = pairs();
  const auto n = static_cast<std::int64_t>(first.size());
  const Array<float> a = device.array<float>(n, first), b = device.array<float>(n, second),
                     signs = device.array<float>(n);
  const Array<std::uint32_t> patterns = device.array<std::uint32_t>(n);
  std::vector<std::uint32_t> all;
  for (const Formula& formula : formulas()) {
    const auto make = kernel("make", {"a", "b", "y"}, [&](In<float> v, In<float> w, Out<float> y) {
      for_each(y.size(), [&](Index i) { y[i] = formula(v[i], w[i]); });
    });
    device.fuse(
        [&](Scope& s) {
          const auto t = s.scratch(n), u = s.scratch(n);
          make(a, b, t);
          move(t, u);
          look(u, patterns, signs);
        },
        {.join = fused ? Join::always : Join::never});
    for (const std::uint32_t pattern : patterns.read().get()) all.push_back(pattern);
    for (const std::uint32_t pattern : bits(signs.read().get())) all.push_back(pattern);
  }
  return all;
}

TEST_F(Contract, S2_nans_that_are_looked_at_agree_apart_fused_and_on_every_tier) {
  const std::vector<std::uint32_t> expected = seen("reference", false);
  for (const std::string& tier : computing_tiers()) {
    EXPECT_EQ(seen(tier, false), expected) << tier;
    EXPECT_EQ(seen(tier, true), expected) << tier;
  }
}

}  // namespace
}  // namespace weft::testing

// Matrix products: bits against a plain loop in the order of NUMERICS 6, shapes, views, what joins them,
// errors.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <random>
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

/// Sums of products in blocks of 512, each product by one fused multiply-add.
template <class A, class B>
float plain_dot(std::int64_t n, const A& a, const B& b) {
  float total = 0;
  for (std::int64_t from = 0; from < n; from += 512) {
    float block = 0;
    for (std::int64_t k = from; k < std::min(n, from + 512); ++k) block = std::fma(a(k), b(k), block);
    total = from == 0 ? block : total + block;
  }
  return total;
}

void expect_bits(const std::vector<float>& found, const std::vector<float>& expected) {
  ASSERT_EQ(found.size(), expected.size());
  for (std::size_t k = 0; k < found.size(); ++k) {
    ASSERT_EQ(std::bit_cast<std::uint32_t>(found[k]), std::bit_cast<std::uint32_t>(expected[k]))
        << "element " << k;
  }
}

class Matmul : public testing::TestWithParam<const char*> {
 protected:
  Device dev{DeviceOptions{.tiers = {GetParam()}}};

  Array<float> random(const Shape& shape, unsigned seed) {
    return dev.array<float>(shape, std::span<const float>(random_values(shape.size(), seed)));
  }
};
INSTANTIATE_TEST_SUITE_P(Tiers, Matmul, testing::Values("reference", "cpu"),
                         [](const auto& tier) { return tier.param; });

TEST_P(Matmul, HasTheBitsOfAPlainLoop) {
  struct Size {
    std::int64_t m, k, n;
  };
  for (const auto& [m, k, n] : {Size{1, 1, 1}, Size{1, 700, 9}, Size{5, 513, 17}, Size{13, 64, 40},
                                Size{6, 1, 16}, Size{7, 0, 3}, Size{0, 5, 3}, Size{3, 5, 0}}) {
    const auto a = random({m, k}, 1), b = random({k, n}, 2);
    const auto va = a.read().get(), vb = b.read().get();
    std::vector<float> expected;
    for (std::int64_t i = 0; i < m; ++i) {
      for (std::int64_t j = 0; j < n; ++j) {
        expected.push_back(plain_dot(
            k, [&, k = k](std::int64_t t) { return va[static_cast<std::size_t>(i * k + t)]; },
            [&, n = n](std::int64_t t) { return vb[static_cast<std::size_t>(t * n + j)]; }));
      }
    }
    const auto y = eval(matmul(a, b));
    ASSERT_EQ(y.shape(), (Shape{m, n}));
    expect_bits(y.read().get(), expected);
    // Views have the same bits: a transposed copy, transposed back.
    const auto at = eval(a.transpose() * 1.0f), bt = eval(b.transpose() * 1.0f);
    expect_bits(eval(matmul(at.transpose(), bt.transpose())).read().get(), expected);
  }
}

TEST_P(Matmul, TilesOfEverySizeAgreeWithRowsOfThem) {
  const std::int64_t m = 250, k = 530, n = 300;  // more than one tile each way
  if (GetParam() == std::string_view("reference")) GTEST_SKIP() << "slow, and compared elsewhere";
  const auto a = random({m, k}, 1), b = random({k, n}, 2);
  const auto whole = eval(matmul(a, b)).read().get();
  for (const std::int64_t from : {0, 1, 100, 239, 249}) {
    for (const std::int64_t count : {1, 7}) {
      if (from + count > m) continue;
      const auto part = eval(matmul(a.slice(0, from, count), b)).read().get();
      expect_bits(part, {whole.begin() + from * n, whole.begin() + (from + count) * n});
    }
  }
  const auto columns = eval(matmul(a, b.slice(1, 5, 290))).read().get();
  for (std::int64_t i = 0; i < m; ++i) {
    expect_bits({columns.begin() + i * 290, columns.begin() + (i + 1) * 290},
                {whole.begin() + i * n + 5, whole.begin() + i * n + 295});
  }
}

TEST_P(Matmul, TakesVectorsAndBatches) {
  const auto a = random({2, 1, 3, 4}, 1), b = random({5, 4, 6}, 2), v = random({4}, 3), w = random({6}, 4);
  EXPECT_EQ(eval(matmul(a, b)).shape(), (Shape{2, 5, 3, 6}));
  EXPECT_EQ(eval(matmul(a, v)).shape(), (Shape{2, 1, 3}));
  EXPECT_EQ(eval(matmul(v, b)).shape(), (Shape{5, 6}));
  EXPECT_EQ(eval(matmul(v, v)).shape(), Shape());
  const auto va = a.read().get(), vb = b.read().get(), vv = v.read().get();
  const auto y = eval(matmul(a, b)).read().get(), left = eval(matmul(v, b)).read().get();
  const auto at = [](const std::vector<float>& x, std::size_t first, std::size_t step) {
    return [&x, first, step](std::int64_t t) { return x[first + static_cast<std::size_t>(t) * step]; };
  };
  for (std::size_t p = 0; p < 2; ++p) {
    for (std::size_t q = 0; q < 5; ++q) {
      for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 6; ++j) {
          EXPECT_EQ(y[((p * 5 + q) * 3 + i) * 6 + j],
                    plain_dot(4, at(va, (p * 3 + i) * 4, 1), at(vb, q * 24 + j, 6)));
          EXPECT_EQ(left[q * 6 + j], plain_dot(4, at(vv, 0, 1), at(vb, q * 24 + j, 6)));
        }
      }
    }
  }
  EXPECT_EQ(eval(matmul(v, v)).read().get()[0], plain_dot(4, at(vv, 0, 1), at(vv, 0, 1)));
}

TEST_P(Matmul, WhatFollowsJoinsIt) {
  const auto a = random({9, 600}, 1), b = random({600, 20}, 2), bias = random({20}, 3),
             x = random({9, 20}, 4);
  Future<Report> fused, apart;
  const auto together = eval({.plan = {}, .report = &fused}, gelu(matmul(a, b) + bias) * x);
  const auto each = eval({.plan = {.join = Join::never}, .report = &apart}, gelu(matmul(a, b) + bias) * x);
  expect_bits(together.read().get(), each.read().get());
  EXPECT_EQ(apart.get().launches, 4);
  EXPECT_EQ(fused.get().launches, GetParam() == std::string_view("cpu") ? 1 : 4);
}

TEST_P(Matmul, KeepsItsTiles) {
  const auto x = random({40, 64}, 1), w = random({64, 48}, 2), v = random({64, 48}, 3);
  Future<Report> fused, apart;
  const auto e = softmax(silu(matmul(rms_norm(x), w)) * matmul(x, v));
  const auto together = eval({.plan = {}, .report = &fused}, e);
  const auto each = eval({.plan = {.join = Join::never}, .report = &apart}, e);
  const auto always = eval({.plan = {.join = Join::always}, .report = nullptr}, e);
  expect_bits(together.read().get(), each.read().get());
  expect_bits(always.read().get(), each.read().get());
  if (GetParam() != std::string_view("cpu")) return;
  bool told = false;
  const Report report = fused.get();
  for (const ReportGroup& group : report.groups) {
    told = told || (group.why && group.why->find("is a matrix product, which runs in tiles of its own") !=
                                     std::string::npos);
  }
  EXPECT_TRUE(told) << report;
  EXPECT_EQ(report.launches, 4)
      << report;  // the norm, two products, of which one takes silu and mul, softmax
}

TEST_P(Matmul, KeepsItsTilesBesideFullReductions) {
  const auto x = random({40, 40}, 1), w = random({40, 40}, 2);
  Future<Report> fused;
  const auto e = silu(matmul(x, w));
  const auto [y, top, own] = eval({.plan = {}, .report = &fused}, e, max(e), max(x));
  const auto [y2, top2, own2] = eval({.plan = {.join = Join::never}, .report = nullptr}, e, max(e), max(x));
  expect_bits(y.read().get(), y2.read().get());
  expect_bits(top.read().get(), top2.read().get());
  expect_bits(own.read().get(), own2.read().get());
  if (GetParam() != std::string_view("cpu")) return;
  const Report report = fused.get();
  EXPECT_TRUE(std::ranges::any_of(report.groups, [](const ReportGroup& group) {
    return group.schedule == "matmul" && group.calls == std::vector<std::string>{"matmul", "silu"};
  })) << report;
}

TEST_P(Matmul, IntegersWrapInThirtyTwoBits) {
  const std::vector<std::int8_t> values = {-128, 127, 3, -128, 5, 6};
  const auto a = dev.array<std::int8_t>({2, 3}, values), b = dev.array<std::int8_t>({3, 2}, values);
  const Array<std::int32_t> y = eval(matmul(a, b));
  EXPECT_EQ(y.read().get(), (std::vector<std::int32_t>{16780, -32494, 16429, -16860}));
}

template <class F>
std::string error_of(F&& f) {
  try {
    f();
  } catch (const UsageError& error) {
    return error.what();
  }
  return "no error";
}

TEST_P(Matmul, SaysWhatDoesNotMatch) {
  const auto a = dev.array<float>({2, 3}), b = dev.array<float>({4, 2}),
             batches = dev.array<float>({3, 3, 5});
  const auto others = dev.array<float>({2, 2, 3});
  EXPECT_NE(
      error_of([&] { (void)matmul(a, b); }).find("matmul: shapes (2, 3) and (4, 2) do not match (line "),
      std::string::npos);
  EXPECT_NE(
      error_of([&] { (void)matmul(others, batches); }).find("shapes (2, 2, 3) and (3, 3, 5) do not match"),
      std::string::npos);
  EXPECT_NE(error_of([&] { (void)matmul(sum(a), b); }).find("takes arrays of one dimension at least"),
            std::string::npos);
  const auto flags = dev.array<bool>({2, 2});
  EXPECT_NE(error_of([&] { (void)matmul(flags, flags); }).find("does not take bool"), std::string::npos);
}

}  // namespace

// Running values along an axis, against plain loops in the order of docs/numerics.md 5.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <type_traits>
#include <vector>
#include <weft/scan.hpp>
#include <weft/weft.hpp>

using namespace weft;

namespace {

template <class T>
using Combine = T (*)(T, T);

template <class T>
T add(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    using U = std::make_unsigned_t<T>;
    return static_cast<T>(static_cast<U>(static_cast<U>(a) + static_cast<U>(b)));
  } else {
    return a + b;
  }
}
template <class T>
T mul(T a, T b) {
  if constexpr (std::is_integral_v<T>) {
    const auto product = static_cast<std::uint64_t>(a) * static_cast<std::uint64_t>(b);
    return static_cast<T>(product);
  } else {
    return a * b;
  }
}
template <class T>
T largest(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isnan(a) || std::isnan(b)) return std::numeric_limits<T>::quiet_NaN();
    if (a == b) return std::signbit(a) ? b : a;
  }
  return a < b ? b : a;
}
template <class T>
T smallest(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (std::isnan(a) || std::isnan(b)) return std::numeric_limits<T>::quiet_NaN();
    if (a == b) return std::signbit(a) ? a : b;
  }
  return b < a ? b : a;
}

/// One block of at most 256 values, in place.
template <class T>
void scan_block(T* v, std::size_t n, Combine<T> op) {
  std::vector<T> totals;
  for (std::size_t start = 0; start < n; start += 8) {
    const std::size_t end = std::min(start + 8, n);
    for (std::size_t i = start + 1; i < end; ++i) v[i] = op(v[i - 1], v[i]);
    totals.push_back(v[end - 1]);
  }
  for (std::size_t d = 1; d <= 16; d *= 2) {
    const std::vector<T> old = totals;
    for (std::size_t s = d; s < totals.size(); ++s) totals[s] = op(old[s - d], old[s]);
  }
  for (std::size_t i = 8; i < n; ++i) v[i] = op(totals[i / 8 - 1], v[i]);
}

template <class T>
void scan_all(std::vector<T>& v, Combine<T> op) {
  std::vector<T> ends;
  for (std::size_t start = 0; start < v.size(); start += 256) {
    const std::size_t n = std::min<std::size_t>(256, v.size() - start);
    scan_block(v.data() + start, n, op);
    ends.push_back(v[start + n - 1]);
  }
  if (ends.size() < 2) return;
  scan_all(ends, op);
  for (std::size_t i = 256; i < v.size(); ++i) v[i] = op(ends[i / 256 - 1], v[i]);
}

template <class T>
std::vector<T> line(std::vector<T> v, Combine<T> op, T identity, ScanOptions options) {
  if (options.reverse) std::reverse(v.begin(), v.end());
  scan_all(v, op);
  if (options.exclusive && !v.empty()) {
    v.insert(v.begin(), identity);
    v.pop_back();
  }
  if (options.reverse) std::reverse(v.begin(), v.end());
  return v;
}

template <class T>
void expect_same(const std::vector<T>& got, const std::vector<T>& wanted, const std::string& what) {
  ASSERT_EQ(got.size(), wanted.size()) << what;
  for (std::size_t i = 0; i < got.size(); ++i) {
    bool same = got[i] == wanted[i];
    if constexpr (std::is_floating_point_v<T>) {
      same = (std::isnan(got[i]) && std::isnan(wanted[i])) ||
             (same && std::signbit(got[i]) == std::signbit(wanted[i]));
    }
    ASSERT_TRUE(same) << what << ", element " << i << ": " << +got[i] << " for " << +wanted[i];
  }
}

template <class T>
std::vector<T> random_values(std::size_t n, bool special, unsigned seed) {
  std::mt19937 engine(seed);
  std::vector<T> v(n);
  for (T& x : v) {
    if constexpr (std::is_integral_v<T>) {
      x = static_cast<T>(engine());
    } else {
      x = std::uniform_real_distribution<T>(-2, 2)(engine);
      if (special && engine() % 16 == 0) x = T(0);
      if (special && engine() % 16 == 0) x = -T(0);
      if (special && engine() % 512 == 0) x = std::numeric_limits<T>::quiet_NaN();
    }
  }
  return v;
}

constexpr ScanOptions all_options[] = {{false, false}, {true, false}, {false, true}, {true, true}};
constexpr std::size_t sizes[] = {0, 1, 2, 7, 8, 9, 16, 17, 255, 256, 257, 511, 512, 513, 2049};

class Scans : public testing::TestWithParam<const char*> {
 protected:
  Device dev{DeviceOptions{.tiers = {GetParam()}}};

  template <class R, class T, class F>
  void check(std::size_t n, const char* name, const F& scan, Combine<R> op, R identity) {
    const auto values = random_values<T>(n, true, static_cast<unsigned>(n) + 1);
    const Array<T> x = dev.array<T>(Shape(static_cast<std::int64_t>(n)), values);
    std::vector<R> wide;
    for (const T v : values) wide.push_back(static_cast<R>(v));
    for (const ScanOptions options : all_options) {
      const std::string what = std::string(name) + " of " + std::to_string(n);
      expect_same(eval(scan(x, options)).read().get(), line<R>(wide, op, identity, options), what);
    }
  }

  template <class T, class Sum>
  void check_type(std::size_t n) {
    using Limits = std::numeric_limits<T>;
    const T low = Limits::has_infinity ? -Limits::infinity() : Limits::lowest();
    const T high = Limits::has_infinity ? Limits::infinity() : Limits::max();
    const Axis last{-1};
    check<Sum, T>(
        n, "cumsum", [&](const auto& x, ScanOptions o) { return cumsum(x, last, o); }, add<Sum>, Sum(0));
    check<Sum, T>(
        n, "cumprod", [&](const auto& x, ScanOptions o) { return cumprod(x, last, o); }, mul<Sum>, Sum(1));
    check<T, T>(
        n, "cummax", [&](const auto& x, ScanOptions o) { return cummax(x, last, o); }, largest<T>, low);
    check<T, T>(
        n, "cummin", [&](const auto& x, ScanOptions o) { return cummin(x, last, o); }, smallest<T>, high);
  }
};
INSTANTIATE_TEST_SUITE_P(Tiers, Scans, testing::Values("reference", "cpu"),
                         [](const auto& tier) { return tier.param; });

TEST_P(Scans, F32OfAllSizes) {
  for (const std::size_t n : sizes) check_type<float, float>(n);
}

TEST_P(Scans, OtherTypes) {
  for (const std::size_t n : {std::size_t{9}, std::size_t{257}}) {
    check_type<double, double>(n);
    check_type<std::int8_t, std::int32_t>(n);
    check_type<std::uint8_t, std::uint32_t>(n);
    check_type<std::int16_t, std::int32_t>(n);
    check_type<std::uint16_t, std::uint32_t>(n);
    check_type<std::int32_t, std::int32_t>(n);
    check_type<std::uint32_t, std::uint32_t>(n);
    check_type<std::int64_t, std::int64_t>(n);
    check_type<std::uint64_t, std::uint64_t>(n);
  }
}

TEST_P(Scans, ThreeLevelsOfBlocks) {
  const auto values = random_values<float>(65537, false, 3);
  const Array<float> x = dev.array<float>(Shape(65537), values);
  expect_same(eval(cumsum(x)).read().get(), line<float>(values, add<float>, 0.0f, {}), "cumsum");
}

TEST_P(Scans, AlongAnyAxisOfAViewBetweenMaps) {
  const std::int64_t planes = 2, rows = 261, columns = 3;
  const auto values = random_values<float>(static_cast<std::size_t>(planes * rows * columns), true, 5);
  const Array<float> x = dev.array<float>({planes, rows, columns}, values);
  for (const ScanOptions options : all_options) {
    std::vector<float> middle(values.size()), turned(values.size());
    for (std::int64_t p = 0; p < planes; ++p) {
      for (std::int64_t c = 0; c < columns; ++c) {
        std::vector<float> one;
        for (std::int64_t r = 0; r < rows; ++r)
          one.push_back(values[static_cast<std::size_t>((p * rows + r) * columns + c)] * 0.5f);
        one = line<float>(one, add<float>, 0.0f, options);
        for (std::int64_t r = 0; r < rows; ++r) {
          const float v = one[static_cast<std::size_t>(r)] + 1.0f;
          middle[static_cast<std::size_t>((p * rows + r) * columns + c)] = v;
          turned[static_cast<std::size_t>((r * columns + c) * planes + p)] = v;
        }
      }
    }
    expect_same(eval(cumsum(x * 0.5f, Axis{1}, options) + 1.0f).read().get(), middle, "axis 1");
    const auto first = x.permute({1, 2, 0});
    expect_same(eval(cumsum(first * 0.5f, Axis{0}, options) + 1.0f).read().get(), turned, "axis 0 of a view");
  }
}

TEST_P(Scans, FusedEqualsApart) {
  const auto values = random_values<float>(3 * 700, true, 9);
  const Array<float> x = dev.array<float>({3, 700}, values);
  const Expr<float> e = cumsum(x * x, Axis{1}, {.reverse = true}) * cummax(x, Axis{1});
  const auto fused = eval({.plan = {.join = Join::always}}, e).read().get();
  expect_same(eval({.plan = {.join = Join::never}}, e).read().get(), fused, "apart");
}

TEST_P(Scans, HalvesSumInF32) {
  const auto values = random_values<float>(600, false, 2);
  const Expr<f16> x = cast<f16>(dev.array<float>(Shape(600), values));
  const Expr<float> wanted = cast<float>(cast<f16>(cumsum(cast<float>(x))));
  expect_same(eval(cast<float>(cumsum(x))).read().get(), eval(wanted).read().get(), "f16");
}

TEST_P(Scans, OneAmongMany) {  // a row has the bits it has alone
  const auto values = random_values<float>(5 * 300, false, 4);
  const Array<float> x = dev.array<float>({5, 300}, values);
  const auto all = eval(cumsum(x)).read().get();
  const auto third = eval(cumsum(x.slice(0, 2, 1))).read().get();
  expect_same(third, std::vector<float>(all.begin() + 600, all.begin() + 900), "row 2");
}

TEST_P(Scans, WrongAxis) {
  const Array<float> x = dev.array<float>({3, 4}, std::vector<float>(12));
  try {
    (void)cumsum(x, Axis{2});
    FAIL() << "axis 2 of two";
  } catch (const UsageError& error) {
    EXPECT_NE(std::string(error.what()).find("cumsum: axis 2 is out of range for shape (3, 4)"),
              std::string::npos)
        << error.what();
  }
  const Array<float> empty = dev.array<float>({0, 4}, std::vector<float>());
  EXPECT_EQ(eval(cumsum(empty)).shape(), (Shape{0, 4}));
  EXPECT_THROW((void)cummin(dev.array<float>(Shape{}, std::vector<float>{1})), UsageError);
}

}  // namespace

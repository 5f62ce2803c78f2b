// What should share a launch does, and what does not says why.
#include "field/field.hpp"

namespace weft::testing {
namespace {

TEST(Field, FR_200_a_value_with_two_users) {
  const auto exp_fifth = lift("exp_fifth", [](Value<float> v) { return exp(v / 5.0f); });
  const auto twice = lift("twice", [](Value<float> v) { return 2.0f * v; });
  const auto next = lift("next", [](Value<float> v) { return v + 1.0f; });
  (void)same_in_each_way([&](const Way& way) {
    const auto x = way.array<float>(5000, numbers(5000)), y = way.array<float>(5000),
               z = way.array<float>(5000);
    const Report report = way.run([&](auto scratch) {
      const auto t = scratch(0.0f, 5000);
      exp_fifth(x, t);
      twice(t, y);
      next(t, z);
    });
    if (!way.apart() && report.tier != "reference") {
      EXPECT_EQ(report.launches, 1) << report;
    }
    std::vector<float> both = y.read().get();
    for (const float v : z.read().get()) both.push_back(v);
    return both;
  });
}

TEST(Field, FR_201_two_folds_of_different_lengths) {
  const auto spread = kernel("spread", {"a", "b"}, [](In<std::int32_t> a, In<std::int32_t> b) {
    const auto top = max(a.size(), [&](Index i) { return a[i]; });
    const auto bottom = min(b.size(), [&](Index i) { return b[i]; });
    return top - bottom;
  });
  const auto top =
      kernel("top", {"a"}, [](In<std::int32_t> a) { return max(a.size(), [&](Index i) { return a[i]; }); });
  const auto above = kernel("above", {"b", "high"}, [](In<std::int32_t> b, Param<std::int32_t> high) {
    return high - min(b.size(), [&](Index i) { return b[i]; });
  });
  each_way([&](const Way& way) {
    const auto x = way.array<std::int32_t>(4, {0, 1, 2, 3});
    Future<std::int32_t> in_one, in_two;
    way.run([&](auto) {
      in_one = spread(x.slice(0, 1, 3), x.slice(0, 1, 2));
      in_two = above(x.slice(0, 1, 2), top(x.slice(0, 1, 3)));
    });
    EXPECT_EQ(in_one.get(), 2);
    EXPECT_EQ(in_two.get(), 2);
  });
}

TEST(Field, FR_202_the_same_launches_at_any_size) {
  const auto cosine = lift("cosine", [](Value<float> v) { return cos(v); });
  const auto total =
      kernel("total", {"x"}, [](In<float> x) { return sum(x.size(), [&](Index i) { return x[i]; }); });
  for (const std::int64_t n : {1, 31, 32, 33, 255, 257, 100'000}) {
    (void)same_in_each_way([&](const Way& way) {
      const auto x = way.array<float>(n, numbers(n));
      Future<float> sum;
      const Report report = way.run([&](auto scratch) {
        const auto t = scratch(0.0f, n);
        cosine(x, t);
        sum = total(t);
      });
      if (!way.apart() && report.tier != "reference") {
        EXPECT_EQ(report.launches, 1) << n << "\n" << report;
      }
      return std::vector<float>{sum.get()};
    });
  }
}

}  // namespace
}  // namespace weft::testing

// Sizes are values: a new one compiles nothing and leaves nothing stale.
#include "field/field.hpp"

namespace weft::testing {
namespace {

TEST(Field, FR_190_the_first_n_by_a_gather) {
  const auto first =
      kernel("first", {"x", "at", "n"}, [](In<float> x, In<std::int64_t> at, Param<std::int64_t> n) {
        return sum(n, [&](Index i) { return x[at[i]]; });
      });
  each_way([&](const Way& way) {
    const auto x = way.array<float>(5, {10, 20, 30, 40, 50});
    const auto at = way.array<std::int64_t>(5, {0, 1, 2, 3, 4});
    std::int64_t built = -1;
    float expected = 0;
    for (std::int64_t n = 1; n <= 5; ++n) {
      Future<float> found;
      way.run([&](auto) { found = first(x, at, n); });
      expected += 10 * static_cast<float>(n);
      EXPECT_EQ(found.get(), expected);
      if (built < 0) built = way.device.counters().kernels_built;
    }
    EXPECT_EQ(way.device.counters().kernels_built, built);
  });
}

TEST(Field, FR_191_scopes_of_one_structure_share_a_plan) {
  const auto bump = kernel("bump", {"x", "y"}, [](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) { y[i] = x[i] + 1.0f; });
  });
  each_way([&](const Way& way) {
    if (way.apart()) return;
    const auto here = [&] {
      const std::string label = std::to_string(way.device.counters().calls);
      const auto x = way.array<float>(20), y = way.array<float>(20);
      way.run([&](auto) { bump(x, y); });
      return y;
    };
    const auto there = [&](const std::string& text) {
      const std::string copy = text + text;
      const auto a = way.array<float>(20), b = way.array<float>(20);
      way.run([&](auto) { bump(a, b); });
      return copy;
    };
    (void)here();
    const Counters before = way.device.counters();
    for (int k = 0; k < 20; ++k) (void)there(std::to_string(k));
    const Counters after = way.device.counters();
    EXPECT_EQ(after.plans_made, before.plans_made);
    EXPECT_EQ(after.plan_hits - before.plan_hits, 20);
    expect_bits(here(), std::vector<float>(20, 1));
  });
}

TEST(Field, FR_192_chunks_whose_last_is_shorter) {
  const auto products = kernel("products", {"a", "b", "s"}, [](In<float, 2> a, In<float, 2> b, Out<float> s) {
    for_each(a.size(0), [&](Index r) { s[r] = sum(a.size(1), [&](Index c) { return a(r, c) * b(r, c); }); });
  });
  const auto spread = kernel("spread", {"a", "s", "y"}, [](In<float, 2> a, In<float> s, Out<float, 2> y) {
    for_each({a.size(0), a.size(1)}, [&](Index r, Index c) { y(r, c) = a(r, c) * s[r]; });
  });
  const std::vector<float> x = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5};
  std::vector<float> expected(20);
  for (std::size_t r = 0; r < 2; ++r) {
    for (std::size_t begin = 0; begin < 10; begin += 3) {
      float sum = 0;
      const std::size_t end = std::min<std::size_t>(begin + 3, 10);
      for (std::size_t c = begin; c < end; ++c) sum += x[r * 10 + c] * x[r * 10 + c];
      for (std::size_t c = begin; c < end; ++c) expected[r * 10 + c] = x[r * 10 + c] * sum;
    }
  }
  each_way([&](const Way& way) {
    const auto a = way.array<float>({2, 10}, x), y = way.array<float>({2, 10});
    const auto chunk = [&](std::int64_t begin, std::int64_t length) {
      way.run([&](auto scratch) {
        const auto s = scratch(0.0f, 2);
        const auto part = a.slice(1, begin, length);
        products(part, part, s);
        spread(part, s, y.slice(1, begin, length));
      });
    };
    for (int round = 0; round < 2; ++round) {
      for (const std::int64_t begin : {0, 3, 6}) chunk(begin, 3);
      chunk(9, 1);
      expect_bits(y, expected);
      y.write(std::vector<float>(20));
    }
  });
}

}  // namespace
}  // namespace weft::testing

// Reads of elements that other iterations make.
#include "field/field.hpp"

namespace weft::testing {
namespace {

const auto square = kernel("square", {"x", "t"}, [](In<float> x, Out<float> t) {
  for_each(x.size(), [&](Index i) { t[i] = x[i] * x[i]; });
});

TEST(Field, FR_115_a_read_through_a_table_of_neighbours) {
  const auto neighbours =
      kernel("neighbours", {"t", "at", "y"}, [](In<float> t, In<std::int32_t> at, Out<float> y) {
        for_each(t.size(), [&](Index i) { y[i] = t[i] - t[at[i]]; });
      });
  constexpr std::size_t n = 1000;
  const std::vector<float> x = numbers(n);
  std::vector<std::int32_t> at;
  std::vector<float> expected;
  for (std::size_t i = 0; i < n; ++i) {
    at.push_back(static_cast<std::int32_t>((i * 377 + 5) % n));
    const float there = x[static_cast<std::size_t>(at[i])];
    const float mine = x[i] * x[i], theirs = there * there;
    expected.push_back(mine - theirs);
  }
  each_way([&](const Way& way) {
    const auto table = way.array<std::int32_t>(n, at);
    const auto a = way.array<float>(n, x), t = way.array<float>(n), y = way.array<float>(n),
               z = way.array<float>(n);
    const Report report = way.run([&](auto) {
      square(a, t);
      neighbours(t, table, y);
    });
    expect_bits(y, expected);
    if (!way.apart() && report.tier != "reference") {
      ASSERT_EQ(report.groups.size(), 2u);
      EXPECT_TRUE(holds(report.groups[1].why.value_or(""),
                        "square and neighbours run as two launches because neighbours reads t[at[i]]"))
          << report;
    }
    way.run([&](auto scratch) {
      const auto u = scratch(0.0f, n);
      square(a, u);
      neighbours(u, table, z);
    });
    expect_bits(z, expected);
  });
}

TEST(Field, FR_116_two_maps_that_share_arrays_one_row_apart) {
  const auto first = kernel("first", {"a", "b"}, [](InOut<float, 2> a, Out<float, 2> b) {
    for_each({a.size(0), a.size(1)}, [&](Index r, Index c) {
      const Value<float> v = a(r, c);
      b(r, c) = v + 1.0f;
      if_(v > 0.0f, [&] { a(r, c) = v * 2.0f; });
    });
  });
  const auto second = kernel("second", {"a", "b", "y"}, [](In<float, 2> a, In<float, 2> b, Out<float, 2> y) {
    for_each({y.size(0), y.size(1)}, [&](Index r, Index c) { y(r, c) = a(r, c) - b(r + 1, c); });
  });
  constexpr std::size_t rows = 20, columns = 7;
  const std::vector<float> start = numbers(rows * columns);
  std::vector<float> a = start, expected;
  for (float& v : a) v = v > 0 ? v * 2 : v;
  for (std::size_t k = 0; k < (rows - 1) * columns; ++k)
    expected.push_back(a[k] - (start[k + columns] + 1.0f));
  each_way([&](const Way& way) {
    const auto x = way.array<float>({rows, columns}, start), y = way.array<float>({rows - 1, columns});
    const auto b = way.array<float>({rows, columns}), z = way.array<float>({rows - 1, columns});
    way.run([&](auto) {
      first(x, b);
      second(x, b, y);
    });
    expect_bits(y, expected);
    x.write(start);
    way.run([&](auto scratch) {
      const auto t = scratch(0.0f, Shape{rows, columns});
      first(x, t);
      second(x, t, z);
    });
    expect_bits(z, expected);
    expect_bits(x, a);
  });
}

TEST(Field, FR_118_one_cell_that_every_iteration_reads) {
  const auto offset = kernel("offset", {"x", "p", "y"}, [](In<float> x, In<float> p, Out<float> y) {
    for_each(x.size(), [&](Index i) { y[i] = x[i] + p[0]; });
  });
  const auto keep_last = kernel("keep_last", {"x", "p"}, [](In<float> x, Out<float> p) {
    for_each(x.size(), [&](Index i) { if_(i == x.size() - 1, [&] { p[0] = x[i]; }); });
  });
  constexpr std::size_t n = 700;
  const std::vector<float> x = numbers(n);
  std::vector<float> before, after;
  for (const float v : x) {
    before.push_back(v + 0.5f);
    after.push_back(v + x[n - 1]);
  }
  each_way([&](const Way& way) {
    const auto a = way.array<float>(n, x), p = way.array<float>(1, {0.5f}), y = way.array<float>(n),
               z = way.array<float>(n);
    way.run([&](auto) {
      offset(a, p, y);
      keep_last(a, p);
      offset(a, p, z);
    });
    expect_bits(y, before);
    expect_bits(z, after);
  });
}

TEST(Field, FR_120_sums_with_the_neighbour_at_every_length) {
  const auto pairs = kernel("pairs", {"t", "y"}, [](In<float> t, Out<float> y) {
    for_each(y.size(), [&](Index i) { y[i] = t[i] + t[i + 1]; });
  });
  each_way([&](const Way& way) {
    for (std::size_t n = 1; n <= 35; ++n) {
      const std::vector<float> x = numbers(static_cast<std::int64_t>(n) + 3);
      std::vector<float> expected(n + 2, -9.0f);
      for (std::size_t i = 0; i < n; ++i) {
        const float left = x[i + 1] * x[i + 1], right = x[i + 2] * x[i + 2];
        expected[i + 1] = left + right;
      }
      const auto a = way.array<float>(n + 3, x);
      const auto y = way.array<float>(n + 2, std::vector<float>(n + 2, -9.0f));
      way.run([&](auto scratch) {
        const auto t = scratch(0.0f, n + 1);
        square(a.slice(0, 1, n + 1), t);
        pairs(t, y.slice(0, 1, n));
      });
      expect_bits(y, expected);
    }
  });
}

}  // namespace
}  // namespace weft::testing

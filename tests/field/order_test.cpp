// Reads after writes and writes after reads across calls that could share a launch.
#include "field/field.hpp"

namespace weft::testing {
namespace {

const auto copy = kernel(
    "copy", {"x", "y"}, [](In<float> x, Out<float> y) { for_each(x.size(), [&](Index i) { y[i] = x[i]; }); });
const auto reverse = kernel("reverse", {"x", "y"}, [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = x[x.size() - 1 - i]; });
});
const auto add = kernel("add", {"x", "y", "z"}, [](In<float> x, In<float> y, Out<float> z) {
  for_each(x.size(), [&](Index i) { z[i] = x[i] + y[i]; });
});
const auto square = lift("square", [](Value<float> v) { return v * v; });

TEST(Field, FR_104_a_read_after_an_addition_at_an_index) {
  const auto put = kernel("put", {"x", "t"}, [](In<double> x, Out<double> t) {
    for_each(x.size(), [&](Index i) { t[i] = x[i]; });
  });
  const auto add_at =
      kernel("add_at", {"u", "at", "t"}, [](In<double> u, In<std::int64_t> at, InOut<double> t) {
        for_each(u.size(), [&](Index i) { t[at[i]] += 2.0 * u[i]; });
      });
  const auto half = kernel("half", {"t", "y"}, [](In<double> t, Out<double> y) {
    for_each(t.size(), [&](Index i) { y[i] = t[i] / 2.0; });
  });
  each_way([&](const Way& way) {
    const auto x = way.array<double>(1, {3}), u = way.array<double>(1, {5}), y = way.array<double>(1);
    const auto at = way.array<std::int64_t>(1, {0});
    way.run([&](auto scratch) {
      const auto t = scratch(0.0, 1);
      put(x, t);
      add_at(u, at, t);
      half(t, y);
    });
    expect_bits(y, {6.5});
  });
}

// Colliding additions of floats have no fixed order here, so the shared cell holds integers.
TEST(Field, FR_105_all_rows_into_one_and_back) {
  const auto squares =
      kernel("squares", {"f", "c", "g"}, [](In<std::int32_t> f, Param<std::int32_t> c, Out<std::int32_t> g) {
        for_each(f.size(), [&](Index i) { g[i] = f[i] * f[i] + c; });
      });
  const auto gather_sum = kernel("gather_sum", {"g", "at", "s"},
                                 [](In<std::int32_t> g, In<std::int32_t> at, InOut<std::int32_t> s) {
                                   for_each(g.size(), [&](Index i) { atomic_add(s, at[i], g[i]); });
                                 });
  const auto quotients = kernel(
      "quotients", {"g", "s", "at", "y"},
      [](In<std::int32_t> g, In<std::int32_t> s, In<std::int32_t> at, Out<float> y) {
        for_each(g.size(), [&](Index i) { y[i] = cast<float>(g[i]) / (cast<float>(s[at[i]]) + 1e-6f); });
      });
  each_way([&](const Way& way) {
    const auto f = way.array<std::int32_t>(1024, std::vector<std::int32_t>(1024, 1));
    const auto at = way.array<std::int32_t>(1024);
    const auto y = way.array<float>(1024);
    way.run([&](auto scratch) {
      const auto g = scratch(std::int32_t{}, 1024), s = scratch(std::int32_t{}, 1);
      squares(f, 0, g);
      gather_sum(g, at, s);
      quotients(g, s, at, y);
    });
    expect_bits(y, std::vector<float>(1024, 1.0f / (1024.0f + 1e-6f)));
  });
}

TEST(Field, FR_106_a_scatter_of_rows_then_a_read_backwards) {
  const auto scatter_rows =
      kernel("scatter_rows", {"v", "at", "x"}, [](In<float, 2> v, In<std::int64_t> at, Out<float, 2> x) {
        for_each({v.size(0), v.size(1)}, [&](Index r, Index c) { x(at[r], c) = 2.0f * v(r, c); });
      });
  const auto add_reversed = kernel("add_reversed", {"x", "y"}, [](In<float, 2> x, Out<float, 2> y) {
    for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) + x(r, x.size(1) - 1 - c); });
  });
  for (const auto& size : {std::pair<std::size_t, std::size_t>{4, 8}, {64, 300}}) {
    const std::size_t rows = size.first, columns = size.second;
    const std::vector<float> v = numbers(static_cast<std::int64_t>(rows * columns));
    std::vector<float> expected(v.size());
    std::vector<std::int64_t> at;
    for (std::size_t r = 0; r < rows; ++r) {
      at.push_back(static_cast<std::int64_t>(rows - 1 - r));
      for (std::size_t c = 0; c < columns; ++c) {
        const float* row = &v[(rows - 1 - r) * columns];
        expected[r * columns + c] = 2.0f * row[c] + 2.0f * row[columns - 1 - c];
      }
    }
    each_way([&](const Way& way) {
      const auto x = way.array<float>({rows, columns}, v);
      way.run([&](auto scratch) {
        const auto t = scratch(0.0f, Shape{rows, columns}), u = scratch(0.0f, Shape{rows, columns});
        copy(x, t);
        scatter_rows(t, way.array<std::int64_t>(rows, at), x);
        add_reversed(x, u);
        copy(u, x);
      });
      expect_bits(x, expected);
    });
  }
}

TEST(Field, FR_108_a_read_backwards_between_two_updates) {
  const std::vector<float> start = numbers(600), other = numbers(600, 2);
  std::vector<float> x = start, kept(600), sums(600);
  for (std::size_t i = 0; i < 600; ++i) x[i] = x[i] * x[i];
  for (std::size_t i = 0; i < 600; ++i) kept[i] = x[599 - i];
  for (std::size_t i = 0; i < 600; ++i) x[i] = kept[i] + other[i];
  for (std::size_t i = 0; i < 600; ++i) sums[i] = x[599 - i] * x[599 - i] + kept[i];
  each_way([&](const Way& way) {
    const auto a = way.array<float>(600, start), w = way.array<float>(600, other), y = way.array<float>(600);
    way.run([&](auto scratch) {
      const auto r = scratch(0.0f, 600), s = scratch(0.0f, 600), t = scratch(0.0f, 600);
      square(a, a);
      reverse(a, r);
      add(r, w, a);
      reverse(a, s);
      square(s, t);
      add(t, r, y);
      square(w, w);
    });
    expect_bits(a, x);
    expect_bits(y, sums);
  });
}

TEST(Field, FR_110_the_front_of_an_array_into_its_rest) {
  const auto next = kernel("next", {"x", "y"}, [](In<std::int32_t> x, Out<std::int32_t> y) {
    for_each(x.size(), [&](Index i) { y[i] = x[i] + 1; });
  });
  const auto same = kernel("same", {"x", "y"}, [](In<std::int32_t> x, Out<std::int32_t> y) {
    for_each(x.size(), [&](Index i) { y[i] = x[i]; });
  });
  each_way([&](const Way& way) {
    const auto x = way.array<std::int32_t>(4, {0, 1, 2, 3}), base = way.array<std::int32_t>(4);
    const auto y = way.array<std::int32_t>({2, 2});
    way.run([&](auto scratch) {
      const auto t = scratch(std::int32_t{}, 3);
      next(x, base);
      same(base.slice(0, 0, 3), t);
      same(t, base.slice(0, 1, 3));
      same(base, y);
    });
    expect_bits(y, {1, 1, 2, 3});
    EXPECT_TRUE(holds(message<UsageError>([&] {
                        way.run([&](auto) { same(base.slice(0, 0, 3), base.slice(0, 1, 3)); });
                        (void)base.read().get();
                      }),
                      "overlap"));
  });
}

// Arrays have one element type here, so y is computed from x where the report views it.
TEST(Field, FR_111_a_copy_made_before_part_of_the_original_changes) {
  const auto scale = kernel("scale", {"x", "y"}, [](In<std::int64_t, 2> x, Out<std::int64_t, 2> y) {
    for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) * 2; });
  });
  const auto raise = kernel("raise", {"y"}, [](InOut<std::int64_t, 2> y) {
    for_each({y.size(0), y.size(1)}, [&](Index r, Index c) { y(r, c) -= -4; });
  });
  const auto fill = kernel("fill", {"x"}, [](Out<std::int64_t, 2> x) {
    for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { x(r, c) = 2; });
  });
  std::vector<std::int64_t> start, left, right;
  for (std::int64_t k = -12; k < 12; ++k) {
    const std::int64_t column = (k + 12) % 6;
    start.push_back(k);
    left.push_back(column >= 2 && column < 5 ? 2 : k);
    right.push_back(2 * k + 4);
  }
  each_way([&](const Way& way) {
    const auto x = way.array<std::int64_t>({4, 6}, start), y = way.array<std::int64_t>({4, 6});
    way.run([&](auto) {
      scale(x, y);
      raise(y);
      fill(x.slice(1, 2, 3));
    });
    expect_bits(x, left);
    expect_bits(y, right);
  });
}

TEST(Field, FR_112_a_window_of_what_a_window_changed) {
  const auto clear = kernel("clear", {"x"}, [](Out<float, 2> x) {
    for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { x(r, c) = 0.0f; });
  });
  const auto halve = kernel("halve", {"x", "y"}, [](In<float, 2> x, Out<float, 2> y) {
    for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) / 2.0f; });
  });
  std::vector<float> expected;
  for (int r = 25; r < 36; ++r) {
    for (int c = 60; c < 71; ++c) expected.push_back(r >= 30 && c < 64 ? 0.0f : 0.5f);
  }
  each_way([&](const Way& way) {
    const auto x = way.array<float>({128, 128}, std::vector<float>(128 * 128, 1.0f));
    const auto y = way.array<float>({11, 11});
    way.run([&](auto) {
      clear(x.slice(0, 30, 32).slice(1, 32, 32));
      halve(x.slice(0, 25, 11).slice(1, 60, 11), y);
    });
    expect_bits(y, expected);
  });
}

TEST(Field, FR_114_a_cell_read_again_after_it_changed) {
  const auto loops =
      kernel("loops", {"s", "outer", "inner"}, [](InOut<float> s, Out<float> outer, Out<float> inner) {
        for_each(s.size(), [&](Index cell) {
          for_range(0, 2, [&](Index k) {
            outer[cell * 2 + k] = s[cell];
            for_range(0, 1, [&](Index) { inner[cell * 2 + k] = s[cell]; });
            s[cell] += 1.0f;
          });
        });
      });
  each_way([&](const Way& way) {
    const auto s = way.array<float>(3, {0, 10, 20}), outer = way.array<float>(6), inner = way.array<float>(6);
    way.run([&](auto) { loops(s, outer, inner); });
    expect_bits(outer, {0, 1, 10, 11, 20, 21});
    expect_bits(inner, {0, 1, 10, 11, 20, 21});
    expect_bits(s, {2, 12, 22});
  });
}

}  // namespace
}  // namespace weft::testing

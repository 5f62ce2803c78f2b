// What each construct of the kernel language means, by the interpreter.
#include <gtest/gtest.h>

#include <cmath>
#include <limits>

#include "trace/evaluate.hpp"

namespace weft {
namespace {

using test::Arguments;
using test::floats;

TEST(Language, map_with_a_scalar) {
  const auto scale = kernel("scale", {"x", "a", "y"}, [](In<float> x, Param<float> a, Out<float> y) {
    for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
  });
  auto x = floats(5);
  std::vector<float> y(5);
  Arguments().array(x).array(y).scalar(2.0f).run(scale);
  EXPECT_EQ(y, (std::vector<float>{0, 2, 4, 6, 8}));
}

TEST(Language, ranges_have_start_count_and_step) {
  const auto mark = kernel("mark", [](Out<int> y, Param<std::int64_t> count) {
    for_each(range(1, count, 3), [&](Index i) { y[i] = cast<int>(i); });
  });
  std::vector<int> y(9, -1);
  Arguments().array(y).scalar(std::int64_t{3}).run(mark);
  EXPECT_EQ(y, (std::vector<int>{-1, 1, -1, -1, 4, -1, -1, 7, -1}));
  std::vector<int> untouched(9, -1);
  Arguments().array(untouched).scalar(std::int64_t{-2}).run(mark);
  EXPECT_EQ(untouched, std::vector<int>(9, -1));
}

TEST(Language, backward_range) {
  const auto reversed = kernel("reversed", [](In<int> x, Out<int> y) {
    for_each(range(x.size() - 1, x.size(), -1), [&](Index i) { y[i] = x[x.size() - 1 - i]; });
  });
  std::vector<int> x{1, 2, 3}, y(3);
  Arguments().array(x).array(y).run(reversed);
  EXPECT_EQ(y, (std::vector<int>{3, 2, 1}));
}

TEST(Language, two_and_three_axes) {
  const auto fill = kernel("fill", [](Out<int, 2> y, Out<int, 3> z) {
    for_each({y.size(0), y.size(1)}, [&](Index i, Index j) { y(i, j) = cast<int>(10 * i + j); });
    for_each({z.size(0), range(0, 2), z.size(2)},
             [&](Index i, Index j, Index k) { z(i, j, k) = cast<int>(100 * i + 10 * j + k); });
  });
  std::vector<int> y(6), z(8);
  Arguments().array(y, {2, 3}).array(z, {2, 2, 2}).run(fill);
  EXPECT_EQ(y, (std::vector<int>{0, 1, 2, 10, 11, 12}));
  EXPECT_EQ(z, (std::vector<int>{0, 1, 10, 11, 100, 101, 110, 111}));
}

TEST(Language, rows_reduce_and_map) {
  const auto centre = kernel("centre", [](In<float, 2> x, Out<float, 2> y) {
    for_each(x.size(0), [&](Index r) {
      auto mean = sum(x.size(1), [&](Index c) { return x(r, c); }) / cast<float>(x.size(1));
      for_each(x.size(1), [&](Index c) { y(r, c) = x(r, c) - mean; });
    });
  });
  std::vector<float> x{1, 3, 10, 20}, y(4);
  Arguments().array(x, {2, 2}).array(y, {2, 2}).run(centre);
  EXPECT_EQ(y, (std::vector<float>{-1, 1, -5, 5}));
}

TEST(Language, folds_at_top_level_with_start_and_tail) {
  const auto dot = kernel("dot", [](In<float> a, In<float> b) {
    auto s = sum(
        a.size(), [&](Index i) { return a[i] * b[i]; }, 100.0f);
    return sqrt(s) + 1.0f;
  });
  std::vector<float> a{1, 2, 3}, b{4, 5, 3};
  EXPECT_EQ(Arguments().array(a).array(b).result<float>(dot), std::sqrt(123.0f) + 1.0f);
}

TEST(Language, every_fold) {
  const auto all = kernel("all", [](In<float> x, Out<double> y) {
    const auto n = x.size();
    const auto value = [&](Index i) { return x[i]; };
    y[0] = cast<double>(sum(n, value));
    y[1] = cast<double>(prod(n, value));
    y[2] = cast<double>(min(n, value));
    y[3] = cast<double>(max(n, value));
    y[4] = cast<double>(argmin(n, value));
    y[5] = cast<double>(argmax(n, value));
    y[6] = cast<double>(all_of(n, [&](Index i) { return x[i] > 0.0f; }));
    y[7] = cast<double>(any_of(n, [&](Index i) { return x[i] > 0.0f; }));
    y[8] = cast<double>(min({n, n}, [&](Index i, Index j) { return x[i] - x[j]; }));
    y[9] = cast<double>(fold(
        n, 2.0f, [](Value<float> a, Value<float> b) { return a * b; }, value));
  });
  std::vector<float> x{3, -1, 4, -1, 5};
  std::vector<double> y(10);
  Arguments().array(x).array(y).run(all);
  EXPECT_EQ(y, (std::vector<double>{10, 60, -1, 5, 1, 4, 0, 1, -6, 120}));
}

TEST(Language, narrow_integers_sum_in_32_bits) {
  const auto total = kernel("total", [](In<std::uint8_t> x) {
    auto s = sum(x.size(), [&](Index i) { return x[i]; });
    static_assert(std::is_same_v<decltype(s), Value<std::uint32_t>>);
    return s;
  });
  std::vector<std::uint8_t> x(10, 200);
  EXPECT_EQ(Arguments().array(x).result<std::uint32_t>(total), 2000u);
}

TEST(Language, folds_follow_each_other_and_later_loops_use_them) {
  const auto normalise = kernel("normalise", [](In<float> x, Out<float> y) {
    auto low = min(x.size(), [&](Index i) { return x[i]; });
    auto high = max(x.size(), [&](Index i) { return x[i]; });
    for_each(x.size(), [&](Index i) { y[i] = (x[i] - low) / (high - low); });
  });
  std::vector<float> x{2, 4, 6}, y(3);
  Arguments().array(x).array(y).run(normalise);
  EXPECT_EQ(y, (std::vector<float>{0, 0.5f, 1}));
}

TEST(Language, conditions) {
  const auto k = kernel("k", [](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) {
      if_(x[i] < 1.0f, [&] { y[i] = 1.0f; }).else_([&] {
        if_(
            x[i] == 2, [&] { y[i] = 20.0f; }, [&] { y[i] = x[i]; });
      });
    });
  });
  auto x = floats(4);
  std::vector<float> y(4);
  Arguments().array(x).array(y).run(k);
  EXPECT_EQ(y, (std::vector<float>{1, 1, 20, 3}));
}

TEST(Language, statements_after_an_if_do_not_fall_into_it) {
  const auto k = kernel("k", [](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) {
      if_(x[i] > 1.0f, [&] { if_(x[i] > 2.0f, [&] { y[i] = -1.0f; }); });
      y[i] += 10.0f;
    });
  });
  auto x = floats(4);
  std::vector<float> y(4);
  Arguments().array(x).array(y).run(k);
  EXPECT_EQ(y, (std::vector<float>{10, 10, 10, 9}));
}

TEST(Language, variables_and_sequential_loops) {
  const auto k = kernel("k", [](In<int> n, Out<int> fib, Out<int> steps) {
    for_each(n.size(), [&](Index i) {
      Var<int> a = 0, b = 1;
      for_range(0, n[i], [&](Index) {
        Value<int> next = a + b;
        a = b;
        b = next;
      });
      fib[i] = a;
      Var<int> x = n[i];
      Var<int> count;
      while_([&] { return x > 1; },
             [&] {
               x = select(x % 2 == 0, x / 2, 3 * x + 1);
               count += 1;
             });
      steps[i] = count;
    });
  });
  std::vector<int> n{0, 1, 7, 10}, fib(4), steps(4);
  Arguments().array(n).array(fib).array(steps).run(k);
  EXPECT_EQ(fib, (std::vector<int>{0, 1, 13, 55}));
  EXPECT_EQ(steps, (std::vector<int>{0, 0, 16, 6}));
}

TEST(Language, for_range_takes_a_range_and_runs_in_order) {
  const auto k = kernel("k", [](Out<int> y) {
    for_each(y.size(), [&](Index i) {
      Var<int> digits;
      for_range(range(9, 3, -2), [&](Index d) { digits = digits * 10 + cast<int>(d); });
      for_range(5, 2, [&](Index) { digits = 0; });
      y[i] = digits;
    });
  });
  std::vector<int> y(1);
  Arguments().array(y).run(k);
  EXPECT_EQ(y[0], 975);
}

TEST(Language, a_copied_variable_is_another_variable) {
  const auto k = kernel("k", [](Out<int> y) {
    for_each(y.size(), [&](Index i) {
      Var<int> a = 1;
      Var<int> b = a;
      b += 1;
      a = b;
      b = 7;
      y[i] = 10 * a + b;
    });
  });
  std::vector<int> y(1);
  Arguments().array(y).run(k);
  EXPECT_EQ(y[0], 27);
}

TEST(Language, gather_scatter_and_atomics) {
  const auto k = kernel("k", [](In<float> x, In<std::uint8_t> index, Out<float> gathered,
                                Out<float> scattered, InOut<int> counts) {
    for_each(index.size(), [&](Index i) {
      gathered[i] = x[index[i]];
      atomic_add(counts, index[i], 1);
    });
    for_each(index.size(), [&](Index i) { scattered[index[i]] = x[i]; });
  });
  auto x = floats(4, 10.0f);
  std::vector<std::uint8_t> index{3, 0, 3, 200};
  std::vector<float> gathered(4, -1.0f), scattered(4, -1.0f);
  std::vector<int> counts(4, 5);
  Arguments().array(x).array(index).array(gathered).array(scattered).array(counts).run(k);
  EXPECT_EQ(gathered, (std::vector<float>{30, 0, 30, 0}));
  EXPECT_EQ(scattered, (std::vector<float>{10, -1, -1, 20}));
  EXPECT_EQ(counts, (std::vector<int>{6, 5, 5, 7}));
}

TEST(Language, every_atomic) {
  const auto k = kernel("k", [](In<int> x, InOut<int> y) {
    for_each(x.size(), [&](Index i) {
      atomic_add(y, 0, x[i]);
      atomic_min(y, 1, x[i]);
      atomic_max(y, 2, x[i]);
      atomic_and(y, 3, x[i]);
      atomic_or(y, 4, x[i]);
      atomic_xor(y, 5, x[i]);
    });
  });
  std::vector<int> x{5, 6, 12}, y{0, 100, 0, 255, 0, 0};
  Arguments().array(x).array(y).run(k);
  EXPECT_EQ(y, (std::vector<int>{23, 5, 12, 4, 15, 15}));
}

TEST(Language, the_outermost_body_reads_and_writes_elements) {
  const auto k = kernel("k", [](In<float> x, InOut<float> y, Out<float, 0> z) {
    y[1] = x[2] + y[0];
    z() = y[1] * 2.0f;
  });
  auto x = floats(3);
  std::vector<float> y{10, 0}, z(1);
  Arguments().array(x).array(y).array(z, {}).run(k);
  EXPECT_EQ(y, (std::vector<float>{10, 12}));
  EXPECT_EQ(z[0], 24.0f);
}

TEST(Language, elements_can_be_updated_in_place) {
  const auto k = kernel("k", [](InOut<int> y) {
    for_each(y.size(), [&](Index i) {
      y[i] += 3;
      y[i] *= 2;
      y[i] <<= 1;
      y[i] = y[i] - y[i] / 5;
    });
  });
  std::vector<int> y{1, 2};
  Arguments().array(y).run(k);
  EXPECT_EQ(y, (std::vector<int>{13, 16}));
}

TEST(Language, out_that_is_read_becomes_inout) {
  const auto k = kernel("k", [](Out<int> y, Out<int> z) {
    for_each(y.size(), [&](Index i) {
      y[i] += 1;
      z[i] = 1;
    });
  });
  EXPECT_EQ(k.traced()->kernel.arrays[0].role, ir::Role::inout);
  EXPECT_EQ(k.traced()->kernel.arrays[1].role, ir::Role::out);
}

TEST(Language, operators_of_integers_and_bools) {
  const auto k = kernel("k", [](In<int> x, Out<int> y) {
    for_each(1, [&](Index) {
      Value<int> a = x[0], b = x[1];
      y[0] = (a & b) | (a ^ 3);
      y[1] = (a << 2) >> 1;
      y[2] = ~a % b;
      y[3] = -a / b;
      y[4] = select(a > b && !(a == 7), 1, 0);
      y[5] = select(a < b || a != 13, 1, 0);
      y[6] = popcount(a) + clz(b) + ctz(b);
      y[7] = cast<int>(bits(a) >> 28);
    });
  });
  std::vector<int> x{13, 4}, y(8);
  Arguments().array(x).array(y).run(k);
  EXPECT_EQ(y, (std::vector<int>{(13 & 4) | (13 ^ 3), 26, ~13 % 4, -13 / 4, 1, 0, 3 + 29 + 2, 0}));
}

TEST(Language, the_right_side_of_and_is_guarded_like_a_select) {
  const auto k = kernel("k", [](In<int> x, Out<int> y) {
    for_each(x.size(), [&](Index i) { y[i] = cast<int>(i > 0 && x[i - 1] > 1); });
  });
  std::vector<int> x{5, 1, 2}, y(3);
  Arguments().array(x).array(y).run(k);
  EXPECT_EQ(y, (std::vector<int>{0, 1, 0}));
  for (const ir::Access& access : k.traced()->facts.loops.at(0).accesses) {
    EXPECT_TRUE(access.write || access.conditional);
  }
}

TEST(Language, casts_and_bits) {
  const auto k =
      kernel("k", [](In<float> x, Out<std::int8_t> narrow, Out<f16> half, Out<std::uint32_t> pattern) {
        for_each(x.size(), [&](Index i) {
          narrow[i] = cast<std::int8_t>(x[i]);
          half[i] = cast<f16>(x[i]);
          pattern[i] = bits(bits<float>(bits(x[i]) ^ 0x80000000u));
        });
      });
  std::vector<float> x{1.5f, 1000.0f, -std::numeric_limits<float>::infinity()};
  std::vector<std::int8_t> narrow(3);
  std::vector<f16> half(3);
  std::vector<std::uint32_t> pattern(3);
  Arguments().array(x).array(narrow).array(half).array(pattern).run(k);
  EXPECT_EQ(narrow, (std::vector<std::int8_t>{1, 127, -128}));
  EXPECT_EQ(half[0].bits, f16(1.5f).bits);
  EXPECT_EQ(pattern, (std::vector<std::uint32_t>{0xbfc00000u, 0xc47a0000u, 0x7f800000u}));
}

TEST(Language, ranks_up_to_eight) {
  const auto k = kernel("k", [](In<int, 8> x, Out<int> y) {
    for_each(y.size(), [&](Index i) { y[i] = x(0, 0, 0, 0, 0, 0, 1, i) + cast<int>(x.size()); });
  });
  std::vector<int> x{1, 2, 3, 4}, y(2);
  Arguments().array(x, {1, 1, 1, 1, 1, 1, 2, 2}).array(y).run(k);
  EXPECT_EQ(y, (std::vector<int>{7, 8}));
}

TEST(Language, cpp_loops_unroll) {
  const auto k = kernel("k", [](In<float> x, Out<float> y) {
    for_each(y.size(), [&](Index i) {
      Value<float> total = 0.0f;
      for (int d = 0; d < 3; ++d) total += x[i + d];
      y[i] = total;
    });
  });
  auto x = floats(5);
  std::vector<float> y(3);
  Arguments().array(x).array(y).run(k);
  EXPECT_EQ(y, (std::vector<float>{3, 6, 9}));
}

TEST(Language, functions_make_kernels_too) {
  struct Local {
    static void body(In<int> x, Out<int> y) {
      for_each(x.size(), [&](Index i) { y[i] = x[i] + 1; });
    }
  };
  const auto k = kernel("k", &Local::body);
  std::vector<int> x{1}, y(1);
  Arguments().array(x).array(y).run(k);
  EXPECT_EQ(y[0], 2);
}

TEST(Language, lines_and_names_reach_the_facts) {
  const int line = __LINE__ + 2;
  const auto k = kernel("k", {"t", "y"}, [](In<float> t, Out<float> y) {
    for_each(range(1, y.size() - 1), [&](Index i) { y[i] = t[i - 1]; });
  });
  const ir::Access& read = k.traced()->facts.loops.at(0).accesses.at(0);
  EXPECT_EQ(read.text, "t[i - 1]");
  EXPECT_EQ(read.line, static_cast<std::uint32_t>(line));
  EXPECT_EQ(k.traced()->line, static_cast<std::uint32_t>(line - 1));
}

TEST(Language, the_body_runs_once) {
  int runs = 0;
  const auto k = kernel("k", [&](Out<int> y) {
    ++runs;
    for_each(y.size(), [&](Index i) { y[i] = 1; });
  });
  std::vector<int> y(3);
  Arguments().array(y).run(k);
  Arguments().array(y).run(k);
  EXPECT_EQ(runs, 1);
}

TEST(Language, options_are_declared) {
  const auto k = kernel("k", {"y"}, [](Out<int> y) { for_each(y.size(), [&](Index i) { y[i] = 1; }); },
                        {.workgroup = 128, .fuse = false});
  EXPECT_EQ(k.traced()->kernel.options.workgroup, 128);
  EXPECT_FALSE(k.traced()->kernel.options.fuse);
}

}  // namespace
}  // namespace weft

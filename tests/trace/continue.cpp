// continue_ in every position, against the same loop written in C++.
#include <gtest/gtest.h>

#include <functional>

#include "trace/evaluate.hpp"

namespace weft {
namespace {

using test::Arguments;

std::vector<int> zero_to(int count) {
  std::vector<int> values(static_cast<std::size_t>(count));
  for (int k = 0; k < count; ++k) values[static_cast<std::size_t>(k)] = k;
  return values;
}

/// Runs the kernel over x = 0, 1, ... 11 and compares each element with `expected(x)`, where y starts at -1.
template <class K>
void expect_each(const K& kernel, const std::function<int(int)>& expected) {
  std::vector<int> x = zero_to(12), y(12, -1);
  Arguments().array(x).array(y).run(kernel);
  for (int k = 0; k < 12; ++k) EXPECT_EQ(y[static_cast<std::size_t>(k)], expected(k)) << "at " << k;
}

template <class K>
[[nodiscard]] std::size_t variables(const K& kernel) {
  return kernel.traced()->kernel.vars.size();
}

TEST(Continue, in_a_condition_of_the_body_needs_no_variable) {
  const auto k = kernel("k", [](In<int> x, Out<int> y) {
    for_each(x.size(), [&](Index i) {
      if_(x[i] % 2 == 0, [] { continue_(); });
      y[i] = x[i] * 10;
    });
  });
  expect_each(k, [](int x) { return x % 2 == 0 ? -1 : 10 * x; });
  EXPECT_EQ(variables(k), 0u);
}

TEST(Continue, several_in_a_row) {
  const auto k = kernel("k", [](In<int> x, Out<int> y) {
    for_each(x.size(), [&](Index i) {
      if_(x[i] < 2, [&] {
        y[i] = 100;
        continue_();
      });
      y[i] = 1;
      if_(x[i] < 5, [&] { y[i] += 1; }).else_([] { continue_(); });
      y[i] += 10;
      if_(
          x[i] == 3, [&] { continue_(); }, [&] { y[i] += 5; });
      y[i] += 100;
    });
  });
  expect_each(k, [](int x) { return x < 2 ? 100 : x >= 5 ? 1 : x == 3 ? 12 : 117; });
  EXPECT_EQ(variables(k), 0u);
}

TEST(Continue, in_both_branches_ends_every_iteration) {
  const auto k = kernel("k", [](In<int> x, Out<int> y) {
    for_each(x.size(), [&](Index i) {
      y[i] = 3;
      if_(
          x[i] < 4, [&] { continue_(); },
          [&] {
            y[i] = 4;
            continue_();
          });
      y[i] = 5;
    });
  });
  expect_each(k, [](int x) { return x < 4 ? 3 : 4; });
}

TEST(Continue, unconditional) {
  const auto k = kernel("k", [](In<int> x, Out<int> y) {
    for_each(x.size(), [&](Index i) {
      y[i] = x[i];
      continue_();
      y[i] = 99;
    });
  });
  expect_each(k, [](int x) { return x; });
}

TEST(Continue, nested_conditions) {
  const auto k = kernel("k", [](In<int> x, Out<int> y) {
    for_each(x.size(), [&](Index i) {
      if_(x[i] > 3, [&] {
        y[i] = 1;
        if_(x[i] > 6, [&] {
          y[i] = 2;
          continue_();
          y[i] = 3;
        });
        y[i] += 10;
      });
      y[i] += 100;
    });
  });
  expect_each(k, [](int x) { return x > 6 ? 2 : x > 3 ? 111 : 99; });
  EXPECT_EQ(variables(k), 1u);
}

TEST(Continue, from_for_range_ends_the_whole_iteration) {
  const auto k = kernel("k", [](In<int> x, Out<int> y) {
    for_each(x.size(), [&](Index i) {
      y[i] = 0;
      for_range(0, 5, [&](Index j) {
        if_(cast<int>(j) == x[i], [&] { continue_(); });
        y[i] += 1;
      });
      y[i] += 50;
    });
  });
  expect_each(k, [](int x) { return x < 5 ? x : 55; });
}

TEST(Continue, from_while) {
  const auto k = kernel("k", [](In<int> x, Out<int> y) {
    for_each(x.size(), [&](Index i) {
      Var<int> n = 0;
      while_([&] { return n < 8; },
             [&] {
               n += 1;
               y[i] = n;
               if_(n * n > x[i], [] { continue_(); });
             });
      y[i] = 1000;
    });
  });
  expect_each(k, [](int x) { return x < 1 ? 1 : x < 4 ? 2 : x < 9 ? 3 : 4; });
}

TEST(Continue, belongs_to_the_innermost_for_each) {
  const auto k = kernel("k", [](In<int, 2> x, Out<int, 2> y, Out<int> rows) {
    for_each(x.size(0), [&](Index r) {
      if_(x(r, 0) == 4, [] { continue_(); });
      for_each(x.size(1), [&](Index c) {
        if_(x(r, c) % 3 == 0, [] { continue_(); });
        y(r, c) = x(r, c);
      });
      rows[r] = 7;
    });
  });
  std::vector<int> x = zero_to(12), y(12, -1), rows(3, -1);
  Arguments().array(x, {3, 4}).array(y, {3, 4}).array(rows).run(k);
  EXPECT_EQ(y, (std::vector<int>{-1, 1, 2, -1, -1, -1, -1, -1, 8, -1, 10, 11}));
  EXPECT_EQ(rows, (std::vector<int>{7, -1, 7}));
}

TEST(Continue, rest_with_variables_and_inner_loops) {
  const auto k = kernel("k", [](In<int> x, Out<int> y) {
    for_each(x.size(), [&](Index i) {
      Var<int> total = 1;
      if_(x[i] < 3, [&] { if_(x[i] == 1, [] { continue_(); }); });
      for_range(0, 3, [&](Index j) { total += cast<int>(j) * x[i]; });
      y[i] = total;
    });
  });
  expect_each(k, [](int x) { return x == 1 ? -1 : 1 + 3 * x; });
}

TEST(Continue, has_no_place_in_a_fold) {
  const auto k = kernel("k", [](In<int> x, Out<int> y) {
    for_each(x.size(), [&](Index i) {
      y[i] = sum(x.size(), [&](Index j) {
        if_(x[j] > 3, [] { continue_(); });
        return x[j];
      });
    });
  });
  EXPECT_NE(test::trace_error(k).find("k: continue_ in the fold"), std::string::npos);
}

}  // namespace
}  // namespace weft

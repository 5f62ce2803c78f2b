// What a kernel's author can get wrong beyond the type system: a UsageError that names the kernel, the thing
// and the line, kept until the kernel is used.
#include <gtest/gtest.h>

#include <functional>
#include <optional>
#include <stdexcept>
#include <thread>

#include "trace/evaluate.hpp"

namespace weft {
namespace {

using test::trace_error;

/// The error begins with the kernel, says `part`, and ends with this file and `line` (0: any).
void expect_error(const std::string& message, const std::string& part, int line = 0) {
  EXPECT_EQ(message.rfind("k: ", 0), 0u) << message;
  EXPECT_NE(message.find(part), std::string::npos) << message;
  const std::string place = line == 0 ? "misuse.cpp:" : "misuse.cpp:" + std::to_string(line) + ")";
  EXPECT_NE(message.find(place), std::string::npos) << message;
}

TEST(Misuse, literal_outside_the_range) {
  int line = 0;
  const auto wide = kernel("k", [&](In<float> x, Out<float> y) {
    line = __LINE__ + 1;
    for_each(x.size(), [&](Index i) { y[i] = x[i] * 3.5e39; });
  });
  expect_error(trace_error(wide), "3.5e+39 is outside the range of f32", line);
  const auto narrow =
      kernel("k", [](Out<std::int8_t> y) { for_each(y.size(), [&](Index i) { y[i] = -129; }); });
  expect_error(trace_error(narrow), "-129 is outside the range of i8");
  const auto half = kernel("k", [](Out<f16> y) { for_each(y.size(), [&](Index i) { y[i] = 65520; }); });
  expect_error(trace_error(half), "65520 is outside the range of f16");
  const auto negative =
      kernel("k", [](Out<std::uint64_t> y) { for_each(y.size(), [&](Index i) { y[i] = -1; }); });
  expect_error(trace_error(negative), "-1 is outside the range of u64");
}

TEST(Misuse, literals_inside_the_range_pass) {
  const auto k = kernel("k", [](Out<float> y, Out<f16> h, Out<std::uint64_t> u, Out<std::int8_t> b) {
    for_each(y.size(), [&](Index i) {
      y[i] = 3.4028235e38;
      y[i] = std::numeric_limits<double>::infinity();
      y[i] = std::numeric_limits<double>::quiet_NaN();
      y[i] = std::numeric_limits<std::uint64_t>::max();
      h[i] = 65519;
      u[i] = std::numeric_limits<std::uint64_t>::max();
      b[i] = -128;
    });
  });
  EXPECT_EQ(trace_error(k), "");
}

TEST(Misuse, literals_round_once) {
  // 1 + 2^-11 + 2^-40 is above the tie of f16's 1 and its successor; through f32 it would land on the tie and
  // round down.
  const auto k = kernel("k", [](Out<f16> h, Out<float> y) {
    h[0] = 1.0 + 0x1p-11 + 0x1p-40;
    y[0] = 16777217;
    y[1] = std::int64_t{0x4000004000000001};
  });
  std::vector<f16> h(1);
  std::vector<float> y(2);
  test::Arguments().array(h).array(y).run(k);
  EXPECT_EQ(h[0].bits, 0x3c01);
  EXPECT_EQ(y[0], 16777216.0f);
  EXPECT_EQ(y[1], 0x1.000002p62f);
}

TEST(Misuse, value_of_a_body_that_has_ended) {
  int line = 0;
  const auto k = kernel("k", [&](In<float> x, Out<float> y) {
    std::optional<Value<float>> kept;
    for_each(x.size(), [&](Index i) {
      line = __LINE__ + 1;
      if_(x[i] > 0, [&] { kept.emplace(x[i] + 1.0f); });
      y[i] = *kept;
    });
  });
  expect_error(trace_error(k),
               "uses a value made in the body of the if_ or else_ at line " + std::to_string(line));
}

TEST(Misuse, value_of_another_kernel) {
  std::optional<Value<float>> kept;
  const auto first = kernel("first", [&](Param<float> a, Out<float> y) {
    kept.emplace(a);
    for_each(y.size(), [&](Index i) { y[i] = a; });
  });
  const auto k = kernel("k", [&](Out<float> y) { for_each(y.size(), [&](Index i) { y[i] = *kept; }); });
  EXPECT_EQ(trace_error(first), "");
  expect_error(trace_error(k), "uses a value made in another kernel");
}

TEST(Misuse, array_of_another_kernel) {
  std::string inner;
  const auto outer = kernel("outer", [&](In<float> x, Out<float> y) {
    const auto k = kernel("k", [&](Out<float> z) { for_each(z.size(), [&](Index i) { z[i] = x[i]; }); });
    inner = trace_error(k);
    for_each(x.size(), [&](Index i) { y[i] = x[i]; });
  });
  EXPECT_EQ(trace_error(outer), "");
  expect_error(inner, "uses an array parameter of another kernel");
}

TEST(Misuse, assigning_a_value_from_a_nested_body) {
  int line = 0;
  const auto k = kernel("k", [&](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) {
      line = __LINE__ + 1;
      Value<float> v = x[i];
      if_(v < 0.0f, [&] { v = 0.0f; });
      y[i] = v;
    });
  });
  expect_error(trace_error(k), "use a Var", line + 1);
}

TEST(Misuse, variables_shared_by_parallel_iterations) {
  int line = 0;
  const auto k = kernel("k", [&](In<float, 2> x, Out<float> y) {
    for_each(x.size(0), [&](Index r) {
      Var<float> total = 0.0f;
      line = __LINE__ + 1;
      for_each(x.size(1), [&](Index c) { total += x(r, c); });
      y[r] = total;
    });
  });
  expect_error(trace_error(k), "assigns in the body of the for_each to a Var declared outside of it", line);
}

TEST(Misuse, statements_outside_of_iterations) {
  expect_error(trace_error(kernel("k", [](Out<float>) { [[maybe_unused]] Var<float> v = 1.0f; })),
               "a Var outside of every for_each");
  expect_error(trace_error(kernel("k", [](Param<bool> p) { if_(p, [] {}); })),
               "if_ outside of every for_each");
  expect_error(trace_error(kernel("k", [](Param<int> n) { for_range(0, n, [](Index) {}); })),
               "for_range outside");
  expect_error(trace_error(kernel("k", [](Param<bool> p) { while_([&] { return p; }, [] {}); })),
               "while_ outside");
  expect_error(trace_error(kernel("k", [](Out<float>) { continue_(); })), "continue_ in the kernel");
}

TEST(Misuse, else_away_from_its_if) {
  const auto k = kernel("k", [](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) {
      auto&& late = if_(x[i] > 0.0f, [&] { y[i] = 1.0f; });
      y[i] = 2.0f;
      std::move(late).else_([&] { y[i] = 3.0f; });
    });
  });
  expect_error(trace_error(k), "else_ does not follow its if_ at once");
}

TEST(Misuse, axes_and_indices) {
  expect_error(trace_error(kernel("k", [](In<float, 2> x) { return cast<int>(x.size(2)); })),
               "asks argument 1 for the length of axis 2; it has 2 axes");
  int line = 0;
  const auto k = kernel("k", [&](Out<float> y) {
    line = __LINE__ + 1;
    for_each({y.size(), 2}, [&](Index i) { y[i] = 1.0f; });
  });
  expect_error(trace_error(k), "over 2 axes whose body takes 1 indices", line);
  const auto four = kernel("k", [&](Out<float> y) {
    line = __LINE__ + 1;
    for_each({1, 2, 3, 4}, [&](Index i, Index, Index) { y[i] = 1.0f; });
  });
  expect_error(trace_error(four), "over 4 axes; it has one to three", line);
}

TEST(Misuse, names) {
  EXPECT_NE(trace_error(kernel("", [](Out<float>) {})).find("the name is empty"), std::string::npos);
  expect_error(trace_error(kernel("k", {"a", "a"}, [](In<float>, Out<float>) {})),
               "two parameters are called a");
  expect_error(trace_error(kernel("k", {"a", ""}, [](In<float>, Out<float>) {})),
               "the name of parameter 2 is empty");
}

TEST(Misuse, workgroup_sizes) {
  expect_error(trace_error(kernel("k", [](Out<float>) {}, {.workgroup = 2048})),
               "declares a workgroup of 2048");
  expect_error(trace_error(kernel("k", [](Out<float>) {}, {.workgroup = -1})), "declares a workgroup of -1");
}

TEST(Misuse, effects_in_a_folds_operator) {
  const auto k = kernel("k", [](In<float> x, Out<float> y) {
    auto total = fold(
        x.size(), 0.0f,
        [&](Value<float> a, Value<float> b) {
          y[0] = a;
          return a + b;
        },
        [&](Index i) { return x[i]; });
    y[1] = total;
  });
  expect_error(trace_error(k), "writing an array in the operator of fold");
}

TEST(Misuse, outside_of_any_kernel) {
  try {
    [[maybe_unused]] Value<float> v = 1.0f;
    FAIL() << "a Value outside of a kernel";
  } catch (const UsageError& error) {
    EXPECT_EQ(std::string(error.what()).rfind("a Value outside of a kernel", 0), 0u) << error.what();
  }
}

TEST(Misuse, an_error_that_the_body_swallows_is_kept) {
  const auto k = kernel("k", [](In<float> x, Out<float> y) {
    try {
      (void)x.size(7);
    } catch (const UsageError&) {
    }
    for_each(y.size(), [&](Index i) { y[i] = 1.0f; });
  });
  expect_error(trace_error(k), "the length of axis 7");
}

TEST(Misuse, a_body_that_throws_leaves_nothing_behind) {
  struct Custom : std::runtime_error {
    using std::runtime_error::runtime_error;
  };
  const auto k = kernel("k", [](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) {
      if_(x[i] > 0.0f, [&] { throw Custom("from the body"); });
      y[i] = 1.0f;
    });
  });
  EXPECT_THROW((void)k.traced(), Custom);
  EXPECT_THROW((void)k.traced(), Custom);
  EXPECT_EQ(detail::open_scope(), 0u);
  const auto next = kernel("next", [](Out<float> y) { for_each(y.size(), [&](Index i) { y[i] = 1.0f; }); });
  EXPECT_EQ(trace_error(next), "");
}

TEST(Misuse, threads_trace_apart) {
  std::vector<std::thread> threads;
  std::vector<std::string> errors(4, "not run");
  for (std::size_t t = 0; t < errors.size(); ++t) {
    threads.emplace_back([&errors, t] {
      std::string all;
      for (int n = 0; n < 50; ++n) {
        const auto k = kernel("k", [&](In<float> x, Out<float> y) {
          for_each(x.size(), [&](Index i) { y[i] = x[i] + static_cast<float>(t); });
        });
        all += trace_error(k);
      }
      errors[t] = all;
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::string& error : errors) EXPECT_EQ(error, "");
}

/// Calls `body` inside `depth` conditions.
void nest(int depth, const Value<float>& v, const std::function<void()>& body) {
  if (depth == 0) return body();
  if_(v > static_cast<float>(depth), [&] { nest(depth - 1, v, body); });
}

TEST(Misuse, nesting_without_end) {
  const auto kernel_of = [](int depth) {
    return kernel("k", [depth](In<float> x, Out<float> y) {
      for_each(x.size(), [&](Index i) { nest(depth, x[i], [&] { y[i] = 1.0f; }); });
    });
  };
  EXPECT_EQ(trace_error(kernel_of(40)), "");
  EXPECT_NE(trace_error(kernel_of(200)).find("64"), std::string::npos);
}

TEST(Misuse, very_many_early_ends) {
  const auto k = kernel("k", [](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) {
      for (int n = 0; n < 2000; ++n) if_(x[i] == n, [] { continue_(); });
      y[i] = 1.0f;
    });
  });
  EXPECT_NE(trace_error(k).find("nest deeper than 64; what follows a continue_ is one deeper"),
            std::string::npos)
      << trace_error(k);
}

TEST(Misuse, in_other_iterations_of_the_loop) {
  const auto k = kernel("k", {"y"}, [](InOut<float> y) {
    for_each(range(1, y.size() - 1), [&](Index i) { y[i] = y[i - 1]; });
  });
  EXPECT_NE(trace_error(k).find("y[i - 1]"), std::string::npos) << trace_error(k);
}

}  // namespace
}  // namespace weft

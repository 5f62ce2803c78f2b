// Planning and compiling take time in proportion to what they are given. Bounds in seconds are far above what
// linear work takes and far below what unrolled work would.
#include <time.h>

#include <algorithm>
#include <chrono>

#include "field/field.hpp"
#include "plan/plan.hpp"
#include "support/plans.hpp"

namespace weft::testing {
namespace {

using Clock = std::chrono::steady_clock;

/// Seconds of this thread alone, so that other work on the machine does not count.
double thread_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// The least that planning `calls` calls over `calls / 50` arrays took, of three times.
double planning_seconds(std::size_t calls) {
  Recorder r;
  const TracedKernel add = map("add", ir::Op::add, 2), shift = blur();
  std::vector<Made> arrays;
  const std::size_t count = calls / 50;
  for (std::size_t k = 0; k < count; ++k) arrays.push_back(r.array({5000}));
  for (std::size_t k = 0; k < calls; ++k) {
    const Made &x = arrays[k * 7 % count], &y = arrays[k * 13 % count], &z = arrays[(k * 29 + 5) % count];
    if (k % 4 == 0) {
      r.call(shift, {x.view, z.view});
    } else {
      r.call(add, {x.view, y.view, z.view});
    }
  }
  double least = 1e9;
  for (int run = 0; run < 3; ++run) {
    const double start = thread_seconds();
    const plan::Plan plan = plan::make_plan(r.recording, {}, {});
    least = std::min(least, thread_seconds() - start);
    EXPECT_EQ(plan.launches_apart, static_cast<std::int64_t>(calls));
  }
  return least;
}

// Eight times the calls: eight times the work where it is linear, 64 times where it is quadratic.
TEST(Field, FR_195_planning_grows_with_the_calls) {
  const double few = planning_seconds(2'000), many = planning_seconds(16'000);
  EXPECT_LT(many, 40 * few);
}

TEST(Field, FR_196_a_kernel_of_thousands_of_operations) {
  const auto start = Clock::now();
  const auto large = kernel("large", {"x", "y"}, [](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) {
      Value<float> v = x[i];
      for (int k = 0; k < 3000; ++k) v = v * 0.5f + static_cast<float>(k % 5);
      y[i] = v;
    });
  });
  std::vector<float> expected;
  for (const float x : {1.0f, -2.0f, 100.0f}) {
    float v = x;
    for (int k = 0; k < 3000; ++k) {
      const float half = v * 0.5f;
      v = half + static_cast<float>(k % 5);
    }
    expected.push_back(v);
  }
  each_way([&](const Way& way) {
    const auto x = way.array<float>(3, {1, -2, 100}), y = way.array<float>(3);
    way.run([&](auto) { large(x, y); });
    expect_bits(y, expected);
  });
  EXPECT_LT(Clock::now() - start, std::chrono::seconds(20));
}

TEST(Field, FR_198_two_folds_with_a_copy_between) {
  const auto start = Clock::now();
  const auto x = numbers(16 * 32 * 3 * 5);
  std::vector<float> inner;
  for (std::size_t k = 0; k < x.size(); k += 5) {
    inner.push_back(((x[k] + x[k + 4]) + x[k + 2]) + (x[k + 1] + x[k + 3]));
  }
  std::vector<float> expected;
  for (std::size_t i = 0; i < 16; ++i) {
    for (std::size_t k = 0; k < 3; ++k) {
      std::vector<float> v(32);
      for (std::size_t j = 0; j < 32; ++j) v[j] = inner[(i * 32 + j) * 3 + k];
      for (std::size_t stride = 16; stride > 0; stride /= 2) {
        for (std::size_t t = 0; t < stride; ++t) v[t] += v[t + stride];
      }
      expected.push_back(v[0]);
    }
  }
  const auto in = given<float>("x", {16, 32, 3, 5}, x);
  expect_bits(evaluate<float>("sum(sum(x, axis=-1), axis=1)", {in}), expected);
  expect_bits(evaluate_beside<float>("sum(sum(x, axis=-1) * 1.0, axis=1)", {"sum(x, axis=-1) * 1.0"}, {in}),
              expected);
  EXPECT_LT(Clock::now() - start, std::chrono::seconds(20));
}

}  // namespace
}  // namespace weft::testing

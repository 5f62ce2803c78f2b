// Long recordings: nothing is recursive and nothing grows with the square of the calls.
#include <gtest/gtest.h>

#include "support/plans.hpp"

namespace weft::testing {
namespace {

using ir::Op;
using ir::ReduceOp;

TEST(Scale, a_hundred_thousand_calls) {
  Recorder r;
  const TracedKernel neg = map("neg", Op::neg, 1), add = map("add", Op::add, 2);
  std::vector<Made> arrays;
  for (int k = 0; k < 64; ++k) arrays.push_back(r.array({1 << 16}));
  for (std::size_t k = 0; k < 100'000; ++k) {
    const Made &x = arrays[k * 7 % 64], &y = arrays[k * 13 % 64], &z = arrays[(k * 29 + 5) % 64];
    if (k % 3 == 0) {
      r.call(neg, {x.view, y.view});
    } else {
      r.call(add, {x.view, y.view, z.view});
    }
  }
  const plan::Plan plan = plan::make_plan(r.recording, {}, {});
  EXPECT_EQ(plan.launches_apart, 100'000);
  EXPECT_LT(plan.launches, 1000);
  EXPECT_FALSE(plan::plan_key(r.recording, {}, {}).empty());
}

TEST(Scale, a_chain_of_three_hundred_thousand) {
  Recorder r;
  const TracedKernel neg = map("neg", Op::neg, 1);
  Made from = r.array({1000});
  for (int k = 0; k < 300'000; ++k) {
    const Made to = k == 299'999 ? r.array({1000}) : r.scratch({1000});
    r.call(neg, {from.view, to.view});
    from = to;
  }
  const plan::Plan plan = plan::make_plan(r.recording, {}, {});
  EXPECT_EQ(plan.launches_apart, 300'000);
  EXPECT_LT(plan.launches, 1000);
  EXPECT_LE(plan.blocks, 2);
}

TEST(Scale, slices_of_one_array) {
  Recorder r;
  const TracedKernel bump = update("bump", Op::add, 1.0f);
  const Made x = r.array({20'000 * 8});
  for (std::int64_t k = 0; k < 20'000; ++k) r.call(bump, {x.part(8 * k, 8)});
  const plan::Plan plan = plan::make_plan(r.recording, {}, {});
  EXPECT_EQ(plan.launches_apart, 20'000);
}

// A fold is much code: a few dozen of them fill a launch.
TEST(Scale, hundreds_of_row_sums) {
  Recorder r;
  const TracedKernel sums = fold_rows("sums", ReduceOp::sum);
  const TracedKernel add = map("add", Op::add, 2);
  const Made x = r.array({20, 30}), result = r.array({20});
  Made total = r.array({20});
  for (int k = 0; k < 300; ++k) {
    const Made t = r.scratch({20, 30}), s = r.scratch({20}), next = k == 299 ? result : r.scratch({20});
    r.call(map_with("scale", Op::mul, static_cast<float>(k) + 0.5f, 2), {x.view, t.view});
    r.call(sums, {t.view, s.view});
    r.call(add, {total.view, s.view, next.view});
    total = next;
  }
  const plan::Plan plan = plan_and_run(r);
  EXPECT_GE(plan.launches, 4);
  EXPECT_LE(plan.launches, 10);
  EXPECT_NE(sentence(plan, 1, r).find("operations or values and 2000 is the limit"), std::string::npos)
      << sentence(plan, 1, r);
}

TEST(Scale, diamonds) {
  Recorder r;
  const TracedKernel add = map("add", Op::add, 2), neg = map("neg", Op::neg, 1), abs = map("abs", Op::abs, 1);
  Made from = r.array({1000});
  for (int k = 0; k < 2000; ++k) {
    const Made left = r.scratch({1000}), right = r.scratch({1000});
    const Made to = k == 1999 ? r.array({1000}) : r.scratch({1000});
    r.call(neg, {from.view, left.view});
    r.call(abs, {from.view, right.view});
    r.call(add, {left.view, right.view, to.view});
    from = to;
  }
  const plan::Plan plan = plan_and_run(r);
  EXPECT_LT(plan.launches, 20);
}

}  // namespace
}  // namespace weft::testing

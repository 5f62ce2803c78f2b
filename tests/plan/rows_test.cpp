// Calls over rows become one launch: whole arrays, rows and single values of a row between them.
#include <gtest/gtest.h>

#include "support/plans.hpp"

namespace weft::testing {
namespace {

using ir::Op;
using ir::ReduceOp;

/// The nine steps of rms_norm(x) * w * silu(g), elementwise ones over flat views where `flat`.
Recorder rms_norm(std::int64_t rows, std::int64_t columns, bool flat) {
  Recorder r;
  const Made x = r.array({rows, columns}), w = r.array({columns}), g = r.array({rows, columns});
  const Made y = r.array({rows, columns});
  const Made squares = r.scratch({rows, columns}), scaled = r.scratch({rows, columns});
  const Made weighted = r.scratch({rows, columns}), gate = r.scratch({rows, columns});
  const Made sums = r.scratch({rows}), means = r.scratch({rows}), shifted = r.scratch({rows}),
             factors = r.scratch({rows});
  const auto elements = [&](const Made& m) { return flat ? m.flat() : m.view; };
  const int rank = flat ? 1 : 2;
  r.call(map("square", Op::mul, 2, rank), {elements(x), elements(x), elements(squares)});
  r.call(fold_rows("row_sum", ReduceOp::sum), {squares.view, sums.view});
  r.call(map_with("mean", Op::div, 7.0f), {sums.view, means.view});
  r.call(map_with("add_eps", Op::add, 1e-6f), {means.view, shifted.view});
  r.call(map("rsqrt", Op::rsqrt, 1), {shifted.view, factors.view});
  r.call(map_broadcast("normalise", Op::mul), {x.view, factors.view, scaled.view});
  r.call(map_broadcast("weight", Op::mul, true), {scaled.view, w.view, weighted.view});
  r.call(map("silu", Op::silu, 1, rank), {elements(g), elements(gate)});
  r.call(map("mul", Op::mul, 2, rank), {elements(weighted), elements(gate), elements(y)});
  return r;
}

Recorder softmax(std::int64_t rows, std::int64_t columns) {
  Recorder r;
  const Made x = r.array({rows, columns}), y = r.array({rows, columns});
  const Made m = r.scratch({rows}), s = r.scratch({rows});
  const Made d = r.scratch({rows, columns}), e = r.scratch({rows, columns});
  r.call(fold_rows("row_max", ReduceOp::max), {x.view, m.view});
  r.call(map_broadcast("sub", Op::sub), {x.view, m.view, d.view});
  r.call(map("exp", Op::exp, 1), {d.flat(), e.flat()});
  r.call(fold_rows("row_sum", ReduceOp::sum), {e.view, s.view});
  r.call(map_broadcast("div", Op::div), {e.view, s.view, y.view});
  return r;
}

TEST(Rows, nine_steps_of_rms_norm_are_one_launch) {
  for (const bool flat : {false, true}) {
    const Recorder r = rms_norm(5, 7, flat);
    const plan::Plan plan = plan_and_run(r);
    EXPECT_EQ(plan.groups.size(), 1u) << plan::print(plan, r.recording, {});
    EXPECT_EQ(plan.launches, 1);
    EXPECT_EQ(plan.launches_apart, 9);
    EXPECT_EQ(plan.blocks, 0);
    for (const plan::ScratchPlace& place : plan.scratch) EXPECT_TRUE(place.local);
    ASSERT_EQ(plan.groups[0].launches.size(), 1u);
    EXPECT_EQ(plan.groups[0].launches[0].arrays.size(), 4u) << "x, w, g and y";
  }
}

TEST(Rows, the_size_of_a_model_joins_too) {
  const Recorder r = rms_norm(1 << 12, 1 << 12, true);
  const plan::Plan plan = plan::make_plan(r.recording, {}, {});
  EXPECT_EQ(plan.launches, 1) << plan::print(plan, r.recording, {});
}

TEST(Rows, softmax_is_one_launch) {
  for (const auto& [rows, columns] :
       std::vector<std::pair<std::int64_t, std::int64_t>>{{4, 300}, {1, 5}, {3, 257}}) {
    const Recorder r = softmax(rows, columns);
    const plan::Plan plan = plan_and_run(r);
    EXPECT_EQ(plan.launches, 1) << plan::print(plan, r.recording, {});
    EXPECT_EQ(plan.launches_apart, 5);
    EXPECT_EQ(plan.blocks, 0);
  }
}

TEST(Rows, one_kernel_serves_all_sizes) {
  const Recorder small = rms_norm(5, 7, true);
  const Recorder large = rms_norm(90, 300, true);
  const plan::Plan a = plan::make_plan(small.recording, {}, {});
  const plan::Plan b = plan::make_plan(large.recording, {}, {});
  EXPECT_EQ(a.groups[0].launches[0].key, b.groups[0].launches[0].key);
}

TEST(Rows, few_long_rows_stay_apart) {
  const Recorder r = softmax(1, 1 << 20);
  const plan::Plan plan = plan::make_plan(r.recording, {}, {});
  ASSERT_GT(plan.launches, 1);
  EXPECT_EQ(sentence(plan, 1, r),
            "row_max and sub run as two launches because joined by rows they would keep 1 of the 2 workers "
            "of cpu busy");
  plan::Options always;
  always.join = plan::Join::always;
  EXPECT_EQ(plan::make_plan(r.recording, {}, always).launches, 1);
}

TEST(Rows, a_read_along_the_row_makes_rows) {
  Recorder r;
  const Made x = r.array({6, 9}), t = r.scratch({6, 9}), y = r.array({6, 9});
  KernelBuilder k("smear");
  const ir::ArrayId in = k.in("t", 2), out = k.out("y", 2);
  const auto at = k.loop_over(out, 2);
  const ir::NodeId left = k.get_at(in, {at[0], k.shifted(at[1], -1)});
  const ir::NodeId inside = k.apply(Op::gt, {at[1], k.index_constant(0)}, ir::Type::boolean);
  k.put(out, at, k.apply(Op::select, {inside, left, k.get_at(in, at)}));
  k.close();
  r.call(map("neg", Op::neg, 1), {x.flat(), t.flat()});
  r.call(k.freeze(), {t.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1) << plan::print(plan, r.recording, {});
  EXPECT_EQ(plan.groups[0].recomputed, 0);
}

/// s[c] = sum over r of t(r, c).
TracedKernel column_sum() {
  KernelBuilder k("column_sum");
  const ir::ArrayId in = k.in("t", 2), out = k.out("s");
  const auto c = k.loop_over(out);
  const auto row = k.open({k.whole(in, 0)});
  ir::Fold fold;
  fold.op = ReduceOp::sum;
  fold.type = ir::Type::f32;
  fold.value = k.get_at(in, {row[0], c[0]});
  k.add_fold(k.open_loop(), fold);
  const ir::LoopId inner = k.close();
  k.put(out, c, k.fold_result(inner, 0));
  k.close();
  return k.freeze();
}

TEST(Rows, a_column_sum_computes_what_it_folds) {
  Recorder r;
  const Made x = r.array({6, 9}), t = r.scratch({6, 9}), y = r.array({9});
  r.call(map("neg", Op::neg, 1, 2), {x.view, t.view});
  r.call(column_sum(), {t.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1) << plan::print(plan, r.recording, {});
  EXPECT_EQ(plan.groups[0].recomputed, 1);
}

plan::Options wherever_legal() {
  plan::Options options;
  options.join = plan::Join::always;
  return options;
}

// The fold came first, and the call after it agrees with it on fewer axes than it has.
TEST(Rows, a_group_with_a_fold_is_not_cut_down_to_rows_of_one_element) {
  Recorder r;
  const Made x = r.array({300, 1}), y = r.array({300, 1}), total = r.array({});
  KernelBuilder k("first_column");
  const ir::ArrayId in = k.in("x", 2), out = k.out("y", 2);
  const auto at = k.loop_over(in, 2);
  k.put(out, at, k.apply(Op::neg, {k.get_at(in, {at[0], k.index_constant(0)})}));
  k.close();
  r.call(map("neg", Op::neg, 1), {y.flat(), x.flat()});
  r.call(fold_all("total", ReduceOp::sum), {x.flat(), total.view});
  r.call(k.freeze(), {x.view, y.view});
  const plan::Plan plan = plan_and_run(r, wherever_legal());
  EXPECT_EQ(plan.launches, 2) << plan::print(plan, r.recording, {});
}

TEST(Rows, columns_and_rows_do_not_mix) {
  Recorder r;
  const Made x = r.array({6, 9}), t = r.array({6, 9}), y = r.array({9});
  r.call(map("neg", Op::neg, 1, 2), {x.view, t.view});
  r.call(column_sum(), {t.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 2);
  EXPECT_EQ(sentence(plan, 1, r),
            "neg and column_sum run as two launches because neg runs over 6 x 9 and column_sum over 9");
}

TEST(Rows, a_broadcast_value_is_not_computed_for_every_reader) {
  Recorder r;
  const Made s = r.array({9}), t = r.scratch({9}), x = r.array({6, 9}), y = r.array({6, 9});
  r.call(map("exp", Op::exp, 1), {s.view, t.view});
  r.call(map_broadcast("mul", Op::mul, true), {x.view, t.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 2);
  EXPECT_EQ(plan.groups[1].recomputed, 0);
}

}  // namespace
}  // namespace weft::testing

// Chains of maps, work in place, branches, and what keeps calls apart.
#include <gtest/gtest.h>

#include "support/plans.hpp"

namespace weft::testing {
namespace {

using ir::Op;
using ir::ReduceOp;

plan::Options without_recompute() {
  plan::Options options;
  options.recompute = false;
  return options;
}

TEST(Flat, a_chain_is_one_launch) {
  Recorder r;
  const Made x = r.array({1000}), y = r.array({1000});
  Made from = x;
  for (int k = 0; k < 6; ++k) {
    const Made to = r.scratch({1000});
    r.call(map_with("step" + std::to_string(k), k % 2 == 0 ? Op::mul : Op::add, 1.5f), {from.view, to.view});
    from = to;
  }
  r.call(map("tanh", Op::tanh, 1), {from.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  EXPECT_EQ(plan.launches_apart, 7);
  EXPECT_EQ(plan.groups[0].launches[0].arrays.size(), 2u);
}

TEST(Flat, ordinary_arrays_between_calls_are_written) {
  Recorder r;
  const Made x = r.array({100}), t = r.array({100}), y = r.array({100});
  r.call(map("neg", Op::neg, 1), {x.view, t.view});
  r.call(map("exp", Op::exp, 1), {t.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  const ir::Kernel& kernel = *plan.groups[0].launches[0].kernel;
  ASSERT_EQ(kernel.arrays.size(), 3u);
  EXPECT_EQ(kernel.arrays[1].role, ir::Role::inout);
}

TEST(Flat, work_in_place_joins) {
  Recorder r;
  const Made x = r.array({77});
  for (int k = 0; k < 5; ++k) r.call(update("update", k % 2 == 0 ? Op::add : Op::mul, 0.75f), {x.view});
  r.call(map("twice", Op::add, 2), {x.view, x.view, x.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  EXPECT_EQ(plan.groups[0].launches[0].arrays.size(), 1u);
}

TEST(Flat, a_call_in_place_by_two_names_has_one_parameter) {
  Recorder r;
  const Made x = r.array({77});
  r.call(map("neg", Op::neg, 1), {x.view, x.view});
  const plan::Plan plan = plan_and_run(r);
  ASSERT_EQ(plan.groups[0].launches[0].arrays.size(), 1u);
  EXPECT_EQ(plan.groups[0].launches[0].kernel->arrays[0].role, ir::Role::inout);
}

TEST(Flat, a_matrix_joins_its_flattening) {
  Recorder r;
  const Made x = r.array({6, 11}), t = r.scratch({6, 11}), y = r.array({6, 11});
  r.call(map("neg", Op::neg, 1, 2), {x.view, t.view});
  r.call(map("exp", Op::exp, 1, 1), {t.flat(), y.flat()});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  EXPECT_EQ(plan.blocks, 0);
}

TEST(Flat, two_outputs_of_one_value) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100}), z = r.array({100}), t = r.scratch({100});
  r.call(map("exp", Op::exp, 1), {x.view, t.view});
  r.call(map_with("twice", Op::mul, 2.0f), {t.view, y.view});
  r.call(map_with("more", Op::add, 1.0f), {t.view, z.view});
  EXPECT_EQ(plan_and_run(r).launches, 1);
}

TEST(Flat, a_scalar_parameter_is_one_of_the_launch) {
  Recorder r;
  const Made x = r.array({100}), t = r.scratch({100}), y = r.array({100});
  r.call(scale(), {x.view, t.view}, {0x40000000});
  r.call(scale(), {t.view, y.view}, {0x3f000000});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  EXPECT_EQ(plan.groups[0].launches[0].scalars.size(), 2u);
}

TEST(Flat, a_full_reduction_takes_its_producers) {
  Recorder r;
  const Made a = r.array({1000}), b = r.array({1000}), t = r.scratch({1000}), s = r.array({});
  r.call(map("mul", Op::mul, 2), {a.view, b.view, t.view});
  r.call(fold_all("sum", ReduceOp::sum), {t.view, s.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  EXPECT_EQ(plan.blocks, 0);
}

TEST(Flat, what_needs_a_result_follows_it) {
  Recorder r;
  const Made x = r.array({1000}), y = r.array({1000}), s = r.array({});
  r.call(fold_all("sum", ReduceOp::sum), {x.view, s.view});
  r.call_with_value(scale(), {x.view, y.view}, s.view);
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 2);
  EXPECT_EQ(sentence(plan, 1, r), "sum and scale run as two launches because scale needs the result of sum");
}

TEST(Flat, two_reductions_of_one_array_are_one_loop) {
  Recorder r;
  const Made x = r.array({1000}), s = r.array({}), m = r.array({});
  r.call(fold_all("sum", ReduceOp::sum), {x.view, s.view});
  r.call(fold_all("max", ReduceOp::max), {x.view, m.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  EXPECT_EQ(plan.groups[0].launches[0].kernel->loops.at(0).folds.size(), 2u);
}

TEST(Flat, calls_join_across_an_unrelated_one) {
  Recorder r;
  const Made x = r.array({100}), t = r.scratch({100}), y = r.array({100}), other = r.array({1 << 16});
  r.call(map("neg", Op::neg, 1), {x.view, t.view});
  r.call(update("elsewhere", Op::add, 1.0f), {other.view});
  r.call(map("exp", Op::exp, 1), {t.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  ASSERT_EQ(plan.groups.size(), 2u);
  EXPECT_EQ(plan.groups[0].calls, (std::vector{ir::CallId{0}, ir::CallId{2}}));
  EXPECT_EQ(sentence(plan, 1, r),
            "neg and elsewhere run as two launches because neg runs over 100 and elsewhere over 65536");
}

TEST(Flat, independent_calls_share_a_launch_when_they_share_an_input) {
  Recorder r;
  const Made x = r.array({1 << 16}), y = r.array({1 << 16}), z = r.array({1 << 16});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  r.call(map("exp", Op::exp, 1), {x.view, z.view});
  EXPECT_EQ(plan::make_plan(r.recording, {}, {}).launches, 1);
  plan::Options options;
  options.horizontal = false;
  const plan::Plan apart = plan::make_plan(r.recording, {}, options);
  EXPECT_EQ(apart.launches, 2);
  EXPECT_EQ(sentence(apart, 1, r), "neg and exp run as two launches because horizontal is switched off");
}

TEST(Flat, independent_calls_on_other_arrays_join_only_when_small) {
  for (const std::int64_t n : {std::int64_t{1000}, std::int64_t{1} << 16}) {
    Recorder r;
    const Made x = r.array({n}), y = r.array({n}), u = r.array({n}), v = r.array({n});
    r.call(map("neg", Op::neg, 1), {x.view, y.view});
    r.call(map("exp", Op::exp, 1), {u.view, v.view});
    const plan::Plan plan = plan::make_plan(r.recording, {}, {});
    EXPECT_EQ(plan.launches, n == 1000 ? 1 : 2);
    if (n != 1000) {
      EXPECT_EQ(
          sentence(plan, 1, r),
          "neg and exp run as two launches because they share no data, so that joining them saves nothing");
    }
  }
}

TEST(Flat, branches_meet_in_one_launch) {
  Recorder r;
  const std::int64_t n = 1 << 16;
  const Made x = r.array({n}), u = r.array({n}), y = r.array({n});
  const Made s = r.scratch({n}), t = r.scratch({n});
  r.call(map("silu", Op::silu, 1), {x.view, s.view});
  r.call(map("tanh", Op::tanh, 1), {u.view, t.view});
  r.call(map("mul", Op::mul, 2), {s.view, t.view, y.view});
  const plan::Plan plan = plan::make_plan(r.recording, {}, {});
  EXPECT_EQ(plan.launches, 1) << plan::print(plan, r.recording, {});
  EXPECT_EQ(plan.blocks, 0);
}

TEST(Flat, an_early_branch_moves_down_to_its_reader) {
  Recorder r;
  const std::int64_t n = 1 << 16;
  const Made x = r.array({n}), g = r.array({n}), y = r.array({n}), s = r.array({});
  const Made gate = r.scratch({n}), scaled = r.scratch({n});
  r.call(map("silu", Op::silu, 1), {g.view, gate.view});
  r.call(fold_all("sum", ReduceOp::sum), {x.view, s.view});
  r.call_with_value(scale(), {x.view, scaled.view}, s.view);
  r.call(map("mul", Op::mul, 2), {scaled.view, gate.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  ASSERT_EQ(plan.groups.size(), 2u) << plan::print(plan, r.recording, {});
  EXPECT_EQ(plan.groups[1].calls, (std::vector{ir::CallId{0}, ir::CallId{2}, ir::CallId{3}}));
  EXPECT_EQ(plan.blocks, 0);
}

TEST(Recompute, a_stencil_computes_its_producer_again) {
  Recorder r;
  const Made x = r.array({50}), t = r.scratch({50}), y = r.array({50});
  r.call(map_with("mul", Op::mul, 1.25f), {x.view, t.view});
  r.call(blur(), {t.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1) << plan::print(plan, r.recording, {});
  EXPECT_EQ(plan.groups[0].recomputed, 3);
  EXPECT_EQ(plan.blocks, 0);
}

TEST(Recompute, can_be_switched_off) {
  Recorder r;
  const Made x = r.array({50}), t = r.scratch({50}), y = r.array({50});
  r.call(map_with("mul", Op::mul, 1.25f), {x.view, t.view});
  r.call(blur(), {t.view, y.view});
  const plan::Plan plan = plan_and_run(r, without_recompute());
  EXPECT_EQ(plan.launches, 2);
  EXPECT_EQ(sentence(plan, 1, r),
            "mul and blur run as two launches because mul runs over 50 and blur over 48 from 1");
}

TEST(Recompute, a_chain_of_producers_is_one_deep) {
  Recorder r;
  const Made x = r.array({50}), t = r.scratch({50}), u = r.scratch({50}), y = r.array({50});
  r.call(map_with("mul", Op::mul, 1.25f), {x.view, t.view});
  r.call(map_with("add", Op::add, 0.5f), {t.view, u.view});
  r.call(blur(), {u.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  ASSERT_EQ(plan.groups.size(), 2u);
  EXPECT_EQ(plan.groups[0].calls.size(), 2u);
}

TEST(Recompute, two_producers_of_one_stencil) {
  Recorder r;
  const Made x = r.array({50}), w = r.array({50}), t = r.scratch({50}), u = r.scratch({50}),
             y = r.array({49});
  KernelBuilder k("mix");
  const ir::ArrayId a = k.in("a"), b = k.in("b"), out = k.out("y");
  const auto i = k.loop_over(out);
  k.put(out, i, k.apply(Op::mul, {k.get_at(a, {k.shifted(i[0], 1)}), k.get_at(b, i)}));
  k.close();
  r.call(map("neg", Op::neg, 1), {x.view, t.view});
  r.call(map("abs", Op::abs, 1), {w.view, u.view});
  r.call(k.freeze(), {t.view, u.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1) << plan::print(plan, r.recording, {});
}

TEST(Recompute, a_gather_computes_its_producer_where_it_reads) {
  Recorder r;
  const Made x = r.array({50}), t = r.scratch({50}), y = r.array({50}), at = r.array({50}, ir::Type::i64);
  r.call(map("silu", Op::silu, 1), {x.view, t.view});
  r.call(gather(), {t.view, at.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  EXPECT_EQ(plan.groups[0].recomputed, 1);
}

TEST(Recompute, a_producer_that_another_launch_needs_is_stored_too) {
  Recorder r;
  const Made x = r.array({50}), t = r.scratch({50}), y = r.array({50}), s = r.array({});
  const Made at = r.array({50}, ir::Type::i64), z = r.array({50});
  r.call(map("neg", Op::neg, 1), {x.view, t.view});
  r.call(gather(), {t.view, at.view, y.view});
  r.call(fold_all("sum", ReduceOp::sum), {y.view, s.view});
  r.call_with_value(scale(), {t.view, z.view}, s.view);
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 2);
  EXPECT_EQ(plan.blocks, 1);
}

TEST(Recompute, inputs_written_meanwhile_forbid_it) {
  Recorder r;
  const Made x = r.array({50}), t = r.scratch({50}), y = r.array({50}), at = r.array({50}, ir::Type::i64);
  r.call(map("neg", Op::neg, 1), {x.view, t.view});
  r.call(update("bump", Op::add, 1.0f), {x.view});
  r.call(gather(), {t.view, at.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 2);
  EXPECT_EQ(sentence(plan, 1, r),
            "neg and gather run as two launches because gather reads t[at[i]] (line 5)");
}

TEST(Recompute, a_later_write_to_the_input_stays_out) {
  Recorder r;
  const Made x = r.array({50}), t = r.scratch({50}), y = r.array({50}), at = r.array({50}, ir::Type::i64);
  r.call(map("neg", Op::neg, 1), {x.view, t.view});
  r.call(gather(), {t.view, at.view, y.view});
  r.call(update("bump", Op::add, 1.0f), {x.view});
  EXPECT_EQ(plan_and_run(r).launches, 2);
}

TEST(Idle, no_iterations_launch_nothing) {
  Recorder r;
  const Made x = r.array({0}), y = r.array({0}), s = r.array({});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  r.call(fold_all("sum", ReduceOp::sum), {x.view, s.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 0);
  EXPECT_EQ(plan.launches_apart, 0);
  ASSERT_EQ(plan.groups.size(), 2u);
  EXPECT_TRUE(plan.groups[0].launches.empty());
  EXPECT_EQ(plan.groups[1].launches.size(), 1u) << "the empty sum is still a result";
  EXPECT_EQ(sentence(plan, 1, r), "sum has no iterations, so that nothing is launched");
}

TEST(Flat, a_loop_without_arrays_keeps_its_axes) {
  Recorder r;
  const Made s = r.array({});
  KernelBuilder k("count");
  const ir::ArrayId result = k.result();
  k.open({{k.index_constant(0), k.index_constant(6), k.index_constant(1)},
          {k.index_constant(0), k.index_constant(7), k.index_constant(1)}});
  ir::Fold fold;
  fold.op = ReduceOp::sum;
  fold.type = ir::Type::f32;
  fold.value = k.f32(1);
  k.add_fold(k.open_loop(), fold);
  k.put(result, {}, k.fold_result(k.close(), 0));
  r.call(k.freeze(), {s.view});
  EXPECT_EQ(plan_and_run(r).launches, 1);
}

TEST(Idle, nothing_recorded_is_an_empty_plan) {
  const plan::Plan plan = plan::make_plan({}, {}, {});
  EXPECT_TRUE(plan.groups.empty());
  EXPECT_EQ(plan.launches, 0);
}

}  // namespace
}  // namespace weft::testing

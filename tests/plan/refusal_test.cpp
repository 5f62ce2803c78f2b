// Every refusal, with its sentence word for word.
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

/// The sentence of the second of two groups.
std::string second(const Recorder& r, const plan::Options& options = {}, const plan::Limits& limits = {}) {
  const plan::Plan plan = plan_and_run(r, options, limits);
  EXPECT_EQ(plan.groups.size(), 2u) << plan::print(plan, r.recording, limits);
  return plan.groups.size() < 2 ? "" : plan::why(plan.groups[1].why, r.recording, limits);
}

/// y[i] = x[i] + t[i - 1], the read of t under a condition, at line 9.
TracedKernel lag(const std::string& name = "blur") {
  KernelBuilder k(name);
  const ir::ArrayId t = k.in("t"), y = k.out("y");
  const auto i = k.loop_over(y);
  k.line(9);
  const ir::NodeId left = k.get_at(t, {k.shifted(i[0], -1)});
  const ir::NodeId inside = k.apply(Op::gt, {i[0], k.index_constant(0)}, ir::Type::boolean);
  k.put(y, i, k.apply(Op::select, {inside, left, k.f32(0)}));
  k.close();
  return k.freeze();
}

TEST(Refusal, reads_elsewhere) {
  Recorder r;
  const Made x = r.array({50}), t = r.scratch({50}), y = r.array({50});
  r.call(map_with("mul", Op::mul, 2.0f), {x.view, t.view});
  r.call(lag(), {t.view, y.view});
  EXPECT_EQ(second(r, without_recompute()),
            "mul and blur run as two launches because blur reads t[i - 1] (line 9)");
}

TEST(Refusal, an_ordinary_array_is_never_computed_again) {
  Recorder r;
  const Made x = r.array({50}), t = r.array({50}), y = r.array({50});
  r.call(map_with("mul", Op::mul, 2.0f), {x.view, t.view});
  r.call(lag(), {t.view, y.view});
  EXPECT_EQ(second(r), "mul and blur run as two launches because blur reads t[i - 1] (line 9)");
}

TEST(Refusal, read_elsewhere) {
  Recorder r;
  const Made t = r.array({50}), y = r.array({50});
  r.call(lag(), {t.view, y.view});
  r.call(update("bump", Op::add, 1.0f), {t.view});
  EXPECT_EQ(second(r),
            "blur and bump run as two launches because blur reads t[i - 1] (line 9), which bump writes");
}

TEST(Refusal, writes_elsewhere) {
  Recorder r;
  const Made x = r.array({50}), y = r.array({50}), z = r.array({50});
  KernelBuilder k("shift");
  const ir::ArrayId in = k.in("x"), out = k.out("y");
  const auto i = k.loop_over(in);
  k.line(4);
  k.to.begin_if(k.apply(Op::gt, {i[0], k.index_constant(0)}, ir::Type::boolean));
  k.put(out, {k.shifted(i[0], -1)}, k.get_at(in, i));
  k.to.end_if();
  k.close();
  r.call(k.freeze(), {x.view, y.view});
  r.call(map("neg", Op::neg, 1), {y.view, z.view});
  EXPECT_EQ(second(r), "shift and neg run as two launches because shift writes y[i - 1] (line 4)");
}

TEST(Refusal, equal_shifts_are_no_conflict) {
  Recorder r;
  const Made x = r.array({50}), y = r.array({50}), z = r.array({50});
  const auto shift = [](const std::string& name) {
    KernelBuilder k(name);
    const ir::ArrayId in = k.in("x"), out = k.out("y");
    const ir::NodeId count = k.apply(Op::sub, {k.extent(in, 0), k.index_constant(1)}, ir::index_type);
    const auto i = k.open({{k.index_constant(0), count, k.index_constant(1)}});
    k.put(out, {k.shifted(i[0], 1)}, k.apply(Op::neg, {k.get_at(in, {k.shifted(i[0], 1)})}));
    k.close();
    return k.freeze();
  };
  r.call(shift("one"), {x.view, y.view});
  r.call(shift("two"), {y.view, z.view});
  EXPECT_EQ(plan_and_run(r).launches, 1);
}

TEST(Refusal, element_types_differ) {
  Recorder r;
  const Made x = r.array({50}), y = r.array({50}), z = r.array({50}, ir::Type::i32);
  KernelBuilder k("bits");
  const ir::ArrayId in = k.in("x", 1, ir::Type::i32), out = k.out("z", 1, ir::Type::i32);
  const auto i = k.loop_over(in);
  k.put(out, i, k.get_at(in, i));
  k.close();
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  ir::View bits = y.view;
  bits.type = ir::Type::i32;
  r.call(k.freeze(), {bits, z.view});
  const plan::Plan plan = plan::make_plan(r.recording, {}, {});
  EXPECT_EQ(sentence(plan, 1, r),
            "neg and bits run as two launches because they use y with two element types");
}

TEST(Refusal, overlapping_views) {
  Recorder r;
  const Made x = r.array({50}), y = r.array({60}), z = r.array({50});
  r.call(map("neg", Op::neg, 1), {x.view, y.part(0, 50)});
  r.call(map("exp", Op::exp, 1), {y.part(5, 50), z.view});
  EXPECT_EQ(second(r), "neg and exp run as two launches because they use different views of y that overlap");
}

TEST(Refusal, interleaved_views_do_not_overlap) {
  Recorder r;
  const Made y = r.array({100});
  r.call(update("even", Op::add, 1.0f), {y.part(0, 50, 2)});
  r.call(update("odd", Op::mul, 2.0f), {y.part(1, 50, 2)});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  EXPECT_EQ(plan.groups[0].launches[0].arrays.size(), 2u);
}

TEST(Refusal, loops_differ) {
  Recorder r;
  const Made x = r.array({50}), y = r.array({50}), z = r.array({50});
  KernelBuilder k("every_second");
  const ir::ArrayId in = k.in("x"), out = k.out("y");
  const ir::NodeId count = k.apply(Op::div, {k.extent(in, 0), k.index_constant(2)}, ir::index_type);
  const auto i = k.open({{k.index_constant(0), count, k.index_constant(2)}});
  k.put(out, i, k.get_at(in, i));
  k.close();
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  r.call(k.freeze(), {y.view, z.view});
  EXPECT_EQ(second(r),
            "neg and every_second run as two launches because neg runs over 50 and every_second over "
            "25 from 0 by 2");
}

TEST(Refusal, several_loops) {
  Recorder r;
  const Made x = r.array({50}), y = r.array({50}), z = r.array({50});
  KernelBuilder k("centre");
  const ir::ArrayId in = k.in("x"), out = k.out("y");
  auto i = k.loop_over(in);
  ir::Fold fold;
  fold.op = ReduceOp::sum;
  fold.type = ir::Type::f32;
  fold.value = k.get_at(in, i);
  k.add_fold(k.open_loop(), fold);
  const ir::NodeId sum = k.fold_result(k.close(), 0);
  i = k.loop_over(in);
  k.put(out, i, k.apply(Op::sub, {k.get_at(in, i), sum}));
  k.close();
  r.call(k.freeze(), {x.view, y.view});
  r.call(map("neg", Op::neg, 1), {y.view, z.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 3);
  EXPECT_EQ(plan.launches_apart, 3);
  EXPECT_EQ(plan.groups[0].slots.size(), 1u);
  EXPECT_EQ(sentence(plan, 1, r), "centre and neg run as two launches because centre has several loops");
}

TEST(Refusal, several_loops_in_place) {
  Recorder r;
  const Made x = r.array({50});
  KernelBuilder k("centre");
  const ir::ArrayId in = k.in("x"), out = k.out("y");
  auto i = k.loop_over(in);
  k.put(out, i, k.apply(Op::neg, {k.get_at(in, i)}));
  k.close();
  i = k.loop_over(in);
  k.put(out, i, k.apply(Op::mul, {k.get_at(in, i), k.f32(3)}));
  k.close();
  r.call(k.freeze(), {x.view, x.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 2);
  for (const plan::Launch& launch : plan.groups[0].launches) EXPECT_EQ(launch.arrays.size(), 1u);
}

TEST(Refusal, no_loop) {
  Recorder r;
  const Made x = r.array({50}), y = r.array({50});
  KernelBuilder k("count");
  const ir::ArrayId in = k.in("x"), result = k.result(ir::Type::i64);
  k.put(result, {}, k.extent(in, 0));
  const Made n = r.array({}, ir::Type::i64);
  r.call(k.freeze(), {x.view, n.view});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  EXPECT_EQ(second(r), "count and neg run as two launches because count has no loop");
}

TEST(Refusal, scatters) {
  Recorder r;
  const Made x = r.array({50}), y = r.array({50}), z = r.array({50}), at = r.array({50}, ir::Type::i64);
  KernelBuilder k("scatter");
  const ir::ArrayId in = k.in("x"), where = k.in("at", 1, ir::Type::i64), out = k.out("y");
  const auto i = k.loop_over(in);
  k.line(3);
  k.put(out, {k.get_at(where, i)}, k.get_at(in, i));
  k.close();
  r.call(k.freeze(), {x.view, at.view, y.view});
  r.call(map("neg", Op::neg, 1), {y.view, z.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_TRUE(plan.groups[0].order_not_fixed);
  EXPECT_EQ(sentence(plan, 1, r),
            "scatter and neg run as two launches because scatter scatters: it writes y[at[i]] (line 3)");
}

TEST(Refusal, too_many_buffers) {
  Recorder r;
  const std::int64_t n = 100;
  const Made x = r.array({n}), y = r.array({n}), z = r.array({n});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  r.call(map("exp", Op::exp, 1), {y.view, z.view});
  plan::Limits limits;
  limits.max_buffers = 2;
  EXPECT_EQ(second(r, {}, limits),
            "neg and exp run as two launches because together they bind 3 buffers and cpu takes 2");
}

TEST(Refusal, scratch_counts_until_its_last_call_has_joined) {
  Recorder r;
  const Made x = r.array({100}), t = r.scratch({100}), y = r.array({100});
  r.call(map("neg", Op::neg, 1), {x.view, t.view});
  r.call(map("exp", Op::exp, 1), {t.view, y.view});
  plan::Limits limits;
  limits.max_buffers = 2;
  EXPECT_EQ(plan_and_run(r, {}, limits).launches, 1);
}

TEST(Refusal, workgroups_differ) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100}), z = r.array({100});
  const auto sized = [](const std::string& name, int workgroup) {
    KernelBuilder k(name);
    const ir::ArrayId in = k.in("x"), out = k.out("y");
    k.to.options({workgroup, true});
    const auto i = k.loop_over(in);
    k.put(out, i, k.get_at(in, i));
    k.close();
    return k.freeze();
  };
  r.call(sized("a", 64), {x.view, y.view});
  r.call(sized("b", 128), {y.view, z.view});
  EXPECT_EQ(second(r), "a and b run as two launches because a runs in workgroups of 64 and b of 128");
  Recorder f;
  const Made u = f.array({100}), v = f.array({100}), w = f.array({});
  f.call(sized("a", 64), {u.view, v.view});
  f.call(fold_all("sum", ReduceOp::sum), {v.view, w.view});
  EXPECT_EQ(second(f), "a and sum run as two launches because a runs in workgroups of 64 and sum of 256");
}

TEST(Refusal, declared_apart) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100}), z = r.array({100});
  KernelBuilder k("lonely");
  const ir::ArrayId in = k.in("x"), out = k.out("y");
  k.to.options({0, false});
  const auto i = k.loop_over(in);
  k.put(out, i, k.get_at(in, i));
  k.close();
  r.call(k.freeze(), {x.view, y.view});
  r.call(map("neg", Op::neg, 1), {y.view, z.view});
  EXPECT_EQ(second(r), "lonely and neg run as two launches because lonely was declared with fuse = false");
}

TEST(Refusal, over_budget) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100}), z = r.array({100});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  r.call(map("abs", Op::abs, 1), {y.view, z.view});
  plan::Limits limits;
  limits.budget_primitives = 1;
  EXPECT_EQ(
      second(r, {}, limits),
      "neg and abs run as two launches because together they hold 6 operations or values and 1 is the limit");
}

TEST(Refusal, too_many_streams) {
  Recorder r;
  const std::int64_t n = 1 << 16;
  const Made x = r.array({n});
  for (int k = 0; k < 8; ++k) r.call(map("neg", Op::neg, 1), {x.view, r.array({n}).view});
  const plan::Plan plan = plan::make_plan(r.recording, {}, {});
  ASSERT_EQ(plan.groups.size(), 2u);
  EXPECT_EQ(sentence(plan, 1, r),
            "neg and neg run as two launches because together they walk 9 arrays and 8 are worth joining");
}

TEST(Refusal, the_tier_runs_the_calls_apart) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100}), z = r.array({100});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  r.call(map("exp", Op::exp, 1), {y.view, z.view});
  plan::Limits limits;
  limits.tier = "reference";
  limits.fuses = false;
  EXPECT_EQ(second(r, {}, limits), "reference runs the calls apart");
}

TEST(Refusal, calls_of_other_tiers) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100}), z = r.array({100}), u = r.array({100});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  const ir::CallId exp = r.call(map("exp", Op::exp, 1), {y.view, z.view});
  r.call(map("abs", Op::abs, 1), {z.view, u.view});
  plan::Options options;
  options.apart.push_back({exp, plan::Refusal::runs_on_tier, "reference", "it has no f64"});
  const plan::Plan plan = plan_and_run(r, options);
  EXPECT_EQ(sentence(plan, 0, r), "");
  EXPECT_EQ(sentence(plan, 1, r), "exp runs on reference, it has no f64");
  EXPECT_EQ(sentence(plan, 2, r), "abs runs apart from exp, which runs on reference");
}

TEST(Refusal, a_first_call_of_another_tier_says_so) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100});
  const ir::CallId neg = r.call(map("neg", Op::neg, 1), {x.view, y.view});
  plan::Options options;
  options.apart.push_back({neg, plan::Refusal::runs_on_tier, "reference", "it has no f64"});
  EXPECT_EQ(sentence(plan_and_run(r, options), 0, r), "neg runs on reference, it has no f64");
}

TEST(Refusal, a_kernel_that_could_not_be_built) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100}), z = r.array({100});
  const ir::CallId neg = r.call(map("neg", Op::neg, 1), {x.view, y.view});
  const ir::CallId exp = r.call(map("exp", Op::exp, 1), {y.view, z.view});
  plan::Options options;
  options.apart.push_back({neg, plan::Refusal::build_failed, {}, "out of registers"});
  options.apart.push_back({exp, plan::Refusal::build_failed, {}, "out of registers"});
  EXPECT_EQ(
      second(r, options),
      "neg and exp run as two launches because their joint kernel could not be built: out of registers");
}

TEST(Refusal, reorder_is_switched_off) {
  Recorder r;
  const Made x = r.array({100}), t = r.scratch({100}), y = r.array({100}), other = r.array({1 << 16});
  r.call(map("neg", Op::neg, 1), {x.view, t.view});
  r.call(update("elsewhere", Op::add, 1.0f), {other.view});
  r.call(map("exp", Op::exp, 1), {t.view, y.view});
  plan::Options options;
  options.reorder = false;
  const plan::Plan plan = plan_and_run(r, options);
  ASSERT_EQ(plan.groups.size(), 3u);
  EXPECT_EQ(sentence(plan, 2, r), "neg and exp run as two launches because reorder is switched off");
}

TEST(Refusal, a_call_between_them) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100}), z = r.array({100}), s = r.array({});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  r.call(fold_all("sum", ReduceOp::sum), {y.view, s.view});
  r.call_with_value(scale("first"), {x.view, z.view}, s.view);
  const plan::Plan plan = plan_and_run(r);
  ASSERT_EQ(plan.groups.size(), 2u);
  EXPECT_EQ(sentence(plan, 1, r), "sum and first run as two launches because first needs the result of sum");
}

}  // namespace
}  // namespace weft::testing

// Reasons that take more than two calls, or that no kernel of today brings about: each with its sentence.
#include <gtest/gtest.h>

#include "support/plans.hpp"

namespace weft::testing {
namespace {

using ir::Op;
using ir::ReduceOp;

/// y[i] = x[2 i] over y.
TracedKernel every_second() {
  KernelBuilder k("half");
  const ir::ArrayId x = k.in("x"), y = k.out("y");
  const auto i = k.loop_over(y);
  k.put(y, i, k.get_at(x, {k.apply(Op::mul, {i[0], k.index_constant(2)}, ir::index_type)}));
  k.close();
  return k.freeze();
}

/// y[i] = z[i] + w[0].
TracedKernel add_first() {
  KernelBuilder k("mix");
  const ir::ArrayId z = k.in("z"), w = k.in("w"), y = k.out("y");
  const auto i = k.loop_over(y);
  k.put(y, i, k.apply(Op::add, {k.get_at(z, i), k.get_at(w, {k.index_constant(0)})}));
  k.close();
  return k.freeze();
}

/// Two loops over x: in place, then into y.
TracedKernel twice() {
  KernelBuilder k("twice");
  const ir::ArrayId x = k.inout("x"), y = k.out("y");
  auto i = k.loop_over(x);
  k.put(x, i, k.apply(Op::neg, {k.get_at(x, i)}));
  k.close();
  i = k.loop_over(y);
  k.put(y, i, k.get_at(x, {k.index_constant(0)}));
  k.close();
  return k.freeze();
}

TEST(Reason, after_dependency) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100}), w = r.array({50}), z = r.array({100}),
             out = r.array({100});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  r.call(every_second(), {y.view, w.view});
  r.call(map("abs", Op::abs, 1), {x.view, z.view});
  r.call(add_first(), {z.view, w.view, out.view});
  const plan::Plan plan = plan_and_run(r);
  ASSERT_EQ(plan.groups.size(), 3u) << plan::print(plan, r.recording, {});
  EXPECT_EQ(plan.groups[0].calls.size(), 2u);
  EXPECT_EQ(sentence(plan, 2, r),
            "abs and mix run as two launches because mix needs half, which runs after abs");
}

/// Refusals that no call can have yet have their sentences all the same.
TEST(Reason, sentences_without_a_cause_yet) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100});
  plan::Reason reason;
  reason.a = r.call(map("neg", Op::neg, 1), {x.view, y.view});
  reason.b = reason.subject = r.call(map("exp", Op::exp, 1), {y.view, x.view});
  reason.refusal = plan::Refusal::alone_by_nature;
  EXPECT_EQ(plan::why(reason, r.recording, {}), "neg and exp run as two launches because exp runs alone");
  reason.refusal = plan::Refusal::order_not_fixed;
  EXPECT_EQ(plan::why(reason, r.recording, {}),
            "neg and exp run as two launches because exp writes in no fixed order");
  reason.refusal = plan::Refusal::not_tried;
  EXPECT_EQ(plan::why(reason, r.recording, {}),
            "neg and exp run as two launches because exp was not compared with the group of neg");
  reason.refusal = plan::Refusal::after_dependency;
  reason.subject = reason.a;
  EXPECT_EQ(plan::why(reason, r.recording, {}),
            "neg and exp run as two launches because exp follows calls that run between them");
}

TEST(Reason, zero_iterations_launch_nothing) {
  Recorder r;
  const Made x = r.array({0}), y = r.array({0});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  EXPECT_EQ(sentence(plan_and_run(r), 0, r), "neg has no iterations, so that nothing is launched");
}

TEST(Reason, several_loops_without_iterations_launch_nothing) {
  Recorder r;
  const Made x = r.array({0}), y = r.array({0});
  r.call(twice(), {x.view, y.view});
  EXPECT_EQ(sentence(plan_and_run(r), 0, r), "twice has no iterations, so that nothing is launched");
  Recorder one;
  const Made u = one.array({0}), v = one.array({1});
  one.call(twice(), {u.view, v.view});
  const plan::Plan plan = plan::make_plan(one.recording, {}, {});
  EXPECT_EQ(plan.groups[0].loops, 1);
  EXPECT_EQ(sentence(plan, 0, one), "");
}

/// What launches nothing cuts nothing: the calls around it speak of each other, or join.
TEST(Reason, others_do_not_stand_apart_from_what_launches_nothing) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100}), z = r.array({100});
  r.call(map("neg", Op::neg, 1), {x.part(0, 0), y.part(0, 0)});
  r.call(map("abs", Op::abs, 1), {x.view, y.view});
  r.call(map("sin", Op::sin, 1), {y.part(0, 0), y.part(50, 0)});
  r.call(gather(), {y.view, r.array({100}, ir::Type::i64).view, z.view});
  const plan::Plan plan = plan_and_run(r);
  ASSERT_EQ(plan.groups.size(), 4u) << plan::print(plan, r.recording, {});
  EXPECT_EQ(plan.launches, 2);
  EXPECT_EQ(sentence(plan, 1, r), "") << "there is no launch before it";
  EXPECT_EQ(sentence(plan, 3, r),
            "abs and gather run as two launches because gather reads t[at[i]] (line 5)");
  plan::Limits apart;
  apart.fuses = false;
  apart.tier = "reference";
  const plan::Plan alone = plan_and_run(r, {}, apart);
  EXPECT_EQ(sentence(alone, 0, r, apart), "neg has no iterations, so that nothing is launched");
  EXPECT_EQ(sentence(alone, 1, r, apart), "");
  EXPECT_EQ(sentence(alone, 3, r, apart), "reference runs the calls apart");
}

TEST(Reason, rows_are_switched_off) {
  Recorder r;
  const Made x = r.array({4, 30}), s = r.array({4}), y = r.array({4, 30});
  r.call(fold_rows("sums", ReduceOp::sum), {x.view, s.view});
  r.call(map_broadcast("by_row", Op::mul), {x.view, s.view, y.view});
  plan::Options options;
  options.rows = false;
  EXPECT_EQ(sentence(plan_and_run(r, options), 1, r),
            "sums and by_row run as two launches because rows is switched off");
}

/// The numbers of a sentence are those of the recording at hand, not of the one that the plan was made for.
TEST(Reason, too_few_rows_counts_those_of_the_recording) {
  plan::Limits limits;
  limits.parallel_width = 8;
  const auto record = [](std::int64_t rows) {
    Recorder r;
    const Made x = r.array({rows, 1 << 20}), s = r.scratch({rows}), y = r.array({rows, 1 << 20});
    r.call(fold_rows("sums", ReduceOp::sum), {x.view, s.view});
    r.call(map_broadcast("by_row", Op::mul), {x.view, s.view, y.view});
    return r;
  };
  const Recorder three = record(3), five = record(5);
  ASSERT_EQ(plan::plan_key(three.recording, limits, {}), plan::plan_key(five.recording, limits, {}));
  const plan::Plan plan = plan::make_plan(three.recording, limits, {});
  const std::string start = "sums and by_row run as two launches because joined by rows they would keep ";
  EXPECT_EQ(sentence(plan, 1, three, limits), start + "3 of the 8 workers of cpu busy");
  EXPECT_EQ(sentence(plan, 1, five, limits), start + "5 of the 8 workers of cpu busy");
}

}  // namespace
}  // namespace weft::testing

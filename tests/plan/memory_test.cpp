// Where scratch lives: nowhere, or in blocks shared by lifetime, cleared only where that can be seen.
#include <gtest/gtest.h>

#include "support/plans.hpp"

namespace weft::testing {
namespace {

using ir::Op;
using ir::ReduceOp;

/// A chain whose every second step needs a full reduction of the step before: nothing joins across it.
void add_stage(Recorder& r, const Made& from, const Made& to) {
  const Made s = r.array({});
  r.call(fold_all("sum", ReduceOp::sum), {from.view, s.view});
  r.call_with_value(scale(), {from.view, to.view}, s.view);
}

TEST(Scratch, blocks_are_shared_by_lifetime) {
  Recorder r;
  const Made x = r.array({100}), y = r.array({100});
  const Made a = r.scratch({100}), b = r.scratch({100}), c = r.scratch({100});
  add_stage(r, x, a);
  add_stage(r, a, b);
  add_stage(r, b, c);
  add_stage(r, c, y);
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.scratch.size(), 3u);
  EXPECT_EQ(plan.blocks, 2) << plan::print(plan, r.recording, {});
  EXPECT_EQ(plan::block_sizes(plan, r.recording), (std::vector<std::int64_t>{400, 400}));
  for (const plan::ScratchPlace& place : plan.scratch)
    EXPECT_FALSE(place.zeroed) << "the first writer covers it";
}

TEST(Scratch, unequal_sizes_do_not_share) {
  Recorder r;
  const Made x = r.array({100}), u = r.array({50}), y = r.array({100}), v = r.array({50});
  const Made a = r.scratch({100}), b = r.scratch({50});
  add_stage(r, x, a);
  add_stage(r, a, y);
  add_stage(r, u, b);
  add_stage(r, b, v);
  EXPECT_EQ(plan_and_run(r).blocks, 2);
}

TEST(Scratch, a_conditional_store_leaves_zeros) {
  Recorder r;
  const Made x = r.array({100}), t = r.scratch({100}), y = r.array({100}), s = r.array({});
  KernelBuilder k("positive");
  const ir::ArrayId in = k.in("x"), out = k.out("t");
  const auto i = k.loop_over(in);
  const ir::NodeId value = k.get_at(in, i);
  k.to.begin_if(k.apply(Op::gt, {value, k.f32(0)}, ir::Type::boolean));
  k.put(out, i, value);
  k.to.end_if();
  k.close();
  const TracedKernel positive = k.freeze();
  r.call(positive, {x.view, t.view});
  r.call(map("neg", Op::neg, 1), {t.view, y.view});
  const plan::Plan joined = plan_and_run(r);
  EXPECT_EQ(joined.launches, 1);
  EXPECT_TRUE(joined.scratch.at(0).local);
  r.call(fold_all("sum", ReduceOp::sum), {y.view, s.view});
  r.call_with_value(scale(), {t.view, y.view}, s.view);
  const plan::Plan stored = plan_and_run(r);
  EXPECT_TRUE(stored.scratch.at(0).zeroed);
}

TEST(Scratch, read_before_it_is_written_is_zero) {
  Recorder r;
  const Made t = r.scratch({100}), y = r.array({100}), z = r.array({100}), x = r.array({100});
  r.call(map_with("plus", Op::add, 1.0f), {t.view, y.view});
  r.call(map("neg", Op::neg, 1), {x.view, t.view});
  r.call(map("exp", Op::exp, 1), {t.view, z.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  EXPECT_TRUE(plan.scratch.at(0).local);
}

TEST(Scratch, several_writers_are_fine) {
  Recorder r;
  const Made x = r.array({100}), t = r.scratch({100}), y = r.array({100}), z = r.array({100});
  r.call(map("neg", Op::neg, 1), {x.view, t.view});
  r.call(map("exp", Op::exp, 1), {t.view, y.view});
  r.call(map("abs", Op::abs, 1), {x.view, t.view});
  r.call(map("sqrt", Op::sqrt, 1), {t.view, z.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  EXPECT_TRUE(plan.scratch.at(0).local);
}

TEST(Scratch, alone_needs_no_memory_and_no_parameter) {
  Recorder r;
  const Made t = r.scratch({64}), y = r.array({64});
  KernelBuilder k("iota");
  const ir::ArrayId out = k.out("t");
  const auto i = k.loop_over(out);
  k.put(out, i, k.apply(Op::cast, {i[0]}));
  k.close();
  r.call(k.freeze(), {t.view});
  r.call(map("neg", Op::neg, 1), {t.view, y.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 1);
  EXPECT_EQ(plan.groups[0].launches[0].arrays.size(), 1u);
  Recorder only;
  const Made u = only.scratch({64});
  KernelBuilder k2("iota");
  const ir::ArrayId out2 = k2.out("t");
  const auto j = k2.loop_over(out2);
  k2.put(out2, j, k2.apply(Op::cast, {j[0]}));
  k2.close();
  only.call(k2.freeze(), {u.view});
  const plan::Plan alone = plan_and_run(only);
  ASSERT_EQ(alone.groups[0].launches.size(), 1u);
  EXPECT_TRUE(alone.groups[0].launches[0].arrays.empty());
  ASSERT_EQ(alone.groups[0].launches[0].scalars.size(), 1u) << "the size it has no array to take from";
  EXPECT_EQ(plan::scalar_of(alone.groups[0].launches[0], 0, only.recording).bits, 64u);
}

TEST(Scratch, a_wide_row_is_memory) {
  Recorder r;
  const Made x = r.array({4, 100}), t = r.scratch({4, 100}), s = r.array({4});
  r.call(map("neg", Op::neg, 1), {x.flat(), t.flat()});
  r.call(fold_rows("row_sum", ReduceOp::sum), {t.view, s.view});
  plan::Limits limits;
  limits.tile_bytes = 399;
  const plan::Plan memory = plan_and_run(r, {}, limits);
  EXPECT_EQ(memory.launches, 1);
  EXPECT_FALSE(memory.scratch.at(0).local);
  limits.tile_bytes = 400;
  EXPECT_TRUE(plan_and_run(r, {}, limits).scratch.at(0).local);
}

TEST(Scratch, partly_written_memory_is_cleared) {
  Recorder r;
  const Made x = r.array({50}), t = r.scratch({100}), s = r.array({});
  r.call(map("neg", Op::neg, 1), {x.view, t.part(0, 50)});
  r.call(fold_all("sum", ReduceOp::sum), {t.view, s.view});
  const plan::Plan plan = plan_and_run(r);
  EXPECT_EQ(plan.launches, 2);
  EXPECT_TRUE(plan.scratch.at(0).zeroed);
}

}  // namespace
}  // namespace weft::testing

// What lowering makes of the kernels that planning makes of calls.
#include <gtest/gtest.h>

#include <functional>

#include "kernels.hpp"
#include "lower/structure.hpp"
#include "poison.hpp"
#include "support/plans.hpp"

namespace weft::lower::test {
namespace {

using ir::Inst;
using ir::Op;
using ir::ReduceOp;
using weft::testing::fold_rows;
using weft::testing::Made;
using weft::testing::map;
using weft::testing::map_broadcast;
using weft::testing::map_with;
using weft::testing::PlanMemory;
using weft::testing::Recorder;

Recorder norm_chain(std::int64_t rows, std::int64_t columns, bool flat) {
  Recorder r;
  const Made x = r.array({rows, columns}), w = r.array({columns}), g = r.array({rows, columns});
  const Made y = r.array({rows, columns});
  const Made squares = r.scratch({rows, columns}), scaled = r.scratch({rows, columns});
  const Made weighted = r.scratch({rows, columns}), gate = r.scratch({rows, columns});
  const Made sums = r.scratch({rows}), means = r.scratch({rows}), shifted = r.scratch({rows}),
             factors = r.scratch({rows});
  const auto seen = [&](const Made& m) { return flat ? m.flat() : m.view; };
  const int rank = flat ? 1 : 2;
  r.call(map("square", Op::mul, 2, rank), {seen(x), seen(x), seen(squares)});
  r.call(fold_rows("row_sum", ReduceOp::sum), {squares.view, sums.view});
  r.call(map_with("mean", Op::div, 7.0f), {sums.view, means.view});
  r.call(map_with("add_eps", Op::add, 1e-6f), {means.view, shifted.view});
  r.call(map("rsqrt", Op::rsqrt, 1), {shifted.view, factors.view});
  r.call(map_broadcast("normalise", Op::mul), {x.view, factors.view, scaled.view});
  r.call(map_broadcast("weight", Op::mul, true), {scaled.view, w.view, weighted.view});
  r.call(map("silu", Op::silu, 1, rank), {seen(g), seen(gate)});
  r.call(map("mul", Op::mul, 2, rank), {seen(weighted), seen(gate), seen(y)});
  return r;
}

Recorder softmax_chain(std::int64_t rows, std::int64_t columns) {
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

/// Plans and lowers the only launch, and holds the program to the bits of the calls apart.
Program lower_only_launch(const Recorder& r) {
  plan::Plan plan = plan::make_plan(r.recording, {}, {});
  EXPECT_EQ(plan.launches, 1);
  plan::Launch& launch = plan.groups.at(0).launches.at(0);
  Program p = lower(*launch.kernel, launch.layouts, {});
  PlanMemory fused(r.recording, 1);
  PlanMemory apart = fused;
  apart.run_calls();
  launch.kernel = std::make_shared<const ir::Kernel>(poisoned(p));
  fused.run_plan(plan);
  EXPECT_EQ(fused.difference(apart), "") << print(p);
  return p;
}

int lane_loops(const Program& p) {
  int n = 0;
  walk(p.kernel, p.kernel.body, [&](ir::NodeId id) {
    const ir::Node& node = p.kernel.at(id);
    n += node.inst == Inst::loop && p.levels[node.target].inner == Level::lane;
  });
  return n;
}
int guarded(const Program& p) {
  int n = 0;
  walk(p.kernel, p.kernel.body,
       [&](ir::NodeId id) { n += accesses_memory(p.kernel.at(id)) && !p.bounds_proved[index(id)]; });
  return n;
}

TEST(Planned, NineCallsOfTheNormAreTwoPassesWithoutTilesOrGuards) {
  for (const bool flat : {false, true}) {
    const Program p = lower_only_launch(norm_chain(5, 7, flat));
    EXPECT_EQ(p.schedule, Schedule::row);
    EXPECT_EQ(lane_loops(p), 2) << print(p);
    EXPECT_EQ(count(p.kernel, Inst::tile), 0) << print(p);
    EXPECT_EQ(count(p.kernel, Inst::load), 4) << print(p);
    EXPECT_EQ(count(p.kernel, Inst::store), 1) << print(p);
    EXPECT_EQ(guarded(p), 0) << print(p);
  }
}

TEST(Planned, SoftmaxIsThreePassesWithOneTileAndNoGuards) {
  const Program p = lower_only_launch(softmax_chain(4, 300));
  EXPECT_EQ(p.schedule, Schedule::row);
  EXPECT_EQ(lane_loops(p), 3) << print(p);
  EXPECT_EQ(count(p.kernel, Inst::tile), 1) << print(p);
  EXPECT_EQ(guarded(p), 0) << print(p);
}

TEST(Planned, AFlatChainIsOnePassOverValues) {
  Recorder r;
  const Made a = r.array({100}), b = r.array({100}), y = r.array({100});
  const Made t = r.scratch({100}), u = r.scratch({100});
  r.call(map("mul", Op::mul, 2), {a.view, b.view, t.view});
  r.call(map("silu", Op::silu, 1), {t.view, u.view});
  r.call(map("add", Op::add, 2), {u.view, t.view, y.view});
  const Program p = lower_only_launch(r);
  EXPECT_EQ(p.schedule, Schedule::flat);
  EXPECT_EQ(count(p.kernel, Inst::load), 2) << print(p);
  EXPECT_EQ(count(p.kernel, Inst::store), 1);
  EXPECT_EQ(count(p.kernel, Inst::set) + count(p.kernel, Inst::tile), 0);
  EXPECT_EQ(guarded(p), 0);
}

TEST(Planned, WholeArraysRunOverOneAxisWhateverTheirRank) {
  for (const std::vector<std::int64_t>& shape : {std::vector<std::int64_t>{40, 3}, {5, 7, 2}}) {
    Recorder r;
    const Made x = r.array(shape), y = r.array(shape);
    r.call(map("neg", Op::neg, 1, static_cast<int>(shape.size())), {x.view, y.view});
    const Program p = lower_only_launch(r);
    EXPECT_EQ(p.kernel.loops.at(0).axes.size(), 1u) << print(p);
    EXPECT_EQ(guarded(p), 0) << print(p);
    Recorder fold;
    const Made z = fold.array({40, 3}), total = fold.array({});
    fold.call(weft::testing::fold_all("sum", ReduceOp::sum, 2), {z.view, total.view});
    const Program q = lower_only_launch(fold);
    EXPECT_EQ(count(q.kernel, Op::rem), 0) << print(q);
    EXPECT_EQ(guarded(q), 0) << print(q);
  }
}

TEST(Planned, AProducerComputedAtEachReadStaysInRange) {
  Recorder r;
  const Made x = r.array({50}), t = r.scratch({50}), y = r.array({50});
  r.call(map("neg", Op::neg, 1), {x.view, t.view});
  r.call(weft::testing::blur(), {t.view, y.view});
  const Program p = lower_only_launch(r);
  EXPECT_EQ(count(p.kernel, Inst::load, "a"), 3) << print(p);
  EXPECT_EQ(guarded(p), 0) << print(p);
}

TEST(Planned, AnInPlaceChainStoresOnce) {
  Recorder r;
  const Made y = r.array({100});
  for (Op op : {Op::mul, Op::add, Op::sub}) r.call(weft::testing::update("update", op, 1.5f), {y.view});
  const Program p = lower_only_launch(r);
  EXPECT_EQ(count(p.kernel, Inst::load), 1) << print(p);
  EXPECT_EQ(count(p.kernel, Inst::store), 1) << print(p);
}

}  // namespace
}  // namespace weft::lower::test

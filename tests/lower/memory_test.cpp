// Forwarding, tiles, variables, reloading, dead and overwritten stores.
#include <gtest/gtest.h>

#include "kernels.hpp"
#include "lower/dead.hpp"
#include "lower/forward.hpp"
#include "lower/reload.hpp"
#include "lower/tiles.hpp"
#include "lower/values.hpp"

namespace weft::lower::test {
namespace {

using ir::ArrayId;
using ir::Inst;
using ir::NodeId;
using ir::Op;
using ir::ReduceOp;
using ir::Role;
using ir::Type;

/// A flat loop over x (n): `body(maker, i, x, y, z, index)`; y is inout, z out, index i64.
template <class Body>
ir::Kernel flat(const Body& body) {
  Maker m("flat");
  const ArrayId x = m.b.array("x", Type::f32, 1, Role::in), y = m.b.array("y", Type::f32, 1, Role::inout),
                z = m.b.array("z", Type::f32, 1, Role::out), at = m.b.array("at", Type::i64, 1, Role::in);
  const ir::LoopId outer = m.begin(m.b.extent(x, 0));
  body(m, m.b.axis(outer, 0), x, y, z, at);
  m.b.end_loop();
  return m.b.finish();
}

template <class Pass>
ir::Kernel after(const Pass& pass, const ir::Kernel& kernel) {
  EXPECT_EQ(faults(kernel), "");
  ir::Kernel out = pass(draft_of(kernel)).kernel;
  EXPECT_EQ(faults(out), "");
  for (std::int64_t n : {1, 5, 16}) {
    const Shapes shapes(kernel.arrays.size(), std::vector<std::int64_t>{n});
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
      EXPECT_EQ(evaluate(kernel, shapes, seed), evaluate(out, shapes, seed));
    }
  }
  return out;
}

TEST(Forward, StoreToLoadAtTheIndex) {
  const ir::Kernel out =
      after(forward, flat([](Maker& m, NodeId i, ArrayId x, ArrayId y, ArrayId z, ArrayId) {
              m.store(y, {i}, m.op(Op::neg, {m.load(x, {i})}));
              m.store(z, {i}, m.op(Op::abs, {m.load(y, {i})}));
            }));
  EXPECT_EQ(count(out, Inst::load, "y"), 0);
}

TEST(Forward, TheValueTakenIsTheRoundedOne) {
  Maker m("round");
  const ArrayId x = m.b.array("x", Type::f32, 1, Role::in), h = m.b.array("h", Type::f16, 1, Role::inout),
                y = m.b.array("y", Type::f32, 1, Role::out);
  const ir::LoopId l = m.begin(m.b.extent(x, 0));
  const NodeId i = m.b.axis(l, 0);
  m.store(h, {i}, m.cast(Type::f16, m.load(x, {i})));
  m.store(y, {i}, m.cast(Type::f32, m.load(h, {i})));
  m.b.end_loop();
  const ir::Kernel out = after(forward, m.b.finish());
  EXPECT_EQ(count(out, Inst::load, "h"), 0);
  EXPECT_EQ(count(out, Op::cast), 2);
}

TEST(Forward, LoadsOfOneElementAreOne) {
  const ir::Kernel out = after(forward, flat([](Maker& m, NodeId i, ArrayId x, ArrayId, ArrayId z, ArrayId) {
                                 m.store(z, {i}, m.op(Op::mul, {m.load(x, {i}), m.load(x, {i})}));
                               }));
  EXPECT_EQ(count(out, Inst::load, "x"), 1);
}

TEST(Forward, NotPastAStoreThatMayMeet) {
  const ir::Kernel out =
      after(forward, flat([](Maker& m, NodeId i, ArrayId x, ArrayId y, ArrayId z, ArrayId at) {
              m.store(y, {i}, m.load(x, {i}));
              m.store(y, {m.load(at, {i})}, m.f32(3));
              m.store(z, {i}, m.load(y, {i}));
            }));
  EXPECT_EQ(count(out, Inst::load, "y"), 1);
}

TEST(Forward, PastAStoreToAnotherElement) {
  Maker m("pairs");
  const ArrayId x = m.b.array("x", Type::f32, 1, Role::in), y = m.b.array("y", Type::f32, 2, Role::inout);
  const ir::LoopId l = m.begin(m.b.extent(x, 0));
  const NodeId i = m.b.axis(l, 0);
  m.store(y, {i, m.i64(0)}, m.load(x, {i}));
  m.store(y, {i, m.i64(1)}, m.f32(3));
  m.store(y, {i, m.i64(2)}, m.load(y, {i, m.i64(0)}));
  m.b.end_loop();
  const ir::Kernel kernel = m.b.finish();
  const ir::Kernel out = forward(draft_of(kernel)).kernel;
  EXPECT_EQ(count(out, Inst::load, "y"), 0);
  const Shapes shapes{{4}, {4, 3}};
  EXPECT_EQ(evaluate(kernel, shapes, 1), evaluate(out, shapes, 1));
}

TEST(Forward, NotFromABranch) {
  const ir::Kernel out =
      after(forward, flat([](Maker& m, NodeId i, ArrayId x, ArrayId y, ArrayId z, ArrayId) {
              const NodeId v = m.load(x, {i});
              m.b.begin_if(m.op(Op::gt, {v, m.f32(0)}));
              m.store(y, {i}, v);
              m.b.begin_else();
              m.store(z, {i}, m.load(y, {i}));
              m.b.end_if();
              m.store(z, {i}, m.op(Op::add, {m.load(y, {i}), v}));
            }));
  EXPECT_EQ(count(out, Inst::load, "y"), 2);
}

TEST(Forward, NotWhereTheStoreMayHaveBeenDropped) {
  const ir::Kernel out =
      after(forward, flat([](Maker& m, NodeId i, ArrayId x, ArrayId y, ArrayId z, ArrayId at) {
              const NodeId k = m.op(Op::sub, {m.load(at, {i}), m.i64(4)});
              m.store(y, {k}, m.load(x, {i}));
              m.store(z, {i}, m.load(y, {k}));
            }));
  EXPECT_EQ(count(out, Inst::load, "y"), 1);
}

TEST(Forward, NotIntoALoopThatStores) {
  const ir::Kernel out =
      after(forward, flat([](Maker& m, NodeId i, ArrayId x, ArrayId y, ArrayId z, ArrayId) {
              m.store(y, {i}, m.load(x, {i}));
              const ir::LoopId l = m.b.begin_for({m.i64(0), m.i64(3), m.i64(1)});
              const NodeId k = m.cast(Type::f32, m.b.axis(l, 0));
              m.store(y, {i}, m.op(Op::add, {m.load(y, {i}), k}));
              m.b.end_for();
              m.store(z, {i}, m.load(y, {i}));
            }));
  EXPECT_EQ(count(out, Inst::load, "y"), 2);
}

TEST(Forward, OverwrittenStoresGo) {
  const ir::Kernel out = after(
      drop_overwritten, flat([](Maker& m, NodeId i, ArrayId x, ArrayId y, ArrayId z, ArrayId at) {
        m.store(y, {i}, m.f32(1));
        m.store(y, {i}, m.load(x, {i}));
        m.store(z, {i}, m.f32(1));  // read through a gather before it is overwritten: y may not go, z may
        m.store(z, {i}, m.load(y, {m.load(at, {i})}));
        m.store(y, {i}, m.f32(2));
      }));
  EXPECT_EQ(count(out, Inst::store, "y"), 2);
  EXPECT_EQ(count(out, Inst::store, "z"), 1);
}

TEST(Folds, ThatAreTheSameAreOne) {
  const auto pass = [](const Draft& d) { return drop_dead(share_folds(forward(d))); };
  const ir::Kernel out =
      after(pass, flat([](Maker& m, NodeId i, ArrayId x, ArrayId, ArrayId z, ArrayId) {
              const NodeId start = m.load(x, {i});
              const ir::LoopId inner = m.begin(m.b.extent(x, 0));
              const NodeId value = m.load(x, {m.b.axis(inner, 0)});
              m.fold(inner, ReduceOp::sum, value);
              m.fold(inner, ReduceOp::max, value);
              m.fold(inner, ReduceOp::sum, value);
              m.fold(inner, ReduceOp::sum, m.op(Op::neg, {value}));
              m.b.add_fold(inner, {.op = ReduceOp::sum, .value = value, .start = start, .type = Type::f32});
              for (int k = 0; k < 2; ++k)
                m.b.add_fold(inner, {.custom = true, .value = value, .start = start, .type = Type::f32});
              m.b.end_loop();
              for (int k : {5, 6}) {
                m.b.begin_combine(inner, k);
                m.b.end_combine(m.op(k == 5 ? Op::min : Op::max,
                                     {m.b.fold_operand(inner, k, 0), m.b.fold_operand(inner, k, 1)}));
              }
              NodeId all = m.b.fold_result(inner, 0);
              for (int k = 1; k < 7; ++k) all = m.op(Op::sub, {all, m.b.fold_result(inner, k)});
              m.store(z, {i}, all);
            }));
  std::size_t folds = 0;
  for (const ir::Loop& loop : out.loops) folds += loop.folds.size();
  EXPECT_EQ(folds, 6u) << "the second sum is the first";
}

TEST(Tiles, OfRankZeroBecomeVariablesAndKeepTheirZero) {
  Maker m("tile");
  const ArrayId x = m.b.array("x", Type::f32, 1, Role::in), y = m.b.array("y", Type::f32, 1, Role::out),
                t = m.b.array("t", Type::f32, 0, Role::tile);
  const ir::LoopId l = m.begin(m.b.extent(x, 0));
  const NodeId i = m.b.axis(l, 0);
  m.b.tile(t, {});
  const NodeId v = m.load(x, {i});
  m.b.begin_if(m.op(Op::gt, {v, m.f32(0)}));
  m.store(t, {}, v);
  m.b.end_if();
  m.store(y, {i}, m.load(t));
  m.b.end_loop();
  const ir::Kernel out = after(tiles_to_variables, m.b.finish());
  EXPECT_EQ(count(out, Inst::tile), 0);
  EXPECT_EQ(count(out, Inst::set), 2);
  EXPECT_EQ(count(out, Inst::get), 1);
}

/// One row of x in a tile; `write` and `read` say at which index.
template <class Write, class Read>
ir::Kernel one_loop_tile(const Write& write, const Read& read) {
  Maker m("tile");
  const ArrayId x = m.b.array("x", Type::f32, 1, Role::in), y = m.b.array("y", Type::f32, 1, Role::out),
                t = m.b.array("t", Type::f32, 1, Role::tile);
  const NodeId n = m.b.extent(x, 0);
  m.begin(m.i64(1));
  m.b.tile(t, std::vector{n});
  const ir::LoopId l = m.begin(n);
  const NodeId j = m.b.axis(l, 0);
  m.store(t, {write(m, j)}, m.load(x, {j}));
  m.store(y, {j}, m.load(t, {read(m, j)}));
  m.b.end_loop();
  m.b.end_loop();
  return m.b.finish();
}

TEST(Tiles, OfOneLoopAtItsIndexBecomeVariables) {
  const auto same = [](Maker&, NodeId j) { return j; };
  EXPECT_EQ(count(after(tiles_to_variables, one_loop_tile(same, same)), Inst::tile), 0);
}

TEST(Tiles, StayWhereAnotherIndexIsUsed) {
  const auto same = [](Maker&, NodeId j) { return j; };
  const auto first = [](Maker& m, NodeId) { return m.i64(0); };
  Draft out = tiles_to_variables(draft_of(one_loop_tile(same, first)));
  EXPECT_EQ(count(out.kernel, Inst::tile), 1);
}

TEST(Tiles, StayWhereAStoreMayBeDropped) {
  Maker m("tile");
  const ArrayId x = m.b.array("x", Type::f32, 1, Role::in), y = m.b.array("y", Type::f32, 1, Role::out),
                t = m.b.array("t", Type::f32, 1, Role::tile);
  const NodeId n = m.b.extent(x, 0);
  m.begin(m.i64(1));
  m.b.tile(t, std::vector{m.op(Op::sub, {n, m.i64(1)})});
  const ir::LoopId l = m.begin(n);
  const NodeId j = m.b.axis(l, 0);
  m.store(t, {j}, m.load(x, {j}));
  m.store(y, {j}, m.load(t, {j}));
  m.b.end_loop();
  m.b.end_loop();
  EXPECT_EQ(count(after(tiles_to_variables, m.b.finish()), Inst::tile), 1);
}

TEST(Values, StraightLinesNeedNoVariable) {
  const ir::Kernel out = after([](const Draft& d) { return drop_dead(variables_to_values(d)); },
                               flat([](Maker& m, NodeId i, ArrayId x, ArrayId, ArrayId z, ArrayId) {
                                 const ir::VarId v = m.b.var("v", Type::f32);
                                 m.b.set(v, m.load(x, {i}));
                                 m.b.set(v, m.op(Op::add, {m.b.get(v), m.f32(1)}));
                                 m.store(z, {i}, m.b.get(v));
                               }));
  EXPECT_EQ(count(out, Inst::set), 0);
  EXPECT_EQ(count(out, Inst::get), 0);
}

TEST(Values, BranchesAndLoopsKeepTheirVariable) {
  const ir::Kernel out = after([](const Draft& d) { return drop_dead(variables_to_values(d)); },
                               flat([](Maker& m, NodeId i, ArrayId x, ArrayId y, ArrayId z, ArrayId) {
                                 const ir::VarId v = m.b.var("v", Type::f32);
                                 const NodeId first = m.load(x, {i});
                                 m.b.set(v, first);
                                 m.b.begin_if(m.op(Op::gt, {first, m.f32(0)}));
                                 m.b.set(v, m.op(Op::mul, {m.b.get(v), m.f32(2)}));  // known: the first value
                                 m.b.begin_else();
                                 m.store(y, {i}, m.b.get(v));  // known: the first value
                                 m.b.end_if();
                                 m.store(z, {i}, m.b.get(v));  // not known
                                 m.b.begin_for({m.i64(0), m.i64(2), m.i64(1)});
                                 m.b.set(v, m.op(Op::add, {m.b.get(v), m.f32(1)}));  // not known
                                 m.b.end_for();
                                 m.store(z, {i}, m.b.get(v));  // not known
                               }));
  EXPECT_EQ(count(out, Inst::get), 3);
}

TEST(Values, AWhileConditionSeesWhatTheBodySets) {
  const ir::Kernel out =
      after(variables_to_values, flat([](Maker& m, NodeId i, ArrayId, ArrayId, ArrayId z, ArrayId) {
              const ir::VarId v = m.b.var("v", Type::f32);
              m.b.set(v, m.f32(0));
              m.b.begin_while();
              m.b.while_condition(m.op(Op::lt, {m.b.get(v), m.f32(3)}));
              m.b.set(v, m.op(Op::add, {m.b.get(v), m.f32(1)}));
              m.b.end_while();
              m.store(z, {i}, m.b.get(v));
            }));
  EXPECT_EQ(count(out, Inst::get), 3);
}

TEST(Reload, ACheapRowIsMadeAgain) {
  Maker m("reload");
  const ArrayId x = m.b.array("x", Type::f32, 1, Role::in), y = m.b.array("y", Type::f32, 1, Role::out),
                t = m.b.array("t", Type::f32, 1, Role::tile), u = m.b.array("u", Type::f32, 1, Role::tile);
  const NodeId n = m.b.extent(x, 0);
  m.begin(m.i64(1));
  m.b.tile(t, std::vector{n});
  m.b.tile(u, std::vector{n});
  const ir::LoopId first = m.begin(n);
  const NodeId j = m.b.axis(first, 0);
  m.store(t, {j}, m.op(Op::sub, {m.load(x, {j}), m.f32(1)}));
  m.store(u, {j}, m.op(Op::exp, {m.load(x, {j})}));  // dear: stays
  m.fold(first, ReduceOp::sum, m.load(t, {j}));
  m.b.end_loop();
  const NodeId total = m.b.fold_result(first, 0);
  const ir::LoopId second = m.begin(n);
  const NodeId k = m.b.axis(second, 0);
  m.store(y, {k}, m.op(Op::add, {m.op(Op::mul, {m.load(t, {k}), total}), m.load(u, {k})}));
  m.b.end_loop();
  m.b.end_loop();
  const auto steps = [](const Draft& d) { return drop_dead(reload(forward(d))); };
  const ir::Kernel out = after(steps, m.b.finish());
  EXPECT_EQ(count(out, Inst::tile), 1);
  EXPECT_EQ(count(out, Inst::load, "u"), 1);
  EXPECT_EQ(count(out, Inst::load, "x"), 2);
}

TEST(Reload, NotWhatTheKernelWrites) {
  Maker m("reload");
  const ArrayId x = m.b.array("x", Type::f32, 1, Role::inout), t = m.b.array("t", Type::f32, 1, Role::tile);
  const NodeId n = m.b.extent(x, 0);
  m.begin(m.i64(1));
  m.b.tile(t, std::vector{n});
  const ir::LoopId first = m.begin(n);
  m.store(t, {m.b.axis(first, 0)}, m.load(x, {m.b.axis(first, 0)}));
  m.fold(first, ReduceOp::sum, m.load(x, {m.b.axis(first, 0)}));
  m.b.end_loop();
  const NodeId total = m.b.fold_result(first, 0);
  const ir::LoopId second = m.begin(n);
  m.store(x, {m.b.axis(second, 0)}, total);
  m.store(x, {m.b.axis(second, 0)}, m.op(Op::sub, {m.load(t, {m.b.axis(second, 0)}), total}));
  m.b.end_loop();
  m.b.end_loop();
  EXPECT_EQ(count(after(reload, m.b.finish()), Inst::load, "t"), 1);
}

TEST(Dead, UnusedFoldsLoopsAndVariablesGo) {
  Maker m("dead");
  const ArrayId x = m.b.array("x", Type::f32, 1, Role::in), y = m.b.array("y", Type::f32, 1, Role::out),
                t = m.b.array("t", Type::f32, 0, Role::tile);
  const NodeId n = m.b.extent(x, 0);
  const ir::LoopId outer = m.begin(n);
  m.b.tile(t, {});
  const ir::LoopId l = m.begin(n);
  const NodeId v = m.load(x, {m.b.axis(l, 0)});
  m.fold(l, ReduceOp::sum, m.op(Op::sqrt, {v}));
  m.fold(l, ReduceOp::max, v);
  m.b.end_loop();
  m.store(t, {}, m.b.fold_result(l, 0));
  m.store(y, {m.b.axis(outer, 0)}, m.b.fold_result(l, 1));
  const ir::LoopId unused = m.begin(n);
  m.fold(unused, ReduceOp::sum, m.load(x, {m.b.axis(unused, 0)}));
  m.b.end_loop();
  const ir::VarId var = m.b.var("v", Type::f32);
  m.b.set(var, m.f32(1));
  m.b.end_loop();
  const ir::Kernel out = after(drop_dead, m.b.finish());
  EXPECT_EQ(count(out, Inst::loop), 2);
  EXPECT_EQ(count(out, Inst::tile), 0);
  EXPECT_EQ(count(out, Inst::set), 0);
  EXPECT_EQ(count(out, Op::sqrt), 0);
  ASSERT_EQ(out.loops.size(), 2u);
  EXPECT_EQ(out.loops[1].folds.size(), 1u);
}

}  // namespace
}  // namespace weft::lower::test

#include "lower/merge.hpp"

#include <gtest/gtest.h>

#include "kernels.hpp"

namespace weft::lower::test {
namespace {

using ir::ArrayId;
using ir::Inst;
using ir::NodeId;
using ir::Op;
using ir::ReduceOp;
using ir::Role;
using ir::Type;

/// Rows of x (R, C) and y (R, C) with a tile t (C); `body(maker, i, columns, t, x, y)` builds what a row
/// does.
template <class Body>
ir::Kernel rows(const Body& body) {
  Maker m("rows");
  const ArrayId x = m.b.array("x", Type::f32, 2, Role::in), y = m.b.array("y", Type::f32, 2, Role::out),
                t = m.b.array("t", Type::f32, 1, Role::tile);
  const NodeId count = m.b.extent(x, 0), columns = m.b.extent(x, 1);
  const ir::LoopId outer = m.begin(count);
  m.b.tile(t, std::vector{columns});
  body(m, m.b.axis(outer, 0), columns, t, x, y);
  m.b.end_loop();
  return m.b.finish();
}

template <class Body>
void loop(Maker& m, NodeId count, const Body& body) {
  const ir::LoopId id = m.begin(count);
  body(id, m.b.axis(id, 0));
  m.b.end_loop();
}

ir::Kernel merged(const ir::Kernel& kernel) {
  EXPECT_EQ(faults(kernel), "");
  ir::Kernel out = merge(draft_of(kernel)).kernel;
  EXPECT_EQ(faults(out), "");
  for (std::int64_t columns : {0, 1, 5, 300}) {
    const Shapes shapes(kernel.arrays.size(), {2, columns});
    EXPECT_EQ(evaluate(kernel, shapes, 7), evaluate(out, shapes, 7));
  }
  return out;
}

TEST(Merge, PoursLoopsThatShareAnElementAtTheirIndex) {
  const ir::Kernel out = merged(rows([](Maker& m, NodeId i, NodeId n, ArrayId t, ArrayId x, ArrayId y) {
    loop(m, n, [&](auto, NodeId j) { m.store(t, {j}, m.op(Op::neg, {m.load(x, {i, j})})); });
    loop(m, n, [&](auto, NodeId j) { m.store(y, {i, j}, m.op(Op::abs, {m.load(t, {j})})); });
  }));
  EXPECT_EQ(count(out, Inst::loop), 2);
}

TEST(Merge, KeepsApartWhatReadsANeighbour) {
  const ir::Kernel out = merged(rows([](Maker& m, NodeId i, NodeId n, ArrayId t, ArrayId x, ArrayId y) {
    loop(m, n, [&](auto, NodeId j) { m.store(t, {j}, m.load(x, {i, j})); });
    loop(m, n, [&](auto, NodeId j) { m.store(y, {i, j}, m.load(t, {m.op(Op::sub, {j, m.i64(1)})})); });
  }));
  EXPECT_EQ(count(out, Inst::loop), 3);
}

TEST(Merge, PoursLoopsThatShiftAlike) {
  const ir::Kernel out = merged(rows([](Maker& m, NodeId i, NodeId n, ArrayId t, ArrayId x, ArrayId y) {
    loop(m, n, [&](auto, NodeId j) { m.store(t, {m.op(Op::sub, {j, m.i64(1)})}, m.load(x, {i, j})); });
    loop(m, n, [&](auto, NodeId j) { m.store(y, {i, j}, m.load(t, {m.op(Op::sub, {j, m.i64(1)})})); });
  }));
  EXPECT_EQ(count(out, Inst::loop), 2);
}

TEST(Merge, KeepsApartWhatEveryIterationWrites) {
  const ir::Kernel out = merged(rows([](Maker& m, NodeId i, NodeId n, ArrayId t, ArrayId x, ArrayId y) {
    loop(m, n, [&](auto, NodeId j) {
      m.b.begin_if(m.op(Op::eq, {j, m.i64(3)}));
      m.store(t, {m.i64(0)}, m.load(x, {i, j}));
      m.b.end_if();
    });
    loop(m, n, [&](auto, NodeId j) { m.store(y, {i, j}, m.load(t, {m.i64(0)})); });
  }));
  EXPECT_EQ(count(out, Inst::loop), 3);
}

TEST(Merge, KeepsApartWhatNeedsTheFold) {
  const ir::Kernel out = merged(rows([](Maker& m, NodeId i, NodeId n, ArrayId, ArrayId x, ArrayId y) {
    ir::LoopId sum{};
    loop(m, n, [&](ir::LoopId l, NodeId j) {
      sum = l;
      m.fold(l, ReduceOp::sum, m.load(x, {i, j}));
    });
    const NodeId total = m.op(Op::add, {m.b.fold_result(sum, 0), m.f32(1)});
    loop(m, n, [&](auto, NodeId j) { m.store(y, {i, j}, m.op(Op::mul, {m.load(x, {i, j}), total})); });
  }));
  EXPECT_EQ(count(out, Inst::loop), 3);
}

TEST(Merge, AppendsFoldsAndKeepsTheirNumbers) {
  const ir::Kernel out = merged(rows([](Maker& m, NodeId i, NodeId n, ArrayId, ArrayId x, ArrayId y) {
    std::vector<NodeId> results;
    for (ReduceOp o : {ReduceOp::sum, ReduceOp::max, ReduceOp::min}) {
      ir::LoopId id{};
      loop(m, n, [&](ir::LoopId l, NodeId j) {
        id = l;
        m.fold(l, o, m.load(x, {i, j}));
      });
      results.push_back(m.b.fold_result(id, 0));
    }
    const NodeId all = m.op(Op::add, {m.op(Op::mul, {results[0], results[1]}), results[2]});
    loop(m, n, [&](auto, NodeId j) { m.store(y, {i, j}, all); });
  }));
  EXPECT_EQ(count(out, Inst::loop), 3);
}

TEST(Merge, KeepsAFoldsOwnOperator) {
  const ir::Kernel out = merged(rows([](Maker& m, NodeId i, NodeId n, ArrayId, ArrayId x, ArrayId y) {
    std::vector<NodeId> results;
    const NodeId half = m.f32(0.5f);
    for (Op o : {Op::sub, Op::max}) {
      ir::LoopId id{};
      loop(m, n, [&](ir::LoopId l, NodeId j) {
        id = l;
        m.b.add_fold(l, {.custom = true, .value = m.load(x, {i, j}), .start = half, .type = Type::f32});
      });
      m.b.begin_combine(id, 0);
      m.b.end_combine(m.op(o, {m.b.fold_operand(id, 0, 0), m.b.fold_operand(id, 0, 1)}));
      results.push_back(m.b.fold_result(id, 0));
    }
    const NodeId all = m.op(Op::add, results);
    loop(m, n, [&](auto, NodeId j) { m.store(y, {i, j}, all); });
  }));
  EXPECT_EQ(count(out, Inst::loop), 3);
}

TEST(Merge, MovesALoopPastWhatItDoesNotTouch) {
  const ir::Kernel out = merged(rows([](Maker& m, NodeId i, NodeId n, ArrayId t, ArrayId x, ArrayId y) {
    loop(m, n, [&](auto, NodeId j) { m.store(t, {j}, m.load(x, {i, j})); });
    const ir::VarId v = m.b.var("v", Type::f32);
    m.b.set(v, m.load(x, {i, m.i64(0)}));
    m.b.begin_if(m.op(Op::gt, {m.b.get(v), m.f32(0)}));
    m.b.set(v, m.f32(2));
    m.b.end_if();
    const NodeId factor = m.b.get(v);
    loop(m, n, [&](auto, NodeId j) { m.store(y, {i, j}, m.op(Op::mul, {m.load(t, {j}), factor})); });
  }));
  EXPECT_EQ(count(out, Inst::loop), 2);
}

TEST(Merge, PoursNestedLoopsToo) {
  const ir::Kernel out = merged(rows([](Maker& m, NodeId i, NodeId n, ArrayId, ArrayId x, ArrayId y) {
    for (float shift : {1.0f, 2.0f}) {
      loop(m, n, [&](auto, NodeId j) {
        ir::LoopId sum{};
        loop(m, n, [&](ir::LoopId l, NodeId k) {
          sum = l;
          m.fold(l, ReduceOp::sum, m.op(Op::add, {m.load(x, {i, k}), m.f32(shift)}));
        });
        m.store(y, {i, j}, m.op(Op::mul, {m.b.fold_result(sum, 0), m.f32(shift)}));
      });
    }
  }));
  EXPECT_EQ(count(out, Inst::loop), 3);
}

TEST(Merge, LeavesLoopsOfOtherAxesAlone) {
  const ir::Kernel out = merged(rows([](Maker& m, NodeId i, NodeId n, ArrayId t, ArrayId x, ArrayId y) {
    const NodeId fewer = m.op(Op::sub, {n, m.i64(1)});
    loop(m, fewer, [&](auto, NodeId j) { m.store(t, {j}, m.load(x, {i, j})); });
    loop(m, n, [&](auto, NodeId j) { m.store(y, {i, j}, m.load(x, {i, j})); });
    loop(m, fewer, [&](auto, NodeId j) { m.store(y, {i, j}, m.load(t, {j})); });
  }));
  EXPECT_EQ(count(out, Inst::loop), 3) << "the first and third meet, the second stays between x and y";
}

}  // namespace
}  // namespace weft::lower::test

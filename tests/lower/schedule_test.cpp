// Expansion, hoisting, axes, schedules, uniformity, bounds, names and the printed form.
#include "lower/schedule.hpp"

#include <gtest/gtest.h>

#include <sstream>

#include "common/paths.hpp"
#include "kernels.hpp"
#include "lower/expand.hpp"
#include "lower/hoist.hpp"
#include "lower/structure.hpp"

namespace weft::lower::test {
namespace {

using ir::ArrayId;
using ir::Inst;
using ir::NodeId;
using ir::Op;
using ir::ReduceOp;
using ir::Role;
using ir::Type;

NodeId find(const ir::Kernel& kernel, Inst inst, int nth = 0) {
  NodeId found = ir::no_node;
  walk(kernel, kernel.body, [&](NodeId id) {
    if (kernel.at(id).inst == inst && nth-- == 0) found = id;
  });
  return found;
}

TEST(Expand, LeavesPrimitivesOnly) {
  const ir::Kernel kernel = fused_norm();
  const ir::Kernel out = expand(draft_of(kernel)).kernel;
  walk(out, out.body, [&](NodeId id) {
    if (out.at(id).inst != Inst::op) return;
    EXPECT_TRUE(ir::info(out.at(id).op).primitive) << name(out.at(id).op);
  });
  const Shapes shapes{{2, 9}, {9}, {2, 9}, {2, 9}};
  EXPECT_EQ(evaluate(kernel, shapes, 3), evaluate(out, shapes, 3));
}

/// y[i] = sum over j of x at (i, j) or (j, i).
ir::Kernel sums(bool columns, std::optional<std::int64_t> count = {}) {
  Maker m("Sums: 2");
  const ArrayId x = m.b.array("x", Type::f32, 2, Role::in), y = m.b.array("y", Type::f32, 1, Role::out);
  const ir::LoopId outer = m.begin(m.b.extent(x, columns ? 1 : 0));
  const NodeId i = m.b.axis(outer, 0);
  const ir::LoopId l = m.begin(count ? m.i64(*count) : m.b.extent(x, columns ? 0 : 1));
  const NodeId j = m.b.axis(l, 0);
  m.fold(l, ReduceOp::sum, columns ? m.load(x, {j, i}) : m.load(x, {i, j}));
  m.b.end_loop();
  m.store(y, {i}, m.b.fold_result(l, 0));
  m.b.end_loop();
  return m.b.finish();
}

TEST(Schedules, RowsColumnsAndShortRows) {
  const Program row = lowered(sums(false));
  EXPECT_EQ(row.schedule, Schedule::row);
  EXPECT_EQ(row.levels[0].inner, Level::grid);
  EXPECT_EQ(row.levels[1].inner, Level::lane);
  EXPECT_TRUE(row.uniform[index(find(row.kernel, Inst::fold_result))]);
  EXPECT_FALSE(row.uniform[index(find(row.kernel, Inst::load))]);
  const Program column = lowered(sums(true));
  EXPECT_EQ(column.schedule, Schedule::column);
  EXPECT_EQ(column.levels[0].inner, Level::lane);
  EXPECT_EQ(column.levels[1].inner, Level::serial);
  EXPECT_FALSE(column.uniform[index(find(column.kernel, Inst::fold_result))]);
  EXPECT_EQ(lowered(sums(false, 3)).schedule, Schedule::column) << "three elements do not fill lanes";
}

TEST(Schedules, ColumnsByLayout) {
  // A transposed view walks element by element along its first dimension.
  const plan::Layout transposed{false, {plan::Stride::one, plan::Stride::other}};
  EXPECT_EQ(lower(sums(false), {transposed, plan::Layout{}}, plan::Limits{}).schedule, Schedule::column);
}

TEST(Schedules, NoLoopIsScalarAndAFullFoldATree) {
  Maker m("dot");
  const ArrayId a = m.b.array("a", Type::f32, 1, Role::in), b = m.b.array("b", Type::f32, 1, Role::in),
                r = m.b.array("result", Type::f32, 0, Role::result);
  const ir::LoopId l = m.begin(m.b.extent(a, 0));
  m.fold(l, ReduceOp::sum, m.op(Op::mul, {m.load(a, {m.b.axis(l, 0)}), m.load(b, {m.b.axis(l, 0)})}));
  m.b.end_loop();
  m.store(r, {}, m.op(Op::sqrt, {m.b.fold_result(l, 0)}));
  const Program p = lowered(m.b.finish());
  EXPECT_EQ(p.schedule, Schedule::tree);
  EXPECT_EQ(p.levels[0].inner, Level::lane);
  Maker s("scalar");
  s.store(s.b.array("result", Type::f32, 0, Role::result), {}, s.b.scalar_value(s.b.scalar("a", Type::f32)));
  EXPECT_EQ(lowered(s.b.finish()).schedule, Schedule::scalar);
}

TEST(Schedules, TheAxisThatWalksThroughMemoryIsLast) {
  Maker m("transposed");
  const ArrayId x = m.b.array("x", Type::f32, 2, Role::in), y = m.b.array("y", Type::f32, 2, Role::out);
  const ir::LoopId l = m.begin(m.b.extent(x, 1), m.b.extent(x, 0));
  const NodeId i = m.b.axis(l, 0), j = m.b.axis(l, 1);
  m.store(y, {j, i}, m.op(Op::neg, {m.load(x, {j, i})}));
  m.b.end_loop();
  const ir::Kernel kernel = m.b.finish();
  const Program p = lowered(kernel);
  EXPECT_EQ(p.kernel.at(p.kernel.at(p.kernel.args(find(p.kernel, Inst::load))[1]).loop()).axes.size(), 2u);
  EXPECT_EQ(p.kernel.at(p.kernel.args(find(p.kernel, Inst::load))[1]).sub, 1u);
  EXPECT_FALSE(p.uniform[index(p.kernel.args(find(p.kernel, Inst::load))[1])]);
  EXPECT_TRUE(p.uniform[index(p.kernel.args(find(p.kernel, Inst::load))[0])]);
  const Shapes shapes{{3, 5}, {3, 5}};
  EXPECT_EQ(evaluate(kernel, shapes, 1), evaluate(p.kernel, shapes, 1));
}

TEST(Schedules, FoldsOverSeveralAxesRunOverOne) {
  Maker m("both");
  const ArrayId x = m.b.array("x", Type::f32, 2, Role::in),
                r = m.b.array("result", Type::f32, 0, Role::result);
  const ir::LoopId l = m.b.begin_loop(
      {{m.i64(1), m.op(Op::sub, {m.b.extent(x, 0), m.i64(1)}), m.i64(1)}, {m.i64(0), m.i64(9), m.i64(2)}});
  const NodeId at = m.load(x, {m.b.axis(l, 0), m.b.axis(l, 1)});
  m.fold(l, ReduceOp::sum, m.op(Op::mul, {at, m.cast(Type::f32, m.b.axis(l, 1))}));
  m.b.end_loop();
  m.store(r, {}, m.b.fold_result(l, 0));
  const ir::Kernel kernel = m.b.finish();
  const Program p = lowered(kernel);
  EXPECT_EQ(p.kernel.loops[0].axes.size(), 1u);
  for (std::int64_t rows : {0, 1, 2, 90}) {
    const Shapes shapes{{rows, 20}, {}};
    EXPECT_EQ(evaluate(kernel, shapes, 1), evaluate(p.kernel, shapes, 1));
  }
}

TEST(Hoist, ValuesAndReadOnlyLoadsLeaveLoopsButNotBranches) {
  Maker m("hoist");
  const ArrayId x = m.b.array("x", Type::f32, 2, Role::in), s = m.b.array("s", Type::f32, 1, Role::in),
                y = m.b.array("y", Type::f32, 2, Role::out);
  const NodeId a = m.b.scalar_value(m.b.scalar("a", Type::f32));
  const ir::LoopId outer = m.begin(m.b.extent(x, 0));
  const NodeId i = m.b.axis(outer, 0);
  const ir::LoopId l = m.begin(m.b.extent(x, 1));
  const NodeId j = m.b.axis(l, 0);
  const NodeId factor = m.op(Op::sqrt, {a});                   // to the top
  const NodeId row = m.op(Op::mul, {m.load(s, {i}), factor});  // to the row
  m.b.begin_if(m.op(Op::gt, {m.load(x, {i, j}), m.f32(0)}));
  m.store(y, {i, j}, m.op(Op::floor, {a}));  // stays
  m.b.begin_else();
  m.store(y, {i, j}, row);
  m.b.end_if();
  m.b.end_loop();
  m.b.end_loop();
  const ir::Kernel kernel = m.b.finish();
  const Draft out = hoist(draft_of(kernel));
  const Structure structure(out.kernel);
  const auto depth_of = [&](Op op) {
    int depth = 0;
    walk(out.kernel, out.kernel.body, [&](NodeId id) {
      const ir::Node& n = out.kernel.at(id);
      if (n.inst != Inst::op || n.op != op) return;
      for (NodeId up = structure.owner_of(structure.home_of(id)); up != ir::no_node;
           up = structure.owner_of(structure.home_of(up))) {
        ++depth;
      }
    });
    return depth;
  };
  EXPECT_EQ(depth_of(Op::sqrt), 0);
  EXPECT_EQ(depth_of(Op::mul), 1);
  EXPECT_EQ(depth_of(Op::floor), 3);
  walk(out.kernel, out.kernel.body, [&](NodeId id) {
    const ir::Node& n = out.kernel.at(id);
    if (n.inst != Inst::load) return;
    EXPECT_EQ(out.in_range[index(id)], n.array() == x) << "the load of s runs where its row is empty, too";
  });
  for (std::int64_t columns : {0, 4}) {
    const Shapes shapes{{3, columns}, {3}, {3, columns}};
    EXPECT_EQ(evaluate(kernel, shapes, 1), evaluate(out.kernel, shapes, 1));
  }
}

TEST(Bounds, OnlyWhatTheCallChecksNeedsNoGuard) {
  Maker m("bounds");
  const ArrayId x = m.b.array("x", Type::f32, 1, Role::in), y = m.b.array("y", Type::f32, 1, Role::out),
                at = m.b.array("at", Type::i64, 1, Role::in);
  const NodeId shift = m.b.scalar_value(m.b.scalar("shift", Type::i64));
  const ir::LoopId l = m.begin(m.op(Op::sub, {m.b.extent(y, 0), m.i64(1)}));
  const NodeId i = m.b.axis(l, 0);
  const NodeId affine = m.load(x, {m.op(Op::add, {i, m.i64(1)})});
  const NodeId gathered = m.load(x, {m.load(at, {i})});
  const NodeId moved = m.load(x, {m.op(Op::add, {i, shift})});
  const NodeId maybe = m.op(Op::select, {m.op(Op::gt, {affine, moved}), m.load(x, {i}), gathered});
  m.store(y, {i}, maybe);
  m.b.end_loop();
  const Program p = lowered(m.b.finish());
  std::string marks;
  walk(p.kernel, p.kernel.body, [&](NodeId id) {
    if (accesses_memory(p.kernel.at(id))) marks += p.bounds_proved[index(id)] ? '+' : '-';
  });
  // x[i + 1] and y[i] are checked. Not x[i + shift], whose shift may be on the device, nor x[i], at[i] and
  // x[at[i]], which feed nothing but a select.
  EXPECT_EQ(marks, "+----+") << print(p);
}

TEST(Uniform, VariablesUnderDivergentControlVary) {
  Maker m("uniform");
  const ArrayId x = m.b.array("x", Type::f32, 1, Role::in), y = m.b.array("y", Type::f32, 1, Role::out);
  const NodeId a = m.b.scalar_value(m.b.scalar("a", Type::f32));
  const ir::LoopId l = m.begin(m.b.extent(x, 0));
  const NodeId i = m.b.axis(l, 0);
  const ir::VarId u = m.b.var("u", Type::f32), v = m.b.var("v", Type::f32);
  m.b.set(u, m.f32(0));
  m.b.set(v, m.f32(0));
  m.b.begin_if(m.op(Op::gt, {a, m.f32(0)}));
  m.b.set(u, a);
  m.b.end_if();
  m.b.begin_if(m.op(Op::gt, {m.load(x, {i}), m.f32(0)}));
  m.b.set(v, a);
  m.b.end_if();
  m.store(y, {i}, m.op(Op::sub, {m.b.get(u), m.b.get(v)}));
  m.b.end_loop();
  const Program p = lowered(m.b.finish());
  EXPECT_TRUE(p.uniform[index(find(p.kernel, Inst::get, 0))]) << print(p);
  EXPECT_FALSE(p.uniform[index(find(p.kernel, Inst::get, 1))]) << print(p);
}

TEST(Names, AreSymbolsAndTellStructureApart) {
  const std::string name = lowered(sums(false)).name;
  EXPECT_EQ(name.substr(0, 8), "sums__2_");
  EXPECT_EQ(name.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_"), std::string::npos);
  EXPECT_NE(name, lowered(sums(true)).name);
}

/// The first block of docs/program.md that shows a program; `...` stands for anything.
std::vector<std::string> documented_program() {
  std::istringstream page(weft::testing::read_file(weft::testing::source_dir() / "docs" / "program.md"));
  std::vector<std::string> lines;
  for (std::string line; std::getline(page, line) && !(line == "```" && !lines.empty());) {
    if (line.starts_with("program ") || !lines.empty()) lines.push_back(line);
  }
  return lines;
}

TEST(Print, TheDocumentedNormIsTheProgram) {
  const std::string text = print(lowered(fused_norm()));
  std::size_t at = 0;
  const auto lines = documented_program();
  ASSERT_GT(lines.size(), 20u);
  for (const std::string& line : lines) {
    const std::string part = line.substr(0, line.find("..."));
    at = text.find(part, at);
    ASSERT_NE(at, std::string::npos) << "not there, or not in this order: " << line << "\n" << text;
    at += part.size();
  }
}

TEST(Print, ShowsLevelsGuardsAndUniformValues) {
  const std::string text = print(lowered(sums(false)));
  const std::string expected = R"(  in f32[2] x: contiguous
  out f32[1] y: contiguous
  %0 == i64 extent x 0
  %3 == i64 extent x 1
  loop l0 grid(0, %0, 1)
    %5 == i64 axis l0.0
    loop l1 lane(0, %3, 1)
      %7 = i64 axis l1.0
      %8 = f32 x[%5, %7]
      fold l1.0 f32 sum %8
    %9 == f32 fold l1.0
    y[%5] = %9
)";
  EXPECT_EQ(text.substr(text.find('\n') + 1), expected);
}

}  // namespace
}  // namespace weft::lower::test

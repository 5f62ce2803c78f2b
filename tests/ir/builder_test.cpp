#include "ir/builder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>

#include "ir/clone.hpp"
#include "ir/text.hpp"

namespace weft::ir {
namespace {

std::uint64_t bits(float v) { return std::bit_cast<std::uint32_t>(v); }

struct BuilderTest : ::testing::Test {
  Builder b{"k"};
  ArrayId x = b.array("x", Type::f32, 1, Role::in);
  ArrayId y = b.array("y", Type::f32, 1, Role::out);
  NodeId zero = b.index_constant(0);
  NodeId one = b.index_constant(1);
  NodeId n = b.extent(x, 0);

  NodeId op2(Op op, NodeId left, NodeId right) {
    const std::array args = {left, right};
    return b.op(op, b.type(left), args);
  }
};

TEST_F(BuilderTest, equal_values_are_one_node) {
  EXPECT_EQ(b.index_constant(0), zero);
  EXPECT_EQ(b.extent(x, 0), n);
  EXPECT_NE(b.extent(y, 0), n);
  EXPECT_EQ(op2(Op::add, n, one), op2(Op::add, n, one));
  EXPECT_NE(op2(Op::sub, n, one), op2(Op::sub, one, n));
  EXPECT_NE(b.constant(Type::f32, bits(0.0f)), b.constant(Type::f32, bits(-0.0f)));
  EXPECT_NE(b.constant(Type::i32, 1), b.constant(Type::u32, 1));
}

TEST_F(BuilderTest, a_value_of_a_closed_region_is_made_again) {
  const NodeId flag = op2(Op::add, n, one);
  const std::array compare = {flag, n};
  const NodeId condition = b.op(Op::gt, Type::boolean, compare);
  b.begin_if(condition);
  const NodeId inside = op2(Op::mul, n, flag);
  EXPECT_TRUE(b.visible(inside));
  EXPECT_EQ(op2(Op::mul, n, flag), inside);
  b.begin_else();
  EXPECT_FALSE(b.visible(inside));
  EXPECT_NE(op2(Op::mul, n, flag), inside);
  b.end_if();
  EXPECT_EQ(op2(Op::add, n, one), flag);  // the outer one is still shared
}

TEST_F(BuilderTest, loads_and_gets_are_never_shared) {
  b.begin_loop({{zero, n, one}});
  const std::array at = {zero};
  EXPECT_NE(b.load(x, at), b.load(x, at));
  const VarId v = b.var("v", Type::i64);
  b.set(v, one);
  EXPECT_NE(b.get(v), b.get(v));
  b.end_loop();
}

TEST_F(BuilderTest, ops_of_constants_fold_to_the_bits_of_running_them) {
  const auto folded = [&](Op op, Type t, std::uint64_t left, std::uint64_t right) {
    const NodeId id = op2(op, b.constant(t, left), b.constant(t, right));
    EXPECT_EQ(b.kernel().at(id).inst, Inst::constant);
    return b.kernel().at(id).constant_bits();
  };
  EXPECT_EQ(folded(Op::add, Type::u8, 200, 100), 44u);
  EXPECT_EQ(folded(Op::div, Type::i32, 7, 0), 7u);
  EXPECT_EQ(folded(Op::add, Type::f32, bits(1.0f), bits(0x1p-24f)), bits(1.0f));
  EXPECT_EQ(folded(Op::min, Type::f32, bits(0.0f), bits(-0.0f)), bits(-0.0f));
}

TEST_F(BuilderTest, nothing_else_is_simplified) {
  const ScalarId s = b.scalar("s", Type::f32);
  const NodeId v = b.scalar_value(s);
  const NodeId sum = op2(Op::add, v, b.constant(Type::f32, bits(0.0f)));
  EXPECT_EQ(b.kernel().at(sum).inst, Inst::op);  // -0 + 0 is not -0
  EXPECT_EQ(b.kernel().at(op2(Op::sub, v, v)).inst, Inst::op);
  EXPECT_EQ(b.kernel().at(op2(Op::mul, v, b.constant(Type::f32, bits(1.0f)))).inst, Inst::op);
}

TEST_F(BuilderTest, brackets_that_do_not_match_abort) {
  EXPECT_DEATH(
      {
        b.begin_loop({{zero, n, one}});
        b.end_if();
      },
      "innermost open region");
  EXPECT_DEATH(
      {
        b.begin_loop({{zero, n, one}});
        (void)b.finish();
      },
      "still open");
}

TEST_F(BuilderTest, using_a_value_that_is_not_visible_aborts) {
  b.begin_loop({{zero, n, one}});
  const NodeId inside = b.load(x, std::array{zero});
  b.end_loop();
  EXPECT_DEATH((void)op2(Op::add, inside, inside), "not visible");
}

TEST(Key, names_lines_and_the_order_of_tables_do_not_count) {
  const Kernel a = parse(R"(kernel a { array x: in f32[1] array y: out f32[1] var p: f32 var q: f32
    %0 = const i64 0 %1 = extent x 0 %2 = const i64 1
    loop l0 (%0, %1, %2) { %3 = load x[%0] @3 set q, %3 %4 = get q store y[%0], %4 } })");
  const Kernel b = parse(R"(kernel b { array u: in f32[1] array v: out f32[1] var w: f32
    %9 = const i64 0 %8 = extent u 0 %7 = const i64 1
    loop l5 (%9, %8, %7) { %6 = load u[%9] set w, %6 %5 = get w store v[%9], %5 @77 } })");
  EXPECT_EQ(key(a), key(b));
}

TEST(Key, structure_types_options_and_constants_count) {
  const std::string text = R"(kernel a { array x: in f32[1] array y: out f32[1]
    %0 = const i64 0 %1 = extent x 0 %2 = const i64 1
    loop l0 (%0, %1, %2) { %3 = axis l0 0 %4 = load x[%3] %5 = neg f32 %4 store y[%3], %5 } })";
  const std::string original = key(parse(text));
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string other = text;
    other.replace(other.find(from), from.size(), to);
    return key(parse(other));
  };
  EXPECT_NE(original, changed("neg", "abs"));
  EXPECT_NE(original, changed("const i64 0", "const i64 2"));
  EXPECT_NE(original, changed("extent x", "extent y"));
  EXPECT_NE(original, changed("kernel a", "kernel a workgroup 64"));
  EXPECT_NE(original, changed("kernel a", "kernel a apart"));
  EXPECT_NE(original, changed("y: out", "y: inout"));
  EXPECT_NE(original, changed("store y[%3], %5", "store y[%3], %4"));
}

TEST(Copier, pours_a_body_into_another_loop) {
  const Kernel from = parse(R"(kernel from { array x: in f32[1]
    %0 = const i64 0 %1 = extent x 0 %2 = const i64 1
    loop l0 (%0, %1, %2) { %3 = axis l0 0 %4 = load x[%3] } fold sum f32 %4 fold max f32 %4
    %5 = result l0 1
  })");
  Builder to("to");
  Copier copier(to, from);
  copier.declare();
  const Fold first{.op = ReduceOp::min, .value = no_node, .type = Type::i64};
  for (NodeId id : from.at(from.body).nodes) {
    if (from.at(id).inst != Inst::loop) {
      copier.node(id);
      continue;
    }
    const Axis& axis = from.loops[0].axes[0];
    const LoopId into = to.begin_loop({{copier(axis.start), copier(axis.count), copier(axis.step)}});
    Fold fold = first;
    fold.value = to.axis(into, 0);
    EXPECT_EQ(to.add_fold(into, fold), 0);
    copier.loop_body(LoopId{0}, into);
    to.end_loop();
    copier.combines(LoopId{0});
  }
  const Kernel poured = to.finish();
  EXPECT_EQ(print(poured), R"(kernel to {
  array x: in f32[1]
  %0 = const i64 0
  %1 = extent x 0
  %2 = const i64 1
  loop l0 (%0, %1, %2) {
    %3 = axis l0 0
    %4 = load x[%3]
  } fold min i64 %3 fold sum f32 %4 fold max f32 %4
  %5 = result l0 2
}
)");
}

}  // namespace
}  // namespace weft::ir

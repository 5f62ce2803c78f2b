// The op table as data: names, types and signatures.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "ir/op.hpp"

namespace weft::ir {
namespace {

std::vector<Op> all_ops() {
  std::vector<Op> ops;
  for (int k = 0; k < op_count; ++k) ops.push_back(static_cast<Op>(k));
  return ops;
}

TEST(OpTable, names_are_unique_and_found) {
  std::set<std::string_view> names;
  for (const Op op : all_ops()) {
    EXPECT_TRUE(names.insert(name(op)).second) << name(op);
    EXPECT_EQ(find_op(name(op)), op);
  }
  for (int k = 0; k < reduce_op_count; ++k) {
    const auto op = static_cast<ReduceOp>(k);
    EXPECT_EQ(find_reduce_op(name(op)), op);
  }
  EXPECT_EQ(find_op("frobnicate"), std::nullopt);
  EXPECT_EQ(find_reduce_op("mean of nothing"), std::nullopt);
}

TEST(OpTable, every_row_says_what_it_is) {
  for (const Op op : all_ops()) {
    const OpInfo& row = info(op);
    EXPECT_FALSE(row.doc.empty()) << row.name;
    EXPECT_FALSE(row.accuracy.empty()) << row.name;
    EXPECT_GE(row.arity, 1) << row.name;
    EXPECT_LE(row.arity, 3) << row.name;
    if (row.primitive) {
      EXPECT_EQ(row.cost, 1) << row.name;
    }
  }
}

TEST(OpTable, a_misspelt_name_finds_its_neighbours) {
  EXPECT_EQ(nearest_op_names("slu").front(), "silu");
  EXPECT_EQ(nearest_op_names("sigmoi").front(), "sigmoid");
  EXPECT_EQ(nearest_op_names("soft").front(), "softplus");
  EXPECT_EQ(nearest_op_names("summ").front(), "sum");
  EXPECT_EQ(nearest_op_names("leaky_rellu").front(), "leaky_relu");
  EXPECT_TRUE(nearest_op_names("convolution").empty());
  EXPECT_LE(nearest_op_names("a").size(), 3u);
}

TEST(OpTable, types_are_checked) {
  const auto f = Type::f32, i = Type::i32, b = Type::boolean;
  const auto accepted = [](Op op, std::vector<Type> operands, Type result) {
    return accepts(op, operands, result);
  };
  EXPECT_TRUE(accepted(Op::add, {f, f}, f));
  EXPECT_FALSE(accepted(Op::add, {f, i}, f));
  EXPECT_FALSE(accepted(Op::add, {f}, f));
  EXPECT_FALSE(accepted(Op::add, {b, b}, b));
  EXPECT_FALSE(accepted(Op::exp, {i}, i));
  EXPECT_TRUE(accepted(Op::lt, {i, i}, b));
  EXPECT_FALSE(accepted(Op::lt, {i, i}, i));
  EXPECT_TRUE(accepted(Op::select, {b, f, f}, f));
  EXPECT_FALSE(accepted(Op::select, {f, f, f}, f));
  EXPECT_FALSE(accepted(Op::select, {b, f, i}, f));
  EXPECT_TRUE(accepted(Op::cast, {b}, Type::bf16));
  EXPECT_TRUE(accepted(Op::bits, {f}, Type::u32));
  EXPECT_FALSE(accepted(Op::bits, {f}, Type::u64));
  EXPECT_FALSE(accepted(Op::bits, {f}, b));
  EXPECT_TRUE(accepted(Op::bit_not, {b}, b));
  EXPECT_FALSE(accepted(Op::shl, {b, b}, b));
  EXPECT_FALSE(accepted(Op::mul_hi, {i, i}, i));
  EXPECT_TRUE(accepted(Op::is_nan, {Type::f16}, b));
  const std::vector<Type> choice = {b, i, i};
  EXPECT_EQ(result_type(Op::select, choice), i);
  EXPECT_EQ(result_type(Op::is_nan, std::vector<Type>{f}), b);
}

TEST(OpTable, folds_have_accumulators_and_identities) {
  EXPECT_EQ(accumulator(ReduceOp::sum, Type::f16), Type::f32);
  EXPECT_EQ(accumulator(ReduceOp::sum, Type::bf16), Type::f32);
  EXPECT_EQ(accumulator(ReduceOp::sum, Type::i8), Type::i32);
  EXPECT_EQ(accumulator(ReduceOp::sum, Type::u16), Type::u32);
  EXPECT_EQ(accumulator(ReduceOp::sum, Type::f64), Type::f64);
  EXPECT_EQ(accumulator(ReduceOp::max, Type::f16), Type::f16);
  EXPECT_EQ(result_type(ReduceOp::sum, Type::f16), Type::f16);
  EXPECT_EQ(result_type(ReduceOp::sum, Type::u8), Type::u32);
  EXPECT_EQ(result_type(ReduceOp::argmax, Type::f32), Type::i64);
  EXPECT_EQ(identity(ReduceOp::sum, Type::f32), 0u);
  EXPECT_EQ(identity(ReduceOp::prod, Type::f32), 0x3f800000u);
  EXPECT_EQ(identity(ReduceOp::prod, Type::f16), 0x3c00u);
  EXPECT_EQ(identity(ReduceOp::min, Type::f32), 0x7f800000u);
  EXPECT_EQ(identity(ReduceOp::max, Type::f64), 0xfff0000000000000u);
  EXPECT_EQ(identity(ReduceOp::max, Type::i8), 0x80u);
  EXPECT_EQ(identity(ReduceOp::min, Type::u16), 0xffffu);
  EXPECT_EQ(identity(ReduceOp::all, Type::boolean), 1u);
  EXPECT_EQ(identity(ReduceOp::any, Type::boolean), 0u);
}

}  // namespace
}  // namespace weft::ir

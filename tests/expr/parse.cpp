#include "expr/parse.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "ir/op.hpp"
#include "weft/error.hpp"

namespace weft::expr {
namespace {

const std::vector<Input> inputs = {{"x", ir::Type::f32, {3, 4}},     {"w", ir::Type::f32, {4}},
                                   {"gate", ir::Type::f32, {3, 4}},  {"n", ir::Type::i32, {5}},
                                   {"b", ir::Type::boolean, {3, 4}}, {"empty", ir::Type::f32, {3, 0}},
                                   {"small", ir::Type::u8, {3, 1}}};

std::string error_of(std::string_view text) {
  try {
    (void)parse(text, inputs);
  } catch (const UsageError& error) {
    return error.what();
  }
  return "no error";
}

TEST(Parse, shapes_and_types_follow_numpy) {
  EXPECT_EQ(parse("x * w", inputs)->shape, (Shape{3, 4}));
  EXPECT_EQ(parse("x < w", inputs)->type, ir::Type::boolean);
  EXPECT_EQ(parse("sum(x, axis=-1)", inputs)->shape, (Shape{3}));
  EXPECT_EQ(parse("sum(x, axis=0, keepdims=True)", inputs)->shape, (Shape{1, 4}));
  EXPECT_EQ(parse("sum(x)", inputs)->shape, (Shape{}));
  EXPECT_EQ(parse("argmax(x, axis=1)", inputs)->type, ir::Type::i64);
  EXPECT_EQ(parse("mean(n)", inputs)->type, ir::Type::f64);
  EXPECT_EQ(parse("sum(small, axis=(0, 1))", inputs)->type, ir::Type::u32);
  EXPECT_EQ(parse("f16(x) * 2", inputs)->type, ir::Type::f16);
  EXPECT_EQ(parse("cast(x, i8)", inputs)->type, ir::Type::i8);
  EXPECT_EQ(parse("bits(x, u32) >> 3", inputs)->type, ir::Type::u32);
  EXPECT_EQ(parse("where(b, x, 0)", inputs)->type, ir::Type::f32);
  EXPECT_EQ(parse("where(f32(n) < 2.5, n, 0)", inputs)->type, ir::Type::i32);
  EXPECT_EQ(parse("softmax(x)", inputs)->shape, (Shape{3, 4}));
  EXPECT_EQ(parse("max(x, w)", inputs)->shape, (Shape{3, 4}));
  EXPECT_EQ(parse("sum(empty)", inputs)->shape, (Shape{}));
}

TEST(Parse, views_take_arrays_then_whole_numbers) {
  EXPECT_EQ(parse("transpose(x)", inputs)->shape, (Shape{4, 3}));
  EXPECT_EQ(parse("permute(x * w, 1, 0)", inputs)->shape, (Shape{4, 3}));
  EXPECT_EQ(parse("reshape(x, 2, -1)", inputs)->shape, (Shape{2, 6}));
  EXPECT_EQ(parse("slice(x, -1, 3, 2, -2) + 1", inputs)->shape, (Shape{3, 2}));
  EXPECT_EQ(parse("broadcast_to(w, 2, 3, 4)", inputs)->shape, (Shape{2, 3, 4}));
  EXPECT_EQ(parse("squeeze(expand_dims(n, 0, -1))", inputs)->shape, (Shape{5}));
  EXPECT_EQ(parse("diagonal(flip(x))", inputs)->shape, (Shape{3}));
  EXPECT_EQ(parse("concat(x, gate, axis=1)", inputs)->shape, (Shape{3, 8}));
  EXPECT_EQ(parse("stack(x, gate, axis=-1)", inputs)->shape, (Shape{3, 4, 2}));
  EXPECT_EQ(parse("pad(x, 0, 0, 1, 2)", inputs)->shape, (Shape{3, 7}));
  EXPECT_EQ(parse("take(w, n)", inputs)->shape, (Shape{5}));
  EXPECT_EQ(parse("outer(n, n)", inputs)->shape, (Shape{5, 5}));
  EXPECT_EQ(error_of("slice(x, 0)"), "slice: expected slice(x, axis, start, count[, step]) (column 1)");
  EXPECT_EQ(error_of("permute(x, 0.5, 1)"), "permute: expected permute(x, axes...) (column 1)");
  EXPECT_EQ(error_of("concat(x, 1)"), "concat: expected concat(a, b, ...[, axis=0]) (column 1)");
  EXPECT_EQ(error_of("take(x, n, axis=2)"), "take: axis 2 is out of range for shape (3, 4) (column 1)");
  EXPECT_NE(error_of("transpos(x)").find("did you mean transpose"), std::string::npos);
}

TEST(Parse, precedence_is_pythons) {
  const auto op_of = [](std::string_view text) { return parse(text, inputs)->op; };
  EXPECT_EQ(op_of("x + w * w"), ir::Op::add);
  EXPECT_EQ(op_of("-x ** 2"), ir::Op::neg);
  EXPECT_EQ(op_of("x ** -w"), ir::Op::pow);
  EXPECT_EQ(op_of("n & 3 == n"), ir::Op::eq) << "comparisons bind loosest, as in Python";
  EXPECT_EQ(op_of("n << 1 + 1"), ir::Op::shl);
  EXPECT_EQ(op_of("x - w - w"), ir::Op::sub);
  EXPECT_EQ(parse("x - w - w", inputs)->operands[0]->op, ir::Op::sub);
  EXPECT_EQ(op_of("x // w % w"), ir::Op::mod);
  EXPECT_EQ(op_of("x @ w + 1"), ir::Op::add);
  EXPECT_EQ(parse("x @ w", inputs)->shape, parse("matmul(x, w)", inputs)->shape);
  EXPECT_EQ(parse("x @ w", inputs)->kind, parse("matmul(x, w)", inputs)->kind);
}

TEST(Parse, every_op_of_the_table_parses_or_is_refused) {
  for (int k = 0; k < ir::op_count; ++k) {
    const auto& row = ir::info(static_cast<ir::Op>(k));
    for (const char* operand : {"x", "n", "b"}) {
      std::string text = fmt::format("{}({}", row.name, operand);
      for (int more = 1; more < row.arity; ++more) text += fmt::format(", {}", operand);
      try {
        EXPECT_NE(parse(text + ")", inputs), nullptr) << text;
      } catch (const UsageError&) {
      }
    }
  }
  EXPECT_NE(error_of("raw_bits(x)").find("unknown op 'raw_bits'"), std::string::npos)
      << error_of("raw_bits(x)");
}

TEST(Parse, errors_name_what_where_and_the_nearest) {
  EXPECT_EQ(error_of("silo(x)").substr(0, 16), "unknown op 'silo");
  EXPECT_NE(error_of("silo(x)").find("silu"), std::string::npos);
  EXPECT_NE(error_of("rmsnorm(x)").find("rms_norm"), std::string::npos);
  EXPECT_EQ(error_of("x + gat"), "unknown name 'gat'; did you mean gate? (column 5)");
  EXPECT_EQ(error_of("x + n"), "add: operands of types f32 and i32; cast one of them (column 3)");
  EXPECT_EQ(error_of("n * b"), "mul: operands of types i32 and bool; cast one of them (column 3)");
  EXPECT_EQ(error_of("x + gate[0]"),
            "expected an operator or the end, found '['; there is no indexing (column 9)");
  EXPECT_EQ(error_of("b and b"),
            "expected an operator or the end, found 'and'; join conditions with & (column 3)");
  EXPECT_EQ(error_of("maximum(x, w)"), "there is no op 'maximum'; write max(a, b) (column 1)");
  EXPECT_EQ(error_of("sum(x, axes=1)"),
            "there is no option 'axes'; the options are axis, keepdims, eps, ddof (column 8)");
  EXPECT_EQ(error_of("small + 256"), "add: the number 256 is outside the range of u8 (column 7)");
  EXPECT_EQ(error_of("small + -1"), "add: the number -1 is outside the range of u8 (column 7)");
  EXPECT_EQ(error_of("n + 0.5"), "add: the number 0.5 is no integer, beside i32 (column 3)");
  EXPECT_EQ(error_of("x * 3.5e38"), "mul: the number 3.5e+38 is outside the range of f32 (column 3)");
  EXPECT_EQ(error_of("sum(x, axis=2)"), "sum: axis 2 is out of range for shape (3, 4) (column 1)");
  EXPECT_EQ(error_of("sum(x, axis=(0, -2))"), "sum: an axis is given twice (column 1)");
  EXPECT_EQ(error_of("max(empty, axis=1)"), "max: of no elements, shape (3, 0) (column 1)");
  for (const std::string name : {"mean", "rms_norm", "layer_norm", "softmax", "log_softmax"}) {
    EXPECT_EQ(error_of(name + "(empty, axis=1)"), name + ": of no elements, shape (3, 0) (column 1)");
    EXPECT_EQ(error_of(name + "(x, axis=2)"), name + ": axis 2 is out of range for shape (3, 4) (column 1)");
    EXPECT_EQ(error_of(name + "(x, axis=-3)"),
              name + ": axis -3 is out of range for shape (3, 4) (column 1)");
  }
  EXPECT_EQ(error_of("var(x, axis=2)"), "var: axis 2 is out of range for shape (3, 4) (column 1)");
  EXPECT_EQ(error_of("x < w < w"), "comparisons do not chain; join two with & (column 7)");
  EXPECT_EQ(error_of("exp(n)"), "exp: does not take i32 (column 1)");
  EXPECT_EQ(error_of("exp(x, w)"), "exp: takes 1 operand, not 2 (column 1)");
  EXPECT_EQ(error_of("exp(x, axis=1)"), "exp has no option 'axis' (column 13)");
  EXPECT_EQ(error_of("x +"), "expected a name, a number or '(', found the end (column 4)");
  EXPECT_EQ(error_of("(x"), "expected ')', found the end (column 3)");
  EXPECT_EQ(error_of("x $ w"), "unexpected character '$' (column 3)");
  EXPECT_EQ(error_of("12abc"), "a number runs into a name (column 1)");
  EXPECT_EQ(error_of(""), "expected a name, a number or '(', found the end (column 1)");
  EXPECT_EQ(error_of("exp(f32)"), "exp takes no type among its operands (column 1)");
}

TEST(Parse, deep_nesting_is_refused_and_long_chains_are_not) {
  EXPECT_NE(error_of(std::string(5000, '(') + "x").find("nested deeper than 200"), std::string::npos);
  EXPECT_NE(error_of(std::string(5000, '-') + "x").find("nested deeper than 200"), std::string::npos);
  std::string chain = "x";
  for (int k = 0; k < 100000; ++k) chain += "+w";
  EXPECT_EQ(parse(chain, inputs)->shape, (Shape{3, 4}));  // and dies without recursion
}

TEST(Literals, rounding_and_range) {
  const auto bits = [](double value, ir::Type type) { return literal_bits({false, 0, value}, type); };
  EXPECT_EQ(bits(0.1, ir::Type::f32), 0x3dcccccdu);
  EXPECT_EQ(bits(65519, ir::Type::f16), 0x7bffu);
  EXPECT_EQ(bits(65520, ir::Type::f16), std::nullopt) << "rounds to infinity";
  EXPECT_TRUE(bits(INFINITY, ir::Type::f16).has_value());
  EXPECT_EQ(bits(0.5, ir::Type::i32), std::nullopt);
  EXPECT_EQ(literal_bits({true, -128, -128}, ir::Type::i8), 0x80u);
  EXPECT_EQ(literal_bits({true, -129, -129}, ir::Type::i8), std::nullopt);
  EXPECT_EQ(literal_bits({true, 2, 2}, ir::Type::boolean), std::nullopt);
}

TEST(Shapes, broadcasting) {
  EXPECT_EQ(broadcast({3, 1}, {3}), (Shape{3, 3}));
  EXPECT_EQ(broadcast({0}, {1}), (Shape{0}));
  EXPECT_EQ(broadcast({2}, {3}), std::nullopt);
  EXPECT_EQ(broadcast({}, {2, 3}), (Shape{2, 3}));
}

}  // namespace
}  // namespace weft::expr

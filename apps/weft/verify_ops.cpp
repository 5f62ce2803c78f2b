#include "verify_ops.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "session.hpp"
#include "summary.hpp"
#include "verify_values.hpp"
#include "weft/error.hpp"

namespace weft::app {
namespace {

using ir::Op;
using ir::Type;

constexpr const char* kind_primitive = "primitives";
constexpr const char* kind_test = "comparisons, tests";
constexpr const char* kind_convert = "conversions";
constexpr const char* kind_derived = "derived functions";
constexpr const char* kind_fold = "folds";

struct Case {
  Op op{};
  Type type{};  // the row's type T
  Type result{};
};

std::vector<Type> all_types() {
  std::vector<Type> types;
  for (int t = 0; t < ir::type_count; ++t) types.push_back(static_cast<Type>(t));
  return types;
}

/// Operand k of an op at row type T: the condition of a select is a bool.
Type operand_type(const Case& c, int k) {
  return ir::info(c.op).signature == ir::Signature::select && k == 0 ? Type::boolean : c.type;
}

std::vector<Case> map_cases() {
  std::vector<Case> cases;
  for (int k = 0; k < ir::op_count; ++k) {
    const auto op = static_cast<Op>(k);
    if (op == Op::raw_bits) continue;  // for the use of derived rows, where its NaNs cannot show
    for (const Type type : all_types()) {
      if (!ir::accepts(op, type)) continue;
      Case c{op, type, type};
      if (op != Op::cast && op != Op::bits) {
        std::vector<Type> operands;
        for (int a = 0; a < ir::info(op).arity; ++a) operands.push_back(operand_type(c, a));
        c.result = ir::result_type(op, operands);
        cases.push_back(c);
        continue;
      }
      for (const Type result : all_types()) {
        c.result = result;
        const Type operand[] = {type};
        if (ir::accepts(op, operand, result)) cases.push_back(c);
      }
    }
  }
  return cases;
}

const char* kind_of(const Case& c) {
  if (c.op == Op::cast || c.op == Op::bits) return kind_convert;
  const ir::OpInfo& info = ir::info(c.op);
  if (info.signature == ir::Signature::compare || info.signature == ir::Signature::test) return kind_test;
  return info.primitive ? kind_primitive : kind_derived;
}

/// Ops that only move bits keep the payloads of NaNs, so theirs are compared too.
bool moves_bits(const Case& c) {
  return c.op == Op::neg || c.op == Op::abs || c.op == Op::select || c.op == Op::copysign;
}

/// Columns of operand values: every combination of special ones, then random ones. All patterns of small
/// types.
std::vector<Words64> operand_values(const Case& c, std::int64_t random_count, Random& random) {
  const auto arity = static_cast<std::size_t>(ir::info(c.op).arity);
  std::vector<Words64> columns(arity);
  if (arity == 1 && ir::size_bytes(c.type) <= 2 && c.type != Type::boolean) {
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << (8 * ir::size_bytes(c.type)); ++bits)
      columns[0].push_back(bits);
    return columns;
  }
  std::vector<Words64> special;
  for (std::size_t k = 0; k < arity; ++k) {
    special.push_back(special_values(operand_type(c, static_cast<int>(k))));
    // Three operands of forty values each would be too many combinations: every third one there.
    for (std::size_t j = 1; arity == 3 && j < special[k].size(); ++j) {
      special[k].erase(special[k].begin() + static_cast<std::ptrdiff_t>(j),
                       special[k].begin() + static_cast<std::ptrdiff_t>(std::min(j + 2, special[k].size())));
    }
  }
  std::size_t combinations = 1;
  for (const Words64& values : special) combinations *= values.size();
  for (std::size_t n = 0; n < combinations; ++n) {
    std::size_t rest = n;
    for (std::size_t k = 0; k < arity; ++k) {
      columns[k].push_back(special[k][rest % special[k].size()]);
      rest /= special[k].size();
    }
  }
  for (std::int64_t n = 0; n < random_count; ++n) {
    for (std::size_t k = 0; k < arity; ++k)
      columns[k].push_back(random_value(operand_type(c, static_cast<int>(k)), random));
  }
  return columns;
}

std::string value_text(Type type, std::uint64_t bits) {
  const io::NpyArray one = make_array(type, {}, std::span(&bits, 1));
  return fmt::format("{} (0x{:x})", element_text(type, one.data.data()), bits);
}

expr::NodeRef make_node(const Case& c, const std::vector<expr::Input>& inputs) {
  std::vector<expr::NodeRef> operands;
  for (std::uint32_t k = 0; k < inputs.size(); ++k) {
    operands.push_back(expr::input(k, inputs[k].name, inputs[k].type, inputs[k].shape));
  }
  if (c.op == Op::cast) return expr::cast(c.result, operands[0]);
  if (c.op == Op::bits) return expr::reinterpret(c.result, operands[0]);
  return expr::apply(c.op, std::move(operands));
}

std::string case_text(const Case& c) {
  const std::string_view name = ir::name(c.op);
  if (c.op == Op::cast || c.op == Op::bits) return fmt::format("{}(a, {})", name, ir::name(c.result));
  constexpr const char* operands[] = {"", "a", "a, b", "a, b, c"};
  return fmt::format("{}({})", name, operands[ir::info(c.op).arity]);
}

void compare_map(const Case& c, const std::vector<Words64>& columns, const io::NpyArray& result,
                 OpCheck& check) {
  const std::size_t n = columns[0].size();
  std::vector<const std::uint64_t*> args;
  for (const Words64& column : columns) args.push_back(column.data());
  Words64 expected(n);
  ir::eval_op_n(c.op, c.type, c.result, n, args.data(), expected.data());
  for (std::size_t i = 0; i < n; ++i) {
    const std::uint64_t found = element_bits(result, i);
    if (agree(c.result, found, expected[i], moves_bits(c))) continue;
    if (check.different++ > 0) continue;
    for (std::size_t k = 0; k < columns.size(); ++k) {
      check.example +=
          fmt::format("{} = {}, ", "abc"[k], value_text(operand_type(c, static_cast<int>(k)), columns[k][i]));
    }
    check.example +=
        fmt::format("gives {}, expected {}", value_text(c.result, found), value_text(c.result, expected[i]));
  }
  check.results = static_cast<std::int64_t>(n);
}

OpCheck check_map(const Device& device, const Case& c, const OpSettings& settings, Random& random) {
  OpCheck check{kind_of(c), case_text(c), c.type, 0, 0, {}, {}};
  const std::vector<Words64> columns = operand_values(c, settings.random_values, random);
  std::vector<expr::Input> inputs;
  std::vector<runtime::ArrayRef> arrays;
  for (std::size_t k = 0; k < columns.size(); ++k) {
    const auto n = static_cast<std::int64_t>(columns[k].size());
    const Type type = operand_type(c, static_cast<int>(k));
    inputs.push_back({std::string(1, "abc"[k]), type, {n}});
    arrays.push_back(upload(device, make_array(type, {n}, columns[k])));
  }
  try {
    const expr::NodeRef node = make_node(c, inputs);
    const runtime::Evaluated evaluated =
        runtime::evaluate(device.state(), std::span(&node, 1), inputs, arrays);
    compare_map(c, columns, download(evaluated.outputs[0], c.result), check);
  } catch (const CompileError& error) {
    check.refused = error.what();
  } catch (const Error& error) {
    check.example = error.what();
  }
  return check;
}

struct FoldCase {
  ir::ReduceOp op{};
  Type type{};
  std::vector<std::int64_t> shape;
  std::optional<std::vector<int>> axes;
};

std::vector<FoldCase> fold_cases() {
  std::vector<FoldCase> cases;
  for (int k = 0; k < ir::reduce_op_count; ++k) {
    const auto op = static_cast<ir::ReduceOp>(k);
    for (const Type type : all_types()) {
      if (!ir::contains(ir::info(op).types, type)) continue;
      for (const std::int64_t length : {1, 7, 255, 256, 257, 1000})
        cases.push_back({op, type, {5, length}, {{1}}});
      if (op == ir::ReduceOp::dot) continue;
      cases.push_back({op, type, {300, 37}, {{0}}});
      cases.push_back({op, type, {70000}, std::nullopt});
    }
  }
  return cases;
}

/// Values that keep sums finite for a while, with a few special ones far apart, so that the order shows in
/// the bits.
io::NpyArray fold_values(const FoldCase& c, Random& random) {
  const Words64 special = special_values(c.type);
  Words64 values(static_cast<std::size_t>(expr::size(c.shape)));
  for (std::uint64_t& value : values) {
    value = random.one_in(2000) ? special[random.below(special.size())] : random_value(c.type, random);
    if (ir::is_float(c.type)) {
      const double moderate = static_cast<double>(normal_of(random.next()));
      if (!random.one_in(2000)) value = expr::literal_bits({false, 0, moderate}, c.type).value_or(0);
    }
  }
  return make_array(c.type, c.shape, values);
}

/// A dot is taken of the rows with the first of them.
io::NpyArray run_dot(const Device& device, const FoldCase& c, const io::NpyArray& values) {
  Words64 first;
  for (std::int64_t k = 0; k < c.shape.back(); ++k) first.push_back(element_bits(values, static_cast<std::size_t>(k)));
  const expr::Shape length{c.shape.back()};
  const std::vector<expr::Input> inputs = {{"x", c.type, c.shape}, {"v", c.type, length}};
  const runtime::ArrayRef arrays[] = {upload(device, values), upload(device, make_array(c.type, length, first))};
  const expr::NodeRef node =
      expr::matmul(expr::input(0, "x", c.type, c.shape), expr::input(1, "v", c.type, length));
  const runtime::Evaluated evaluated = runtime::evaluate(device.state(), std::span(&node, 1), inputs, arrays);
  return download(evaluated.outputs[0], node->type);
}

io::NpyArray run_fold(const Device& device, const FoldCase& c, const io::NpyArray& values) {
  if (c.op == ir::ReduceOp::dot) return run_dot(device, c, values);
  const std::vector<expr::Input> inputs = {{"x", c.type, c.shape}};
  const runtime::ArrayRef arrays[] = {upload(device, values)};
  const expr::NodeRef node = expr::reduce(c.op, expr::input(0, "x", c.type, c.shape), c.axes, false);
  const runtime::Evaluated evaluated = runtime::evaluate(device.state(), std::span(&node, 1), inputs, arrays);
  return download(evaluated.outputs[0], node->type);
}

OpCheck check_fold(const Device& device, const Device& reference, const FoldCase& c, Random& random) {
  OpCheck check{
      kind_fold, fmt::format("{}(x) of shape {}", ir::name(c.op), expr::print(c.shape)), c.type, 0, 0, {},
      {}};
  const io::NpyArray values = fold_values(c, random);
  try {
    const io::NpyArray found = run_fold(device, c, values), expected = run_fold(reference, c, values);
    check.results = expr::size(expected.shape);
    for (std::size_t i = 0; i < static_cast<std::size_t>(check.results); ++i) {
      const std::uint64_t a = element_bits(found, i), b = element_bits(expected, i);
      if (agree(expected.type, a, b)) continue;
      if (check.different++ == 0) {
        check.example = fmt::format("element {} is {}, expected {}", i, value_text(expected.type, a),
                                    value_text(expected.type, b));
      }
    }
  } catch (const CompileError& error) {
    check.refused = error.what();
  } catch (const Error& error) {
    check.example = error.what();
  }
  return check;
}

}  // namespace

std::vector<std::string> op_kinds() {
  return {kind_primitive, kind_test, kind_convert, kind_derived, kind_fold};
}

std::vector<OpCheck> verify_ops(const Device& device, const OpSettings& settings) {
  const Device reference({.tiers = {"reference"}});
  const std::vector<Case> maps = map_cases();
  const std::vector<FoldCase> folds = fold_cases();
  const auto total = static_cast<double>(maps.size() + folds.size());
  Random random(settings.seed);
  std::vector<OpCheck> checks;
  for (const Case& c : maps) {
    checks.push_back(check_map(device, c, settings, random));
    settings.progress(static_cast<double>(checks.size()) / total);
  }
  for (const FoldCase& c : folds) {
    checks.push_back(check_fold(device, reference, c, random));
    settings.progress(static_cast<double>(checks.size()) / total);
  }
  return checks;
}

}  // namespace weft::app

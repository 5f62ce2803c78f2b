#include "op_list.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "expr/parse_views.hpp"
#include "ir/op.hpp"
#include "table.hpp"

namespace weft::app {
namespace {

struct Row {
  std::string name, call, types, accuracy, doc;
};

std::string types_text(ir::TypeSet set) {
  switch (set) {
    case ir::TypeSet::floats:
      return "floats";
    case ir::TypeSet::ints:
      return "integers";
    case ir::TypeSet::words:
      return "u32";
    case ir::TypeSet::numbers:
      return "numbers";
    case ir::TypeSet::bools:
      return "bool";
    case ir::TypeSet::ints_bools:
      return "integers, bool";
    case ir::TypeSet::all:
      return "all";
  }
  return {};
}

Row row_of(ir::Op op) {
  const ir::OpInfo& info = ir::info(op);
  std::vector<std::string_view> operands = {"a", "b", "c"};
  operands.resize(static_cast<std::size_t>(info.arity));
  std::string call = fmt::format("{}({})", info.name, fmt::join(operands, ", "));
  if (op == ir::Op::cast || op == ir::Op::bits) call = fmt::format("{}(a, f32)", info.name);
  return {std::string(info.name), std::move(call), types_text(info.types), std::string(info.accuracy),
          std::string(info.doc)};
}

/// Folds and compositions are not rows of ops; raw_bits is for the use of other rows.
std::vector<Row> rows() {
  std::vector<Row> result;
  for (int k = 0; k < ir::op_count; ++k) {
    const auto op = static_cast<ir::Op>(k);
    if (op != ir::Op::raw_bits) result.push_back(row_of(op));
  }
  for (int k = 0; k < ir::reduce_op_count; ++k) {
    if (static_cast<ir::ReduceOp>(k) == ir::ReduceOp::dot) continue;  // matmul
    const ir::ReduceInfo& info = ir::info(static_cast<ir::ReduceOp>(k));
    result.push_back({std::string(info.name), fmt::format("{}(x, axis=-1, keepdims=True)", info.name),
                      types_text(info.types), "tree order", std::string(info.doc)});
  }
  const auto add = [&](const char* name, const char* call, const char* types, const char* doc) {
    result.push_back({name, call, types, "", doc});
  };
  add("mean", "mean(x, axis=-1, keepdims=True)", "numbers",
      "sum(x) divided by the count; of integers in f64");
  add("var", "var(x, axis=-1, keepdims=True, ddof=0)", "floats",
      "mean of the squared distances from the mean");
  add("rms_norm", "rms_norm(x, eps=1e-6, axis=-1)", "floats", "x * rsqrt(mean(x * x) + eps)");
  add("layer_norm", "layer_norm(x, eps=1e-5, axis=-1)", "floats", "(x - mean(x)) * rsqrt(var(x) + eps)");
  add("softmax", "softmax(x, axis=-1)", "floats", "e / sum(e) with e = exp(x - max(x))");
  add("log_softmax", "log_softmax(x, axis=-1)", "floats", "x - max(x) - log(sum(exp(x - max(x))))");
  add("matmul", "matmul(a, b)", "numbers", "matrix product; leading dimensions broadcast");
  add("where", "where(a, b, c)", "all", "b where a holds, else c");
  for (const expr::ViewCall& call : expr::view_calls())
    result.push_back({std::string(call.name), std::string(call.form), "all", "", "elements chosen by their index"});
  return result;
}

}  // namespace

std::string op_list_text() {
  Table table({{"call"}, {"types"}, {"accuracy"}, {"meaning"}});
  for (const Row& row : rows()) table.row({row.call, row.types, row.accuracy, row.doc});
  return fmt::format(
      "Operators, as in Python: + - * / // % @ ** == != < <= > >= & | ^ ~ << >>; f32(x) converts.\n"
      "Two arrays of different types do not mix; a number takes the type of what it meets.\n\n{}",
      table.text());
}

std::string op_list_json() {
  nlohmann::ordered_json ops = nlohmann::ordered_json::array();
  for (const Row& row : rows()) {
    ops.push_back({{"name", row.name},
                   {"call", row.call},
                   {"types", row.types},
                   {"accuracy", row.accuracy},
                   {"doc", row.doc}});
  }
  return nlohmann::ordered_json{{"ops", std::move(ops)}}.dump(2);
}

}  // namespace weft::app

// Names and types of the rows.
#include "ir/op.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>
#include <utility>

#include "support/check.hpp"

namespace weft::ir {
namespace {

constexpr std::array<OpInfo, op_count> op_rows = {{
#define WEFT_PRIMITIVE(name, arity, types, signature, doc) \
  {#name, arity, TypeSet::types, Signature::signature, OpClass::map, true, 1, "exact", doc},
#define WEFT_DERIVED(name, arity, types, signature, cost, accuracy, doc) \
  {#name, arity, TypeSet::types, Signature::signature, OpClass::map, false, cost, accuracy, doc},
#include "weft/ops.def"
}};

constexpr std::array<ReduceInfo, reduce_op_count> reduce_rows = {{
#define WEFT_REDUCE(name, combine, types, doc) {#name, Op::combine, TypeSet::types, doc},
#include "weft/ops.def"
}};

// Levenshtein distance by one row of the table.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = std::exchange(row[j + 1], std::min({row[j] + 1, row[j + 1] + 1, replaced}));
    }
  }
  return row.back();
}

}  // namespace

const OpInfo& info(Op op) { return op_rows[static_cast<std::size_t>(op)]; }
const ReduceInfo& info(ReduceOp op) { return reduce_rows[static_cast<std::size_t>(op)]; }

std::optional<Op> find_op(std::string_view name) {
  const auto row = std::ranges::find(op_rows, name, &OpInfo::name);
  if (row == op_rows.end()) return std::nullopt;
  return static_cast<Op>(row - op_rows.begin());
}

std::optional<ReduceOp> find_reduce_op(std::string_view name) {
  const auto row = std::ranges::find(reduce_rows, name, &ReduceInfo::name);
  if (row == reduce_rows.end()) return std::nullopt;
  return static_cast<ReduceOp>(row - reduce_rows.begin());
}

std::vector<std::string_view> nearest_op_names(std::string_view name) {
  using Near =
      std::tuple<std::size_t, std::size_t, std::string_view>;  // distance, length of the part that differs
  const std::size_t farthest = std::max<std::size_t>(1, name.size() / 3);
  std::vector<Near> near;
  const auto consider = [&](std::string_view candidate) {
    const std::size_t distance = edit_distance(name, candidate);
    const bool continues = name.size() >= 3 && candidate.starts_with(name);
    if (distance > farthest && !continues) return;
    const auto differ = std::ranges::mismatch(name, candidate).in1;
    near.emplace_back(distance, static_cast<std::size_t>(name.end() - differ), candidate);
  };
  for (const OpInfo& row : op_rows) consider(row.name);
  for (const ReduceInfo& row : reduce_rows) consider(row.name);
  std::ranges::sort(near);
  near.erase(std::unique(near.begin(), near.end()), near.end());
  std::vector<std::string_view> names;
  for (std::size_t i = 0; i < std::min<std::size_t>(3, near.size()); ++i)
    names.push_back(std::get<2>(near[i]));
  return names;
}

bool accepts(Op op, Type t) { return contains(info(op).types, t); }

bool accepts(Op op, std::span<const Type> operands, Type result) {
  const OpInfo& row = info(op);
  if (operands.size() != static_cast<std::size_t>(row.arity)) return false;
  const Type t = row_type(op, operands);
  if (!contains(row.types, t)) return false;
  for (std::size_t i = 0; i < operands.size(); ++i) {
    const bool is_condition = row.signature == Signature::select && i == 0;
    if (operands[i] != (is_condition ? Type::boolean : t)) return false;
  }
  switch (row.signature) {
    case Signature::same:
    case Signature::select:
      return result == t;
    case Signature::compare:
    case Signature::test:
      return result == Type::boolean;
    case Signature::cast:
      return true;
    case Signature::bits:
      return contains(row.types, result) && size_bytes(result) == size_bytes(t);
  }
  return false;
}

Type row_type(Op op, std::span<const Type> operands) {
  const bool is_select = info(op).signature == Signature::select;
  WEFT_CHECK(operands.size() > (is_select ? 1u : 0u), "an op without operands has no type");
  return operands[is_select ? 1 : 0];
}

Type result_type(Op op, std::span<const Type> operands) {
  const Signature signature = info(op).signature;
  WEFT_CHECK(signature != Signature::cast && signature != Signature::bits,
             "a conversion's result type is given");
  const bool is_bool = signature == Signature::compare || signature == Signature::test;
  return is_bool ? Type::boolean : row_type(op, operands);
}

Type accumulator(ReduceOp op, Type value) {
  if (op != ReduceOp::sum && op != ReduceOp::prod && op != ReduceOp::dot) return value;
  switch (value) {
    case Type::f16:
    case Type::bf16:
      return Type::f32;
    case Type::i8:
    case Type::i16:
      return Type::i32;
    case Type::u8:
    case Type::u16:
      return Type::u32;
    case Type::boolean:
    case Type::i32:
    case Type::i64:
    case Type::u32:
    case Type::u64:
    case Type::f32:
    case Type::f64:
      return value;
  }
  return value;
}

Type result_type(ReduceOp op, Type value) {
  if (op == ReduceOp::argmin || op == ReduceOp::argmax) return index_type;
  return is_float(value) ? value : accumulator(op, value);
}

}  // namespace weft::ir

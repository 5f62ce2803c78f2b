#include "expr/node.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <cmath>

#include "ir/call.hpp"
#include "weft/error.hpp"

namespace weft::expr {
namespace {

std::shared_ptr<Node> make(Kind kind, Place place) {
  auto node = std::make_shared<Node>();
  node->kind = kind;
  node->place = place.number;
  return node;
}

std::string at(Place place) { return text(place); }

/// The one type among the operands that are not literals; they must agree (select's condition aside).
std::optional<ir::Type> common_type(std::string_view op, std::span<const NodeRef> operands, Place place) {
  std::optional<ir::Type> type;
  for (const NodeRef& operand : operands) {
    if (operand->kind == Kind::literal) continue;
    if (type && *type != operand->type) {
      throw UsageError(fmt::format("{}: operands of types {} and {}; cast one of them{}", op, ir::name(*type),
                                   ir::name(operand->type), at(place)));
    }
    type = operand->type;
  }
  return type;
}

/// A literal given a type of its own, as a node of kind cast over the literal.
NodeRef typed(std::string_view op, const NodeRef& operand, ir::Type type, Place place) {
  if (operand->kind != Kind::literal) return operand;
  if (!literal_bits(operand->value, type)) {
    const std::string text = operand->value.integer ? fmt::format("{}", operand->value.whole)
                                                    : fmt::format("{}", operand->value.real);
    const bool whole = operand->value.integer || ir::is_float(type);
    throw UsageError(fmt::format("{}: the number {} {} {}{}", op, text,
                                 whole ? "is outside the range of" : "is no integer, beside", ir::name(type),
                                 at(place)));
  }
  auto node = make(Kind::cast, place);
  node->op = ir::Op::cast;
  node->type = type;
  node->operands = {operand};
  return node;
}

/// Numbers alone stay a number: exact where both are integers and +, - or * fits, else computed in f64.
std::optional<Number> fold_numbers(ir::Op op, std::span<const NodeRef> operands) {
  const auto& row = ir::info(op);
  const auto is_number = [](const NodeRef& n) { return n->kind == Kind::literal; };
  if (row.signature != ir::Signature::same || !std::ranges::all_of(operands, is_number)) return std::nullopt;
  if (operands.size() == 2 && operands[0]->value.integer && operands[1]->value.integer) {
    const std::int64_t a = operands[0]->value.whole, b = operands[1]->value.whole;
    std::int64_t whole = 0;
    const bool fits = (op == ir::Op::add && !__builtin_add_overflow(a, b, &whole)) ||
                      (op == ir::Op::sub && !__builtin_sub_overflow(a, b, &whole)) ||
                      (op == ir::Op::mul && !__builtin_mul_overflow(a, b, &whole));
    if (fits) return Number{true, whole, static_cast<double>(whole)};
  }
  if (!ir::accepts(op, ir::Type::f64)) return std::nullopt;
  std::vector<std::uint64_t> bits;
  for (const NodeRef& operand : operands) bits.push_back(std::bit_cast<std::uint64_t>(operand->value.real));
  const double real = std::bit_cast<double>(ir::eval_op(op, ir::Type::f64, ir::Type::f64, bits));
  return Number{false, 0, real};
}

Shape broadcast_all(std::string_view op, std::span<const NodeRef> operands, Place place) {
  Shape shape;
  for (const NodeRef& operand : operands) {
    const auto next = broadcast(shape, operand->shape);
    if (!next) {
      throw UsageError(fmt::format("{}: shapes {} and {} do not broadcast{}", op, print(shape),
                                   print(operand->shape), at(place)));
    }
    shape = *next;
  }
  return shape;
}

std::uint64_t bits_of(double value, ir::Type type) {
  const std::uint64_t source = std::bit_cast<std::uint64_t>(value);
  if (type == ir::Type::f64) return source;
  return ir::eval_op(ir::Op::cast, ir::Type::f64, type, {{source}});
}

bool is_infinite(std::uint64_t bits, ir::Type type) {
  const std::uint64_t wide =
      type == ir::Type::f64 ? bits : ir::eval_op(ir::Op::cast, type, ir::Type::f64, {{bits}});
  return std::isinf(std::bit_cast<double>(wide));
}

}  // namespace

Node::~Node() {
  // Takes over the operands of every node that dies with this one, so that no destructor nests in another.
  std::vector<NodeRef> dying = std::move(operands);
  while (!dying.empty()) {
    NodeRef node = std::move(dying.back());
    dying.pop_back();
    if (node.use_count() != 1) continue;
    auto& theirs = const_cast<Node&>(*node).operands;
    dying.insert(dying.end(), std::make_move_iterator(theirs.begin()), std::make_move_iterator(theirs.end()));
    theirs.clear();
  }
}

std::string print(const Shape& shape) {
  return shape.size() == 1 ? fmt::format("({},)", shape[0]) : fmt::format("({})", fmt::join(shape, ", "));
}

std::string text(Place place) {
  return place.number == 0 ? "" : fmt::format(" ({} {})", place.unit, place.number);
}

int checked_axis(std::string_view op, std::int64_t axis, const Shape& shape, Place place) {
  const auto rank = static_cast<std::int64_t>(shape.size());
  if (axis < -rank || axis >= rank)
    throw UsageError(fmt::format("{}: axis {} is out of range for shape {}{}", op, axis, print(shape), at(place)));
  return static_cast<int>(axis < 0 ? axis + rank : axis);
}

std::vector<std::int64_t> row_major_strides(const Shape& shape) {
  std::vector<std::int64_t> strides(shape.size());
  std::int64_t stride = 1;
  for (std::size_t d = shape.size(); d-- > 0; stride *= shape[d]) strides[d] = stride;
  return strides;
}

std::int64_t size(const Shape& shape) {
  std::int64_t n = 1;
  for (const std::int64_t length : shape) n *= length;
  return n;
}

std::optional<Shape> broadcast(const Shape& a, const Shape& b) {
  Shape result(std::max(a.size(), b.size()), 1);
  for (std::size_t k = 0; k < result.size(); ++k) {
    const std::int64_t x = k < a.size() ? a[a.size() - 1 - k] : 1;
    const std::int64_t y = k < b.size() ? b[b.size() - 1 - k] : 1;
    if (x != y && x != 1 && y != 1) return std::nullopt;
    result[result.size() - 1 - k] = x == 1 ? y : x;
  }
  return result;
}

std::optional<std::uint64_t> literal_bits(const Number& value, ir::Type type) {
  if (value.exact) return value.exact;
  if (ir::is_float(type)) {
    const double real = value.integer ? static_cast<double>(value.whole) : value.real;
    const std::uint64_t bits = bits_of(real, type);
    if (std::isfinite(real) && is_infinite(bits, type)) return std::nullopt;
    return bits;
  }
  std::int64_t whole = value.whole;
  if (!value.integer) {
    if (!(std::abs(value.real) < 0x1p63) || std::trunc(value.real) != value.real) return std::nullopt;
    whole = static_cast<std::int64_t>(value.real);
  }
  if (type == ir::Type::boolean)
    return whole == 0 || whole == 1 ? std::optional(static_cast<std::uint64_t>(whole)) : std::nullopt;
  const int width = 8 * ir::size_bytes(type);
  if (ir::is_unsigned_int(type)) {
    if (whole < 0 || (width < 64 && whole >> width != 0)) return std::nullopt;
    return static_cast<std::uint64_t>(whole);
  }
  if (width < 64 && (whole < -(std::int64_t{1} << (width - 1)) || whole >= std::int64_t{1} << (width - 1)))
    return std::nullopt;
  const std::uint64_t mask = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  return static_cast<std::uint64_t>(whole) & mask;
}

NodeRef input(std::uint32_t number, std::string name, ir::Type type, Shape shape) {
  if (shape.size() > static_cast<std::size_t>(ir::max_rank)) {
    throw UsageError(fmt::format("{}: {} dimensions, more than {}", name, shape.size(), ir::max_rank));
  }
  auto node = make(Kind::input, {});
  node->input = number;
  node->name = std::move(name);
  node->type = type;
  node->shape = std::move(shape);
  return node;
}

NodeRef input(std::shared_ptr<const InputData> data, ir::Type type, Shape shape) {
  auto node = make(Kind::input, {});
  node->data = std::move(data);
  node->type = type;
  node->shape = std::move(shape);
  return node;
}

NodeRef literal(ir::Type type, std::uint64_t bits) {
  Number number;
  number.exact = bits;
  return cast(type, literal(number));
}

NodeRef literal(Number value) {
  auto node = make(Kind::literal, {});
  node->value = value;
  return node;
}

NodeRef apply(ir::Op op, std::vector<NodeRef> operands, Place place) {
  const auto& row = ir::info(op);
  if (static_cast<int>(operands.size()) != row.arity) {
    throw UsageError(fmt::format("{}: takes {} operand{}, not {}{}", row.name, row.arity,
                                 row.arity == 1 ? "" : "s", operands.size(), at(place)));
  }
  const std::span<const NodeRef> all(operands);
  if (auto number = fold_numbers(op, all)) return literal(*number);
  const bool selects = row.signature == ir::Signature::select;
  const auto type = common_type(row.name, selects ? all.subspan(1) : all, place);
  const ir::Type row_type = type.value_or(ir::Type::f64);  // numbers alone are computed as f64
  if (!ir::accepts(op, row_type)) {
    throw UsageError(fmt::format("{}: does not take {}{}", row.name, ir::name(row_type), at(place)));
  }
  if (selects && operands[0]->kind != Kind::literal && operands[0]->type != ir::Type::boolean) {
    throw UsageError(
        fmt::format("{}: the condition is {}, not bool{}", row.name, ir::name(operands[0]->type), at(place)));
  }
  for (std::size_t k = 0; k < operands.size(); ++k) {
    operands[k] = typed(row.name, operands[k], selects && k == 0 ? ir::Type::boolean : row_type, place);
  }
  auto node = make(Kind::op, place);
  std::vector<ir::Type> types;
  for (const NodeRef& operand : operands) types.push_back(operand->type);
  node->op = op;
  node->type = ir::result_type(op, types);
  node->shape = broadcast_all(row.name, operands, place);
  node->operands = std::move(operands);
  return node;
}

NodeRef cast(ir::Type type, NodeRef operand, Place place) {
  if (operand->kind == Kind::literal) return typed("cast", operand, type, place);
  auto node = make(Kind::cast, place);
  node->op = ir::Op::cast;
  node->type = type;
  node->shape = operand->shape;
  node->operands = {std::move(operand)};
  return node;
}

NodeRef reinterpret(ir::Type type, NodeRef operand, Place place) {
  if (operand->kind == Kind::literal || ir::size_bytes(operand->type) != ir::size_bytes(type) ||
      operand->type == ir::Type::boolean || type == ir::Type::boolean) {
    throw UsageError(fmt::format("bits: {} cannot be seen as {}{}",
                                 operand->kind == Kind::literal ? "a number" : ir::name(operand->type),
                                 ir::name(type), at(place)));
  }
  auto node = make(Kind::cast, place);
  node->op = ir::Op::bits;
  node->type = type;
  node->shape = operand->shape;
  node->operands = {std::move(operand)};
  return node;
}

NodeRef reduce(ir::ReduceOp op, NodeRef operand, std::optional<std::vector<int>> axes, bool keepdims,
               Place place) {
  const auto& row = ir::info(op);
  operand = typed(row.name, operand, ir::Type::f64, place);
  if (!ir::contains(row.types, operand->type)) {
    throw UsageError(fmt::format("{}: does not take {}{}", row.name, ir::name(operand->type), at(place)));
  }
  const int rank = static_cast<int>(operand->shape.size());
  auto node = make(Kind::reduce, place);
  node->reduce = op;
  node->keepdims = keepdims;
  node->type = ir::result_type(op, operand->type);
  if (!axes) {
    for (int a = 0; a < rank; ++a) node->axes.push_back(a);
  } else {
    for (const int axis : *axes) {
      const int a = axis < 0 ? axis + rank : axis;
      if (a < 0 || a >= rank) {
        throw UsageError(fmt::format("{}: axis {} is out of range for shape {}{}", row.name, axis,
                                     print(operand->shape), at(place)));
      }
      node->axes.push_back(a);
    }
    std::ranges::sort(node->axes);
    if (std::ranges::adjacent_find(node->axes) != node->axes.end()) {
      throw UsageError(fmt::format("{}: an axis is given twice{}", row.name, at(place)));
    }
  }
  std::int64_t folded = 1, kept = 1;
  for (int a = 0; a < rank; ++a) {
    const std::int64_t length = operand->shape[static_cast<std::size_t>(a)];
    const bool gone = std::ranges::find(node->axes, a) != node->axes.end();
    (gone ? folded : kept) *= length;
    if (!gone) node->shape.push_back(length);
    if (gone && keepdims) node->shape.push_back(1);
  }
  using enum ir::ReduceOp;
  if (folded == 0 && kept != 0 && (op == max || op == min || op == argmax || op == argmin)) {
    throw UsageError(
        fmt::format("{}: of no elements, shape {}{}", row.name, print(operand->shape), at(place)));
  }
  node->operands = {std::move(operand)};
  return node;
}

}  // namespace weft::expr

// The C++ face of array expressions: nodes of arrays, numbers and ops, and their evaluation.
#include <fmt/format.h>


#include "expr/compose.hpp"
#include "expr/indexed.hpp"
#include "expr/scan.hpp"
#include "expr/view.hpp"
#include "runtime/device_state.hpp"
#include "runtime/expression.hpp"
#include "runtime/scope_state.hpp"
#include "support/check.hpp"
#include "trace/literal.hpp"
#include "weft/error.hpp"
#include "weft/expr.hpp"
#include "weft/scan.hpp"

namespace weft::detail {
namespace {

using runtime::place;

expr::Place line_of(SourceLine where) { return {"line", where.line}; }

std::optional<std::vector<int>> optional_axes(const std::vector<int>* axes) {
  return axes == nullptr ? std::nullopt : std::optional(*axes);
}

int one_axis(const std::vector<int>* axes) {
  WEFT_CHECK(axes != nullptr && axes->size() == 1, "a norm along {} axes",
             axes == nullptr ? 0 : axes->size());
  return axes->front();
}

}  // namespace

ExprNode expr_array(const std::shared_ptr<ArrayState>& array, SourceLine where) {
  if (array == nullptr)
    throw UsageError(fmt::format("an expression reads an empty array (default constructed){}", place(where)));
  if (array->storage->destroyed.load())
    throw UsageError(fmt::format("an expression reads an array that was destroyed{}", place(where)));
  auto data = std::make_shared<runtime::ArrayData>();
  data->array = array;
  const ScopeState* scope = current_scope();
  if (scope != nullptr && scope->device == array->storage->device) {
    data->scope = scope->id;
    data->calls = scope->submission->work.recorded.ir.calls.size();
  } else if (array->is_scratch()) {
    throw UsageError(fmt::format("an expression reads scratch outside its fuse scope{}", place(where)));
  } else {
    data->version = runtime::version_now(array->storage);
  }
  data->identify();
  const auto lengths = array->shape.lengths();
  return expr::input(std::move(data), array->type, expr::Shape(lengths.begin(), lengths.end()));
}

ExprNode expr_literal(ir::Type type, Literal value, SourceLine where) {
  const auto bits = trace::literal_bits(type, value);
  if (!bits) {
    throw UsageError(fmt::format("{} is outside the range of {}{}", trace::literal_text(value),
                                 ir::name(type), place(where)));
  }
  return expr::literal(type, *bits);
}

ExprNode expr_apply(Op op, std::span<const ExprNode> operands, SourceLine where) {
  return expr::apply(static_cast<ir::Op>(op), {operands.begin(), operands.end()}, line_of(where));
}

ExprNode expr_cast(ir::Type type, const ExprNode& operand, SourceLine where) {
  return operand->type == type ? operand : expr::cast(type, operand, line_of(where));
}

ExprNode expr_bits(ir::Type type, const ExprNode& operand, SourceLine where) {
  return operand->type == type ? operand : expr::reinterpret(type, operand, line_of(where));
}

ExprNode expr_reduce(Reduce op, const ExprNode& operand, const std::vector<int>* axes, bool keepdims,
                     SourceLine where) {
  return expr::reduce(static_cast<ir::ReduceOp>(op), operand, optional_axes(axes), keepdims, line_of(where));
}

ExprNode expr_matmul(const ExprNode& a, const ExprNode& b, SourceLine where) {
  return expr::matmul(a, b, line_of(where));
}

ExprNode expr_scan(Reduce op, const ExprNode& x, int axis, bool exclusive, bool reverse, SourceLine where) {
  return expr::scan(static_cast<ir::ReduceOp>(op), x, axis, exclusive, reverse, line_of(where));
}

ExprNode expr_view(ViewOp op, const ExprNode& x, std::span<const std::int64_t> numbers, SourceLine where) {
  return expr::view(static_cast<expr::ViewOp>(op), x, numbers, line_of(where));
}

ExprNode expr_reshape(const ExprNode& x, std::span<const std::int64_t> shape, SourceLine where) {
  return expr::reshape(x, {shape.begin(), shape.end()}, line_of(where));
}

std::shared_ptr<ArrayState> array_view(ViewOp op, const std::shared_ptr<ArrayState>& array,
                                       std::span<const std::int64_t> numbers, SourceLine where) {
  if (array == nullptr) throw UsageError(fmt::format("a view of an empty array (default constructed){}", place(where)));
  const auto lengths = array->shape.lengths();
  return runtime::view_of(array, expr::index_map(static_cast<expr::ViewOp>(op), {lengths.begin(), lengths.end()},
                                                 numbers, line_of(where)));
}

ExprNode expr_join(JoinOp op, std::span<const ExprNode> parts, int axis, SourceLine where) {
  std::vector<expr::NodeRef> nodes(parts.begin(), parts.end());
  return op == JoinOp::concat ? expr::concat(std::move(nodes), axis, line_of(where))
                              : expr::stack(std::move(nodes), axis, line_of(where));
}

ExprNode expr_pad(const ExprNode& x, std::span<const std::int64_t> before, std::span<const std::int64_t> after,
                  int mode, const ExprNode& value, SourceLine where) {
  return expr::pad(x, {before.begin(), before.end()}, {after.begin(), after.end()},
                   static_cast<expr::PadMode>(mode), value, line_of(where));
}

ExprNode expr_take(bool along, const ExprNode& x, const ExprNode& indices, int axis, SourceLine where) {
  return along ? expr::take_along(x, indices, axis, line_of(where)) : expr::take(x, indices, axis, line_of(where));
}

ExprNode expr_iota(ir::Type type, const Shape& shape, int axis, SourceLine where) {
  const auto lengths = shape.lengths();
  return expr::iota(type, {lengths.begin(), lengths.end()}, axis, line_of(where));
}

ExprNode expr_full(const ExprNode& value, const Shape& shape, SourceLine where) {
  const auto lengths = shape.lengths();
  return expr::full(value, {lengths.begin(), lengths.end()}, line_of(where));
}

ExprNode expr_one_hot(const ExprNode& indices, std::int64_t depth, ir::Type type, SourceLine where) {
  return expr::one_hot(indices, depth, type, line_of(where));
}

ExprNode expr_outer(const ExprNode& a, const ExprNode& b, SourceLine where) {
  return expr::outer(a, b, line_of(where));
}

Shape expr_shape(const ExprNode& node) { return Shape(std::span<const std::int64_t>(node->shape)); }

ExprNode expr_compose(Composition which, const ExprNode& x, const std::vector<int>* axes, bool keepdims,
                      double number, SourceLine where) {
  const expr::Place line = line_of(where);
  switch (which) {
    case Composition::mean:
      return expr::mean(x, optional_axes(axes), keepdims, line);
    case Composition::var:
      return expr::var(x, optional_axes(axes), keepdims, static_cast<int>(number), line);
    case Composition::rms_norm:
      return expr::rms_norm(x, {false, 0, number}, one_axis(axes), line);
    case Composition::layer_norm:
      return expr::layer_norm(x, {false, 0, number}, one_axis(axes), line);
    case Composition::softmax:
      return expr::softmax(x, one_axis(axes), line);
    case Composition::log_softmax:
      return expr::log_softmax(x, one_axis(axes), line);
  }
  WEFT_CHECK(false, "no such composition");
  return nullptr;
}

std::vector<std::shared_ptr<ArrayState>> expr_eval(std::span<const ExprNode> outputs,
                                                   std::span<const std::shared_ptr<ArrayState>> into,
                                                   const FuseOptions& options,
                                                   std::shared_ptr<FutureState>* report, SourceLine where) {
  for (std::size_t k = 0; k < into.size(); ++k) {
    if (into[k] == nullptr) continue;
    if (expr_shape(outputs[k]) != into[k]->shape) {
      throw UsageError(fmt::format("assignment: the expression has shape {}, the array {}{}",
                                   expr_shape(outputs[k]).text(), into[k]->shape.text(), place(where)));
    }
  }
  runtime::Evaluated evaluated = runtime::evaluate(nullptr, outputs, {}, {}, options, into);
  if (report != nullptr) *report = evaluated.report.state();
  return std::move(evaluated.outputs);
}

}  // namespace weft::detail

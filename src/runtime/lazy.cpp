// The C++ face of array expressions: nodes of arrays, numbers and ops, and their evaluation.
#include <fmt/format.h>

#include <array>
#include <cstring>

#include "expr/compose.hpp"
#include "runtime/device_state.hpp"
#include "runtime/expression.hpp"
#include "runtime/scope_state.hpp"
#include "support/check.hpp"
#include "trace/literal.hpp"
#include "weft/error.hpp"
#include "weft/expr.hpp"

namespace weft::detail {
namespace {

using runtime::place;

expr::Place line_of(SourceLine where) { return {"line", where.line}; }

/// Equal for equal bytes read in equal order.
std::string identity_of(const ArrayState& array, std::uint64_t contents) {
  std::array<std::uint64_t, 3 + 2 * ir::max_rank> words{};
  words[0] = contents;
  words[1] = static_cast<std::uint64_t>(array.offset);
  words[2] = static_cast<std::uint64_t>(array.type) * 16 + static_cast<std::uint64_t>(array.shape.rank());
  for (int d = 0; d < array.shape.rank(); ++d) {
    const auto k = static_cast<std::size_t>(d);
    words[3 + k] = static_cast<std::uint64_t>(array.shape[d]);
    words[3 + ir::max_rank + k] = static_cast<std::uint64_t>(array.strides[k]);
  }
  return {reinterpret_cast<const char*>(words.data()), sizeof(words)};
}

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
  const std::uint64_t contents = data->version ? data->version->identity() : array->storage->identity();
  data->identity = identity_of(*array, contents);
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

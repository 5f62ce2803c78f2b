#include "expr/compose.hpp"

#include <fmt/format.h>

#include "weft/error.hpp"

namespace weft::expr {
namespace {

using ir::Op;
using ir::ReduceOp;

NodeRef number(std::int64_t value) { return literal({true, value, static_cast<double>(value)}); }

std::int64_t count_of(const NodeRef& x, const std::optional<std::vector<int>>& axes) {
  if (!axes) return size(x->shape);
  std::int64_t count = 1;
  const int rank = static_cast<int>(x->shape.size());
  for (const int axis : *axes) {
    const int a = axis < 0 ? axis + rank : axis;
    if (a >= 0 && a < rank) count *= x->shape[static_cast<std::size_t>(a)];  // reduce refuses the others
  }
  return count;
}

NodeRef floats_only(const char* name, NodeRef x, Place place) {
  if (x->kind == Kind::literal || !ir::is_float(x->type)) {
    throw UsageError(fmt::format("{}: takes an array of floats, not {} ({} {})", name,
                                 x->kind == Kind::literal ? "a number" : ir::name(x->type), place.unit,
                                 place.number));
  }
  return x;
}

}  // namespace

NodeRef mean(NodeRef x, std::optional<std::vector<int>> axes, bool keepdims, Place place) {
  const std::int64_t count = x->kind == Kind::literal ? 1 : count_of(x, axes);
  if (count == 0)
    throw UsageError(
        fmt::format("mean: of no elements, shape {} ({} {})", print(x->shape), place.unit, place.number));
  const bool whole = x->kind != Kind::literal && !ir::is_float(x->type);
  if (whole) x = cast(ir::Type::f64, std::move(x), place);
  return apply(Op::div,
               {reduce(ReduceOp::sum, std::move(x), std::move(axes), keepdims, place), number(count)}, place);
}

NodeRef var(NodeRef x, std::optional<std::vector<int>> axes, bool keepdims, int ddof, Place place) {
  floats_only("var", x, place);
  const std::int64_t count = count_of(x, axes) - ddof;
  if (count <= 0) {
    throw UsageError(fmt::format("var: of {} elements with ddof {} ({} {})", count + ddof, ddof, place.unit,
                                 place.number));
  }
  const NodeRef centred = apply(Op::sub, {x, mean(x, axes, true, place)}, place);
  const NodeRef squares = apply(Op::mul, {centred, centred}, place);
  return apply(Op::div, {reduce(ReduceOp::sum, squares, std::move(axes), keepdims, place), number(count)},
               place);
}

NodeRef rms_norm(NodeRef x, Number eps, int axis, Place place) {
  floats_only("rms_norm", x, place);
  const NodeRef power = mean(apply(Op::mul, {x, x}, place), std::vector{axis}, true, place);
  const NodeRef scale = apply(Op::rsqrt, {apply(Op::add, {power, literal(eps)}, place)}, place);
  return apply(Op::mul, {x, scale}, place);
}

NodeRef layer_norm(NodeRef x, Number eps, int axis, Place place) {
  floats_only("layer_norm", x, place);
  const NodeRef centred = apply(Op::sub, {x, mean(x, std::vector{axis}, true, place)}, place);
  const NodeRef variance = mean(apply(Op::mul, {centred, centred}, place), std::vector{axis}, true, place);
  const NodeRef scale = apply(Op::rsqrt, {apply(Op::add, {variance, literal(eps)}, place)}, place);
  return apply(Op::mul, {centred, scale}, place);
}

NodeRef softmax(NodeRef x, int axis, Place place) {
  floats_only("softmax", x, place);
  const NodeRef top = reduce(ReduceOp::max, x, std::vector{axis}, true, place);
  const NodeRef e = apply(Op::exp, {apply(Op::sub, {x, top}, place)}, place);
  return apply(Op::div, {e, reduce(ReduceOp::sum, e, std::vector{axis}, true, place)}, place);
}

NodeRef log_softmax(NodeRef x, int axis, Place place) {
  floats_only("log_softmax", x, place);
  const NodeRef top = reduce(ReduceOp::max, x, std::vector{axis}, true, place);
  const NodeRef shifted = apply(Op::sub, {x, top}, place);
  const NodeRef total =
      reduce(ReduceOp::sum, apply(Op::exp, {shifted}, place), std::vector{axis}, true, place);
  return apply(Op::sub, {shifted, apply(Op::log, {total}, place)}, place);
}

}  // namespace weft::expr

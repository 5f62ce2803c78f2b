#include "expr/compose.hpp"

#include <fmt/format.h>

#include "weft/error.hpp"

namespace weft::expr {
namespace {

using ir::Op;
using ir::ReduceOp;
using Axes = std::optional<std::vector<int>>;

NodeRef number(std::int64_t value) { return literal({true, value, static_cast<double>(value)}); }

std::int64_t count_of(const NodeRef& x, const Axes& axes) {
  if (!axes) return size(x->shape);
  std::int64_t count = 1;
  const int rank = static_cast<int>(x->shape.size());
  for (const int axis : *axes) {
    const int a = axis < 0 ? axis + rank : axis;
    if (a >= 0 && a < rank) count *= x->shape[static_cast<std::size_t>(a)];  // reduce refuses the others
  }
  return count;
}

/// Errors name the composition that was written, not a fold it is made of.
[[noreturn]] void refuse(const char* name, const std::string& what, Place place) {
  throw UsageError(fmt::format("{}: {} ({} {})", name, what, place.unit, place.number));
}

void check_axes(const char* name, const NodeRef& x, const Axes& axes, Place place) {
  const int rank = static_cast<int>(x->shape.size());
  for (const int axis : axes.value_or(std::vector<int>())) {
    if (axis >= -rank && axis < rank) continue;
    refuse(name, fmt::format("axis {} is out of range for shape {}", axis, print(x->shape)), place);
  }
}

NodeRef mean_for(const char* name, NodeRef x, Axes axes, bool keepdims, Place place) {
  if (x->kind != Kind::literal) check_axes(name, x, axes, place);
  const std::int64_t count = x->kind == Kind::literal ? 1 : count_of(x, axes);
  if (count == 0) refuse(name, fmt::format("of no elements, shape {}", print(x->shape)), place);
  const bool whole = x->kind != Kind::literal && !ir::is_float(x->type);
  if (whole) x = cast(ir::Type::f64, std::move(x), place);
  return apply(Op::div,
               {reduce(ReduceOp::sum, std::move(x), std::move(axes), keepdims, place), number(count)}, place);
}

/// The largest along one axis. Along no elements there is none, unless there is nothing to compare it with.
NodeRef top_for(const char* name, const NodeRef& x, int axis, Place place) {
  check_axes(name, x, std::vector{axis}, place);
  std::int64_t others = 1;
  for (int a = 0; a < static_cast<int>(x->shape.size()); ++a) {
    const bool other = a != axis && a != axis + static_cast<int>(x->shape.size());
    if (other) others *= x->shape[static_cast<std::size_t>(a)];
  }
  if (count_of(x, std::vector{axis}) == 0 && others != 0) {
    refuse(name, fmt::format("of no elements, shape {}", print(x->shape)), place);
  }
  return reduce(ReduceOp::max, x, std::vector{axis}, true, place);
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
  return mean_for("mean", std::move(x), std::move(axes), keepdims, place);
}

NodeRef var(NodeRef x, std::optional<std::vector<int>> axes, bool keepdims, int ddof, Place place) {
  floats_only("var", x, place);
  check_axes("var", x, axes, place);
  const std::int64_t count = count_of(x, axes) - ddof;
  if (count <= 0) {
    refuse("var", fmt::format("of {} elements with ddof {}", count + ddof, ddof), place);
  }
  const NodeRef centred = apply(Op::sub, {x, mean(x, axes, true, place)}, place);
  const NodeRef squares = apply(Op::mul, {centred, centred}, place);
  return apply(Op::div, {reduce(ReduceOp::sum, squares, std::move(axes), keepdims, place), number(count)},
               place);
}

NodeRef rms_norm(NodeRef x, Number eps, int axis, Place place) {
  floats_only("rms_norm", x, place);
  const NodeRef power = mean_for("rms_norm", apply(Op::mul, {x, x}, place), std::vector{axis}, true, place);
  const NodeRef scale = apply(Op::rsqrt, {apply(Op::add, {power, literal(eps)}, place)}, place);
  return apply(Op::mul, {x, scale}, place);
}

NodeRef layer_norm(NodeRef x, Number eps, int axis, Place place) {
  floats_only("layer_norm", x, place);
  const NodeRef centred =
      apply(Op::sub, {x, mean_for("layer_norm", x, std::vector{axis}, true, place)}, place);
  const NodeRef variance =
      mean_for("layer_norm", apply(Op::mul, {centred, centred}, place), std::vector{axis}, true, place);
  const NodeRef scale = apply(Op::rsqrt, {apply(Op::add, {variance, literal(eps)}, place)}, place);
  return apply(Op::mul, {centred, scale}, place);
}

NodeRef softmax(NodeRef x, int axis, Place place) {
  floats_only("softmax", x, place);
  const NodeRef top = top_for("softmax", x, axis, place);
  const NodeRef e = apply(Op::exp, {apply(Op::sub, {x, top}, place)}, place);
  return apply(Op::div, {e, reduce(ReduceOp::sum, e, std::vector{axis}, true, place)}, place);
}

NodeRef log_softmax(NodeRef x, int axis, Place place) {
  floats_only("log_softmax", x, place);
  const NodeRef top = top_for("log_softmax", x, axis, place);
  const NodeRef shifted = apply(Op::sub, {x, top}, place);
  const NodeRef total =
      reduce(ReduceOp::sum, apply(Op::exp, {shifted}, place), std::vector{axis}, true, place);
  return apply(Op::sub, {shifted, apply(Op::log, {total}, place)}, place);
}

}  // namespace weft::expr

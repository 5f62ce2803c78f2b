// Array expressions: lazy, joined by the planner as recorded calls are, evaluated as one plan.
//
//   Array<float> y = eval(rms_norm(x, 1e-6) * w * silu(g));
#pragma once

#include <initializer_list>
#include <memory>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "weft/array.hpp"
#include "weft/detail/expr.hpp"
#include "weft/fuse.hpp"
#include "weft/report.hpp"

namespace weft {

/// A lazy array: ops of arrays, numbers and other expressions, whose nodes it shares. Nothing runs until
/// eval(). Immutable; a copy is a handle.
///
/// An expression keeps the values that its arrays had when it was built: an array written later is copied
/// first, if an expression still needs the old values. One built in the body of a fuse scope is evaluated in
/// that body.
///
/// Shapes broadcast as NumPy's do. Types do not mix: cast<T>() converts; numbers take the type of the array.
/// Errors are UsageErrors where the expression is built.
template <Element T>
class Expr : public detail::ArrayOps<T>, public detail::ViewOps<Expr<T>> {
 public:
  using value_type = T;

  explicit Expr(detail::ExprNode node) : node_(std::move(node)) {}
  Expr(const Array<T>& array,
       detail::SourceLine where = detail::SourceLine::here())  // NOLINT: arrays are expressions
      : node_(detail::expr_array(array.state(), where)) {}

  [[nodiscard]] Shape shape() const { return detail::expr_shape(node_); }
  [[nodiscard]] int rank() const { return shape().rank(); }
  [[nodiscard]] std::int64_t size() const { return shape().size(); }  ///< elements

  /// The elements in row-major order, in another shape of equal size.
  [[nodiscard]] Expr reshape(const Shape& shape, detail::SourceLine where = detail::SourceLine::here()) const {
    return Expr(detail::expr_reshape(node_, shape.lengths(), where));
  }

  [[nodiscard]] const detail::ExprNode& node() const { return node_; }

  WEFT_EXACT_OVERLOADS(Expr)

 private:
  friend class detail::ViewOps<Expr>;
  Expr viewed_as(detail::ViewOp op, std::span<const std::int64_t> numbers, detail::SourceLine where) const {
    return Expr(detail::expr_view(op, node_, numbers, where));
  }

  detail::ExprNode node_;
};

/// An axis, counted from the end when negative.
struct Axis {
  constexpr explicit Axis(int number) : index(number) {}
  int index;
};

/// The axes a reduction folds: all, one, or `{0, 2}`.
class Axes {
 public:
  Axes() = default;                                    ///< all
  Axes(Axis axis) : some_(true), list_{axis.index} {}  // NOLINT: one axis is a list of axes
  Axes(std::initializer_list<int> axes) : some_(true), list_(axes) {}
  explicit Axes(std::vector<int> axes) : some_(true), list_(std::move(axes)) {}

  [[nodiscard]] const std::vector<int>* list() const { return some_ ? &list_ : nullptr; }

 private:
  bool some_ = false;
  std::vector<int> list_;
};

/// Whether folded axes stay, with length 1: `sum(x, Axis{-1}, keepdims)`.
enum class Keepdims : bool { no, yes };
inline constexpr Keepdims keepdims = Keepdims::yes;

namespace detail {

template <class A>
[[nodiscard]] ExprNode node_of(const A& a, SourceLine where) {
  return Operand<ExprElement<A>>(a, where).node;
}

template <class R, class A>
[[nodiscard]] Expr<R> reduce_array(Reduce op, const A& x, const Axes& axes, Keepdims keep, SourceLine where) {
  return Expr<R>(expr_reduce(op, node_of(x, where), axes.list(), keep == Keepdims::yes, where));
}

/// Means and norms of integers are taken in double.
template <class T>
using Mean = std::conditional_t<RowTypes<T>::floats, T, double>;

template <class R, class A>
[[nodiscard]] Expr<R> compose_array(Composition which, const A& x, const Axes& axes, Keepdims keep,
                                    double number, SourceLine where) {
  return Expr<R>(expr_compose(which, node_of(x, where), axes.list(), keep == Keepdims::yes, number, where));
}

}  // namespace detail

// clang-format off
#define WEFT_REDUCTION(name, row, R) \
  template <detail::ArrayLike A> \
  [[nodiscard]] Expr<R> name(const A& x, const Axes& axes = {}, Keepdims keep = Keepdims::no, \
                             detail::SourceLine where = detail::SourceLine::here()) { \
    return detail::reduce_array<R>(detail::Reduce::row, x, axes, keep, where); \
  }
// clang-format on

// Reductions, in the tree order of docs/numerics.md over the folded axes, row-major. max, min, argmax and
// argmin of no elements are a UsageError; argmax and argmin give the first index, row-major over the folded
// axes.
WEFT_REDUCTION(sum, sum, detail::ExprElement<A>)
WEFT_REDUCTION(prod, prod, detail::ExprElement<A>)
WEFT_REDUCTION(max, max, detail::ExprElement<A>)
WEFT_REDUCTION(min, min, detail::ExprElement<A>)
WEFT_REDUCTION(all_of, all, bool)
WEFT_REDUCTION(any_of, any, bool)
WEFT_REDUCTION(argmax, argmax, std::int64_t)
WEFT_REDUCTION(argmin, argmin, std::int64_t)
#undef WEFT_REDUCTION
#undef WEFT_EXACT_OVERLOADS

/// The value in another type, as cast<T>() of kernels.
template <Element T, detail::ArrayLike A>
[[nodiscard]] Expr<T> cast(const A& x, detail::SourceLine where = detail::SourceLine::here()) {
  return Expr<T>(detail::expr_cast(detail::element_type<T>, detail::node_of(x, where), where));
}

/// The same bits as another type of the same width, not bool.
template <Element T, detail::ArrayLike A>
[[nodiscard]] Expr<T> bits(const A& x, detail::SourceLine where = detail::SourceLine::here()) {
  static_assert(sizeof(T) == sizeof(detail::ExprElement<A>) && !std::is_same_v<T, bool>,
                "weft: bits<T>() takes a type of the same width, not bool");
  return Expr<T>(detail::expr_bits(detail::element_type<T>, detail::node_of(x, where), where));
}

namespace detail {
template <class A, class B>
using Chosen =
    std::conditional_t<ArrayLike<A>, ExprElement<A>, std::conditional_t<ArrayLike<B>, ExprElement<B>, A>>;
}

/// `condition ? a : b`, element by element: both are computed.
template <detail::ArrayLike C, class A, class B>
requires std::same_as < detail::ExprElement<C>,
bool > [[nodiscard]] Expr<detail::Chosen<A, B>> where(const C& condition, const A& a, const B& b,
                                                      detail::SourceLine at = detail::SourceLine::here()) {
  using T = detail::Chosen<A, B>;
  return detail::apply_arrays<T>(detail::Op::select, detail::Operand<bool>(condition, at),
                                 detail::Operand<T>(a, at), detail::Operand<T>(b, at));
}
/// The same, by the name it has in kernels.
template <detail::ArrayLike C, class A, class B>
requires std::same_as < detail::ExprElement<C>,
bool > [[nodiscard]] Expr<detail::Chosen<A, B>> select(const C& condition, const A& a, const B& b,
                                                       detail::SourceLine at = detail::SourceLine::here()) {
  return where(condition, a, b, at);
}

namespace detail {
/// What a sum of products has: 32 bits for integers of fewer.
template <class T>
using DotElement =
    std::conditional_t<!std::is_integral_v<T> || sizeof(T) >= 4, T,
                       std::conditional_t<std::is_signed_v<T>, std::int32_t, std::uint32_t>>;
}  // namespace detail

/// (..., m, k), (..., k, n) -> (..., m, n): matrix product, leading dimensions broadcast. A vector (k,) on the left has
/// no m, on the right no n. Transposed and sliced arrays are read where they lie. Order and rounding: docs/numerics.md 6.
/// Not of bool; 8- and 16-bit integers give 32 bits.
template <detail::ArrayLike A, detail::ArrayLike B>
[[nodiscard]] auto matmul(const A& a, const B& b, detail::SourceLine where = detail::SourceLine::here()) {
  static_assert(std::is_same_v<detail::ExprElement<A>, detail::ExprElement<B>>,
                "weft: matmul takes arrays of one type; cast<T>() converts");
  using R = detail::DotElement<detail::ExprElement<A>>;
  return Expr<R>(detail::expr_matmul(detail::node_of(a, where), detail::node_of(b, where), where));
}

namespace detail {
/// An axis, and the line that names it.
struct AxisHere {
  AxisHere(Axis given, SourceLine at = SourceLine::here()) : axis(given), where(at) {}  // NOLINT: an axis will do
  Axis axis;
  SourceLine where;
};

template <class A, class... Rest>
[[nodiscard]] Expr<ExprElement<A>> join_arrays(JoinOp op, AxisHere axis, const A& first, const Rest&... rest) {
  static_assert((std::is_same_v<ExprElement<A>, ExprElement<Rest>> && ...),
                "weft: concat and stack take arrays of one type; cast<T>() converts");
  const ExprNode parts[] = {node_of(first, axis.where), node_of(rest, axis.where)...};
  return Expr<ExprElement<A>>(expr_join(op, parts, axis.axis.index, axis.where));
}

template <class T>
[[nodiscard]] Expr<T> join_list(JoinOp op, AxisHere axis, const std::vector<Expr<T>>& parts) {
  std::vector<ExprNode> nodes;
  for (const Expr<T>& part : parts) nodes.push_back(part.node());
  return Expr<T>(expr_join(op, nodes, axis.axis.index, axis.where));
}
}  // namespace detail

/// Arrays of one type behind one another along an axis; their other lengths are equal.
template <detail::ArrayLike A, detail::ArrayLike... Rest>
[[nodiscard]] auto concat(detail::AxisHere axis, const A& first, const Rest&... rest) {
  return detail::join_arrays(detail::JoinOp::concat, axis, first, rest...);
}
template <Element T>
[[nodiscard]] Expr<T> concat(detail::AxisHere axis, const std::vector<Expr<T>>& parts) {
  return detail::join_list(detail::JoinOp::concat, axis, parts);
}
/// Arrays of one type and shape side by side along a new axis.
template <detail::ArrayLike A, detail::ArrayLike... Rest>
[[nodiscard]] auto stack(detail::AxisHere axis, const A& first, const Rest&... rest) {
  return detail::join_arrays(detail::JoinOp::stack, axis, first, rest...);
}
template <Element T>
[[nodiscard]] Expr<T> stack(detail::AxisHere axis, const std::vector<Expr<T>>& parts) {
  return detail::join_list(detail::JoinOp::stack, axis, parts);
}

/// What stands beyond the ends of an array that is padded.
enum class PadMode : std::uint8_t {
  constant,  ///< a number
  edge,      ///< the nearest element
  reflect,   ///< the elements mirrored at the first and the last, which are not repeated
  wrap,      ///< the elements from the other end
};
/// before[d] and after[d] more elements along axis d; negative ones cut elements off.
template <detail::ArrayLike A>
[[nodiscard]] Expr<detail::ExprElement<A>> pad(const A& x, const std::vector<std::int64_t>& before,
                                               const std::vector<std::int64_t>& after,
                                               PadMode mode = PadMode::constant, detail::ExprElement<A> value = {},
                                               detail::SourceLine where = detail::SourceLine::here()) {
  using T = detail::ExprElement<A>;
  const auto number = detail::expr_literal(detail::element_type<T>, detail::Literal::of<T>(value), where);
  return Expr<T>(detail::expr_pad(detail::node_of(x, where), before, after, static_cast<int>(mode), number, where));
}

/// (..., n, ...) and indices of any shape -> (..., shape of the indices, ...): elements by their index along one axis.
/// Negative indices count from the end; one that is out of range gives 0.
template <detail::ArrayLike A, detail::ArrayLike I>
[[nodiscard]] Expr<detail::ExprElement<A>> take(const A& x, const I& indices, Axis axis,
                                                detail::SourceLine where = detail::SourceLine::here()) {
  return Expr<detail::ExprElement<A>>(
      detail::expr_take(false, detail::node_of(x, where), detail::node_of(indices, where), axis.index, where));
}
/// y[i, j] = x[indices[i, j], j] for axis 0, and so on: indices of the rank of x, along other axes no longer than x.
template <detail::ArrayLike A, detail::ArrayLike I>
[[nodiscard]] Expr<detail::ExprElement<A>> take_along(const A& x, const I& indices, Axis axis,
                                                      detail::SourceLine where = detail::SourceLine::here()) {
  return Expr<detail::ExprElement<A>>(
      detail::expr_take(true, detail::node_of(x, where), detail::node_of(indices, where), axis.index, where));
}

/// The index along one axis of an array of this shape, as numbers.
template <Element T>
[[nodiscard]] Expr<T> iota(const Shape& shape, Axis axis = Axis{-1},
                           detail::SourceLine where = detail::SourceLine::here()) {
  static_assert(!std::is_same_v<T, bool>, "weft: iota makes numbers, not bool");
  return Expr<T>(detail::expr_iota(detail::element_type<T>, shape, axis.index, where));
}
/// One number everywhere.
template <Element T>
[[nodiscard]] Expr<T> full(const Shape& shape, T value, detail::SourceLine where = detail::SourceLine::here()) {
  const auto number = detail::expr_literal(detail::element_type<T>, detail::Literal::of<T>(value), where);
  return Expr<T>(detail::expr_full(number, shape, where));
}
/// (...) -> (..., depth): 1 at the index, 0 elsewhere; all 0 for an index outside [0, depth).
template <Element T, detail::ArrayLike I>
[[nodiscard]] Expr<T> one_hot(const I& indices, Extent depth, detail::SourceLine where = detail::SourceLine::here()) {
  return Expr<T>(
      detail::expr_one_hot(detail::node_of(indices, where), depth.value, detail::element_type<T>, where));
}
/// a[i] * b[j], of all elements of each in row-major order.
template <detail::ArrayLike A, detail::ArrayLike B>
[[nodiscard]] Expr<detail::ExprElement<A>> outer(const A& a, const B& b,
                                                 detail::SourceLine where = detail::SourceLine::here()) {
  static_assert(std::is_same_v<detail::ExprElement<A>, detail::ExprElement<B>>,
                "weft: outer takes arrays of one type; cast<T>() converts");
  return Expr<detail::ExprElement<A>>(
      detail::expr_outer(detail::node_of(a, where), detail::node_of(b, where), where));
}

/// sum over the axes, divided by the count: of floats in their type, of integers in double.
template <detail::ArrayLike A>
[[nodiscard]] auto mean(const A& x, const Axes& axes = {}, Keepdims keep = Keepdims::no,
                        detail::SourceLine where = detail::SourceLine::here()) {
  using R = detail::Mean<detail::ExprElement<A>>;
  return detail::compose_array<R>(detail::Composition::mean, x, axes, keep, 0, where);
}
/// Mean of the squared distances from the mean, in two passes; divided by count - ddof. Floats.
template <detail::ArrayLike A>
[[nodiscard]] auto var(const A& x, const Axes& axes = {}, Keepdims keep = Keepdims::no, int ddof = 0,
                       detail::SourceLine where = detail::SourceLine::here()) {
  return detail::compose_array<detail::ExprElement<A>>(detail::Composition::var, x, axes, keep, ddof, where);
}
/// Square root of var.
template <detail::ArrayLike A>
[[nodiscard]] auto stddev(const A& x, const Axes& axes = {}, Keepdims keep = Keepdims::no, int ddof = 0,
                          detail::SourceLine where = detail::SourceLine::here()) {
  return sqrt(var(x, axes, keep, ddof, where));
}
/// sqrt(sum(x * x)). Floats.
template <detail::ArrayLike A>
[[nodiscard]] auto norm(const A& x, const Axes& axes = {}, Keepdims keep = Keepdims::no,
                        detail::SourceLine where = detail::SourceLine::here()) {
  const Expr<detail::ExprElement<A>> e(detail::node_of(x, where));
  return sqrt(sum(e * e, axes, keep, where));
}
/// log(sum(exp(x - m))) + m with m = max(x): no overflow for large values. Floats.
template <detail::ArrayLike A>
[[nodiscard]] auto logsumexp(const A& x, const Axes& axes = {}, Keepdims keep = Keepdims::no,
                             detail::SourceLine where = detail::SourceLine::here()) {
  const Expr<detail::ExprElement<A>> e(detail::node_of(x, where));
  const auto total = log(sum(exp(e - max(e, axes, keepdims, where)), axes, keep, where));
  return total + max(e, axes, keep, where);
}
/// How many elements are not zero.
template <detail::ArrayLike A>
[[nodiscard]] Expr<std::int64_t> count_nonzero(const A& x, const Axes& axes = {},
                                               Keepdims keep = Keepdims::no,
                                               detail::SourceLine where = detail::SourceLine::here()) {
  return sum(cast<std::int64_t>(cast<bool>(x, where), where), axes, keep, where);
}

/// x * rsqrt(mean(x * x) + eps), along one axis. Floats.
template <detail::ArrayLike A>
[[nodiscard]] auto rms_norm(const A& x, double eps = 1e-6, Axis axis = Axis{-1},
                            detail::SourceLine where = detail::SourceLine::here()) {
  return detail::compose_array<detail::ExprElement<A>>(detail::Composition::rms_norm, x, axis, Keepdims::no,
                                                       eps, where);
}
/// (x - mean) * rsqrt(var + eps), along one axis. Floats.
template <detail::ArrayLike A>
[[nodiscard]] auto layer_norm(const A& x, double eps = 1e-5, Axis axis = Axis{-1},
                              detail::SourceLine where = detail::SourceLine::here()) {
  return detail::compose_array<detail::ExprElement<A>>(detail::Composition::layer_norm, x, axis, Keepdims::no,
                                                       eps, where);
}
/// x / max(norm(x), eps), along one axis. Floats.
template <detail::ArrayLike A>
[[nodiscard]] auto l2_norm(const A& x, double eps = 1e-12, Axis axis = Axis{-1},
                           detail::SourceLine where = detail::SourceLine::here()) {
  const Expr<detail::ExprElement<A>> e(detail::node_of(x, where));
  return e / max(norm(e, axis, keepdims, where), static_cast<detail::ExprElement<A>>(eps));
}
/// e / sum(e) with e = exp(x - max(x)), along one axis: no overflow for large values. Floats.
template <detail::ArrayLike A>
[[nodiscard]] auto softmax(const A& x, Axis axis = Axis{-1},
                           detail::SourceLine where = detail::SourceLine::here()) {
  return detail::compose_array<detail::ExprElement<A>>(detail::Composition::softmax, x, axis, Keepdims::no, 0,
                                                       where);
}
/// x - max(x) - log(sum(exp(x - max(x)))), along one axis. Floats.
template <detail::ArrayLike A>
[[nodiscard]] auto log_softmax(const A& x, Axis axis = Axis{-1},
                               detail::SourceLine where = detail::SourceLine::here()) {
  return detail::compose_array<detail::ExprElement<A>>(detail::Composition::log_softmax, x, axis,
                                                       Keepdims::no, 0, where);
}

struct EvalOptions {
  FuseOptions plan = {};
  Future<Report>* report = nullptr;  ///< receives the report of the plan
};

/// Queues the expressions as one plan and gives the arrays they will be in: one Array, or a tuple of several.
/// Queued on the device of the expressions' arrays; in the body of a fuse scope the calls join its plan.
/// Returns at once.
template <detail::ArrayLike... E>
requires(sizeof...(E) > 0) [[nodiscard]] auto eval(const EvalOptions& options, const E&... expressions) {
  const detail::ExprNode nodes[] = {detail::node_of(expressions, {})...};
  std::shared_ptr<detail::FutureState> report;
  const auto arrays = detail::expr_eval(nodes, {}, options.plan, &report, {});
  if (options.report != nullptr) *options.report = Future<Report>(std::move(report));
  return [&]<std::size_t... k>(std::index_sequence<k...>) {
    if constexpr (sizeof...(E) == 1) {
      return Array<detail::ExprElement<E>...>(arrays[0]);
    } else {
      return std::tuple<Array<detail::ExprElement<E>>...>(arrays[k]...);
    }
  }
  (std::index_sequence_for<E...>());
}
template <detail::ArrayLike... E>
requires(sizeof...(E) > 0) [[nodiscard]] auto eval(const E&... expressions) {
  return eval(EvalOptions{}, expressions...);
}

template <Element T>
Array<T>& Array<T>::operator=(const Expr<T>& e) {
  const detail::ExprNode& node = e.node();
  const std::shared_ptr<detail::ArrayState> into[] = {state_};
  state_ = detail::expr_eval({&node, 1}, into, {}, nullptr, {}).front();
  return *this;
}

}  // namespace weft

// The seam between array expressions (typed, in headers) and their graph (untyped, compiled). Not for users.
#pragma once

#include <concepts>
#include <cstdint>
#include <memory>
#include <span>
#include <type_traits>
#include <vector>

#include "weft/detail/call.hpp"
#include "weft/detail/trace.hpp"
#include "weft/shape.hpp"
#include "weft/value.hpp"

namespace weft::expr {
struct Node;
}

namespace weft {
struct FuseOptions;
template <Element T>
class Array;
template <Element T>
class Expr;
}  // namespace weft

namespace weft::detail {

using ExprNode = std::shared_ptr<const expr::Node>;

[[nodiscard]] ExprNode expr_array(const std::shared_ptr<ArrayState>& array, SourceLine where);
[[nodiscard]] ExprNode expr_literal(ir::Type type, Literal value, SourceLine where);
[[nodiscard]] ExprNode expr_apply(Op op, std::span<const ExprNode> operands, SourceLine where);
[[nodiscard]] ExprNode expr_cast(ir::Type type, const ExprNode& operand, SourceLine where);
[[nodiscard]] ExprNode expr_bits(ir::Type type, const ExprNode& operand, SourceLine where);
/// `axes` null: all.
[[nodiscard]] ExprNode expr_reduce(Reduce op, const ExprNode& operand, const std::vector<int>* axes,
                                   bool keepdims, SourceLine where);
[[nodiscard]] ExprNode expr_matmul(const ExprNode& a, const ExprNode& b, SourceLine where);
[[nodiscard]] Shape expr_shape(const ExprNode& node);

/// As expr::ViewOp, and the numbers it takes.
enum class ViewOp : std::uint8_t { permute, slice, broadcast_to, squeeze, expand_dims, flip, diagonal };
[[nodiscard]] ExprNode expr_view(ViewOp op, const ExprNode& x, std::span<const std::int64_t> numbers,
                                 SourceLine where);
[[nodiscard]] ExprNode expr_reshape(const ExprNode& x, std::span<const std::int64_t> shape, SourceLine where);
[[nodiscard]] std::shared_ptr<ArrayState> array_view(ViewOp op, const std::shared_ptr<ArrayState>& array,
                                                     std::span<const std::int64_t> numbers, SourceLine where);
enum class JoinOp : std::uint8_t { concat, stack };
[[nodiscard]] ExprNode expr_join(JoinOp op, std::span<const ExprNode> parts, int axis, SourceLine where);
/// `mode` as PadMode.
[[nodiscard]] ExprNode expr_pad(const ExprNode& x, std::span<const std::int64_t> before,
                                std::span<const std::int64_t> after, int mode, const ExprNode& value,
                                SourceLine where);
[[nodiscard]] ExprNode expr_take(bool along, const ExprNode& x, const ExprNode& indices, int axis, SourceLine where);
[[nodiscard]] ExprNode expr_iota(ir::Type type, const Shape& shape, int axis, SourceLine where);
[[nodiscard]] ExprNode expr_full(const ExprNode& value, const Shape& shape, SourceLine where);
[[nodiscard]] ExprNode expr_one_hot(const ExprNode& indices, std::int64_t depth, ir::Type type, SourceLine where);
[[nodiscard]] ExprNode expr_outer(const ExprNode& a, const ExprNode& b, SourceLine where);

enum class Composition : std::uint8_t { mean, var, rms_norm, layer_norm, softmax, log_softmax };
/// `number`: eps of the norms, ddof of var.
[[nodiscard]] ExprNode expr_compose(Composition which, const ExprNode& x, const std::vector<int>* axes,
                                    bool keepdims, double number, SourceLine where);

/// Output k goes to into[k], which is null for a new array; gives all of them.
std::vector<std::shared_ptr<ArrayState>> expr_eval(std::span<const ExprNode> outputs,
                                                   std::span<const std::shared_ptr<ArrayState>> into,
                                                   const FuseOptions& options,
                                                   std::shared_ptr<FutureState>* report, SourceLine where);

template <class T>
T array_element(const Array<T>&);
template <class T>
T array_element(const Expr<T>&);
void array_element(...);
/// The element type of an Array or Expr; void for anything else.
template <class A>
using ExprElement = decltype(array_element(std::declval<const std::remove_cvref_t<A>&>()));
template <class A>
concept ArrayLike = !std::is_void_v<ExprElement<A>>;

/// What an op of expressions takes: an array, an expression or a C++ number, and the line where it was
/// written.
template <Element T>
class Operand {
 public:
  Operand(const Array<T>& array, SourceLine at = SourceLine::here())  // NOLINT: arrays mix with expressions
      : node(expr_array(array.state(), at)), where(at) {}
  Operand(const Expr<T>& e, SourceLine at = SourceLine::here()) : node(e.node()), where(at) {}  // NOLINT
  template <class U>
  requires LiteralFor<U, T> Operand(U number,
                                    SourceLine at = SourceLine::here())  // NOLINT: numbers mix with arrays
      : node(expr_literal(element_type<T>, Literal::of<T>(number), at)), where(at) {}

  ExprNode node;
  SourceLine where;
};

template <class R, class... O>
[[nodiscard]] Expr<R> apply_arrays(Op op, const O&... operands) {
  const ExprNode nodes[] = {operands.node...};
  const SourceLine lines[] = {operands.where...};
  return Expr<R>(expr_apply(op, nodes, lines[0]));
}

/// What Array and Expr have in common: the ops of their element type, elementwise and broadcast as NumPy
/// does, found by argument-dependent lookup. Each row of ops.def is a function of operands of one type.
template <class T>
class ArrayOps {
 public:
#define WEFT_OPERAND Operand<T>
#define WEFT_RESULT(R) Expr<R>
#define WEFT_APPLY(R) ::weft::detail::apply_arrays<R>
#include "weft/detail/element_ops.def"

  friend Expr<T> operator!(const Operand<T>& a) {
    static_assert(std::is_same_v<T, bool>, "weft: ! takes arrays of bool; compare with a number first");
    return apply_arrays<T>(Op::bit_not, a);
  }
};

// The standard library has templates of these names that take two or three of anything, and would be the
// better match for those who use its namespace.
// clang-format off
#define WEFT_EXACT_OVERLOADS(Self) \
  friend Expr<T> max(const Self& a, const Self& b) { \
    return detail::apply_arrays<T>(detail::Op::max, detail::Operand<T>(a), detail::Operand<T>(b)); \
  } \
  friend Expr<T> min(const Self& a, const Self& b) { \
    return detail::apply_arrays<T>(detail::Op::min, detail::Operand<T>(a), detail::Operand<T>(b)); \
  } \
  friend Expr<T> clamp(const Self& a, const Self& low, const Self& high) { \
    return detail::apply_arrays<T>(detail::Op::clamp, detail::Operand<T>(a), detail::Operand<T>(low), \
                                   detail::Operand<T>(high)); \
  }
// clang-format on

}  // namespace weft::detail

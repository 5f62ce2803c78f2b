// What Num and Sym share: operators and literals, so that a meaning reads as its formula.
#pragma once

#include <concepts>
#include <type_traits>

namespace weft::ir {

/// A scalar of type `value_type` on which the primitives are defined: a number (Num) or a node (Sym).
template <class N>
concept Lane = requires(N x, typename N::value_type v) {
  { x.lit(v) } -> std::same_as<N>;
};

template <Lane N>
using value_t = typename N::value_type;
/// The same kind of lane with another type.
template <Lane N, class T>
using lane_of = typename N::template rebind<T>;

#define WEFT_LANE_OPERATOR(symbol, function)                      \
  template <Lane N>                                               \
  auto operator symbol(N a, N b) {                                \
    return function(a, b);                                        \
  }                                                               \
  template <Lane N>                                               \
  auto operator symbol(N a, std::type_identity_t<value_t<N>> b) { \
    return function(a, a.lit(b));                                 \
  }                                                               \
  template <Lane N>                                               \
  auto operator symbol(std::type_identity_t<value_t<N>> a, N b) { \
    return function(b.lit(a), b);                                 \
  }
WEFT_LANE_OPERATOR(+, add)
WEFT_LANE_OPERATOR(-, sub)
WEFT_LANE_OPERATOR(*, mul)
WEFT_LANE_OPERATOR(/, div)
WEFT_LANE_OPERATOR(<, lt)
WEFT_LANE_OPERATOR(<=, le)
WEFT_LANE_OPERATOR(>, gt)
WEFT_LANE_OPERATOR(>=, ge)
WEFT_LANE_OPERATOR(==, eq)
WEFT_LANE_OPERATOR(!=, ne)
WEFT_LANE_OPERATOR(&, bit_and)
WEFT_LANE_OPERATOR(|, bit_or)
WEFT_LANE_OPERATOR(^, bit_xor)
WEFT_LANE_OPERATOR(<<, shl)
WEFT_LANE_OPERATOR(>>, shr)
#undef WEFT_LANE_OPERATOR

template <Lane N>
N operator-(N a) {
  return neg(a);
}
template <Lane N>
N operator~(N a) {
  return bit_not(a);
}

template <Lane N>
N select(lane_of<N, bool> condition, N a, std::type_identity_t<value_t<N>> b) {
  return select(condition, a, a.lit(b));
}
template <Lane N>
N select(lane_of<N, bool> condition, std::type_identity_t<value_t<N>> a, N b) {
  return select(condition, b.lit(a), b);
}

}  // namespace weft::ir

// A node: the lane on which a meaning becomes its expansion. Every operation puts one node into the sink.
#pragma once

#include <array>

#include "ir/element.hpp"
#include "ir/lane.hpp"
#include "ir/op.hpp"

namespace weft::ir {

template <class T>
struct Sym {
  using value_type = T;
  template <class U>
  using rebind = Sym<U>;

  OpSink* sink = nullptr;
  NodeId id = no_node;
  [[nodiscard]] Sym lit(T literal) const { return {sink, sink->constant(type_of<T>, to_bits(literal))}; }
};

namespace sym_detail {
template <class Result, class First, class... Rest>
Sym<Result> emit(Op op, First first, Rest... rest) {
  const std::array<NodeId, 1 + sizeof...(Rest)> args{first.id, rest.id...};
  return {first.sink, first.sink->op(op, type_of<Result>, args)};
}
}  // namespace sym_detail

#define WEFT_SYM_ROW(row, types, result, parameters, ...)                     \
  template <class T>                                                          \
  requires(contains(TypeSet::types, type_of<T>)) Sym<result> row parameters { \
    return sym_detail::emit<result>(Op::row, __VA_ARGS__);                    \
  }
#define WEFT_SYM_same_1(row, types) WEFT_SYM_ROW(row, types, T, (Sym<T> a), a)
#define WEFT_SYM_same_2(row, types) WEFT_SYM_ROW(row, types, T, (Sym<T> a, Sym<T> b), a, b)
#define WEFT_SYM_same_3(row, types) WEFT_SYM_ROW(row, types, T, (Sym<T> a, Sym<T> b, Sym<T> c), a, b, c)
#define WEFT_SYM_compare_2(row, types) WEFT_SYM_ROW(row, types, bool, (Sym<T> a, Sym<T> b), a, b)
#define WEFT_SYM_select_3(row, types) WEFT_SYM_ROW(row, types, T, (Sym<bool> a, Sym<T> b, Sym<T> c), a, b, c)
#define WEFT_SYM_cast_1(row, types)
#define WEFT_SYM_bits_1(row, types)
#define WEFT_PRIMITIVE(row, arity, types, signature, doc) WEFT_SYM_##signature##_##arity(row, types)
#include "weft/ops.def"
#undef WEFT_SYM_ROW
#undef WEFT_SYM_same_1
#undef WEFT_SYM_same_2
#undef WEFT_SYM_same_3
#undef WEFT_SYM_compare_2
#undef WEFT_SYM_select_3
#undef WEFT_SYM_cast_1
#undef WEFT_SYM_bits_1

template <class To, class T>
Sym<To> cast(Sym<T> a) {
  if constexpr (std::is_same_v<To, T>)
    return a;
  else
    return sym_detail::emit<To>(Op::cast, a);
}
template <class To, class T>
Sym<To> bits(Sym<T> a) {
  return sym_detail::emit<To>(Op::bits, a);
}
template <class To, class T>
Sym<To> raw_bits(Sym<T> a) {
  return sym_detail::emit<To>(Op::raw_bits, a);
}

}  // namespace weft::ir

// A number: the lane on which a meaning is evaluated. It never promotes; every operation is the row's own.
#pragma once

#include "ir/lane.hpp"
#include "ir/op.hpp"
#include "ir/scalar.hpp"

namespace weft::ir {

template <class T>
struct Num {
  using value_type = T;
  template <class U>
  using rebind = Num<U>;

  T value{};
  [[nodiscard]] constexpr Num lit(T literal) const { return {literal}; }
};

// One function for each primitive row, chosen by its signature and arity.
#define WEFT_NUM_ROW(row, types, result, parameters, ...)                     \
  template <class T>                                                          \
  requires(contains(TypeSet::types, type_of<T>)) Num<result> row parameters { \
    return {scalar::row(__VA_ARGS__)};                                        \
  }
#define WEFT_NUM_same_1(row, types) WEFT_NUM_ROW(row, types, T, (Num<T> a), a.value)
#define WEFT_NUM_same_2(row, types) WEFT_NUM_ROW(row, types, T, (Num<T> a, Num<T> b), a.value, b.value)
#define WEFT_NUM_same_3(row, types) \
  WEFT_NUM_ROW(row, types, T, (Num<T> a, Num<T> b, Num<T> c), a.value, b.value, c.value)
#define WEFT_NUM_compare_2(row, types) WEFT_NUM_ROW(row, types, bool, (Num<T> a, Num<T> b), a.value, b.value)
#define WEFT_NUM_select_3(row, types) \
  WEFT_NUM_ROW(row, types, T, (Num<bool> a, Num<T> b, Num<T> c), a.value, b.value, c.value)
#define WEFT_NUM_cast_1(row, types)
#define WEFT_NUM_bits_1(row, types)
#define WEFT_PRIMITIVE(row, arity, types, signature, doc) WEFT_NUM_##signature##_##arity(row, types)
#include "weft/ops.def"
#undef WEFT_NUM_ROW
#undef WEFT_NUM_same_1
#undef WEFT_NUM_same_2
#undef WEFT_NUM_same_3
#undef WEFT_NUM_compare_2
#undef WEFT_NUM_select_3
#undef WEFT_NUM_cast_1
#undef WEFT_NUM_bits_1

template <class To, class T>
Num<To> cast(Num<T> a) {
  return {scalar::cast<To>(a.value)};
}
template <class To, class T>
Num<To> bits(Num<T> a) {
  return {scalar::bits<To>(a.value)};
}
template <class To, class T>
Num<To> raw_bits(Num<T> a) {
  return {scalar::bits<To>(a.value)};
}

}  // namespace weft::ir

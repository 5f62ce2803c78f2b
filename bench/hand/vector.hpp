// A vector register as a lane of the meanings: hand-written kernels then compute exactly the library's
// formulas.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "ir/meaning/meaning.hpp"

namespace weft::bench {

template <class T, int lanes>
using Register [[gnu::vector_size(lanes * sizeof(T))]] = T;

using ir::operator+;
using ir::operator-;
using ir::operator*;
using ir::operator/;

/// All ones or all zeros in each lane.
template <int lanes>
struct LaneMask {
  using value_type = bool;
  Register<std::int32_t, lanes> v;
  [[nodiscard]] LaneMask lit(bool value) const {
    return {Register<std::int32_t, lanes>{} - std::int32_t{value}};
  }
};

template <class T, int lanes>
struct Vec {
  static_assert(sizeof(T) == 4);
  using value_type = T;
  template <class U>
  using rebind = std::conditional_t<std::is_same_v<U, bool>, LaneMask<lanes>, Vec<U, lanes>>;
  Register<T, lanes> v;
  [[nodiscard]] Vec lit(T value) const { return {value - Register<T, lanes>{}}; }  // x - 0 is x, -0 too
  [[nodiscard]] static Vec load(const T* from) {
    Vec x;
    __builtin_memcpy(&x.v, from, sizeof x.v);
    return x;
  }
  void store(T* to) const { __builtin_memcpy(to, &v, sizeof v); }
};

#define WEFT_VEC_BINARY(name, symbol)        \
  template <class T, int n>                  \
  Vec<T, n> name(Vec<T, n> a, Vec<T, n> b) { \
    return {a.v symbol b.v};                 \
  }
WEFT_VEC_BINARY(add, +)
WEFT_VEC_BINARY(sub, -)
WEFT_VEC_BINARY(mul, *)
WEFT_VEC_BINARY(div, /)
WEFT_VEC_BINARY(bit_and, &)
WEFT_VEC_BINARY(bit_or, |)
WEFT_VEC_BINARY(bit_xor, ^)
WEFT_VEC_BINARY(shl, <<)
WEFT_VEC_BINARY(shr, >>)
#undef WEFT_VEC_BINARY

#define WEFT_VEC_COMPARE(name, symbol)         \
  template <class T, int n>                    \
  LaneMask<n> name(Vec<T, n> a, Vec<T, n> b) { \
    return {a.v symbol b.v};                   \
  }
WEFT_VEC_COMPARE(eq, ==)
WEFT_VEC_COMPARE(ne, !=)
WEFT_VEC_COMPARE(lt, <)
WEFT_VEC_COMPARE(le, <=)
WEFT_VEC_COMPARE(gt, >)
WEFT_VEC_COMPARE(ge, >=)
#undef WEFT_VEC_COMPARE

template <class T, int n>
Vec<T, n> select(LaneMask<n> condition, Vec<T, n> a, Vec<T, n> b) {
  return {condition.v ? a.v : b.v};
}
template <class To, class T, int n>
Vec<To, n> raw_bits(Vec<T, n> a) {
  return {std::bit_cast<Register<To, n>>(a.v)};
}
template <class To, class T, int n>
Vec<To, n> bits(Vec<T, n> a) {
  return raw_bits<To>(a);
}
template <class T, int n>
Vec<T, n> bit_not(Vec<T, n> a) {
  return {~a.v};
}
template <int n>
Vec<float, n> neg(Vec<float, n> a) {
  return {-a.v};
}
template <int n>
Vec<float, n> abs(Vec<float, n> a) {
  const auto pattern = raw_bits<std::uint32_t>(a);
  return bits<float>(bit_and(pattern, pattern.lit(0x7fffffffu)));
}
/// NaN wins, and for the data of these benchmarks the sign of zero does not show.
template <int n>
Vec<float, n> max(Vec<float, n> a, Vec<float, n> b) {
  return select(LaneMask<n>{(a.v > b.v) | (a.v != a.v)}, a, b);
}

}  // namespace weft::bench

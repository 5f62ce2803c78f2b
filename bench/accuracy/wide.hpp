// Eight numbers at once: a lane for evaluating meanings fast, on the compiler's vector types. NaNs are not
// made canonical here; all else has the bits of Num, which the scan checks.
#pragma once

#include <bit>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "ir/element.hpp"
#include "ir/lane.hpp"

namespace weft::bench {

inline constexpr std::size_t width = 8;

template <class T>
using Vector [[gnu::vector_size(width * sizeof(T))]] = T;

/// A bool for lanes of `size` bytes: all ones or all zeros.
template <std::size_t size>
struct Mask {
  using value_type = bool;
  using Int = std::make_signed_t<std::conditional_t<size == 4, std::uint32_t, std::uint64_t>>;
  Vector<Int> v;
  [[nodiscard]] Mask lit(bool literal) const { return {Vector<Int>{} - Int{literal}}; }
};

template <class T>
struct Wide {
  using value_type = T;
  template <class U>
  using rebind = std::conditional_t<std::is_same_v<U, bool>, Mask<sizeof(T)>, Wide<U>>;
  Vector<T> v;
  [[nodiscard]] Wide lit(T literal) const {
    Wide all{};
    for (std::size_t i = 0; i < width; ++i) all.v[i] = literal;
    return all;
  }
};

#define WEFT_WIDE_OPERATOR(name, symbol) \
  template <class T>                     \
  Wide<T> name(Wide<T> a, Wide<T> b) {   \
    return {a.v symbol b.v};             \
  }
WEFT_WIDE_OPERATOR(add, +)
WEFT_WIDE_OPERATOR(sub, -)
WEFT_WIDE_OPERATOR(mul, *)
WEFT_WIDE_OPERATOR(div, /)
WEFT_WIDE_OPERATOR(bit_and, &)
WEFT_WIDE_OPERATOR(bit_or, |)
WEFT_WIDE_OPERATOR(bit_xor, ^)
#undef WEFT_WIDE_OPERATOR

#define WEFT_WIDE_COMPARISON(name, symbol)     \
  template <class T>                           \
  Mask<sizeof(T)> name(Wide<T> a, Wide<T> b) { \
    return {a.v symbol b.v};                   \
  }
WEFT_WIDE_COMPARISON(eq, ==)
WEFT_WIDE_COMPARISON(ne, !=)
WEFT_WIDE_COMPARISON(lt, <)
WEFT_WIDE_COMPARISON(le, <=)
WEFT_WIDE_COMPARISON(gt, >)
WEFT_WIDE_COMPARISON(ge, >=)
#undef WEFT_WIDE_COMPARISON

template <std::size_t size>
Mask<size> bit_and(Mask<size> a, Mask<size> b) {
  return {a.v & b.v};
}
template <std::size_t size>
Mask<size> bit_or(Mask<size> a, Mask<size> b) {
  return {a.v | b.v};
}
template <std::size_t size>
Mask<size> bit_xor(Mask<size> a, Mask<size> b) {
  return {a.v ^ b.v};
}
template <std::size_t size>
Mask<size> bit_not(Mask<size> a) {
  return {~a.v};
}
template <class T>
Wide<T> bit_not(Wide<T> a) {
  return {~a.v};
}
template <class T>
Wide<T> shl(Wide<T> a, Wide<T> b) {
  return {a.v << (b.v & T{8 * sizeof(T) - 1})};
}
template <class T>
Wide<T> shr(Wide<T> a, Wide<T> b) {
  return {a.v >> (b.v & T{8 * sizeof(T) - 1})};
}
inline Wide<std::uint32_t> mul_hi(Wide<std::uint32_t> a, Wide<std::uint32_t> b) {
  const auto product = __builtin_convertvector(a.v, Vector<std::uint64_t>) *
                       __builtin_convertvector(b.v, Vector<std::uint64_t>);
  return {__builtin_convertvector(product >> 32, Vector<std::uint32_t>)};
}

template <class T>
Wide<T> select(Mask<sizeof(T)> condition, Wide<T> a, Wide<T> b) {
  return {condition.v ? a.v : b.v};
}

template <class To, class T>
Wide<To> cast(Wide<T> a) {
  return {__builtin_convertvector(a.v, Vector<To>)};
}
template <class To, class T>
Wide<To> raw_bits(Wide<T> a) {
  return {std::bit_cast<Vector<To>>(a.v)};
}
template <class To, class T>
Wide<To> bits(Wide<T> a) {
  return raw_bits<To>(a);
}

template <std::floating_point T>
Wide<T> neg(Wide<T> a) {
  return {-a.v};
}
template <std::floating_point T>
Wide<T> abs(Wide<T> a) {
  using U = ir::UnsignedOf<T>;
  return bits<T>(bit_and(raw_bits<U>(a), Wide<U>{}.lit(static_cast<U>(~U{0}) >> 1)));
}
template <std::floating_point T>
Wide<T> max(Wide<T> a, Wide<T> b) {
  const Wide<T> larger = select(gt(a, b), a, b);
  return select(bit_or(ne(a, a), ne(b, b)), add(a, b), larger);
}
template <std::floating_point T>
Wide<T> sqrt(Wide<T> a) {
  for (std::size_t i = 0; i < width; ++i) a.v[i] = std::sqrt(a.v[i]);
  return a;
}
template <std::floating_point T>
Wide<T> floor(Wide<T> a) {
  for (std::size_t i = 0; i < width; ++i) a.v[i] = std::floor(a.v[i]);
  return a;
}

}  // namespace weft::bench

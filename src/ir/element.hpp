// Element types as C++ types, and their values as bits in a 64-bit word.
#pragma once

#include <weft/types.hpp>

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <tuple>
#include <type_traits>

#include "ir/type.hpp"

namespace weft::ir {

template <class T>
inline constexpr bool is_float16 = std::is_same_v<T, f16> || std::is_same_v<T, bf16>;
template <class T>
concept FloatElement = std::floating_point<T> || is_float16<T>;
template <class T>
concept IntElement = std::integral<T> && !std::is_same_v<T, bool>;

/// The C++ types in the order of Type.
using Elements = std::tuple<bool, std::int8_t, std::int16_t, std::int32_t, std::int64_t, std::uint8_t,
                            std::uint16_t, std::uint32_t, std::uint64_t, f16, bf16, float, double>;
static_assert(std::tuple_size_v<Elements> == type_count);
template <Type t>
using element_t = std::tuple_element_t<static_cast<std::size_t>(t), Elements>;

namespace element_detail {
template <class T, std::size_t k = 0>
consteval Type find() {
  if constexpr (std::is_same_v<T, std::tuple_element_t<k, Elements>>)
    return static_cast<Type>(k);
  else
    return find<T, k + 1>();
}
}  // namespace element_detail

template <class T>
inline constexpr Type type_of = element_detail::find<T>();

/// The unsigned integer as wide as T.
template <class T>
using UnsignedOf =
    std::conditional_t<sizeof(T) == 1, std::uint8_t,
                       std::conditional_t<sizeof(T) == 2, std::uint16_t,
                                          std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>>>;

/// The bits of a value in the low end of the word, the rest zero; a bool is 0 or 1.
template <class T>
[[nodiscard]] constexpr std::uint64_t to_bits(T value) {
  if constexpr (std::is_same_v<T, bool>) {
    return value ? 1 : 0;
  } else {
    return std::bit_cast<UnsignedOf<T>>(value);
  }
}
template <class T>
[[nodiscard]] constexpr T from_bits(std::uint64_t bits) {
  if constexpr (std::is_same_v<T, bool>) {
    return (bits & 1) != 0;
  } else {
    return std::bit_cast<T>(static_cast<UnsignedOf<T>>(bits));
  }
}

}  // namespace weft::ir

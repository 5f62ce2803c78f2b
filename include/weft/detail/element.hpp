// Which C++ types arrays, scalars and results may hold, and their numbers in the IR.
#pragma once

#include <cstdint>
#include <type_traits>

namespace weft {
struct f16;
struct bf16;
namespace ir {
enum class Type : std::uint8_t;
}
}  // namespace weft

namespace weft::detail {

/// The number of T among the IR's types (the order of NUMERICS 1; src/runtime checks it), or -1. Integers count by
/// width and sign, so `long` and `long long` are one type where they are equally wide.
template <class T>
[[nodiscard]] constexpr int element_code() {
  if constexpr (std::is_same_v<T, bool>) {
    return 0;
  } else if constexpr (std::is_same_v<T, f16>) {
    return 9;
  } else if constexpr (std::is_same_v<T, bf16>) {
    return 10;
  } else if constexpr (std::is_same_v<T, float>) {
    return 11;
  } else if constexpr (std::is_same_v<T, double>) {
    return 12;
  } else if constexpr (std::is_integral_v<T> && std::is_same_v<T, std::remove_cv_t<T>> && sizeof(T) <= 8) {
    constexpr int width = sizeof(T) == 1 ? 0 : sizeof(T) == 2 ? 1 : sizeof(T) == 4 ? 2 : 3;
    return (std::is_signed_v<T> ? 1 : 5) + width;
  } else {
    return -1;
  }
}

}  // namespace weft::detail

namespace weft {

/// A type an array can hold: bool, the fixed-width integers, f16, bf16, float, double.
template <class T>
concept Element = detail::element_code<T>() >= 0;

}  // namespace weft

namespace weft::detail {

template <Element T>
inline constexpr ir::Type element_type = static_cast<ir::Type>(element_code<T>());

}  // namespace weft::detail

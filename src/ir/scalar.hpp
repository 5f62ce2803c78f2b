// The primitives on plain values: what each row of ops.def means, bit for bit (NUMERICS 1 and 2).
//
// A NaN that an operation computes is the canonical quiet one. neg, abs, copysign, select and bits only move
// bits. f16 and bf16 compute in float and round once where that is exact.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "ir/element.hpp"

namespace weft::ir::scalar {

template <FloatElement T>
inline constexpr UnsignedOf<T> sign_bit = static_cast<UnsignedOf<T>>(UnsignedOf<T>{1} << (8 * sizeof(T) - 1));

template <FloatElement T>
constexpr T quiet_nan() {
  if constexpr (std::is_same_v<T, f16>) return f16::from_bits(detail::Half::quiet_nan);
  if constexpr (std::is_same_v<T, bf16>) return bf16::from_bits(detail::Brain::quiet_nan);
  if constexpr (std::is_same_v<T, float>) return std::bit_cast<float>(0x7fc00000u);
  if constexpr (std::is_same_v<T, double>) return std::bit_cast<double>(std::uint64_t{0x7ff8000000000000u});
}

/// A float computed in: T itself, or float for the 16-bit types.
template <FloatElement T>
using Wide = std::conditional_t<is_float16<T>, float, T>;

template <FloatElement T>
Wide<T> widen(T value) {
  return static_cast<Wide<T>>(value);
}
/// Rounds a computed value to T; every NaN becomes the canonical one.
template <FloatElement T>
T computed(Wide<T> value) {
  if constexpr (is_float16<T>) {
    return T(value);
  } else {
    return value == value ? value : quiet_nan<T>();
  }
}

template <FloatElement T>
UnsignedOf<T> pattern(T value) {
  return std::bit_cast<UnsignedOf<T>>(value);
}
template <FloatElement T>
bool is_negative(T value) {
  return (pattern(value) & sign_bit<T>) != 0;
}
template <FloatElement T>
bool is_nan(T value) {
  const Wide<T> wide = widen(value);
  return !(wide == wide);
}

// Integers go through uint64_t: it wraps, and narrowing keeps the low bits.
template <IntElement T>
constexpr std::uint64_t wrap(T value) {
  return static_cast<std::uint64_t>(value);
}
template <IntElement T>
constexpr bool quotient_overflows(T a, T b) {
  if constexpr (std::is_signed_v<T>) return b == -1 && a == std::numeric_limits<T>::min();
  return false;
}

// Arithmetic.

template <class T>
T add(T a, T b) {
  if constexpr (FloatElement<T>)
    return computed<T>(widen(a) + widen(b));
  else
    return static_cast<T>(wrap(a) + wrap(b));
}
template <class T>
T sub(T a, T b) {
  if constexpr (FloatElement<T>)
    return computed<T>(widen(a) - widen(b));
  else
    return static_cast<T>(wrap(a) - wrap(b));
}
template <class T>
T mul(T a, T b) {
  if constexpr (FloatElement<T>)
    return computed<T>(widen(a) * widen(b));
  else
    return static_cast<T>(wrap(a) * wrap(b));
}
template <class T>
T div(T a, T b) {
  if constexpr (FloatElement<T>) {
    return computed<T>(widen(a) / widen(b));
  } else {
    if (b == 0 || quotient_overflows(a, b)) return a;
    return static_cast<T>(a / b);
  }
}
template <class T>
T rem(T a, T b) {
  if constexpr (FloatElement<T>) {
    return computed<T>(std::fmod(widen(a), widen(b)));
  } else {
    if (b == 0 || quotient_overflows(a, b)) return 0;
    return static_cast<T>(a % b);
  }
}
template <class T>
T neg(T a) {
  if constexpr (FloatElement<T>)
    return std::bit_cast<T>(static_cast<UnsignedOf<T>>(pattern(a) ^ sign_bit<T>));
  else
    return static_cast<T>(-wrap(a));
}
template <class T>
T abs(T a) {
  if constexpr (FloatElement<T>)
    return std::bit_cast<T>(static_cast<UnsignedOf<T>>(pattern(a) & ~sign_bit<T>));
  else
    return a < 0 ? neg(a) : a;
}
template <FloatElement T>
T sqrt(T a) {
  return computed<T>(std::sqrt(widen(a)));
}

/// a * b + c in double, exact but for one rounding to odd: a later rounding to fewer bits is then right. The
/// product must be exact in double.
inline double fma_to_odd(double a, double b, double c) {
  const double product = a * b;
  const double sum = product + c;
  const double back = sum - product;
  const double error = (product - (sum - back)) + (c - back);
  const auto sum_bits = std::bit_cast<std::uint64_t>(sum);
  const bool odd = (sum_bits & 1) != 0;
  if (!(std::abs(sum) < std::numeric_limits<double>::infinity()) || error == 0 || odd) return sum;
  const bool away_from_zero = (error > 0) == (sum > 0);
  return std::bit_cast<double>(away_from_zero ? sum_bits + 1 : sum_bits - 1);
}
template <FloatElement T>
T fma(T a, T b, T c) {
  if constexpr (is_float16<T>) {
    return T(fma_to_odd(static_cast<double>(a), static_cast<double>(b), static_cast<double>(c)));
  } else {
    return computed<T>(std::fma(a, b, c));
  }
}
inline std::uint32_t mul_hi(std::uint32_t a, std::uint32_t b) {
  return static_cast<std::uint32_t>((std::uint64_t{a} * b) >> 32);
}

// Rounding to integral values.

template <FloatElement T>
T floor(T a) {
  return computed<T>(std::floor(widen(a)));
}
template <FloatElement T>
T ceil(T a) {
  return computed<T>(std::ceil(widen(a)));
}
template <FloatElement T>
T trunc(T a) {
  return computed<T>(std::trunc(widen(a)));
}
template <FloatElement T>
T round(T a) {
  return computed<T>(std::nearbyint(widen(a)));
}

// Comparisons.

template <class T>
auto comparable(T value) {
  if constexpr (FloatElement<T>)
    return widen(value);
  else
    return value;
}
template <class T>
bool eq(T a, T b) {
  return comparable(a) == comparable(b);
}
template <class T>
bool ne(T a, T b) {
  return !(comparable(a) == comparable(b));
}
template <class T>
bool lt(T a, T b) {
  return comparable(a) < comparable(b);
}
template <class T>
bool le(T a, T b) {
  return comparable(a) <= comparable(b);
}
template <class T>
bool gt(T a, T b) {
  return comparable(a) > comparable(b);
}
template <class T>
bool ge(T a, T b) {
  return comparable(a) >= comparable(b);
}

// Extremes. Equal floats differ only as zeros do, by sign.

template <class T>
T lesser(T a, T b) {
  if (lt(a, b)) return a;
  if (lt(b, a)) return b;
  if constexpr (FloatElement<T>)
    return is_negative(a) ? a : b;
  else
    return a;
}
template <class T>
T greater(T a, T b) {
  if (lt(b, a)) return a;
  if (lt(a, b)) return b;
  if constexpr (FloatElement<T>)
    return is_negative(a) ? b : a;
  else
    return a;
}
template <class T>
T min(T a, T b) {
  if constexpr (FloatElement<T>) {
    if (is_nan(a) || is_nan(b)) return quiet_nan<T>();
  }
  return lesser(a, b);
}
template <class T>
T max(T a, T b) {
  if constexpr (FloatElement<T>) {
    if (is_nan(a) || is_nan(b)) return quiet_nan<T>();
  }
  return greater(a, b);
}
template <FloatElement T>
T fmin(T a, T b) {
  if (is_nan(a)) return is_nan(b) ? quiet_nan<T>() : b;
  return is_nan(b) ? a : lesser(a, b);
}
template <FloatElement T>
T fmax(T a, T b) {
  if (is_nan(a)) return is_nan(b) ? quiet_nan<T>() : b;
  return is_nan(b) ? a : greater(a, b);
}
template <FloatElement T>
T copysign(T a, T b) {
  const auto magnitude = static_cast<UnsignedOf<T>>(pattern(a) & ~sign_bit<T>);
  return std::bit_cast<T>(static_cast<UnsignedOf<T>>(magnitude | (pattern(b) & sign_bit<T>)));
}

// Bits.

template <class T>
T bit_and(T a, T b) {
  return static_cast<T>(a & b);
}
template <class T>
T bit_or(T a, T b) {
  return static_cast<T>(a | b);
}
template <class T>
T bit_xor(T a, T b) {
  return static_cast<T>(a ^ b);
}
template <class T>
T bit_not(T a) {
  if constexpr (std::is_same_v<T, bool>)
    return !a;
  else
    return static_cast<T>(~a);
}
template <IntElement T>
int shift_amount(T b) {
  return static_cast<int>(wrap(b) & (8 * sizeof(T) - 1));
}
template <IntElement T>
T shl(T a, T b) {
  return static_cast<T>(wrap(a) << shift_amount(b));
}
template <IntElement T>
T shr(T a, T b) {
  return static_cast<T>(a >> shift_amount(b));
}
template <IntElement T>
T popcount(T a) {
  return static_cast<T>(std::popcount(static_cast<UnsignedOf<T>>(a)));
}
template <IntElement T>
T clz(T a) {
  return static_cast<T>(std::countl_zero(static_cast<UnsignedOf<T>>(a)));
}
template <IntElement T>
T ctz(T a) {
  return static_cast<T>(std::countr_zero(static_cast<UnsignedOf<T>>(a)));
}

// Choice and conversion.

template <class T>
T select(bool condition, T a, T b) {
  return condition ? a : b;
}

template <IntElement To>
To saturate(double value) {
  constexpr double low = static_cast<double>(std::numeric_limits<To>::min());
  // One above the largest integer: a power of two, so exact in double for every width.
  constexpr double past =
      2.0 * static_cast<double>(std::uint64_t{1} << (std::numeric_limits<To>::digits - 1));
  if (!(value == value)) return 0;
  if (value >= past) return std::numeric_limits<To>::max();
  if (value <= low) return std::numeric_limits<To>::min();
  return static_cast<To>(value);
}

/// An integer as a double whose rounding to 11 bits or fewer is that of the integer: the bits that a double
/// cannot hold are gathered into one.
template <IntElement From>
double to_double_sticky(From value) {
  const bool negative = value < 0;
  std::uint64_t magnitude = negative ? -wrap(value) : wrap(value);
  constexpr std::uint64_t low_bits = 0x7ff;
  if ((magnitude >> 53) != 0 && (magnitude & low_bits) != 0)
    magnitude = (magnitude & ~low_bits) | (low_bits + 1);
  const auto exact = static_cast<double>(magnitude);
  return negative ? -exact : exact;
}

template <class To, class From>
To cast(From value) {
  if constexpr (std::is_same_v<To, From>) {
    return value;
  } else if constexpr (std::is_same_v<To, bool>) {
    return ne(value, From{});
  } else if constexpr (std::is_same_v<From, bool>) {
    return cast<To>(static_cast<std::int32_t>(value));
  } else if constexpr (IntElement<To>) {
    if constexpr (IntElement<From>)
      return static_cast<To>(value);
    else
      return saturate<To>(static_cast<double>(value));
  } else if constexpr (IntElement<From>) {
    if constexpr (is_float16<To>)
      return To(to_double_sticky(value));
    else
      return static_cast<To>(value);
  } else if constexpr (is_float16<To>) {
    if constexpr (std::is_same_v<From, double>)
      return To(value);
    else
      return To(static_cast<float>(value));
  } else {
    return computed<To>(static_cast<To>(value));
  }
}

template <class To, class From>
To bits(From value) {
  static_assert(sizeof(To) == sizeof(From));
  return std::bit_cast<To>(value);
}

}  // namespace weft::ir::scalar

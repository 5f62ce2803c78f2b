// The 16-bit floating-point element types: storage with exact conversions. Arithmetic on them is the op
// table's.
#pragma once

#include <bit>
#include <cstdint>

namespace weft {
namespace detail {

/// A 16-bit binary format with a sign bit: `exponent_bits` of exponent, `mantissa_bits` of fraction.
template <int exponent_bits, int mantissa_bits>
struct Binary16 {
  static_assert(1 + exponent_bits + mantissa_bits == 16);
  static constexpr int least_exponent = 2 - (1 << (exponent_bits - 1));  ///< of normal values
  static constexpr std::uint16_t sign_mask = 0x8000;
  static constexpr std::uint16_t fraction_mask = (1 << mantissa_bits) - 1;
  static constexpr std::uint16_t infinity = static_cast<std::uint16_t>(0x7fff & ~fraction_mask);
  static constexpr std::uint16_t quiet_nan = infinity | (1 << (mantissa_bits - 1));

  /// Nearest value, ties to even; overflow to infinity; every NaN becomes the quiet NaN of sign +.
  static constexpr std::uint16_t round(double value) {
    const auto all = std::bit_cast<std::uint64_t>(value);
    const std::uint64_t magnitude = all & ~(std::uint64_t{1} << 63);
    if (magnitude > 0x7ff0000000000000u) return quiet_nan;
    const auto sign = static_cast<std::uint16_t>((all >> 48) & sign_mask);
    const int exponent = static_cast<int>(magnitude >> 52) - 1023;
    if (exponent > -least_exponent + 1) return sign | infinity;
    const int below_normal = exponent < least_exponent ? least_exponent - exponent : 0;
    if (below_normal > mantissa_bits + 1) return sign;  // under half of the least subnormal
    const int dropped = 52 - mantissa_bits + below_normal;
    const std::uint64_t significand = (magnitude & 0x000fffffffffffffu) | 0x0010000000000000u;
    const std::uint64_t kept = significand >> dropped;
    const std::uint64_t rest = significand & ((std::uint64_t{1} << dropped) - 1);
    const std::uint64_t half = std::uint64_t{1} << (dropped - 1);
    const bool up = rest > half || (rest == half && (kept & 1) != 0);
    // The leading one of `kept` adds one to the exponent field, and so does a carry out of the fraction.
    const std::uint64_t field = below_normal != 0 ? 0 : static_cast<std::uint64_t>(exponent - least_exponent);
    return static_cast<std::uint16_t>(sign | ((field << mantissa_bits) + kept + (up ? 1 : 0)));
  }

  /// The exact value as a double.
  static constexpr double widen(std::uint16_t bits) {
    const std::uint64_t sign = static_cast<std::uint64_t>(bits & sign_mask) << 48;
    const std::uint64_t fraction = bits & fraction_mask;
    const int field = (bits & infinity) >> mantissa_bits;
    constexpr int shift = 52 - mantissa_bits;
    if (field == (1 << exponent_bits) - 1) {
      return std::bit_cast<double>(sign | 0x7ff0000000000000u | (fraction << shift));
    }
    constexpr double least_subnormal =
        std::bit_cast<double>(static_cast<std::uint64_t>(least_exponent - mantissa_bits + 1023) << 52);
    if (field == 0) {
      const double subnormal = static_cast<double>(fraction) * least_subnormal;
      return std::bit_cast<double>(sign | std::bit_cast<std::uint64_t>(subnormal));
    }
    const auto exponent = static_cast<std::uint64_t>(field - 1 + least_exponent + 1023);
    return std::bit_cast<double>(sign | (exponent << 52) | (fraction << shift));
  }
};

using Half = Binary16<5, 10>;
using Brain = Binary16<8, 7>;

}  // namespace detail

/// IEEE 754 binary16: 11 significant bits, up to 65504.
struct f16 {
  std::uint16_t bits = 0;

  constexpr f16() = default;
  /// Nearest value, ties to even.
  constexpr explicit f16(float value) : bits(detail::Half::round(static_cast<double>(value))) {}
  constexpr explicit f16(double value) : bits(detail::Half::round(value)) {}
  [[nodiscard]] static constexpr f16 from_bits(std::uint16_t bits) {
    f16 value;
    value.bits = bits;
    return value;
  }
  [[nodiscard]] constexpr explicit operator float() const {
    return static_cast<float>(detail::Half::widen(bits));
  }
  [[nodiscard]] constexpr explicit operator double() const { return detail::Half::widen(bits); }
};

/// The upper half of a float: 8 significant bits, the range of float.
struct bf16 {
  std::uint16_t bits = 0;

  constexpr bf16() = default;
  /// Nearest value, ties to even.
  constexpr explicit bf16(float value) : bits(round_float(value)) {}
  constexpr explicit bf16(double value) : bits(detail::Brain::round(value)) {}
  [[nodiscard]] static constexpr bf16 from_bits(std::uint16_t bits) {
    bf16 value;
    value.bits = bits;
    return value;
  }
  [[nodiscard]] constexpr explicit operator float() const {
    return std::bit_cast<float>(static_cast<std::uint32_t>(bits) << 16);
  }
  [[nodiscard]] constexpr explicit operator double() const { return detail::Brain::widen(bits); }

 private:
  static constexpr std::uint16_t round_float(float value) {
    const auto all = std::bit_cast<std::uint32_t>(value);
    if ((all & 0x7fffffffu) > 0x7f800000u) return detail::Brain::quiet_nan;
    return static_cast<std::uint16_t>((all + 0x7fffu + ((all >> 16) & 1)) >> 16);
  }
};

}  // namespace weft

// The element types of the IR and their plain facts. NUMERICS section 1 gives their meaning.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace weft::ir {

enum class Type : std::uint8_t { boolean, i8, i16, i32, i64, u8, u16, u32, u64, f16, bf16, f32, f64 };

inline constexpr int type_count = 13;

/// Bytes an element takes in memory; a bool takes one.
[[nodiscard]] constexpr int size_bytes(Type t) {
  constexpr std::uint8_t sizes[type_count] = {1, 1, 2, 4, 8, 1, 2, 4, 8, 2, 2, 4, 8};
  return sizes[static_cast<int>(t)];
}
[[nodiscard]] constexpr bool is_float(Type t) { return t >= Type::f16; }
[[nodiscard]] constexpr bool is_signed_int(Type t) { return t >= Type::i8 && t <= Type::i64; }
[[nodiscard]] constexpr bool is_unsigned_int(Type t) { return t >= Type::u8 && t <= Type::u64; }
[[nodiscard]] constexpr bool is_int(Type t) { return t >= Type::i8 && t <= Type::u64; }

/// The name used by the text form, reports and errors: `f32`, `bool`, `u8`.
[[nodiscard]] constexpr std::string_view name(Type t) {
  constexpr std::string_view names[type_count] = {"bool", "i8",  "i16", "i32",  "i64", "u8", "u16",
                                                  "u32",  "u64", "f16", "bf16", "f32", "f64"};
  return names[static_cast<int>(t)];
}
[[nodiscard]] constexpr std::optional<Type> find_type(std::string_view text) {
  for (int i = 0; i < type_count; ++i) {
    if (name(static_cast<Type>(i)) == text) return static_cast<Type>(i);
  }
  return std::nullopt;
}

/// Index arithmetic is 64 bits wide everywhere; backends narrow it where sizes prove it safe.
inline constexpr Type index_type = Type::i64;

}  // namespace weft::ir

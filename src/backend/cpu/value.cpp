#include "backend/cpu/value.hpp"

#include <fmt/format.h>

#include <bit>

namespace weft::backend::cpu {

using ir::Type;

std::string element_text(Type type) {
  switch (type) {
    case Type::boolean:
      return "i1";
    case Type::i8:
    case Type::u8:
      return "i8";
    case Type::i16:
    case Type::u16:
    case Type::f16:
    case Type::bf16:
      return "i16";
    case Type::i32:
    case Type::u32:
      return "i32";
    case Type::i64:
    case Type::u64:
      return "i64";
    case Type::f32:
      return "float";
    case Type::f64:
      return "double";
  }
  return "";
}

std::string vector_text(const std::string& element, int lanes) {
  return lanes == 1 ? element : fmt::format("<{} x {}>", lanes, element);
}

std::string type_text(Type type, int lanes) { return vector_text(element_text(type), lanes); }

std::string memory_text(Type type, int lanes) {
  return vector_text(type == Type::boolean ? "i8" : element_text(type), lanes);
}

std::string suffix_text(Type type, int lanes) {
  const std::string element = element_text(type);
  const std::string short_name = element == "float" ? "f32" : element == "double" ? "f64" : element;
  return lanes == 1 ? short_name : fmt::format("v{}{}", lanes, short_name);
}

namespace {

/// LLVM writes a float as the double of the same value.
std::uint64_t double_pattern(std::uint32_t bits) {
  const std::uint32_t magnitude = bits & 0x7fffffffu;
  if (magnitude < 0x7f800000u)
    return std::bit_cast<std::uint64_t>(static_cast<double>(std::bit_cast<float>(bits)));
  const std::uint64_t sign = std::uint64_t{bits >> 31} << 63;
  return sign | 0x7ff0000000000000u | (std::uint64_t{magnitude & 0x7fffffu} << 29);
}

std::string literal_text(Type type, std::uint64_t bits) {
  switch (type) {
    case Type::boolean:
      return (bits & 1) != 0 ? "true" : "false";
    case Type::i8:
      return fmt::to_string(static_cast<int>(static_cast<std::int8_t>(bits)));
    case Type::i16:
      return fmt::to_string(static_cast<std::int16_t>(bits));
    case Type::i32:
      return fmt::to_string(static_cast<std::int32_t>(bits));
    case Type::i64:
      return fmt::to_string(static_cast<std::int64_t>(bits));
    case Type::u8:
      return fmt::to_string(static_cast<unsigned>(static_cast<std::uint8_t>(bits)));
    case Type::u16:
    case Type::f16:
    case Type::bf16:
      return fmt::to_string(static_cast<std::uint16_t>(bits));
    case Type::u32:
      return fmt::to_string(static_cast<std::uint32_t>(bits));
    case Type::u64:
      return fmt::to_string(bits);
    case Type::f32:
      return fmt::format("0x{:016X}", double_pattern(static_cast<std::uint32_t>(bits)));
    case Type::f64:
      return fmt::format("0x{:016X}", bits);
  }
  return "";
}

}  // namespace

Value literal(Type type, std::uint64_t bits) { return {literal_text(type, bits), type, 1, ""}; }

Value index_literal(std::int64_t value) { return literal(ir::index_type, static_cast<std::uint64_t>(value)); }

std::string splat_text(const Value& literal, int lanes) {
  if (lanes == 1) return literal.text;
  return fmt::format("splat ({} {})", element_text(literal.type), literal.text);
}

}  // namespace weft::backend::cpu

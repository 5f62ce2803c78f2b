#include "backend/cuda/spelling.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "support/check.hpp"

namespace weft::backend::cuda {

using ir::Op;
using ir::Type;

std::string type_text(Type type) { return std::string(ir::name(type)); }

std::string literal(Type type, std::uint64_t bits) {
  switch (type) {
    case Type::boolean:
      return bits != 0 ? "true" : "false";
    case Type::i8:
    case Type::i16:
      return fmt::format("({}){}", ir::name(type),
                         static_cast<std::int16_t>(type == Type::i8 ? static_cast<std::int8_t>(bits)
                                                                    : static_cast<std::int16_t>(bits)));
    case Type::u8:
    case Type::u16:
      return fmt::format("({}){}", ir::name(type), bits);
    case Type::i32: {
      const auto value = static_cast<std::int32_t>(bits);
      return value < 0 ? fmt::format("(i32)0x{:x}u", bits) : fmt::format("{}", value);
    }
    case Type::u32:
      return fmt::format("{}u", bits);
    case Type::i64: {
      const auto value = static_cast<std::int64_t>(bits);
      return value < 0 ? fmt::format("(i64)0x{:x}ull", bits) : fmt::format("{}ll", value);
    }
    case Type::u64:
      return fmt::format("{}ull", bits);
    case Type::f16:
      return fmt::format("f16{{0x{:04x}}}", bits);
    case Type::bf16:
      return fmt::format("bf16{{0x{:04x}}}", bits);
    case Type::f32:
      return fmt::format("w_f32(0x{:08x}u)", bits);
    case Type::f64:
      return fmt::format("w_f64(0x{:016x}ull)", bits);
  }
  return {};
}

namespace {

std::string call(std::string_view name, std::span<const std::string> args) {
  return fmt::format("w_{}({})", name, fmt::join(args, ", "));
}

/// Where the language's own operator has the row's bits.
std::string infix(Op op, const char* sign, bool own, std::span<const std::string> args) {
  return own ? fmt::format("({} {} {})", args[0], sign, args[1]) : call(ir::name(op), args);
}

}  // namespace

std::string spell(Op op, Type operand, Type result, std::span<const std::string> args) {
  const bool wide = operand == Type::f32 || operand == Type::f64;
  const bool plain = operand != Type::f16 && operand != Type::bf16;
  switch (op) {
    case Op::add:
      return infix(op, "+", wide, args);
    case Op::sub:
      return infix(op, "-", wide, args);
    case Op::mul:
      return infix(op, "*", wide, args);
    case Op::div:
      return infix(op, "/", wide, args);
    case Op::eq:
      return infix(op, "==", plain, args);
    case Op::ne:
      return infix(op, "!=", plain, args);
    case Op::lt:
      return infix(op, "<", plain, args);
    case Op::le:
      return infix(op, "<=", plain, args);
    case Op::gt:
      return infix(op, ">", plain, args);
    case Op::ge:
      return infix(op, ">=", plain, args);
    case Op::select:
      return fmt::format("({} ? {} : {})", args[0], args[1], args[2]);
    case Op::cast:
      return fmt::format("w_cast<{}>({})", ir::name(result), args[0]);
    case Op::bits:
    case Op::raw_bits:
      return fmt::format("w_raw_bits<{}>({})", ir::name(result), args[0]);
    case Op::rem:
    case Op::neg:
    case Op::abs:
    case Op::sqrt:
    case Op::fma:
    case Op::mul_hi:
    case Op::floor:
    case Op::ceil:
    case Op::trunc:
    case Op::round:
    case Op::min:
    case Op::max:
    case Op::fmin:
    case Op::fmax:
    case Op::copysign:
    case Op::bit_and:
    case Op::bit_or:
    case Op::bit_xor:
    case Op::bit_not:
    case Op::shl:
    case Op::shr:
    case Op::popcount:
    case Op::clz:
    case Op::ctz:
      return call(ir::name(op), args);
#define WEFT_DERIVED(row, ...) case Op::row:
#include "weft/ops.def"
      break;
  }
  WEFT_CHECK(false, "{} should have been expanded", ir::name(op));
}

}  // namespace weft::backend::cuda

#include "trace/literal.hpp"

#include <fmt/format.h>

#include <bit>
#include <cmath>

#include "ir/op.hpp"
#include "support/check.hpp"
#include "support/float_state.hpp"

namespace weft::trace {
namespace {

using detail::Literal;
using ir::Type;

/// Every integer type holds the integers of [lowest, highest].
bool in_range(Type type, Literal literal) {
  const int bits = 8 * ir::size_bytes(type);
  const bool negative =
      literal.kind == Literal::Kind::signed_integer && static_cast<std::int64_t>(literal.bits) < 0;
  if (ir::is_unsigned_int(type)) return !negative && (bits == 64 || literal.bits >> bits == 0);
  const std::uint64_t highest = (std::uint64_t{1} << (bits - 1)) - 1;
  return negative ? ~literal.bits <= highest : literal.bits <= highest;
}

bool is_infinite(Type type, std::uint64_t bits) {
  const support::FloatState standard;
  return std::isinf(std::bit_cast<double>(ir::eval_op(ir::Op::cast, type, Type::f64, {&bits, 1})));
}

std::uint64_t cast(Type from, Type to, std::uint64_t bits) {
  const support::FloatState standard;
  return from == to ? bits : ir::eval_op(ir::Op::cast, from, to, {&bits, 1});
}

}  // namespace

std::optional<std::uint64_t> literal_bits(Type type, Literal literal) {
  switch (literal.kind) {
    case Literal::Kind::none:
      break;
    case Literal::Kind::exact:
      return literal.bits;
    case Literal::Kind::floating: {
      const std::uint64_t bits = cast(Type::f64, type, literal.bits);
      if (is_infinite(type, bits) && std::isfinite(std::bit_cast<double>(literal.bits))) return std::nullopt;
      return bits;
    }
    case Literal::Kind::signed_integer:
    case Literal::Kind::unsigned_integer: {
      const Type wide = literal.kind == Literal::Kind::signed_integer ? Type::i64 : Type::u64;
      if (!ir::is_float(type) && !in_range(type, literal)) return std::nullopt;
      const std::uint64_t bits = cast(wide, type, literal.bits);
      if (ir::is_float(type) && is_infinite(type, bits)) return std::nullopt;
      return bits;
    }
  }
  WEFT_CHECK(false, "a literal without a kind");
}

std::string literal_text(Literal literal) {
  switch (literal.kind) {
    case Literal::Kind::floating:
      return fmt::format("{}", std::bit_cast<double>(literal.bits));
    case Literal::Kind::signed_integer:
      return fmt::format("{}", static_cast<std::int64_t>(literal.bits));
    case Literal::Kind::none:
    case Literal::Kind::exact:
    case Literal::Kind::unsigned_integer:
      break;
  }
  return fmt::format("{}", literal.bits);
}

}  // namespace weft::trace

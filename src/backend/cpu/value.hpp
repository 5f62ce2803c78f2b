// Values of generated code: LLVM text with a type and a number of lanes.
#pragma once

#include <cstdint>
#include <string>

#include "ir/type.hpp"

namespace weft::backend::cpu {

/// One SSA value or literal. With one lane it is the same for all lanes of a vector (*uniform*). An index value may
/// also be *linear*: uniform `text` plus the lane's number times `stride`; it becomes a vector only where needed.
/// f16 and bf16 are held as their bits, in integers: moving them then never changes a bit.
struct Value {
  std::string text;
  ir::Type type{};
  int lanes = 1;
  std::string stride;  ///< of a linear value; empty otherwise

  [[nodiscard]] bool linear() const { return !stride.empty(); }
  [[nodiscard]] bool uniform() const { return lanes == 1 && stride.empty(); }
  [[nodiscard]] bool literal() const { return !text.empty() && text[0] != '%'; }
};

/// `float`, `i16` (for f16), `i1` (for bool).
[[nodiscard]] std::string element_text(ir::Type type);
/// `float` for one lane, else `<8 x float>`.
[[nodiscard]] std::string type_text(ir::Type type, int lanes);
[[nodiscard]] std::string vector_text(const std::string& element, int lanes);
/// As element_text, but for a bool, which takes a byte in memory.
[[nodiscard]] std::string memory_text(ir::Type type, int lanes);
/// The part of an intrinsic's name that says its type: `f32`, `v8f32`, `v16i8`.
[[nodiscard]] std::string suffix_text(ir::Type type, int lanes);

/// A literal of one lane. Floats are written as bits.
[[nodiscard]] Value literal(ir::Type type, std::uint64_t bits);
[[nodiscard]] Value index_literal(std::int64_t value);
/// A literal as the operand of an instruction of `lanes` lanes: `splat (float 0x...)`.
[[nodiscard]] std::string splat_text(const Value& literal, int lanes);

}  // namespace weft::backend::cpu

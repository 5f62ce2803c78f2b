// How primitives, types and literals are written in CUDA C++. The functions named here are those of the
// prelude.
#pragma once

#include <span>
#include <string>

#include "ir/op.hpp"

namespace weft::backend::cuda {

[[nodiscard]] std::string type_text(ir::Type type);
/// A value by its bits, never by a decimal.
[[nodiscard]] std::string literal(ir::Type type, std::uint64_t bits);
/// `operand` is the row's type, `result` the result's.
[[nodiscard]] std::string spell(ir::Op op, ir::Type operand, ir::Type result,
                                std::span<const std::string> args);

}  // namespace weft::backend::cuda

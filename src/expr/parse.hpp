// The expression language of `weft eval`: Python's operators and precedence, NumPy's names.
//
//   expr    = or-free Python arithmetic: + - * / // % ** unary - ~, & | ^ << >>, one comparison (== != < <= >
//   >=) call    = name(expr, ..., option=value): every op of ops.def; reductions sum prod min max mean var
//   all any argmin
//             argmax (axis=, keepdims=); rms_norm, layer_norm (eps=, axis=), softmax, log_softmax (axis=);
//             where(c, a, b); f32(x) and cast(x, f32) for every type; bits(x, u32)
//   number  = 3, 2.5, 1e-6, 0x1f, inf, nan, True, False; it takes the type of what it meets
//
// `/` of integers truncates (ops.def), unlike NumPy's.
#pragma once

#include <span>
#include <string_view>

#include "expr/node.hpp"
#include "expr/record.hpp"

namespace weft::expr {

/// Throws UsageError naming what, the column (from 1) and what was expected; an unknown name comes with the
/// nearest.
[[nodiscard]] NodeRef parse(std::string_view text, std::span<const Input> inputs);

}  // namespace weft::expr

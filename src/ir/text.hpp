// The text form of a kernel, for dumps, golden tests and reports of bugs.
//
//   kernel scale workgroup 64 {
//     array x: in f32[1]
//     array y: out f32[1]
//     scalar a: f32
//     %0 = const i64 0
//     %1 = extent x 0
//     %2 = const i64 1
//     loop l0 (%0, %1, %2) {
//       %3 = axis l0 0
//       %4 = load x[%3] @9
//       %5 = scalar a
//       %6 = mul f32 %5, %4
//       store y[%3], %6 @9
//     } fold max f32 %4 start %7
//     %8 = result l0 0
//   }
//
// An axis is (start, count, step). Also: `tile t[%1]`, `atomic add h[%3], %4`, `set v, %4`, `%5 = get v`,
// `if %5 {} else {}`, `while { ... yield %5 } do {}`, `for l1 (%0, %1, %2) {}`, and a fold with its own
// operator `fold own f32 %4 start %7 { %9 = operand l0 0 ... yield %11 }` (operands 2 k and 2 k + 1 are left
// and right of fold k). Arrays, scalars and variables go by name where that is a unique word, else by `$a0`,
// `$s0`, `$v0` with the name in quotes behind. `@9` is a source line. Floats that decimals cannot say are
// their bits, 0x7fc00000. `//` starts a comment. Values are numbered in the order they stand.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "ir/kernel.hpp"

namespace weft::ir {

/// Of a kernel that keeps rules 1 to 15. `note` may give a comment for a node; empty: none.
[[nodiscard]] std::string print(const Kernel& kernel, const std::function<std::string(NodeId)>& note = {});

/// The kernel of a text. parse(print(k)) has the key, names and lines of k. Throws UsageError with line and
/// column for anything else than a kernel that keeps rules 1 to 15; safe for any bytes.
[[nodiscard]] Kernel parse(std::string_view text);

/// A value of a type as `print` writes it, and its bits.
[[nodiscard]] std::string print_constant(Type type, std::uint64_t bits);

}  // namespace weft::ir

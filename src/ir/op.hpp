// Scalar ops and folds: names, types and meaning. Everything here is made from the rows of weft/ops.def.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ids.hpp"
#include "ir/type.hpp"

namespace weft::ir {

enum class Op : std::uint8_t {
#define WEFT_PRIMITIVE(name, ...) name,
#define WEFT_DERIVED(name, ...) name,
#include "weft/ops.def"
};

inline constexpr int op_count = 0
#define WEFT_PRIMITIVE(name, ...) +1
#define WEFT_DERIVED(name, ...) +1
#include "weft/ops.def"
    ;

/// Folds of a domain. `argmin` and `argmax` give an index, the others a value.
enum class ReduceOp : std::uint8_t {
#define WEFT_REDUCE(name, ...) name,
#include "weft/ops.def"
};

inline constexpr int reduce_op_count = 0
#define WEFT_REDUCE(name, ...) +1
#include "weft/ops.def"
    ;

/// The element types a row takes, by the name it has there.
enum class TypeSet : std::uint8_t { floats, ints, words, numbers, bools, ints_bools, all };

[[nodiscard]] constexpr bool contains(TypeSet set, Type t) {
  switch (set) {
    case TypeSet::floats:
      return is_float(t);
    case TypeSet::ints:
      return is_int(t);
    case TypeSet::words:
      return t == Type::u32;
    case TypeSet::numbers:
      return is_int(t) || is_float(t);
    case TypeSet::bools:
      return t == Type::boolean;
    case TypeSet::ints_bools:
      return is_int(t) || t == Type::boolean;
    case TypeSet::all:
      return true;
  }
  return false;
}

/// How the type T of a row shows in its operands and result.
enum class Signature : std::uint8_t {
  same,     ///< T, ... -> T
  compare,  ///< T, T -> bool
  test,     ///< T -> bool
  select,   ///< bool, T, T -> T
  cast,     ///< T -> any type, as the result says
  bits,     ///< T -> another type of the same width, as the result says
};

/// What an op's element needs of its operands: elements at the same index, a row, an axis, or anything.
enum class OpClass : std::uint8_t { map, reduce, scan, fence };

struct OpInfo {
  std::string_view name;
  int arity = 0;
  TypeSet types{};
  Signature signature{};
  OpClass klass = OpClass::map;
  bool primitive = false;
  int cost = 1;  ///< primitives after expansion for f32 (or the row's first type); 1 for a primitive
  std::string_view accuracy;  ///< of the f32 form, measured; "exact" for primitives
  std::string_view doc;
};

struct ReduceInfo {
  std::string_view name;
  Op combine{};  ///< for argmin and argmax: the op that picks the value
  TypeSet types{};
  std::string_view doc;
};

[[nodiscard]] const OpInfo& info(Op op);
[[nodiscard]] const ReduceInfo& info(ReduceOp op);
[[nodiscard]] inline std::string_view name(Op op) { return info(op).name; }
[[nodiscard]] inline std::string_view name(ReduceOp op) { return info(op).name; }
[[nodiscard]] std::optional<Op> find_op(std::string_view name);
[[nodiscard]] std::optional<ReduceOp> find_reduce_op(std::string_view name);
/// Up to three names of ops and folds closest to a misspelt one, best first; empty when none is near.
[[nodiscard]] std::vector<std::string_view> nearest_op_names(std::string_view name);

/// Whether the row's type T (the operands of `same`, the branches of `select`) may be `t`.
[[nodiscard]] bool accepts(Op op, Type t);
/// Whether operands and result are all of the types the signature asks for.
[[nodiscard]] bool accepts(Op op, std::span<const Type> operands, Type result);
/// Result type for operands that the op accepts. `cast` and `bits` have none of their own: asking is a bug.
[[nodiscard]] Type result_type(Op op, std::span<const Type> operands);
/// The row's type T, found from the operands: the branches' type for `select`, else the first operand's.
[[nodiscard]] Type row_type(Op op, std::span<const Type> operands);

/// Values travel as bits in the low end of a 64-bit word, the rest zero. A bool is 0 or 1.
/// `operand` is the row's type T, `result` the result's type. This is the reference meaning: what it gives is
/// right. It needs the round-to-nearest mode without flushing of subnormals, which the caller sets (NUMERICS
/// 8).
[[nodiscard]] std::uint64_t eval_op(Op op, Type operand, Type result, std::span<const std::uint64_t> args);
/// The same for n elements: out[i] = op(args[0][i], args[1][i], ...). `out` may be one of the arguments.
void eval_op_n(Op op, Type operand, Type result, std::size_t n, const std::uint64_t* const* args,
               std::uint64_t* out);

/// Where expansion puts its nodes.
struct OpSink {
  virtual ~OpSink() = default;
  virtual NodeId op(Op op, Type result, std::span<const NodeId> args) = 0;
  virtual NodeId constant(Type type, std::uint64_t bits) = 0;
};

/// The meaning of `op` at row type `operand` as primitives only, the value last. A primitive is one node.
/// Not for `cast` and `bits`, which are primitives whose result type the caller knows.
NodeId expand(Op op, Type operand, OpSink& sink, std::span<const NodeId> args);

/// Iterations of a dot whose products are added one after another, each by one fused multiply-add: NUMERICS 6.
inline constexpr std::int64_t dot_block = 512;

/// The type a fold accumulates in: f32 for the sum, product and dot of f16 and bf16, i32 or u32 for those of 8-
/// and 16-bit integers, else the type of the values.
[[nodiscard]] Type accumulator(ReduceOp op, Type value);
/// The type a fold gives: i64 for argmin and argmax; f16 and bf16 sums round once to their own type; else the
/// accumulator's.
[[nodiscard]] Type result_type(ReduceOp op, Type value);
/// What an empty fold gives before its start value, in the accumulator's type. For argmin and argmax this is
/// the value's part of the (value, index) pair; the index is -1.
[[nodiscard]] std::uint64_t identity(ReduceOp op, Type accumulator);

}  // namespace weft::ir

#include "backend/cpu/folding.hpp"

#include <limits>

namespace weft::backend::cpu {

using ir::Type;

namespace {

/// A signed integer as wide as an ordered value, or for unsigned values an unsigned one.
Type key_type(Type value) {
  switch (value) {
    case Type::f16:
    case Type::bf16: return Type::i16;
    case Type::f32: return Type::i32;
    case Type::f64: return Type::i64;
    case Type::boolean:
    case Type::i8:
    case Type::i16:
    case Type::i32:
    case Type::i64:
    case Type::u8:
    case Type::u16:
    case Type::u32:
    case Type::u64: return value;
  }
  return value;
}

std::uint64_t extreme(Type type, bool lowest) {
  const int width = 8 * ir::size_bytes(type);
  const std::uint64_t all = ~std::uint64_t{0} >> (64 - width);
  if (ir::is_unsigned_int(type)) return lowest ? 0 : all;
  const std::uint64_t sign = std::uint64_t{1} << (width - 1);
  return lowest ? sign : sign - 1;
}

std::uint64_t neutral_sum(Type type) {
  if (type == Type::f32) return 0x80000000u;
  if (type == Type::f64) return std::uint64_t{1} << 63;
  return 0;
}

Type word_of(Type type) { return ir::size_bytes(type) == 8 ? Type::u64 : Type::u32; }

}  // namespace

bool order_free(const ir::Kernel& kernel, const ir::Fold& fold) {
  const bool rounds = fold.op == ir::ReduceOp::sum || fold.op == ir::ReduceOp::prod;
  return !fold.custom && !(rounds && ir::is_float(kernel.at(fold.value).type));
}

std::vector<Type> fold_parts(const ir::Kernel& kernel, const ir::Fold& fold) {
  const Type value = kernel.at(fold.value).type;
  if (fold.custom) return {value, Type::boolean};
  if (picks_index(fold)) return {key_type(value), ir::index_type};
  if (picks_extreme(kernel, fold)) {
    const Type wide = value == Type::f64 ? value : Type::f32;
    return {wide, word_of(wide), word_of(wide)};
  }
  return {ir::accumulator(fold.op, value)};
}

std::vector<std::uint64_t> fold_neutral(const ir::Kernel& kernel, const ir::Fold& fold) {
  if (fold.custom) return {0, 0};
  const Type type = fold_parts(kernel, fold)[0];
  if (picks_extreme(kernel, fold)) {
    const std::uint64_t all_signs = fold.op == ir::ReduceOp::max ? ~std::uint64_t{0} : 0;
    return {ir::identity(fold.op, type), 0, all_signs};
  }
  constexpr std::uint64_t last = std::numeric_limits<std::int64_t>::max();
  switch (fold.op) {
    case ir::ReduceOp::sum: return {neutral_sum(type)};
    case ir::ReduceOp::argmin: return {extreme(type, false), last};
    case ir::ReduceOp::argmax: return {extreme(type, true), last};
    case ir::ReduceOp::prod:
    case ir::ReduceOp::min:
    case ir::ReduceOp::max:
    case ir::ReduceOp::all:
    case ir::ReduceOp::dot:
    case ir::ReduceOp::any: return {ir::identity(fold.op, type)};
  }
  return {0};
}

std::vector<std::uint64_t> fold_empty(const ir::Kernel& kernel, const ir::Fold& fold) {
  if (fold.custom) return {0, 0};
  if (picks_index(fold)) return {fold_neutral(kernel, fold)[0], ~std::uint64_t{0}};
  if (picks_extreme(kernel, fold)) return fold_neutral(kernel, fold);
  return {ir::identity(fold.op, fold_parts(kernel, fold)[0])};
}

}  // namespace weft::backend::cpu

#include "backend/vulkan/folding.hpp"

#include <limits>

#include "ir/fold_state.hpp"

namespace weft::backend::vulkan {

using ir::ReduceOp;
using ir::Type;

namespace {

/// A signed integer that an ordered float fits, or the type of an integer itself.
Type key_type(Type value) {
  if (!ir::is_float(value)) return value;
  return value == Type::f64 ? Type::i64 : Type::i32;
}

std::uint64_t extreme(Type type, bool lowest) {
  const int width = 8 * ir::size_bytes(type);
  const std::uint64_t all = ~std::uint64_t{0} >> (64 - width);
  if (ir::is_unsigned_int(type)) return lowest ? 0 : all;
  const std::uint64_t sign = std::uint64_t{1} << (width - 1);
  return lowest ? sign : sign - 1;
}

bool wants_largest(const ir::Fold& fold) { return fold.op == ReduceOp::max || fold.op == ReduceOp::argmax; }

}  // namespace

bool order_free(const ir::Kernel& kernel, const ir::Fold& fold) {
  const bool rounds = fold.op == ReduceOp::sum || fold.op == ReduceOp::prod;
  return !fold.custom && !(rounds && ir::is_float(kernel.at(fold.value).type));
}

bool picks_index(const ir::Fold& fold) {
  return !fold.custom && (fold.op == ReduceOp::argmin || fold.op == ReduceOp::argmax);
}

bool picks_extreme(const ir::Kernel& kernel, const ir::Fold& fold) {
  const bool extreme = fold.op == ReduceOp::min || fold.op == ReduceOp::max;
  return !fold.custom && extreme && ir::is_float(kernel.at(fold.value).type);
}

std::vector<Type> fold_parts(const ir::Kernel& kernel, const ir::Fold& fold) {
  const Type value = kernel.at(fold.value).type;
  if (fold.custom) return {value, Type::boolean};
  if (picks_index(fold)) return {key_type(value), ir::index_type};
  if (picks_extreme(kernel, fold)) return {key_type(value)};
  return {ir::accumulator(fold.op, value)};
}

std::vector<std::uint64_t> fold_neutral(const ir::Kernel& kernel, const ir::Fold& fold) {
  if (fold.custom) return {0, 0};
  const Type type = fold_parts(kernel, fold)[0];
  if (picks_index(fold)) {
    return {extreme(type, wants_largest(fold)),
            static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())};
  }
  if (picks_extreme(kernel, fold)) return {extreme(type, wants_largest(fold))};
  if (fold.op == ReduceOp::sum && type == Type::f32) return {0x80000000u};
  if (fold.op == ReduceOp::sum && type == Type::f64) return {std::uint64_t{1} << 63};
  return {ir::identity(fold.op, type)};
}

std::vector<std::uint64_t> fold_empty(const ir::Kernel& kernel, const ir::Fold& fold) {
  if (fold.custom) return {0, 0};
  if (picks_index(fold)) return {fold_neutral(kernel, fold)[0], ~std::uint64_t{0}};
  if (picks_extreme(kernel, fold)) {
    const Type type = kernel.at(fold.value).type == Type::f64 ? Type::f64 : Type::f32;
    const std::uint64_t sign = std::uint64_t{1} << (8 * ir::size_bytes(type) - 1);
    return {ir::order_key(type, ir::identity(fold.op, type), wants_largest(fold)) ^ sign};
  }
  return {ir::identity(fold.op, fold_parts(kernel, fold)[0])};
}

}  // namespace weft::backend::vulkan

#include "backend/cuda/folding.hpp"

#include <fmt/format.h>

#include <limits>

#include "backend/cuda/spelling.hpp"

namespace weft::backend::cuda {

using ir::Type;

namespace {

/// What w_order gives.
Type key_type(Type value) {
  switch (value) {
    case Type::f16:
    case Type::bf16:
    case Type::f32:
      return Type::i32;
    case Type::f64:
      return Type::i64;
    case Type::boolean:
    case Type::i8:
    case Type::i16:
    case Type::i32:
    case Type::i64:
    case Type::u8:
    case Type::u16:
    case Type::u32:
    case Type::u64:
      return value;
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

/// x + -0 is x for every x, x + +0 is not.
std::uint64_t sum_of_none(Type type) {
  if (type == Type::f32) return 0x80000000u;
  if (type == Type::f64) return std::uint64_t{1} << 63;
  return 0;
}

}  // namespace

FoldParts fold_parts(const ir::Kernel& kernel, const ir::Fold& fold) {
  const Type value = kernel.at(fold.value).type;
  if (fold.custom) return {{value, Type::boolean}, {0, 0}};
  const bool least = fold.op == ir::ReduceOp::argmin, picks = least || fold.op == ir::ReduceOp::argmax;
  if (picks) {
    const Type key = key_type(value);
    constexpr std::uint64_t last = std::numeric_limits<std::int64_t>::max();
    return {{key, ir::index_type}, {extreme(key, !least), last}, true};
  }
  const Type type = ir::accumulator(fold.op, value);
  if (fold.op == ir::ReduceOp::sum) return {{type}, {sum_of_none(type)}};
  return {{type}, {ir::identity(fold.op, type)}};
}

std::string parts_name(ir::LoopId loop) { return fmt::format("P{}", ir::index(loop)); }

int parts_bytes(const ir::Kernel& kernel, ir::LoopId loop) {
  int bytes = 0;
  for (const ir::Fold& fold : kernel.at(loop).folds) {
    bytes += 8 * static_cast<int>(fold_parts(kernel, fold).types.size());
  }
  return bytes;
}

std::string parts_struct(const ir::Kernel& kernel, ir::LoopId loop) {
  const std::string name = parts_name(loop);
  std::string members, none, down, across, first, fresh;
  bool commutes = true;
  const auto& folds = kernel.at(loop).folds;
  for (std::size_t f = 0; f < folds.size(); ++f) {
    const FoldParts parts = fold_parts(kernel, folds[f]);
    commutes = commutes && !folds[f].custom;
    for (std::size_t k = 0; k < parts.types.size(); ++k) {
      const char* comma = none.empty() ? "" : ", ";
      const std::string member = fmt::format("f{}_{}", f, k);
      members += fmt::format("  {} {};\n", type_text(parts.types[k]), member);
      none += fmt::format("{}{}", comma, literal(parts.types[k], parts.none[k]));
      down += fmt::format("{}w_down({}, s)", comma, member);
      across += fmt::format("{}w_across({}, s)", comma, member);
      first += fmt::format("{}w_first({})", comma, member);
      fresh += fmt::format("{}w_fresh(&p->{})", comma, member);
    }
  }
  return fmt::format(
      "struct {0} {{\n{1}"
      "  static constexpr bool commutes = {2};\n"
      "  W_FUN {0} none() {{ return {{{3}}}; }}\n"
      "  __device__ __forceinline__ {0} down(int s) const {{ return {{{4}}}; }}\n"
      "  __device__ __forceinline__ {0} across(int s) const {{ return {{{5}}}; }}\n"
      "  __device__ __forceinline__ {0} first() const {{ return {{{6}}}; }}\n"
      "  W_FUN {0} fresh(const {0}* p) {{ return {{{7}}}; }}\n}};\n",
      name, members, commutes, none, down, across, first, fresh);
}

}  // namespace weft::backend::cuda

// The reference meaning of ops: each row on numbers.
#include <array>
#include <limits>
#include <utility>

#include "ir/num.hpp"
#include "ir/rows.hpp"
#include "support/check.hpp"

namespace weft::ir {
namespace {

using Words = const std::uint64_t* const*;
using EvalLoop = void (*)(std::size_t n, Words args, std::uint64_t* out);

// One row at one computing type. Out of line, as f32, f16 and bf16 share it.
template <class Row, class... V>
[[gnu::noinline]] auto compute(V... values) {
  return Row{}(Num<V>{values}...).value;
}

template <class Row, class T, std::size_t... k>
std::uint64_t eval_element(Words args, std::size_t i, std::index_sequence<k...>) {
  using C = rows::compute_t<Row, T>;
  if constexpr (std::is_same_v<C, T>) {
    const auto value = [&](auto... values) {
      if constexpr (Row::derived)
        return compute<Row>(values...);
      else
        return Row{}(Num<decltype(values)>{values}...).value;
    }(from_bits<rows::operand_t<Row, T, k>>(args[k][i])...);
    return to_bits(value);
  } else {
    const auto wide = compute<Row>(
        scalar::cast<rows::operand_t<Row, C, k>>(from_bits<rows::operand_t<Row, T, k>>(args[k][i]))...);
    if constexpr (std::is_same_v<decltype(wide), const bool>)
      return to_bits(wide);
    else
      return to_bits(scalar::cast<T>(wide));
  }
}

template <class Row, class T>
void eval_loop(std::size_t n, Words args, std::uint64_t* out) {
  for (std::size_t i = 0; i < n; ++i)
    out[i] = eval_element<Row, T>(args, i, std::make_index_sequence<Row::arity>{});
}

template <class Row, class T>
constexpr EvalLoop loop_of() {
  if constexpr (rows::callable<Row, T>)
    return &eval_loop<Row, T>;
  else
    return nullptr;
}

using TypeIndices = std::make_index_sequence<type_count>;
using LoopsByType = std::array<EvalLoop, type_count>;

template <class Row, std::size_t... t>
constexpr LoopsByType loops_of(std::index_sequence<t...>) {
  return {loop_of<Row, element_t<static_cast<Type>(t)>>()...};
}

constexpr std::array<LoopsByType, op_count> eval_loops = {{
#define WEFT_PRIMITIVE(name, ...) loops_of<rows::name>(TypeIndices{}),
#define WEFT_DERIVED(name, ...) loops_of<rows::name>(TypeIndices{}),
#include "weft/ops.def"
}};

template <class From, class To>
void cast_loop(std::size_t n, Words args, std::uint64_t* out) {
  for (std::size_t i = 0; i < n; ++i) out[i] = to_bits(scalar::cast<To>(from_bits<From>(args[0][i])));
}
void copy_loop(std::size_t n, Words args, std::uint64_t* out) {
  for (std::size_t i = 0; i < n; ++i) out[i] = args[0][i];
}

template <class From, std::size_t... t>
constexpr LoopsByType casts_of(std::index_sequence<t...>) {
  return {&cast_loop<From, element_t<static_cast<Type>(t)>>...};
}
template <std::size_t... t>
constexpr std::array<LoopsByType, type_count> all_casts(std::index_sequence<t...>) {
  return {casts_of<element_t<static_cast<Type>(t)>>(TypeIndices{})...};
}
constexpr auto cast_loops = all_casts(TypeIndices{});

EvalLoop find_loop(Op op, Type operand, Type result) {
  const auto from = static_cast<std::size_t>(operand), to = static_cast<std::size_t>(result);
  switch (info(op).signature) {
    case Signature::cast:
      return cast_loops[from][to];
    case Signature::bits:
      return accepts(op, {&operand, 1}, result) ? &copy_loop : nullptr;
    case Signature::same:
    case Signature::compare:
    case Signature::test:
    case Signature::select:
      return eval_loops[static_cast<std::size_t>(op)][from];
  }
  return nullptr;
}

template <class T>
std::uint64_t lowest() {
  if constexpr (IntElement<T>)
    return to_bits(std::numeric_limits<T>::min());
  else
    return to_bits(scalar::cast<T>(-std::numeric_limits<double>::infinity()));
}
template <class T>
std::uint64_t highest() {
  if constexpr (IntElement<T>)
    return to_bits(std::numeric_limits<T>::max());
  else
    return to_bits(scalar::cast<T>(std::numeric_limits<double>::infinity()));
}

struct Limits {
  std::uint64_t zero, one, lowest, highest;
};
template <std::size_t... t>
constexpr std::array<Limits (*)(), type_count> limits_of(std::index_sequence<t...>) {
  return {+[]() -> Limits {
    using T = element_t<static_cast<Type>(t)>;
    return {0, to_bits(scalar::cast<T>(1)), lowest<T>(), highest<T>()};
  }...};
}

}  // namespace

void eval_op_n(Op op, Type operand, Type result, std::size_t n, const std::uint64_t* const* args,
               std::uint64_t* out) {
  const EvalLoop loop = find_loop(op, operand, result);
  WEFT_CHECK(loop != nullptr, "{} does not take {} to {}", name(op), name(operand), name(result));
  loop(n, args, out);
}

std::uint64_t eval_op(Op op, Type operand, Type result, std::span<const std::uint64_t> args) {
  WEFT_CHECK(args.size() == static_cast<std::size_t>(info(op).arity), "{} takes {} operands, not {}",
             name(op), info(op).arity, args.size());
  std::array<const std::uint64_t*, 3> columns{};
  for (std::size_t k = 0; k < args.size(); ++k) columns[k] = &args[k];
  std::uint64_t out = 0;
  eval_op_n(op, operand, result, 1, columns.data(), &out);
  return out;
}

std::uint64_t identity(ReduceOp op, Type accumulator) {
  static constexpr auto table = limits_of(TypeIndices{});
  const Limits limits = table[static_cast<std::size_t>(accumulator)]();
  switch (op) {
    case ReduceOp::sum:
    case ReduceOp::dot:
      return limits.zero;
    case ReduceOp::prod:
      return limits.one;
    case ReduceOp::min:
    case ReduceOp::argmin:
      return limits.highest;
    case ReduceOp::max:
    case ReduceOp::argmax:
      return limits.lowest;
    case ReduceOp::all:
      return 1;
    case ReduceOp::any:
      return 0;
  }
  support::check_failed(__FILE__, __LINE__, "a ReduceOp", "not one of the folds");
}

}  // namespace weft::ir

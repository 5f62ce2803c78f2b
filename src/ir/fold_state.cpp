#include "ir/fold_state.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace weft::ir {
namespace {

std::uint64_t exponent_mask(Type t) {
  switch (t) {
    case Type::f16:
      return 0x7c00;
    case Type::bf16:
      return 0x7f80;
    case Type::f32:
      return 0x7f800000;
    case Type::f64:
      return 0x7ff0000000000000;
    case Type::boolean:
    case Type::i8:
    case Type::i16:
    case Type::i32:
    case Type::i64:
    case Type::u8:
    case Type::u16:
    case Type::u32:
    case Type::u64:
      return 0;
  }
  return 0;
}

std::uint64_t convert(Type from, Type to, std::uint64_t bits) {
  return from == to ? bits : eval_op(Op::cast, from, to, {&bits, 1});
}

}  // namespace

std::uint64_t order_key(Type type, std::uint64_t bits, bool nan_above) {
  const int width = 8 * size_bytes(type);
  const std::uint64_t sign = std::uint64_t{1} << (width - 1);
  const std::uint64_t all = sign | (sign - 1);
  if (is_signed_int(type)) return bits ^ sign;
  if (!is_float(type)) return bits;
  if ((bits & ~sign) > exponent_mask(type)) return nan_above ? all : 0;
  return (bits & sign) != 0 ? ~bits & all : bits | sign;
}

/// Keeps the better of two pairs; equal values keep the smaller place, wherever the tree met it.
struct FoldState::Pick {
  bool largest;
  void operator()(Best* left, const Best* right, std::size_t n) const {
    for (std::size_t i = 0; i < n; ++i) {
      const bool ahead = largest ? right[i].key > left[i].key : right[i].key < left[i].key;
      const bool tie_before = right[i].key == left[i].key && right[i].place < left[i].place;
      if (ahead || tie_before) left[i] = right[i];
    }
  }
};

FoldState::FoldState(const Fold& fold, Type value, Operator custom)
    : op_(fold.op),
      custom_(std::move(custom)),
      value_(value),
      accumulator_(custom_ ? value : accumulator(fold.op, value)),
      result_(fold.type) {}

void FoldState::combine(std::uint64_t* left, const std::uint64_t* right, std::size_t n) const {
  if (!custom_) {
    const std::uint64_t* const args[2] = {left, right};
    eval_op_n(info(op_).combine, accumulator_, accumulator_, n, args, left);
    return;
  }
  for (std::size_t i = 0; i < n; ++i) left[i] = custom_(left[i], right[i]);
}

/// acc = fma(a, b, acc) from +0 on; integers wrap.
void FoldState::add_products(const std::uint64_t* values, const std::uint64_t* seconds, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i) {
    const std::uint64_t a = convert(value_, accumulator_, values[i]), b = convert(value_, accumulator_, seconds[i]);
    const std::array<std::uint64_t, 3> operands{a, b, dot_.open};
    if (is_float(accumulator_)) {
      dot_.open = eval_op(Op::fma, accumulator_, accumulator_, operands);
    } else {
      const std::uint64_t product = eval_op(Op::mul, accumulator_, accumulator_, std::span(operands).first(2));
      dot_.open = eval_op(Op::add, accumulator_, accumulator_, std::array{dot_.open, product});
    }
    if (++dot_.count == dot_block) close_dot_block();
  }
}

void FoldState::close_dot_block() {
  if (dot_.total) combine(&*dot_.total, &dot_.open, 1);
  if (!dot_.total) dot_.total = dot_.open;
  dot_.open = 0;
  dot_.count = 0;
}

void FoldState::add(const std::uint64_t* values, const std::uint64_t* seconds, std::size_t n) {
  if (seconds != nullptr) return add_products(values, seconds, n);
  if (picks()) {
    const bool largest = op_ == ReduceOp::argmax;
    const Pick pick{largest};
    for (std::size_t i = 0; i < n; ++i) best_.push({order_key(value_, values[i], largest), place_++}, pick);
    return;
  }
  const auto fold = [this](std::uint64_t* left, const std::uint64_t* right, std::size_t count) {
    combine(left, right, count);
  };
  std::array<std::uint64_t, tree_block> widened;
  while (n > 0) {
    const std::size_t part = std::min(n, tree_block);
    const std::uint64_t* from = values;
    if (value_ != accumulator_) {
      eval_op_n(Op::cast, value_, accumulator_, part, &values, widened.data());
      from = widened.data();
    }
    for (std::size_t i = 0; i < part; ++i) values_.push(from[i], fold);
    values += part;
    n -= part;
  }
}

std::uint64_t FoldState::finish(std::optional<std::uint64_t> start) {
  if (picks()) {
    const auto best = best_.finish(Pick{op_ == ReduceOp::argmax});
    place_ = 0;
    return static_cast<std::uint64_t>(best ? best->place : -1);
  }
  if (dot_.count > 0) close_dot_block();
  auto result = std::exchange(dot_.total, std::nullopt);
  if (!result) result = values_.finish([this](std::uint64_t* left, const std::uint64_t* right, std::size_t count) {
    combine(left, right, count);
  });
  if (start) {
    std::uint64_t end = convert(result_, accumulator_, *start);
    if (result) combine(&end, &*result, 1);
    result = end;
  }
  if (!result) result = custom_ ? 0 : identity(op_, accumulator_);
  return convert(accumulator_, result_, *result);
}

}  // namespace weft::ir

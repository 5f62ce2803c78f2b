// One fold of a loop while it is evaluated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "ir/kernel.hpp"
#include "ir/tree.hpp"

namespace weft::ir {

/// Orders the values of a type as unsigned words: -0 below +0, and NaN (any) above or below everything.
[[nodiscard]] std::uint64_t order_key(Type type, std::uint64_t bits, bool nan_above);

/// Takes the values of the iterations in order and gives the result: accumulation in accumulator(op, value
/// type), the start value combined last on the left in that type, then one rounding to the result's type.
/// argmax and argmin give the flattened number of an iteration; NaN wins, then the smaller number; -1 when
/// there was none.
class FoldState {
 public:
  using Operator = std::function<std::uint64_t(std::uint64_t, std::uint64_t)>;  ///< of a custom fold

  FoldState(const Fold& fold, Type value, Operator custom);

  /// `seconds`: the other operands of a dot; nullptr for other folds.
  void add(const std::uint64_t* values, const std::uint64_t* seconds, std::size_t n);
  [[nodiscard]] std::uint64_t finish(std::optional<std::uint64_t> start);

 private:
  struct Best {
    std::uint64_t key;
    std::int64_t place;
  };
  struct Pick;
  /// Block results so far, the block that is open, and how many products it holds.
  struct Dot {
    std::optional<std::uint64_t> total;
    std::uint64_t open = 0;
    std::int64_t count = 0;
  };

  void add_products(const std::uint64_t* values, const std::uint64_t* seconds, std::size_t n);
  void close_dot_block();

  void combine(std::uint64_t* left, const std::uint64_t* right, std::size_t n) const;
  [[nodiscard]] bool picks() const {
    return !custom_ && (op_ == ReduceOp::argmax || op_ == ReduceOp::argmin);
  }

  ReduceOp op_;
  Operator custom_;
  Type value_, accumulator_, result_;
  Tree<std::uint64_t> values_;
  Tree<Best> best_;
  Dot dot_;
  std::int64_t place_ = 0;
};

}  // namespace weft::ir

// What the planner knows of a kernel: found once when it is traced, plain data.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ir/kernel.hpp"

namespace weft::ir {

/// An index expression as `constant + offset + sum of coefficient * axis`, or not affine. An axis stands for its
/// value (start + k * step), of any loop around the access, sequential ones too.
struct AffineTerm {
  LoopId loop{};
  int axis = 0;
  std::int64_t coefficient = 0;
};
struct IndexForm {
  bool affine = false;
  std::vector<AffineTerm> terms;  ///< ordered by (loop, axis); no zero coefficients
  std::int64_t constant = 0;
  NodeId offset = no_node;  ///< a value that no loop changes, added to it (a run-time shift), or no_node
};

/// How an access of a top-level loop's iteration relates to the loop's own axes.
enum class Map : std::uint8_t {
  at_index,    ///< one dimension an axis, in order, coefficient 1, constant 0
  projection,  ///< fewer axes, in order, each alone, constant 0 (broadcast along the others); also rank 0
  shifted,     ///< at_index but for constants
  same_row,    ///< none of these, and `leading` is at least 1: later dimensions are anything
  other,       ///< gathers, transposes, strides, loop-invariant addresses
};

struct Access {
  ArrayId array{};
  bool write = false;
  bool atomic = false;
  /// Whether it may be skipped, or its value unused: under if_ or while_, in a loop whose axes cannot be known before
  /// the launch, or feeding nothing but branches of selects. Only the others are checked before the launch.
  bool conditional = false;
  Map map{};
  int leading = 0;  ///< number of leading dimensions equal to the loop's leading axes (in order, exact)
  std::vector<IndexForm> dims;
  std::vector<LoopId> within;  ///< loops around it: the top-level one first, then inner parallel and sequential ones
  NodeId node{};
  std::uint32_t line = 0;
  std::string text;  ///< as the author wrote it, rebuilt: `t[i - 1]`
};

struct LoopFacts {
  LoopId loop{};
  std::vector<Access> accesses;  ///< in program order; tiles left out
  bool has_inner = false;        ///< holds parallel loops (a row kernel)
  bool product = false;          ///< over two axes or more, with a dot in each iteration: a matrix product
  bool folds = false;            ///< is itself a full reduction
  bool scatters = false;         ///< atomics, or accesses that may meet at one element from different iterations
  bool order_not_fixed = false;  ///< and may leave or see different values by the order of iterations
  bool uses_index_value = false; ///< an axis value is used other than as an address
  int cost = 0;                  ///< lowered primitives an iteration (inner loops: one of theirs each)
  int live = 0;                  ///< estimate of values alive at once
};

struct Facts {
  std::vector<LoopFacts> loops;      ///< top-level loops, in order
  std::vector<bool> reads, writes;   ///< by array
  std::vector<bool> length_read;     ///< by array: an extent is used other than for the axes of loops
  bool order_not_fixed = false;      ///< of some loop
  bool uses_f64 = false, uses_i64_data = false, uses_f16 = false;
};

[[nodiscard]] Facts find_facts(const Kernel& kernel);

/// A traced kernel, frozen: what calls refer to.
struct Traced {
  Kernel kernel;
  Facts facts;
  std::string key;
  std::string file;  ///< where it was written
  std::uint32_t line = 0;
};
/// Verifies and finds facts. Throws UsageError naming the kernel and the place for what its author can get wrong
/// (verify.hpp says which rules those are); aborts for what only we can.
[[nodiscard]] std::shared_ptr<const Traced> freeze(Kernel kernel, std::string file = {}, std::uint32_t line = 0);

}  // namespace weft::ir

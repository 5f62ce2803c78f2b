// A kernel: what one call means, from tracing to code generation.
//
// A kernel owns tables (arrays, scalars, nodes, regions, loops, variables); ids index them. A *region* is an ordered
// list of nodes. Every node stands in exactly one region; a value may be used later in its own region and in regions
// nested there (structured SSA). Nodes without effects are shared by the builder while both uses see the value.
//
// The top-level region of a kernel holds scalar values, *parallel loops*, the results of their folds, and stores to
// rank-0 arrays (results). Calls of one loop are what the planner joins; `split` cuts kernels of several loops.
//
// Rules are listed and checked in verify.hpp. The text form is in text.hpp. Meaning: eval.hpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ir/ids.hpp"
#include "ir/op.hpp"
#include "ir/type.hpp"

namespace weft::ir {

enum class Inst : std::uint8_t {
  // Pure values.
  constant,  ///< literal; bits in `constant_bits`
  scalar,    ///< value of scalar parameter `scalar`
  extent,    ///< i64: length of `array` along dimension `sub`
  axis,      ///< i64: the current index of `loop` along axis `sub` (start + k * step)
  operand,   ///< left (sub 0) or right (sub 1) value of the user operator of fold `sub / 2` of `loop`: see Fold
  op,        ///< scalar op `op` of the operands
  // Ordered.
  load,    ///< element of `array` at the operands (one i64 a dimension); out of range gives 0
  store,   ///< operands: one i64 a dimension, then the value; out of range is dropped
  atomic,  ///< array[indices] = op(array[indices], value): integer add, min, max, and, or, xor; no result
  get,     ///< value of local variable `var`
  set,     ///< operands: value; the first set in program order declares the variable in its region
  tile,    ///< declares the row-local array `array`, zeroed; operands: its extents
  // Structured.
  loop,         ///< parallel loop `loop`; no value
  fold_result,  ///< value of fold `sub` of `loop`, which stands earlier in the same region
  if_,          ///< operand: bool; regions `region`, `other` (no_region when absent)
  while_,       ///< `region` ends with a yield(bool) and is run before each `other`
  for_,         ///< sequential loop `loop` of one axis, inside an iteration
  yield,        ///< ends a while condition or a fold operator; operand: the value
};

/// One instruction. `target` and `sub` mean what the comment of its Inst says.
struct Node {
  Inst inst{};
  Op op{};
  Type type{};            ///< of the value; of the stored value for store, set and atomic
  std::uint32_t first = 0;  ///< operands are Kernel::operands[first, first + count)
  std::uint32_t count = 0;
  std::uint32_t target = 0;  ///< array, scalar, loop, variable or region id; low half of constant bits
  std::uint32_t sub = 0;     ///< dimension, axis or fold number; other region; high half of constant bits
  std::uint32_t line = 0;    ///< source line; 0 when unknown. Outside every key

  [[nodiscard]] std::uint64_t constant_bits() const { return target | (std::uint64_t{sub} << 32); }
  [[nodiscard]] ArrayId array() const { return ArrayId{target}; }
  [[nodiscard]] ScalarId scalar() const { return ScalarId{target}; }
  [[nodiscard]] LoopId loop() const { return LoopId{target}; }
  [[nodiscard]] VarId var() const { return VarId{target}; }
  [[nodiscard]] RegionId region() const { return RegionId{target}; }
  [[nodiscard]] RegionId other() const { return RegionId{sub}; }
};

enum class Role : std::uint8_t {
  in,      ///< only read
  out,     ///< only written
  inout,   ///< both
  result,  ///< rank 0, written once at top level: the value a call returns
  tile,    ///< local to one iteration of the outermost loop; zero at its declaration
};

struct Array {
  std::string name;  ///< the author's, or "argument N"
  Type type{};
  int rank = 1;
  Role role{};
};

struct Scalar {
  std::string name;
  Type type{};
};

struct Axis {
  NodeId start{}, count{}, step{};  ///< i64 values of an enclosing region; a count below 0 means 0
};

/// One value folded over the iterations of a loop, in the tree order of NUMERICS 4 (domain flattened row-major); for
/// dot two, in the order of NUMERICS 6.
struct Fold {
  ReduceOp op{};         ///< a row of ops.def
  bool custom = false;   ///< true: `combine` (values of Inst::operand, ending in yield) replaces `op`
  NodeId value{};        ///< in the body; what each iteration contributes
  NodeId second = no_node;  ///< in the body: the other operand of dot
  NodeId start = no_node;  ///< in the region of the loop: end is start op result
  Type type{};           ///< of the result; accumulation type is accumulator(op, value type)
  RegionId combine = no_region;
  std::uint32_t line = 0;
};

/// Parallel: iterations are independent. Sequential (`for_`): in order, one axis, no folds.
struct Loop {
  bool parallel = true;
  std::vector<Axis> axes;
  RegionId body{};
  std::vector<Fold> folds;
  std::uint32_t line = 0;
};

/// Whether the loop folds by dot. Such a loop has no other folds: their orders differ.
[[nodiscard]] inline bool is_dot(const Loop& loop) {
  return !loop.folds.empty() && !loop.folds[0].custom && loop.folds[0].op == ReduceOp::dot;
}

struct Var {
  std::string name;
  Type type{};
};

struct Region {
  std::vector<NodeId> nodes;
};

struct KernelOptions {
  int workgroup = 0;  ///< declared workgroup size; 0: none
  bool fuse = true;
  bool elementwise = false;  ///< a lift: a call's arrays have one shape, or are flat. Outside the key
};

struct Kernel {
  std::string name;
  std::vector<Array> arrays;
  std::vector<Scalar> scalars;
  std::vector<Var> vars;
  std::vector<Node> nodes;
  std::vector<NodeId> operands;
  std::vector<Region> regions;
  std::vector<Loop> loops;
  RegionId body{};
  KernelOptions options;

  [[nodiscard]] const Node& at(NodeId id) const { return nodes[index(id)]; }
  [[nodiscard]] const Array& at(ArrayId id) const { return arrays[index(id)]; }
  [[nodiscard]] const Loop& at(LoopId id) const { return loops[index(id)]; }
  [[nodiscard]] const Region& at(RegionId id) const { return regions[index(id)]; }
  [[nodiscard]] std::span<const NodeId> args(const Node& n) const { return {operands.data() + n.first, n.count}; }
  [[nodiscard]] std::span<const NodeId> args(NodeId id) const { return args(at(id)); }
};

/// The bytes that decide what code a kernel becomes: everything but names and lines. Two kernels are the same
/// exactly when their keys are equal.
[[nodiscard]] std::string key(const Kernel& kernel);

/// Cuts a kernel of several top-level loops into kernels of one loop each, run in order. A fold result that a later
/// piece needs travels through an added rank-0 array. `arrays[k]` says which array of the original (or which added
/// slot, from `original.arrays.size()` on) parameter k of the piece is. Adjacent loops of equal axes whose only
/// effects are folds become one. A kernel of one loop gives itself; of none, one piece with no loop.
struct Piece {
  Kernel kernel;
  std::vector<std::uint32_t> arrays;
  std::vector<std::uint32_t> scalars;
};
struct Pieces {
  std::vector<Piece> pieces;
  std::vector<Type> slots;  ///< element types of the added rank-0 arrays
};
[[nodiscard]] Pieces split(const Kernel& kernel);

}  // namespace weft::ir

// Builds a kernel, node by node, in program order. Shares pure nodes, folds constants exactly, and counts
// depth.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ir/kernel.hpp"

namespace weft::ir {

/// Regions open and close like brackets; nodes go to the innermost open region. A pure node equal to one that
/// is visible from there is returned instead of made again. An op of constants becomes a constant by eval_op,
/// which has the same bits as running it; nothing else is simplified. Using a value that is not visible, or
/// closing the wrong bracket, is a bug of the caller and aborts: ask `visible` where a user could do it.
class Builder final : public OpSink {
 public:
  explicit Builder(std::string kernel_name);
  ~Builder() override;
  Builder(const Builder&) = delete;
  Builder& operator=(const Builder&) = delete;

  ArrayId array(std::string name, Type type, int rank, Role role);
  ScalarId scalar(std::string name, Type type);
  VarId var(std::string name, Type type);
  void options(KernelOptions options);

  void line(std::uint32_t source_line);  ///< given to the nodes made from now on
  [[nodiscard]] std::uint32_t line() const;

  NodeId constant(Type type, std::uint64_t bits) override;
  NodeId op(Op op, Type result, std::span<const NodeId> args) override;
  NodeId index_constant(std::int64_t value) {
    return constant(index_type, static_cast<std::uint64_t>(value));
  }
  NodeId scalar_value(ScalarId id);
  NodeId extent(ArrayId array, int dimension);
  NodeId axis(LoopId loop, int axis);
  NodeId fold_operand(LoopId loop, int fold, int side);

  NodeId load(ArrayId array, std::span<const NodeId> indices);
  void store(ArrayId array, std::span<const NodeId> indices, NodeId value);
  void atomic(Op op, ArrayId array, std::span<const NodeId> indices, NodeId value);
  NodeId get(VarId var);
  void set(VarId var, NodeId value);
  void tile(ArrayId array, std::span<const NodeId> extents);

  /// A loop's body is built between begin and end; its node stands in the region that was open before, and
  /// what its axes and the starts of its folds name stands there before it.
  LoopId begin_loop(std::vector<Axis> axes);
  void end_loop();
  /// While the body is open or after it; gives the number of the fold. `fold.combine` is filled by
  /// begin_combine.
  int add_fold(LoopId loop, Fold fold);
  /// After end_loop, for a custom fold: its operator sees what the loop saw, and fold_operand 0 and 1 of this
  /// fold.
  RegionId begin_combine(LoopId loop, int fold);
  void end_combine(NodeId value);
  NodeId fold_result(LoopId loop, int fold);  ///< in the region where the loop stands

  void begin_if(NodeId condition);
  void begin_else();
  void end_if();
  void begin_while();                      ///< opens the condition region
  void while_condition(NodeId condition);  ///< closes it with a yield, opens the body
  void end_while();
  LoopId begin_for(Axis axis);
  void end_for();

  [[nodiscard]] Type type(NodeId id) const;
  [[nodiscard]] bool visible(NodeId id) const;     ///< whether a node made now may use this value
  [[nodiscard]] const Kernel& kernel() const;      ///< as far as it is built
  [[nodiscard]] std::size_t open_regions() const;  ///< 1 at top level
  [[nodiscard]] RegionId region() const;           ///< the innermost open one
  [[nodiscard]] bool parallel_open() const;        ///< inside the body of a parallel loop

  /// Checks that every bracket is closed and gives the kernel. The builder is empty afterwards.
  [[nodiscard]] Kernel finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace weft::ir

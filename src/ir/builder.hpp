// Builds a kernel, node by node, in program order. Shares pure nodes, folds constants exactly, and counts depth.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ir/kernel.hpp"

namespace weft::ir {

/// Regions open and close like brackets; nodes go to the innermost open region. A pure node equal to one that is
/// visible from there is returned instead of made again. Constant operands fold by eval_op (same bits as run).
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

  NodeId constant(Type type, std::uint64_t bits) override;
  NodeId op(Op op, Type result, std::span<const NodeId> args) override;
  NodeId index_constant(std::int64_t value) { return constant(index_type, static_cast<std::uint64_t>(value)); }
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
  void yield(NodeId value);

  /// A loop's body is built between begin and end; its node then stands in the region that was open before.
  LoopId begin_loop(std::vector<Axis> axes);
  void add_fold(LoopId loop, Fold fold);  ///< while the body is open or after it
  RegionId begin_combine(LoopId loop, int fold);
  void end_combine();
  void end_loop();
  NodeId fold_result(LoopId loop, int fold);

  void begin_if(NodeId condition);
  void begin_else();
  void end_if();
  void begin_while();  ///< opens the condition region
  void while_condition(NodeId condition);  ///< closes it with a yield, opens the body
  void end_while();
  LoopId begin_for(Axis axis);
  void end_for();

  [[nodiscard]] Type type(NodeId id) const;
  [[nodiscard]] const Kernel& kernel() const;  ///< as far as it is built
  [[nodiscard]] std::size_t open_regions() const;

  /// Checks that every bracket is closed and gives the kernel. The builder is empty afterwards.
  [[nodiscard]] Kernel finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace weft::ir

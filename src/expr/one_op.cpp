#include "expr/one_op.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "expr/indexed.hpp"
#include "ir/builder.hpp"

namespace weft::expr {
namespace {

using ir::ArrayId;
using ir::NodeId;

/// Names come with their length: they may hold anything.
std::string key_of(std::string_view name, int op, const Node& node, const std::vector<Operand>& operands) {
  std::string key = fmt::format("{}:{} {} {} {} {} ", name.size(), name, op, static_cast<int>(node.type),
                                node.shape.size(), node.place);
  for (const Operand& operand : operands) {
    key += fmt::format(" {}:{} {} {} ", operand.name.size(), operand.name, static_cast<int>(operand.type),
                       operand.literal);
    for (const bool kept : operand.kept) key += kept ? '1' : '0';
  }
  return key;
}

std::vector<ir::Axis> axes_over(ir::Builder& b, ArrayId array, std::size_t rank) {
  std::vector<ir::Axis> axes;
  for (std::size_t d = 0; d < rank; ++d) {
    axes.push_back({b.index_constant(0), b.extent(array, static_cast<int>(d)), b.index_constant(1)});
  }
  return axes;
}

std::vector<NodeId> chosen(const std::vector<NodeId>& index, const std::vector<bool>& kept) {
  std::vector<NodeId> result;
  for (std::size_t d = 0; d < kept.size(); ++d) {
    if (kept[d]) result.push_back(index[d]);
  }
  return result;
}

ir::Kernel elementwise_kernel(std::string_view name, std::optional<ir::Op> op, const Node& node,
                              const std::vector<Operand>& operands) {
  ir::Builder b{std::string(name)};
  b.line(node.place);
  const std::size_t rank = node.shape.size();
  std::vector<ArrayId> arrays(operands.size());
  std::vector<NodeId> values(operands.size());
  for (std::size_t k = 0; k < operands.size(); ++k) {
    const Operand& operand = operands[k];
    if (operand.literal) {
      values[k] = b.scalar_value(b.scalar(operand.name, operand.type));
    } else {
      const auto own_rank = static_cast<int>(std::ranges::count(operand.kept, true));
      arrays[k] = b.array(operand.name, operand.type, own_rank, ir::Role::in);
    }
  }
  const ArrayId y = b.array("y", node.type, static_cast<int>(rank), ir::Role::out);
  std::vector<NodeId> index;
  std::optional<ir::LoopId> loop;
  if (rank > 0) {
    loop = b.begin_loop(axes_over(b, y, rank));
    for (std::size_t d = 0; d < rank; ++d) index.push_back(b.axis(*loop, static_cast<int>(d)));
  }
  for (std::size_t k = 0; k < operands.size(); ++k) {
    if (!operands[k].literal) values[k] = b.load(arrays[k], chosen(index, operands[k].kept));
  }
  b.store(y, index, op ? b.op(*op, node.type, values) : values[0]);
  if (loop) b.end_loop();
  return b.finish();
}

/// The loop that folds: over the dimensions the result lacks, or one iteration where it lacks none.
ir::LoopId begin_fold(ir::Builder& b, const std::vector<bool>& kept, ArrayId x, std::vector<NodeId>& index) {
  std::vector<ir::Axis> axes;
  for (std::size_t d = 0; d < kept.size(); ++d) {
    if (!kept[d])
      axes.push_back({b.index_constant(0), b.extent(x, static_cast<int>(d)), b.index_constant(1)});
  }
  if (axes.empty()) axes.push_back({b.index_constant(0), b.index_constant(1), b.index_constant(1)});
  const ir::LoopId loop = b.begin_loop(std::move(axes));
  int axis = 0;
  for (std::size_t d = 0; d < kept.size(); ++d) {
    if (!kept[d]) index[d] = b.axis(loop, axis++);
  }
  return loop;
}

ir::Kernel reduction_kernel(std::string_view name, const Node& node, const Operand& operand) {
  ir::Builder b{std::string(name)};
  b.line(node.place);
  const std::vector<bool>& kept = operand.kept;
  const auto kept_rank = static_cast<std::size_t>(std::ranges::count(kept, true));
  ArrayId x{};
  NodeId literal = ir::no_node;
  if (operand.literal) {
    literal = b.scalar_value(b.scalar(operand.name, operand.type));
  } else {
    x = b.array(operand.name, operand.type, static_cast<int>(kept.size()), ir::Role::in);
  }
  const ArrayId y = b.array("y", node.type, static_cast<int>(kept_rank), ir::Role::out);
  std::vector<NodeId> index(kept.size()), outer_index;
  std::optional<ir::LoopId> outer;
  if (kept_rank > 0) {
    outer = b.begin_loop(axes_over(b, y, kept_rank));
    for (std::size_t d = 0; d < kept.size(); ++d) {
      if (!kept[d]) continue;
      index[d] = b.axis(*outer, static_cast<int>(outer_index.size()));
      outer_index.push_back(index[d]);
    }
  }
  const ir::LoopId loop = begin_fold(b, kept, x, index);
  ir::Fold fold;
  fold.op = node.reduce;
  fold.value = operand.literal ? literal : b.load(x, index);
  fold.type = node.type;
  fold.line = node.place;
  b.add_fold(loop, fold);
  b.end_loop();
  b.store(y, outer_index, b.fold_result(loop, 0));
  if (outer) b.end_loop();
  return b.finish();
}

}  // namespace

std::shared_ptr<const ir::Traced> OneOpKernels::elementwise(std::string_view name, std::optional<ir::Op> op,
                                                            const Node& node,
                                                            const std::vector<Operand>& operands) {
  auto& kernel = known_["map " + key_of(name, op ? static_cast<int>(*op) : -1, node, operands)];
  if (!kernel) kernel = ir::freeze(elementwise_kernel(name, op, node, operands));
  return kernel;
}

std::shared_ptr<const ir::Traced> OneOpKernels::reduction(std::string_view name, const Node& node,
                                                          const Operand& operand) {
  auto& kernel = known_["fold " + key_of(name, static_cast<int>(node.reduce), node, {operand})];
  if (!kernel) kernel = ir::freeze(reduction_kernel(name, node, operand));
  return kernel;
}

std::shared_ptr<const ir::Traced> OneOpKernels::matmul(std::string_view name, const Node& node,
                                                       const std::vector<Operand>& operands) {
  const std::string matrices = {operands[0].matrix ? 'm' : 'v', operands[1].matrix ? 'm' : 'v'};
  auto& kernel = known_["matmul " + matrices + key_of(name, 0, node, operands)];
  if (!kernel) kernel = ir::freeze(matmul_kernel(name, node, operands));
  return kernel;
}

std::shared_ptr<const ir::Traced> OneOpKernels::indexed(std::string_view name, const Node& node,
                                                        const std::vector<Operand>& operands) {
  const std::string rule = fmt::format("rule {} {} ", static_cast<int>(node.rule), node.axes.empty() ? -1 : node.axes[0]);
  auto& kernel = known_[rule + key_of(name, 0, node, operands)];
  if (!kernel) kernel = ir::freeze(indexed_kernel(name, node, operands));
  return kernel;
}

}  // namespace weft::expr

#include "expr/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>

#include "ir/builder.hpp"
#include "support/check.hpp"

namespace weft::expr {
namespace {

using ir::ArrayId;
using ir::BufferId;
using ir::NodeId;

/// Where a node's value is: a buffer, or a literal's bits.
struct Where {
  bool literal = false;
  BufferId buffer{};
  std::uint64_t bits = 0;
};

ir::View row_major(BufferId buffer, ir::Type type, const Shape& shape) {
  ir::View view{buffer, type, static_cast<int>(shape.size()), 0, {}, {}};
  std::int64_t stride = 1;
  for (std::size_t d = shape.size(); d-- > 0;) {
    view.shape[d] = shape[d];
    view.strides[d] = stride;
    stride *= shape[d];
  }
  return view;
}

/// The view without the dimensions that `kept` leaves out; those have length 1.
ir::View keep_dimensions(const ir::View& view, const std::vector<bool>& kept) {
  ir::View result{view.buffer, view.type, 0, view.offset, {}, {}};
  for (std::size_t d = 0; d < kept.size(); ++d) {
    if (!kept[d]) continue;
    result.shape[static_cast<std::size_t>(result.rank)] = view.shape[d];
    result.strides[static_cast<std::size_t>(result.rank++)] = view.strides[d];
  }
  return result;
}

bool is_literal(const Node& node) { return node.kind == Kind::cast && node.operands[0]->kind == Kind::literal; }

std::string_view label(const Node& node) {
  if (!node.name.empty()) return node.name;
  if (node.kind == Kind::reduce) return ir::name(node.reduce);
  return node.kind == Kind::op ? ir::name(node.op) : node.kind == Kind::cast ? ir::name(node.op) : "copy";
}

class Recorder {
 public:
  explicit Recorder(std::span<const Input> inputs) : inputs_(inputs) {
    for (const Input& input : inputs) result_.inputs.push_back(buffer(input.name, input.type, input.shape, false));
  }

  Recorded run(std::span<const NodeRef> outputs) {
    for (const NodeRef& output : outputs) visit(output);
    for (const NodeRef& output : outputs) result_.outputs.push_back(output_buffer(*output));
    return std::move(result_);
  }

 private:
  /// Depth-first without recursion: a node is placed after all its operands.
  void visit(const NodeRef& root) {
    std::vector<std::pair<const Node*, std::size_t>> stack{{root.get(), 0}};
    while (!stack.empty()) {
      auto& [node, next] = stack.back();
      if (places_.contains(node)) {
        stack.pop_back();
      } else if (next < node->operands.size() && !is_literal(*node)) {
        const Node* operand = node->operands[next++].get();
        if (!places_.contains(operand)) stack.emplace_back(operand, 0);
      } else {
        const Node* done = node;
        stack.pop_back();
        places_.emplace(done, place(*done));
      }
    }
  }

  Where place(const Node& node) {
    if (node.kind == Kind::input) return {false, result_.inputs.at(node.input), 0};
    if (is_literal(node)) {
      return {true, {}, literal_bits(node.operands[0]->value, node.type).value()};
    }
    WEFT_CHECK(node.kind != Kind::literal, "a literal without a type reached the recorder");
    const auto [entry, fresh] = known_.try_emplace(meaning(node));
    if (fresh) {
      entry->second = buffer(std::string(label(node)), node.type, node.shape, true);
      result_.recording.calls.push_back(node.kind == Kind::reduce ? reduction(node, entry->second) : map(node, entry->second));
    }
    return {false, entry->second, 0};
  }

  /// Equal bytes, equal value: kind, op, type, shape and operands' places.
  std::string meaning(const Node& node) const {
    std::string key = fmt::format("{} {} {} {} {} [", static_cast<int>(node.kind), static_cast<int>(node.op),
                                  static_cast<int>(node.reduce), static_cast<int>(node.type), node.keepdims);
    for (const auto length : node.shape) key += fmt::format("{} ", length);
    key += ']';
    for (const int axis : node.axes) key += fmt::format("{} ", axis);
    for (const NodeRef& operand : node.operands) {
      const Where& at = places_.at(operand.get());
      key += at.literal ? fmt::format("#{} ", at.bits) : fmt::format("@{} ", ir::index(at.buffer));
    }
    return key;
  }

  BufferId buffer(std::string name, ir::Type type, const Shape& shape, bool scratch) {
    ir::Buffer b;
    b.name = std::move(name);
    b.size_bytes = size(shape) * ir::size_bytes(type);
    b.scratch = scratch;
    b.identity = result_.recording.buffers.size() + 1;
    result_.recording.buffers.push_back(std::move(b));
    return static_cast<BufferId>(result_.recording.buffers.size() - 1);
  }

  /// Outputs keep their memory after the plan; an input, a literal or an output asked for twice is copied into one.
  BufferId output_buffer(const Node& node) {
    const Where at = places_.at(&node);
    if (!at.literal) {
      ir::Buffer& b = result_.recording.buffers[ir::index(at.buffer)];
      if (b.scratch) {
        b.scratch = false;
        return at.buffer;
      }
    }
    const BufferId copy = buffer("copy", node.type, node.shape, false);
    result_.recording.calls.push_back(elementwise("copy", node, std::span(&at, 1), copy, {&node}));
    return copy;
  }

  ir::Call map(const Node& node, BufferId to) {
    std::vector<Where> places;
    std::vector<const Node*> operands;
    for (const NodeRef& operand : node.operands) {
      places.push_back(places_.at(operand.get()));
      operands.push_back(operand.get());
    }
    return elementwise(label(node), node, places, to, operands);
  }

  /// y[i, j, ...] = op(a[i, j, ...], b[j], ...): an operand is indexed by the dimensions it does not broadcast.
  ir::Call elementwise(std::string_view name, const Node& node, std::span<const Where> places, BufferId to,
                       const std::vector<const Node*>& operands) {
    ir::Builder b{std::string(name)};
    b.line(node.place);
    ir::Call call;
    call.line = node.place;
    const std::size_t rank = node.shape.size();
    std::vector<std::vector<bool>> kept(operands.size(), std::vector<bool>(rank, false));
    std::vector<ArrayId> arrays(operands.size());
    std::vector<NodeId> values(operands.size());
    for (std::size_t k = 0; k < operands.size(); ++k) {
      const std::string parameter = operand_name(*operands[k], k);
      if (places[k].literal) {
        values[k] = b.scalar_value(b.scalar(parameter, operands[k]->type));
        call.scalars.push_back({places[k].bits, false, {}});
        continue;
      }
      const Shape& shape = operands[k]->shape;
      const std::size_t missing = rank - shape.size();
      for (std::size_t d = 0; d < shape.size(); ++d) kept[k][missing + d] = shape[d] == node.shape[missing + d];
      arrays[k] = b.array(parameter, operands[k]->type, static_cast<int>(std::ranges::count(kept[k], true)), ir::Role::in);
      const std::vector<bool> own(kept[k].begin() + static_cast<std::ptrdiff_t>(missing), kept[k].end());
      call.arrays.push_back(keep_dimensions(row_major(places[k].buffer, operands[k]->type, shape), own));
    }
    const ArrayId y = b.array("y", node.type, static_cast<int>(rank), ir::Role::out);
    call.arrays.push_back(row_major(to, node.type, node.shape));

    std::vector<NodeId> index;
    std::optional<ir::LoopId> loop;
    if (rank > 0) {
      loop = b.begin_loop(axes_over(b, y, rank));
      for (std::size_t d = 0; d < rank; ++d) index.push_back(b.axis(*loop, static_cast<int>(d)));
    }
    for (std::size_t k = 0; k < operands.size(); ++k) {
      if (!places[k].literal) values[k] = b.load(arrays[k], chosen(index, kept[k]));
    }
    const bool copies = name == "copy" && values.size() == 1;
    b.store(y, index, copies ? values[0] : b.op(node.op, node.type, values));
    if (loop) b.end_loop();
    call.kernel = ir::freeze(b.finish());
    return call;
  }

  /// y[kept] = fold over the other axes, in row-major order of those; a full reduction stores its one element at top level.
  ir::Call reduction(const Node& node, BufferId to) {
    const Node& operand = *node.operands[0];
    const Where from = places_.at(&operand);
    const std::size_t rank = operand.shape.size();
    std::vector<bool> folded(rank, false), kept(rank, true);
    for (const int axis : node.axes) folded[static_cast<std::size_t>(axis)] = true;
    for (std::size_t d = 0; d < rank; ++d) kept[d] = !folded[d];
    const auto kept_rank = static_cast<std::size_t>(std::ranges::count(kept, true));

    ir::Builder b{std::string(label(node))};
    b.line(node.place);
    ir::Call call;
    call.line = node.place;
    ArrayId x{};
    NodeId literal = ir::no_node;
    if (from.literal) {
      literal = b.scalar_value(b.scalar("x", operand.type));
      call.scalars.push_back({from.bits, false, {}});
    } else {
      x = b.array(operand_name(operand, 0), operand.type, static_cast<int>(rank), ir::Role::in);
      call.arrays.push_back(row_major(from.buffer, operand.type, operand.shape));
    }
    const ArrayId y = b.array("y", node.type, static_cast<int>(kept_rank), ir::Role::out);
    const std::vector<bool> left = node.keepdims ? kept : std::vector<bool>(kept_rank, true);
    call.arrays.push_back(keep_dimensions(row_major(to, node.type, node.shape), left));

    std::vector<NodeId> index(rank), outer_index;
    std::optional<ir::LoopId> outer;
    if (kept_rank > 0) {
      outer = b.begin_loop(axes_over(b, y, kept_rank));
      for (std::size_t d = 0; d < rank; ++d) {
        if (!kept[d]) continue;
        index[d] = b.axis(*outer, static_cast<int>(outer_index.size()));
        outer_index.push_back(index[d]);
      }
    }
    std::vector<ir::Axis> axes;
    for (std::size_t d = 0; d < rank; ++d) {
      if (folded[d]) axes.push_back({b.index_constant(0), b.extent(x, static_cast<int>(d)), b.index_constant(1)});
    }
    if (axes.empty()) axes.push_back({b.index_constant(0), b.index_constant(1), b.index_constant(1)});
    const bool no_axis = node.axes.empty();
    const ir::LoopId loop = b.begin_loop(std::move(axes));
    int axis = 0;
    for (std::size_t d = 0; d < rank; ++d) {
      if (folded[d]) index[d] = b.axis(loop, axis++);
    }
    WEFT_CHECK(no_axis || axis == static_cast<int>(node.axes.size()), "every reduced axis has its loop axis");
    ir::Fold fold;
    fold.op = node.reduce;
    fold.value = from.literal ? literal : b.load(x, index);
    fold.type = node.type;
    fold.line = node.place;
    b.add_fold(loop, fold);
    b.end_loop();
    b.store(y, outer_index, b.fold_result(loop, 0));
    if (outer) b.end_loop();
    call.kernel = ir::freeze(b.finish());
    return call;
  }

  static std::vector<ir::Axis> axes_over(ir::Builder& b, ArrayId array, std::size_t rank) {
    std::vector<ir::Axis> axes;
    for (std::size_t d = 0; d < rank; ++d) {
      axes.push_back({b.index_constant(0), b.extent(array, static_cast<int>(d)), b.index_constant(1)});
    }
    return axes;
  }

  static std::vector<NodeId> chosen(const std::vector<NodeId>& index, const std::vector<bool>& kept) {
    std::vector<NodeId> result;
    for (std::size_t d = 0; d < kept.size(); ++d) {
      if (kept[d]) result.push_back(index[d]);
    }
    return result;
  }

  static std::string operand_name(const Node& operand, std::size_t k) {
    if (operand.kind == Kind::input) return operand.name;
    return std::string(1, static_cast<char>('a' + k));
  }

  std::span<const Input> inputs_;
  Recorded result_;
  std::unordered_map<const Node*, Where> places_;  // looked up, never walked
  std::map<std::string, BufferId> known_;
};

}  // namespace

Recorded record(std::span<const NodeRef> outputs, std::span<const Input> inputs) {
  return Recorder(inputs).run(outputs);
}

}  // namespace weft::expr

#include "expr/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>

#include "expr/one_op.hpp"
#include "support/check.hpp"

namespace weft::expr {
namespace {

using ir::BufferId;

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

bool is_literal(const Node& node) {
  return node.kind == Kind::cast && node.operands[0]->kind == Kind::literal;
}

std::string_view label(const Node& node) {
  if (!node.name.empty()) return node.name;
  if (node.kind == Kind::reduce) return ir::name(node.reduce);
  if (node.kind == Kind::matmul) return "matmul";
  return node.kind == Kind::op ? ir::name(node.op) : node.kind == Kind::cast ? ir::name(node.op) : "copy";
}

class Recorder {
 public:
  explicit Recorder(std::span<const Input> inputs) : inputs_(inputs) {
    for (const Input& input : inputs)
      result_.inputs.push_back(buffer(input.name, input.type, input.shape, false));
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
    if (node.kind == Kind::input)
      return {false, node.data ? data_buffer(node) : result_.inputs.at(node.input), 0};
    if (is_literal(node)) {
      return {true, {}, literal_bits(node.operands[0]->value, node.type).value()};
    }
    WEFT_CHECK(node.kind != Kind::literal, "a literal without a type reached the recorder");
    const auto [entry, fresh] = known_.try_emplace(meaning(node));
    if (fresh) {
      entry->second = buffer(std::string(label(node)), node.type, node.shape, true);
      result_.recording.calls.push_back(call_of(node, entry->second));
    }
    return {false, entry->second, 0};
  }

  BufferId data_buffer(const Node& node) {
    const auto [entry, fresh] = data_.try_emplace(node.data->identity);
    if (fresh) {
      entry->second = buffer("", node.type, node.shape, false);
      result_.data.push_back(node.data);
      result_.data_buffers.push_back(entry->second);
    }
    return entry->second;
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

  /// Outputs keep their memory after the plan; an input, a literal or an output asked for twice is copied
  /// into one.
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
    result_.recording.calls.push_back(
        elementwise("copy", std::nullopt, node, std::span(&at, 1), copy, {&node}));
    return copy;
  }

  ir::Call call_of(const Node& node, BufferId to) {
    if (node.kind == Kind::reduce) return reduction(node, to);
    return node.kind == Kind::matmul ? matmul(node, to) : map(node, to);
  }

  ir::Call matmul(const Node& node, BufferId to) {
    std::vector<Operand> parameters;
    ir::Call call;
    call.line = node.place;
    const std::size_t matrices = static_cast<std::size_t>(std::ranges::count_if(
        node.operands, [](const NodeRef& operand) { return operand->shape.size() > 1; }));
    const std::size_t batch = node.shape.size() - matrices;
    for (std::size_t k = 0; k < node.operands.size(); ++k) {
      const Node& operand = *node.operands[k];
      const std::size_t own = std::min<std::size_t>(operand.shape.size(), 2), leading = operand.shape.size() - own;
      Operand parameter{operand_name(operand, k), operand.type, false, std::vector<bool>(batch), own == 2};
      std::vector<bool> dimensions;
      for (std::size_t d = 0; d < leading; ++d) {
        dimensions.push_back(operand.shape[d] == node.shape[batch - leading + d]);
        parameter.kept[batch - leading + d] = dimensions.back();
      }
      dimensions.resize(operand.shape.size(), true);
      const BufferId from = places_.at(&operand).buffer;
      call.arrays.push_back(keep_dimensions(row_major(from, operand.type, operand.shape), dimensions));
      parameters.push_back(std::move(parameter));
    }
    call.arrays.push_back(row_major(to, node.type, node.shape));
    call.kernel = kernels_.matmul(label(node), node, parameters);
    return call;
  }

  ir::Call map(const Node& node, BufferId to) {
    std::vector<Where> places;
    std::vector<const Node*> operands;
    for (const NodeRef& operand : node.operands) {
      places.push_back(places_.at(operand.get()));
      operands.push_back(operand.get());
    }
    return elementwise(label(node), node.op, node, places, to, operands);
  }

  ir::Call elementwise(std::string_view name, std::optional<ir::Op> op, const Node& node,
                       std::span<const Where> places, BufferId to, const std::vector<const Node*>& operands) {
    const std::size_t rank = node.shape.size();
    ir::Call call;
    call.line = node.place;
    std::vector<Operand> parameters;
    for (std::size_t k = 0; k < operands.size(); ++k) {
      parameters.push_back(
          {operand_name(*operands[k], k), operands[k]->type, places[k].literal, std::vector<bool>(rank)});
      if (places[k].literal) {
        call.scalars.push_back({places[k].bits, false, {}});
        continue;
      }
      const Shape& shape = operands[k]->shape;
      std::vector<bool>& kept = parameters.back().kept;
      const std::size_t missing = rank - shape.size();
      for (std::size_t d = 0; d < shape.size(); ++d) kept[missing + d] = shape[d] == node.shape[missing + d];
      const std::vector<bool> own(kept.begin() + static_cast<std::ptrdiff_t>(missing), kept.end());
      call.arrays.push_back(keep_dimensions(row_major(places[k].buffer, operands[k]->type, shape), own));
    }
    call.arrays.push_back(row_major(to, node.type, node.shape));
    call.kernel = kernels_.elementwise(name, op, node, parameters);
    return call;
  }

  ir::Call reduction(const Node& node, BufferId to) {
    const Node& operand = *node.operands[0];
    const Where from = places_.at(&operand);
    std::vector<bool> kept(operand.shape.size(), true);
    for (const int axis : node.axes) kept[static_cast<std::size_t>(axis)] = false;
    const Operand parameter{from.literal ? "x" : operand_name(operand, 0), operand.type, from.literal, kept};
    ir::Call call;
    call.line = node.place;
    if (from.literal) {
      call.scalars.push_back({from.bits, false, {}});
    } else {
      call.arrays.push_back(row_major(from.buffer, operand.type, operand.shape));
    }
    const auto kept_rank = static_cast<std::size_t>(std::ranges::count(kept, true));
    const std::vector<bool> left = node.keepdims ? kept : std::vector<bool>(kept_rank, true);
    call.arrays.push_back(keep_dimensions(row_major(to, node.type, node.shape), left));
    call.kernel = kernels_.reduction(label(node), node, parameter);
    return call;
  }

  static std::string operand_name(const Node& operand, std::size_t k) {
    if (operand.kind == Kind::input && !operand.name.empty()) return operand.name;
    return std::string(1, static_cast<char>('a' + k));
  }

  std::span<const Input> inputs_;
  Recorded result_;
  std::unordered_map<const Node*, Where> places_;  // looked up, never walked
  std::map<std::string, BufferId> known_;
  std::map<std::string, BufferId> data_;  // by identity; looked up, never walked
  OneOpKernels kernels_;
};

}  // namespace

Recorded record(std::span<const NodeRef> outputs, std::span<const Input> inputs) {
  return Recorder(inputs).run(outputs);
}

}  // namespace weft::expr

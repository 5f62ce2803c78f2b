#include "expr/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>

#include "expr/indexed.hpp"
#include "expr/one_op.hpp"
#include "expr/view.hpp"
#include "support/check.hpp"

namespace weft::expr {
namespace {

using ir::BufferId;

/// Where a node's value is: a view of a buffer, or a literal's bits.
struct Where {
  bool literal = false;
  ir::View view;
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

ir::View with_strides(const ir::View& view, const Shape& shape, std::int64_t offset,
                      std::span<const std::int64_t> strides) {
  ir::View result{view.buffer, view.type, static_cast<int>(shape.size()), offset, {}, {}};
  std::ranges::copy(shape, result.shape.begin());
  std::ranges::copy(strides, result.strides.begin());
  return result;
}

std::span<const std::int64_t> strides_of(const ir::View& view) {
  return {view.strides.data(), static_cast<std::size_t>(view.rank)};
}

/// Where the elements of a view lie, given those of its operand.
ir::View picked(const ir::View& operand, const IndexMap& map) {
  const auto strides = strides_of(operand);
  const Strided at = strided({operand.offset, {strides.begin(), strides.end()}}, map);
  return with_strides(operand, map.shape, at.offset, at.strides);
}

bool is_literal(const Node& node) {
  return node.kind == Kind::cast && node.operands[0]->kind == Kind::literal;
}

std::string_view label(const Node& node) {
  if (!node.name.empty()) return node.name;
  if (node.kind == Kind::reduce) return ir::name(node.reduce);
  if (node.kind == Kind::matmul) return "matmul";
  if (node.kind == Kind::indexed) return name(node.rule);
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
    if (node.kind == Kind::input) {
      const BufferId buffer = node.data ? data_buffer(node) : result_.inputs.at(node.input);
      return {false, row_major(buffer, node.type, node.shape), 0};
    }
    if (is_literal(node)) {
      return {true, {}, literal_bits(node.operands[0]->value, node.type).value()};
    }
    WEFT_CHECK(node.kind != Kind::literal, "a literal without a type reached the recorder");
    if (node.kind == Kind::view) return {false, picked(places_.at(node.operands[0].get()).view, node.map), 0};
    if (node.kind == Kind::reshape) return {false, in_shape(node), 0};
    const auto [entry, fresh] = known_.try_emplace(meaning(node));
    if (fresh) {
      entry->second = buffer(std::string(label(node)), node.type, node.shape, true);
      add_calls(node, entry->second);
    }
    return {false, row_major(entry->second, node.type, node.shape), 0};
  }

  /// The operand's elements in another shape: as they lie, or copied in row-major order.
  ir::View in_shape(const Node& node) {
    const Node& operand = *node.operands[0];
    const Where at = places_.at(&operand);
    if (operand.data == nullptr) {  // what brings its data along may have strides, and was asked already
      if (const auto strides = reshaped(operand.shape, strides_of(at.view), node.shape))
        return with_strides(at.view, node.shape, at.view.offset, *strides);
    }
    const auto [entry, fresh] = known_.try_emplace("copy " + text(at));
    if (fresh) {
      entry->second = buffer("copy", node.type, operand.shape, true);
      copy(operand, at, row_major(entry->second, node.type, operand.shape), node.place);
    }
    return row_major(entry->second, node.type, node.shape);
  }

  /// Equal bytes, equal elements.
  static std::string text(const Where& at) {
    if (at.literal) return fmt::format("#{} ", at.bits);
    std::string key = fmt::format("@{}+{}", ir::index(at.view.buffer), at.view.offset);
    for (int d = 0; d < at.view.rank; ++d) {
      const auto k = static_cast<std::size_t>(d);
      key += fmt::format(" {}:{}", at.view.shape[k], at.view.strides[k]);
    }
    return key + ' ';
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
    if (node.kind == Kind::indexed) {
      key += fmt::format("rule {} ", static_cast<int>(node.rule));
      for (const std::int64_t number : node.numbers) key += fmt::format("{} ", number);
    }
    for (const NodeRef& operand : node.operands) key += text(places_.at(operand.get()));
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

  /// Outputs keep their memory after the plan; an input, a literal, a view or an output asked for twice is copied
  /// into one.
  BufferId output_buffer(const Node& node) {
    const Where at = places_.at(&node);
    if (!at.literal && at.view.contiguous() && at.view.offset == 0) {
      ir::Buffer& b = result_.recording.buffers[ir::index(at.view.buffer)];
      const bool whole = b.size_bytes == size(node.shape) * ir::size_bytes(node.type);
      if (b.scratch && whole) {
        b.scratch = false;
        return at.view.buffer;
      }
    }
    const BufferId made = buffer("copy", node.type, node.shape, false);
    copy(node, at, row_major(made, node.type, node.shape), node.place);
    return made;
  }

  void copy(const Node& node, const Where& from, const ir::View& to, std::uint32_t line) {
    ir::Call call = elementwise("copy", std::nullopt, node, std::span(&from, 1), to, {&node});
    call.line = line;
    result_.recording.calls.push_back(std::move(call));
  }

  void add_calls(const Node& node, BufferId to) {
    const bool cut = node.kind == Kind::indexed && node.rule == Rule::concat && reads_computed(node);
    if (cut) return copy_parts(node, to);
    result_.recording.calls.push_back(call_of(node, to));
  }

  /// Whether all that the node reads comes from calls of this recording. Parts that are arrays of the user's could be
  /// overwritten by the part before.
  bool reads_computed(const Node& node) const {
    return std::ranges::all_of(node.operands, [&](const NodeRef& operand) {
      const Where& at = places_.at(operand.get());
      return !at.literal && result_.recording.buffers[ir::index(at.view.buffer)].scratch;
    });
  }

  /// Each part into its place of the whole, so that the kernel that makes a part can put it there.
  void copy_parts(const Node& node, BufferId to) {
    const auto axis = static_cast<std::size_t>(node.axes[0]);
    ir::View part = row_major(to, node.type, node.shape);
    for (const NodeRef& operand : node.operands) {
      part.shape[axis] = operand->shape[axis];
      if (part.size() > 0) copy(*operand, places_.at(operand.get()), part, node.place);
      part.offset += operand->shape[axis] * part.strides[axis];
    }
  }

  ir::Call call_of(const Node& node, BufferId to) {
    if (node.kind == Kind::reduce) return reduction(node, to);
    if (node.kind == Kind::indexed) return indexed(node, to);
    return node.kind == Kind::matmul ? matmul(node, to) : map(node, to);
  }

  ir::Call indexed(const Node& node, BufferId to) {
    std::vector<Operand> parameters;
    ir::Call call;
    call.line = node.place;
    for (std::size_t k = 0; k < node.operands.size(); ++k) {
      const Node& operand = *node.operands[k];
      const Where& at = places_.at(&operand);
      parameters.push_back({operand_name(operand, k), operand.type, at.literal, std::vector<bool>(operand.shape.size(), true)});
      if (at.literal) {
        call.scalars.push_back({at.bits, false, {}});
      } else {
        call.arrays.push_back(at.view);
      }
    }
    for (const std::int64_t number : node.numbers) call.scalars.push_back({static_cast<std::uint64_t>(number), false, {}});
    call.arrays.push_back(row_major(to, node.type, node.shape));
    call.kernel = kernels_.indexed(label(node), node, parameters);
    return call;
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
      call.arrays.push_back(keep_dimensions(places_.at(&operand).view, dimensions));
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
    const auto op = node.kind == Kind::copy ? std::nullopt : std::optional(node.op);
    return elementwise(label(node), op, node, places, row_major(to, node.type, node.shape), operands);
  }

  ir::Call elementwise(std::string_view name, std::optional<ir::Op> op, const Node& node,
                       std::span<const Where> places, const ir::View& to, const std::vector<const Node*>& operands) {
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
      call.arrays.push_back(keep_dimensions(places[k].view, own));
    }
    call.arrays.push_back(to);
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
      call.arrays.push_back(from.view);
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

#include "expr/indexed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "expr/view.hpp"
#include "ir/builder.hpp"
#include "ir/call.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::expr {
namespace {

/// A kernel of more arrays than this is cut into several.
constexpr std::size_t most_parts = 6;

UsageError refusal(std::string_view op, const std::string& why, Place place) {
  return UsageError(fmt::format("{}: {}{}", op, why, text(place)));
}

const NodeRef& need_array(std::string_view op, const NodeRef& x, std::size_t rank, Place place) {
  if (x->kind == Kind::literal || x->shape.size() < rank)
    throw refusal(op,
                  rank == 0
                      ? "takes an array, not a number"
                      : fmt::format("takes an array of {} dimension{} at least", rank, rank == 1 ? "" : "s"),
                  place);
  return x;
}

void check_shape(std::string_view op, const Shape& shape, Place place) {
  std::int64_t elements = 1;
  bool fits = shape.size() <= static_cast<std::size_t>(ir::max_rank);
  for (const std::int64_t length : shape)
    fits = fits && length >= 0 &&
           !__builtin_mul_overflow(elements, std::max<std::int64_t>(length, 1), &elements);
  if (!fits || elements > (std::int64_t{1} << 58))
    throw refusal(op, fmt::format("a result of shape {} cannot be", print(shape)), place);
}

std::shared_ptr<Node> made(Rule rule, ir::Type type, Shape shape, std::vector<NodeRef> operands,
                           Place place) {
  auto node = std::make_shared<Node>();
  check_shape(name(rule), shape, place);
  node->kind = Kind::indexed;
  node->rule = rule;
  node->type = type;
  node->shape = std::move(shape);
  node->operands = std::move(operands);
  node->place = place.number;
  return node;
}

}  // namespace

const char* name(Rule rule) {
  switch (rule) {
    case Rule::iota:
      return "iota";
    case Rule::concat:
      return "concat";
    case Rule::pad:
      return "pad";
    case Rule::take:
      return "take";
    case Rule::take_along:
      return "take_along";
  }
  return "";
}

NodeRef iota(ir::Type type, Shape shape, int axis, Place place) {
  if (type == ir::Type::boolean) throw refusal("iota", "makes numbers, not bool", place);
  const int from_front = checked_axis("iota", axis, shape, place);
  auto node = made(Rule::iota, type, std::move(shape), {}, place);
  node->axes = {from_front};
  return node;
}

NodeRef concat(std::vector<NodeRef> parts, int axis, Place place) {
  if (parts.empty()) throw refusal("concat", "takes one array at least", place);
  for (const NodeRef& part : parts) need_array("concat", part, 1, place);
  const int at = checked_axis("concat", axis, parts[0]->shape, place);
  Shape shape = parts[0]->shape;
  std::int64_t& length = shape[static_cast<std::size_t>(at)];
  for (std::size_t k = 1; k < parts.size(); ++k) {
    Shape own = parts[k]->shape;
    const bool same_rank = own.size() == shape.size();
    const std::int64_t more = same_rank ? own[static_cast<std::size_t>(at)] : 0;
    if (same_rank) own[static_cast<std::size_t>(at)] = length;
    if (own != shape || parts[k]->type != parts[0]->type)
      throw refusal(
          "concat",
          fmt::format("{}{} and {}{} do not go behind one another along axis {}", ir::name(parts[0]->type),
                      print(parts[0]->shape), ir::name(parts[k]->type), print(parts[k]->shape), at),
          place);
    if (__builtin_add_overflow(length, more, &length))
      throw refusal("concat", "the result is too long", place);
  }
  if (parts.size() == 1) return parts[0];
  if (parts.size() > most_parts) {
    std::vector<NodeRef> fewer;
    const std::size_t each = (parts.size() + most_parts - 1) / most_parts;
    for (std::size_t k = 0; k < parts.size(); k += each) {
      const auto first = parts.begin() + static_cast<std::ptrdiff_t>(k);
      fewer.push_back(
          concat({first, first + static_cast<std::ptrdiff_t>(std::min(each, parts.size() - k))}, at, place));
    }
    return concat(std::move(fewer), at, place);
  }
  const ir::Type type = parts[0]->type;
  auto node = made(Rule::concat, type, std::move(shape), std::move(parts), place);
  node->axes = {at};
  return node;
}

NodeRef stack(std::vector<NodeRef> parts, int axis, Place place) {
  if (parts.empty()) throw refusal("stack", "takes one array at least", place);
  for (const NodeRef& part : parts) {
    need_array("stack", part, 0, place);
    if (part->shape != parts[0]->shape)
      throw refusal(
          "stack", fmt::format("shapes {} and {} differ", print(parts[0]->shape), print(part->shape)), place);
  }
  const std::int64_t at[] = {axis};
  for (NodeRef& part : parts) part = view(ViewOp::expand_dims, std::move(part), at, place);
  return concat(std::move(parts), axis, place);
}

NodeRef pad(NodeRef x, std::vector<std::int64_t> before, const std::vector<std::int64_t>& after, PadMode mode,
            NodeRef value, Place place) {
  need_array("pad", x, 1, place);
  if (before.size() != x->shape.size() || after.size() != x->shape.size())
    throw refusal("pad",
                  fmt::format("{} and {} widths for shape {}", before.size(), after.size(), print(x->shape)),
                  place);
  Shape shape = x->shape;
  for (std::size_t d = 0; d < shape.size(); ++d) {
    const std::int64_t length = shape[d];
    if (__builtin_add_overflow(shape[d], before[d], &shape[d]) ||
        __builtin_add_overflow(shape[d], after[d], &shape[d]) || shape[d] < 0)
      throw refusal(
          "pad",
          fmt::format("{} and {} elements more along axis {} of length {}", before[d], after[d], d, length),
          place);
    if (mode != PadMode::constant && length == 0 && shape[d] > 0)
      throw refusal("pad", fmt::format("axis {} has no elements to continue", d), place);
  }
  if (value->kind == Kind::literal) value = cast(x->type, std::move(value), place);
  if (value->kind != Kind::cast || value->operands[0]->kind != Kind::literal || value->type != x->type)
    throw refusal("pad", fmt::format("the value is not a number of {}", ir::name(x->type)), place);
  const ir::Type type = x->type;
  auto node = made(Rule::pad, type, std::move(shape), {std::move(x), std::move(value)}, place);
  node->axes = {static_cast<int>(mode)};
  node->numbers = std::move(before);
  return node;
}

NodeRef take(NodeRef x, NodeRef indices, int axis, Place place) {
  need_array("take", x, 1, place);
  if (indices->kind == Kind::literal) indices = cast(ir::index_type, std::move(indices), place);
  if (!ir::is_int(indices->type))
    throw refusal("take", fmt::format("indices are {}, not integers", ir::name(indices->type)), place);
  const int at = checked_axis("take", axis, x->shape, place);
  Shape shape(x->shape.begin(), x->shape.begin() + at);
  shape.insert(shape.end(), indices->shape.begin(), indices->shape.end());
  shape.insert(shape.end(), x->shape.begin() + at + 1, x->shape.end());
  const ir::Type type = x->type;
  auto node = made(Rule::take, type, std::move(shape), {std::move(x), std::move(indices)}, place);
  node->axes = {at};
  return node;
}

NodeRef take_along(NodeRef x, NodeRef indices, int axis, Place place) {
  need_array("take_along", x, 1, place);
  need_array("take_along", indices, 1, place);
  if (!ir::is_int(indices->type))
    throw refusal("take_along", fmt::format("indices are {}, not integers", ir::name(indices->type)), place);
  const int at = checked_axis("take_along", axis, x->shape, place);
  bool fits = indices->shape.size() == x->shape.size();
  for (std::size_t d = 0; fits && d < x->shape.size(); ++d)
    fits = static_cast<int>(d) == at || indices->shape[d] <= x->shape[d];
  if (!fits)
    throw refusal("take_along",
                  fmt::format("indices of shape {} for shape {}", print(indices->shape), print(x->shape)),
                  place);
  const ir::Type type = x->type;
  Shape shape = indices->shape;
  auto node = made(Rule::take_along, type, std::move(shape), {std::move(x), std::move(indices)}, place);
  node->axes = {at};
  return node;
}

NodeRef one_hot(NodeRef indices, std::int64_t depth, ir::Type type, Place place) {
  need_array("one_hot", indices, 0, place);
  if (!ir::is_int(indices->type))
    throw refusal("one_hot", fmt::format("indices are {}, not integers", ir::name(indices->type)), place);
  if (depth < 0) throw refusal("one_hot", fmt::format("depth is {}", depth), place);
  const std::int64_t last[] = {-1};
  NodeRef column = view(ViewOp::expand_dims, std::move(indices), last, place);
  const ir::Type of = column->type;
  // In 64 bits, so that no index of a narrow type meets a number it cannot hold.
  if (of != ir::Type::u64) column = cast(ir::index_type, std::move(column), place);
  return cast(type, apply(ir::Op::eq, {column, iota(column->type, {depth}, 0, place)}, place), place);
}

NodeRef outer(NodeRef a, NodeRef b, Place place) {
  need_array("outer", a, 0, place);
  need_array("outer", b, 0, place);
  return apply(ir::Op::mul, {reshape(std::move(a), {-1, 1}, place), reshape(std::move(b), {1, -1}, place)},
               place);
}

NodeRef full(NodeRef value, const Shape& shape, Place place) {
  check_shape("full", shape, place);
  return view(ViewOp::broadcast_to, std::move(value), shape, place);
}

// Kernels.

namespace {

using ir::ArrayId;
using ir::NodeId;
using Index = std::vector<NodeId>;

class Maker {
 public:
  Maker(std::string_view kernel_name, const Node& node, const std::vector<Operand>& operands)
      : b_(std::string(kernel_name)), node_(node), operands_(operands) {
    b_.line(node.place);
    for (const Operand& operand : operands) {
      arrays_.push_back({});
      numbers_.push_back(ir::no_node);
      if (operand.literal) {
        numbers_.back() = b_.scalar_value(b_.scalar(operand.name, operand.type));
      } else {
        arrays_.back() =
            b_.array(operand.name, operand.type, static_cast<int>(operand.kept.size()), ir::Role::in);
      }
    }
    for (std::size_t k = 0; k < node.numbers.size(); ++k)
      given_.push_back(b_.scalar_value(b_.scalar(fmt::format("n{}", k), ir::index_type)));
    y_ = b_.array("y", node.type, static_cast<int>(node.shape.size()), ir::Role::out);
  }

  ir::Kernel run() {
    std::vector<ir::Axis> axes;
    for (std::size_t d = 0; d < node_.shape.size(); ++d)
      axes.push_back({b_.index_constant(0), b_.extent(y_, static_cast<int>(d)), b_.index_constant(1)});
    if (axes.empty()) axes.push_back({b_.index_constant(0), b_.index_constant(1), b_.index_constant(1)});
    const ir::LoopId loop = b_.begin_loop(std::move(axes));
    Index index;
    for (std::size_t d = 0; d < node_.shape.size(); ++d) index.push_back(b_.axis(loop, static_cast<int>(d)));
    b_.store(y_, index, element(index));
    b_.end_loop();
    return b_.finish();
  }

 private:
  NodeId element(const Index& index) {
    switch (node_.rule) {
      case Rule::iota:
        return converted(index[axis()], ir::index_type, node_.type);
      case Rule::concat:
        return concatenated(index);
      case Rule::pad:
        return padded(index);
      case Rule::take:
        return taken(index);
      case Rule::take_along:
        return taken_along(index);
    }
    WEFT_CHECK(false, "no such rule");
    return ir::no_node;
  }

  [[nodiscard]] std::size_t axis() const { return static_cast<std::size_t>(node_.axes[0]); }
  NodeId index_op(ir::Op op, NodeId a, NodeId b) { return b_.op(op, ir::index_type, std::array{a, b}); }
  NodeId test(ir::Op op, NodeId a, NodeId b) { return b_.op(op, ir::Type::boolean, std::array{a, b}); }
  NodeId choose(NodeId condition, NodeId a, NodeId b, ir::Type type) {
    return b_.op(ir::Op::select, type, std::array{condition, a, b});
  }
  NodeId converted(NodeId value, ir::Type from, ir::Type to) {
    return from == to ? value : b_.op(ir::Op::cast, to, std::array{value});
  }
  NodeId extent(std::size_t operand, std::size_t d) {
    return b_.extent(arrays_[operand], static_cast<int>(d));
  }

  /// Each part is read at its own index, and out of its range it gives nothing that is used.
  NodeId concatenated(const Index& index) {
    NodeId value = b_.load(arrays_[0], index), end = extent(0, axis());
    for (std::size_t k = 1; k < arrays_.size(); ++k) {
      Index own = index;
      own[axis()] = index_op(ir::Op::sub, index[axis()], end);
      value = choose(test(ir::Op::lt, index[axis()], end), value, b_.load(arrays_[k], own), node_.type);
      end = index_op(ir::Op::add, end, extent(k, axis()));
    }
    return value;
  }

  NodeId padded(const Index& index) {
    const auto mode = static_cast<PadMode>(node_.axes[0]);
    const NodeId zero = b_.index_constant(0), one = b_.index_constant(1);
    Index own;
    NodeId inside = ir::no_node;
    for (std::size_t d = 0; d < index.size(); ++d) {
      const NodeId at = index_op(ir::Op::sub, index[d], given_[d]), length = extent(0, d);
      if (mode == PadMode::constant) {
        const NodeId here = b_.op(ir::Op::bit_and, ir::Type::boolean,
                                  std::array{test(ir::Op::ge, at, zero), test(ir::Op::lt, at, length)});
        inside = inside == ir::no_node ? here
                                       : b_.op(ir::Op::bit_and, ir::Type::boolean, std::array{inside, here});
        own.push_back(at);
      } else if (mode == PadMode::edge) {
        const NodeId last = index_op(ir::Op::sub, length, one);
        own.push_back(index_op(ir::Op::max, index_op(ir::Op::min, at, last), zero));
      } else {
        own.push_back(mode == PadMode::wrap ? modulo(at, length) : mirrored(at, length));
      }
    }
    const NodeId value = b_.load(arrays_[0], own);
    return mode == PadMode::constant ? choose(inside, value, numbers_[1], node_.type) : value;
  }

  /// In [0, length).
  NodeId modulo(NodeId at, NodeId length) {
    const NodeId rest = index_op(ir::Op::rem, at, length), zero = b_.index_constant(0);
    return choose(test(ir::Op::lt, rest, zero), index_op(ir::Op::add, rest, length), rest, ir::index_type);
  }

  /// There and back again takes 2 * (length - 1) steps; one element stands still.
  NodeId mirrored(NodeId at, NodeId length) {
    const NodeId one = b_.index_constant(1), last = index_op(ir::Op::sub, length, one);
    const NodeId round = index_op(ir::Op::max, index_op(ir::Op::add, last, last), one);
    const NodeId step = modulo(at, round);
    return choose(test(ir::Op::le, step, last), step, index_op(ir::Op::sub, round, step), ir::index_type);
  }

  NodeId wanted(const Index& index, std::size_t dimension) {
    const ir::Type type = operands_[1].type;
    const NodeId given = operands_[1].literal ? numbers_[1] : b_.load(arrays_[1], index);
    const NodeId at = converted(given, type, ir::index_type), length = extent(0, dimension);
    if (ir::is_unsigned_int(type)) return at;
    return choose(test(ir::Op::lt, at, b_.index_constant(0)), index_op(ir::Op::add, at, length), at,
                  ir::index_type);
  }

  NodeId taken(const Index& index) {
    const std::size_t own_rank = operands_[1].kept.size();
    const auto first = index.begin() + static_cast<std::ptrdiff_t>(axis());
    const auto rest = first + static_cast<std::ptrdiff_t>(own_rank);
    Index from(index.begin(), first);
    from.push_back(wanted({first, rest}, axis()));
    from.insert(from.end(), rest, index.end());
    return b_.load(arrays_[0], from);
  }

  NodeId taken_along(const Index& index) {
    Index from = index;
    from[axis()] = wanted(index, axis());
    return b_.load(arrays_[0], from);
  }

  ir::Builder b_;
  const Node& node_;
  const std::vector<Operand>& operands_;
  std::vector<ArrayId> arrays_;  ///< by operand
  std::vector<NodeId> numbers_;  ///< by operand that is a number
  std::vector<NodeId> given_;    ///< the node's numbers
  ArrayId y_{};
};

}  // namespace

ir::Kernel indexed_kernel(std::string_view name, const Node& node, const std::vector<Operand>& operands) {
  return Maker(name, node, operands).run();
}

}  // namespace weft::expr

#include "expr/view.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "ir/call.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::expr {
namespace {

using Numbers = std::span<const std::int64_t>;

/// Beyond this many ops a view is taken of their result instead of being handed on to the arrays.
constexpr std::size_t most_ops_moved = 32;

IndexMap identity(const Shape& shape) {
  IndexMap map{shape, {}};
  for (std::size_t d = 0; d < shape.size(); ++d) map.picks.push_back({static_cast<int>(d), 0, 1});
  return map;
}

/// The axes named, from the front and each once; `all` where none is.
std::vector<int> axes_of(std::string_view op, const Shape& shape, Numbers numbers, Place place) {
  std::vector<int> axes;
  for (const std::int64_t axis : numbers) {
    axes.push_back(checked_axis(op, axis, shape, place));
    if (std::ranges::count(axes, axes.back()) > 1)
      throw UsageError(fmt::format("{}: axis {} is given twice{}", op, axis, text(place)));
  }
  return axes;
}

IndexMap permuted(const Shape& shape, Numbers numbers, Place place) {
  std::vector<int> axes = axes_of("permute", shape, numbers, place);
  if (numbers.empty()) {
    for (std::size_t d = shape.size(); d-- > 0;) axes.push_back(static_cast<int>(d));
  }
  if (axes.size() != shape.size())
    throw UsageError(fmt::format("permute: {} axes for shape {}, which has {}{}", axes.size(), print(shape),
                                 shape.size(), text(place)));
  IndexMap map{{}, std::vector<Pick>(shape.size())};
  for (const int axis : axes) {
    map.picks[static_cast<std::size_t>(axis)].axis = static_cast<int>(map.shape.size());
    map.shape.push_back(shape[static_cast<std::size_t>(axis)]);
  }
  return map;
}

IndexMap sliced(const Shape& shape, Numbers numbers, Place place) {
  const auto axis = static_cast<std::size_t>(checked_axis("slice", numbers[0], shape, place));
  const std::int64_t start = numbers[1], count = numbers[2], step = numbers[3], length = shape[axis];
  // Written so that nothing can overflow: the last index is start + (count - 1) * step.
  const bool starts = start >= 0 && start < length;
  const bool ends = starts && (count == 1 || (step > 0 && (length - 1 - start) / step >= count - 1) ||
                               (step < 0 && step > -length && start / -step >= count - 1));
  if (count != 0 && !(count > 0 && ends))
    throw UsageError(fmt::format("slice: {} indices from {} by {} leave axis {} of length {}{}", count, start,
                                 step, axis, length, text(place)));
  IndexMap map = identity(shape);
  map.shape[axis] = count;
  if (count > 0) map.picks[axis].start = start;
  if (count > 1) map.picks[axis].step = step;
  return map;
}

IndexMap broadcasted(const Shape& shape, Numbers numbers, Place place) {
  const Shape to(numbers.begin(), numbers.end());
  const auto both = broadcast(shape, to);
  if (std::ranges::any_of(to, [](std::int64_t length) { return length < 0; }) || !both || *both != to)
    throw UsageError(fmt::format("broadcast_to: shape {} does not broadcast to {}{}", print(shape), print(to),
                                 text(place)));
  IndexMap map{to, {}};
  const std::size_t missing = to.size() - shape.size();
  for (std::size_t d = 0; d < shape.size(); ++d) {
    const bool repeats = shape[d] != to[missing + d];
    map.picks.push_back({repeats ? -1 : static_cast<int>(missing + d), 0, 1});
  }
  return map;
}

IndexMap squeezed(const Shape& shape, Numbers numbers, Place place) {
  std::vector<int> dropped = axes_of("squeeze", shape, numbers, place);
  for (std::size_t d = 0; d < shape.size() && numbers.empty(); ++d) {
    if (shape[d] == 1) dropped.push_back(static_cast<int>(d));
  }
  IndexMap map{{}, std::vector<Pick>(shape.size())};
  for (std::size_t d = 0; d < shape.size(); ++d) {
    if (std::ranges::find(dropped, static_cast<int>(d)) == dropped.end()) {
      map.picks[d].axis = static_cast<int>(map.shape.size());
      map.shape.push_back(shape[d]);
    } else if (shape[d] != 1) {
      throw UsageError(fmt::format("squeeze: axis {} of shape {} has length {}, not 1{}", d, print(shape),
                                   shape[d], text(place)));
    }
  }
  return map;
}

IndexMap expanded(const Shape& shape, Numbers numbers, Place place) {
  Shape to(shape.size() + numbers.size(), -1);
  for (const std::int64_t number : numbers) {
    const auto rank = static_cast<std::int64_t>(to.size());
    const std::int64_t axis = number < 0 ? number + rank : number;
    if (axis < 0 || axis >= rank || to[static_cast<std::size_t>(axis)] == 1)
      throw UsageError(fmt::format(
          "expand_dims: axis {} {} of {} dimensions{}", number,
          axis < 0 || axis >= rank ? "is out of range for a result" : "is given twice, in a result", rank,
          text(place)));
    to[static_cast<std::size_t>(axis)] = 1;
  }
  IndexMap map{to, {}};
  for (std::size_t d = 0; d < to.size(); ++d) {
    if (to[d] == 1) continue;
    map.shape[d] = shape[map.picks.size()];
    map.picks.push_back({static_cast<int>(d), 0, 1});
  }
  return map;
}

IndexMap flipped(const Shape& shape, Numbers numbers, Place place) {
  const std::vector<int> axes = axes_of("flip", shape, numbers, place);
  IndexMap map = identity(shape);
  for (std::size_t d = 0; d < shape.size(); ++d) {
    const bool named = numbers.empty() || std::ranges::find(axes, static_cast<int>(d)) != axes.end();
    if (named && shape[d] > 1) map.picks[d] = {static_cast<int>(d), shape[d] - 1, -1};
  }
  return map;
}

IndexMap on_diagonal(const Shape& shape, Numbers numbers, Place place) {
  const std::int64_t offset = numbers[0];
  const auto first = static_cast<std::size_t>(checked_axis("diagonal", numbers[1], shape, place)),
             second = static_cast<std::size_t>(checked_axis("diagonal", numbers[2], shape, place));
  if (first == second)
    throw UsageError(fmt::format("diagonal: axis {} is given twice{}", first, text(place)));
  const std::int64_t rows = shape[first], columns = shape[second];
  // Without a difference that could overflow: a diagonal that starts past an end is empty.
  const bool outside = offset >= columns || offset <= -rows;
  const std::int64_t row = outside || offset > 0 ? 0 : -offset, column = outside || offset < 0 ? 0 : offset;
  IndexMap map{{}, std::vector<Pick>(shape.size())};
  for (std::size_t d = 0; d < shape.size(); ++d) {
    if (d == first || d == second) continue;
    map.picks[d].axis = static_cast<int>(map.shape.size());
    map.shape.push_back(shape[d]);
  }
  const int last = static_cast<int>(map.shape.size());
  map.shape.push_back(outside ? 0 : std::min(rows - row, columns - column));
  map.picks[first] = {last, row, 1};
  map.picks[second] = {last, column, 1};
  return map;
}

}  // namespace

IndexMap index_map(ViewOp op, const Shape& shape, Numbers numbers, Place place) {
  const auto made = [&] {
    switch (op) {
      case ViewOp::permute:
        return permuted(shape, numbers, place);
      case ViewOp::slice:
        return sliced(shape, numbers, place);
      case ViewOp::broadcast_to:
        return broadcasted(shape, numbers, place);
      case ViewOp::squeeze:
        return squeezed(shape, numbers, place);
      case ViewOp::expand_dims:
        return expanded(shape, numbers, place);
      case ViewOp::flip:
        return flipped(shape, numbers, place);
      case ViewOp::diagonal:
        return on_diagonal(shape, numbers, place);
    }
    WEFT_CHECK(false, "no such view");
    return IndexMap{};
  }();
  if (made.shape.size() > static_cast<std::size_t>(ir::max_rank))
    throw UsageError(
        fmt::format("a view of {} dimensions, more than {}{}", made.shape.size(), ir::max_rank, text(place)));
  return made;
}

IndexMap compose(const IndexMap& inner, const IndexMap& outer) {
  IndexMap map{outer.shape, {}};
  for (const Pick& pick : inner.picks) {
    if (pick.axis < 0) {
      map.picks.push_back(pick);
      continue;
    }
    const Pick& then = outer.picks[static_cast<std::size_t>(pick.axis)];
    map.picks.push_back(
        {then.axis, pick.start + pick.step * then.start, then.axis < 0 ? 1 : pick.step * then.step});
  }
  return map;
}

Strided strided(const Strided& operand, const IndexMap& map) {
  Strided result{operand.offset, std::vector<std::int64_t>(map.shape.size(), 0)};
  const bool empty = size(map.shape) == 0;
  for (std::size_t k = 0; k < map.picks.size(); ++k) {
    const Pick& pick = map.picks[k];
    if (!empty) result.offset += pick.start * operand.strides[k];
    if (pick.axis >= 0) result.strides[static_cast<std::size_t>(pick.axis)] += pick.step * operand.strides[k];
  }
  return result;
}

/// Runs of dimensions that lie behind one another in memory are cut anew; what was apart stays apart.
std::optional<std::vector<std::int64_t>> reshaped(const Shape& from, Numbers strides, const Shape& to) {
  if (size(from) == 0) return row_major_strides(to);
  std::vector<std::pair<std::int64_t, std::int64_t>> runs;  // length, stride of its last element
  for (std::size_t d = 0; d < from.size(); ++d) {
    if (from[d] == 1) continue;
    if (!runs.empty() && runs.back().second == strides[d] * from[d]) {
      runs.back() = {runs.back().first * from[d], strides[d]};
    } else {
      runs.emplace_back(from[d], strides[d]);
    }
  }
  std::vector<std::int64_t> result(to.size(), 0);
  std::size_t d = to.size();
  while (!runs.empty()) {
    auto [left, stride] = runs.back();
    runs.pop_back();
    while (left > 1) {
      if (d-- == 0 || left % to[d] != 0) return std::nullopt;
      result[d] = stride;
      stride *= to[d];
      left /= to[d];
    }
  }
  return result;
}

// Moving views towards the arrays.

namespace {

bool elementwise(const Node& node) {
  if (node.kind == Kind::cast) return node.operands[0]->kind != Kind::literal;
  return node.kind == Kind::op || node.kind == Kind::copy;
}

/// A number, whose elements are all the same.
bool is_number(const Node& node) {
  return node.kind == Kind::cast && node.operands[0]->kind == Kind::literal;
}

/// Whether few enough elementwise ops stand between the node and what is not one.
bool is_small(const NodeRef& root) {
  std::set<const Node*> seen;  // looked up, never walked
  std::vector<const Node*> waiting{root.get()};
  while (!waiting.empty()) {
    const Node* node = waiting.back();
    waiting.pop_back();
    if (!elementwise(*node) || !seen.insert(node).second) continue;
    if (seen.size() > most_ops_moved) return false;
    for (const NodeRef& operand : node->operands) waiting.push_back(operand.get());
  }
  return true;
}

bool is_identity(const IndexMap& map, const Shape& shape) {
  if (map.shape != shape) return false;
  for (std::size_t d = 0; d < shape.size(); ++d) {
    if (map.picks[d] != Pick{static_cast<int>(d), 0, 1}) return false;
  }
  return true;
}

/// The map for an operand that is broadcast to the node: along axes that it lacks it has length 1, as before.
IndexMap for_operand(const IndexMap& map, const Shape& node, const Shape& operand) {
  IndexMap own{Shape(map.shape.size(), 1), {}};
  const std::size_t missing = node.size() - operand.size();
  for (std::size_t k = 0; k < operand.size(); ++k) {
    const bool repeats = operand[k] == 1 && node[missing + k] != 1;
    own.picks.push_back(repeats ? Pick{} : map.picks[missing + k]);
    const int axis = own.picks.back().axis;
    if (axis >= 0) own.shape[static_cast<std::size_t>(axis)] = map.shape[static_cast<std::size_t>(axis)];
  }
  std::size_t leading = 0;
  const auto is_used = [&](std::size_t d) {
    return std::ranges::any_of(own.picks, [d](const Pick& pick) { return pick.axis == static_cast<int>(d); });
  };
  while (leading < own.shape.size() && !is_used(leading)) ++leading;
  own.shape.erase(own.shape.begin(), own.shape.begin() + static_cast<std::ptrdiff_t>(leading));
  for (Pick& pick : own.picks) {
    if (pick.axis >= 0) pick.axis -= static_cast<int>(leading);
  }
  return own;
}

std::shared_ptr<Node> copy_of(const Node& node) {
  auto made = std::make_shared<Node>();
  made->kind = node.kind;
  made->type = node.type;
  made->op = node.op;
  made->name = node.name;
  made->place = node.place;
  return made;
}

using Known = std::map<std::pair<const Node*, std::string>, NodeRef>;  // looked up, never walked

std::string key_of(const IndexMap& map) {
  std::string key;
  for (const std::int64_t length : map.shape) key += fmt::format("{} ", length);
  for (const Pick& pick : map.picks) key += fmt::format("/{} {} {}", pick.axis, pick.start, pick.step);
  return key;
}

/// As deep as there are ops to move, which is_small bounds.
NodeRef moved(const NodeRef& x, const IndexMap& map, bool small, Place place, Known& known) {
  if (is_number(*x) && map.shape.empty()) return x;
  if (is_identity(map, x->shape)) return x;
  NodeRef& result = known[{x.get(), key_of(map)}];
  if (result != nullptr) return result;
  if (x->kind == Kind::view) return result = moved(x->operands[0], compose(x->map, map), small, place, known);
  if (x->kind == Kind::input && x->data != nullptr) {
    if (auto data = x->data->view(map)) return result = input(std::move(data), x->type, map.shape);
  }
  if (small && elementwise(*x)) {
    auto node = copy_of(*x);
    node->shape = map.shape;
    for (const NodeRef& operand : x->operands)
      node->operands.push_back(
          moved(operand, for_operand(map, x->shape, operand->shape), small, place, known));
    return result = node;
  }
  auto node = std::make_shared<Node>();
  node->kind = is_number(*x) ? Kind::copy : Kind::view;
  node->type = x->type;
  node->shape = map.shape;
  node->map = map;
  node->place = place.number;
  node->operands = {x};
  return result = node;
}

}  // namespace

NodeRef view(ViewOp op, NodeRef x, Numbers numbers, Place place) {
  if (x->kind == Kind::literal)
    throw UsageError(fmt::format("a view of a number; an array was expected{}", text(place)));
  const IndexMap map = index_map(op, x->shape, numbers, place);
  Known known;
  return moved(x, map, is_small(x), place, known);
}

Shape complete_shape(const Shape& from, Shape to, Place place) {
  const auto unknown = std::ranges::find(to, -1);
  std::int64_t known = 1;
  bool valid = to.size() <= static_cast<std::size_t>(ir::max_rank) && std::ranges::count(to, -1) <= 1;
  for (const std::int64_t length : to) {
    if (length == -1) continue;
    valid = valid && length >= 0 && !__builtin_mul_overflow(known, length, &known);
  }
  const std::int64_t all = size(from);
  const Shape asked = to;
  if (unknown != to.end() && valid) {
    valid = known > 0 && all % known == 0;
    if (valid) *unknown = all / known;
  } else {
    valid = valid && known == all;
  }
  if (!valid)
    throw UsageError(fmt::format("reshape: shape {} has {} elements, which do not fit {}{}", print(from), all,
                                 print(asked), text(place)));
  return to;
}

namespace {

/// Whether all arrays that the ops read have the ops' shape, so that the ops can be done in any shape.
bool same_shapes(const NodeRef& root) {
  std::set<const Node*> seen;  // looked up, never walked
  std::vector<const Node*> waiting{root.get()};
  while (!waiting.empty()) {
    const Node* node = waiting.back();
    waiting.pop_back();
    if (is_number(*node)) continue;
    if (node->shape != root->shape) return false;
    if (!elementwise(*node) || !seen.insert(node).second) continue;
    for (const NodeRef& operand : node->operands) waiting.push_back(operand.get());
  }
  return true;
}

NodeRef in_shape(const NodeRef& x, const Shape& shape, bool move, Place place,
                 std::map<const Node*, NodeRef>& known) {
  if (x->shape == shape || is_number(*x)) return x;
  NodeRef& result = known[x.get()];
  if (result != nullptr) return result;
  if (x->kind == Kind::input && x->data != nullptr) {
    if (auto data = x->data->reshape(shape)) return result = input(std::move(data), x->type, shape);
  }
  if (move && elementwise(*x)) {
    auto node = copy_of(*x);
    node->shape = shape;
    for (const NodeRef& operand : x->operands)
      node->operands.push_back(in_shape(operand, shape, move, place, known));
    return result = node;
  }
  auto node = std::make_shared<Node>();
  node->kind = Kind::reshape;
  node->type = x->type;
  node->shape = shape;
  node->place = place.number;
  node->operands = {x};
  return result = node;
}

}  // namespace

NodeRef reshape(NodeRef x, Shape shape, Place place) {
  if (x->kind == Kind::literal)
    throw UsageError(fmt::format("reshape: takes an array, not a number{}", text(place)));
  shape = complete_shape(x->shape, std::move(shape), place);
  if (x->kind == Kind::reshape) x = x->operands[0];
  std::map<const Node*, NodeRef> known;  // looked up, never walked
  return in_shape(x, shape, is_small(x) && same_shapes(x), place, known);
}

}  // namespace weft::expr

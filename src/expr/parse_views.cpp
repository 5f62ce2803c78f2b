#include "expr/parse_views.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "expr/indexed.hpp"
#include "expr/view.hpp"
#include "weft/error.hpp"

namespace weft::expr {
namespace {

constexpr ViewCall calls[] = {
    {"reshape", "reshape(x, lengths...), one of which may be -1", false},
    {"transpose", "transpose(x)", false},
    {"permute", "permute(x, axes...)", false},
    {"slice", "slice(x, axis, start, count[, step])", false},
    {"broadcast_to", "broadcast_to(x, lengths...)", false},
    {"squeeze", "squeeze(x[, axes...])", false},
    {"expand_dims", "expand_dims(x, axes...)", false},
    {"flip", "flip(x[, axes...])", false},
    {"diagonal", "diagonal(x[, offset[, first axis, second axis]])", false},
    {"concat", "concat(a, b, ...[, axis=0])", true},
    {"stack", "stack(a, b, ...[, axis=0])", true},
    {"pad", "pad(x, before and after of each axis...)", false},
    {"take", "take(x, indices[, axis=0])", true},
    {"take_along", "take_along(x, indices[, axis=0])", true},
    {"outer", "outer(a, b)", false},
};

std::optional<std::int64_t> whole(const NodeRef& value) {
  if (value == nullptr || value->kind != Kind::literal) return std::nullopt;
  if (value->value.integer) return value->value.whole;
  const double real = value->value.real;
  if (std::trunc(real) != real || !(std::abs(real) < 0x1p53)) return std::nullopt;
  return static_cast<std::int64_t>(real);
}

/// The operands of one call: `arrays` of them, then whole numbers.
struct Operands {
  std::vector<NodeRef> arrays;
  std::vector<std::int64_t> numbers;
};

std::optional<Operands> sorted(std::vector<NodeRef> values, std::size_t arrays) {
  Operands found;
  for (NodeRef& value : values) {
    if (found.arrays.size() < arrays) {
      if (value == nullptr || value->kind == Kind::literal) return std::nullopt;
      found.arrays.push_back(std::move(value));
      continue;
    }
    const auto number = whole(value);
    if (!number) return std::nullopt;
    found.numbers.push_back(*number);
  }
  if (found.arrays.size() != arrays) return std::nullopt;
  return found;
}

NodeRef padded(Operands operands, Place place) {
  std::vector<std::int64_t> before, after;
  for (std::size_t k = 0; k < operands.numbers.size(); ++k)
    (k % 2 == 0 ? before : after).push_back(operands.numbers[k]);
  return pad(std::move(operands.arrays[0]), std::move(before), after, PadMode::constant,
             literal({true, 0, 0}), place);
}

NodeRef made(std::string_view name, Operands operands, int axis, Place place) {
  NodeRef x = std::move(operands.arrays[0]);
  std::vector<std::int64_t>& numbers = operands.numbers;
  const std::size_t count = numbers.size();
  if (name == "reshape") return reshape(std::move(x), numbers, place);
  if (name == "transpose") return count == 0 ? view(ViewOp::permute, std::move(x), {}, place) : nullptr;
  if (name == "permute") return view(ViewOp::permute, std::move(x), numbers, place);
  if (name == "slice") {
    if (count == 3) numbers.push_back(1);
    return numbers.size() == 4 ? view(ViewOp::slice, std::move(x), numbers, place) : nullptr;
  }
  if (name == "broadcast_to") return view(ViewOp::broadcast_to, std::move(x), numbers, place);
  if (name == "squeeze") return view(ViewOp::squeeze, std::move(x), numbers, place);
  if (name == "expand_dims")
    return count > 0 ? view(ViewOp::expand_dims, std::move(x), numbers, place) : nullptr;
  if (name == "flip") return view(ViewOp::flip, std::move(x), numbers, place);
  if (name == "diagonal") {
    if (count == 0) numbers = {0};
    if (numbers.size() == 1) numbers.insert(numbers.end(), {0, 1});
    return numbers.size() == 3 ? view(ViewOp::diagonal, std::move(x), numbers, place) : nullptr;
  }
  if (count > 0) return nullptr;
  if (name == "take") return take(std::move(x), std::move(operands.arrays[1]), axis, place);
  if (name == "take_along") return take_along(std::move(x), std::move(operands.arrays[1]), axis, place);
  return name == "outer" ? outer(std::move(x), std::move(operands.arrays[1]), place) : nullptr;
}

}  // namespace

std::span<const ViewCall> view_calls() { return calls; }

NodeRef view_call(const ViewCall& call, std::vector<NodeRef> values, std::optional<int> axis, Place place) {
  const bool joins = call.name == "concat" || call.name == "stack";
  const bool takes = call.name == "take" || call.name == "take_along" || call.name == "outer";
  const std::size_t arrays = joins ? values.size() : takes ? 2 : 1;
  auto operands = sorted(std::move(values), arrays);
  NodeRef node;
  if (operands && joins && arrays > 0) {
    node = call.name == "concat" ? concat(std::move(operands->arrays), axis.value_or(0), place)
                                 : stack(std::move(operands->arrays), axis.value_or(0), place);
  } else if (operands && call.name == "pad" && operands->numbers.size() % 2 == 0) {
    node = padded(std::move(*operands), place);
  } else if (operands && !joins && call.name != "pad") {
    node = made(call.name, std::move(*operands), axis.value_or(0), place);
  }
  if (node == nullptr) throw UsageError(fmt::format("{}: expected {}{}", call.name, call.form, text(place)));
  return node;
}

}  // namespace weft::expr

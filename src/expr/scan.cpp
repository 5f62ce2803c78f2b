#include "expr/scan.hpp"

#include <fmt/format.h>

#include <array>
#include <initializer_list>
#include <utility>
#include <vector>

#include "expr/indexed.hpp"
#include "expr/view.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::expr {
namespace {

constexpr std::int64_t segment_length = 8, segments_of_block = 32;
constexpr std::int64_t block_length = segment_length * segments_of_block;

const char* word(ir::ReduceOp op) {
  if (op == ir::ReduceOp::sum) return "cumsum";
  if (op == ir::ReduceOp::prod) return "cumprod";
  if (op == ir::ReduceOp::max) return "cummax";
  WEFT_CHECK(op == ir::ReduceOp::min, "a scan folds by sum, prod, max or min");
  return "cummin";
}

ir::Op step_of(ir::ReduceOp op) {
  if (op == ir::ReduceOp::sum) return ir::Op::add;
  if (op == ir::ReduceOp::prod) return ir::Op::mul;
  return op == ir::ReduceOp::max ? ir::Op::max : ir::Op::min;
}

NodeRef as_type(ir::Type type, NodeRef x, Place place) {
  return x->type == type ? x : cast(type, std::move(x), place);
}

/// Scans along axis 1 of arrays of shape (outer, n) or (outer, n, inner). No axis of length 1 stands last:
/// lanes run along the last one.
class Scanner {
 public:
  Scanner(ir::ReduceOp op, std::int64_t outer, std::int64_t inner, Place place)
      : op_(op), outer_(outer), inner_(inner), place_(place) {}

  [[nodiscard]] NodeRef with_lengths(NodeRef x, std::initializer_list<std::int64_t> lengths) const {
    Shape shape{outer_};
    shape.insert(shape.end(), lengths);
    if (inner_ > 1) shape.push_back(inner_);
    return reshape(std::move(x), std::move(shape), place_);
  }

  /// Inclusive, by blocks; the blocks' last elements are scanned by the same rule.
  [[nodiscard]] NodeRef inclusive(const NodeRef& x) const {
    const std::int64_t n = x->shape[1];
    if (n <= segment_length) return with_lengths(in_segments(with_lengths(x, {1, 1, n})), {n});
    const std::int64_t unit = n <= block_length ? segment_length : block_length;
    const std::int64_t whole = (n + unit - 1) / unit * unit;
    const std::int64_t blocks = (whole + block_length - 1) / block_length;
    const std::int64_t segments = whole / blocks / segment_length;
    const NodeRef prefixes = in_segments(with_lengths(filled(x, whole), {blocks, segments, segment_length}));
    NodeRef local = with_lengths(in_block(prefixes), {blocks, whole / blocks});
    if (blocks > 1) local = across_blocks(local);
    return part(with_lengths(local, {whole}), 1, 0, n);
  }

  /// Moved by one, behind the identity.
  [[nodiscard]] NodeRef shifted(const NodeRef& x) const {
    Shape shape = x->shape;
    shape[1] = 1;
    const NodeRef first = full(literal(x->type, ir::identity(op_, x->type)), shape, place_);
    if (x->shape[1] == 1) return first;
    return concat({first, part(x, 1, 0, x->shape[1] - 1)}, 1, place_);
  }

 private:
  [[nodiscard]] NodeRef part(const NodeRef& x, std::int64_t axis, std::int64_t start,
                             std::int64_t count) const {
    return view(ViewOp::slice, x, std::array<std::int64_t, 4>{axis, start, count, 1}, place_);
  }

  /// One index of an axis, which goes.
  [[nodiscard]] NodeRef at(const NodeRef& x, std::int64_t axis, std::int64_t index) const {
    return view(ViewOp::squeeze, part(x, axis, index, 1), std::array<std::int64_t, 1>{axis}, place_);
  }

  [[nodiscard]] NodeRef spread(const NodeRef& x, std::int64_t axis) const {
    return view(ViewOp::expand_dims, x, std::array<std::int64_t, 1>{axis}, place_);
  }

  [[nodiscard]] NodeRef combine(NodeRef a, NodeRef b) const {
    return apply(step_of(op_), {std::move(a), std::move(b)}, place_);
  }

  /// What is added stands behind all elements, so that no result depends on it.
  [[nodiscard]] NodeRef filled(const NodeRef& x, std::int64_t whole) const {
    const std::int64_t more = whole - x->shape[1];
    if (more == 0) return x;
    std::vector<std::int64_t> before(x->shape.size(), 0), after(x->shape.size(), 0);
    after[1] = more;
    return pad(x, std::move(before), after, PadMode::constant, literal(x->type, 0), place_);
  }

  /// One after another along axis 3 of (outer, blocks, segments, length, inner).
  [[nodiscard]] NodeRef in_segments(const NodeRef& x) const {
    std::vector<NodeRef> running{at(x, 3, 0)};
    for (std::int64_t t = 1; t < x->shape[3]; ++t) running.push_back(combine(running.back(), at(x, 3, t)));
    return stack(std::move(running), 3, place_);
  }

  /// Each segment takes the total of those before it, found by steps of 1, 2, 4, 8, 16 segments.
  [[nodiscard]] NodeRef in_block(const NodeRef& prefixes) const {
    const std::int64_t segments = prefixes->shape[2];
    NodeRef totals = at(prefixes, 3, segment_length - 1);
    for (std::int64_t d = 1; d < segments; d *= 2) {
      const NodeRef next = combine(part(totals, 2, 0, segments - d), part(totals, 2, d, segments - d));
      totals = concat({part(totals, 2, 0, d), next}, 2, place_);
    }
    const NodeRef before = spread(part(totals, 2, 0, segments - 1), 3);
    return concat({part(prefixes, 2, 0, 1), combine(before, part(prefixes, 2, 1, segments - 1))}, 2, place_);
  }

  /// x: (outer, blocks, block_length, inner), scanned in each block.
  [[nodiscard]] NodeRef across_blocks(const NodeRef& x) const {
    const std::int64_t blocks = x->shape[1];
    const NodeRef before = inclusive(at(x, 2, block_length - 1));
    const NodeRef later = combine(spread(part(before, 1, 0, blocks - 1), 2), part(x, 1, 1, blocks - 1));
    return concat({part(x, 1, 0, 1), later}, 1, place_);
  }

  ir::ReduceOp op_;
  std::int64_t outer_, inner_;
  Place place_;
};

}  // namespace

NodeRef scan(ir::ReduceOp op, NodeRef x, int axis, bool exclusive, bool reverse, Place place) {
  const char* name = word(op);
  if (x->kind == Kind::literal || x->shape.empty())
    throw UsageError(fmt::format("{}: takes an array of one dimension at least, not a single number{}", name,
                                 text(place)));
  if (!ir::contains(ir::info(op).types, x->type))
    throw UsageError(fmt::format("{}: does not take {}{}", name, ir::name(x->type), text(place)));
  const auto along = static_cast<std::size_t>(checked_axis(name, axis, x->shape, place));
  const Shape shape = x->shape;
  const ir::Type result = ir::result_type(op, x->type);
  const ir::Type type = ir::accumulator(op, x->type);
  x = as_type(type, std::move(x), place);
  if (size(shape) == 0) return as_type(result, std::move(x), place);
  std::int64_t outer = 1, inner = 1;
  for (std::size_t d = 0; d < shape.size(); ++d) {
    if (d != along) (d < along ? outer : inner) *= shape[d];
  }
  const Scanner scanner(op, outer, inner, place);
  const auto turned = [&](NodeRef y) {
    return reverse ? view(ViewOp::flip, std::move(y), std::array<std::int64_t, 1>{1}, place) : y;
  };
  NodeRef y = scanner.inclusive(turned(scanner.with_lengths(std::move(x), {shape[along]})));
  if (exclusive) y = scanner.shifted(y);
  return as_type(result, reshape(turned(std::move(y)), shape, place), place);
}

}  // namespace weft::expr

// Matrix products of array expressions: their shapes, and the kernel they become.
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "expr/node.hpp"
#include "expr/one_op.hpp"
#include "ir/builder.hpp"
#include "ir/call.hpp"
#include "weft/error.hpp"

namespace weft::expr {
namespace {

using ir::ArrayId;
using ir::NodeId;

/// The leading dimensions: all but those of the matrix, or of the vector.
Shape batch_of(const Shape& shape) {
  return shape.size() < 2 ? Shape{} : Shape(shape.begin(), shape.end() - 2);
}

}  // namespace

NodeRef matmul(NodeRef a, NodeRef b, Place place) {
  const auto refuse = [&](const std::string& why) -> UsageError {
    return UsageError(fmt::format("matmul: {}{}", why, text(place)));
  };
  if (a->kind == Kind::literal || b->kind == Kind::literal || a->shape.empty() || b->shape.empty())
    throw refuse("takes arrays of one dimension at least, not a single number");
  if (a->type != b->type)
    throw refuse(
        fmt::format("the operands are {} and {}; convert one", ir::name(a->type), ir::name(b->type)));
  if (!ir::contains(ir::info(ir::ReduceOp::dot).types, a->type))
    throw refuse(fmt::format("does not take {}", ir::name(a->type)));
  const std::int64_t inner = a->shape.back(),
                     theirs = b->shape[b->shape.size() < 2 ? 0 : b->shape.size() - 2];
  const std::optional<Shape> batch = broadcast(batch_of(a->shape), batch_of(b->shape));
  if (inner != theirs || !batch)
    throw refuse(fmt::format("shapes {} and {} do not match", print(a->shape), print(b->shape)));
  auto node = std::make_shared<Node>();
  node->kind = Kind::matmul;
  node->type = ir::result_type(ir::ReduceOp::dot, a->type);
  node->reduce = ir::ReduceOp::dot;
  node->shape = *batch;
  if (a->shape.size() > 1) node->shape.push_back(a->shape[a->shape.size() - 2]);
  if (b->shape.size() > 1) node->shape.push_back(b->shape.back());
  node->place = place.number;
  if (node->shape.size() > static_cast<std::size_t>(ir::max_rank))
    throw refuse(fmt::format("{} dimensions, more than {}", node->shape.size(), ir::max_rank));
  node->operands = {std::move(a), std::move(b)};
  return node;
}

namespace {

std::vector<ir::Axis> axes_over(ir::Builder& b, ArrayId y, std::size_t rank) {
  const NodeId zero = b.index_constant(0), one = b.index_constant(1);
  std::vector<ir::Axis> axes;
  for (std::size_t d = 0; d < rank; ++d) axes.push_back({zero, b.extent(y, static_cast<int>(d)), one});
  if (axes.empty()) axes.push_back({zero, one, one});  // a dot stands in an iteration
  return axes;
}

}  // namespace

ir::Kernel matmul_kernel(std::string_view name, const Node& node, const std::vector<Operand>& operands) {
  ir::Builder b{std::string(name)};
  b.line(node.place);
  const bool has_row = operands[0].matrix, has_column = operands[1].matrix;
  const std::size_t rank = node.shape.size();
  const std::size_t batch = rank - (has_row ? 1 : 0) - (has_column ? 1 : 0);
  ArrayId arrays[2];
  for (std::size_t k = 0; k < 2; ++k) {
    const auto own = std::ranges::count(operands[k].kept, true) + (operands[k].matrix ? 2 : 1);
    arrays[k] = b.array(operands[k].name, operands[k].type, static_cast<int>(own), ir::Role::in);
  }
  const ArrayId y = b.array("y", node.type, static_cast<int>(rank), ir::Role::out);
  const ir::LoopId outer = b.begin_loop(axes_over(b, y, rank));
  std::vector<NodeId> index;
  for (std::size_t d = 0; d < rank; ++d) index.push_back(b.axis(outer, static_cast<int>(d)));
  const auto last = static_cast<int>(std::ranges::count(operands[0].kept, true)) + (has_row ? 1 : 0);
  const ir::LoopId inner =
      b.begin_loop({{b.index_constant(0), b.extent(arrays[0], last), b.index_constant(1)}});
  const NodeId k = b.axis(inner, 0);
  std::vector<NodeId> indices[2];
  for (std::size_t side = 0; side < 2; ++side) {
    for (std::size_t d = 0; d < batch; ++d) {
      if (operands[side].kept[d]) indices[side].push_back(index[d]);
    }
  }
  if (has_row) indices[0].push_back(index[batch]);
  indices[0].push_back(k);
  indices[1].push_back(k);
  if (has_column) indices[1].push_back(index.back());
  const NodeId left = b.load(arrays[0], indices[0]), right = b.load(arrays[1], indices[1]);
  ir::Fold fold;
  fold.op = ir::ReduceOp::dot;
  fold.value = left;
  fold.second = right;
  fold.type = node.type;
  fold.line = node.place;
  b.add_fold(inner, fold);
  b.end_loop();
  b.store(y, index, b.fold_result(inner, 0));
  b.end_loop();
  return b.finish();
}

}  // namespace weft::expr

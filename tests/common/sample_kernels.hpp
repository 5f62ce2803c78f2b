// Kernels that several tests of the cpu tier run.
#pragma once

#include "common/kernel_runs.hpp"

namespace weft::testing {

/// A builder with what tests write again and again.
struct Make {
  using Node = ir::NodeId;
  explicit Make(std::string name) : b(std::move(name)) {}

  ir::Builder b;

  ir::ArrayId array(const char* name, ir::Type type, int rank, ir::Role role) { return b.array(name, type, rank, role); }
  Node extent(ir::ArrayId array, int dimension) { return b.extent(array, dimension); }
  Node axis(ir::LoopId loop, int axis) { return b.axis(loop, axis); }
  Node f32(float value) { return b.constant(ir::Type::f32, std::bit_cast<std::uint32_t>(value)); }
  Node index(std::int64_t value) { return b.index_constant(value); }
  Node call(ir::Op op, std::initializer_list<Node> args) {
    std::vector<ir::Type> types;
    for (const Node arg : args) types.push_back(b.type(arg));
    return b.op(op, ir::result_type(op, types), std::vector<Node>(args));
  }
  Node cast(Node value, ir::Type to) { return b.op(ir::Op::cast, to, std::vector<Node>{value}); }
  Node at(ir::ArrayId array, std::initializer_list<Node> indices) { return b.load(array, std::vector<Node>(indices)); }
  void put(ir::ArrayId array, std::initializer_list<Node> indices, Node value) {
    b.store(array, std::vector<Node>(indices), value);
  }
  ir::LoopId over(std::initializer_list<Node> counts) {
    std::vector<ir::Axis> axes;
    for (const Node count : counts) axes.push_back({index(0), count, index(1)});
    return b.begin_loop(std::move(axes));
  }
  void end() { b.end_loop(); }
  /// Ends the loop; gives its fold.
  Node end_fold(ir::LoopId loop, ir::ReduceOp op, Node value) {
    const Node second = op == ir::ReduceOp::dot ? value : ir::no_node;
    const int fold =
        b.add_fold(loop, {.op = op, .value = value, .second = second, .type = ir::result_type(op, b.type(value))});
    b.end_loop();
    return b.fold_result(loop, fold);
  }
  ir::Kernel finish() { return b.finish(); }
};

/// y = silu(a * w + b), with every array of one type.
[[nodiscard]] ir::Kernel silu_chain(ir::Type type);
/// y = a * x + b, with scalars a and b.
[[nodiscard]] ir::Kernel scaled_sum();
/// y[i] = idx[i] < 0 ? -1 : x[idx[i]]; stored only where it is not NaN.
[[nodiscard]] ir::Kernel clipped_gather();
/// y[i] = steps of the Collatz sequence from x[i], by a while_ in each lane.
[[nodiscard]] ir::Kernel collatz();
/// h[x[i]] += 1
[[nodiscard]] ir::Kernel histogram();
/// y = x * rsqrt(sum(x * x) / n + eps) * w * silu(g), by rows.
[[nodiscard]] ir::Kernel gated_norm();
[[nodiscard]] ir::Kernel softmax();
/// r = sum(a * b)
[[nodiscard]] ir::Kernel dot();
/// y = a b, by dot.
[[nodiscard]] ir::Kernel matmul(ir::Type type);
/// One fold of a whole array of one type; r has the fold's type.
[[nodiscard]] ir::Kernel whole_fold(ir::ReduceOp op, ir::Type type);
[[nodiscard]] ir::Kernel row_fold(ir::ReduceOp op, ir::Type type);
/// The same over the first axis.
[[nodiscard]] ir::Kernel column_fold(ir::ReduceOp op, ir::Type type);
[[nodiscard]] ir::Kernel column_softmax();  ///< of columns scaled by exp(bias); and argmax of each

}  // namespace weft::testing

// Kernels as the planner makes them of fused calls, and what tests ask of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ir/builder.hpp"
#include "lower/program.hpp"
#include "lower/rebuild.hpp"

namespace weft::lower::test {

/// Short spellings for building kernels of f32 by hand.
struct Maker {
  explicit Maker(std::string name) : b(std::move(name)) {}

  ir::Builder b;

  ir::NodeId op(ir::Op o, std::vector<ir::NodeId> args) {
    std::vector<ir::Type> types;
    for (ir::NodeId a : args) types.push_back(b.type(a));
    return b.op(o, ir::result_type(o, types), args);
  }
  ir::NodeId cast(ir::Type to, ir::NodeId value) { return b.op(ir::Op::cast, to, std::vector{value}); }
  ir::NodeId f32(float value);
  ir::NodeId i64(std::int64_t value) { return b.index_constant(value); }
  ir::NodeId load(ir::ArrayId a, std::vector<ir::NodeId> at = {}) { return b.load(a, at); }
  void store(ir::ArrayId a, std::vector<ir::NodeId> at, ir::NodeId value) { b.store(a, at, value); }
  ir::LoopId begin(ir::NodeId count) { return b.begin_loop({{i64(0), count, i64(1)}}); }
  ir::LoopId begin(ir::NodeId rows, ir::NodeId columns) {
    return b.begin_loop({{i64(0), rows, i64(1)}, {i64(0), columns, i64(1)}});
  }
  void fold(ir::LoopId loop, ir::ReduceOp o, ir::NodeId value) {
    b.add_fold(loop, {.op = o, .value = value, .type = ir::result_type(o, b.type(value))});
  }
};

/// rms_norm(x) * w * silu(g) as nine calls on rows, with scratch between as tiles:
/// x, g, y are (R, C), w is (C), eps a scalar.
[[nodiscard]] ir::Kernel fused_norm();
/// softmax of rows as five calls: max, sub, exp, sum, div; x, y are (R, C).
[[nodiscard]] ir::Kernel fused_softmax();

/// Extents by ArrayId.
using Shapes = std::vector<std::vector<std::int64_t>>;

/// What all arrays hold after the kernel ran on seeded values (small and special floats, indices within
/// bounds for i64 arrays).
[[nodiscard]] std::vector<std::vector<std::byte>> evaluate(const ir::Kernel& kernel, const Shapes& shapes,
                                                           std::uint32_t seed);

/// What the verifier says of it, a line each; empty for a well-formed kernel.
[[nodiscard]] std::string faults(const ir::Kernel& kernel);

[[nodiscard]] Draft draft_of(const ir::Kernel& kernel);
[[nodiscard]] Program lowered(const ir::Kernel& kernel, std::vector<std::string> disabled = {});

[[nodiscard]] int count(const ir::Kernel& kernel, ir::Inst inst);
[[nodiscard]] int count(const ir::Kernel& kernel, ir::Op op);
/// Accesses of the array by that name.
[[nodiscard]] int count(const ir::Kernel& kernel, ir::Inst inst, const std::string& array);

}  // namespace weft::lower::test

#include "kernels.hpp"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <random>

#include "ir/eval.hpp"
#include "ir/verify.hpp"
#include "lower/bounds.hpp"
#include "lower/structure.hpp"

namespace weft::lower::test {

using ir::ArrayId;
using ir::NodeId;
using ir::Op;
using ir::ReduceOp;
using ir::Role;
using ir::Type;

NodeId Maker::f32(float value) { return b.constant(Type::f32, std::bit_cast<std::uint32_t>(value)); }

ir::Kernel fused_norm() {
  Maker m("square_sum_mean_eps_rsqrt_scale_mulw_silu_mul");
  const ArrayId x = m.b.array("x", Type::f32, 2, Role::in), w = m.b.array("w", Type::f32, 1, Role::in),
                g = m.b.array("g", Type::f32, 2, Role::in), y = m.b.array("y", Type::f32, 2, Role::out);
  const auto row = [&](const char* name) { return m.b.array(name, Type::f32, 1, Role::tile); };
  const auto one = [&](const char* name) { return m.b.array(name, Type::f32, 0, Role::tile); };
  const ArrayId sq = row("sq"), ss = one("ss"), mean = one("mean"), shifted = one("shifted"), r = one("r"),
                scaled = row("scaled"), weighted = row("weighted"), gate = row("gate");
  const NodeId eps = m.b.scalar_value(m.b.scalar("eps", Type::f32));
  const NodeId rows = m.b.extent(x, 0), columns = m.b.extent(x, 1);
  const ir::LoopId outer = m.begin(rows);
  const NodeId i = m.b.axis(outer, 0);
  for (ArrayId t : {sq, scaled, weighted, gate}) m.b.tile(t, std::vector{columns});
  for (ArrayId t : {ss, mean, shifted, r}) m.b.tile(t, {});
  const auto step = [&](auto body) {
    const ir::LoopId loop = m.begin(columns);
    body(loop, m.b.axis(loop, 0));
    m.b.end_loop();
    return loop;
  };
  step([&](auto, NodeId j) { m.store(sq, {j}, m.op(Op::mul, {m.load(x, {i, j}), m.load(x, {i, j})})); });
  const auto sum = step([&](auto loop, NodeId j) { m.fold(loop, ReduceOp::sum, m.load(sq, {j})); });
  m.store(ss, {}, m.b.fold_result(sum, 0));
  m.store(mean, {}, m.op(Op::div, {m.load(ss), m.cast(Type::f32, columns)}));
  m.store(shifted, {}, m.op(Op::add, {m.load(mean), eps}));
  m.store(r, {}, m.op(Op::rsqrt, {m.load(shifted)}));
  step([&](auto, NodeId j) { m.store(scaled, {j}, m.op(Op::mul, {m.load(x, {i, j}), m.load(r)})); });
  step([&](auto, NodeId j) { m.store(weighted, {j}, m.op(Op::mul, {m.load(scaled, {j}), m.load(w, {j})})); });
  step([&](auto, NodeId j) { m.store(gate, {j}, m.op(Op::silu, {m.load(g, {i, j})})); });
  step([&](auto, NodeId j) {
    m.store(y, {i, j}, m.op(Op::mul, {m.load(weighted, {j}), m.load(gate, {j})}));
  });
  m.b.end_loop();
  return m.b.finish();
}

ir::Kernel fused_softmax() {
  Maker m("max_sub_exp_sum_div");
  const ArrayId x = m.b.array("x", Type::f32, 2, Role::in), y = m.b.array("y", Type::f32, 2, Role::out);
  const ArrayId top = m.b.array("top", Type::f32, 0, Role::tile),
                below = m.b.array("below", Type::f32, 1, Role::tile),
                e = m.b.array("e", Type::f32, 1, Role::tile),
                total = m.b.array("total", Type::f32, 0, Role::tile);
  const NodeId rows = m.b.extent(x, 0), columns = m.b.extent(x, 1);
  const ir::LoopId outer = m.begin(rows);
  const NodeId i = m.b.axis(outer, 0);
  m.b.tile(top, {});
  m.b.tile(below, std::vector{columns});
  m.b.tile(e, std::vector{columns});
  m.b.tile(total, {});
  const auto step = [&](auto body) {
    const ir::LoopId loop = m.begin(columns);
    body(loop, m.b.axis(loop, 0));
    m.b.end_loop();
    return loop;
  };
  const auto max = step([&](auto loop, NodeId j) { m.fold(loop, ReduceOp::max, m.load(x, {i, j})); });
  m.store(top, {}, m.b.fold_result(max, 0));
  step([&](auto, NodeId j) { m.store(below, {j}, m.op(Op::sub, {m.load(x, {i, j}), m.load(top)})); });
  step([&](auto, NodeId j) { m.store(e, {j}, m.op(Op::exp, {m.load(below, {j})})); });
  const auto sum = step([&](auto loop, NodeId j) { m.fold(loop, ReduceOp::sum, m.load(e, {j})); });
  m.store(total, {}, m.b.fold_result(sum, 0));
  step([&](auto, NodeId j) { m.store(y, {i, j}, m.op(Op::div, {m.load(e, {j}), m.load(total)})); });
  m.b.end_loop();
  return m.b.finish();
}

namespace {

std::uint64_t seeded_bits(Type type, std::mt19937& random) {
  const auto small = static_cast<float>(static_cast<int>(random() % 2001) - 1000) / 128.0f;
  constexpr float special[] = {0.0f, -0.0f, 1e-42f, 3e38f, std::numeric_limits<float>::infinity(), -INFINITY};
  const float value = random() % 16 == 0 ? special[random() % std::size(special)] : small;
  if (type == Type::f32) return std::bit_cast<std::uint32_t>(value);
  if (type == Type::f64) return std::bit_cast<std::uint64_t>(static_cast<double>(value));
  if (type == Type::f16) return random() % 0x7c00;
  if (type == Type::bf16) return random() % 0x7f80;
  if (type == Type::boolean) return random() % 2;
  return random() % 8;
}

}  // namespace

std::vector<std::vector<std::byte>> evaluate(const ir::Kernel& kernel, const Shapes& shapes,
                                             std::uint32_t seed) {
  std::mt19937 random(seed);
  std::vector<std::vector<std::byte>> memory(kernel.arrays.size());
  Shapes strides(kernel.arrays.size());
  std::vector<ir::BoundArray> bound(kernel.arrays.size());
  for (std::size_t a = 0; a < kernel.arrays.size(); ++a) {
    const ir::Array& array = kernel.arrays[a];
    if (array.role == Role::tile) continue;
    std::int64_t elements = 1;
    strides[a].resize(shapes[a].size());
    for (std::size_t d = shapes[a].size(); d-- > 0;) {
      strides[a][d] = elements;
      elements *= shapes[a][d];
    }
    const auto size = static_cast<std::size_t>(ir::size_bytes(array.type));
    memory[a].resize(static_cast<std::size_t>(elements) * size);
    for (std::size_t k = 0; k < static_cast<std::size_t>(elements); ++k) {
      const std::uint64_t bits = seeded_bits(array.type, random);
      std::memcpy(memory[a].data() + k * size, &bits, size);
    }
    bound[a] = {memory[a].data(), array.type, array.rank, shapes[a].data(), strides[a].data()};
  }
  std::vector<std::uint64_t> scalars;
  for (const ir::Scalar& s : kernel.scalars) scalars.push_back(seeded_bits(s.type, random));
  ir::eval(kernel, bound, scalars);
  return memory;
}

std::string faults(const ir::Kernel& kernel) {
  std::string out;
  for (const std::string& fault : ir::verify(kernel)) out += fault + "\n";
  return out;
}

Draft draft_of(const ir::Kernel& kernel) { return {kernel, find_in_range(kernel)}; }

Program lowered(const ir::Kernel& kernel, std::vector<std::string> disabled) {
  return lower(kernel, {}, plan::Limits{}, disabled);
}

int count(const ir::Kernel& kernel, ir::Inst inst) {
  int n = 0;
  walk(kernel, kernel.body, [&](NodeId id) { n += kernel.at(id).inst == inst; });
  return n;
}
int count(const ir::Kernel& kernel, Op op) {
  int n = 0;
  walk(kernel, kernel.body,
       [&](NodeId id) { n += kernel.at(id).inst == ir::Inst::op && kernel.at(id).op == op; });
  return n;
}
int count(const ir::Kernel& kernel, ir::Inst inst, const std::string& array) {
  int n = 0;
  walk(kernel, kernel.body, [&](NodeId id) {
    const ir::Node& node = kernel.at(id);
    n += node.inst == inst && kernel.at(node.array()).name == array;
  });
  return n;
}

}  // namespace weft::lower::test

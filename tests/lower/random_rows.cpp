#include "random_rows.hpp"

#include <random>

namespace weft::lower::test {
namespace {

using ir::ArrayId;
using ir::NodeId;
using ir::Op;
using ir::ReduceOp;
using ir::Role;
using ir::Type;

class RowMaker {
 public:
  explicit RowMaker(std::uint32_t seed) : random_(seed), m_("random_rows") {}

  ir::Kernel run() && {
    x_ = m_.b.array("x", Type::f32, 2, Role::in);
    w_ = m_.b.array("w", Type::f32, 1, Role::in);
    y_ = m_.b.array("y", Type::f32, 2, Role::inout);
    z_ = m_.b.array("z", Type::f32, 2, Role::out);
    at_ = m_.b.array("at", Type::i64, 1, Role::in);
    for (int k = 0; k < 4; ++k)
      row_tiles_.push_back(m_.b.array("row" + std::to_string(k), Type::f32, 1, Role::tile));
    for (int k = 0; k < 3; ++k)
      tiles_.push_back(m_.b.array("one" + std::to_string(k), Type::f32, 0, Role::tile));
    a_ = m_.b.scalar_value(m_.b.scalar("a", Type::f32));
    rows_ = m_.b.extent(x_, 0);
    columns_ = m_.b.extent(x_, 1);
    const ir::LoopId outer = m_.begin(rows_);
    i_ = m_.b.axis(outer, 0);
    for (ArrayId t : row_tiles_) m_.b.tile(t, std::vector{columns_});
    for (ArrayId t : tiles_) m_.b.tile(t, {});
    const int steps = 2 + pick(10);
    for (int k = 0; k < steps; ++k) step();
    inner([&](ir::LoopId) { m_.store(z_, {i_, j_}, value()); });
    m_.b.end_loop();
    return m_.b.finish();
  }

 private:
  int pick(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
  ArrayId some(const std::vector<ArrayId>& from) {
    return from[static_cast<std::size_t>(pick(static_cast<int>(from.size())))];
  }

  template <class Body>
  ir::LoopId inner(const Body& body) {
    const NodeId count = pick(6) == 0 ? m_.op(Op::sub, {columns_, m_.i64(1)}) : columns_;
    const ir::LoopId loop = m_.begin(count);
    const NodeId before = j_;
    j_ = m_.b.axis(loop, 0);
    inside_ = true;
    body(loop);
    inside_ = false;
    j_ = before;
    m_.b.end_loop();
    return loop;
  }

  NodeId index() {
    switch (pick(8)) {
      case 0:
        return m_.op(Op::sub, {j_, m_.i64(1)});
      case 1:
        return m_.load(at_, {j_});
      case 2:
        return m_.i64(0);
      default:
        return j_;
    }
  }

  /// A value at row level, or inside an inner loop.
  NodeId leaf() {
    if (!inside_) return pick(2) == 0 ? m_.load(some(tiles_)) : a_;
    switch (pick(6)) {
      case 0:
        return m_.load(x_, {i_, index()});
      case 1:
        return m_.load(w_, {index()});
      case 2:
        return m_.load(y_, {i_, j_});
      case 3:
        return m_.load(some(tiles_));
      default:
        return m_.load(some(row_tiles_), {index()});
    }
  }

  NodeId value() {
    constexpr Op unary[] = {Op::neg, Op::abs, Op::silu, Op::sqrt, Op::floor};
    constexpr Op binary[] = {Op::add, Op::sub, Op::mul, Op::max};
    NodeId v = leaf();
    for (int k = pick(3); k > 0; --k) {
      v = pick(2) == 0 ? m_.op(unary[pick(5)], {v}) : m_.op(binary[pick(4)], {v, leaf()});
    }
    return v;
  }

  void step() {
    switch (pick(7)) {
      case 0:
        return fold();
      case 1:
        return m_.store(some(tiles_), {}, value());
      case 2:
        return variable();
      case 3:
        return sequential();
      default:
        inner([&](ir::LoopId loop) {
          for (int k = pick(2); k >= 0; --k) write();
          if (pick(4) == 0) m_.fold(loop, ReduceOp::min, value());
        });
    }
  }

  void write() {
    const bool conditional = pick(4) == 0;
    const NodeId v = value();
    if (conditional) m_.b.begin_if(m_.op(Op::gt, {v, m_.f32(0)}));
    if (pick(4) == 0) {
      m_.store(y_, {i_, j_}, v);
    } else {
      m_.store(some(row_tiles_), {j_}, v);
    }
    if (conditional) m_.b.end_if();
  }

  void fold() {
    constexpr ReduceOp ops[] = {ReduceOp::sum, ReduceOp::max, ReduceOp::prod};
    const NodeId start = pick(2) == 0 ? value() : ir::no_node;
    const ir::LoopId loop = inner([&](ir::LoopId l) {
      if (pick(3) == 0) write();
      m_.b.add_fold(l, {.op = ops[pick(3)], .value = value(), .start = start, .type = Type::f32});
    });
    m_.store(some(tiles_), {}, m_.b.fold_result(loop, 0));
  }

  void variable() {
    const ir::VarId v = m_.b.var("v", Type::f32);
    m_.b.set(v, value());
    m_.b.begin_if(m_.op(Op::lt, {m_.b.get(v), value()}));
    m_.b.set(v, m_.op(Op::add, {m_.b.get(v), a_}));
    m_.b.end_if();
    m_.store(some(tiles_), {}, m_.b.get(v));
  }

  void sequential() {
    const ir::LoopId loop = m_.b.begin_for({m_.i64(0), m_.i64(2), m_.i64(1)});
    const ArrayId t = some(tiles_);
    m_.store(t, {}, m_.op(Op::add, {m_.load(t), m_.cast(Type::f32, m_.b.axis(loop, 0))}));
    inner([&](ir::LoopId) { m_.store(some(row_tiles_), {j_}, value()); });
    m_.b.end_for();
  }

  std::mt19937 random_;
  Maker m_;
  ArrayId x_{}, w_{}, y_{}, z_{}, at_{};
  std::vector<ArrayId> row_tiles_, tiles_;
  NodeId a_{}, rows_{}, columns_{}, i_{}, j_{};
  bool inside_ = false;
};

}  // namespace

ir::Kernel random_rows(std::uint32_t seed) { return RowMaker(seed).run(); }

Shapes random_rows_shapes(const ir::Kernel& kernel, std::int64_t rows, std::int64_t columns) {
  Shapes shapes(kernel.arrays.size());
  for (std::size_t a = 0; a < shapes.size(); ++a) {
    if (kernel.arrays[a].rank == 2) shapes[a] = {rows, columns};
    if (kernel.arrays[a].rank == 1) shapes[a] = {columns};
  }
  return shapes;
}

}  // namespace weft::lower::test

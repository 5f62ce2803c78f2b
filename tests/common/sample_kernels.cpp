#include "common/sample_kernels.hpp"

namespace weft::testing {

using ir::Op;
using ir::Role;
using ir::Type;

ir::Kernel silu_chain(Type type) {
  Make k("silu_chain");
  const auto a = k.array("a", type, 1, Role::in), w = k.array("w", type, 1, Role::in);
  const auto b = k.array("b", type, 1, Role::in), y = k.array("y", type, 1, Role::out);
  const auto loop = k.over({k.extent(y, 0)});
  const auto i = k.axis(loop, 0);
  const auto product = k.call(Op::mul, {k.at(a, {i}), k.at(w, {i})});
  k.put(y, {i}, k.call(Op::silu, {k.call(Op::add, {product, k.at(b, {i})})}));
  k.end();
  return k.finish();
}

ir::Kernel gated_norm() {
  Make k("gated_norm");
  const auto x = k.array("x", Type::f32, 2, Role::in), w = k.array("w", Type::f32, 1, Role::in);
  const auto g = k.array("g", Type::f32, 2, Role::in), y = k.array("y", Type::f32, 2, Role::out);
  const auto rows = k.over({k.extent(x, 0)});
  const auto r = k.axis(rows, 0), n = k.extent(x, 1);
  const auto first = k.over({n});
  const auto v = k.at(x, {r, k.axis(first, 0)});
  const auto squares = k.end_fold(first, ir::ReduceOp::sum, k.call(Op::mul, {v, v}));
  const auto mean = k.call(Op::div, {squares, k.cast(n, Type::f32)});
  const auto scale = k.call(Op::rsqrt, {k.call(Op::add, {mean, k.f32(1e-6f)})});
  const auto second = k.over({n});
  const auto c = k.axis(second, 0);
  const auto scaled = k.call(Op::mul, {k.call(Op::mul, {k.at(x, {r, c}), scale}), k.at(w, {c})});
  k.put(y, {r, c}, k.call(Op::mul, {scaled, k.call(Op::silu, {k.at(g, {r, c})})}));
  k.end();
  k.end();
  return k.finish();
}

ir::Kernel softmax() {
  Make k("softmax");
  const auto x = k.array("x", Type::f32, 2, Role::in), y = k.array("y", Type::f32, 2, Role::out);
  const auto t = k.array("t", Type::f32, 1, Role::tile);
  const auto rows = k.over({k.extent(x, 0)});
  const auto r = k.axis(rows, 0), n = k.extent(x, 1);
  k.b.tile(t, std::vector{n});
  const auto first = k.over({n});
  const auto value = k.at(x, {r, k.axis(first, 0)});
  const auto top = k.end_fold(first, ir::ReduceOp::max, value);
  const auto second = k.over({n});
  const auto c = k.axis(second, 0);
  const auto e = k.call(Op::exp, {k.call(Op::sub, {k.at(x, {r, c}), top})});
  k.put(t, {c}, e);
  const auto total = k.end_fold(second, ir::ReduceOp::sum, e);
  const auto third = k.over({n});
  const auto d = k.axis(third, 0);
  k.put(y, {r, d}, k.call(Op::div, {k.at(t, {d}), total}));
  k.end();
  k.end();
  return k.finish();
}

ir::Kernel scaled_sum() {
  Make k("scaled_sum");
  const auto x = k.array("x", Type::f32, 1, Role::in), y = k.array("y", Type::f32, 1, Role::out);
  const auto a = k.b.scalar("a", Type::f32), b = k.b.scalar("b", Type::f32);
  const auto loop = k.over({k.extent(y, 0)});
  const auto i = k.axis(loop, 0);
  const auto product = k.call(Op::mul, {k.b.scalar_value(a), k.at(x, {i})});
  k.put(y, {i}, k.call(Op::add, {product, k.b.scalar_value(b)}));
  k.end();
  return k.finish();
}

ir::Kernel clipped_gather() {
  Make k("clipped_gather");
  const auto x = k.array("x", Type::f32, 1, Role::in), idx = k.array("idx", Type::i32, 1, Role::in);
  const auto y = k.array("y", Type::f32, 1, Role::out);
  const auto loop = k.over({k.extent(y, 0)});
  const auto i = k.axis(loop, 0);
  const auto at = k.cast(k.at(idx, {i}), Type::i64);
  const auto value = k.at(x, {at});
  const auto chosen = k.call(Op::select, {k.call(Op::lt, {at, k.index(0)}), k.f32(-1), value});
  k.b.begin_if(k.call(Op::eq, {chosen, chosen}));
  k.put(y, {i}, chosen);
  k.b.end_if();
  k.end();
  return k.finish();
}

ir::Kernel collatz() {
  Make k("collatz");
  const auto x = k.array("x", Type::u32, 1, Role::in), y = k.array("y", Type::i32, 1, Role::out);
  const auto n = k.b.var("n", Type::u32), steps = k.b.var("steps", Type::i32);
  const auto u32 = [&](std::uint32_t value) { return k.b.constant(Type::u32, value); };
  const auto loop = k.over({k.extent(y, 0)});
  const auto i = k.axis(loop, 0);
  k.b.set(n, k.call(Op::bit_and, {k.at(x, {i}), u32(1023)}));
  k.b.set(steps, k.b.constant(Type::i32, 0));
  k.b.begin_while();
  k.b.while_condition(k.call(Op::gt, {k.b.get(n), u32(1)}));
  const auto now = k.b.get(n);
  const auto odd = k.call(Op::eq, {k.call(Op::bit_and, {now, u32(1)}), u32(1)});
  k.b.begin_if(odd);
  k.b.set(n, k.call(Op::add, {k.call(Op::mul, {now, u32(3)}), u32(1)}));
  k.b.begin_else();
  k.b.set(n, k.call(Op::shr, {now, u32(1)}));
  k.b.end_if();
  k.b.set(steps, k.call(Op::add, {k.b.get(steps), k.b.constant(Type::i32, 1)}));
  k.b.end_while();
  k.put(y, {i}, k.b.get(steps));
  k.end();
  return k.finish();
}

ir::Kernel histogram() {
  Make k("histogram");
  const auto x = k.array("x", Type::u8, 1, Role::in), h = k.array("h", Type::i32, 1, Role::inout);
  const auto loop = k.over({k.extent(x, 0)});
  const auto bin = k.cast(k.at(x, {k.axis(loop, 0)}), Type::i64);
  k.b.atomic(Op::add, h, std::vector{bin}, k.b.constant(Type::i32, 1));
  k.end();
  return k.finish();
}

ir::Kernel dot() {
  Make k("dot");
  const auto a = k.array("a", Type::f32, 1, Role::in), b = k.array("b", Type::f32, 1, Role::in);
  const auto r = k.array("r", Type::f32, 0, Role::result);
  const auto loop = k.over({k.extent(a, 0)});
  const auto i = k.axis(loop, 0);
  k.put(r, {}, k.end_fold(loop, ir::ReduceOp::sum, k.call(Op::mul, {k.at(a, {i}), k.at(b, {i})})));
  return k.finish();
}

ir::Kernel matmul(Type type) {
  Make k("matmul");
  const Type result = ir::result_type(ir::ReduceOp::dot, type);
  const auto a = k.array("a", type, 2, Role::in), b = k.array("b", type, 2, Role::in);
  const auto y = k.array("y", result, 2, Role::out);
  const auto outer = k.over({k.extent(y, 0), k.extent(y, 1)});
  const auto i = k.axis(outer, 0), j = k.axis(outer, 1);
  const auto inner = k.over({k.extent(a, 1)});
  const auto t = k.axis(inner, 0);
  const auto left = k.at(a, {i, t}), right = k.at(b, {t, j});
  const int fold = k.b.add_fold(inner, {.op = ir::ReduceOp::dot, .value = left, .second = right, .type = result});
  k.end();
  k.put(y, {i, j}, k.b.fold_result(inner, fold));
  k.end();
  return k.finish();
}

ir::Kernel whole_fold(ir::ReduceOp op, Type type) {
  Make k("whole_" + std::string(ir::name(op)));
  const auto x = k.array("x", type, 1, Role::in), r = k.array("r", ir::result_type(op, type), 0, Role::result);
  const auto loop = k.over({k.extent(x, 0)});
  k.put(r, {}, k.end_fold(loop, op, k.at(x, {k.axis(loop, 0)})));
  return k.finish();
}

ir::Kernel row_fold(ir::ReduceOp op, Type type) {
  Make k("row_" + std::string(ir::name(op)));
  const auto x = k.array("x", type, 2, Role::in), y = k.array("y", ir::result_type(op, type), 1, Role::out);
  const auto rows = k.over({k.extent(x, 0)});
  const auto r = k.axis(rows, 0);
  const auto inner = k.over({k.extent(x, 1)});
  k.put(y, {r}, k.end_fold(inner, op, k.at(x, {r, k.axis(inner, 0)})));
  k.end();
  return k.finish();
}

ir::Kernel column_fold(ir::ReduceOp op, Type type) {
  Make k("column_" + std::string(ir::name(op)));
  const auto x = k.array("x", type, 2, Role::in), y = k.array("y", ir::result_type(op, type), 1, Role::out);
  const auto columns = k.over({k.extent(x, 1)});
  const auto c = k.axis(columns, 0);
  const auto inner = k.over({k.extent(x, 0)});
  k.put(y, {c}, k.end_fold(inner, op, k.at(x, {k.axis(inner, 0), c})));
  k.end();
  return k.finish();
}

ir::Kernel column_softmax() {
  Make k("column_softmax");
  const auto x = k.array("x", Type::f32, 2, Role::in), y = k.array("y", Type::f32, 2, Role::out);
  const auto bias = k.array("bias", Type::f32, 1, Role::in), at = k.array("at", Type::i64, 1, Role::out);
  const auto columns = k.over({k.extent(x, 1)});
  const auto c = k.axis(columns, 0), n = k.extent(x, 0);
  const auto scale = k.call(Op::exp, {k.at(bias, {c})});  // of a column, used in every loop
  const auto first = k.over({n});
  const auto value = k.call(Op::mul, {k.at(x, {k.axis(first, 0), c}), scale});
  const auto top = k.end_fold(first, ir::ReduceOp::max, value);
  const auto second = k.over({n});
  const auto moved = k.call(Op::sub, {k.call(Op::mul, {k.at(x, {k.axis(second, 0), c}), scale}), top});
  const auto total = k.end_fold(second, ir::ReduceOp::sum, k.call(Op::exp, {moved}));
  const auto third = k.over({n});
  const auto r = k.axis(third, 0);
  const auto again = k.call(Op::sub, {k.call(Op::mul, {k.at(x, {r, c}), scale}), top});
  k.put(y, {r, c}, k.call(Op::div, {k.call(Op::exp, {again}), total}));
  k.end();
  const auto fourth = k.over({n});
  k.put(at, {c}, k.end_fold(fourth, ir::ReduceOp::argmax, k.at(x, {k.axis(fourth, 0), c})));
  k.end();
  return k.finish();
}

}  // namespace weft::testing

// Small kernels by their shape, for tests of what comes after tracing. Elements are f32 unless a type is
// given.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "ir/builder.hpp"
#include "ir/facts.hpp"

namespace weft::testing {

using TracedKernel = std::shared_ptr<const ir::Traced>;

/// A builder with the steps that kernels in tests are made of.
class KernelBuilder {
 public:
  explicit KernelBuilder(std::string name) : to(std::move(name)) {}

  ir::Builder to;

  ir::ArrayId array(const std::string& name, ir::Type type, int rank, ir::Role role) {
    return to.array(name, type, rank, role);
  }
  ir::ScalarId scalar(const std::string& name, ir::Type type) { return to.scalar(name, type); }
  ir::NodeId scalar_value(ir::ScalarId id) { return to.scalar_value(id); }
  ir::NodeId index_constant(std::int64_t value) { return to.index_constant(value); }
  ir::NodeId extent(ir::ArrayId of, int dimension) { return to.extent(of, dimension); }
  void line(std::uint32_t source_line) { to.line(source_line); }
  int add_fold(ir::LoopId loop, const ir::Fold& fold) { return to.add_fold(loop, fold); }
  ir::NodeId fold_result(ir::LoopId loop, int fold) { return to.fold_result(loop, fold); }

  ir::ArrayId in(const std::string& name, int rank = 1, ir::Type type = ir::Type::f32) {
    return array(name, type, rank, ir::Role::in);
  }
  ir::ArrayId out(const std::string& name, int rank = 1, ir::Type type = ir::Type::f32) {
    return array(name, type, rank, ir::Role::out);
  }
  ir::ArrayId inout(const std::string& name, int rank = 1, ir::Type type = ir::Type::f32) {
    return array(name, type, rank, ir::Role::inout);
  }
  ir::ArrayId result(ir::Type type = ir::Type::f32) { return array("result", type, 0, ir::Role::result); }

  ir::Axis whole(ir::ArrayId of, int dimension = 0) {
    return {index_constant(0), extent(of, dimension), index_constant(1)};
  }
  /// Opens a loop over the first `axes` dimensions of an array and gives the values of its axes.
  std::vector<ir::NodeId> loop_over(ir::ArrayId of, int axes = 1) {
    std::vector<ir::Axis> ranges;
    for (int d = 0; d < axes; ++d) ranges.push_back(whole(of, d));
    return open(std::move(ranges));
  }
  std::vector<ir::NodeId> open(std::vector<ir::Axis> ranges) {
    const std::size_t axes = ranges.size();
    loops_.push_back(to.begin_loop(std::move(ranges)));
    std::vector<ir::NodeId> values;
    for (std::size_t d = 0; d < axes; ++d) values.push_back(to.axis(loops_.back(), static_cast<int>(d)));
    return values;
  }
  ir::LoopId close() {
    to.end_loop();
    const ir::LoopId loop = loops_.back();
    loops_.pop_back();
    return loop;
  }
  [[nodiscard]] ir::LoopId open_loop() const { return loops_.back(); }

  ir::NodeId f32(float value) { return to.constant(ir::Type::f32, std::bit_cast<std::uint32_t>(value)); }
  ir::NodeId apply(ir::Op op, const std::vector<ir::NodeId>& args, ir::Type type = ir::Type::f32) {
    return to.op(op, type, args);
  }
  ir::NodeId get_at(ir::ArrayId array, const std::vector<ir::NodeId>& at) { return to.load(array, at); }
  void put(ir::ArrayId array, const std::vector<ir::NodeId>& at, ir::NodeId value) {
    to.store(array, at, value);
  }
  ir::NodeId shifted(ir::NodeId i, std::int64_t by) {
    if (by == 0) return i;
    if (by < 0) return apply(ir::Op::sub, {i, index_constant(-by)}, ir::index_type);
    return apply(ir::Op::add, {i, index_constant(by)}, ir::index_type);
  }

  TracedKernel freeze() { return ir::freeze(to.finish()); }

 private:
  std::vector<ir::LoopId> loops_;
};

/// y = op(inputs...) at the index, over `rank` axes. Parameters: a, b, ..., y.
inline TracedKernel map(const std::string& name, ir::Op op, int inputs, int rank = 1) {
  KernelBuilder k(name);
  std::vector<ir::ArrayId> in;
  for (int n = 0; n < inputs; ++n) in.push_back(k.in(std::string(1, static_cast<char>('a' + n)), rank));
  const ir::ArrayId y = k.out("y", rank);
  const auto at = k.loop_over(y, rank);
  std::vector<ir::NodeId> args;
  for (ir::ArrayId x : in) args.push_back(k.get_at(x, at));
  k.put(y, at, k.apply(op, args));
  k.close();
  return k.freeze();
}

/// y = op(x, constant) at the index.
inline TracedKernel map_with(const std::string& name, ir::Op op, float constant, int rank = 1) {
  KernelBuilder k(name);
  const ir::ArrayId x = k.in("x", rank);
  const ir::ArrayId y = k.out("y", rank);
  const auto at = k.loop_over(x, rank);
  k.put(y, at, k.apply(op, {k.get_at(x, at), k.f32(constant)}));
  k.close();
  return k.freeze();
}

/// y = op(y, constant) at the index, in place.
inline TracedKernel update(const std::string& name, ir::Op op, float constant) {
  KernelBuilder k(name);
  const ir::ArrayId y = k.inout("y");
  const auto at = k.loop_over(y);
  k.put(y, at, k.apply(op, {k.get_at(y, at), k.f32(constant)}));
  k.close();
  return k.freeze();
}

/// s[r] = fold over c of x(r, c).
inline TracedKernel fold_rows(const std::string& name, ir::ReduceOp op) {
  KernelBuilder k(name);
  const ir::ArrayId x = k.in("x", 2);
  const ir::ArrayId s = k.out("s");
  const auto r = k.loop_over(x);
  const auto c = k.open({k.whole(x, 1)});
  ir::Fold fold;
  fold.op = op;
  fold.type = ir::Type::f32;
  fold.value = k.get_at(x, {r[0], c[0]});
  k.add_fold(k.open_loop(), fold);
  const ir::LoopId inner = k.close();
  k.put(s, {r[0]}, k.fold_result(inner, 0));
  k.close();
  return k.freeze();
}

/// y(r, c) = op(x(r, c), s[r]), or s[c] with `by_column`.
inline TracedKernel map_broadcast(const std::string& name, ir::Op op, bool by_column = false) {
  KernelBuilder k(name);
  const ir::ArrayId x = k.in("x", 2);
  const ir::ArrayId s = k.in("s");
  const ir::ArrayId y = k.out("y", 2);
  const auto at = k.loop_over(x, 2);
  k.put(y, at, k.apply(op, {k.get_at(x, at), k.get_at(s, {at[by_column ? 1 : 0]})}));
  k.close();
  return k.freeze();
}

/// result = fold of x, as a call's value.
inline TracedKernel fold_all(const std::string& name, ir::ReduceOp op, int rank = 1) {
  KernelBuilder k(name);
  const ir::ArrayId x = k.in("x", rank);
  const ir::ArrayId result = k.result();
  const auto at = k.loop_over(x, rank);
  ir::Fold fold;
  fold.op = op;
  fold.type = ir::Type::f32;
  fold.value = k.get_at(x, at);
  k.add_fold(k.open_loop(), fold);
  const ir::LoopId loop = k.close();
  k.put(result, {}, k.fold_result(loop, 0));
  return k.freeze();
}

/// y[i] = p * x[i].
inline TracedKernel scale(const std::string& name = "scale") {
  KernelBuilder k(name);
  const ir::ArrayId x = k.in("x");
  const ir::ArrayId y = k.out("y");
  const ir::ScalarId p = k.scalar("p", ir::Type::f32);
  const ir::NodeId value = k.scalar_value(p);
  const auto at = k.loop_over(x);
  k.put(y, at, k.apply(ir::Op::mul, {k.get_at(x, at), value}));
  k.close();
  return k.freeze();
}

/// y[i] = t[i - 1] + t[i] + t[i + 1] for 1 <= i < n - 1; the reads stand at line 9.
inline TracedKernel blur(const std::string& name = "blur") {
  KernelBuilder k(name);
  const ir::ArrayId t = k.in("t");
  const ir::ArrayId y = k.out("y");
  const ir::NodeId inner = k.apply(ir::Op::sub, {k.extent(t, 0), k.index_constant(2)}, ir::index_type);
  const auto at = k.open({{k.index_constant(1), inner, k.index_constant(1)}});
  k.line(9);
  const ir::NodeId left = k.get_at(t, {k.shifted(at[0], -1)});
  const ir::NodeId sum = k.apply(ir::Op::add, {left, k.get_at(t, at)});
  k.put(y, at, k.apply(ir::Op::add, {sum, k.get_at(t, {k.shifted(at[0], 1)})}));
  k.close();
  return k.freeze();
}

/// y[i] = t[at[i]], any index; the read stands at line 5.
inline TracedKernel gather(const std::string& name = "gather") {
  KernelBuilder k(name);
  const ir::ArrayId t = k.in("t");
  const ir::ArrayId where = k.in("at", 1, ir::Type::i64);
  const ir::ArrayId y = k.out("y");
  const auto at = k.loop_over(y);
  k.line(5);
  k.put(y, at, k.get_at(t, {k.get_at(where, at)}));
  k.close();
  return k.freeze();
}

}  // namespace weft::testing

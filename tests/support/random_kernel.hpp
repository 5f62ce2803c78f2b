// Well-formed kernels made from choices, of the rows of ops.def.
//
// A kernel has one top-level loop (or `loops` of them) over 1 to 3 axes whose counts are the extents of array
// 0. All arrays have extents of the same list of sizes, dimension by dimension; an array of the loop's rank
// is read and written at the index, arrays that are only read also at shifted, constant and gathered indices.
// So iterations never meet, and the kernel keeps every rule of the verifier, those for its author too.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <array>
#include <bit>
#include <string>
#include <vector>

#include "ir/builder.hpp"
#include "ir/facts.hpp"
#include "support/choices.hpp"

namespace weft::testing {

struct RandomKernelOptions {
  int most_axes = 3;
  int most_loops = 1;
  int most_steps = 24;
  bool folds = true;    ///< of the top-level loop itself, with a result each
  bool inner = true;    ///< inner parallel loops: reductions, and stores to arrays of one rank more
  bool control = true;  ///< if_, while_, for_ and variables
  bool gathers = true;  ///< indices that are not sums of axes
  bool derived = true;  ///< derived ops beside primitives
  std::vector<ir::Type> types = {ir::Type::f32, ir::Type::i32, ir::Type::boolean, ir::Type::u8,
                                 ir::Type::f16, ir::Type::f64, ir::Type::i64,     ir::Type::bf16,
                                 ir::Type::u32, ir::Type::i8};
};

class RandomKernel {
 public:
  RandomKernel(Choices& choices, const RandomKernelOptions& options)
      : choices_(choices), options_(options), b_("random") {}

  [[nodiscard]] ir::Kernel make() {
    axes_ = 1 + static_cast<int>(choices_.below(static_cast<std::uint32_t>(options_.most_axes)));
    declare();
    const std::uint32_t loops = 1 + choices_.below(static_cast<std::uint32_t>(options_.most_loops));
    for (std::uint32_t l = 0; l < loops; ++l) {
      loop();
      for (std::uint32_t k = below(4); k > 0; --k) operation();  // values between loops
      if (options_.folds && !pool_.empty() && below(2) == 0) add_result(choices_.of(pool_));
    }
    for (std::size_t r = 0; r < results_.size(); ++r) b_.store(result_arrays_[r], {}, results_[r]);
    return b_.finish();
  }

 private:
  using NodeId = ir::NodeId;
  using Type = ir::Type;

  std::uint32_t below(std::size_t n) { return choices_.below(static_cast<std::uint32_t>(n)); }
  Type any_type() { return choices_.of(options_.types); }

  void declare() {
    arrays_in_.push_back(b_.array("x", any_type(), axes_, ir::Role::in));
    for (std::uint32_t k = below(3); k > 0; --k) {
      arrays_in_.push_back(
          b_.array("in" + std::to_string(k), any_type(), 1 + static_cast<int>(below(3)), ir::Role::in));
    }
    arrays_out_.push_back(b_.array("y", any_type(), axes_, ir::Role::out));
    for (std::uint32_t k = below(2); k > 0; --k) {
      arrays_inout_.push_back(b_.array("z" + std::to_string(k), any_type(), axes_, ir::Role::inout));
    }
    if (options_.inner) rows_out_.push_back(b_.array("rows", any_type(), axes_ + 1, ir::Role::out));
    for (std::uint32_t k = below(3); k > 0; --k)
      scalars_.push_back(b_.scalar("s" + std::to_string(k), any_type()));
  }

  // Values.

  NodeId constant(Type t) {
    static constexpr std::array<double, 6> floats = {0.0, 1.0, -2.5, 0.5, 1e30, 3.0};
    if (t == Type::f32)
      return b_.constant(t, std::bit_cast<std::uint32_t>(static_cast<float>(floats[below(6)])));
    if (t == Type::f64) return b_.constant(t, std::bit_cast<std::uint64_t>(floats[below(6)]));
    if (t == Type::f16) return b_.constant(t, std::array{0x3c00u, 0x8000u, 0xc100u}[below(3)]);
    if (t == Type::bf16) return b_.constant(t, std::array{0x3f80u, 0x8000u, 0x7f80u}[below(3)]);
    if (t == Type::boolean) return b_.constant(t, below(2));
    return b_.constant(t, below(5));
  }

  /// Some value of the type that is visible here.
  NodeId value(Type t) {
    std::vector<NodeId> fitting;
    for (NodeId v : pool_) {
      if (b_.type(v) == t) fitting.push_back(v);
    }
    if (!fitting.empty() && !choices_.one_in(8)) return choices_.of(fitting);
    if (!pool_.empty() && !choices_.one_in(4)) {
      const NodeId from = choices_.of(pool_);
      const Type type = b_.type(from);
      if (type != t && ir::accepts(ir::Op::cast, std::span(&type, 1), t))
        return b_.op(ir::Op::cast, t, std::span(&from, 1));
    }
    return constant(t);
  }

  void operation() {
    const auto op = static_cast<ir::Op>(below(ir::op_count));
    const ir::OpInfo& row = ir::info(op);
    if (!row.primitive && !options_.derived) return;
    const Type t = any_type();
    if (!ir::accepts(op, t)) return;
    std::vector<NodeId> args;
    std::vector<Type> types;
    for (int i = 0; i < row.arity; ++i) {
      const bool condition = row.signature == ir::Signature::select && i == 0;
      args.push_back(value(condition ? Type::boolean : t));
      types.push_back(condition ? Type::boolean : t);
    }
    Type result = t;
    if (row.signature == ir::Signature::cast || row.signature == ir::Signature::bits) {
      result = any_type();
      if (!ir::accepts(op, types, result)) return;
    } else {
      result = ir::result_type(op, types);
    }
    pool_.push_back(b_.op(op, result, args));
  }

  // Indices.

  NodeId plus(NodeId a, std::int64_t k) {
    const std::array args = {a, b_.index_constant(k)};
    return b_.op(ir::Op::add, ir::index_type, args);
  }
  std::vector<NodeId> own_index() {
    std::vector<NodeId> at;
    for (int a = 0; a < axes_; ++a) at.push_back(b_.axis(loop_, a));
    return at;
  }
  std::vector<NodeId> any_index(int rank) {
    std::vector<NodeId> at;
    for (int d = 0; d < rank; ++d) {
      const NodeId own = b_.axis(loop_, std::min(d, axes_ - 1));
      switch (below(options_.gathers ? 5 : 3)) {
        case 0:
          at.push_back(own);
          break;
        case 1:
          at.push_back(plus(own, static_cast<std::int64_t>(below(5)) - 2));
          break;
        case 2:
          at.push_back(b_.index_constant(below(4)));
          break;
        default:
          at.push_back(value(Type::i64));
          break;
      }
    }
    return at;
  }

  void read() {
    if (!arrays_inout_.empty() && choices_.one_in(3)) {
      pool_.push_back(b_.load(choices_.of(arrays_inout_), own_index()));
      return;
    }
    const ir::ArrayId a = choices_.of(arrays_in_);
    const int rank = b_.kernel().at(a).rank;
    pool_.push_back(b_.load(a, rank == axes_ && below(2) == 0 ? own_index() : any_index(rank)));
  }

  /// Not from an inner loop, whose iterations would meet there.
  void write() {
    if (in_inner_) return;
    auto targets = arrays_out_;
    targets.insert(targets.end(), arrays_inout_.begin(), arrays_inout_.end());
    const ir::ArrayId a = choices_.of(targets);
    b_.store(a, own_index(), value(b_.kernel().at(a).type));
  }

  // Control. What is made inside is not visible afterwards.

  template <class Body>
  void nested(Body&& body) {
    const std::size_t pool = pool_.size();
    const std::size_t vars = vars_.size();
    ++depth_;
    body();
    --depth_;
    pool_.resize(pool);
    vars_.resize(vars);
  }

  void variable() {
    if (!vars_.empty() && below(2) == 0) {
      const std::size_t k = below(vars_.size());
      const ir::VarId v = vars_[k];
      if (below(2) == 0 || k < first_settable_) {
        pool_.push_back(b_.get(v));
      } else {
        b_.set(v, value(b_.kernel().vars[ir::index(v)].type));
      }
      return;
    }
    const Type t = any_type();
    const ir::VarId v = b_.var("v" + std::to_string(b_.kernel().vars.size()), t);
    b_.set(v, value(t));
    vars_.push_back(v);
  }

  void branch() {
    b_.begin_if(value(Type::boolean));
    nested([&] { steps(4); });
    if (below(2) == 0) {
      b_.begin_else();
      nested([&] { steps(4); });
    }
    b_.end_if();
  }

  void counted_loop() {
    const ir::Axis axis{b_.index_constant(below(3)), b_.index_constant(below(4)), b_.index_constant(1)};
    const ir::LoopId l = b_.begin_for(axis);
    nested([&] {
      pool_.push_back(b_.axis(l, 0));
      steps(4);
    });
    b_.end_for();
  }

  void while_loop() {
    const ir::VarId turns = b_.var("turns" + std::to_string(b_.kernel().vars.size()), Type::i64);
    b_.set(turns, b_.index_constant(below(4)));
    b_.begin_while();
    const std::array left = {b_.get(turns), b_.index_constant(0)};
    b_.while_condition(b_.op(ir::Op::gt, Type::boolean, left));
    nested([&] {
      steps(3);
      b_.set(turns, plus(b_.get(turns), -1));
    });
    b_.end_while();
  }

  /// Operators must be associative only for users; for the tree any will do.
  void operators(const std::vector<std::pair<ir::LoopId, int>>& custom) {
    for (const auto& [l, fold] : custom) {
      const ir::Fold f = b_.kernel().at(l).folds[static_cast<std::size_t>(fold)];
      b_.begin_combine(l, fold);
      const std::array both = {b_.fold_operand(l, fold, 0), b_.fold_operand(l, fold, 1)};
      const ir::Op op = ir::info(f.op).combine;
      b_.end_combine(b_.op(op, f.type, both));
    }
  }

  void inner_loop() {
    const bool stores = below(3) == 0 && depth_ == 1 && !row_written_;
    const NodeId count =
        stores || below(2) == 0 ? b_.extent(rows_out_[0], axes_) : b_.index_constant(below(7) * below(100));
    const Type start_type = any_type();
    const NodeId start = constant(start_type);
    const ir::LoopId l = b_.begin_loop({{b_.index_constant(0), count, b_.index_constant(1)}});
    std::vector<std::pair<ir::LoopId, int>> custom;
    std::vector<int> made;
    first_settable_ = vars_.size();  // parallel iterations share no variable
    in_inner_ = true;
    nested([&] {
      pool_.push_back(b_.axis(l, 0));
      steps(5);
      if (stores) {
        std::vector<NodeId> at = own_index();
        at.push_back(b_.axis(l, 0));
        b_.store(rows_out_[0], at, value(b_.kernel().at(rows_out_[0]).type));
        row_written_ = true;
      }
      if (below(4) == 0) return dot_into(l, made);
      for (std::uint32_t k = 1 + below(2); k > 0; --k) fold_into(l, start, start_type, custom, made);
    });
    first_settable_ = 0;
    in_inner_ = false;
    b_.end_loop();
    operators(custom);
    for (int f : made) pool_.push_back(b_.fold_result(l, f));
  }

  /// Alone in its loop.
  void dot_into(ir::LoopId l, std::vector<int>& made) {
    const Type t = any_type();
    if (!ir::contains(ir::info(ir::ReduceOp::dot).types, t)) return;
    ir::Fold f;
    f.op = ir::ReduceOp::dot;
    f.value = value(t);
    f.second = value(t);
    f.type = ir::result_type(f.op, t);
    made.push_back(b_.add_fold(l, f));
  }

  void fold_into(ir::LoopId l, NodeId start, Type start_type, std::vector<std::pair<ir::LoopId, int>>& custom,
                 std::vector<int>& made) {
    auto op = static_cast<ir::ReduceOp>(below(ir::reduce_op_count));
    if (op == ir::ReduceOp::dot) op = ir::ReduceOp::sum;
    const bool picks = op == ir::ReduceOp::argmax || op == ir::ReduceOp::argmin;
    const Type t = any_type();
    if (!ir::contains(ir::info(op).types, t)) return;
    ir::Fold f;
    f.op = op;
    f.value = value(t);
    f.type = ir::result_type(op, t);
    if (f.type == start_type && !picks) f.start = start;
    f.custom = f.start != ir::no_node && f.type == t && below(2) == 0;
    made.push_back(b_.add_fold(l, f));
    if (f.custom) custom.emplace_back(l, made.back());
  }

  void step() {
    switch (below(10)) {
      case 0:
      case 1:
      case 2:
      case 3:
        operation();
        break;
      case 4:
        read();
        break;
      case 5:
        write();
        break;
      case 6:
        if (options_.control) variable();
        break;
      case 7:
        if (options_.control && depth_ < 4) branch();
        break;
      case 8:
        if (options_.control && depth_ < 4) below(2) == 0 ? counted_loop() : while_loop();
        break;
      case 9:
        if (options_.inner && depth_ == 1) inner_loop();
        break;
    }
  }
  void steps(int most) {
    for (std::uint32_t k = below(static_cast<std::size_t>(most) + 1); k > 0; --k) step();
  }

  void loop() {
    std::vector<ir::Axis> axes;
    const NodeId zero = b_.index_constant(0);
    const NodeId one = b_.index_constant(1);
    for (int a = 0; a < axes_; ++a) axes.push_back({zero, b_.extent(arrays_in_[0], a), one});
    const Type start_type = any_type();
    const NodeId start = value(start_type);
    std::vector<std::pair<ir::LoopId, int>> custom;
    std::vector<int> made;
    loop_ = b_.begin_loop(std::move(axes));
    nested([&] {
      for (ir::ScalarId s : scalars_) pool_.push_back(b_.scalar_value(s));
      for (int a = 0; a < axes_; ++a) pool_.push_back(b_.axis(loop_, a));
      pool_.push_back(b_.load(arrays_in_[0], own_index()));
      steps(options_.most_steps);
      write();
      if (options_.folds && below(2) == 0) fold_into(loop_, start, start_type, custom, made);
    });
    b_.end_loop();
    operators(custom);
    for (int f : made) {
      pool_.push_back(b_.fold_result(loop_, f));  // a later loop may use it
      add_result(pool_.back());
    }
  }

  void add_result(NodeId value) {
    results_.push_back(value);
    const std::string name = "result" + std::to_string(results_.size());
    result_arrays_.push_back(b_.array(name, b_.type(value), 0, ir::Role::result));
  }

  Choices& choices_;
  const RandomKernelOptions& options_;
  ir::Builder b_;
  int axes_ = 1;
  int depth_ = 0;
  std::size_t first_settable_ = 0;
  bool row_written_ = false;
  bool in_inner_ = false;
  ir::LoopId loop_{};
  std::vector<ir::ArrayId> arrays_in_, arrays_out_, arrays_inout_, rows_out_, result_arrays_;
  std::vector<ir::ScalarId> scalars_;
  std::vector<ir::VarId> vars_;
  std::vector<NodeId> pool_, results_;
};

[[nodiscard]] inline ir::Kernel random_kernel(std::vector<std::uint32_t> words,
                                              const RandomKernelOptions& options = {}) {
  Choices choices(std::move(words));
  return RandomKernel(choices, options).make();
}

/// The words of one kernel, enough for it to be of some size.
[[nodiscard]] inline rc::Gen<std::vector<std::uint32_t>> kernel_words() {
  return rc::gen::withSize([](int size) {
    return rc::gen::container<std::vector<std::uint32_t>>(static_cast<std::size_t>(20 + 4 * size),
                                                          rc::gen::inRange<std::uint32_t>(0, 5040));
  });
}

}  // namespace weft::testing

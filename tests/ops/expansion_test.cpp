// A meaning read on nodes gives the bits of the meaning read on numbers, and costs what its row says.
#include <gtest/gtest.h>

#include <map>
#include <random>

#include "values.hpp"

namespace weft::ir {
namespace {

/// Evaluates primitives as they come; ids index the values.
class EvalSink final : public OpSink {
 public:
  NodeId op(Op op, Type result, std::span<const NodeId> args) override {
    EXPECT_TRUE(info(op).primitive) << name(op) << " in an expansion";
    std::vector<Type> types;
    std::vector<std::uint64_t> bits;
    for (const NodeId arg : args) {
      types.push_back(values_[index(arg)].type);
      bits.push_back(values_[index(arg)].bits);
    }
    EXPECT_TRUE(accepts(op, types, result)) << name(op);
    return constant(result, eval_op(op, row_type(op, types), result, bits));
  }
  NodeId constant(Type type, std::uint64_t bits) override {
    values_.push_back({type, bits});
    return static_cast<NodeId>(values_.size() - 1);
  }
  [[nodiscard]] std::uint64_t bits(NodeId id) const { return values_[index(id)].bits; }
  [[nodiscard]] Type type(NodeId id) const { return values_[index(id)].type; }

 private:
  struct Value {
    Type type;
    std::uint64_t bits;
  };
  std::vector<Value> values_;
};

std::vector<Op> derived_ops() {
  std::vector<Op> ops;
  for (int k = 0; k < op_count; ++k) {
    if (!info(static_cast<Op>(k)).primitive) ops.push_back(static_cast<Op>(k));
  }
  return ops;
}

void compare(Op op, Type t, const std::vector<std::uint64_t>& operands) {
  const OpInfo& row = info(op);
  EvalSink sink;
  std::vector<NodeId> ids;
  for (const std::uint64_t bits : operands) ids.push_back(sink.constant(t, bits));
  const NodeId id = expand(op, t, sink, ids);
  const Type result = row.signature == Signature::test ? Type::boolean : t;
  ASSERT_EQ(sink.type(id), result) << row.name;
  ASSERT_EQ(sink.bits(id), eval_op(op, t, result, operands))
      << row.name << " " << name(t) << " " << operands[0];
}

TEST(Expansion, has_the_bits_of_the_meaning_on_special_values) {
  for (const Op op : derived_ops()) {
    for (int k = 0; k < type_count; ++k) {
      const auto t = static_cast<Type>(k);
      if (!accepts(op, t)) continue;
      const auto values = testing::special_bits(t);
      const auto arity = static_cast<std::size_t>(info(op).arity);
      const std::size_t stride = arity == 1 ? 1 : 7;
      std::size_t cases = 1;
      for (std::size_t a = 0; a < arity; ++a) cases *= values.size();
      for (std::size_t i = 0; i < cases; i += arity == 3 ? 97 : stride) {
        std::vector<std::uint64_t> operands;
        for (std::size_t a = 0, rest = i; a < arity; ++a, rest /= values.size()) {
          operands.push_back(values[rest % values.size()]);
        }
        compare(op, t, operands);
        if (HasFatalFailure()) return;
      }
    }
  }
}

TEST(Expansion, has_the_bits_of_the_meaning_on_random_patterns) {
  std::mt19937_64 random(3);
  for (const Op op : derived_ops()) {
    for (int k = 0; k < type_count; ++k) {
      const auto t = static_cast<Type>(k);
      if (!accepts(op, t)) continue;
      for (int i = 0; i < 40; ++i) {
        std::vector<std::uint64_t> operands;
        for (int a = 0; a < info(op).arity; ++a) {
          operands.push_back(size_bytes(t) == 8 ? random() : random() >> (64 - 8 * size_bytes(t)));
        }
        compare(op, t, operands);
        if (HasFatalFailure()) return;
      }
    }
  }
}

/// Counts primitives, equal ones once, constants not.
class CountingSink final : public OpSink {
 public:
  NodeId op(Op op, Type result, std::span<const NodeId> args) override {
    std::vector<std::uint64_t> key{1, static_cast<std::uint64_t>(op), static_cast<std::uint64_t>(result)};
    for (const NodeId arg : args) key.push_back(index(arg));
    const auto [place, is_new] = ids_.emplace(key, fresh());
    if (is_new) ++count_;
    return place->second;
  }
  NodeId constant(Type type, std::uint64_t bits) override {
    return ids_.emplace(std::vector<std::uint64_t>{0, static_cast<std::uint64_t>(type), bits}, fresh())
        .first->second;
  }
  NodeId fresh() { return static_cast<NodeId>(next_++); }
  [[nodiscard]] int count() const { return count_; }

 private:
  std::map<std::vector<std::uint64_t>, NodeId> ids_;
  std::uint32_t next_ = 0;
  int count_ = 0;
};

TEST(Expansion, costs_what_the_row_says) {
  for (const Op op : derived_ops()) {
    CountingSink sink;
    std::vector<NodeId> operands;
    for (int k = 0; k < info(op).arity; ++k) operands.push_back(sink.fresh());
    expand(op, Type::f32, sink, operands);
    EXPECT_EQ(sink.count(), info(op).cost) << name(op);
  }
}

// Whatever pattern stands for a computed NaN where raw_bits reads it, the result is the same.
class RawNanSink final : public OpSink {
 public:
  explicit RawNanSink(EvalSink& inner, std::uint64_t seed) : inner_(inner), random_(seed) {}
  NodeId op(Op op, Type result, std::span<const NodeId> args) override {
    if (op == Op::raw_bits && is_float(inner_.type(args[0]))) {
      const Type t = inner_.type(args[0]);
      const std::uint64_t bits = inner_.bits(args[0]);
      if (!testing::same_value(t, bits, bits ^ 1)) return inner_.op(op, result, args);
      const std::uint64_t quiet = t == Type::f32 ? 0x7fc00000u : 0x7ff8000000000000u;
      const std::uint64_t mask = t == Type::f32 ? 0xffffffffu : ~std::uint64_t{0};
      return inner_.constant(result, (quiet | random_()) & mask);
    }
    return inner_.op(op, result, args);
  }
  NodeId constant(Type type, std::uint64_t bits) override { return inner_.constant(type, bits); }

 private:
  EvalSink& inner_;
  std::mt19937_64 random_;
};

TEST(Expansion, does_not_show_the_pattern_of_a_nan) {
  for (const Op op : derived_ops()) {
    for (const Type t : {Type::f32, Type::f64}) {
      if (!accepts(op, t)) continue;
      const std::uint64_t nan = t == Type::f32 ? 0x7fc00000u : 0x7ff8000000000000u;
      for (const std::uint64_t other : testing::special_bits(t)) {
        for (int place = 0; place < info(op).arity; ++place) {
          std::vector<std::uint64_t> operands(static_cast<std::size_t>(info(op).arity), other);
          operands[static_cast<std::size_t>(place)] = nan;
          EvalSink values;
          RawNanSink sink(values, other);
          std::vector<NodeId> ids;
          for (const std::uint64_t bits : operands) ids.push_back(sink.constant(t, bits));
          const Type result = info(op).signature == Signature::test ? Type::boolean : t;
          const std::uint64_t expected = eval_op(op, t, result, operands);
          ASSERT_TRUE(testing::same_value(result, values.bits(expand(op, t, sink, ids)), expected))
              << name(op);
        }
      }
    }
  }
}

TEST(Expansion, of_a_primitive_is_itself) {
  EvalSink sink;
  const std::array<NodeId, 2> ids{sink.constant(Type::i8, 100), sink.constant(Type::i8, 100)};
  EXPECT_EQ(sink.bits(expand(Op::add, Type::i8, sink, ids)), 200u);
}

}  // namespace
}  // namespace weft::ir

// Every row of ops.def is a function of Values, under its own name, and traces to its own op.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ir/op.hpp"
#include "trace/evaluate.hpp"

namespace weft {
namespace {

// A type that each set of types holds.
using of_floats = float;
using of_ints = std::int16_t;
using of_words = std::uint32_t;
using of_numbers = double;
using of_bools = bool;
using of_ints_bools = bool;
using of_all = std::int64_t;

/// The ops among the nodes of a kernel that stores `body` of three elements of type T.
template <class T, class F>
std::set<ir::Op> traced_ops(F body) {
  using R = decltype(body(std::declval<Value<T>>(), std::declval<Value<T>>(), std::declval<Value<T>>()));
  const auto k = kernel("k", [&](In<T> x, Out<typename R::value_type> y) {
    for_each(y.size(), [&](Index i) { y[i] = body(x[0], x[1], x[2]); });
  });
  std::set<ir::Op> ops;
  for (const ir::Node& n : k.traced()->kernel.nodes) {
    if (n.inst == ir::Inst::op) ops.insert(n.op);
  }
  return ops;
}

template <class T>
using V = const Value<T>&;

#define EXPECT_ROW(name, T, call)                                                                         \
  EXPECT_EQ(traced_ops<T>([]([[maybe_unused]] V<T> a, [[maybe_unused]] V<T> b, [[maybe_unused]] V<T> c) { \
              return call;                                                                                \
            }),                                                                                           \
            std::set{ir::Op::name})                                                                       \
      << #name;
#define CALL_1(name, types) EXPECT_ROW(name, of_##types, name(a))
#define CALL_2(name, types) EXPECT_ROW(name, of_##types, name(a, b))
#define CALL_3(name, types) EXPECT_ROW(name, of_##types, name(a, b, c))
#define ROW_same(name, arity, types) CALL_##arity(name, types)
#define ROW_test(name, arity, types) CALL_##arity(name, types)
#define ROW_compare(name, arity, types) CALL_##arity(name, types)
#define ROW_select(name, arity, types) EXPECT_ROW(name, of_all, select(Value<bool>(true), a, b))
#define ROW_cast(name, arity, types) EXPECT_ROW(name, of_all, cast<float>(a))
#define ROW_bits(name, arity, types)  // bits below; raw_bits is for derived rows alone

TEST(Ops, every_row_has_its_function){
#define WEFT_PRIMITIVE(name, arity, types, signature, doc) ROW_##signature(name, arity, types)
#define WEFT_DERIVED(name, arity, types, signature, cost, accuracy, doc) ROW_##signature(name, arity, types)
#include "weft/ops.def"
    EXPECT_ROW(bits, float, bits(a))}

TEST(Ops, operators_are_rows) {
  EXPECT_ROW(add, float, a + b)
  EXPECT_ROW(sub, float, a - 2)
  EXPECT_ROW(mul, float, 2.0 * a)
  EXPECT_ROW(div, int, a / b)
  EXPECT_ROW(rem, int, a % 3)
  EXPECT_ROW(neg, int, -a)
  EXPECT_ROW(bit_and, bool, a& b)
  EXPECT_ROW(bit_or, int, a | 1)
  EXPECT_ROW(bit_xor, int, a ^ b)
  EXPECT_ROW(bit_not, int, ~a)
  EXPECT_ROW(bit_not, bool, !a)
  EXPECT_ROW(shl, int, a << 3)
  EXPECT_ROW(shr, int, a >> b)
  EXPECT_ROW(eq, bool, a == b)
  EXPECT_ROW(ne, float, 0.0f != a)
  EXPECT_ROW(lt, float, 1 < a)
  EXPECT_ROW(le, float, a <= b)
  EXPECT_ROW(gt, float, a > 1.0f)
  EXPECT_ROW(ge, float, a >= b)
  EXPECT_ROW(select, bool, a&& b)
  EXPECT_ROW(select, bool, a || b)
}

}  // namespace
}  // namespace weft

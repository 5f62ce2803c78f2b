#include "ir/eval.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

#include "ir/fold_state.hpp"
#include "ir/text.hpp"
#include "ir/tree.hpp"
#include "support/memory.hpp"
#include "weft/error.hpp"

namespace weft::testing {
namespace {

using ir::Type;

std::uint64_t f32(float v) { return std::bit_cast<std::uint32_t>(v); }

/// Runs a kernel on arrays given in the order of its parameters.
void run(const std::string& text, std::vector<TestArray*> arrays, std::vector<std::uint64_t> scalars = {}) {
  const ir::Kernel kernel = ir::parse(text);
  std::vector<ir::BoundArray> bound;
  for (TestArray* a : arrays) bound.push_back(a->bound());
  ir::eval(kernel, bound, scalars);
}

TestArray floats(const std::vector<float>& values) {
  TestArray a(Type::f32, {static_cast<std::int64_t>(values.size())});
  for (std::size_t i = 0; i < values.size(); ++i) a.set(static_cast<std::int64_t>(i), f32(values[i]));
  return a;
}
TestArray integers(Type type, const std::vector<std::int64_t>& values) {
  TestArray a(type, {static_cast<std::int64_t>(values.size())});
  for (std::size_t i = 0; i < values.size(); ++i)
    a.set(static_cast<std::int64_t>(i), static_cast<std::uint64_t>(values[i]));
  return a;
}
TestArray one(Type type) { return TestArray(type, {}); }

/// A reduction of all of x.
std::string reduction(const std::string& op, const std::string& type, const std::string& result,
                      const std::string& start = "") {
  return "kernel r {\n  array x: in " + type + "[1]\n  array r: result " + result +
         "[0]\n  %0 = const i64 0\n  %1 = extent x 0\n  %2 = const i64 1\n" +
         (start.empty() ? "" : "  %5 = const " + result + " " + start + "\n") +
         "  loop l0 (%0, %1, %2) {\n    %3 = axis l0 0\n    %4 = load x[%3]\n  } fold " + op + " " + result +
         " %4" + (start.empty() ? "" : " start %5") + "\n  %6 = result l0 0\n  store r[], %6\n}\n";
}

TEST(Eval, scales_an_array) {
  TestArray x = floats({1, 2, 3});
  TestArray y = floats({0, 0, 0});
  run(R"(kernel scale {
    array x: in f32[1]
    array y: out f32[1]
    scalar a: f32
    %0 = const i64 0
    %1 = extent x 0
    %2 = const i64 1
    %9 = scalar a
    loop l0 (%0, %1, %2) {
      %3 = axis l0 0
      %4 = load x[%3]
      %5 = mul f32 %4, %9
      store y[%3], %5
    }
  })",
      {&x, &y}, {f32(2.5f)});
  EXPECT_EQ(y.at(0), f32(2.5f));
  EXPECT_EQ(y.at(2), f32(7.5f));
}

TEST(Eval, start_count_and_step_of_an_axis) {
  TestArray y = integers(Type::i64, std::vector<std::int64_t>(10, -1));
  run(R"(kernel fill {
    array y: out i64[1]
    %0 = const i64 8
    %1 = const i64 4
    %2 = const i64 -2
    loop l0 (%0, %1, %2) {
      %3 = axis l0 0
      store y[%3], %3
    }
  })",
      {&y});
  for (std::int64_t i = 0; i < 10; ++i) {
    const bool written = i % 2 == 0 && i >= 2;
    EXPECT_EQ(static_cast<std::int64_t>(y.at(i)), written ? i : -1);
  }
}

TEST(Eval, a_count_of_zero_or_less_runs_nothing) {
  for (const char* count : {"0", "-3", "-9223372036854775808"}) {
    TestArray y = floats({1, 2});
    run(std::string("kernel none { array y: out f32[1] %0 = const i64 0 %1 = const i64 ") + count + R"(
      %2 = const i64 1
      %3 = const f32 9
      loop l0 (%0, %2, %2) (%0, %1, %2) { store y[%0], %3 }
    })",
        {&y});
    EXPECT_EQ(y.at(0), f32(1));
  }
}

TEST(Eval, more_iterations_than_can_be_counted_are_refused) {
  TestArray y = floats({1});
  const std::string text = R"(kernel many { array y: out f32[1]
    %0 = const i64 0 %1 = const i64 4611686018427387904 %2 = const i64 1 %3 = const f32 9
    loop l0 (%0, %1, %2) (%0, %1, %2) { store y[%0], %3 } })";
  EXPECT_THROW(run(text, {&y}), LimitError);
}

TEST(Eval, loads_out_of_range_give_zero_and_stores_are_dropped) {
  TestArray x = floats({1, 2, 3});
  TestArray y = floats({9, 9, 9});
  run(R"(kernel shift {
    array x: in f32[1]
    array y: out f32[1]
    %0 = const i64 0
    %1 = const i64 5
    %2 = const i64 1
    %6 = const i64 2
    loop l0 (%0, %1, %2) {
      %3 = axis l0 0
      %7 = sub i64 %3, %6
      %4 = load x[%7]
      store y[%3], %4
    }
  })",
      {&x, &y});
  EXPECT_EQ(y.at(0), f32(0));
  EXPECT_EQ(y.at(1), f32(0));
  EXPECT_EQ(y.at(2), f32(1));
}

TEST(Eval, sums_follow_the_tree) {
  for (const std::size_t n : {1, 3, 255, 256, 257, 1000, 65537}) {
    std::vector<float> values;
    for (std::size_t i = 0; i < n; ++i) values.push_back(1.0f / static_cast<float>(i + 1));
    TestArray x = floats(values);
    TestArray r = one(Type::f32);
    run(reduction("sum", "f32", "f32"), {&x, &r});
    const auto expected = ir::tree_fold<float>(values, [](float a, float b) { return a + b; });
    EXPECT_EQ(r.at(0), f32(*expected)) << n;
  }
}

TEST(Eval, a_start_value_is_combined_last_on_the_left) {
  TestArray x = floats({1e8f, -1e8f, 3});
  TestArray r = one(Type::f32);
  run(reduction("sum", "f32", "f32", "0.25"), {&x, &r});
  EXPECT_EQ(r.at(0), f32(0.25f + ((1e8f + 3.0f) + -1e8f)));
}

TEST(Eval, empty_folds_give_their_identity_or_start) {
  TestArray none(Type::f32, {0});
  TestArray r = one(Type::f32);
  const auto result = [&](const char* op, const char* start = "") {
    run(reduction(op, "f32", "f32", start), {&none, &r});
    return std::bit_cast<float>(static_cast<std::uint32_t>(r.at(0)));
  };
  EXPECT_EQ(std::bit_cast<std::uint32_t>(result("sum")), 0u);
  EXPECT_EQ(result("prod"), 1.0f);
  EXPECT_EQ(result("max"), -std::numeric_limits<float>::infinity());
  EXPECT_EQ(result("min"), std::numeric_limits<float>::infinity());
  EXPECT_EQ(std::bit_cast<std::uint32_t>(result("sum", "-0")), 0x80000000u);
  TestArray index = one(Type::i64);
  run(reduction("argmax", "f32", "i64"), {&none, &index});
  EXPECT_EQ(static_cast<std::int64_t>(index.at(0)), -1);
  TestArray no_bools(Type::boolean, {0});
  TestArray flag = one(Type::boolean);
  run(reduction("all", "bool", "bool"), {&no_bools, &flag});
  EXPECT_EQ(flag.at(0), 1u);
  run(reduction("any", "bool", "bool"), {&no_bools, &flag});
  EXPECT_EQ(flag.at(0), 0u);
}

TEST(Eval, sums_of_narrow_types_accumulate_wider) {
  TestArray bytes = integers(Type::u8, std::vector<std::int64_t>(300, 255));
  TestArray wide = one(Type::u32);
  run(reduction("sum", "u8", "u32"), {&bytes, &wide});
  EXPECT_EQ(wide.at(0), 300u * 255u);
  // 2048 + 1 is not an f16; folded in f32 it survives until the one rounding.
  TestArray halves = integers(Type::f16, {0x6800, 0x3c00, 0x3c00});
  TestArray half = one(Type::f16);
  run(reduction("sum", "f16", "f16"), {&halves, &half});
  EXPECT_EQ(half.at(0), 0x6801u);
}

TEST(Eval, argmax_takes_nan_first_then_the_smaller_index) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  TestArray r = one(Type::i64);
  const auto place = [&](const char* op, const std::vector<float>& values) {
    TestArray x = floats(values);
    run(reduction(op, "f32", "i64"), {&x, &r});
    return static_cast<std::int64_t>(r.at(0));
  };
  EXPECT_EQ(place("argmax", {1, 5, 5, 2}), 1);
  EXPECT_EQ(place("argmin", {4, 1, 3, 1}), 1);
  EXPECT_EQ(place("argmax", {1, nan, 9, nan}), 1);
  EXPECT_EQ(place("argmin", {1, 0, nan, -nan}), 2);
  EXPECT_EQ(place("argmax", {-0.0f, 0.0f}), 1);
  EXPECT_EQ(place("argmin", {0.0f, -0.0f}), 1);
  std::vector<float> many(1000, 1.0f);
  many[700] = many[300] = 2.0f;  // the tree meets 700 and 300 in either order
  EXPECT_EQ(place("argmax", many), 300);
}

TEST(Eval, order_keys_order_as_the_types_do) {
  const auto key = [](Type t, std::uint64_t bits) { return ir::order_key(t, bits, true); };
  EXPECT_LT(key(Type::f32, f32(-1)), key(Type::f32, f32(-0.0f)));
  EXPECT_LT(key(Type::f32, f32(-0.0f)), key(Type::f32, f32(0)));
  EXPECT_LT(key(Type::f32, f32(std::numeric_limits<float>::infinity())), key(Type::f32, 0xffc00000));
  EXPECT_EQ(ir::order_key(Type::f32, 0x7fc00001, false), 0u);
  EXPECT_LT(key(Type::i8, 0x80), key(Type::i8, 0x7f));
  EXPECT_LT(key(Type::i64, ~std::uint64_t{0}), key(Type::i64, 0));
  EXPECT_LT(key(Type::u64, 0), key(Type::u64, ~std::uint64_t{0}));
}

TEST(Eval, an_operator_of_ones_own_folds_in_the_tree) {
  // f(a, b) = a - b is not associative, so the result shows the order.
  TestArray x = floats({10, 3, 5, 1, 7});
  TestArray r = one(Type::f32);
  run(R"(kernel own {
    array x: in f32[1]
    array r: result f32[0]
    %0 = const i64 0
    %1 = extent x 0
    %2 = const i64 1
    %5 = const f32 100
    loop l0 (%0, %1, %2) {
      %3 = axis l0 0
      %4 = load x[%3]
    } fold own f32 %4 start %5 {
      %6 = operand l0 0
      %7 = operand l0 1
      %8 = sub f32 %6, %7
      yield %8
    }
    %9 = result l0 0
    store r[], %9
  })",
      {&x, &r});
  EXPECT_EQ(r.at(0), f32(100.0f - (((10.0f - 7.0f) - 5.0f) - (3.0f - 1.0f))));
}

TEST(Eval, control_flow_and_variables) {
  // y[i] = number of Collatz steps from x[i] until 1, at most 50, plus 1000 where x[i] is even.
  TestArray x = integers(Type::i64, {1, 6, 7, 27});
  TestArray y = integers(Type::i64, {0, 0, 0, 0});
  run(R"(kernel collatz {
    array x: in i64[1]
    array y: out i64[1]
    var n: i64
    var steps: i64
    %0 = const i64 0
    %1 = extent x 0
    %2 = const i64 1
    %20 = const i64 2
    %21 = const i64 3
    %22 = const i64 50
    %23 = const i64 1000
    loop l0 (%0, %1, %2) {
      %3 = axis l0 0
      %4 = load x[%3]
      set n, %4
      set steps, %0
      while {
        %5 = get n
        %6 = ne bool %5, %2
        %7 = get steps
        %8 = lt bool %7, %22
        %9 = bit_and bool %6, %8
        yield %9
      } do {
        %10 = get n
        %11 = rem i64 %10, %20
        %12 = eq bool %11, %0
        if %12 {
          %13 = div i64 %10, %20
          set n, %13
        } else {
          %14 = mul i64 %10, %21
          %15 = add i64 %14, %2
          set n, %15
        }
        %16 = get steps
        %17 = add i64 %16, %2
        set steps, %17
      }
      %18 = get steps
      %30 = rem i64 %4, %20
      %31 = eq bool %30, %0
      %32 = add i64 %18, %23
      %33 = select i64 %31, %32, %18
      store y[%3], %33
    }
  })",
      {&x, &y});
  EXPECT_EQ(y.at(0), 0u);
  EXPECT_EQ(y.at(1), 1008u);
  EXPECT_EQ(y.at(2), 16u);
  EXPECT_EQ(y.at(3), 50u);
}

TEST(Eval, a_sequential_loop_runs_in_order) {
  TestArray y = integers(Type::i64, {0, 0});
  run(R"(kernel digits {
    array y: out i64[1]
    var v: i64
    %0 = const i64 0
    %1 = const i64 2
    %2 = const i64 1
    %3 = const i64 10
    %4 = const i64 3
    loop l0 (%0, %1, %2) {
      %5 = axis l0 0
      set v, %5
      for l1 (%4, %4, %2) {
        %6 = axis l1 0
        %7 = get v
        %8 = mul i64 %7, %3
        %9 = add i64 %8, %6
        set v, %9
      }
      %10 = get v
      store y[%5], %10
    }
  })",
      {&y});
  EXPECT_EQ(y.at(0), 345u);
  EXPECT_EQ(y.at(1), 1345u);
}

TEST(Eval, rows_with_inner_loops_and_tiles) {
  // y(r, c) = x(r, c) / sum of row r, with the row kept in a tile.
  TestArray x(Type::f32, {2, 3});
  TestArray y(Type::f32, {2, 3});
  for (std::int64_t i = 0; i < 6; ++i) x.set(i, f32(static_cast<float>(i + 1)));
  TestArray unused = one(Type::f32);
  run(R"(kernel share {
    array x: in f32[2]
    array y: out f32[2]
    array t: tile f32[1]
    %0 = const i64 0
    %1 = extent x 0
    %2 = const i64 1
    %3 = extent x 1
    loop l0 (%0, %1, %2) {
      tile t[%3]
      %4 = axis l0 0
      loop l1 (%0, %3, %2) {
        %5 = axis l1 0
        %6 = load x[%4, %5]
        store t[%5], %6
      } fold sum f32 %6
      %7 = result l1 0
      loop l2 (%0, %3, %2) {
        %8 = axis l2 0
        %9 = load t[%8]
        %10 = div f32 %9, %7
        store y[%4, %8], %10
      }
    }
  })",
      {&x, &y, &unused});
  EXPECT_EQ(y.at(0), f32(1.0f / 6.0f));
  EXPECT_EQ(y.at(5), f32(6.0f / 15.0f));
}

TEST(Eval, a_tile_is_zero_in_every_iteration) {
  TestArray y = floats({5, 5});
  TestArray unused = one(Type::f32);
  run(R"(kernel zeroed {
    array y: out f32[1]
    array t: tile f32[0]
    %0 = const i64 0
    %1 = const i64 2
    %2 = const i64 1
    %3 = const f32 7
    loop l0 (%0, %1, %2) {
      tile t[]
      %4 = axis l0 0
      %5 = eq bool %4, %0
      if %5 { store t[], %3 }
      %6 = load t[]
      store y[%4], %6
    }
  })",
      {&y, &unused});
  EXPECT_EQ(y.at(0), f32(7));
  EXPECT_EQ(y.at(1), f32(0));
}

TEST(Eval, atomics_count) {
  TestArray x = integers(Type::i32, {1, 0, 1, 2, 1});
  TestArray h = integers(Type::u32, {0, 0, 0});
  run(R"(kernel histogram {
    array x: in i32[1]
    array h: inout u32[1]
    %0 = const i64 0
    %1 = extent x 0
    %2 = const i64 1
    %3 = const u32 1
    loop l0 (%0, %1, %2) {
      %4 = axis l0 0
      %5 = load x[%4]
      %6 = cast i64 %5
      atomic add h[%6], %3
    }
  })",
      {&x, &h});
  EXPECT_EQ(h.at(0), 1u);
  EXPECT_EQ(h.at(1), 3u);
  EXPECT_EQ(h.at(2), 1u);
}

TEST(Eval, iterations_run_in_order_where_they_meet) {
  // y[x[i]] = i, read back through the same gather in the next statement: the last writer so far wins.
  TestArray x = integers(Type::i64, {0, 1, 0, 1});
  TestArray y = integers(Type::i64, {9, 9});
  TestArray z = integers(Type::i64, {0, 0, 0, 0});
  run(R"(kernel meet {
    array x: in i64[1]
    array y: inout i64[1]
    array z: out i64[1]
    %0 = const i64 0
    %1 = extent x 0
    %2 = const i64 1
    loop l0 (%0, %1, %2) {
      %3 = axis l0 0
      %4 = load x[%3]
      %5 = load y[%0]
      store z[%3], %5
      store y[%4], %3
    }
  })",
      {&x, &y, &z});
  EXPECT_EQ(z.at(0), 9u);
  EXPECT_EQ(z.at(1), 0u);
  EXPECT_EQ(z.at(2), 0u);
  EXPECT_EQ(z.at(3), 2u);
  EXPECT_EQ(y.at(1), 3u);
}

TEST(Eval, arrays_that_share_memory_are_seen_as_one) {
  // y[i + 1] = x[i] on one memory: each iteration reads what the one before wrote.
  TestArray memory = floats({1, 2, 3, 4});
  const ir::Kernel kernel = ir::parse(R"(kernel smear {
    array x: in f32[1]
    array y: out f32[1]
    %0 = const i64 0
    %1 = const i64 3
    %2 = const i64 1
    loop l0 (%0, %1, %2) {
      %3 = axis l0 0
      %4 = load x[%3]
      %5 = add i64 %3, %2
      store y[%5], %4
    }
  })");
  const std::array both = {memory.bound(), memory.bound()};
  ir::eval(kernel, both, {});
  EXPECT_EQ(memory.at(3), f32(1));
}

TEST(Eval, strides_and_broadcasts) {
  TestArray x = floats({1, 2, 3, 4, 5, 6});
  TestArray y = floats({0, 0, 0});
  const std::int64_t shape[] = {3};
  const std::int64_t backwards[] = {-2};
  ir::BoundArray view = x.bound();
  view.data += 5 * sizeof(float);
  view.shape = shape;
  view.strides = backwards;
  const ir::Kernel copy = ir::parse(R"(kernel copy {
    array x: in f32[1]
    array y: out f32[1]
    %0 = const i64 0
    %1 = extent y 0
    %2 = const i64 1
    loop l0 (%0, %1, %2) {
      %3 = axis l0 0
      %4 = load x[%3]
      store y[%3], %4
    }
  })");
  ir::eval(copy, std::array{view, y.bound()}, {});
  EXPECT_EQ(y.at(0), f32(6));
  EXPECT_EQ(y.at(2), f32(2));
  const std::int64_t still[] = {0};
  view.strides = still;
  ir::eval(copy, std::array{view, y.bound()}, {});
  EXPECT_EQ(y.at(2), f32(6));
}

#if defined(__x86_64__)
TEST(Eval, the_caller_s_rounding_mode_does_not_matter) {
  TestArray x = floats({1.0f, 0x1p-149f});
  TestArray r = one(Type::f32);
  const std::uint32_t saved = __builtin_ia32_stmxcsr();
  __builtin_ia32_ldmxcsr(saved | 0x8040 | 0x6000);  // flush to zero, denormals are zero, round to zero
  run(reduction("min", "f32", "f32"), {&x, &r});
  const std::uint32_t kept = __builtin_ia32_stmxcsr();
  __builtin_ia32_ldmxcsr(saved);
  EXPECT_EQ(r.at(0), 1u);
  EXPECT_EQ(kept & 0xe040, 0xe040u);
}
#endif

TEST(Eval, scalars_before_anything_runs) {
  const ir::Kernel kernel = ir::parse(R"(kernel counts {
    array x: in f32[2]
    array y: in f32[0]
    scalar n: i64
    scalar later: i64
    %0 = extent x 1
    %1 = scalar n
    %2 = mul i64 %0, %1
    %3 = scalar later
    %4 = add i64 %2, %3
    %5 = load y[]
  })");
  const std::int64_t shape[] = {4, 6};
  const std::array<const std::int64_t*, 2> shapes = {shape, nullptr};
  const std::array<std::optional<std::uint64_t>, 2> scalars = {7, std::nullopt};
  const auto& nodes = kernel.at(kernel.body).nodes;
  EXPECT_EQ(ir::eval_scalar(kernel, nodes[0], shapes, scalars), 6u);
  EXPECT_EQ(ir::eval_scalar(kernel, nodes[2], shapes, scalars), 42u);
  EXPECT_EQ(ir::eval_scalar(kernel, nodes[3], shapes, scalars), std::nullopt);
  EXPECT_EQ(ir::eval_scalar(kernel, nodes[4], shapes, scalars), std::nullopt);
  EXPECT_EQ(ir::eval_scalar(kernel, nodes[5], shapes, scalars), std::nullopt);
}

}  // namespace
}  // namespace weft::testing

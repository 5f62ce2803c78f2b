#include "ir/facts.hpp"

#include <gtest/gtest.h>

#include <string>

#include "ir/affine.hpp"
#include "ir/text.hpp"
#include "ir/walk.hpp"

namespace weft::ir {
namespace {

/// A loop over (i) or (i, j) with this body; %3 and %4 are the axes, %0, %1 and %2 constants 0, 1 and 2.
Kernel loop_over(int axes, const std::string& arrays, const std::string& body) {
  const std::string head =
      "kernel k {\n" + arrays + "\n%0 = const i64 0 %1 = const i64 1 %2 = const i64 2 %5 = extent x 0\n";
  const std::string domain = axes == 1 ? "(%0, %5, %1)" : "(%0, %5, %1) (%0, %5, %1)";
  const std::string second = axes == 1 ? "" : "%4 = axis l0 1\n";
  return parse(head + "loop l0 " + domain + " {\n%3 = axis l0 0\n" + second + body + "\n} }");
}

LoopFacts facts_of(int axes, const std::string& arrays, const std::string& body) {
  return find_facts(loop_over(axes, arrays, body)).loops.at(0);
}

const std::string one_d =
    "array x: in f32[1] array y: out f32[1] array idx: in i64[1] array z: inout f32[1] scalar s: i64";
const std::string two_d =
    "array x: in f32[2] array y: out f32[2] array w: in f32[1] array c: in f32[0] scalar s: i64";

TEST(Facts, accesses_are_classed_and_written_out) {
  const LoopFacts f = facts_of(1, one_d, R"(
    %10 = load x[%3] @7
    %11 = sub i64 %3, %1   %12 = load x[%11] @8
    %13 = load x[%0]
    %14 = load idx[%3]     %15 = load x[%14]
    %16 = mul i64 %3, %2   %17 = add i64 %16, %1   %18 = load x[%17]
    %19 = extent x 0       %20 = sub i64 %19, %1   %21 = sub i64 %20, %3   %22 = load x[%21]
    %23 = scalar s         %24 = add i64 %3, %23   %25 = load x[%24]
    %30 = add f32 %10, %12 %31 = add f32 %30, %13  %32 = add f32 %31, %15  %33 = add f32 %32, %18
    %34 = add f32 %33, %22 %35 = add f32 %34, %25
    store y[%3], %35 @12)");
  ASSERT_EQ(f.accesses.size(), 9u);
  const auto check = [&](std::size_t k, const char* text, Map map, int leading) {
    EXPECT_EQ(f.accesses[k].text, text);
    EXPECT_EQ(f.accesses[k].map, map) << text;
    EXPECT_EQ(f.accesses[k].leading, leading) << text;
    EXPECT_FALSE(f.accesses[k].conditional) << text;
  };
  check(0, "x[i]", Map::at_index, 1);
  check(1, "x[i - 1]", Map::shifted, 0);
  check(2, "x[0]", Map::other, 0);
  check(3, "idx[i]", Map::at_index, 1);
  check(4, "x[idx[i]]", Map::other, 0);
  check(5, "x[i * 2 + 1]", Map::other, 0);
  check(6, "x[x.size() - 1 - i]", Map::other, 0);
  check(7, "x[i + s]", Map::other, 0);
  check(8, "y[i]", Map::at_index, 1);
  EXPECT_EQ(f.accesses[1].line, 8u);
  EXPECT_EQ(f.accesses[1].dims[0].constant, -1);
  EXPECT_TRUE(f.accesses[8].write);
  EXPECT_EQ(f.accesses[5].dims[0].terms.at(0).coefficient, 2);
  EXPECT_EQ(f.accesses[6].dims[0].terms.at(0).coefficient, -1);
  EXPECT_NE(f.accesses[6].dims[0].offset, no_node);
  EXPECT_NE(f.accesses[7].dims[0].offset, no_node);
  EXPECT_FALSE(f.accesses[4].dims[0].affine);
}

TEST(Facts, projections_shifts_and_rows_in_two_dimensions) {
  const LoopFacts f = facts_of(2, two_d, R"(
    %10 = load x[%3, %4]
    %11 = load w[%4]
    %12 = load w[%3]
    %13 = load c[]
    %14 = add i64 %4, %1  %15 = load x[%3, %14]
    %16 = load x[%4, %3]
    %17 = load x[%3, %0]
    %18 = add f32 %10, %11 %19 = add f32 %12, %13 %20 = add f32 %15, %16 %21 = add f32 %18, %19
    %22 = add f32 %20, %21 %23 = add f32 %22, %17
    store y[%3, %4], %23)");
  const auto check = [&](std::size_t k, const char* text, Map map, int leading) {
    EXPECT_EQ(f.accesses.at(k).text, text);
    EXPECT_EQ(f.accesses[k].map, map) << text;
    EXPECT_EQ(f.accesses[k].leading, leading) << text;
  };
  check(0, "x(i, j)", Map::at_index, 2);
  check(1, "w[j]", Map::projection, 0);
  check(2, "w[i]", Map::projection, 1);
  check(3, "c", Map::projection, 0);
  check(4, "x(i, j + 1)", Map::shifted, 1);
  check(5, "x(j, i)", Map::other, 0);
  check(6, "x(i, 0)", Map::same_row, 1);
  check(7, "y(i, j)", Map::at_index, 2);
}

TEST(Facts, inner_loops_name_their_axes_on) {
  const LoopFacts f = facts_of(1, two_d, R"(
    %6 = extent x 1
    loop l1 (%0, %6, %1) {
      %10 = axis l1 0
      %11 = load x[%3, %10]
      for l2 (%0, %2, %1) { %12 = axis l2 0 %13 = load w[%12] %14 = add f32 %13, %11 store y[%3, %10], %14 }
    } fold max f32 %11
    %20 = result l1 0)");
  ASSERT_EQ(f.accesses.size(), 3u);
  EXPECT_EQ(f.accesses[0].text, "x(i, j)");
  EXPECT_EQ(f.accesses[0].map, Map::same_row);
  EXPECT_EQ(f.accesses[0].leading, 1);
  EXPECT_EQ(f.accesses[0].within.size(), 2u);
  EXPECT_EQ(f.accesses[1].text, "w[k]");
  EXPECT_TRUE(f.has_inner);
  EXPECT_FALSE(f.folds);
  EXPECT_FALSE(f.scatters);
}

TEST(Facts, what_may_be_skipped_is_conditional) {
  const LoopFacts f = facts_of(1, one_d, R"(
    %10 = gt bool %3, %0
    %11 = sub i64 %3, %1  %12 = load x[%11]
    %13 = load x[%3]
    %14 = select f32 %10, %12, %13
    store y[%3], %14
    if %10 { %15 = load x[%3] store z[%3], %15 }
    %16 = load idx[%3]
    for l1 (%0, %16, %1) { %17 = load z[%3] store z[%3], %17 }
    for l2 (%0, %5, %1) { %18 = load z[%3] store z[%3], %18 })");
  std::vector<bool> conditional;
  for (const Access& a : f.accesses) conditional.push_back(a.conditional);
  EXPECT_EQ(conditional, (std::vector<bool>{true, true, false, true, true, false, true, true, false, false}));
}

TEST(Facts, one_to_one_stores_do_not_scatter) {
  const auto scatters = [](int axes, const std::string& arrays, const std::string& body) {
    return facts_of(axes, arrays, "%9 = const f32 1 " + body).scatters;
  };
  EXPECT_FALSE(scatters(1, one_d, "store y[%3], %9"));
  EXPECT_FALSE(
      scatters(1, one_d, "%10 = mul i64 %3, %2 store y[%10], %9 %11 = add i64 %10, %1 store y[%11], %9"));
  EXPECT_FALSE(scatters(1, one_d, "%10 = sub i64 %5, %3 store y[%10], %9"));
  EXPECT_FALSE(scatters(2, two_d, "store y[%4, %3], %9"));
  EXPECT_FALSE(scatters(2, two_d, "%10 = add i64 %3, %4 store y[%3, %10], %9"));
  EXPECT_TRUE(scatters(2, two_d, "%10 = add i64 %3, %4 store y[%10, %10], %9"));
  EXPECT_TRUE(scatters(2, two_d, "store y[%3, %0], %9"));
  EXPECT_TRUE(scatters(1, one_d, "%10 = load idx[%3] store y[%10], %9"));
  EXPECT_TRUE(scatters(1, one_d, "store y[%0], %9"));
  EXPECT_TRUE(scatters(1, one_d, "store y[%3], %9 %10 = add i64 %3, %1 store y[%10], %9"));
}

TEST(Facts, digits_of_a_flat_index_are_one_to_one) {
  const auto scatters = [](const char* count) {
    return facts_of(1, one_d,
                    std::string("%7 = const i64 3 %9 = const f32 1 %8 = const i64 ") + count +
                        " loop l1 (%0, %8, %1) { %10 = axis l1 0 %11 = mul i64 %3, %7 %12 = add i64 %11, %10"
                        " store y[%12], %9 }")
        .scatters;
  };
  EXPECT_FALSE(scatters("3"));
  EXPECT_TRUE(scatters("4"));
}

TEST(Facts, order_is_fixed_where_one_value_is_written_or_atomics_add) {
  const auto open = [](const std::string& body) {
    return facts_of(1, one_d + " array h: inout i32[1]", body).order_not_fixed;
  };
  EXPECT_FALSE(open("%9 = const f32 1 %10 = load idx[%3] store y[%10], %9"));
  EXPECT_TRUE(open("%9 = load x[%3] %10 = load idx[%3] store y[%10], %9"));
  EXPECT_FALSE(open("%9 = const i32 1 %10 = load idx[%3] atomic add h[%10], %9 atomic add h[%0], %9"));
  EXPECT_TRUE(open("%9 = const i32 1 %10 = load idx[%3] atomic add h[%10], %9 atomic max h[%10], %9"));
  EXPECT_TRUE(open("%9 = load idx[%3] %10 = load z[%9] store z[%3], %10"));
}

TEST(Facts, lengths_count_as_read_beyond_axes) {
  EXPECT_EQ(find_facts(loop_over(1, one_d, "%9 = load x[%3] store y[%3], %9")).length_read,
            (std::vector<bool>{false, false, false, false}));
  const Kernel k =
      loop_over(1, one_d, "%8 = extent y 0 %9 = sub i64 %8, %3 %10 = load x[%9] store y[%3], %10");
  EXPECT_EQ(find_facts(k).length_read, (std::vector<bool>{false, true, false, false}));
}

TEST(Facts, index_values_used_as_data) {
  EXPECT_FALSE(facts_of(1, one_d, "%9 = add i64 %3, %1 %10 = load x[%9] store y[%3], %10").uses_index_value);
  EXPECT_TRUE(facts_of(1, one_d, "%9 = cast f32 %3 store y[%3], %9").uses_index_value);
  EXPECT_TRUE(
      facts_of(1, one_d, "%9 = gt bool %3, %1 if %9 { %10 = load x[%3] store y[%3], %10 }").uses_index_value);
}

TEST(Facts, cost_counts_primitives_and_accesses) {
  EXPECT_EQ(facts_of(1, one_d, "%9 = load x[%3] %10 = mul f32 %9, %9 store y[%3], %10").cost, 3);
  EXPECT_EQ(facts_of(1, one_d, "%9 = load x[%3] %10 = rsqrt f32 %9 store y[%3], %10").cost,
            2 + info(Op::rsqrt).cost);
}

TEST(Facts, a_fold_costs_its_tree) {
  const auto cost = [](const std::string& folds) {
    return facts_of(1, two_d, R"(
      %6 = extent x 1
      loop l1 (%0, %6, %1) {
        %10 = axis l1 0
        %11 = load x[%3, %10]
      } )" + folds)
        .cost;
  };
  EXPECT_EQ(cost("fold max f32 %11"), 1 + 24);
  EXPECT_EQ(cost("fold max f32 %11 fold sum f32 %11"), 1 + 2 * 24);
}

TEST(Facts, live_counts_values_alive_at_once) {
  const int two =
      facts_of(1, one_d, "%9 = load x[%3] %10 = load z[%3] %11 = add f32 %9, %10 store y[%3], %11").live;
  const int three = facts_of(1, one_d, R"(%9 = load x[%3] %10 = load z[%3] %12 = load x[%3]
    %11 = add f32 %9, %10 %13 = add f32 %11, %12 store y[%3], %13)")
                        .live;
  EXPECT_EQ(three, two + 1);
}

TEST(Facts, types_that_some_tiers_lack) {
  EXPECT_FALSE(
      find_facts(loop_over(1, "array x: in f32[1] array y: out f32[1]", "%9 = load x[%3] store y[%3], %9"))
          .uses_i64_data);
  EXPECT_TRUE(find_facts(loop_over(1, one_d, "%9 = load x[%3] store y[%3], %9")).uses_i64_data);  // idx
  const Facts f = find_facts(loop_over(1, "array x: in f16[1] array y: out f64[1]",
                                       "%9 = load x[%3] %10 = cast f64 %9 store y[%3], %10"));
  EXPECT_TRUE(f.uses_f64);
  EXPECT_TRUE(f.uses_f16);
}

TEST(Facts, coefficients_that_overflow_are_not_affine) {
  const Kernel k =
      loop_over(1, one_d, R"(%8 = const i64 4611686018427387904 %9 = mul i64 %3, %8 %10 = mul i64 %9, %8
    %11 = load x[%10] store y[%3], %11)");
  EXPECT_FALSE(find_facts(k).loops[0].accesses[0].dims[0].affine);
}

}  // namespace
}  // namespace weft::ir

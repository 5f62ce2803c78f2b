#include <gtest/gtest.h>

#include <string>

#include "ir/text.hpp"
#include "ir/verify.hpp"

namespace weft::ir {
namespace {

const std::string head = R"(kernel k {
  array x: in f32[1]
  array y: inout f32[1]
  array r: result f32[0]
  scalar s: f32
  %0 = const i64 0
  %1 = extent x 0
  %2 = const i64 1
  %3 = scalar s
)";

TEST(Split, a_kernel_of_one_loop_is_itself) {
  const Kernel k =
      parse(head + "loop l0 (%0, %1, %2) { %4 = axis l0 0 %5 = load x[%4] store y[%4], %5 } store r[], %3 }");
  const Pieces cut = split(k);
  ASSERT_EQ(cut.pieces.size(), 1u);
  EXPECT_TRUE(cut.slots.empty());
  EXPECT_EQ(key(cut.pieces[0].kernel), key(k));
  EXPECT_EQ(cut.pieces[0].arrays, (std::vector<std::uint32_t>{0, 1, 2}));
  EXPECT_EQ(cut.pieces[0].scalars, (std::vector<std::uint32_t>{0}));
}

TEST(Split, a_kernel_without_loops_is_one_piece) {
  const Pieces cut = split(parse(head + "store r[], %3 }"));
  ASSERT_EQ(cut.pieces.size(), 1u);
  EXPECT_TRUE(cut.pieces[0].kernel.loops.empty());
}

TEST(Split, a_sum_that_a_later_loop_needs_travels_in_a_slot) {
  const Pieces cut = split(parse(head + R"(
    loop l0 (%0, %1, %2) { %4 = axis l0 0 %5 = load x[%4] } fold sum f32 %5
    %6 = result l0 0
    %7 = add f32 %6, %3
    loop l1 (%0, %1, %2) { %8 = axis l1 0 %9 = load x[%8] %10 = div f32 %9, %7 store y[%8], %10 }
    store r[], %6 })"));
  ASSERT_EQ(cut.pieces.size(), 2u);
  EXPECT_EQ(cut.slots, (std::vector<Type>{Type::f32}));
  EXPECT_EQ(print(cut.pieces[0].kernel), R"(kernel k {
  array x: in f32[1]
  array $a1 "value 0 of loop 0": out f32[0]
  %0 = const i64 0
  %1 = extent x 0
  %2 = const i64 1
  loop l0 (%0, %1, %2) {
    %3 = axis l0 0
    %4 = load x[%3]
  } fold sum f32 %4
  %5 = result l0 0
  store $a1[], %5
}
)");
  EXPECT_EQ(cut.pieces[0].arrays, (std::vector<std::uint32_t>{0, 3}));
  EXPECT_EQ(cut.pieces[0].scalars, std::vector<std::uint32_t>{});
  EXPECT_EQ(cut.pieces[1].arrays, (std::vector<std::uint32_t>{0, 1, 2, 3}));
  EXPECT_EQ(cut.pieces[1].kernel.arrays[1].role, Role::out);
  EXPECT_EQ(cut.pieces[1].kernel.arrays[3].role, Role::in);
}

TEST(Split, folds_of_one_domain_are_one_loop) {
  const Pieces cut = split(parse(head + R"(
    loop l0 (%0, %1, %2) { %4 = axis l0 0 %5 = load x[%4] } fold max f32 %5
    %6 = result l0 0
    %7 = neg f32 %3
    loop l1 (%0, %1, %2) { %8 = axis l1 0 %9 = load y[%8] %10 = mul f32 %9, %7 } fold sum f32 %10 start %7
    %11 = result l1 0
    %12 = add f32 %6, %11
    store r[], %12 })"));
  ASSERT_EQ(cut.pieces.size(), 1u);
  EXPECT_EQ(cut.pieces[0].kernel.loops.size(), 1u);
  EXPECT_EQ(cut.pieces[0].kernel.loops[0].folds.size(), 2u);
  EXPECT_EQ(verify(cut.pieces[0].kernel), std::vector<std::string>{});
}

TEST(Split, folds_stay_apart_where_they_must) {
  const auto pieces = [](const std::string& second) {
    return split(parse(head + R"(
      loop l0 (%0, %1, %2) { %4 = axis l0 0 %5 = load x[%4] } fold max f32 %5
      %6 = result l0 0 )" +
                       second + "store r[], %3 }"))
        .pieces.size();
  };
  EXPECT_EQ(pieces("loop l1 (%0, %1, %2) { } fold sum f32 %3 "), 1u);
  EXPECT_EQ(pieces("loop l1 (%0, %1, %2) { } fold sum f32 %6 "), 2u);  // needs the first result
  EXPECT_EQ(pieces("loop l1 (%0, %1, %2) { } fold sum f32 %3 start %6 "), 2u);
  EXPECT_EQ(pieces("loop l1 (%2, %1, %2) { } fold sum f32 %3 "), 2u);  // another domain
  EXPECT_EQ(pieces("loop l1 (%0, %1, %2) { %7 = axis l1 0 store y[%7], %3 } fold sum f32 %3 "), 2u);
}

TEST(Split, a_result_read_late_still_comes_from_its_loop) {
  const Pieces cut = split(parse(head + R"(
    loop l0 (%0, %1, %2) { } fold sum f32 %3
    %6 = result l0 0
    loop l1 (%0, %1, %2) { %8 = axis l1 0 store y[%8], %6 }
    %9 = result l0 0  // another node of the same value
    store r[], %9 })"));
  ASSERT_EQ(cut.pieces.size(), 2u);
  for (const Piece& piece : cut.pieces) EXPECT_EQ(verify(piece.kernel), std::vector<std::string>{});
}

TEST(Split, stores_before_the_first_loop_are_a_piece) {
  const Pieces cut =
      split(parse(head + "store r[], %3 loop l0 (%0, %1, %2) { %4 = axis l0 0 store y[%4], %3 } }"));
  ASSERT_EQ(cut.pieces.size(), 2u);
  EXPECT_TRUE(cut.pieces[0].kernel.loops.empty());
  EXPECT_EQ(cut.pieces[1].arrays, (std::vector<std::uint32_t>{0, 1}));
}

TEST(Split, elements_that_change_travel_as_they_were) {
  // c is read before a loop that overwrites it; the last loop needs the old value.
  const Pieces cut = split(parse(R"(kernel k {
    array c: inout f32[0]
    array y: out f32[1]
    %0 = const i64 0
    %1 = const i64 1
    %2 = load c[]
    %3 = const f32 5
    loop l0 (%0, %1, %1) { store c[], %3 }
    loop l1 (%0, %1, %1) { %4 = axis l1 0 store y[%4], %2 }
  })"));
  ASSERT_EQ(cut.pieces.size(), 2u);
  EXPECT_EQ(cut.slots.size(), 1u);
  EXPECT_EQ(cut.pieces[1].arrays, (std::vector<std::uint32_t>{1, 2}));
}

}  // namespace
}  // namespace weft::ir

#include "ir/text.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <limits>
#include <string>

#include "ir/builder.hpp"
#include "weft/error.hpp"

namespace weft::ir {
namespace {

const std::string canonical = R"(kernel "two words" workgroup 128 apart {
  array x: in f32[2]
  array $a1 "argument 2": out f32[1]
  array $a2 "argument 2": out f32[1]
  array h: inout u32[1]
  array t: tile f32[1]
  array $a5 "value": result f32[0]
  scalar $s0 "value": f32
  var v: f32
  %0 = const i64 0
  %1 = extent x 0
  %2 = const i64 1
  %3 = scalar $s0
  loop l0 (%0, %1, %2) (%0, %1, %2) {
    tile t[%1]
    %4 = axis l0 0
    %5 = axis l0 1
    %6 = load x[%4, %5] @9
    set v, %6 @4294967295
    %7 = gt bool %6, %3
    if %7 {
      store $a1[%4], %6
    } else {
      %8 = get v
      store t[%5], %8
    } @12
    while {
      %9 = const bool false
      yield %9
    } do {
    }
    for l1 (%0, %1, %2) {
    } @15
    %10 = const u32 4294967295
    atomic bit_or h[%4], %10
  } fold sum f32 %6 fold own f32 %6 start %3 @17 {
    %11 = operand l0 2
    %12 = operand l0 3
    %13 = mul f32 %11, %12
    yield %13
  } @18
  %14 = result l0 1
  store $a5[], %14
}
)";

TEST(Text, prints_what_it_reads) { EXPECT_EQ(print(parse(canonical)), canonical); }

TEST(Text, constants_keep_their_bits) {
  const auto round_trip = [](Type t, std::uint64_t bits) {
    const std::string text =
        "kernel c { %0 = const " + std::string(name(t)) + " " + print_constant(t, bits) + " }";
    return parse(text).nodes[0].constant_bits();
  };
  const auto f32 = [](float v) { return std::uint64_t{std::bit_cast<std::uint32_t>(v)}; };
  for (const std::uint64_t bits :
       {f32(0), f32(-0.0f), f32(0.1f), f32(1e30f), f32(0x1p-149f), f32(-3), std::uint64_t{0x7f800000},
        std::uint64_t{0x7fc00000}, std::uint64_t{0xffc00001}, f32(3.4028235e38f)}) {
    EXPECT_EQ(round_trip(Type::f32, bits), bits);
  }
  for (const double v :
       {0.1, -0.0, 5e-324, 1.7976931348623157e308, std::numeric_limits<double>::infinity()}) {
    EXPECT_EQ(round_trip(Type::f64, std::bit_cast<std::uint64_t>(v)), std::bit_cast<std::uint64_t>(v));
  }
  EXPECT_EQ(print_constant(Type::i8, 0x80), "-128");
  EXPECT_EQ(round_trip(Type::i8, 0x80), 0x80u);
  EXPECT_EQ(round_trip(Type::i64, 0x8000000000000000), 0x8000000000000000u);
  EXPECT_EQ(round_trip(Type::u64, ~std::uint64_t{0}), ~std::uint64_t{0});
  EXPECT_EQ(round_trip(Type::f16, 0x3c00), 0x3c00u);
  EXPECT_EQ(round_trip(Type::bf16, 0xffff), 0xffffu);
  EXPECT_EQ(round_trip(Type::boolean, 1), 1u);
}

TEST(Text, names_of_any_bytes_survive) {
  Builder b("a \"b\" \\ \n \x01 \xff");
  b.array("loop", Type::f32, 1, Role::in);
  b.array("", Type::f32, 1, Role::in);
  b.array("x y", Type::f32, 1, Role::in);
  const Kernel kernel = b.finish();
  const Kernel again = parse(print(kernel));
  EXPECT_EQ(again.name, kernel.name);
  for (std::size_t a = 0; a < 3; ++a) EXPECT_EQ(again.arrays[a].name, kernel.arrays[a].name);
}

TEST(Text, notes_are_comments) {
  const Kernel kernel = parse("kernel k { %0 = const i64 7 }");
  const std::string text = print(kernel, [](NodeId) { return "seven"; });
  EXPECT_EQ(text, "kernel k {\n  %0 = const i64 7  // seven\n}\n");
  EXPECT_EQ(print(parse(text)), print(kernel));
}

std::string refusal(const std::string& text) {
  try {
    (void)parse(text);
  } catch (const UsageError& e) {
    return e.what();
  }
  return "nothing";
}

TEST(Text, errors_name_line_and_column) {
  EXPECT_EQ(refusal(""), "kernel text 1:1: kernel expected");
  EXPECT_EQ(refusal("kernel k {\n  %0 = frob f32 %1\n}"), "kernel text 2:3: frob is no instruction or op");
  EXPECT_EQ(refusal("kernel k {\n  %0 = const i64 1\n  %0 = const i64 1 }"),
            "kernel text 3:3: a new number expected");
  EXPECT_EQ(refusal("kernel k {\n  %1 = neg f32 %0 }"),
            "kernel text 2:16: a value that stands before expected");
  EXPECT_EQ(refusal("kernel k { %0 = const i8 128 }"), "kernel text 1:26: a value of i8 expected");
  EXPECT_EQ(refusal("kernel k { %0 = const f16 0x10000 }"), "kernel text 1:27: a value of f16 expected");
  EXPECT_EQ(refusal("kernel k { array x: in f32[9] }"), "kernel text 1:28: a number from 0 to 8 expected");
  EXPECT_EQ(refusal("kernel k { array x: in f33[1] }"), "kernel text 1:24: an element type expected");
  EXPECT_EQ(refusal("kernel k { array x: in f32[1] array x: in f32[1] }"),
            "kernel text 1:37: declared twice");
  EXPECT_EQ(refusal("kernel k { # }"), "kernel text 1:12: this byte begins nothing");
  EXPECT_EQ(refusal("kernel \"k"), "kernel text 1:8: a string without an end");
  EXPECT_EQ(refusal("kernel k { } }"), "kernel text 1:14: the end of the text expected");
  EXPECT_EQ(refusal("kernel k {\n\n %0 = const f32 1\n %1 = neg i32 %0 }"),
            "kernel text 4:1: neg does not take (f32) to i32");
  EXPECT_EQ(refusal("kernel k { array x: in f32[1] loop l0 (x"),
            "kernel text 1:40: start, count and step expected");
}

TEST(Text, hostile_texts_are_refused) {
  std::string deep = "kernel k { %0 = const bool true %1 = const i64 0 loop l0 (%1, %1, %1) {";
  for (int d = 0; d < 100000; ++d) deep += "if %0 {";
  EXPECT_NE(refusal(deep).find("nest deeper than 64"), std::string::npos);
  EXPECT_NE(refusal("kernel k { %99999999999 = const i64 0 }"), "nothing");
  EXPECT_NE(refusal("kernel k { array x: in f32[1] %0 = extent x 4000000000 }"), "nothing");
  EXPECT_NE(refusal("kernel k { array x: in f32[1] %0 = extent x 2000000000 }"), "nothing");
  EXPECT_NE(refusal("kernel k { %0 = axis l0 0 }"), "nothing");
  EXPECT_NE(refusal("kernel k { %0 = const i64 0 loop l0 (%0, %0, %0) { %1 = axis l0 7 } }"), "nothing");
  EXPECT_NE(refusal("kernel k { %0 = const i64 0 loop l0 { } }"), "nothing");
  EXPECT_NE(refusal(std::string("kernel k { \0 }", 14)), "nothing");
  EXPECT_NE(refusal("kernel k { %0 = const f32 nan }"), "nothing");
  EXPECT_NE(refusal("kernel k { %0 = const f64 1e999 }"), "nothing");
}

/// Any prefix and any single changed byte of a good text is read or refused.
TEST(Text, damaged_texts_never_crash) {
  for (std::size_t n = 0; n < canonical.size(); ++n) {
    (void)refusal(canonical.substr(0, n));
    std::string other = canonical;
    other[n] = static_cast<char>("%{}()[],=@ 0z\"\\"[n % 15]);
    (void)refusal(other);
  }
}

}  // namespace
}  // namespace weft::ir

// One test for each rule of verify.hpp: a kernel that keeps them all, and a change that breaks the one.
#include "ir/verify.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "ir/text.hpp"
#include "weft/error.hpp"

namespace weft::ir {
namespace {

const std::string head = R"(kernel k {
  array x: in f32[1]
  array y: out f32[1]
  array z: inout i32[1]
  array r: result f32[0]
  array t: tile f32[0]
  scalar s: f32
  var v: f32
  %0 = const i64 0
  %1 = extent x 0
  %2 = const i64 1
  %3 = scalar s
)";
const std::string tail = "store r[], %3 }";

/// A kernel that uses every instruction.
Kernel good() {
  return parse(head + R"(
    loop l0 (%0, %1, %2) {
      tile t[]
      %4 = axis l0 0
      %5 = load x[%4]
      store t[], %5
      set v, %5
      %6 = gt bool %5, %3
      if %6 { set v, %3 } else { %7 = neg f32 %5 set v, %7 }
      while { %8 = get v %9 = gt bool %8, %3 yield %9 } do { set v, %3 }
      for l1 (%0, %2, %2) { %10 = axis l1 0 }
      %11 = cast i32 %5
      atomic add z[%4], %11
      loop l2 (%0, %1, %2) { %12 = axis l2 0 } fold sum f32 %5
      %13 = result l2 0
      store y[%4], %13
    } fold own f32 %5 start %3 { %14 = operand l0 0 %15 = operand l0 1 %16 = min f32 %14, %15 yield %16 }
    %17 = result l0 0
  )" + tail);
}

NodeId find(const Kernel& k, Inst inst, int skip = 0) {
  for (std::size_t i = 0; i < k.nodes.size(); ++i) {
    if (k.nodes[i].inst == inst && skip-- == 0) return NodeId(static_cast<std::uint32_t>(i));
  }
  ADD_FAILURE() << "no such instruction";
  return {};
}
Node& node(Kernel& k, Inst inst, int skip = 0) { return k.nodes[index(find(k, inst, skip))]; }

bool breaks(const Kernel& k, int rule) {
  const std::vector<std::string> faults = verify(k);
  const std::string start = "rule " + std::to_string(rule) + ":";
  return std::ranges::any_of(faults, [&](const std::string& f) { return f.starts_with(start); });
}
template <class Change>
bool breaks_after(int rule, Change&& change) {
  Kernel k = good();
  change(k);
  return breaks(k, rule);
}

/// What freeze tells the author of a kernel with this text after `head`, read without the verifier.
std::string told(const std::string& body) {
  try {
    (void)freeze(parse(head + body + tail), "here.cpp", 5);
  } catch (const UsageError& e) {
    return e.what();
  }
  return "nothing";
}
bool tells(const std::string& body, const std::string& part) {
  const std::string what = told(body);
  EXPECT_NE(what.find(part), std::string::npos) << what;
  return what.find(part) != std::string::npos;
}

TEST(Verify, a_kernel_with_every_instruction_is_good) {
  EXPECT_EQ(verify(good()), std::vector<std::string>{});
}

TEST(Verify, rule_1_ids_lie_in_their_tables) {
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { node(k, Inst::load).target = 99; }));
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { node(k, Inst::load).count = 1000; }));
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { node(k, Inst::axis).sub = 1; }));
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { node(k, Inst::if_).sub = 77; }));
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { node(k, Inst::operand).sub = 2; }));
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { node(k, Inst::op).type = static_cast<Type>(13); }));
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { k.operands[0] = NodeId{12345}; }));
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { k.loops[0].axes[0].count = no_node; }));
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { k.body = no_region; }));
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { k.regions[0].nodes.push_back(NodeId{4000}); }));
}
TEST(Verify, rule_1_nodes_stand_once_and_regions_belong_to_one) {
  EXPECT_TRUE(
      breaks_after(1, [](Kernel& k) { k.regions[index(k.body)].nodes.push_back(find(k, Inst::scalar)); }));
  EXPECT_TRUE(breaks_after(
      1, [](Kernel& k) { std::erase(k.regions[index(k.body)].nodes, find(k, Inst::store, 2)); }));
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { node(k, Inst::if_).sub = node(k, Inst::if_).target; }));
  EXPECT_TRUE(
      breaks_after(1, [](Kernel& k) { node(k, Inst::if_).target = static_cast<std::uint32_t>(k.body); }));
  EXPECT_TRUE(breaks_after(1, [](Kernel& k) { node(k, Inst::loop, 1).target = 0; }));
}

TEST(Verify, rule_2_nesting_ends_at_64) {
  const auto nested = [](int depth) {
    Kernel k = parse(head + "loop l0 (%0, %1, %2) { %4 = gt bool %0, %1 } " + tail);
    const NodeId condition = find(k, Inst::op);
    RegionId at = k.loops[0].body;
    for (int d = 2; d < depth; ++d) {
      k.regions.emplace_back();
      const RegionId inner = RegionId(static_cast<std::uint32_t>(k.regions.size() - 1));
      Node n;
      n.inst = Inst::if_;
      n.type = Type::boolean;
      n.first = static_cast<std::uint32_t>(k.operands.size());
      n.count = 1;
      n.target = static_cast<std::uint32_t>(inner);
      n.sub = static_cast<std::uint32_t>(no_region);
      k.operands.push_back(condition);
      k.nodes.push_back(n);
      k.regions[index(at)].nodes.push_back(NodeId(static_cast<std::uint32_t>(k.nodes.size() - 1)));
      at = inner;
    }
    return k;
  };
  EXPECT_EQ(verify(nested(64)), std::vector<std::string>{});
  EXPECT_TRUE(breaks(nested(65), 2));
  EXPECT_TRUE(breaks(nested(20000), 2));
  EXPECT_THROW((void)freeze(nested(65)), UsageError);
}

TEST(Verify, rule_3_values_are_used_where_they_are_visible) {
  EXPECT_TRUE(breaks_after(3, [](Kernel& k) { std::ranges::reverse(k.regions[index(k.body)].nodes); }));
  // The negation inside the else branch, used by the store after it.
  EXPECT_TRUE(breaks_after(
      3, [](Kernel& k) { k.operands[node(k, Inst::store, 1).first + 1] = find(k, Inst::op, 1); }));
  EXPECT_TRUE(breaks_after(3, [](Kernel& k) { k.loops[0].folds[0].value = find(k, Inst::op, 1); }));
  EXPECT_TRUE(breaks_after(3, [](Kernel& k) { k.loops[0].folds[0].start = find(k, Inst::load); }));
  EXPECT_TRUE(breaks_after(3, [](Kernel& k) { k.loops[0].axes[0].count = find(k, Inst::axis); }));
  EXPECT_TRUE(
      breaks_after(3, [](Kernel& k) { k.operands[node(k, Inst::op, 4).first] = find(k, Inst::load); }));
}

TEST(Verify, rule_4_operands_have_their_number_and_types) {
  EXPECT_TRUE(breaks_after(4, [](Kernel& k) { node(k, Inst::load).count = 0; }));
  EXPECT_TRUE(breaks_after(4, [](Kernel& k) { node(k, Inst::op, 1).type = Type::i32; }));
  EXPECT_TRUE(breaks_after(4, [](Kernel& k) { k.operands[node(k, Inst::if_).first] = find(k, Inst::load); }));
  EXPECT_TRUE(
      breaks_after(4, [](Kernel& k) { k.operands[node(k, Inst::load).first] = find(k, Inst::scalar); }));
  EXPECT_TRUE(breaks_after(4, [](Kernel& k) { node(k, Inst::get).type = Type::f64; }));
  EXPECT_TRUE(breaks_after(4, [](Kernel& k) { node(k, Inst::store, 1).type = Type::f64; }));
  EXPECT_TRUE(breaks_after(4, [](Kernel& k) { k.loops[1].axes[0].start = find(k, Inst::scalar); }));
  EXPECT_TRUE(breaks_after(4, [](Kernel& k) { node(k, Inst::axis).type = Type::i32; }));
}

TEST(Verify, rule_5_constants_fit_their_type) {
  Kernel k = parse("kernel c { %0 = const u8 255 %1 = const bool true }");
  EXPECT_EQ(verify(k), std::vector<std::string>{});
  k.nodes[0].target = 256;
  EXPECT_TRUE(breaks(k, 5));
  k.nodes[0].target = 0;
  k.nodes[1].target = 2;
  EXPECT_TRUE(breaks(k, 5));
}

TEST(Verify, rule_6_axes_operands_and_results_in_their_places) {
  EXPECT_TRUE(breaks_after(6, [](Kernel& k) { node(k, Inst::axis).target = 1; }));
  EXPECT_TRUE(breaks_after(6, [](Kernel& k) {
    // The result of the inner loop, read at top level.
    std::erase(k.regions[index(k.loops[0].body)].nodes, find(k, Inst::store, 1));
    std::erase(k.regions[index(k.loops[0].body)].nodes, find(k, Inst::fold_result));
    auto& top = k.regions[index(k.body)].nodes;
    top.push_back(find(k, Inst::fold_result));
    top.push_back(find(k, Inst::store, 1));
    k.operands[node(k, Inst::store, 1).first] = find(k, Inst::constant);
  }));
  EXPECT_TRUE(breaks_after(6, [](Kernel& k) {
    auto& top = k.regions[index(k.body)].nodes;
    top.insert(top.begin(), find(k, Inst::fold_result, 1));
    top.erase(std::find(top.begin() + 1, top.end(), find(k, Inst::fold_result, 1)));
  }));
  EXPECT_TRUE(breaks_after(6, [](Kernel& k) {
    k.nodes[index(find(k, Inst::axis))].inst = Inst::operand;
    k.nodes[index(find(k, Inst::operand))].type = Type::f32;
  }));
}

TEST(Verify, rule_7_axes_of_loops) {
  EXPECT_TRUE(breaks_after(7, [](Kernel& k) { k.loops[0].axes.resize(9, k.loops[0].axes[0]); }));
  EXPECT_TRUE(breaks_after(7, [](Kernel& k) { k.loops[1].axes.resize(2, k.loops[1].axes[0]); }));
  EXPECT_TRUE(breaks_after(7, [](Kernel& k) { k.loops[1].parallel = true; }));
  EXPECT_TRUE(breaks_after(7, [](Kernel& k) { k.loops[0].parallel = false; }));
}

TEST(Verify, rule_8_folds_have_the_types_of_their_row) {
  EXPECT_TRUE(breaks_after(8, [](Kernel& k) { k.loops[2].folds[0].op = ReduceOp::all; }));
  EXPECT_TRUE(breaks_after(8, [](Kernel& k) { k.loops[2].folds[0].op = ReduceOp::argmax; }));
  EXPECT_TRUE(breaks_after(8, [](Kernel& k) { k.loops[0].folds[0].start = no_node; }));
  EXPECT_TRUE(breaks_after(8, [](Kernel& k) { k.loops[0].folds[0].combine = no_region; }));
  EXPECT_TRUE(breaks_after(8, [](Kernel& k) { k.loops[0].folds[0].start = find(k, Inst::extent); }));
  EXPECT_THROW((void)parse(head + "loop l0 (%0, %1, %2) { } fold argmax i64 %3 start %0 " + tail),
               UsageError);
}

TEST(Verify, rule_9_yields_end_what_they_end) {
  EXPECT_TRUE(
      breaks_after(9, [](Kernel& k) { k.regions[index(node(k, Inst::while_).region())].nodes.pop_back(); }));
  EXPECT_THROW((void)parse(head + "loop l0 (%0, %1, %2) { while { } do { } } " + tail), UsageError);
  EXPECT_THROW((void)parse(head + "loop l0 (%0, %1, %2) { while { yield %3 } do { } } " + tail), UsageError);
  EXPECT_THROW((void)parse(head + "loop l0 (%0, %1, %2) { yield %3 } " + tail), UsageError);
  EXPECT_THROW((void)parse(head + "loop l0 (%0, %1, %2) { } fold own f32 %3 start %3 { yield %0 } " + tail),
               UsageError);
}

TEST(Verify, rule_10_operators_are_pure) {
  Kernel k = good();
  auto& combine = k.regions[index(k.loops[0].folds[0].combine)].nodes;
  auto& body = k.regions[index(k.loops[0].body)].nodes;
  const NodeId set = find(k, Inst::set);
  std::erase(body, set);
  k.operands[k.at(set).first] = combine[0];
  combine.insert(combine.end() - 1, set);
  EXPECT_TRUE(breaks(k, 10));
  EXPECT_THROW((void)freeze(k), UsageError);
}

TEST(Verify, rule_11_what_stands_at_top_level) {
  const auto refused = [](const std::string& body) {
    EXPECT_THROW((void)parse(head + body + tail), UsageError) << body;
  };
  refused("%4 = load x[%0] ");
  refused("store y[%0], %3 ");
  refused("set v, %3 ");
  refused("%4 = gt bool %0, %1 if %4 { } ");
  refused("for l0 (%0, %1, %2) { } ");
}

TEST(Verify, rule_12_roles_and_ranks) {
  EXPECT_TRUE(breaks_after(12, [](Kernel& k) { k.arrays[1].role = Role::in; }));
  EXPECT_TRUE(breaks_after(12, [](Kernel& k) { k.arrays[0].role = Role::out; }));
  EXPECT_TRUE(breaks_after(12, [](Kernel& k) { k.arrays[2].role = Role::out; }));
  EXPECT_TRUE(breaks_after(12, [](Kernel& k) { k.arrays[1].role = Role::result; }));
  EXPECT_TRUE(breaks_after(12, [](Kernel& k) { k.arrays[0].rank = 9; }));
  EXPECT_TRUE(breaks_after(12, [](Kernel& k) { k.arrays[0].rank = -1; }));
  EXPECT_THROW((void)parse(head + "store r[], %3 " + tail), UsageError);
  EXPECT_THROW((void)parse(head + "}"), UsageError);
}

TEST(Verify, rule_13_tiles_belong_to_one_loop) {
  EXPECT_TRUE(breaks_after(13, [](Kernel& k) { k.arrays[4].role = Role::inout; }));
  EXPECT_TRUE(breaks_after(13, [](Kernel& k) {
    auto& body = k.regions[index(k.loops[0].body)].nodes;
    std::rotate(body.begin(), body.begin() + 1, body.end());  // declared after its use
  }));
  const auto refused = [](const std::string& body) {
    EXPECT_THROW((void)parse(head + body + tail), UsageError) << body;
  };
  refused("loop l0 (%0, %1, %2) { tile t[] tile t[] } ");
  refused("loop l0 (%0, %1, %2) { loop l1 (%0, %1, %2) { tile t[] } } ");
  refused("loop l0 (%0, %1, %2) { tile t[] } loop l1 (%0, %1, %2) { store t[], %3 } ");
}

TEST(Verify, rule_14_atomics_are_integer) {
  EXPECT_TRUE(breaks_after(14, [](Kernel& k) { node(k, Inst::atomic).op = Op::mul; }));
  EXPECT_THROW((void)parse(R"(kernel k { array f: inout f32[1] %0 = const i64 0 %1 = const f32 1
    loop l0 (%0, %0, %0) { atomic add f[%0], %1 } })"),
               UsageError);
}

TEST(Verify, rule_15_variables_have_a_value_and_one_iteration) {
  const auto refused = [](const std::string& body, const std::string& part) {
    try {
      (void)parse(head + body + tail);
      ADD_FAILURE() << body;
    } catch (const UsageError& e) {
      EXPECT_NE(std::string(e.what()).find(part), std::string::npos) << e.what();
    }
  };
  refused("loop l0 (%0, %1, %2) { %4 = get v } ", "the variable v is read before it has a value");
  refused("loop l0 (%0, %1, %2) { %4 = gt bool %0, %1 if %4 { set v, %3 } %5 = get v } ",
          "outside the block");
  refused("loop l0 (%0, %1, %2) { set v, %3 loop l1 (%0, %1, %2) { set v, %3 } } ", "declared outside it");
  EXPECT_NO_THROW(
      (void)parse(head + "loop l0 (%0, %1, %2) { set v, %3 for l1 (%0, %1, %2) { set v, %3 } } " + tail));
  EXPECT_NO_THROW(
      (void)parse(head + "loop l0 (%0, %1, %2) { set v, %3 loop l1 (%0, %1, %2) { %4 = get v } } " + tail));
}

TEST(Verify, rule_16_reductions_under_control_that_diverges) {
  const std::string inner =
      "loop l0 (%0, %1, %2) { loop l1 (%0, %1, %2) { %4 = axis l1 0 %5 = gt bool %4, %0 ";
  EXPECT_TRUE(tells(inner + "if %5 { loop l2 (%0, %1, %2) { } fold sum f32 %3 } } } ",
                    "differs between the iterations"));
  EXPECT_TRUE(tells(inner + "while { yield %5 } do { loop l2 (%0, %1, %2) { } } } } ",
                    "differs between the iterations"));
  EXPECT_TRUE(tells(inner + "for l3 (%0, %4, %2) { loop l2 (%0, %1, %2) { } } } } ",
                    "differs between the iterations"));
  EXPECT_EQ(told(inner + "for l3 (%0, %1, %2) { loop l2 (%0, %1, %2) { } } } } "), "nothing");
  EXPECT_EQ(
      told("loop l0 (%0, %1, %2) { %4 = axis l0 0 %5 = gt bool %4, %0 if %5 { loop l2 (%0, %1, %2) { } } } "),
      "nothing");
}

TEST(Verify, rule_17_iterations_that_provably_meet) {
  const std::string z = "%4 = axis l0 0 %5 = load z[%4] @8 %6 = sub i64 %4, %2 ";
  EXPECT_TRUE(
      tells("loop l0 (%0, %1, %2) { " + z + "%7 = load z[%6] @9 store z[%4], %7 @10 } ",
            "k: reads z[i - 1] (line 9), which another iteration of the same loop writes as z[i] (line 10)"));
  EXPECT_TRUE(tells("loop l0 (%0, %1, %2) { " + z + "%7 = load z[%0] @9 store z[%4], %7 @10 } ",
                    "reads z[0] (line 9)"));
  EXPECT_TRUE(
      tells("loop l0 (%0, %1, %2) { %4 = axis l0 0 %6 = sub i64 %4, %2 %5 = cast i32 %4 store z[%6], %5 @9 "
            "store z[%4], %5 @10 } ",
            "writes z[i] (line 10), which another iteration of the same loop writes as z[i - 1] (line 9)"));
  // In range only for some sizes, or guarded by the author: allowed.
  EXPECT_EQ(told("loop l0 (%2, %1, %2) { " + z + "%7 = load z[%0] store z[%4], %7 } "), "nothing");
  EXPECT_EQ(told("loop l0 (%0, %1, %2) { " + z +
                 "%8 = gt bool %4, %2 if %8 { %7 = load z[%6] store z[%4], %7 } } "),
            "nothing");
  EXPECT_EQ(told("loop l0 (%0, %1, %2) { " + z + "store z[%4], %5 } "), "nothing");
}

TEST(Verify, what_only_we_can_break_aborts) {
  Kernel k = good();
  node(k, Inst::load).target = 99;
  EXPECT_DEATH((void)freeze(k), "breaks rule 1");
}

TEST(Verify, an_error_names_kernel_file_and_line) {
  EXPECT_TRUE(
      tells("loop l0 (%0, %1, %2) { %4 = axis l0 0 %6 = sub i64 %4, %2 %7 = load z[%6] @9 store z[%4], %7 } ",
            "(here.cpp:9)"));
}

}  // namespace
}  // namespace weft::ir

// Whole rows: what fused chains become, and that they keep their bits.
#include <gtest/gtest.h>

#include "kernels.hpp"
#include "lower/structure.hpp"

namespace weft::lower::test {
namespace {

std::vector<ir::LoopId> lane_loops(const Program& p) {
  std::vector<ir::LoopId> out;
  walk(p.kernel, p.kernel.body, [&](ir::NodeId id) {
    const ir::Node& n = p.kernel.at(id);
    if (n.inst == ir::Inst::loop && p.levels[n.target].inner == Level::lane) out.push_back(n.loop());
  });
  return out;
}

void expect_same_bits(const ir::Kernel& before, const ir::Kernel& after, const std::vector<Shapes>& sizes) {
  EXPECT_EQ(faults(after), "");
  for (const Shapes& shapes : sizes) {
    for (std::uint32_t seed = 1; seed <= 3; ++seed) {
      EXPECT_EQ(evaluate(before, shapes, seed), evaluate(after, shapes, seed));
    }
  }
}

std::vector<Shapes> norm_sizes() {
  std::vector<Shapes> out;
  for (std::int64_t columns : {0, 1, 7, 256, 300}) {
    out.push_back({{3, columns}, {columns}, {3, columns}, {3, columns}});
  }
  return out;
}

TEST(Rows, NormOfNineCallsIsTwoPassesWithoutTiles) {
  const ir::Kernel kernel = fused_norm();
  const Program p = lowered(kernel);
  EXPECT_EQ(p.schedule, Schedule::row);
  EXPECT_EQ(lane_loops(p).size(), 2u) << print(p);
  EXPECT_EQ(count(p.kernel, ir::Inst::tile), 0) << print(p);
  EXPECT_EQ(count(p.kernel, ir::Inst::set), 0) << print(p);
  EXPECT_EQ(count(p.kernel, ir::Inst::load, "x"), 2) << print(p);
  EXPECT_EQ(count(p.kernel, ir::Inst::load, "w"), 1);
  EXPECT_EQ(count(p.kernel, ir::Inst::load, "g"), 1);
  EXPECT_EQ(count(p.kernel, ir::Inst::store, "y"), 1);
  expect_same_bits(kernel, p.kernel, norm_sizes());
}

TEST(Rows, SoftmaxOfFiveCallsIsThreePassesWithOneTile) {
  const ir::Kernel kernel = fused_softmax();
  const Program p = lowered(kernel);
  EXPECT_EQ(lane_loops(p).size(), 3u) << print(p);
  EXPECT_EQ(count(p.kernel, ir::Inst::tile), 1) << print(p);
  EXPECT_EQ(count(p.kernel, ir::Inst::store, "e"), 1);
  EXPECT_EQ(count(p.kernel, ir::Inst::load, "e"), 1) << "the sum takes the value, not the tile";
  std::vector<Shapes> sizes;
  for (std::int64_t columns : {1, 7, 256, 300}) sizes.push_back({{3, columns}, {3, columns}});
  expect_same_bits(kernel, p.kernel, sizes);
}

TEST(Rows, EveryStepCanBeLeftOut) {
  const ir::Kernel norm = fused_norm();
  for (std::string_view step : step_names()) {
    const Program p = lowered(norm, {std::string(step)});
    expect_same_bits(norm, p.kernel, norm_sizes());
  }
  std::vector<std::string> all(step_names().begin(), step_names().end());
  const Program p = lowered(norm, all);
  EXPECT_EQ(count(p.kernel, ir::Inst::tile), 8);
  EXPECT_EQ(lane_loops(p).size(), 6u);
  expect_same_bits(norm, p.kernel, norm_sizes());
}

TEST(Rows, AllAccessesOfTheNormNeedNoGuard) {
  const Program p = lowered(fused_norm());
  walk(p.kernel, p.kernel.body, [&](ir::NodeId id) {
    EXPECT_TRUE(!accesses_memory(p.kernel.at(id)) || p.bounds_proved[index(id)]) << print(p);
  });
}

TEST(Rows, LoweringTwiceGivesTheSameProgram) {
  EXPECT_EQ(print(lowered(fused_norm())), print(lowered(fused_norm())));
  EXPECT_EQ(lowered(fused_softmax()).name, lowered(fused_softmax()).name);
}

}  // namespace
}  // namespace weft::lower::test

// P1 of lowering: every step keeps every bit and every rule of the IR, on random rows.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "lower/dead.hpp"
#include "lower/expand.hpp"
#include "lower/forward.hpp"
#include "lower/hoist.hpp"
#include "lower/merge.hpp"
#include "lower/reload.hpp"
#include "lower/tiles.hpp"
#include "lower/values.hpp"
#include "random_rows.hpp"
#include "support/memory.hpp"
#include "support/random_kernel.hpp"

namespace weft::lower::test {
namespace {

constexpr std::uint32_t kernels = 400;

/// By row length: what the arrays hold after the kernel.
std::vector<std::vector<std::vector<std::byte>>> results(const ir::Kernel& kernel, std::uint32_t seed) {
  std::vector<std::vector<std::vector<std::byte>>> out;
  for (std::int64_t columns : {0, 1, 9})
    out.push_back(evaluate(kernel, random_rows_shapes(kernel, 2, columns), seed));
  return out;
}

class EachStep : public ::testing::TestWithParam<int> {};

TEST_P(EachStep, KeepsBitsAndRules) {
  using Step = Draft (*)(const Draft&);
  constexpr Step steps[] = {
      expand, merge,     forward, drop_overwritten, tiles_to_variables, variables_to_values,
      reload, drop_dead, hoist};
  for (std::uint32_t seed = 0; seed < kernels; ++seed) {
    const ir::Kernel kernel = random_rows(seed);
    ASSERT_EQ(faults(kernel), "") << "seed " << seed;
    const ir::Kernel out = steps[GetParam()](draft_of(kernel)).kernel;
    ASSERT_EQ(faults(out), "") << "seed " << seed;
    ASSERT_EQ(results(kernel, seed), results(out, seed)) << "seed " << seed;
  }
}
INSTANTIATE_TEST_SUITE_P(Lower, EachStep, ::testing::Range(0, 9));

TEST(AllSteps, KeepBitsAndRules) {
  int tiles_before = 0, tiles_after = 0, loops_before = 0, loops_after = 0;
  for (std::uint32_t seed = 0; seed < 2 * kernels; ++seed) {
    const ir::Kernel kernel = random_rows(seed);
    const Program p = lower(kernel, {}, {}, {}, /*verify=*/true);
    ASSERT_EQ(faults(p.kernel), "") << "seed " << seed << "\n" << print(p);
    ASSERT_EQ(results(kernel, seed), results(p.kernel, seed)) << "seed " << seed << "\n" << print(p);
    tiles_before += count(kernel, ir::Inst::tile);
    tiles_after += count(p.kernel, ir::Inst::tile);
    loops_before += count(kernel, ir::Inst::loop);
    loops_after += count(p.kernel, ir::Inst::loop);
  }
  // The kernels are not so wild that the steps find nothing to do.
  EXPECT_LT(tiles_after, tiles_before / 3);
  EXPECT_LT(loops_after, loops_before * 3 / 4);
}

TEST(AllSteps, KeepBitsWithAnyStepLeftOut) {
  for (std::string_view step : step_names()) {
    for (std::uint32_t seed = 0; seed < kernels / 4; ++seed) {
      const ir::Kernel kernel = random_rows(seed);
      const Program p = lowered(kernel, {std::string(step)});
      ASSERT_EQ(results(kernel, seed), results(p.kernel, seed)) << step << ", seed " << seed << "\n"
                                                                << print(p);
    }
  }
}

/// Kernels of every kind of node and type, not only rows.
RC_GTEST_PROP(AllSteps, keep_bits_and_rules_of_any_kernel, ()) {
  const ir::Kernel kernel = weft::testing::random_kernel(*weft::testing::kernel_words(), {});
  const Program p = lowered(kernel);
  RC_ASSERT(faults(p.kernel) == "");
  const std::vector<std::int64_t> sizes = {
      *rc::gen::inRange<std::int64_t>(0, 12), *rc::gen::inRange<std::int64_t>(0, 5),
      *rc::gen::inRange<std::int64_t>(0, 5), *rc::gen::inRange<std::int64_t>(0, 300)};
  weft::testing::TestMemory first(kernel, sizes, 1);
  weft::testing::TestMemory second = first;
  first.run(kernel);
  second.run(p.kernel);
  RC_ASSERT(!first.difference(second));
}

}  // namespace
}  // namespace weft::lower::test

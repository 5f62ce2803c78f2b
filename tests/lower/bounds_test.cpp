// What needs no guard is in range whenever the call's check passes.
#include <gtest/gtest.h>

#include "kernels.hpp"
#include "poison.hpp"
#include "support/plans.hpp"
#include "support/random_kernel.hpp"
#include "weft/error.hpp"

namespace weft::lower::test {
namespace {

using weft::testing::PlanMemory;
using weft::testing::Recorder;
using weft::testing::Stream;

/// One call of the kernel; extents of one dimension are equal but for arrays that are only read, which may be
/// longer.
Recorder one_call(const ir::Kernel& kernel, Stream& stream) {
  Recorder r;
  std::vector<std::int64_t> sizes;
  for (int d = 0; d < 5; ++d) sizes.push_back(static_cast<std::int64_t>(stream.next() % 6));
  std::vector<ir::View> views;
  for (const ir::Array& a : kernel.arrays) {
    std::vector<std::int64_t> shape(sizes.begin(), sizes.begin() + a.rank);
    const bool longer = a.role == ir::Role::in && stream.next() % 2 == 0;
    for (std::int64_t& n : shape) n += longer ? 3 : 0;
    views.push_back(r.array(shape, a.type).view);
  }
  std::vector<std::uint64_t> scalars;
  for (const ir::Scalar& s : kernel.scalars)
    scalars.push_back(weft::testing::interesting_bits(s.type, stream));
  r.call(ir::freeze(kernel), views, scalars);
  return r;
}

bool passes_check(const Recorder& r) {
  try {
    plan::check_call(r.recording, ir::CallId{0});
    return true;
  } catch (const UsageError&) {
    return false;
  }
}

TEST(Bounds, RandomCallsThatPassTheirCheckStayInRange) {
  // Most loads of a random kernel feed nothing; half of the kernels keep them.
  const std::vector<std::string> keep_dead = {"dead"};
  int passed = 0, proved = 0;
  for (std::uint32_t seed = 0; seed < 1500; ++seed) {
    Stream stream(seed);
    std::vector<std::uint32_t> words;
    for (int k = 0; k < 200; ++k) words.push_back(static_cast<std::uint32_t>(stream.next() >> 16));
    const ir::Kernel kernel = weft::testing::random_kernel(words, {});
    const Recorder r = one_call(kernel, stream);
    if (!passes_check(r)) continue;
    ++passed;
    plan::Plan plan = plan::make_plan(r.recording, {}, {});
    PlanMemory guarded(r.recording, seed), trusted(r.recording, seed);
    guarded.run_calls();
    for (plan::Group& g : plan.groups) {
      for (plan::Launch& l : g.launches) {
        const Program p = lower(*l.kernel, l.layouts, {}, std::span(keep_dead).first(seed % 2));
        for (bool known : p.bounds_proved) proved += known;
        l.kernel = std::make_shared<const ir::Kernel>(poisoned(p));
      }
    }
    trusted.run_plan(plan);
    ASSERT_EQ(trusted.difference(guarded), "") << "seed " << seed << "\n" << ir::print(kernel);
  }
  EXPECT_GT(passed, 300);
  EXPECT_GT(proved, 500);
}

}  // namespace
}  // namespace weft::lower::test

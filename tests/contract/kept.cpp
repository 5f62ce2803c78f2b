// L: plans kept. K: reductions. T: tiers.
#include <gtest/gtest.h>

#include "contract/kernels.hpp"

namespace weft::testing {
namespace {

TEST_F(Contract, L1_a_kept_plan_runs_again_without_planning) {
  Future<float> sum;
  const Plan plan = device.record([&](Scope& s) {
    const auto t = s.scratch<float>(500);
    scale(x, 2.0f, t);
    add(t, x, y);
    sum = total(y);
  });
  EXPECT_EQ(message<UsageError>([&] { (void)sum.get(); }), "wait: the plan has not been run yet");
  plan.run();
  const float first = sum.get();
  const Counters before = device.counters();
  x.write(std::vector<float>(500, 1.0f));
  plan.run();
  plan.run();
  EXPECT_EQ(sum.get(), 1500.0f);
  EXPECT_EQ(y.read().get(), std::vector<float>(500, 3.0f));
  EXPECT_NE(first, 1500.0f);
  const Counters after = device.counters();
  EXPECT_EQ(after.plans_made, before.plans_made);
  EXPECT_EQ(after.kernels_built, before.kernels_built);
  EXPECT_EQ(after.allocations, before.allocations);
  EXPECT_EQ(plan.report().launches_apart, 3);
}

TEST_F(Contract, L1_a_recorded_future_is_a_parameter_outside) {
  Future<float> sum;
  const Plan plan = device.record([&] { sum = total(x); });
  EXPECT_NE(message<UsageError>([&] { scale(x, sum, y); }).find("not run yet"), std::string::npos);
  plan.run();
  scale(x, sum, y);
  EXPECT_EQ(y.read().get()[3], sum.get() * data[3]);
}

TEST_F(Contract, L1_rebind_swaps_an_array_from_the_next_run_on) {
  const Plan plan = device.record([&] { scale(x, 2.0f, y); });
  plan.run();
  plan.rebind(y, z);
  plan.run();
  x.write(std::vector<float>(500, 8.0f));
  plan.rebind(z, y);
  EXPECT_EQ(z.read().get()[5], 2.0f * data[5]);
  EXPECT_EQ(y.read().get()[5], 2.0f * data[5]);
  plan.run();
  EXPECT_EQ(y.read().get()[5], 16.0f);
  const Array<float> shorter = device.array<float>(499);
  EXPECT_NE(message<UsageError>([&] { plan.rebind(y, shorter); }).find("shape (499) for (500)"),
            std::string::npos);
}

TEST_F(Contract, L1_rebind_of_an_array_that_no_call_uses_is_refused) {
  const Plan plan = device.record([&] { add(x, x, y); });
  const std::string refusal = "rebind: no call of the plan uses the array to be replaced (kept.cpp:";
  EXPECT_EQ(message<UsageError>([&] { plan.rebind(z, x); }).rfind(refusal, 0), 0u);
  plan.rebind(x, z);
  EXPECT_EQ(message<UsageError>([&] { plan.rebind(x, z); }).rfind(refusal, 0), 0u) << "it uses z now";
}

/// Two arrays of the body may have become one; then both places follow it.
TEST_F(Contract, L1_rebind_swaps_an_array_wherever_it_stands) {
  const Array<float> w = device.array<float>(500, std::vector<float>(500, 3.0f));
  const Plan plan = device.record([&] { add(x, z, y); });
  plan.rebind(z, x);
  plan.rebind(x, w);
  plan.run();
  EXPECT_EQ(y.read().get()[7], 6.0f);
}

TEST_F(Contract, L1_errors_of_a_run_are_of_that_run) {
  const Plan plan = device.record([&] { add(x, y, z); });
  overrun(1000, y);
  plan.run();
  EXPECT_THROW(plan.wait(), UsageError);
  EXPECT_THROW(z.read().get(), UsageError);
  fill(1.0f, y);
  plan.run();
  plan.wait();
  EXPECT_EQ(z.read().get()[0], data[0] + 1.0f);
}

TEST_F(Contract, L1_timing_only_where_asked_for) {
  const Plan plain = device.record([&] { scale(x, 2.0f, y); });
  const Plan timed = device.record([&] { scale(x, 2.0f, y); }, {.timing = true});
  plain.run();
  timed.run();
  EXPECT_FALSE(plain.report().groups.at(0).time_ns.has_value());
  EXPECT_GE(timed.report().groups.at(0).time_ns.value(), 0);
}

TEST_F(Contract, L2_a_second_scope_of_the_same_structure_is_a_lookup) {
  const auto scope = [&](const Array<float>& a, const Array<float>& b, float factor) {
    device
        .fuse([&](Scope& s) {
          const auto t = s.scratch<float>(a.shape());
          scale(a, factor, t);
          add(t, a, b);
        })
        .wait();
  };
  scope(x, y, 2.0f);
  const Counters before = device.counters();
  scope(x, z, 3.0f);
  scope(device.array<float>(333), device.array<float>(333), 4.0f);
  const Counters after = device.counters();
  EXPECT_EQ(after.kernels_built, before.kernels_built) << "sizes and scalars compile nothing";
  EXPECT_EQ(after.compiles, before.compiles);
  EXPECT_EQ(after.plan_hits, before.plan_hits + 2);
  EXPECT_EQ(z.read().get()[8], 3.0f * data[8] + data[8]);
}

/// Long enough for three levels of the tree of NUMERICS 4.
TEST_F(Contract, K1_the_levels_of_a_fold_belong_to_the_plans_submission) {
  constexpr std::int64_t n = 256 * 256 * 3 + 1;
  const Array<float> ones = device.array<float>(n, std::vector<float>(n, 1.0f));
  Future<float> sum;
  device.fuse([&] { sum = total(ones); }).get();
  const Counters before = device.counters();
  const Report report = device.fuse([&] { sum = total(ones); }).get();
  EXPECT_EQ(sum.get(), static_cast<float>(n));
  EXPECT_EQ(report.submissions, 1);
  EXPECT_EQ(report.launches, 1);
  EXPECT_EQ(device.counters().submissions - before.submissions, 1);
  EXPECT_EQ(device.counters().allocations, before.allocations) << "no level leaves the launch";
}

TEST_F(Contract, K2_a_result_is_made_after_the_last_fold_with_its_tail) {
  const auto norm = kernel("norm", {"v"}, [](In<float> v) {
    const Value<float> squares = sum(v.size(), [&](Index i) { return v[i] * v[i]; });
    return sqrt(squares) + 1.0f;
  });
  const Array<float> v = device.array<float>(2, {3, 4});
  Future<float> result;
  device.fuse([&](Scope&) { result = norm(v); });
  EXPECT_EQ(result.get(), 6.0f);
}

TEST_F(Contract, K3_a_parameter_takes_a_scalar_a_one_element_array_or_a_result) {
  const Array<float> one = device.array<float>({}, {2.5f}), also = device.array<float>({1, 1}, {4.0f});
  scale(x, one, y);
  EXPECT_EQ(y.read().get()[1], 2.5f * data[1]);
  device.fuse([&](Scope&) {
    scale(x, also, y);
    scale(x, total(x), z);
  });
  EXPECT_EQ(y.read().get()[1], 4.0f * data[1]);
  EXPECT_EQ(z.read().get()[1], total(x).get() * data[1]);
  EXPECT_NE(message<UsageError>([&] {
              scale(x, y, z);
            }).find("argument `a` is one value, given an array of shape (500)"),
            std::string::npos);
}

TEST_F(Contract, K3_a_parameter_sees_what_earlier_calls_wrote) {
  const Array<float> one = device.array<float>({1});
  device.fuse([&](Scope&) {
    fill(3.0f, one);
    scale(x, one, y);
    fill(5.0f, one);
    scale(x, one, z);
  });
  EXPECT_EQ(y.read().get()[6], 3.0f * data[6]);
  EXPECT_EQ(z.read().get()[6], 5.0f * data[6]);
}

TEST_F(Contract, T1_one_tier_is_mandatory) {
  EXPECT_EQ(Device(on("reference")).tiers(), std::vector<std::string>{"reference"});
  EXPECT_NE(message<UsageError>([] { Device none(on("abacus")); }).find("there is no tier `abacus`"),
            std::string::npos);
}

TEST_F(Contract, T1_tiers_are_tried_in_order) {
  Device two(DeviceOptions{.tiers = {"reference", "null"}});
  const Array<float> a = two.array<float>(3, {1, 2, 3}), b = two.array<float>(3);
  EXPECT_EQ(two.fuse([&] { scale(a, 2.0f, b); }).get().tier, "reference");
}

}  // namespace
}  // namespace weft::testing

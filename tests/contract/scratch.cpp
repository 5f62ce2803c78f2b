// M: scratch memory.
#include <gtest/gtest.h>

#include <optional>

#include "contract/kernels.hpp"

namespace weft::testing {
namespace {

TEST_F(Contract, M1_scratch_of_every_type) {
  const auto round_trip = [&]<class T>(T) {
    const auto put = kernel(
        "put", [](In<float> in, Out<T> t) { for_each(in.size(), [&](Index i) { t[i] = cast<T>(in[i]); }); });
    const auto take = kernel("take", [](In<T> t, Out<float> out) {
      for_each(t.size(), [&](Index i) { out[i] = cast<float>(t[i]); });
    });
    const Array<float> in = device.array<float>(3, {1, 0, 1}), out = device.array<float>(3);
    device.fuse([&](Scope& s) {
      const auto t = s.scratch<T>(3);
      put(in, t);
      take(t, out);
    });
    EXPECT_EQ(out.read().get(), (std::vector<float>{1, 0, 1}));
  };
  round_trip(float{});
  round_trip(std::int32_t{});
  round_trip(std::uint32_t{});
  round_trip(double{});
  round_trip(std::uint8_t{});
  round_trip(std::int64_t{});
}

TEST_F(Contract, M2_it_reads_as_zeros_when_the_plan_starts) {
  for (int run = 0; run < 3; ++run) {
    device.fuse([&](Scope& s) {
      const auto t = s.scratch(500), u = s.scratch(500);
      add(t, x, y);
      fill(9.0f, t);
      fill(9.0f, u);
      blur(u, z);
    });
    EXPECT_EQ(bits(y.read().get()), bits(data)) << "0 + x";
  }
}

TEST_F(Contract, M3_a_store_under_a_condition_keeps_the_zero) {
  device.fuse([&](Scope& s) {
    const auto t = s.scratch(500);
    fill_even(7.0f, t);
    add(t, x, y);
  });
  const std::vector<float> result = y.read().get();
  for (std::size_t i = 0; i < 500; ++i) EXPECT_EQ(result[i], (i % 2 == 0 ? 7.0f : 0.0f) + data[i]);
}

TEST_F(Contract, M3_no_memory_where_one_group_uses_it_at_the_index) {
  if (fusing_tier().empty()) GTEST_SKIP() << "no tier here joins calls";
  const std::int64_t allocations = device.counters().allocations;
  device
      .fuse([&](Scope& s) {
        const auto t = s.scratch(500);
        scale(x, 2.0f, t);
        add(t, x, y);
      })
      .wait();
  EXPECT_EQ(device.counters().allocations, allocations);
}

TEST_F(Contract, M4_otherwise_it_is_a_buffer_freed_with_the_plan) {
  const auto scope = [&] {
    device
        .fuse([&](Scope& s) {
          const auto t = s.scratch(500);
          scale(x, 2.0f, t);
          blur(t, y);
          add(t, x, z);
        })
        .wait();
  };
  scope();
  const std::int64_t allocations = device.counters().allocations;
  for (int k = 0; k < 5; ++k) scope();
  EXPECT_EQ(device.counters().allocations, allocations) << "the freed buffer serves the next plan";
  EXPECT_EQ(y.read().get()[10], 2.0f * data[9] + 2.0f * data[10]);
}

TEST_F(Contract, M4_a_kept_plan_clears_it_in_every_run) {
  const Plan plan = device.record([&](Scope& s) {
    const auto t = s.scratch(500);
    fill_even(7.0f, t);
    blur(t, y);
    increment(t);
  });
  plan.run();
  const std::vector<float> first = y.read().get();
  plan.run();
  EXPECT_EQ(y.read().get(), first);
}

TEST_F(Contract, M5_scratch_is_for_the_plans_calls_only) {
  Array<float> kept;
  std::optional<Scope> late;
  device.fuse([&](Scope& s) {
    kept = s.scratch(500);
    late = s;
    kept.destroy();
    scale(x, 2.0f, kept);
    EXPECT_NE(message<UsageError>([&] { (void)kept.read(); }).find("scratch"), std::string::npos);
    EXPECT_NE(message<UsageError>([&] { kept.write(data); }).find("scratch"), std::string::npos);
    EXPECT_THROW((void)s.scratch(-1), UsageError);
    EXPECT_THROW((void)s.scratch(4294967296), UsageError);
  });
  EXPECT_NE(message<UsageError>([&] { scale(x, 2.0f, kept); }).find("scratch used outside its scope"),
            std::string::npos);
  device.fuse([&](Scope&) {
    EXPECT_NE(message<UsageError>([&] { scale(x, 2.0f, kept); }).find("scratch used outside its scope"),
              std::string::npos);
  });
  EXPECT_NE(message<UsageError>([&] { (void)late->scratch(5); }).find("the scope's body has returned"),
            std::string::npos);
}

TEST_F(Contract, M4_any_number_of_scratch_arrays) {
  const auto copy = lift("copy", [](Value<float> v) { return v; });
  device
      .fuse([&](Scope& s) {
        std::vector<Array<float>> steps;
        for (int k = 0; k < 500; ++k) steps.push_back(s.scratch<float>(x.shape()));
        copy(x, steps.front());
        for (std::size_t k = 1; k < steps.size(); ++k) copy(steps[k - 1], steps[k]);
        copy(steps.back(), y);
      })
      .get();
  EXPECT_EQ(y.read().get(), x.read().get());
}

TEST_F(Contract, M6_an_ordinary_array_is_always_written) {
  device.fuse([&](Scope&) {
    scale(x, 2.0f, y);
    add(y, x, z);
  });
  EXPECT_EQ(y.read().get()[3], 2.0f * data[3]);
}

}  // namespace
}  // namespace weft::testing

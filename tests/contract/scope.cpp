// S: scope and order.
#include <gtest/gtest.h>

#include <thread>

#include "contract/kernels.hpp"

namespace weft::testing {
namespace {

TEST_F(Contract, S1_free_fuse_runs_on_the_default_device) {
  const Array<float> a = default_device().array<float>(4, {1, 2, 3, 4}), b = default_device().array<float>(4);
  const Report report = fuse([&](Scope&) { scale(a, 2.0f, b); }).get();
  EXPECT_EQ(report.launches, 1);
  EXPECT_EQ(report.tier, computing_tiers().front());
  EXPECT_EQ(b.read().get(), (std::vector<float>{2, 4, 6, 8}));
}

TEST_F(Contract, S1_one_plan_on_the_devices_tiers) {
  for (const std::string& tier : computing_tiers()) {
    Device one(on(tier));
    const Array<float> a = one.array<float>(500, data), b = one.array<float>(500);
    const Report report = one.fuse([&](Scope& s) {
                               const auto t = s.scratch<float>(500);
                               scale(a, 2.0f, t);
                               add(t, a, b);
                             })
                              .get();
    EXPECT_EQ(report.tier, tier);
    EXPECT_EQ(one.counters().plans_made, 1);
    EXPECT_EQ(report.launches_apart, 2);
  }
}

TEST_F(Contract, S2_arrays_and_results_have_the_bits_of_the_calls_apart) {
  Future<float> apart_sum = total(x);
  scale(x, 0.7f, y);
  add(x, y, z);
  const std::vector<float> apart = z.read().get();
  Future<float> sum;
  device.fuse([&](Scope& s) {
    const auto t = s.scratch<float>(500);
    sum = total(x);
    scale(x, 0.7f, t);
    add(x, t, z);
  });
  EXPECT_EQ(bits(z.read().get()), bits(apart));
  EXPECT_EQ(std::bit_cast<std::uint32_t>(sum.get()), std::bit_cast<std::uint32_t>(apart_sum.get()));
}

TEST_F(Contract, S3_body_runs_once_on_this_thread_and_nothing_runs_meanwhile) {
  int runs = 0;
  std::thread::id where;
  const std::int64_t launches = device.counters().launches;
  device
      .fuse([&](Scope&) {
        ++runs;
        where = std::this_thread::get_id();
        scale(x, 2.0f, y);
        EXPECT_EQ(device.counters().launches, launches);
      })
      .wait();
  EXPECT_EQ(runs, 1);
  EXPECT_EQ(where, std::this_thread::get_id());
  EXPECT_EQ(device.counters().launches, launches + 1);
}

TEST_F(Contract, S3_other_threads_are_not_in_the_scope) {
  device
      .fuse([&](Scope&) {
        std::thread other([&] {
          scale(x, 2.0f, y);
          EXPECT_EQ(y.read().get()[1], 2.0f * data[1]);
        });
        other.join();
      })
      .wait();
}

TEST_F(Contract, S5_a_throwing_body_leaves_nothing_to_run) {
  struct Mine {
    int value;
  };
  const std::int64_t submissions = device.counters().submissions;
  Future<float> dropped;
  try {
    device.fuse([&](Scope&) {
      dropped = total(x);
      scale(x, 2.0f, y);
      throw Mine{7};
    });
    FAIL();
  } catch (const Mine& mine) {
    EXPECT_EQ(mine.value, 7);
  }
  EXPECT_EQ(device.counters().submissions, submissions);
  EXPECT_TRUE(dropped.ready());
  EXPECT_THROW((void)dropped.get(), Mine);
  EXPECT_EQ(y.read().get(), std::vector<float>(500));
  device.fuse([&](Scope&) { scale(x, 2.0f, y); });
  EXPECT_EQ(y.read().get()[1], 2.0f * data[1]);
}

TEST_F(Contract, S6_a_fuse_inside_a_body_joins_the_open_scope) {
  Future<Report> inner;
  const std::int64_t submissions = device.counters().submissions;
  const Future<Report> outer = device.fuse([&](Scope&) {
    scale(x, 2.0f, y);
    inner = fuse([&](Scope& s) {
      const auto t = s.scratch<float>(500);
      add(x, y, t);
      add(t, y, z);
    });
  });
  EXPECT_EQ(device.counters().submissions, submissions + 1);
  EXPECT_EQ(inner.get().launches_apart, 3);
  EXPECT_EQ(outer.get().launches_apart, 3);
  EXPECT_EQ(z.read().get()[5], (data[5] + 2.0f * data[5]) + 2.0f * data[5]);
}

TEST_F(Contract, S6_what_an_inner_scope_recorded_is_dropped_with_it) {
  Future<float> inner;
  Future<void> inner_call;
  const Report report = device
                            .fuse([&](Scope&) {
                              scale(x, 2.0f, y);
                              try {
                                device.fuse([&](Scope&) {
                                  inner = total(x);
                                  inner_call = scale(x, 3.0f, z);
                                  throw std::runtime_error("enough");
                                });
                              } catch (const std::runtime_error&) {
                              }
                              increment(y);
                            })
                            .get();
  EXPECT_EQ(report.launches_apart, 2);
  EXPECT_EQ(message<std::runtime_error>([&] { (void)inner.get(); }), "enough");
  EXPECT_EQ(message<std::runtime_error>([&] { inner_call.get(); }), "enough");
  EXPECT_EQ(y.read().get()[3], 2.0f * data[3] + 1.0f);
  EXPECT_EQ(z.read().get(), std::vector<float>(500));
}

TEST_F(Contract, S6_a_scope_of_another_device_does_not_open_inside) {
  Device other(on("reference"));
  const std::string text =
      message<UsageError>([&] { device.fuse([&](Scope&) { other.fuse([](Scope&) {}); }); });
  EXPECT_NE(text.find(device.name()), std::string::npos) << text;
  EXPECT_NE(text.find(other.name()), std::string::npos) << text;
}

TEST_F(Contract, S7_the_plan_holds_its_place_in_the_queue) {
  scale(x, 2.0f, y);
  device.fuse([&](Scope&) {
    increment(y);
    add(x, y, z);
  });
  scale(x, 9.0f, y);
  Future<std::vector<float>> late = z.read();
  x.write(std::vector<float>(500, 5.0f));
  EXPECT_EQ(late.get()[7], data[7] + (2.0f * data[7] + 1.0f));
  EXPECT_EQ(y.read().get()[7], 9.0f * data[7]);
}

TEST_F(Contract, S9_an_array_of_another_device_is_refused) {
  Device other(on("reference"));
  const Array<float> foreign = other.array<float>(500);
  const std::string text =
      message<UsageError>([&] { device.fuse([&](Scope&) { scale(foreign, 2.0f, y); }); });
  EXPECT_NE(text.find("scale: argument `x`"), std::string::npos) << text;
  EXPECT_NE(text.find(device.name()), std::string::npos) << text;
  EXPECT_NE(text.find(other.name()), std::string::npos) << text;
  EXPECT_NE(text.find("scope.cpp:"), std::string::npos) << text;
}

}  // namespace
}  // namespace weft::testing

// R: what is recorded, and what errors do.
#include <gtest/gtest.h>

#include "contract/kernels.hpp"

namespace weft::testing {
namespace {

TEST_F(Contract, R1_host_arrays_that_are_read_are_copied_when_recorded) {
  std::vector<float> host(500, 3.0f);
  device.fuse([&](Scope&) {
    add(host, x, y);
    host.assign(500, 100.0f);
  });
  EXPECT_EQ(y.read().get()[2], 3.0f + data[2]);
}

TEST_F(Contract, R1_a_recorded_result_is_a_parameter_of_later_calls) {
  device.fuse([&](Scope&) {
    const Future<float> sum = total(x);
    scale(x, sum, y);
  });
  const float sum = total(x).get();
  EXPECT_EQ(y.read().get()[4], sum * data[4]);
}

TEST_F(Contract, R2_the_queue_is_not_used_in_a_body) {
  std::vector<float> host(500);
  Future<float> before = total(x);
  const auto refused = [&](const char* what, auto&& use) {
    const std::string text = message<UsageError>([&] { device.fuse([&](Scope&) { use(); }); });
    EXPECT_NE(text.find(what), std::string::npos) << text;
  };
  refused("read", [&] { (void)x.read(); });
  refused("write", [&] { x.write(data); });
  refused("destroy", [&] { x.destroy(); });
  refused("wait", [&] { device.wait(); });
  refused("total: wait", [&] { (void)before.get(); });
  refused("total: wait", [&] { (void)total(x).get(); });
  refused("scale: argument `y` is host memory", [&] { scale(x, 2.0f, host); });
  EXPECT_EQ(x.read().get(), data);
}

TEST_F(Contract, R3_one_failed_check_fails_the_plan_before_anything_ran) {
  const Future<Report> done = device.fuse([&](Scope&) {
    scale(x, 2.0f, y);
    overrun(501, z);
  });
  const std::string text = message<UsageError>([&] { done.get(); });
  EXPECT_NE(text.find("overrun"), std::string::npos) << text;
  EXPECT_EQ(message<UsageError>([&] { y.read().get(); }), text);
  EXPECT_EQ(message<UsageError>([&] { z.read().get(); }), text);
  EXPECT_EQ(device.counters().launches, 0);
}

TEST_F(Contract, R3_checks_see_the_values_that_arrive_before_the_plan) {
  const auto length = kernel("length", [](In<float> v) { return cast<std::int64_t>(v.size()); });
  const Array<float> longer = device.array<float>(501);
  const Future<std::int64_t> fits = length(x), too_long = length(longer);
  overrun(fits, y);
  EXPECT_EQ(y.read().get(), std::vector<float>(500, 1.0f));
  overrun(too_long, z);
  EXPECT_NE(message<UsageError>([&] { z.read().get(); }).find("overrun"), std::string::npos);
}

TEST_F(Contract, R4_each_call_gives_its_value_or_the_plans_error) {
  Future<float> sum;
  Future<void> call;
  device.fuse([&](Scope&) {
    sum = total(x);
    call = scale(x, 2.0f, y);
  });
  call.get();
  EXPECT_EQ(sum.get(), total(x).get());
  device.fuse([&](Scope&) {
    sum = total(x);
    call = overrun(5000, y);
  });
  EXPECT_THROW(call.get(), UsageError);
  EXPECT_THROW((void)sum.get(), UsageError);
}

TEST_F(Contract, R5_an_error_stays_until_a_write_of_the_whole_array) {
  overrun(501, y);
  const std::string text = message<UsageError>([&] { y.read().get(); });
  EXPECT_NE(text.find("overrun"), std::string::npos) << text;

  EXPECT_EQ(message<UsageError>([&] { add(x, y, z).get(); }), text) << "a reader fails with it";
  EXPECT_EQ(message<UsageError>([&] { z.read().get(); }), text) << "and passes it on";
  EXPECT_EQ(message<UsageError>([&] { (void)total(z).get(); }), text);

  y.write(3, std::vector<float>{1, 2});
  EXPECT_EQ(message<UsageError>([&] { y.read().get(); }), text) << "part of it is not enough";
  fill_even(1.0f, y).get();
  EXPECT_EQ(message<UsageError>([&] { y.read().get(); }), text) << "a store under a condition is not enough";
  EXPECT_EQ(message<UsageError>([&] { increment(y).get(); }), text) << "it reads what it writes";

  fill(4.0f, y);
  EXPECT_EQ(y.read().get(), std::vector<float>(500, 4.0f));
  z.write(data);
  EXPECT_EQ(z.read().get(), data);
}

TEST_F(Contract, R5_a_plan_may_write_a_failed_array_before_it_reads_it) {
  overrun(501, y);
  device.fuse([&](Scope&) {
    scale(x, 2.0f, y);
    add(x, y, z);
  });
  EXPECT_EQ(z.read().get()[9], data[9] + 2.0f * data[9]);
  EXPECT_EQ(y.read().get()[9], 2.0f * data[9]);
}

TEST_F(Contract, R5_mistakes_in_arguments_throw_at_the_call) {
  const Array<float> matrix = device.array<float>({10, 10});
  const Array<float> columns = matrix.slice(1, 0, 2);
  const std::string rank = message<UsageError>([&] { scale(columns, 2.0f, y); });
  EXPECT_NE(rank.find("scale: argument `x` has 1 axis, given an array of shape (10, 2)"), std::string::npos)
      << rank;
  EXPECT_NE(rank.find("record.cpp:"), std::string::npos) << rank;
  const Array<float> empty;
  EXPECT_NE(message<UsageError>([&] { scale(empty, 2.0f, y); }).find("empty array"), std::string::npos);
  const auto negate = lift("negate", [](Value<float> v) { return -v; });
  EXPECT_NE(message<UsageError>([&] { negate(x, matrix); }).find("shape (10, 10)"), std::string::npos);
  EXPECT_EQ(device.counters().submissions, 0);
}

TEST_F(Contract, R5_the_device_works_after_every_error) {
  for (int k = 0; k < 20; ++k) {
    overrun(501 + k, y);
    EXPECT_THROW(y.read().get(), UsageError);
    EXPECT_EQ(total(x).get(), total(x).get());
  }
}

TEST_F(Contract, R3_a_range_that_a_fold_of_the_same_kernel_gives) {
  const auto count_and_fill =
      kernel("count_and_fill", {"n", "y"}, [](In<std::int64_t> counts, Out<float> filled) {
        const auto all = sum(counts.size(), [&](Index i) { return counts[i]; });
        for_each(Index(all), [&](Index i) { filled[i] = 1.0f; });
      });
  const std::vector<std::int64_t> ones(10, 1);
  const auto n = device.array<std::int64_t>(10, ones);
  const std::string said = message<UsageError>([&] { count_and_fill(n, y).get(); });
  EXPECT_TRUE(said.starts_with("count_and_fill: the range of a loop depends on a fold of the same kernel"))
      << said;
  EXPECT_NE(said.find("record.cpp:"), std::string::npos) << said;
  scale(x, 2.0f, y);
  EXPECT_EQ(y.read().get()[7], 2 * data[7]);
}

}  // namespace
}  // namespace weft::testing

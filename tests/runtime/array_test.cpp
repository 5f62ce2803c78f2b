#include <gtest/gtest.h>

#include <numeric>

#include "common/runtime.hpp"

namespace weft {
namespace {

using testing::message;

class Arrays : public ::testing::Test {
 protected:
  Device device{testing::on("reference")};
  Array<float> counted = device.array<float>({3, 4}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
};

TEST_F(Arrays, shapes) {
  EXPECT_EQ(counted.shape(), (Shape{3, 4}));
  EXPECT_EQ(counted.size(), 12);
  EXPECT_EQ(counted.rank(), 2);
  EXPECT_EQ(device.array<float>({}).size(), 1);
  EXPECT_EQ(device.array<float>({0, 5}).size(), 0);
  EXPECT_EQ((Shape{2, 3}.text()), "(2, 3)");
  EXPECT_EQ(message<UsageError>([] { (void)Shape{-1}; }),
            "axis 0 of a shape has length -1; expected 0 or more");
  EXPECT_THROW((Shape{1, 1, 1, 1, 1, 1, 1, 1, 1}), UsageError);
  EXPECT_THROW((Shape{std::int64_t{1} << 40, std::int64_t{1} << 40}), UsageError);
  // One axis alone is bounded too: the bytes of 2^62 floats would count as none.
  for (const std::int64_t length : {std::int64_t{1} << 62, std::int64_t{1} << 60, INT64_MAX}) {
    EXPECT_THROW((void)Shape{length}, UsageError) << length;
    EXPECT_THROW((Shape{1, length}), UsageError) << length;
    EXPECT_THROW((Shape{length, 0}), UsageError) << length;
  }
  EXPECT_EQ(Shape{INT64_MAX / 16}.size(), INT64_MAX / 16);
  EXPECT_THROW((Shape{0, std::int64_t{1} << 62, std::int64_t{1} << 62}), UsageError);
}

TEST_F(Arrays, a_new_array_is_zero_even_in_used_memory) {
  { const Array<float> used = device.array<float>(1000, testing::numbers(1000)); }
  EXPECT_EQ(device.array<float>(1000).read().get(), std::vector<float>(1000));
}

TEST_F(Arrays, reads_and_writes_keep_their_order) {
  const Future<std::vector<float>> before = counted.read();
  counted.write(std::vector<float>(12, 1.0f));
  const Future<std::vector<float>> after = counted.read();
  counted.write(2, std::vector<float>{7, 8});
  std::vector<float> into(12);
  counted.read(std::span<float>(into)).get();
  EXPECT_EQ(before.get()[5], 5.0f);
  EXPECT_EQ(after.get(), std::vector<float>(12, 1.0f));
  EXPECT_EQ(into, (std::vector<float>{1, 1, 7, 8, 1, 1, 1, 1, 1, 1, 1, 1}));
}

TEST_F(Arrays, written_values_are_free_when_write_returns) {
  std::vector<float> values(12, 2.0f);
  const Future<std::vector<float>> waiting = counted.read();  // so that the write has to wait
  counted.write(values);
  values.assign(12, 3.0f);
  EXPECT_EQ(counted.read().get(), std::vector<float>(12, 2.0f));
  EXPECT_EQ(waiting.get()[1], 1.0f);
}

TEST_F(Arrays, elements_of_every_type) {
  EXPECT_EQ(device.array<bool>(3, {true, false, true}).read().get(), (std::vector<bool>{true, false, true}));
  EXPECT_EQ(device.array<std::int8_t>(2, {-1, 5}).read().get(), (std::vector<std::int8_t>{-1, 5}));
  EXPECT_EQ(device.array<std::uint64_t>(1, {~std::uint64_t{0}}).read().get()[0], ~std::uint64_t{0});
  EXPECT_EQ(device.array<double>(1, {0.1}).read().get()[0], 0.1);
  const std::vector<f16> halves = device.array<f16>(2, {f16(1.5f), f16(-2.0f)}).read().get();
  EXPECT_EQ(static_cast<float>(halves[0]), 1.5f);
}

TEST_F(Arrays, views) {
  EXPECT_EQ(counted.transpose().read().get(), (std::vector<float>{0, 4, 8, 1, 5, 9, 2, 6, 10, 3, 7, 11}));
  EXPECT_EQ(counted.slice(0, 1, 2).read().get(), (std::vector<float>{4, 5, 6, 7, 8, 9, 10, 11}));
  EXPECT_EQ(counted.slice(1, 3, 2, -2).read().get(), (std::vector<float>{3, 1, 7, 5, 11, 9}));
  EXPECT_EQ(counted.slice(1, 4, 0).size(), 0);
  EXPECT_EQ(counted.reshape({2, 6}).slice(0, 1, 1).read().get(), (std::vector<float>{6, 7, 8, 9, 10, 11}));
  counted.slice(1, 1, 2).write(std::vector<float>{-1, -2, -3, -4, -5, -6});
  EXPECT_EQ(counted.read().get(), (std::vector<float>{0, -1, -2, 3, 4, -3, -4, 7, 8, -5, -6, 11}));
  counted.transpose().write(4, std::vector<float>{100, 101});
  EXPECT_EQ(counted.read().get()[5], 100.0f);
}

TEST_F(Arrays, views_past_the_end_are_refused) {
  const auto slice = [&](int axis, std::int64_t start, std::int64_t count, std::int64_t step) {
    return message<UsageError>([&] { (void)counted.slice(axis, start, count, step); });
  };
  constexpr std::int64_t huge = std::numeric_limits<std::int64_t>::max();
  EXPECT_NE(slice(2, 0, 1, 1).find("slice: axis 2 is out of range for shape (3, 4)"), std::string::npos);
  EXPECT_NE(slice(0, 1, 3, 1).find("3 indices from 1 by 1 leave axis 0 of length 3"), std::string::npos);
  EXPECT_NE(slice(0, 0, 2, huge).find("leave"), std::string::npos);
  EXPECT_NE(slice(0, 2, 2, -huge - 1).find("leave"), std::string::npos);
  EXPECT_NE(slice(0, -1, 1, 1).find("leave"), std::string::npos);
  EXPECT_NE(slice(0, 0, -1, 1).find("leave"), std::string::npos);
  EXPECT_NE(slice(0, 0, 2, 0).find("leave"), std::string::npos);
  EXPECT_EQ(slice(0, 0, 1, huge), "no exception");
  EXPECT_NE(message<UsageError>([&] { (void)counted.transpose().reshape(12); }).find("not contiguous"),
            std::string::npos);
  EXPECT_NE(message<UsageError>([&] {
              (void)counted.reshape({5, 2});
            }).find("12 elements, (5, 2) has 10"),
            std::string::npos);
}

TEST_F(Arrays, wrong_counts_are_refused_at_once) {
  EXPECT_NE(message<UsageError>([&] { counted.write(std::vector<float>(11)); }).find("12 elements, given 11"),
            std::string::npos);
  EXPECT_NE(message<UsageError>([&] { counted.write(11, std::vector<float>(2)); }).find("do not fit"),
            std::string::npos);
  EXPECT_THROW(counted.write(-1, std::vector<float>(2)), UsageError);
  EXPECT_THROW(counted.write(std::numeric_limits<std::int64_t>::max(), std::vector<float>(2)), UsageError);
  std::vector<float> small(3);
  EXPECT_THROW(counted.read(std::span<float>(small)), UsageError);
  EXPECT_THROW((void)device.array<float>(3, {1, 2}), UsageError);
}

TEST_F(Arrays, destroyed_arrays_are_refused_and_earlier_reads_kept) {
  const Future<std::vector<float>> before = counted.read();
  const Array<float> view = counted.slice(0, 0, 1);
  counted.destroy();
  EXPECT_NE(message<UsageError>([&] { (void)counted.read(); }).find("array_test.cpp:"), std::string::npos);
  EXPECT_NE(message<UsageError>([&] { (void)view.read(); }).find("was destroyed"), std::string::npos);
  EXPECT_THROW(counted.write(std::vector<float>(12)), UsageError);
  EXPECT_EQ(before.get()[11], 11.0f);
}

TEST_F(Arrays, memory_short) {
  EXPECT_THROW((void)device.array<double>(std::int64_t{1} << 55), DeviceError);
  EXPECT_EQ(counted.read().get()[1], 1.0f);
}

TEST_F(Arrays, empty_handles) {
  const Array<float> none;
  EXPECT_THROW((void)none.read(), UsageError);
  EXPECT_THROW((void)none.shape(), UsageError);
  const Future<float> never;
  EXPECT_FALSE(never.ready());
  EXPECT_THROW((void)never.get(), UsageError);
  EXPECT_THROW(Plan().run(), UsageError);
}

TEST_F(Arrays, they_outlive_their_device) {
  Array<float> left;
  Future<std::vector<float>> future;
  {
    const Device gone(testing::on("reference"));
    left = gone.array<float>(3, {1, 2, 3});
    future = left.read();
  }
  EXPECT_TRUE(future.ready());
  EXPECT_EQ(future.get()[2], 3.0f);
  left.write(0, std::vector<float>{5});
  EXPECT_EQ(left.read().get()[0], 5.0f);
}

}  // namespace
}  // namespace weft

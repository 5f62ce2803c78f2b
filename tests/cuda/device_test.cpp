// Opening the tier where something is missing, and its device where nothing is.
#include <gtest/gtest.h>

#include <algorithm>

#include "common/runtime.hpp"
#include "weft/weft.hpp"

namespace weft::testing {
namespace {

bool runs_here() {
  const auto& tiers = computing_tiers();
  return std::find(tiers.begin(), tiers.end(), "cuda") != tiers.end();
}

TEST(CudaDevice, opening_it_says_what_is_missing) {
  if (runs_here()) GTEST_SKIP() << "nothing is missing here";
  const std::string text = message<DeviceError>([] { (void)Device(on("cuda")); });
  const bool named = text.find("no driver") != std::string::npos || text.find("no GPU") != std::string::npos ||
                     text.find("no compiler") != std::string::npos || text.find("too old") != std::string::npos ||
                     text.find("starting it") != std::string::npos;
  EXPECT_TRUE(named) << text;
}

TEST(CudaDevice, a_default_device_goes_to_the_next_tier) {
  if (runs_here()) GTEST_SKIP() << "it runs here";
  EXPECT_NE(Device().tiers().front(), "cuda");
}

const auto twice = kernel("twice", {"x", "y"}, [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = 2.0f * x[i]; });
});

TEST(CudaDevice, views_are_read_and_written_through_the_host) {
  if (!runs_here()) GTEST_SKIP() << "no GPU";
  const Device device(on("cuda"));
  const Array<float> x = device.array<float>({2, 3}, std::vector<float>{1, 2, 3, 4, 5, 6});
  EXPECT_EQ(x.transpose().read().get(), (std::vector<float>{1, 4, 2, 5, 3, 6}));
  x.slice(1, 0, 2, 2).write(std::vector<float>{-1, -3, -4, -6});
  EXPECT_EQ(x.read().get(), (std::vector<float>{-1, 2, -3, -4, 5, -6}));
  const Array<float> y = device.array<float>({2, 3});
  twice(x, y);
  EXPECT_EQ(y.read().get(), (std::vector<float>{-2, 4, -6, -8, 10, -12}));
}

TEST(CudaDevice, memory_that_is_not_there_is_an_error_that_passes) {
  if (!runs_here()) GTEST_SKIP() << "no GPU";
  const Device device(on("cuda"));
  const std::string text =
      message<DeviceError>([&] { (void)device.array<float>({std::int64_t{1} << 20, std::int64_t{1} << 20}); });
  EXPECT_NE(text.find("were asked for"), std::string::npos) << text;
  const Array<float> x = device.array<float>({3}, std::vector<float>{1, 2, 3}), y = device.array<float>({3});
  twice(x, y);
  EXPECT_EQ(y.read().get(), (std::vector<float>{2, 4, 6}));
}

}  // namespace
}  // namespace weft::testing

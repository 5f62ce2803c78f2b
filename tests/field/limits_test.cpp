// More than 2^31 iterations, elements and bytes.
#include "field/field.hpp"

namespace weft::testing {
namespace {

constexpr std::int64_t beyond_int = (std::int64_t{1} << 31) + 1000;

/// The cpu tier alone: an interpreter takes minutes here.
const Device* fast_device() { return fusing_tier().empty() ? nullptr : &devices().front(); }

TEST(Field, FR_062_a_fold_of_more_than_two_to_the_31_terms) {
  const Device* device = fast_device();
  if (device == nullptr) GTEST_SKIP() << "no tier here that compiles";
  const auto odd = kernel("odd", {"n"}, [](Param<std::int64_t> n) {
    return sum(n, [&](Index i) { return cast<std::uint32_t>(i & 1); });
  });
  EXPECT_EQ(odd(beyond_int).get(), beyond_int / 2);
}

// Loops and places beyond 2^31 without as many iterations.
TEST(Field, FR_064_indices_at_the_largest_int) {
  const auto indices = kernel("indices", {"first", "y"}, [](Param<std::int64_t> first, Out<std::int64_t> y) {
    for_each(range(first, y.size()), [&](Index i) { y[i - first] = i; });
  });
  const auto largest =
      kernel("largest", {"first", "n"}, [](Param<std::int64_t> first, Param<std::int64_t> n) {
        return max(range(first, n), [&](Index i) { return i; });
      });
  each_way([&](const Way& way) {
    const auto y = way.array<std::int64_t>(10);
    for (const std::int64_t first : {(std::int64_t{1} << 31) - 5, (std::int64_t{1} << 32) - 5}) {
      Future<std::int64_t> top;
      way.run([&](auto) {
        indices(first, y);
        top = largest(first, 1000);
      });
      std::vector<std::int64_t> expected;
      for (std::int64_t k = 0; k < 10; ++k) expected.push_back(first + k);
      expect_bits(y, expected);
      EXPECT_EQ(top.get(), first + 999);
    }
  });
}

// There is no fold by key; counts per key are atomics on an array of the caller's size, so nothing is
// guessed.
TEST(Field, FR_066_counts_per_key) {
  const auto histogram =
      kernel("histogram", {"keys", "counts"}, [](In<std::int32_t> keys, Out<std::int32_t> counts) {
        for_each(keys.size(), [&](Index i) { atomic_add(counts, keys[i], 1); });
      });
  std::vector<std::int32_t> keys(10'000), expected(7);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    keys[i] = static_cast<std::int32_t>(i * i % 11);
    if (keys[i] < 7) ++expected[static_cast<std::size_t>(keys[i])];
  }
  each_way([&](const Way& way) {
    const auto counts = way.array<std::int32_t>(7);
    way.run([&](auto) { histogram(way.array<std::int32_t>(10'000, keys), counts); });
    expect_bits(counts, expected);
    EXPECT_THROW((void)way.array<std::int32_t>(std::int64_t{1} << 50), DeviceError);
  });
}

}  // namespace
}  // namespace weft::testing

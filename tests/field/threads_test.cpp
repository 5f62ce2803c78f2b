// Several threads that call, make and drop kernels at once.
#include <thread>

#include "field/field.hpp"

namespace weft::testing {
namespace {

/// Runs `work(number)` on four threads at once.
template <class Work>
void on_four_threads(const Work& work) {
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t) threads.emplace_back([&work, t] { work(t); });
  for (std::thread& thread : threads) thread.join();
}

TEST(Field, FR_180_two_threads_call_one_kernel) {
  each_way([](const Way& way) {
    const auto scaled = kernel("scaled", {"x", "a", "y"}, [](In<float> x, Param<float> a, Out<float> y) {
      for_each(x.size(), [&](Index i) { y[i] = a * x[i] + 1.0f; });
    });
    on_four_threads([&](int t) {
      const auto x = way.array<float>(3, {1, 2, 3}), y = way.array<float>(3);
      for (int k = 0; k < 20; ++k) {
        const auto a = static_cast<float>(t * 100 + k);
        way.run([&](auto scratch) {
          const auto u = scratch(0.0f, 3);
          scaled(x, a, u);
          scaled(u, 1.0f, y);
        });
        EXPECT_EQ(y.read().get(), (std::vector<float>{a + 2, 2 * a + 2, 3 * a + 2}));
      }
    });
  });
}

TEST(Field, FR_181_kernels_made_and_freed_on_different_threads) {
  each_way([](const Way& way) {
    const auto x = way.array<float>(4, {0, 1, 2, 3}), y = way.array<float>(4);
    for (int k = 0; k < 40; ++k) {
      const auto constant = static_cast<float>(k % 8);
      auto made = std::make_unique<Kernel<void, In<float>, Out<float>>>(kernel(
          "plus", {"x", "y"},
          [&](In<float> v, Out<float> w) { for_each(v.size(), [&](Index i) { w[i] = v[i] + constant; }); }));
      std::thread worker([&] { way.run([&](auto) { (*made)(x, y); }); });
      worker.join();
      std::thread([&] { made.reset(); }).join();
      expect_bits(y, {constant, constant + 1, constant + 2, constant + 3});
    }
  });
}

TEST(Field, FR_182_scratch_of_a_kernel_that_several_threads_run) {
  const auto mean =
      kernel("mean", {"n", "s", "d", "y"}, [](In<double> n, In<double> s, Param<double> d, Out<double> y) {
        for_each(n.size(), [&](Index i) { y[i] = select(n[i] == 0.0, d, s[i] / n[i]); });
      });
  const auto halve = kernel("halve", {"x", "y"}, [](In<double> x, Out<double> y) {
    for_each(x.size(), [&](Index i) { y[i] = x[x.size() - 1 - i] / 2.0; });
  });
  constexpr std::size_t size = 20'000;
  std::vector<double> n(size), s(size);
  for (std::size_t i = 0; i < size; ++i) {
    n[i] = static_cast<double>(i % 3);
    s[i] = static_cast<double>(i);
  }
  each_way([&](const Way& way) {
    const auto counts = way.array<double>(size, n), sums = way.array<double>(size, s);
    on_four_threads([&](int t) {
      const auto y = way.array<double>(size);
      const double missing = -1.0 - t;
      for (int k = 0; k < 3; ++k) {
        way.run([&](auto scratch) {
          const auto u = scratch(0.0, size);
          mean(counts, sums, missing, u);
          halve(u, y);
        });
      }
      const std::vector<double> found = y.read().get();
      for (std::size_t i = 0; i < size; ++i) {
        const std::size_t from = size - 1 - i;
        ASSERT_EQ(found[i], (from % 3 == 0 ? missing : s[from] / n[from]) / 2);
      }
    });
  });
}

TEST(Field, FR_184_the_first_use_on_another_thread) {
  const std::vector<std::int32_t> cubes = {0, 1, 8, 27, 64, 125, 216, 343, 512, 729};
  for (const std::string& tier : computing_tiers()) {
    on_four_threads([&](int) {
      const auto cube = lift("cube", [](Value<std::int32_t> v) { return v * v * v; });
      const Device device(on(tier));
      const auto x = device.array<std::int32_t>(10, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}),
                 y = device.array<std::int32_t>(10);
      cube(x, y);
      expect_bits(y, cubes);
    });
  }
}

}  // namespace
}  // namespace weft::testing

// Calls outside scopes, from several threads, on several devices; and what they cost.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <new>
#include <thread>

#include "common/runtime.hpp"

namespace {

std::atomic<std::int64_t> allocations{0};

void* counted_allocation(std::size_t size) {
  allocations.fetch_add(1, std::memory_order_relaxed);
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  throw std::bad_alloc();
}

}  // namespace

// Counts every allocation of this test program.
void* operator new(std::size_t size) { return counted_allocation(size); }
void* operator new[](std::size_t size) { return counted_allocation(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  allocations.fetch_add(1, std::memory_order_relaxed);
  return std::malloc(size == 0 ? 1 : size);
}
void* operator new[](std::size_t size, const std::nothrow_t& tag) noexcept { return operator new(size, tag); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace weft {
namespace {

using testing::message;
using testing::numbers;

const auto scale = kernel("scale", {"x", "a", "y"}, [](In<float> x, Param<float> a, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
});
const auto increment =
    kernel("increment", {"x"}, [](InOut<float> x) { for_each(x.size(), [&](Index i) { x[i] += 1.0f; }); });
const auto total =
    kernel("total", {"x"}, [](In<float> x) { return sum(x.size(), [&](Index i) { return x[i]; }); });
const auto rows = kernel("rows", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
  for_each(x.size(0), [&](Index r) { s[r] = sum(x.size(1), [&](Index c) { return x(r, c); }); });
});

TEST(Calls, host_arrays_are_copied_in_and_written_back) {
  std::vector<float> x = numbers(50), y(50, -1.0f);
  scale(x, 2.0f, y).get();
  EXPECT_EQ(y[7], 2.0f * x[7]);
  float plain[3] = {1, 2, 3};
  increment(plain).get();
  EXPECT_EQ(plain[2], 4.0f);
  std::span<float> part(y.data() + 10, 5);
  increment(part).get();
  EXPECT_EQ(y[10], 2.0f * x[10] + 1.0f);
  EXPECT_EQ(y[15], 2.0f * x[15]);
}

TEST(Calls, a_failed_call_leaves_host_memory_alone) {
  const auto overrun = kernel("overrun", [](Param<std::int64_t> n, Out<float> y) {
    for_each(Index(n), [&](Index i) { y[i] = 1.0f; });
  });
  std::vector<float> y(5, 3.0f);
  EXPECT_THROW(overrun(6, y).get(), UsageError);
  EXPECT_EQ(y, std::vector<float>(5, 3.0f));
}

TEST(Calls, flattening_and_layouts) {
  const Device device;
  const Array<float> matrix = device.array<float>({3, 4}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11});
  const Array<float> flat = device.array<float>(12), sums = device.array<float>(3),
                     columns = device.array<float>(4);
  scale(matrix, 1.0f, flat);
  EXPECT_EQ(flat.read().get(), matrix.read().get());
  rows(matrix, sums);
  rows(matrix.transpose(), columns);
  EXPECT_EQ(sums.read().get(), (std::vector<float>{6, 22, 38}));
  EXPECT_EQ(columns.read().get(), (std::vector<float>{12, 15, 18, 21}));
  scale(matrix.slice(1, 3, 2, -2).slice(0, 1, 1), 1.0f, flat.slice(0, 0, 2));
  EXPECT_EQ(flat.read().get()[0], 7.0f);
}

TEST(Calls, a_view_that_repeats_one_element_is_not_written) {
  const Device device;
  const Array<float> one = device.array<float>(1, {2}), y = device.array<float>(1);
  scale(one, 3.0f, y);
  EXPECT_EQ(y.read().get()[0], 6.0f);
}

TEST(Calls, zero_sizes_run_nothing) {
  const Device device;
  const Array<float> none = device.array<float>(0), out = device.array<float>(0);
  scale(none, 2.0f, out).get();
  EXPECT_EQ(total(none).get(), 0.0f);
  EXPECT_EQ(out.read().get().size(), 0u);
  const Report report = device.fuse([&] { scale(none, 2.0f, out); }).get();
  EXPECT_EQ(report.launches, 0);
}

TEST(Calls, scalars_as_results_of_calls) {
  const Device device;
  const Array<float> x = device.array<float>(4, {1, 2, 3, 4}), y = device.array<float>(4);
  const Future<float> sum = total(x);
  scale(x, sum, y);
  increment(x);
  EXPECT_EQ(y.read().get()[3], 40.0f);
  EXPECT_EQ(sum.get(), 10.0f);
  EXPECT_TRUE(sum.ready());
}

TEST(Calls, several_threads_on_one_device) {
  const Device device;
  constexpr int threads = 4, times = 50;
  const Array<float> shared = device.array<float>(100);
  std::vector<std::thread> workers;
  for (int t = 0; t < threads; ++t) {
    workers.emplace_back([&] {
      const Array<float> own = device.array<float>(100), copy = device.array<float>(100);
      for (int k = 0; k < times; ++k) {
        increment(shared);
        Future<float> sum;
        const Future<Report> done = device.fuse([&](Scope& s) {
          const auto scratch = s.scratch(100);
          increment(own);
          scale(own, 2.0f, scratch);
          scale(scratch, 0.5f, copy);
          sum = total(copy);
        });
        if (k % 3 == 0) {
          EXPECT_EQ(done.get().launches_apart, 4);
        }
        EXPECT_EQ(sum.get(), 100.0f * static_cast<float>(k + 1));
      }
    });
  }
  for (std::thread& worker : workers) worker.join();
  EXPECT_EQ(shared.read().get(), std::vector<float>(100, static_cast<float>(threads * times)));
}

TEST(Calls, several_devices_at_once) {
  std::vector<std::thread> workers;
  for (int t = 0; t < 3; ++t) {
    workers.emplace_back([] {
      const Device device;
      const Array<float> x = device.array<float>(1000);
      for (int k = 0; k < 20; ++k) increment(x);
      EXPECT_EQ(x.read().get()[999], 20.0f);
    });
  }
  for (std::thread& worker : workers) worker.join();
}

TEST(Calls, closing_a_device_finishes_its_work) {
  std::vector<float> y(100);
  Future<void> done;
  {
    const Device device;
    const Array<float> x = device.array<float>(100);
    for (int k = 0; k < 100; ++k) increment(x);
    done = x.read(std::span<float>(y));
  }
  EXPECT_TRUE(done.ready());
  EXPECT_EQ(y[50], 100.0f);
}

TEST(Calls, one_device_takes_all_arguments) {
  const Device one, two;
  const Array<float> x = one.array<float>(3), y = two.array<float>(3);
  const std::string text = message<UsageError>([&] { scale(x, 2.0f, y); });
  EXPECT_NE(text.find(one.name()), std::string::npos) << text;
  EXPECT_NE(text.find(two.name()), std::string::npos) << text;
  const Future<float> sum = total(x);
  EXPECT_NE(message<UsageError>([&] { scale(y, sum, y); }).find("is a result of " + one.name()),
            std::string::npos);
}

TEST(Calls, a_kept_plan_allocates_nothing) {
  const Device device;
  const Array<float> x = device.array<float>(4096, numbers(4096)), y = device.array<float>(4096);
  const Array<float> parts = device.array<float>({16, 256}), sums = device.array<float>(16);
  Future<float> sum;
  const Plan plan = device.record([&](Scope& s) {
    const auto t = s.scratch(4096);
    scale(x, 2.0f, t);
    increment(t);
    scale(t, 0.5f, y);
    rows(parts, sums);
    sum = total(y);
  });
  const auto run_once = [&] {
    plan.run();
    plan.wait();
    return sum.get();
  };
  for (int k = 0; k < 10; ++k) (void)run_once();
  const std::int64_t before = allocations.load();
  for (int k = 0; k < 100; ++k) (void)run_once();
  const std::int64_t made = allocations.load() - before;
  if (!testing::fusing_tier().empty()) {
    EXPECT_EQ(made, 0);
  }
  EXPECT_LE(made, 100 * 200) << "the interpreter allocates for its own values only";
}

TEST(Calls, a_repeated_scope_allocates_only_its_handles) {
  const Device device(testing::on("null"));
  const Array<float> x = device.array<float>(4096), y = device.array<float>(4096);
  const auto scope = [&] {
    device
        .fuse([&](Scope&) {
          for (int k = 0; k < 8; ++k) scale(x, 2.0f, y);
          increment(y);
        })
        .wait();
  };
  for (int k = 0; k < 10; ++k) scope();
  const std::int64_t before = allocations.load();
  for (int k = 0; k < 100; ++k) scope();
  // The scope, its future, the report, and what keys and checks need of working memory; none of it grows with
  // runs.
  EXPECT_LE((allocations.load() - before) / 100, 40);
}

}  // namespace
}  // namespace weft

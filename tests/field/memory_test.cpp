// Repeated work does not pile up memory, kernels or plans.
#include "field/field.hpp"

namespace weft::testing {
namespace {

const auto noise = kernel("noise", {"seed", "t"}, [](Param<std::uint32_t> seed, Out<float> t) {
  for_each(t.size(), [&](Index i) {
    Value<std::uint32_t> h = cast<std::uint32_t>(i) * 2654435761u + seed;
    h = (h ^ (h >> 15)) * 2246822519u;
    t[i] = cast<float>(h >> 8);
  });
});
const auto accumulate =
    kernel("accumulate", {"res", "t", "next"}, [](In<float> res, In<float> t, Out<float> next) {
      for_each(res.size(), [&](Index i) { next[i] = res[i] + t[res.size() - 1 - i]; });
    });
const auto scale = kernel("scale", {"x", "a", "y"}, [](In<float> x, Param<float> a, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
});

// Where calls run apart, scratch shares memory by lifetime; where they join, noise is made again where it is
// read backwards.
TEST(Field, FR_164_twenty_large_sums_in_one_scope) {
  constexpr std::int64_t n = 50'000;
  for (const Device& device : devices()) {
    const auto res = device.array<float>(n);
    const Counters before = device.counters();
    device
        .fuse([&](Scope& scope) {
          Array<float> sum = scope.scratch(n);
          for (std::uint32_t k = 0; k < 20; ++k) {
            const auto t = scope.scratch(n);
            const Array<float> next = k == 19 ? res : scope.scratch(n);
            noise(k, t);
            accumulate(sum, t, next);
            sum = next;
          }
        })
        .get();
    EXPECT_LE(device.counters().bytes_allocated - before.bytes_allocated, 4 * n * 4) << device.name();
    EXPECT_GT(res.read().get()[0], 0);
  }
}

TEST(Field, FR_165_a_number_that_changes_in_every_call) {
  each_way([](const Way& way) {
    const auto x = way.array<float>(1000, numbers(1000)), y = way.array<float>(1000);
    const auto frame = [&](float a) { way.run([&](auto) { scale(x, a, y); }); };
    frame(1);
    const Counters before = way.device.counters();
    for (int k = 0; k < 100; ++k) frame(static_cast<float>(k) * 0.37f);
    const Counters after = way.device.counters();
    EXPECT_EQ(after.kernels_built, before.kernels_built);
    EXPECT_EQ(after.compiles, before.compiles);
    EXPECT_EQ(after.plans_made, before.plans_made);
    EXPECT_EQ(y.read().get()[3], 0.37f * 99.0f * x.read().get()[3]);
  });
}

TEST(Field, FR_166_a_state_carried_from_scope_to_scope) {
  each_way([](const Way& way) {
    Array<float> state = way.array<float>(1000, std::vector<float>(1000, 1.0f));
    const auto pass = [&] {
      const auto next = way.array<float>(1000);
      way.run([&](auto scratch) {
        const auto t = scratch(0.0f, 1000);
        scale(state, 0.5f, t);
        scale(t, 2.0f, next);
      });
      state = next;
    };
    for (int k = 0; k < 3; ++k) pass();
    const Counters before = way.device.counters();
    for (int k = 0; k < 50; ++k) pass();
    const Counters after = way.device.counters();
    EXPECT_EQ(after.kernels_built, before.kernels_built);
    EXPECT_EQ(after.plans_made, before.plans_made);
    EXPECT_LE(after.bytes_allocated - before.bytes_allocated, 4 * 4000);
  });
}

TEST(Field, FR_168_hundreds_of_shapes) {
  const auto centre = kernel("centre", {"x", "y"}, [](In<float, 2> x, Out<float, 2> y) {
    for_each(x.size(0), [&](Index r) {
      const Value<float> top = max(x.size(1), [&](Index c) { return x(r, c); });
      for_each(x.size(1), [&](Index c) { y(r, c) = x(r, c) - top; });
    });
  });
  each_way([&](const Way& way) {
    const auto all = way.array<float>({5, 300}, numbers(1500));
    const Counters before = way.device.counters();
    for (std::int64_t columns = 300; columns > 1; --columns) {
      const auto x = all.reshape(1500).slice(0, 0, 5 * columns).reshape({5, columns});
      const auto y = way.array<float>({5, columns});
      way.run([&](auto) { centre(x, y); });
      if (columns == 2) {
        EXPECT_EQ(std::max(y.read().get()[0], y.read().get()[1]), 0);
      }
    }
    const Counters after = way.device.counters();
    EXPECT_LE(after.kernels_built - before.kernels_built, 2);
    EXPECT_LE(after.plans_made - before.plans_made, 3);
  });
}

TEST(Field, FR_170_one_loop_under_three_titles) {
  const auto titled = [](const char* title) {
    return kernel(title, {title, "y"}, [](In<float> x, Out<float> y) {
      for_each(x.size(), [&](Index i) { y[i] = x[i] * 2.5f - 0.125f; });
    });
  };
  const auto first = titled("first"), second = titled("second"), third = titled("third");
  each_way([&](const Way& way) {
    const auto x = way.array<float>(10), y = way.array<float>(10);
    way.run([&](auto) { first(x, y); });
    const Counters before = way.device.counters();
    way.run([&](auto) { second(x, y); });
    const Report report = way.run([&](auto) { third(x, y); });
    const Counters after = way.device.counters();
    EXPECT_EQ(after.kernels_built, before.kernels_built);
    EXPECT_EQ(after.compiles, before.compiles);
    if (!way.apart()) {
      EXPECT_EQ(report.groups.at(0).calls.at(0), "third") << "the name is the report's";
    }
    expect_bits(y, std::vector<float>(10, -0.125f));
  });
}

}  // namespace
}  // namespace weft::testing

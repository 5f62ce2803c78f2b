// After an error everything works as before.
#include "field/field.hpp"

namespace weft::testing {
namespace {

const auto scale = kernel("scale", {"x", "a", "y"}, [](In<float> x, Param<float> a, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
});

TEST(Field, FR_185_an_error_thrown_while_a_kernel_is_traced) {
  struct Mine {};
  bool caught = false;
  const auto outer = kernel("outer", {"x", "y"}, [&](In<float> x, Out<float> y) {
    try {
      const auto inner = kernel("inner", [](Out<float> z) {
        for_each(z.size(), [&](Index i) { if_(z[i] > 0.0f, [] { throw Mine{}; }); });
      });
      (void)inner.traced();
    } catch (const Mine&) {
      caught = true;
    }
    for_each(x.size(), [&](Index i) { y[i] = x[i] + 1.0f; });
  });
  EXPECT_TRUE(caught);
  const auto broken = kernel("broken", {"x", "y"}, [](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) { y[i] = x[i] * 1e39; });
  });
  each_way([&](const Way& way) {
    const auto x = way.array<float>(2, {1, 2}), y = way.array<float>(2);
    for (int k = 0; k < 2; ++k) {
      EXPECT_TRUE(holds(message<UsageError>([&] { way.run([&](auto) { broken(x, y); }); }),
                        "broken: 1e+39 is outside"));
      EXPECT_THROW(way.run([](auto) { throw Mine{}; }), Mine);
      way.run([&](auto) { outer(x, y); });
      expect_bits(y, {2, 3});
    }
  });
}

TEST(Field, FR_186_a_fold_after_a_failed_evaluation) {
  const auto overrun = kernel("overrun", {"n", "y"}, [](Param<std::int64_t> n, Out<float> y) {
    for_each(Index(n), [&](Index i) { y[i] = 1.0f; });
  });
  const auto energy = kernel("energy", {"s"}, [](In<float> s) {
    return sum(s.size(), [&](Index i) { return 0.5f * s[i] * s[i]; });
  });
  const std::vector<float> values(10'000, 2.0f);
  each_way([&](const Way& way) {
    const auto s = way.array<float>(10'000, values), y = way.array<float>(5);
    for (int k = 0; k < 3; ++k) {
      EXPECT_TRUE(holds(message<UsageError>([&] {
                          way.run([&](auto) {
                            scale(s, 2.0f, s);
                            overrun(6, y);
                          });
                          (void)y.read().get();
                        }),
                        "overrun: y[i] writes index 5 of y, which has 5 there"));
      if (way.apart() || k > 0) s.write(values);
      Future<float> found;
      if (!way.apart() && k == 0) {
        EXPECT_THROW((void)s.read().get(), UsageError) << "the plan failed whole";
        s.write(values);
      }
      way.run([&](auto) { found = energy(s); });
      EXPECT_EQ(found.get(), 20'000);
    }
  });
}

TEST(Field, FR_188_a_read_on_the_host_inside_a_scope) {
  each_way([](const Way& way) {
    if (way.apart()) return;
    const auto x = way.array<float>({2, 2, 2}), y = way.array<float>(8);
    const std::string text = message<UsageError>([&] {
      way.run([&](auto) {
        scale(x, 2.0f, y);
        (void)y.read().get()[0];
      });
    });
    EXPECT_TRUE(holds(text, "read")) << text;
    EXPECT_TRUE(holds(text, "errors_test.cpp:")) << text;
    way.run([&](auto) { scale(x, 2.0f, y); });
    expect_bits(y, std::vector<float>(8, 0));
  });
}

}  // namespace
}  // namespace weft::testing

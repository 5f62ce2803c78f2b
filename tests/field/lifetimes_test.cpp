// What calls hold on to after the names they were given are gone.
#include "field/field.hpp"

namespace weft::testing {
namespace {

const auto add = kernel("add", {"x", "y", "z"}, [](In<float> x, In<float> y, Out<float> z) {
  for_each(x.size(), [&](Index i) { z[i] = x[i] + y[i]; });
});
const auto scale = kernel("scale", {"x", "a", "y"}, [](In<float> x, Param<float> a, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
});

TEST(Field, FR_158_numbers_of_a_function_that_has_returned) {
  const auto make = [](float c) {
    float local = c * 0.5f;
    auto made = kernel("made", {"x", "y"}, [&](In<float> x, Out<float> y) {
      for_each(x.size(), [&](Index i) {
        const Value<float> s = sin(x[i] * local);
        y[i] = s * s;
      });
    });
    local = 0;
    return made;
  };
  const auto made = make(2.0f);
  const auto lazily = [](const expr::NodeRef& x) {
    const expr::Number local{.integer = false, .whole = 0, .real = 1.0};
    const auto s = expr::apply(ir::Op::sin, {expr::apply(ir::Op::mul, {x, expr::literal(local)})});
    return expr::apply(ir::Op::mul, {s, s});
  };
  const auto in = given<float>("x", {2}, {1.0f, 2.0f});
  const std::vector<float> expected = evaluate<float>("sin(x * 1.0) * sin(x * 1.0)", {in});
  EXPECT_FLOAT_EQ(expected[0], std::sin(1.0f) * std::sin(1.0f));
  expect_bits(evaluate_nodes<float>({lazily(expr::input(0, "x", ir::Type::f32, {2}))}, {in}), expected);
  each_way([&](const Way& way) {
    const auto x = way.array<float>(2, {1, 2}), y = way.array<float>(2), z = way.array<float>(2);
    way.run([&](auto) {
      made(x, y);
      float factor = 3;
      scale(x, factor, z);
      factor = 0;
    });
    expect_bits(y, expected);
    expect_bits(z, {3, 6});
  });
}

TEST(Field, FR_160_an_array_is_a_copy_of_what_it_was_made_from) {
  for (const std::size_t n : {100, 100'000}) {
    each_way([&](const Way& way) {
      std::vector<float> host(n, 5);
      const auto x = way.array<float>(n, host), y = way.array<float>(n);
      host[0] = -1;
      way.run([&](auto) { scale(x, 1.0f, y); });
      expect_bits(y, std::vector<float>(n, 5));
    });
  }
}

TEST(Field, FR_161_host_memory_changed_right_after_a_write) {
  constexpr std::size_t n = 300'000;
  each_way([&](const Way& way) {
    const auto x = way.array<float>(n), y = way.array<float>(n);
    std::vector<float> host(n, 5);
    way.run([&](auto) { scale(x, 2.0f, y); });
    x.write(host);
    host.assign(n, 0);
    way.run([&](auto) { scale(x, 2.0f, y); });
    expect_bits(y, std::vector<float>(n, 10));
  });
}

TEST(Field, FR_162_host_memory_freed_before_the_calls_run) {
  each_way([](const Way& way) {
    const auto y = way.array<float>(1000), z = way.array<float>(1000);
    way.run([&](auto) {
      auto host = std::make_unique<std::vector<float>>(1000, 3.0f);
      add(*host, *host, y);
      host->assign(1000, 100.0f);
      host.reset();
      add(y, y, z);
    });
    expect_bits(z, std::vector<float>(1000, 12));
  });
}

}  // namespace
}  // namespace weft::testing

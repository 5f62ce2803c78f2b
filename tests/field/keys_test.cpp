// Plans and kernels that look alike and are not.
#include <set>

#include "common/kernel_runs.hpp"
#include "common/sample_kernels.hpp"
#include "field/field.hpp"
#include "lower/program.hpp"

namespace weft::testing {
namespace {

const auto add = lift("add", [](Value<float> a, Value<float> b) { return a + b; });
const auto sub = lift("sub", [](Value<float> a, Value<float> b) { return a - b; });
const auto mul = lift("mul", [](Value<float> a, Value<float> b) { return a * b; });

std::vector<float> nine(float value) { return std::vector<float>(9, value); }

TEST(Field, FR_171_the_same_calls_wired_in_another_way) {
  each_way([](const Way& way) {
    const Shape shape{3, 3};
    const auto a = way.array<float>(shape, nine(3)), b = way.array<float>(shape, nine(5));
    const auto c = way.array<float>(shape, nine(2)), y = way.array<float>(shape);
    const auto minus = [&](bool left) {
      way.run([&](auto scratch) {
        const auto d = scratch(0.0f, shape), e = scratch(0.0f, shape), t = scratch(0.0f, shape);
        add(a, b, d);
        add(a, c, e);
        mul(d, e, t);
        sub(t, left ? d : e, y);
      });
    };
    minus(false);
    expect_bits(y, nine(35));
    minus(true);
    expect_bits(y, nine(32));
  });
}

TEST(Field, FR_172_a_difference_and_its_reverse) {
  each_way([](const Way& way) {
    const auto c = way.array<float>(25, std::vector<float>(25, 3)),
               d = way.array<float>(25, std::vector<float>(25, 1));
    const auto y = way.array<float>(25);
    way.run([&](auto) { sub(c, d, y); });
    expect_bits(y, std::vector<float>(25, 2));
    way.run([&](auto) { sub(d, c, y); });
    expect_bits(y, std::vector<float>(25, -2));
    way.run([&](auto) { sub(d, d, y); });
    expect_bits(y, std::vector<float>(25, 0));
  });
}

TEST(Field, FR_174_a_middle_value_that_is_asked_for_or_not) {
  const auto abs_log = lift("abs_log", [](Value<float> v) { return abs(log(v)); });
  const auto magnitude = lift("magnitude", [](Value<float> v) { return abs(v); });
  each_way([&](const Way& way) {
    const auto x = way.array<float>(4, {0.5f, 1, 2, 8}), middle = way.array<float>(4),
               y = way.array<float>(4);
    for (const bool both : {true, false, true}) {
      middle.write(std::vector<float>(4, -5));
      y.write(std::vector<float>(4, -5));
      way.run([&](auto scratch) {
        const Array<float> t = both ? middle : scratch(0.0f, 4);
        abs_log(x, t);
        magnitude(t, y);
      });
      const std::vector<float> found = y.read().get();
      EXPECT_FLOAT_EQ(found[3], std::log(8.0f));
      EXPECT_FLOAT_EQ(found[0], std::log(2.0f));
      expect_bits(middle, both ? found : std::vector<float>(4, -5));
    }
  });
}

TEST(Field, FR_175_two_kernels_of_one_name) {
  const auto first = kernel("same", {"x", "y"}, [](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) { y[i] = x[i] * 2.0f; });
  });
  const auto second = kernel("same", {"x", "y"}, [](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) { y[i] = x[i] + 100.0f; });
  });
  std::vector<float> counted, doubled, raised;
  for (int k = 0; k < 64; ++k) {
    counted.push_back(static_cast<float>(k));
    doubled.push_back(static_cast<float>(2 * k));
    raised.push_back(static_cast<float>(100 + k));
  }
  each_way([&](const Way& way) {
    const auto x = way.array<float>(64, counted), y = way.array<float>(64), z = way.array<float>(64);
    way.run([&](auto) {
      first(x, y);
      second(x, z);
    });
    expect_bits(y, doubled);
    expect_bits(z, raised);
  });
}

/// A disk cache that knows nothing and remembers what it is asked to keep.
class Keys final : public backend::DiskCache {
 public:
  std::vector<std::byte> find(const std::string&) override { return {}; }
  void store(const std::string& key, std::span<const std::byte>) override { keys.push_back(key); }
  std::vector<std::string> keys;
};

TEST(Field, FR_178_every_choice_of_the_code_generator_is_in_the_key) {
  if (fusing_tier().empty()) GTEST_SKIP() << "no tier here that compiles";
  Keys disk;
  for (const backend::cpu::Isa isa : isas_here()) {
    for (const std::vector<std::string>& disabled :
         {std::vector<std::string>{}, std::vector<std::string>{"hoist"}}) {
      backend::cpu::Context context;
      context.services.disk = &disk;
      context.isa = isa;
      context.target = backend::cpu::target_of(isa);
      const ir::Kernel kernel = silu_chain(ir::Type::f32);
      const backend::cpu::CpuExecutable built(
          context, lower::lower(kernel, std::vector<plan::Layout>(kernel.arrays.size()), {}, disabled),
          "one key");
      EXPECT_EQ(context.compiles, 1);
    }
  }
  const std::set<std::string> distinct(disk.keys.begin(), disk.keys.end());
  EXPECT_GE(distinct.size(), isas_here().size()) << "an instruction set has no key of its own";
  const std::vector<float> x = {1, 2};
  each_way([&](const Way& way) {
    const auto a = way.array<float>(2, x), y = way.array<float>(2);
    const auto zero = [](float z) {
      return kernel("zero", {"x", "y"}, [z](In<float> v, Out<float> w) {
        for_each(v.size(), [&](Index i) { w[i] = copysign(v[i], Value<float>(z)); });
      });
    };
    way.run([&](auto) { zero(0.0f)(a, y); });
    expect_bits(y, {1, 2});
    way.run([&](auto) { zero(-0.0f)(a, y); });
    expect_bits(y, {-1, -2});
  });
}

}  // namespace
}  // namespace weft::testing

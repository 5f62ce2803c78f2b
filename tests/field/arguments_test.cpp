// More arrays than one launch may bind.
#include "field/field.hpp"

namespace weft::testing {
namespace {

const auto add = kernel("add", {"x", "y", "z"}, [](In<float> x, In<float> y, Out<float> z) {
  for_each(x.size(), [&](Index i) { z[i] = x[i] + y[i]; });
});
const auto copy = kernel(
    "copy", {"x", "y"}, [](In<float> x, Out<float> y) { for_each(x.size(), [&](Index i) { y[i] = x[i]; }); });

/// Every cut of the report has a sentence; at least one says that a launch binds too many buffers.
void expect_told(const Report& report) {
  bool told = false;
  for (std::size_t g = 1; g < report.groups.size(); ++g) {
    ASSERT_TRUE(report.groups[g].why.has_value());
    told = told || holds(*report.groups[g].why, "together they bind");
  }
  EXPECT_TRUE(told) << report;
}

TEST(Field, FR_081_a_step_over_dozens_of_parameters) {
  const auto step = kernel("step", {"p", "g", "m", "rate"},
                           [](InOut<float> p, In<float> g, In<float> m, Param<float> rate) {
                             for_each(p.size(), [&](Index i) { p[i] = p[i] + -(g[i] * rate) / m[i]; });
                           });
  constexpr std::size_t count = 60;
  each_way([&](const Way& way) {
    std::vector<Array<float>> p, g, m;
    for (std::size_t k = 0; k < count; ++k) {
      const float x = static_cast<float>(k);
      p.push_back(way.array<float>(2, {x, -x}));
      g.push_back(way.array<float>(2, {x, 2}));
      m.push_back(way.array<float>(2, {2, 4}));
    }
    const Report report = way.run([&](auto) {
      for (std::size_t k = 0; k < count; ++k) step(p[k], g[k], m[k], 0.5f);
    });
    for (std::size_t k = 0; k < count; ++k) {
      const float x = static_cast<float>(k);
      expect_bits(p[k], {x - x / 4, -x - 0.25f});
    }
    if (way.apart() || report.tier == "reference") return;
    EXPECT_LT(report.launches, static_cast<std::int64_t>(count));
    EXPECT_GT(report.launches, 1);
    expect_told(report);
  });
}

TEST(Field, FR_082_one_value_from_more_arrays_than_a_launch_takes) {
  constexpr std::size_t count = 150;
  each_way([&](const Way& way) {
    std::vector<Array<float>> x;
    for (std::size_t k = 0; k < count; ++k) x.push_back(way.array<float>(3, {1, static_cast<float>(k), -2}));
    const auto y = way.array<float>(3);
    const Report report = way.run([&](auto scratch) {
      Array<float> sum = x[0];
      for (std::size_t k = 1; k < count; ++k) {
        const Array<float> next = k + 1 == count ? y : scratch(0.0f, 3);
        add(sum, x[k], next);
        sum = next;
      }
    });
    expect_bits(y, {150, 11175, -300});
    if (way.apart() || report.tier == "reference") return;
    EXPECT_LE(report.launches, 4);
    expect_told(report);
  });
}

// What counts is distinct buffers: seventy views of two arrays are two.
TEST(Field, FR_085_many_views_of_few_arrays) {
  constexpr std::size_t count = 70;
  each_way([&](const Way& way) {
    const auto x = way.array<float>(count, numbers(count)), y = way.array<float>(count);
    const Report report = way.run([&](auto) {
      for (std::size_t k = 0; k < count; ++k) copy(x.slice(0, k, 1), y.slice(0, count - 1 - k, 1));
    });
    std::vector<float> expected = numbers(count);
    expect_bits(y, std::vector<float>(expected.rbegin(), expected.rend()));
    for (const ReportGroup& group : report.groups) {
      EXPECT_FALSE(group.why.has_value() && holds(*group.why, "together they bind")) << *group.why;
    }
    const auto joined = way.array<float>(35);
    way.run([&](auto) {
      for (std::size_t k = 0; k < 35; ++k) copy(way.array<float>(1, {expected[k]}), joined.slice(0, k, 1));
    });
    expect_bits(joined, std::vector<float>(expected.begin(), expected.begin() + 35));
  });
}

TEST(Field, FR_086_the_sum_of_thirty_four_vectors) {
  std::vector<Given> in;
  std::string text;
  for (int k = 0; k < 34; ++k) {
    const std::string name = "x" + std::to_string(k);
    in.push_back(given<float>(name, {3}, {static_cast<float>(k), 1, -0.5f}));
    text += (k == 0 ? "" : " + ") + name;
  }
  expect_bits(evaluate<float>(text, in), {561, 34, -17});
}

}  // namespace
}  // namespace weft::testing

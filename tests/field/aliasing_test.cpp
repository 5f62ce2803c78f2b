// Two names for one memory, and results written where operands stand.
#include "field/field.hpp"
#include "plan/plan.hpp"

namespace weft::testing {
namespace {

const auto subtract = kernel("subtract", {"x", "w", "y"}, [](In<float> x, In<float> w, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = x[i] - w[i]; });
});
const auto clamp_to = kernel("clamp_to", {"y", "high"}, [](InOut<float> y, Param<float> high) {
  for_each(y.size(), [&](Index i) { y[i] = clamp(y[i], 0.0f, high); });
});
const auto copy = kernel(
    "copy", {"x", "y"}, [](In<float> x, Out<float> y) { for_each(x.size(), [&](Index i) { y[i] = x[i]; }); });
const auto copy2 = kernel("copy2", {"x", "y"}, [](In<float, 2> x, Out<float, 2> y) {
  for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c); });
});
const auto add_one =
    kernel("add_one", {"x"}, [](InOut<float> x) { for_each(x.size(), [&](Index i) { x[i] += 1.0f; }); });

TEST(Field, FR_001_in_place_writes_of_even_and_odd_columns) {
  each_way([](const Way& way) {
    const auto x = way.array<float>(4, {0, 1, 10, 14}), w = way.array<float>(4, {3, 7, 3, 7});
    const auto y = way.array<float>(4);
    way.run([&](auto) {
      subtract(x, w, y);
      clamp_to(y.slice(0, 0, 2, 2), 5.0f);
      clamp_to(y.slice(0, 1, 2, 2), 3.0f);
    });
    expect_bits(y, {0, 0, 5, 3});
  });
}

TEST(Field, FR_002_reversing_an_array_into_itself) {
  const auto reverse = kernel("reverse", {"x", "y"}, [](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) { y[i] = x[x.size() - 1 - i]; });
  });
  std::vector<float> values = numbers(10'000), reversed(values.rbegin(), values.rend());
  each_way([&](const Way& way) {
    const auto a = way.array<float>(10'000, values);
    EXPECT_TRUE(holds(message<UsageError>([&] { reverse(a, a).get(); }), "y and x are one array"));
    a.write(values);
    EXPECT_TRUE(holds(message<UsageError>([&] { copy(a.slice(0, 9999, 10'000, -1), a).get(); }), "overlap"));
    a.write(values);
    way.run([&](auto scratch) {
      const auto t = scratch(0.0f, 10'000);
      reverse(a, t);
      copy(t, a);
    });
    expect_bits(a, reversed);
    way.run([&](auto scratch) {
      const auto t = scratch(0.0f, 10'000);
      copy(a.slice(0, 9999, 10'000, -1), t);
      copy(t, a);
    });
    expect_bits(a, values);
  });
}

TEST(Field, FR_004_a_block_onto_one_that_overlaps_it_and_a_transpose_onto_itself) {
  each_way([](const Way& way) {
    const auto m = way.array<float>({3, 3}, {1, 2, 3, 4, 5, 6, 7, 8, 9});
    const auto from = m.slice(0, 0, 2).slice(1, 0, 2), to = m.slice(0, 1, 2).slice(1, 1, 2);
    EXPECT_TRUE(holds(message<UsageError>([&] { copy2(from, to).get(); }), "overlap"));
    m.write(std::vector<float>{1, 2, 3, 4, 5, 6, 7, 8, 9});
    const auto square = way.array<float>({2, 2}, {1, 2, 3, 4});
    way.run([&](auto scratch) {
      const auto t = scratch(0.0f, Shape{2, 2}), u = scratch(0.0f, Shape{2, 2});
      copy2(from, t);
      copy2(t, to);
      copy2(square.transpose(), u);
      copy2(u, square);
    });
    expect_bits(m, {1, 2, 3, 4, 1, 2, 7, 4, 5});
    expect_bits(square, {1, 3, 2, 4});
  });
}

// No public view repeats an element, so the recording names one: a stride of zero.
TEST(Field, FR_005_a_write_to_a_view_that_repeats_one_element) {
  ir::Recording recording;
  recording.buffers.push_back({});
  recording.buffers.back().size_bytes = 4;
  ir::Call call;
  call.kernel = add_one.traced();
  ir::View view;
  view.type = ir::Type::f32;
  view.rank = 1;
  view.shape[0] = 1'000'000;
  view.strides[0] = 0;
  call.arrays = {view};
  call.file = "";
  recording.calls.push_back(call);
  EXPECT_TRUE(holds(message<UsageError>([&] { plan::check_call(recording, ir::CallId{0}); }),
                    "x is written, but several of its indices are one element"));
}

TEST(Field, FR_006_two_updated_arrays_of_one_shape) {
  const auto update =
      kernel("update", {"a", "b", "x"}, [](InOut<float, 2> a, InOut<float, 2> b, In<float, 2> x) {
        for_each({a.size(0), a.size(1)}, [&](Index r, Index c) {
          const Value<float> before = a(r, c);
          a(r, c) = before * 2.0f + x(r, c);
          b(r, c) = b(r, c) - before;
        });
      });
  each_way([&](const Way& way) {
    const auto a = way.array<float>({1, 3}, {1, 2, 3}), b = way.array<float>({1, 3}, {10, 20, 30});
    const auto x = way.array<float>({1, 3}, {0.5f, 0.25f, 0.125f});
    way.run([&](auto scratch) {
      const auto t = scratch(0.0f, Shape{1, 3});
      copy2(x, t);
      update(a, b, t);
      update(b, a, t);
    });
    expect_bits(b, {18.5f, 36.25f, 54.125f});
    expect_bits(a, {-6.5f, -13.75f, -20.875f});
    expect_bits(x, {0.5f, 0.25f, 0.125f});
  });
}

TEST(Field, FR_008_reused_memory_keeps_the_strides_of_the_result) {
  each_way([](const Way& way) {
    const auto wide = way.array<float>({1, 1, 3, 2}, {1, 2, 3, 4, 5, 6});
    const auto result = wide.reshape({3, 2});
    way.run([&](auto scratch) {
      const auto t = scratch(0.0f, Shape{3, 2});
      copy2(result, t);
      add_one(wide);
      copy2(t.reshape({3, 2}), result.slice(0, 2, 3, -1));
      add_one(result);
    });
    expect_bits(wide, {6, 7, 4, 5, 2, 3});
    expect_bits(result.transpose(), {6, 4, 2, 7, 5, 3});
  });
}

TEST(Field, FR_010_a_result_of_another_shape) {
  each_way([](const Way& way) {
    const auto x = way.array<float>({4, 2}, {1, -2, 3, -4, 5, -6, 7, -8});
    const auto relu_all = lift("relu_all", [](Value<float> v) { return relu(v); });
    const std::string text = message<UsageError>([&] {
      way.run([&](auto scratch) {
        const auto t = scratch(0.0f, Shape{4, 2});
        relu_all(x, t);
        const auto u = scratch(0.0f, Shape{2, 4});
        copy2(t.transpose(), u);
        relu_all(u, x);
      });
    });
    EXPECT_TRUE(holds(text, "(2, 4)") && holds(text, "(4, 2)")) << text;
    expect_bits(x, {1, -2, 3, -4, 5, -6, 7, -8});
  });
}

}  // namespace
}  // namespace weft::testing

// F: joining, on a fusing tier. Counts and reasons are told by the null tier, which plans but computes
// nothing; the bits by the tiers that compute.
#include <gtest/gtest.h>

#include "contract/kernels.hpp"

namespace weft::testing {
namespace {

// A device of the null tier with arrays of 500.
struct Null {
  Device device{on("null")};
  Array<float> a = device.array<float>(500), b = device.array<float>(500), c = device.array<float>(500),
               d = device.array<float>(500);

  template <class Body>
  [[nodiscard]] Report plan(Body&& body, const FuseOptions& options = {}) const {
    return device.fuse(body, options).get();
  }
  /// The sentence of the only cut, or how many groups there are instead.
  template <class Body>
  [[nodiscard]] std::string cut(Body&& body) const {
    const Report report = plan(body);
    if (report.groups.size() != 2) return std::to_string(report.groups.size()) + " groups";
    return report.groups[1].why.value_or("no reason");
  }
};

bool begins(const std::string& text, const std::string& start) { return text.rfind(start, 0) == 0; }

TEST_F(Contract, F1_a_call_that_scatters_stands_alone) {
  const Null n;
  const auto scatter =
      kernel("scatter", {"x", "at", "y"}, [](In<float> v, In<std::int32_t> at, Out<float> w) {
        for_each(v.size(), [&](Index i) { w[at[i]] = v[i]; });
      });
  const Array<std::int32_t> at = n.device.array<std::int32_t>(500);
  const std::string why = n.cut([&] {
    scale(n.a, 2.0f, n.b);
    scatter(n.b, at, n.c);
  });
  EXPECT_TRUE(begins(why, "scale and scatter run as two launches because ")) << why;
}

TEST_F(Contract, F1_a_call_of_several_loops_stands_alone) {
  const Null n;
  const auto twice = kernel("twice", {"x", "y"}, [](InOut<float> v, Out<float> w) {
    for_each(v.size(), [&](Index i) { v[i] = v[i] + 1.0f; });
    for_each(w.size(), [&](Index i) { w[i] = v[i]; });
  });
  const Report report = n.plan([&] {
    scale(n.a, 2.0f, n.b);
    twice(n.b, n.c);
  });
  EXPECT_EQ(report.launches, 3);
  EXPECT_EQ(report.groups.size(), 2u);
}

TEST_F(Contract, F1_continue_never_prevents_joining) {
  const auto positive = kernel("positive", {"x", "y"}, [](In<float> v, Out<float> w) {
    for_each(v.size(), [&](Index i) {
      if_(v[i] < 0.0f, [&] { continue_(); });
      w[i] = v[i];
    });
  });
  const Null n;
  EXPECT_EQ(n.plan([&](Scope& s) {
               const auto t = s.scratch(500);
               positive(n.a, t);
               add(t, n.a, n.b);
             }).launches,
            1);
  device.fuse([&](Scope& s) {
    const auto t = s.scratch(500);
    positive(x, t);
    add(t, x, y);
  });
  const std::vector<float> result = y.read().get();
  for (std::size_t i = 0; i < 500; ++i) EXPECT_EQ(result[i], (data[i] < 0 ? 0.0f : data[i]) + data[i]);
}

TEST_F(Contract, F2_loops_of_other_lengths_do_not_join) {
  const Null n;
  const Array<float> shorter = n.device.array<float>(400);
  EXPECT_EQ(n.cut([&] {
    scale(n.a, 2.0f, n.b);
    increment(shorter);
  }),
            "scale and increment run as two launches because scale runs over 500 and increment over 400");
}

TEST_F(Contract, F2_rows_join_where_their_leading_axes_agree) {
  const auto row_sum = kernel("row_sum", {"x", "s"}, [](In<float, 2> v, Out<float> s) {
    for_each(v.size(0), [&](Index r) { s[r] = sum(v.size(1), [&](Index c) { return v(r, c); }); });
  });
  const auto by_row = kernel("by_row", {"x", "s", "y"}, [](In<float, 2> v, In<float> s, Out<float, 2> w) {
    for_each({v.size(0), v.size(1)}, [&](Index r, Index c) { w(r, c) = v(r, c) * s[r]; });
  });
  const Null n;
  const Array<float> m = n.device.array<float>({100, 30}), out = n.device.array<float>({100, 30});
  const Report report = n.plan([&](Scope& s) {
    const auto sums = s.scratch(100);
    row_sum(m, sums);
    by_row(m, sums, out);
  });
  EXPECT_EQ(report.launches, 1);
  EXPECT_TRUE(report.groups.at(0).fused);
}

TEST_F(Contract, F3_an_array_written_and_read_at_another_index_cuts) {
  const Null n;
  const std::string why = n.cut([&] {
    scale(n.a, 2.0f, n.b);
    blur(n.b, n.c);
  });
  EXPECT_TRUE(begins(why, "scale and blur run as two launches because blur reads t[i - 1] (line ")) << why;
  EXPECT_EQ(n.plan([&] {
               scale(n.a, 2.0f, n.b);
               add(n.a, n.b, n.c);
             }).launches,
            1);
}

TEST_F(Contract, F3_a_gather_of_what_the_group_writes_cuts) {
  const Null n;
  const Array<std::int32_t> at = n.device.array<std::int32_t>(500);
  const std::string why = n.cut([&] {
    scale(n.a, 2.0f, n.b);
    gather(n.b, at, n.c);
  });
  EXPECT_TRUE(begins(why, "scale and gather run as two launches because gather reads x[at[i]]")) << why;
}

TEST_F(Contract, F4_a_write_of_what_the_group_reads_elsewhere_cuts) {
  const Null n;
  const std::string why = n.cut([&] {
    blur(n.a, n.b);
    scale(n.c, 2.0f, n.a);
  });
  EXPECT_TRUE(begins(why, "blur and scale run as two launches because blur reads t[i - 1]")) << why;
}

TEST_F(Contract, F4_overlapping_views_are_one_buffer) {
  const std::vector<float> start = numbers(500);
  const auto apart = [&](Join join) {
    const Array<float> buffer = device.array<float>(500, start);
    const Array<float> low = buffer.slice(0, 0, 499), high = buffer.slice(0, 1, 499);
    device.fuse(
        [&] {
          scale(low, 2.0f, y.slice(0, 0, 499));
          scale(y.slice(0, 0, 499), 1.0f, high);
        },
        {.join = join});
    return bits(buffer.read().get());
  };
  EXPECT_EQ(apart(Join::always), apart(Join::never));
  const Null n;
  EXPECT_EQ(n.plan([&] {
               increment(n.a.slice(0, 0, 499));
               increment(n.a.slice(0, 1, 499));
             }).launches,
            2);
}

TEST_F(Contract, F4_even_and_odd_elements_do_not_overlap) {
  const Null n;
  EXPECT_EQ(n.plan([&] {
               increment(n.a.slice(0, 0, 250, 2));
               increment(n.a.slice(0, 1, 250, 2));
             }).launches,
            1);
}

TEST_F(Contract, F5_buffers_stay_within_the_limit) {
  const Null n;
  std::vector<Array<float>> arrays;
  for (int k = 0; k < 200; ++k) arrays.push_back(n.device.array<float>(500));
  const Report report = n.plan(
      [&] {
        for (std::size_t k = 1; k < arrays.size(); ++k) add(arrays[0], arrays[k], arrays[k]);
      },
      {.join = Join::always});
  EXPECT_GT(report.launches, 1);
  EXPECT_LT(report.launches, 10);
  EXPECT_NE(report.groups.at(1).why.value_or("").find("buffers"), std::string::npos);
}

TEST_F(Contract, F6_a_full_reduction_takes_what_comes_before_as_its_prologue) {
  const Null n;
  EXPECT_EQ(n.plan([&](Scope& s) {
               const auto t = s.scratch(500);
               mul(n.a, n.b, t);
               total(t);
             }).launches,
            1);
  const Report after = n.plan([&] {
    const Future<float> sum = total(n.a);
    scale(n.a, sum, n.b);
  });
  EXPECT_EQ(after.launches, 2);
  EXPECT_EQ(after.groups.at(1).why.value_or(""),
            "total and scale run as two launches because scale needs the result of total");
}

TEST_F(Contract, F7_declared_workgroups_agree) {
  const auto sized = [](int workgroup) {
    return kernel("sized_" + std::to_string(workgroup), {"x"},
                  [](InOut<float> v) { for_each(v.size(), [&](Index i) { v[i] += 1.0f; }); },
                  {.workgroup = workgroup});
  };
  const auto narrow = sized(64), wide = sized(128);
  const Null n;
  EXPECT_EQ(n.plan([&] {
               narrow(n.a);
               increment(n.a);
               narrow(n.a);
             }).launches,
            1);
  EXPECT_EQ(n.cut([&] {
    narrow(n.a);
    wide(n.a);
  }),
            "sized_64 and sized_128 run as two launches because sized_64 runs in workgroups of 64 and "
            "sized_128 of 128");
}

TEST_F(Contract, F9_zero_iterations_launch_nothing) {
  const Null n;
  const Array<float> none = n.device.array<float>(0);
  const Report report = n.plan([&] {
    scale(none, 2.0f, none.slice(0, 0, 0));
    total(none);
    increment(n.a);
  });
  EXPECT_EQ(report.launches, 1);
  EXPECT_EQ(report.launches_apart, 1);
  ASSERT_EQ(report.groups.size(), 3u);
  EXPECT_EQ(report.groups[0].why.value_or(""), "scale has no iterations, so that nothing is launched");
  EXPECT_EQ(report.groups[1].why.value_or(""), "total has no iterations, so that nothing is launched");
  EXPECT_FALSE(report.groups[2].why.has_value()) << "there is no launch before it";
  const Array<float> empty = device.array<float>(0);
  EXPECT_EQ(total(empty).get(), 0.0f);
}

TEST_F(Contract, F11_fuse_false_runs_apart) {
  const auto alone =
      kernel("alone", {"x"}, [](InOut<float> v) { for_each(v.size(), [&](Index i) { v[i] += 1.0f; }); },
             {.fuse = false});
  const Null n;
  const Report report = n.plan([&] {
    increment(n.a);
    alone(n.a);
    increment(n.a);
  });
  EXPECT_EQ(report.launches, 3);
  EXPECT_TRUE(
      begins(report.groups.at(1).why.value_or(""), "increment and alone run as two launches because "));
}

TEST_F(Contract, F12_a_producer_in_scratch_is_computed_again_at_shifted_reads) {
  const auto scope = [](const Device& on_device, const Array<float>& in, const Array<float>& out) {
    return on_device.fuse([&](Scope& s) {
      const auto t = s.scratch(500);
      scale(in, 2.0f, t);
      blur(t, out);
    });
  };
  const Null n;
  const Report report = scope(n.device, n.a, n.b).get();
  EXPECT_EQ(report.launches, 1);
  EXPECT_GE(report.groups.at(0).recomputed, 2);
  scope(device, x, y);
  const std::vector<float> result = y.read().get();
  for (std::size_t i = 1; i < 500; ++i) EXPECT_EQ(result[i], 2.0f * data[i] + 2.0f * data[i - 1]);
}

// The reader's loop takes the shape of the loop that follows; its own index is no value there.
TEST_F(Contract, F12_a_gather_beside_its_own_element_joins_a_loop_of_another_shape) {
  const auto linked = kernel("linked", {"x", "y"}, [](In<float> v, Out<float> w) {
    for_each(w.size(), [&](Index i) { w[i] = v[i] + v[cast<std::int64_t>(v[i])]; });
  });
  const auto turned = kernel("turned", {"x", "t", "y"}, [](In<float, 2> v, In<float, 2> t, Out<float, 2> w) {
    for_each({w.size(0), w.size(1)}, [&](Index i, Index j) { w(i, j) = v(j, i) + t(i, j); });
  });
  std::vector<float> next(500);
  for (std::size_t i = 0; i < 500; ++i) next[i] = static_cast<float>(i * 37 % 260);
  for (const std::string& tier : computing_tiers()) {
    for (const Join join : {Join::never, Join::by_profit, Join::always}) {
      SCOPED_TRACE(tier);
      const Device here(on(tier));
      const auto from = here.array<float>(500, next);
      const auto to = here.array<float>({20, 25});
      here.fuse(
              [&](Scope& s) {
                const auto twice = s.scratch(500), sum = s.scratch(500);
                scale(from, 2.0f, twice);
                linked(twice, sum);
                turned(from.reshape({25, 20}), sum.reshape({20, 25}), to);
              },
              {.join = join})
          .get();
      const std::vector<float> result = to.read().get();
      for (std::size_t k = 0; k < 500; ++k) {
        const auto far = static_cast<std::size_t>(2.0f * next[k]);
        const float other = far < 500 ? 2.0f * next[far] : 0.0f;
        ASSERT_EQ(result[k], next[k % 25 * 20 + k / 25] + (2.0f * next[k] + other)) << k;
      }
    }
  }
}

TEST_F(Contract, F13_unrelated_large_calls_stay_apart_unless_asked) {
  const Null n;
  constexpr std::int64_t large = 1 << 20;
  std::vector<Array<float>> arrays;
  for (int k = 0; k < 4; ++k) arrays.push_back(n.device.array<float>(large));
  const auto body = [&] {
    for (const Array<float>& array : arrays) increment(array);
  };
  const Report apart = n.plan(body);
  EXPECT_EQ(apart.launches, 4);
  EXPECT_TRUE(apart.groups.at(1).why.has_value());
  EXPECT_EQ(n.plan(body, {.join = Join::always}).launches, 1);
}

}  // namespace
}  // namespace weft::testing

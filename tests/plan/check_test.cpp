// What is found before anything runs, with the words of each error.
#include <gtest/gtest.h>

#include "support/plans.hpp"
#include "weft/error.hpp"

namespace weft::testing {
namespace {

using ir::Op;
using ir::ReduceOp;

std::string error_of(const Recorder& r) {
  try {
    for (std::uint32_t c = 0; c < r.recording.calls.size(); ++c) plan::check_call(r.recording, ir::CallId{c});
  } catch (const UsageError& e) {
    return e.what();
  }
  return "";
}

TEST(Check, good_calls_pass) {
  Recorder r;
  const Made x = r.array({50}), y = r.array({50});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  r.call(blur(), {x.view, y.view});
  r.call(map("neg", Op::neg, 1), {x.view, x.view});
  EXPECT_EQ(error_of(r), "");
}

TEST(Check, a_read_out_of_range) {
  Recorder r;
  const Made x = r.array({40}), y = r.array({50});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  EXPECT_EQ(error_of(r), "neg: a[i] reads index 49 of a, which has 40 there (called at test.cpp:10)");
}

TEST(Check, a_shifted_read_out_of_range) {
  Recorder r;
  const Made x = r.array({50}), y = r.array({50});
  KernelBuilder k("lag");
  const ir::ArrayId in = k.in("x"), out = k.out("y");
  const auto i = k.loop_over(in);
  k.line(7);
  k.put(out, i, k.get_at(in, {k.shifted(i[0], -1)}));
  k.close();
  r.call(k.freeze(), {x.view, y.view});
  EXPECT_EQ(error_of(r),
            "lag: x[i - 1] reads index -1 of x, which has 50 there (line 7, called at test.cpp:10)");
}

TEST(Check, a_write_out_of_range_along_a_dimension) {
  Recorder r;
  const Made x = r.array({5, 7}), y = r.array({5, 6});
  KernelBuilder k("copy");
  const ir::ArrayId in = k.in("x", 2), out = k.out("y", 2);
  const auto at = k.loop_over(in, 2);
  k.put(out, at, k.get_at(in, at));
  k.close();
  r.call(k.freeze(), {x.view, y.view});
  EXPECT_EQ(error_of(r),
            "copy: y(i, j) writes index 6 along dimension 1 of y, which has 6 there (called at test.cpp:10)");
}

TEST(Check, an_inner_loop_out_of_range) {
  Recorder r;
  const Made x = r.array({5, 7}), s = r.array({4});
  r.call(fold_rows("row_sum", ReduceOp::sum), {x.view, s.view});
  EXPECT_EQ(error_of(r), "row_sum: s[i] writes index 4 of s, which has 4 there (called at test.cpp:10)");
}

TEST(Check, loops_that_do_not_run_reach_nothing) {
  Recorder r;
  const Made x = r.array({0}), y = r.array({0});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  EXPECT_EQ(error_of(r), "");
}

TEST(Check, two_names_at_one_index_pass_and_at_another_do_not) {
  Recorder r;
  const Made x = r.array({50});
  r.call(blur(), {x.view, x.view});
  EXPECT_EQ(error_of(r),
            "blur: y and t are one array, but it writes y[i] where t[i - 1] is read (line 9, called at "
            "test.cpp:10)");
}

TEST(Check, overlapping_arguments) {
  Recorder r;
  const Made x = r.array({60});
  r.call(map("neg", Op::neg, 1), {x.part(0, 50), x.part(5, 50)});
  EXPECT_EQ(error_of(r), "neg: y and a overlap in memory and y is written (called at test.cpp:10)");
  Recorder interleaved;
  const Made z = interleaved.array({60});
  interleaved.call(map("neg", Op::neg, 1), {z.part(0, 30, 2), z.part(1, 30, 2)});
  EXPECT_EQ(error_of(interleaved), "");
}

TEST(Check, a_gather_from_what_is_written) {
  Recorder r;
  const Made x = r.array({50}), at = r.array({50}, ir::Type::i64);
  r.call(gather(), {x.view, at.view, x.view});
  EXPECT_EQ(error_of(r),
            "gather: y and t are one array, but it writes y[i] where t[at[i]] is read (line 5, called at "
            "test.cpp:10)");
}

TEST(Check, phases_of_a_row_may_share_an_array) {
  Recorder r;
  const Made x = r.array({5, 7});
  KernelBuilder k("centre");
  const ir::ArrayId in = k.in("x", 2), out = k.out("y", 2);
  const auto row = k.loop_over(in);
  auto c = k.open({k.whole(in, 1)});
  ir::Fold fold;
  fold.op = ReduceOp::max;
  fold.type = ir::Type::f32;
  fold.value = k.get_at(in, {row[0], c[0]});
  k.add_fold(k.open_loop(), fold);
  const ir::NodeId top = k.fold_result(k.close(), 0);
  c = k.open({k.whole(in, 1)});
  k.put(out, {row[0], c[0]}, k.apply(Op::sub, {k.get_at(in, {row[0], c[0]}), top}));
  k.close();
  k.close();
  r.call(k.freeze(), {x.view, x.view});
  EXPECT_EQ(error_of(r), "");
  EXPECT_EQ(plan_and_run(r).launches, 1);
}

TEST(Check, one_element_seen_many_times_is_not_written) {
  Recorder r;
  const Made x = r.array({50}), y = r.array({1});
  r.call(map("neg", Op::neg, 1), {x.view, y.part(0, 50, 0)});
  EXPECT_EQ(error_of(r),
            "neg: y is written, but several of its indices are one element (called at test.cpp:10)");
}

TEST(Check, types_and_ranks) {
  Recorder r;
  const Made x = r.array({50}, ir::Type::f64), y = r.array({50});
  r.call(map("neg", Op::neg, 1), {x.view, y.view});
  EXPECT_EQ(error_of(r), "neg: a has elements of type f64, expected f32 (called at test.cpp:10)");
  Recorder q;
  const Made u = q.array({5, 10}), v = q.array({50});
  q.call(map("neg", Op::neg, 1), {u.view, v.view});
  EXPECT_EQ(error_of(q), "neg: a has 2 dimensions, expected 1 (called at test.cpp:10)");
}

TEST(Check, a_count_still_on_the_device) {
  Recorder r;
  const Made y = r.array({50}), n = r.array({}, ir::Type::i64);
  KernelBuilder k("fill");
  const ir::ArrayId out = k.out("y");
  const ir::ScalarId count = k.scalar("n", ir::Type::i64);
  const auto i = k.open({{k.index_constant(0), k.scalar_value(count), k.index_constant(1)}});
  k.put(out, i, k.f32(1));
  k.close();
  r.call_with_value(k.freeze(), {y.view}, n.view);
  try {
    (void)plan::make_plan(r.recording, {}, {});
    FAIL() << "no error";
  } catch (const UsageError& e) {
    EXPECT_STREQ(e.what(),
                 "fill: the range of its loop depends on a value that is still on the device; read it first "
                 "(test.cpp:10)");
  }
}

}  // namespace
}  // namespace weft::testing

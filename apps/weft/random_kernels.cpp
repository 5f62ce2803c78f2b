#include "random_kernels.hpp"

#include "weft/kernel.hpp"

namespace weft::app {
namespace {

using A = const CallArguments&;
using V = Value<float>;

// Maps: at the index, of one or more arrays, in place, under a condition, of several types.
const auto mix_op = lift("mix", [](V a, V b, V c) { return a * b + c; });
const auto wave_op = lift("wave", [](V a) { return exp(-abs(a)) * 0.5f - tanh(a); });
const auto divide_op = lift("divide", [](V a, V b) { return a / b; });
const auto scale_op = kernel("scale", {"x", "a", "y"}, [](In<float> x, Param<float> a, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
});
const auto add_to_op = kernel("add_to", {"x", "y"}, [](In<float> x, InOut<float> y) {
  for_each(x.size(), [&](Index i) { y[i] += x[i]; });
});
const auto positive_op = kernel("positive", {"x", "y"}, [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) { if_(x[i] > 0.0f, [&] { y[i] = sqrt(x[i]); }); });
});
const auto branches_op = kernel("branches", {"x", "y"}, [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) {
    Var<float> v = x[i];
    if_(v > 1.0f, [&] { v = v * 0.25f; }).else_([&] { v = v + 3.0f; });
    y[i] = v;
  });
});
const auto early_op = kernel("early", {"x", "y"}, [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) {
    if_(x[i] < -0.5f, [&] { continue_(); });
    y[i] = x[i] - 1.0f;
  });
});
const auto halve_op = kernel("halve", {"x", "y"}, [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) {
    Var<float> v = abs(x[i]);
    Var<std::int32_t> steps = 0;
    while_([&] { return v > 0.01f && steps < 40; },
           [&] {
             v = v * 0.5f;
             steps = steps + 1;
           });
    y[i] = v;
  });
});
const auto series_op = kernel("series", {"x", "y"}, [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) {
    Var<float> v = 0.0f;
    for_range(0, 6, [&](Index k) { v = v * x[i] + cast<float>(k); });
    y[i] = v;
  });
});
const auto to_ints_op = lift("to_ints", [](V x) { return cast<std::int32_t>(x * 16.0f); });
const auto from_ints_op = lift("from_ints", [](Value<std::int32_t> k) { return cast<float>(k); });
const auto mangle_op =
    lift("mangle", [](Value<std::int32_t> a, Value<std::int32_t> b) { return (a * 31) ^ (b >> 3); });

// Other elements: shifts, a narrower loop, the reverse order, gathers, and counts that meet by atomics.
const auto shift_op = kernel("shift", {"x", "y"}, [](In<float> x, Out<float> y) {
  for_each(range(1, x.size() - 2), [&](Index i) { y[i] = x[i - 1] - 2.0f * x[i] + x[i + 1]; });
});
const auto edge_op = kernel("edge", {"x", "y"}, [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = select(i > 0, x[i - 1], 0.0f) + x[i]; });
});
const auto reverse_op = kernel("reverse", {"x", "y"}, [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = x[x.size() - 1 - i]; });
});
const auto gather_op = kernel("gather", {"x", "at", "y"}, [](In<float> x, In<std::int32_t> at, Out<float> y) {
  for_each(y.size(), [&](Index i) { y[i] = x[at[i]]; });
});
const auto count_op =
    kernel("count", {"keys", "counts"}, [](In<std::int32_t> keys, InOut<std::int32_t> counts) {
      for_each(keys.size(), [&](Index i) { atomic_add(counts, keys[i] & 15, 1); });
    });

// Rows and columns: folds, uses of what was folded, whole norms, scans in order.
const auto row_sum_op = kernel("row_sum", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
  for_each(x.size(0), [&](Index r) { s[r] = sum(x.size(1), [&](Index c) { return x(r, c); }); });
});
const auto row_max_op = kernel("row_max", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
  for_each(x.size(0), [&](Index r) { s[r] = max(x.size(1), [&](Index c) { return x(r, c); }); });
});
const auto row_best_op = kernel("row_best", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
  for_each(x.size(0),
           [&](Index r) { s[r] = cast<float>(argmax(x.size(1), [&](Index c) { return x(r, c); })); });
});
const auto col_sum_op = kernel("col_sum", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
  for_each(x.size(1), [&](Index c) { s[c] = sum(x.size(0), [&](Index r) { return x(r, c); }); });
});
const auto by_row_op = kernel("by_row", {"x", "k", "y"}, [](In<float, 2> x, In<float> k, Out<float, 2> y) {
  for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) * k[r]; });
});
const auto by_col_op = kernel("by_col", {"x", "w", "y"}, [](In<float, 2> x, In<float> w, Out<float, 2> y) {
  for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) + w[c]; });
});
const auto outer_op = kernel("outer", {"k", "w", "y"}, [](In<float> k, In<float> w, Out<float, 2> y) {
  for_each({k.size(), w.size()}, [&](Index r, Index c) { y(r, c) = k[r] * w[c]; });
});
const auto centre_op = kernel("centre", {"x", "y"}, [](In<float, 2> x, Out<float, 2> y) {
  for_each(x.size(0), [&](Index r) {
    const auto mean = sum(x.size(1), [&](Index c) { return x(r, c); }) / cast<float>(x.size(1));
    for_each(x.size(1), [&](Index c) { y(r, c) = x(r, c) - mean; });
  });
});
const auto in_row_op = kernel("in_row", {"x", "y"}, [](In<float, 2> x, Out<float, 2> y) {
  for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, x.size(1) - 1 - c); });
});
const auto row_fold_op = kernel("row_fold", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
  for_each(x.size(0), [&](Index r) {
    s[r] = fold(
        x.size(1), 1.0f, [](V a, V b) { return hypot(a, b); }, [&](Index c) { return x(r, c); });
  });
});

// Whole arrays: results that later calls take, with a tail; and two loops in one kernel.
const auto dot_op = kernel("dot", {"a", "b"}, [](In<float> a, In<float> b) {
  return sum(a.size(), [&](Index i) { return a[i] * b[i]; });
});
const auto mean_op = kernel("mean", {"x"}, [](In<float> x) {
  return sum(x.size(), [&](Index i) { return x[i]; }) / cast<float>(x.size());
});
const auto two_loops_op = kernel("two_loops", {"x", "y"}, [](In<float> x, Out<float> y) {
  const auto largest = max(x.size(), [&](Index i) { return x[i]; });
  for_each(x.size(), [&](Index i) { y[i] = x[i] / largest; });
});

Future<float> none(const Future<void>&) { return {}; }

}  // namespace

std::span<const CatalogueRow> catalogue() {
  static const CatalogueRow rows[] = {
      {"mix", "gggG", [](A a) { return none(mix_op(a.floats[0], a.floats[1], a.floats[2], a.floats[3])); }},
      {"wave", "gG", [](A a) { return none(wave_op(a.floats[0], a.floats[1])); }},
      {"divide", "rrR", [](A a) { return none(divide_op(a.floats[0], a.floats[1], a.floats[2])); }},
      {"scale", "gnG",
       [](A a) {
         return none(a.future.valid() ? scale_op(a.floats[0], a.future, a.floats[1])
                                      : scale_op(a.floats[0], a.number, a.floats[1]));
       }},
      {"add_to", "gG", [](A a) { return none(add_to_op(a.floats[0], a.floats[1])); }},
      {"positive", "gG", [](A a) { return none(positive_op(a.floats[0], a.floats[1])); }},
      {"branches", "gG", [](A a) { return none(branches_op(a.floats[0], a.floats[1])); }},
      {"early", "gG", [](A a) { return none(early_op(a.floats[0], a.floats[1])); }},
      {"halve", "gG", [](A a) { return none(halve_op(a.floats[0], a.floats[1])); }},
      {"series", "gG", [](A a) { return none(series_op(a.floats[0], a.floats[1])); }},
      {"wave_rows", "rR", [](A a) { return none(wave_op(a.floats[0], a.floats[1])); }},
      {"to_ints", "gI", [](A a) { return none(to_ints_op(a.floats[0], a.ints[0])); }},
      {"from_ints", "iG", [](A a) { return none(from_ints_op(a.ints[0], a.floats[0])); }},
      {"mangle", "iiI", [](A a) { return none(mangle_op(a.ints[0], a.ints[1], a.ints[2])); }},
      {"shift", "g!G", [](A a) { return none(shift_op(a.floats[0], a.floats[1])); }},
      {"edge", "g!G", [](A a) { return none(edge_op(a.floats[0], a.floats[1])); }},
      {"reverse", "g!G", [](A a) { return none(reverse_op(a.floats[0], a.floats[1])); }},
      {"gather", "gi!G", [](A a) { return none(gather_op(a.floats[0], a.ints[0], a.floats[1])); }},
      {"count", "iH", [](A a) { return none(count_op(a.ints[0], a.ints[1])); }},
      {"row_sum", "gR", [](A a) { return none(row_sum_op(a.floats[0], a.floats[1])); }},
      {"row_max", "gR", [](A a) { return none(row_max_op(a.floats[0], a.floats[1])); }},
      {"row_best", "gR", [](A a) { return none(row_best_op(a.floats[0], a.floats[1])); }},
      {"col_sum", "gC", [](A a) { return none(col_sum_op(a.floats[0], a.floats[1])); }},
      {"by_row", "grG", [](A a) { return none(by_row_op(a.floats[0], a.floats[1], a.floats[2])); }},
      {"by_col", "gcG", [](A a) { return none(by_col_op(a.floats[0], a.floats[1], a.floats[2])); }},
      {"outer", "rcG", [](A a) { return none(outer_op(a.floats[0], a.floats[1], a.floats[2])); }},
      {"centre", "g!G", [](A a) { return none(centre_op(a.floats[0], a.floats[1])); }},
      {"in_row", "g!G", [](A a) { return none(in_row_op(a.floats[0], a.floats[1])); }},
      {"row_fold", "gR", [](A a) { return none(row_fold_op(a.floats[0], a.floats[1])); }},
      {"dot", "gg", [](A a) { return dot_op(a.floats[0], a.floats[1]); }},
      {"mean", "g", [](A a) { return mean_op(a.floats[0]); }},
      {"two_loops", "g!G", [](A a) { return none(two_loops_op(a.floats[0], a.floats[1])); }},
  };
  return rows;
}

}  // namespace weft::app

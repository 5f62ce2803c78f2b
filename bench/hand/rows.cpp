// Chains on rows.
#include <fmt/format.h>

#include <algorithm>

#include "races.hpp"

namespace weft::bench {
namespace {

const auto silu_op = lift("silu", [](Value<float> v) { return silu(v); });
const auto exp_op = lift("exp", [](Value<float> v) { return exp(v); });
const auto mul_op = kernel("mul", {"a", "b", "y"}, [](In<float> a, In<float> b, Out<float> y) {
  for_each(y.size(), [&](Index i) { y[i] = a[i] * b[i]; });
});
const auto square_op = lift("square", [](Value<float> v) { return v * v; });
const auto row_sum_op = kernel("row_sum", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
  for_each(x.size(0), [&](Index r) { s[r] = sum(x.size(1), [&](Index c) { return x(r, c); }); });
});
const auto row_max_op = kernel("row_max", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
  for_each(x.size(0), [&](Index r) { s[r] = max(x.size(1), [&](Index c) { return x(r, c); }); });
});
const auto divide_by_op = kernel("divide_by", {"s", "n", "y"}, [](In<float> s, Param<float> n, Out<float> y) {
  for_each(s.size(), [&](Index r) { y[r] = s[r] / n; });
});
const auto add_eps_op = kernel("add_eps", {"s", "eps", "y"}, [](In<float> s, Param<float> eps, Out<float> y) {
  for_each(s.size(), [&](Index r) { y[r] = s[r] + eps; });
});
const auto rsqrt_op = lift("rsqrt", [](Value<float> v) { return rsqrt(v); });
const auto scale_rows_op =
    kernel("scale_rows", {"x", "s", "y"}, [](In<float, 2> x, In<float> s, Out<float, 2> y) {
      for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) * s[r]; });
    });
const auto mul_row_op = kernel("mul_row", {"x", "w", "y"}, [](In<float, 2> x, In<float> w, Out<float, 2> y) {
  for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) * w[c]; });
});
const auto sub_rows_op =
    kernel("sub_rows", {"x", "s", "y"}, [](In<float, 2> x, In<float> s, Out<float, 2> y) {
      for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) - s[r]; });
    });
const auto div_rows_op =
    kernel("div_rows", {"x", "s", "y"}, [](In<float, 2> x, In<float> s, Out<float, 2> y) {
      for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) / s[r]; });
    });

}  // namespace

void Races::rows(std::size_t rows, std::size_t n, bool small) {
  const auto vx = random_values(rows * n, 1), vw = random_values(n, 2), vg = random_values(rows * n, 3);
  const Shape shape{static_cast<std::int64_t>(rows), static_cast<std::int64_t>(n)};
  const Shape column{static_cast<std::int64_t>(rows)};
  const auto x = device_.array<float>(shape, vx), g = device_.array<float>(shape, vg);
  const auto w = device_.array<float>({static_cast<std::int64_t>(n)}, vw), y = device_.array<float>(shape);
  const float *hx = buffers_.make(vx), *hw = buffers_.make(vw), *hg = buffers_.make(vg);
  float* hy = buffers_.make(rows * n);
  const auto body = [&](Scope& s) {
    auto t = s.scratch(shape), u = s.scratch(shape), v = s.scratch(shape);
    auto p = s.scratch(column), q = s.scratch(column);
    square_op(x, t);
    row_sum_op(t, p);
    divide_by_op(p, static_cast<float>(n), q);
    add_eps_op(q, 1e-6f, p);
    rsqrt_op(p, q);
    scale_rows_op(x, q, u);
    mul_row_op(u, w, v);
    silu_op(g, t);
    mul_op(v, t, y);
  };
  add(
      fmt::format("norm {}x{}", rows, n), 12.0 * static_cast<double>(rows * n), device_.record(body),
      [=, this] {
        if (small) return hand_.gated_norm(hx, hw, hg, hy, n, 0, rows, false);
        team_.halves(rows, 1,
                     [&](std::size_t i, std::size_t j) { hand_.gated_norm(hx, hw, hg, hy, n, i, j, true); });
      },
      [y, hy] { return ulps_apart(y.read().get(), hy); });
}

void Races::softmax_rows(std::size_t rows, std::size_t n) {
  const auto vx = random_values(rows * n, 1);
  const Shape shape{static_cast<std::int64_t>(rows), static_cast<std::int64_t>(n)};
  const Shape column{static_cast<std::int64_t>(rows)};
  const auto x = device_.array<float>(shape, vx), y = device_.array<float>(shape);
  const float* hx = buffers_.make(vx);
  float* hy = buffers_.make(rows * n);
  const auto body = [&](Scope& s) {
    auto t = s.scratch(shape), u = s.scratch(shape);
    auto p = s.scratch(column), q = s.scratch(column);
    row_max_op(x, p);
    sub_rows_op(x, p, t);
    exp_op(t, u);
    row_sum_op(u, q);
    div_rows_op(u, q, y);
  };
  add(
      fmt::format("softmax {}x{}", rows, n), 8.0 * static_cast<double>(rows * n), device_.record(body),
      [=, this] {
        team_.halves(rows, 1, [&](std::size_t i, std::size_t j) { hand_.softmax(hx, hy, n, i, j); });
      },
      [y, hy] { return ulps_apart(y.read().get(), hy); });
}

void Races::column_sums(std::size_t rows, std::size_t n) {
  const auto vx = random_values(rows * n, 1);
  const auto x = device_.array<float>({static_cast<std::int64_t>(rows), static_cast<std::int64_t>(n)}, vx);
  const auto y = device_.array<float>({static_cast<std::int64_t>(n)});
  const float* hx = buffers_.make(vx);
  float* hy = buffers_.make(n);
  std::vector<double> exact(n, 0);
  for (std::size_t k = 0; k < vx.size(); ++k) exact[k % n] += vx[k];
  std::ranges::copy(exact, hy);
  const auto body = [&] {
    auto out = y;
    out = sum(x, Axis{0});
  };
  add(
      fmt::format("column sums {}x{}", rows, n), 4.0 * static_cast<double>(rows * n), device_.record(body),
      [=, this] {
        float parts[2];
        team_.run([&](std::size_t k) { parts[k] = hand_.sum(hx, k * rows * n / 2, (k + 1) * rows * n / 2); });
        total_ += parts[0] + parts[1];
      },
      [y, hy] { return ulps_apart(y.read().get(), hy); });
}

void Races::layer_norm_rows(std::size_t rows, std::size_t n) {
  const auto vx = random_values(rows * n, 1), vw = random_values(n, 2), vb = random_values(n, 3);
  const Shape shape{static_cast<std::int64_t>(rows), static_cast<std::int64_t>(n)};
  const auto x = device_.array<float>(shape, vx), y = device_.array<float>(shape);
  const auto w = device_.array<float>({static_cast<std::int64_t>(n)}, vw);
  const auto b = device_.array<float>({static_cast<std::int64_t>(n)}, vb);
  const float *hx = buffers_.make(vx), *hw = buffers_.make(vw), *hb = buffers_.make(vb);
  float* hy = buffers_.make(rows * n);
  const auto body = [&] {
    auto out = y;
    out = layer_norm(x, 1e-5) * w + b;
  };
  add(
      fmt::format("layer norm {}x{}", rows, n), 8.0 * static_cast<double>(rows * n), device_.record(body),
      [=, this] {
        team_.halves(rows, 1,
                     [&](std::size_t i, std::size_t j) { hand_.layer_norm(hx, hw, hb, hy, n, i, j); });
      },
      [y, hy] { return ulps_apart(y.read().get(), hy); });
}

}  // namespace weft::bench

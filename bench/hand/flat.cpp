// Maps and a full fold.
#include "races.hpp"

namespace weft::bench {
namespace {

const auto silu_op = lift("silu", [](Value<float> v) { return silu(v); });
const auto exp_op = lift("exp", [](Value<float> v) { return exp(v); });
const auto mul_op = kernel("mul", {"a", "b", "y"}, [](In<float> a, In<float> b, Out<float> y) {
  for_each(y.size(), [&](Index i) { y[i] = a[i] * b[i]; });
});
const auto abs_op = lift("abs", [](Value<float> v) { return abs(v); });
const auto neg_op = lift("neg", [](Value<float> v) { return -v; });
const auto half_op = lift("half", [](Value<float> v) { return v * 0.5f; });
const auto tanh_op = lift("tanh", [](Value<float> v) { return tanh(v); });
const auto add_op = kernel("add", {"a", "b", "y"}, [](In<float> a, In<float> b, Out<float> y) {
  for_each(y.size(), [&](Index i) { y[i] = a[i] + b[i]; });
});
const auto scale_shift_op = kernel("scale_shift", {"x", "a", "b", "y"},
                                   [](In<float> x, Param<float> a, Param<float> b, Out<float> y) {
                                     for_each(y.size(), [&](Index i) { y[i] = a * x[i] + b; });
                                   });
const auto dot_op = kernel("dot", {"a", "b"}, [](In<float> a, In<float> b) {
  return sum(a.size(), [&](Index i) { return a[i] * b[i]; });
});

constexpr std::size_t line_floats = 64;

}  // namespace

void Races::flat(std::size_t n) {
  const auto va = random_values(n, 1), vb = random_values(n, 2), vw = random_values(n, 3);
  const Shape shape{static_cast<std::int64_t>(n)};
  const auto a = device_.array<float>(shape, va), b = device_.array<float>(shape, vb);
  const auto w = device_.array<float>(shape, vw), y = device_.array<float>(shape);
  const float *ha = buffers_.make(va), *hb = buffers_.make(vb), *hw = buffers_.make(vw);
  float* hy = buffers_.make(n);
  const double array_bytes = 4.0 * static_cast<double>(n);
  const auto halves = [this, n](auto body) {
    return [this, n, body] { team_.halves(n, line_floats, body); };
  };
  const auto apart = [y, hy] { return ulps_apart(y.read().get(), hy); };
  using S = std::size_t;

  add("a*x+b", 2 * array_bytes, device_.record([&] { scale_shift_op(a, 1.5f, 0.25f, y); }),
      halves([=, this](S i, S j) { hand_.scale_shift(ha, 1.5f, 0.25f, hy, i, j, true); }), apart);
  add("silu(a)*b", 3 * array_bytes, device_.record([&](Scope& s) {
    auto t = s.scratch(shape);
    silu_op(a, t);
    mul_op(t, b, y);
  }),
      halves([=, this](S i, S j) { hand_.silu_mul(ha, hb, hy, i, j, true); }), apart);
  add("silu(a*w+b)", 4 * array_bytes, device_.record([&](Scope& s) {
    auto t = s.scratch(shape), u = s.scratch(shape);
    mul_op(a, w, t);
    add_op(t, b, u);
    silu_op(u, y);
  }),
      halves([=, this](S i, S j) { hand_.mul_add_silu(ha, hw, hb, hy, i, j, true); }), apart);
  add("seven ops", 4 * array_bytes, device_.record([&](Scope& s) {
    auto t = s.scratch(shape), u = s.scratch(shape);
    mul_op(a, w, t);
    add_op(t, b, u);
    abs_op(u, t);
    neg_op(t, u);
    exp_op(u, t);
    half_op(t, u);
    tanh_op(u, y);
  }),
      halves([=, this](S i, S j) { hand_.seven_ops(ha, hw, hb, hy, i, j, true); }), apart);
  add(
      "dot", 2 * array_bytes, device_.record([&] { dot_op(a, b); }),
      [=, this] {
        float parts[2];
        team_.run([&](S k) { parts[k] = hand_.dot(ha, hb, k * n / 2, (k + 1) * n / 2); });
        hy[0] = parts[0] + parts[1];
      },
      [=] {
        const float ours = dot_op(a, b).get();
        return ulps_apart({&ours, 1}, hy);
      });
}

double Races::copy_ms(std::size_t n) {
  const float* from = buffers_.make(random_values(n, 9));
  float* to = buffers_.make(n);
  double best = 1e9;
  for (int k = 0; k < 8; ++k) {
    best = std::min(best, milliseconds([&] {
                      team_.halves(n, line_floats,
                                   [&](std::size_t i, std::size_t j) { hand_.copy(from, to, i, j); });
                    }));
  }
  return best;
}

}  // namespace weft::bench

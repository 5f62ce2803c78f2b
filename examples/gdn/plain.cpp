// The layer as plain loops over doubles.
#include <cmath>

#include "layer.hpp"

namespace gdn {
namespace {

double silu(double x) { return x / (1 + std::exp(-x)); }
double softplus(double x) { return std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x))); }

using Row = std::vector<double>;

Row l2_normal(const double* x, std::int64_t dim, double scale) {
  double squares = 0;
  for (std::int64_t i = 0; i < dim; ++i) squares += x[i] * x[i];
  const double factor = scale / std::max(std::sqrt(squares), 1e-12);
  Row row(static_cast<std::size_t>(dim));
  for (std::int64_t i = 0; i < dim; ++i) row[static_cast<std::size_t>(i)] = x[i] * factor;
  return row;
}

/// silu of the causal convolution; (batch, tokens, channels)
Row convolve(const Sizes& s, const Data& d) {
  constexpr std::int64_t before = Sizes::taps - 1;
  const std::int64_t channels = s.channels();
  Row mixed(d.qkv.size());
  for (std::int64_t b = 0; b < s.batch; ++b) {
    for (std::int64_t t = 0; t < s.tokens; ++t) {
      for (std::int64_t c = 0; c < channels; ++c) {
        double total = 0;
        for (std::int64_t k = 0; k < Sizes::taps; ++k) {
          const std::int64_t at = t + k - before;
          const double x = at >= 0
                               ? d.qkv[static_cast<std::size_t>((b * s.tokens + at) * channels + c)]
                               : d.past[static_cast<std::size_t>((b * before + at + before) * channels + c)];
          total += static_cast<double>(d.taps[static_cast<std::size_t>(c * Sizes::taps + k)]) * x;
        }
        mixed[static_cast<std::size_t>((b * s.tokens + t) * channels + c)] = silu(total);
      }
    }
  }
  return mixed;
}

struct Gate {
  double decay = 0, beta = 0;
};
Gate gate_of(const Data& d, std::size_t at, std::size_t head) {
  const double a = d.a[at], bias = d.dt_bias[head], rate = d.a_log[head];
  return {std::exp(-std::exp(rate) * softplus(a + bias)), 1 / (1 + std::exp(-static_cast<double>(d.b[at])))};
}

/// One token of one head: updates the state (v by k), gives S q.
Row delta_step(double* state, const Row& q, const Row& k, const double* v, const Gate& gate) {
  const std::size_t dim = q.size();
  Row o(dim);
  for (std::size_t j = 0; j < dim; ++j) {
    double* row = state + j * dim;
    double seen = 0;
    for (std::size_t i = 0; i < dim; ++i) seen += (row[i] *= gate.decay) * k[i];
    const double step = gate.beta * (v[j] - seen);
    for (std::size_t i = 0; i < dim; ++i) o[j] += (row[i] += step * k[i]) * q[i];
  }
  return o;
}

void gated_norm(const Data& d, const Row& o, std::size_t at, double* y) {
  double squares = 0;
  for (const double v : o) squares += v * v;
  const double factor = 1 / std::sqrt(squares / static_cast<double>(o.size()) + 1e-6);
  for (std::size_t j = 0; j < o.size(); ++j) y[j] = o[j] * factor * d.w[j] * silu(d.z[at + j]);
}

}  // namespace

Plain run_plain(const Sizes& s, const Data& d) {
  const Row mixed = convolve(s, d);
  Plain plain{Row(d.z.size()), Row(d.state.begin(), d.state.end())};
  const std::int64_t group = s.value_heads / s.key_heads;
  const double scale = 1 / std::sqrt(static_cast<double>(s.dim));
  for (std::int64_t b = 0; b < s.batch; ++b) {
    for (std::int64_t t = 0; t < s.tokens; ++t) {
      const double* row = mixed.data() + (b * s.tokens + t) * s.channels();
      for (std::int64_t h = 0; h < s.value_heads; ++h) {
        const Row q = l2_normal(row + h / group * s.dim, s.dim, scale);
        const Row k = l2_normal(row + (s.key_heads + h / group) * s.dim, s.dim, 1);
        const double* v = row + (2 * s.key_heads + h) * s.dim;
        const auto at = static_cast<std::size_t>((b * s.tokens + t) * s.value_heads + h);
        double* state = plain.state.data() + (b * s.value_heads + h) * s.dim * s.dim;
        const Row o = delta_step(state, q, k, v, gate_of(d, at, static_cast<std::size_t>(h)));
        gated_norm(d, o, at * static_cast<std::size_t>(s.dim),
                   plain.y.data() + at * static_cast<std::size_t>(s.dim));
      }
    }
  }
  return plain;
}

}  // namespace gdn

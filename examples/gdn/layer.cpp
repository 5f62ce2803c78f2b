#include "layer.hpp"

#include <cmath>
#include <random>

namespace gdn {
namespace {

using namespace weft;

constexpr float norm_eps = 1e-6f;

/// y(b, t, c) = sum of w(c, k) * x(b, t + k - 3, c); what lies before the first token is in `past`.
const auto causal_conv =
    kernel("causal_conv", {"x", "past", "w", "y"},
           [](In<float, 3> x, In<float, 3> past, In<float, 2> w, Out<float, 3> y) {
             for_each({y.size(0), y.size(1), y.size(2)}, [&](Index b, Index t, Index c) {
               const auto tap = [&](int k) {
                 const Index at = t + (k - (Sizes::taps - 1));
                 return w(c, k) * select(at >= 0, x(b, at, c), past(b, at + (Sizes::taps - 1), c));
               };
               y(b, t, c) = tap(0) + tap(1) + tap(2) + tap(3);
             });
           });

/// One row of the state is one iteration: tokens follow one another, folds over the keys run across lanes.
const auto delta_rule = kernel(
    "delta_rule", {"q", "k", "v", "decay", "beta", "state", "o"},
    [](In<float, 4> q, In<float, 4> k, In<float, 4> v, In<float, 3> decay, In<float, 3> beta,
       InOut<float, 4> state, Out<float, 4> o) {
      const Index group = v.size(2) / k.size(2), dim = state.size(3);
      for_each({state.size(0), state.size(1), state.size(2)}, [&](Index b, Index h, Index j) {
        const Index key_head = h / group;
        for_range(0, v.size(1), [&](Index t) {
          const auto kept = decay(b, t, h);
          for_each(dim, [&](Index i) { state(b, h, j, i) = state(b, h, j, i) * kept; });
          const auto seen = sum(dim, [&](Index i) { return state(b, h, j, i) * k(b, t, key_head, i); });
          const auto step = beta(b, t, h) * (v(b, t, h, j) - seen);
          for_each(dim,
                   [&](Index i) { state(b, h, j, i) = state(b, h, j, i) + step * k(b, t, key_head, i); });
          o(b, t, h, j) = sum(dim, [&](Index i) { return state(b, h, j, i) * q(b, t, key_head, i); });
        });
      });
    });

std::vector<float> normal(std::int64_t count, std::mt19937& random, float scale, float mean = 0) {
  std::normal_distribution<float> distribution(mean, scale);
  std::vector<float> values(static_cast<std::size_t>(count));
  for (float& v : values) v = distribution(random);
  return values;
}

}  // namespace

Data random_data(const Sizes& s, unsigned seed) {
  std::mt19937 random(seed);
  const std::int64_t gates = s.batch * s.tokens * s.value_heads, out = gates * s.dim;
  Data d;
  d.qkv = normal(s.batch * s.tokens * s.channels(), random, 1);
  d.past = normal(s.batch * (Sizes::taps - 1) * s.channels(), random, 1);
  d.taps = normal(s.channels() * Sizes::taps, random, 0.5f);
  d.a = normal(gates, random, 1);
  d.b = normal(gates, random, 1);
  d.a_log = normal(s.value_heads, random, 0.3f, 0.5f);
  d.dt_bias = normal(s.value_heads, random, 0.3f);
  d.state = normal(s.batch * s.value_heads * s.dim * s.dim, random, 0.1f);
  d.z = normal(out, random, 1);
  d.w = normal(s.dim, random, 0.1f, 1);
  return d;
}

Result run(const Device& device, const Sizes& s, const Data& d, Join join) {
  if (s.value_heads % s.key_heads != 0) throw UsageError("value_heads must be a multiple of key_heads");
  const Shape tokens{s.batch, s.tokens, s.channels()}, by_head{s.batch, s.tokens, s.heads(), s.dim};
  const Shape gates{s.batch, s.tokens, s.value_heads}, keys{s.batch, s.tokens, s.key_heads, s.dim};
  const Shape values{s.batch, s.tokens, s.value_heads, s.dim};
  const auto qkv = device.array<float>(tokens, d.qkv);
  const auto past = device.array<float>({s.batch, Sizes::taps - 1, s.channels()}, d.past);
  const auto taps = device.array<float>({s.channels(), Sizes::taps}, d.taps);
  const auto a = device.array<float>(gates, d.a), b = device.array<float>(gates, d.b);
  const auto a_log = device.array<float>({s.value_heads}, d.a_log),
             dt_bias = device.array<float>({s.value_heads}, d.dt_bias);
  const auto state = device.array<float>({s.batch, s.value_heads, s.dim, s.dim}, d.state);
  const auto z = device.array<float>(values, d.z), w = device.array<float>({s.dim}, d.w);
  auto y = device.array<float>(values);

  const auto body = [&](Scope& scope) {
    auto mixed = scope.scratch<float>(tokens);
    auto q = scope.scratch<float>(keys), k = scope.scratch<float>(keys);
    auto decay = scope.scratch<float>(gates), beta = scope.scratch<float>(gates);
    auto o = scope.scratch<float>(values);
    causal_conv(qkv, past, taps, mixed);
    mixed = silu(mixed);
    const auto heads = mixed.reshape(by_head);
    q = l2_norm(heads.slice(2, 0, s.key_heads)) *
        static_cast<float>(1 / std::sqrt(static_cast<double>(s.dim)));
    k = l2_norm(heads.slice(2, s.key_heads, s.key_heads));
    decay = exp(-exp(a_log) * softplus(a + dt_bias));
    beta = sigmoid(b);
    delta_rule(q, k, heads.slice(2, 2 * s.key_heads, s.value_heads), decay, beta, state, o);
    y = rms_norm(o, norm_eps) * w * silu(z);
  };
  Report report = device.fuse(body, {.join = join}).get();
  return {y.read().get(), state.read().get(), std::move(report)};
}

}  // namespace gdn

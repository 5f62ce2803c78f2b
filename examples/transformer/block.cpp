#include "block.hpp"

#include <cmath>
#include <limits>
#include <random>

namespace transformer {
namespace {

using namespace weft;

using Floats = In<float, 3>;
using Places = In<std::int32_t>;

/// Rotary positions: the pair (i, i + dim / 2) turns by position / 10000^(2 i / dim).
const auto rotate = kernel("rotate", {"x", "position", "y"}, [](Floats x, Places position, Out<float, 3> y) {
  const Index half = x.size(2) / 2;
  for_each({x.size(0), x.size(1), x.size(2)}, [&](Index r, Index h, Index d) {
    const Index pair = d % half;
    const auto turns = cast<float>(pair) / cast<float>(half);
    const auto angle = cast<float>(position[r]) * exp(-9.210340371976184f * turns);
    const auto first = x(r, h, pair), second = x(r, h, pair + half);
    y(r, h, d) =
        select(d < half, first * cos(angle) - second * sin(angle), second * cos(angle) + first * sin(angle));
  });
});

/// Rows into their places of the cache.
const auto keep = kernel("keep", {"x", "sequence", "position", "cache"},
                         [](Floats x, Places sequence, Places position, Out<float, 4> cache) {
                           for_each({x.size(0), x.size(1), x.size(2)}, [&](Index r, Index h, Index d) {
                             cache(cast<std::int64_t>(sequence[r]), cast<std::int64_t>(position[r]), h, d) =
                                 x(r, h, d);
                           });
                         });

/// s(r, h, t) = q(r, h) . key(t) of the row's sequence, scaled; -inf beyond the row's position.
const auto scores = kernel(
    "scores", {"q", "keys", "sequence", "position", "scale", "s"},
    [](Floats q, In<float, 4> keys, Places sequence, Places position, Param<float> scale, Out<float, 3> s) {
      for_each({s.size(0), s.size(1), s.size(2)}, [&](Index r, Index h, Index t) {
        const Index own = cast<std::int64_t>(sequence[r]);
        const auto product = sum(q.size(2), [&](Index d) { return q(r, h, d) * keys(own, t, h, d); });
        s(r, h, t) = select(t <= cast<std::int64_t>(position[r]), product * scale,
                            -std::numeric_limits<float>::infinity());
      });
    });

/// o(r, h, d) = sum over t of p(r, h, t) * value(t, d) of the row's sequence.
const auto mix = kernel("mix", {"p", "values", "sequence", "o"},
                        [](Floats p, In<float, 4> values, Places sequence, Out<float, 3> o) {
                          for_each({o.size(0), o.size(1), o.size(2)}, [&](Index r, Index h, Index d) {
                            const Index own = cast<std::int64_t>(sequence[r]);
                            o(r, h, d) =
                                sum(p.size(2), [&](Index t) { return p(r, h, t) * values(own, t, h, d); });
                          });
                        });

}  // namespace

Array<float> Block::weights(const Shape& shape, float scale) {
  std::mt19937 random(seed_++);
  std::normal_distribution<float> distribution(0, scale);
  std::vector<float> values(static_cast<std::size_t>(shape.size()));
  for (float& v : values) v = distribution(random);
  return device_.array<float>(shape, values);
}

Block::Block(const Device& device, const Sizes& s, unsigned seed) : device_(device), sizes_(s), seed_(seed) {
  const std::int64_t c = s.channels();
  const float scale = 1 / std::sqrt(static_cast<float>(c));
  norm_attention_ = weights({c}, 1);
  norm_mlp_ = weights({c}, 1);
  for (Array<float>* w : {&wq_, &wk_, &wv_, &wo_}) *w = weights({c, c}, scale);
  gate_ = weights({c, s.hidden}, scale);
  up_ = weights({c, s.hidden}, scale);
  down_ = weights({s.hidden, c}, scale);
  keys_ = device_.array<float>({s.sequences, s.context, s.heads, s.dim});
  values_ = device_.array<float>({s.sequences, s.context, s.heads, s.dim});
}

Block::Result Block::run(const Tokens& tokens, Join join) {
  const std::int64_t n = tokens.count(), c = sizes_.channels();
  const Shape flat{n, c}, by_head{n, sizes_.heads, sizes_.dim}, by_time{n, sizes_.heads, sizes_.context};
  const auto x = device_.array<float>(flat, tokens.x);
  const auto sequence = device_.array<std::int32_t>({n}, tokens.sequence);
  const auto position = device_.array<std::int32_t>({n}, tokens.position);
  auto y = device_.array<float>(flat);
  const float scale = 1 / std::sqrt(static_cast<float>(sizes_.dim));

  const auto body = [&](Scope& s) {
    auto h = s.scratch<float>(flat), q = s.scratch<float>(flat), k = s.scratch<float>(flat),
         v = s.scratch<float>(flat);
    auto turned_q = s.scratch<float>(by_head), turned_k = s.scratch<float>(by_head),
         o = s.scratch<float>(by_head);
    auto p = s.scratch<float>(by_time), middle = s.scratch<float>(flat);
    h = rms_norm(x) * norm_attention_;
    q = matmul(h, wq_);
    k = matmul(h, wk_);
    v = matmul(h, wv_);
    rotate(q.reshape(by_head), position, turned_q);
    rotate(k.reshape(by_head), position, turned_k);
    keep(turned_k, sequence, position, keys_);
    keep(v.reshape(by_head), sequence, position, values_);
    scores(turned_q, keys_, sequence, position, scale, p);
    p = softmax(p);
    mix(p, values_, sequence, o);
    middle = x + matmul(o.reshape(flat), wo_);
    h = rms_norm(middle) * norm_mlp_;
    y = middle + matmul(silu(matmul(h, gate_)) * matmul(h, up_), down_);
  };
  Report report = device_.fuse(body, {.join = join}).get();
  return {y.read().get(), std::move(report)};
}

}  // namespace transformer

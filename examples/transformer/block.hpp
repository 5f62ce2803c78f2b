// One decoder block of a language model in f32: norms, rotary positions, attention over a cache, SwiGLU.
//
//   h = rms_norm(x) * w;  q, k, v = h @ wq, h @ wk, h @ wv;  q and k rotated by their positions;  k, v into
//   the cache x = x + softmax(q k^T / sqrt(dim), up to the own position) v @ wo h = rms_norm(x) * w2;  y = x
//   + (silu(h @ gate) * (h @ up)) @ down
//
// Rows are tokens, of any sequences, in any number. What a row gives depends on its own sequence alone, in
// every bit: not on the rows beside it, nor on how a prompt is cut.
#pragma once

#include <cstdint>
#include <vector>

#include "weft/weft.hpp"

namespace transformer {

struct Sizes {
  std::int64_t heads = 8, dim = 64, hidden = 1376;
  std::int64_t sequences = 64, context = 64;  ///< of the cache

  [[nodiscard]] std::int64_t channels() const { return heads * dim; }
};

/// Tokens to run: one row each, (channels) values, with its sequence and its position there.
struct Tokens {
  std::vector<float> x;
  std::vector<std::int32_t> sequence, position;

  [[nodiscard]] std::int64_t count() const { return static_cast<std::int64_t>(sequence.size()); }
};

class Block {
 public:
  /// Random weights, and an empty cache. The device must outlive the block.
  Block(const weft::Device& device, const Sizes& sizes, unsigned seed);

  struct Result {
    std::vector<float> y;  ///< (tokens, channels)
    weft::Report report;
  };
  /// Writes the tokens' keys and values into the cache, then lets each attend to its sequence up to itself.
  [[nodiscard]] Result run(const Tokens& tokens, weft::Join join);

 private:
  [[nodiscard]] weft::Array<float> weights(const weft::Shape& shape, float scale);

  const weft::Device& device_;
  Sizes sizes_;
  unsigned seed_;
  weft::Array<float> norm_attention_, norm_mlp_, wq_, wk_, wv_, wo_, gate_, up_, down_;
  weft::Array<float> keys_, values_;  ///< (sequences, context, heads, dim)
};

}  // namespace transformer

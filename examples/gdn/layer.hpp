// One Gated-DeltaNet layer between its projections: what a hybrid language model runs for each new piece of
// text.
//
//   mixed  = silu(causal depthwise convolution of qkv, 4 taps)
//   q, k   = l2_norm of each head's part of mixed, q / sqrt(dim);  v = the rest
//   decay  = exp(-exp(a_log) * softplus(a + dt_bias));  beta = sigmoid(b)
//   for each token:  S = decay * S;  S = S + k (x) beta * (v - S k);  o = S q        (the gated delta rule)
//   y      = rms_norm(o) * w * silu(z)
//
// Source of the formulas: Yang, Kautz, Hatamizadeh, "Gated Delta Networks: Improving Mamba2 with Delta Rule",
// 2024.
#pragma once

#include <cstdint>
#include <vector>

#include "weft/weft.hpp"

namespace gdn {

/// Sizes; the defaults are those of one layer of a hybrid model with 32 value heads.
struct Sizes {
  std::int64_t batch = 2, tokens = 8, key_heads = 16, value_heads = 32, dim = 128;
  static constexpr int taps = 4;

  [[nodiscard]] std::int64_t heads() const { return 2 * key_heads + value_heads; }
  [[nodiscard]] std::int64_t channels() const { return heads() * dim; }
};

/// Everything on the host, row-major, with the shapes of `Arrays`.
struct Data {
  std::vector<float> qkv, past, taps, a, b, a_log, dt_bias, state, z, w;
};
[[nodiscard]] Data random_data(const Sizes& sizes, unsigned seed);

struct Result {
  std::vector<float> y;      ///< (batch, tokens, value_heads, dim)
  std::vector<float> state;  ///< (batch, value_heads, dim of v, dim of k), after the last token
  weft::Report report;
};

/// One fuse scope of kernels and expressions. Throws weft::UsageError where value_heads is no multiple of
/// key_heads.
[[nodiscard]] Result run(const weft::Device& device, const Sizes& sizes, const Data& data, weft::Join join);

struct Plain {
  std::vector<double> y, state;
};
/// The same formulas as plain loops over doubles.
[[nodiscard]] Plain run_plain(const Sizes& sizes, const Data& data);

}  // namespace gdn

#include "chain_loops.hpp"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "ir/meaning/meaning.hpp"
#include "ir/num.hpp"
#include "support/float_state.hpp"

namespace weft::app {
namespace {

using ir::Num;

float exp_of(float x) { return ir::meaning::exp(Num<float>{x}).value; }
float tanh_of(float x) { return ir::meaning::tanh(Num<float>{x}).value; }
float silu_of(float x) { return ir::meaning::silu(Num<float>{x}).value; }
float max_of(float a, float b) { return ir::max(Num<float>{a}, Num<float>{b}).value; }

template <class F>
void for_elements(ChainSize size, F&& body) {
  constexpr std::int64_t grain = 1 << 14;
  tbb::parallel_for(tbb::blocked_range<std::int64_t>(0, size.elements(), grain), [&](const auto& range) {
    const support::FloatState standard;
    for (std::int64_t i = range.begin(); i < range.end(); ++i) body(static_cast<std::size_t>(i));
  });
}

/// body(first element of the row, room for one row)
template <class F>
void for_rows(ChainSize size, F&& body) {
  const std::int64_t grain = std::max<std::int64_t>(1, (1 << 14) / std::max<std::int64_t>(size.cols, 1));
  tbb::parallel_for(tbb::blocked_range<std::int64_t>(0, size.rows, grain), [&](const auto& range) {
    const support::FloatState standard;
    std::vector<float> room(static_cast<std::size_t>(size.cols));
    for (std::int64_t r = range.begin(); r < range.end(); ++r)
      body(static_cast<std::size_t>(r * size.cols), room);
  });
}

/// The reduction order that Weft promises: blocks of 256, each folded at strides 128, 64, ..., 1; then the
/// blocks' results in the same way. Overwrites the values.
template <class Op>
float fold(std::span<float> values, Op op) {
  constexpr std::size_t block = 256;
  std::size_t count = values.size();
  while (count > 1) {
    std::size_t blocks = 0;
    for (std::size_t start = 0; start < count; start += block) {
      const std::size_t length = std::min(block, count - start);
      float* v = values.data() + start;
      for (std::size_t stride = block / 2; stride > 0; stride /= 2) {
        for (std::size_t t = 0; t < stride && t + stride < length; ++t) v[t] = op(v[t], v[t + stride]);
      }
      values[blocks++] = v[0];
    }
    count = blocks;
  }
  return values[0];
}

float plus(float a, float b) { return a + b; }

}  // namespace

void plain_silu_mul(ChainSize size, const ChainSpans& arrays) {
  const auto a = arrays.in[0], b = arrays.in[1];
  const auto y = arrays.out;
  for_elements(size, [=](std::size_t i) { y[i] = silu_of(a[i]) * b[i]; });
}

void plain_affine_silu(ChainSize size, const ChainSpans& arrays) {
  const auto a = arrays.in[0], w = arrays.in[1], b = arrays.in[2];
  const auto y = arrays.out;
  for_elements(size, [=](std::size_t i) { y[i] = silu_of(a[i] * w[i] + b[i]); });
}

void plain_seven(ChainSize size, const ChainSpans& arrays) {
  const auto a = arrays.in[0], w = arrays.in[1], b = arrays.in[2];
  const auto y = arrays.out;
  for_elements(size, [=](std::size_t i) { y[i] = tanh_of(exp_of(-std::abs(a[i] * w[i] + b[i])) * 0.5f); });
}

void plain_norm_gate(ChainSize size, const ChainSpans& arrays) {
  const auto x = arrays.in[0], w = arrays.in[1], g = arrays.in[2];
  const auto y = arrays.out;
  const auto cols = static_cast<std::size_t>(size.cols);
  for_rows(size, [=](std::size_t row, std::vector<float>& room) {
    for (std::size_t c = 0; c < cols; ++c) room[c] = x[row + c] * x[row + c];
    const float mean = fold(room, plus) / static_cast<float>(cols);
    const float factor = 1.0f / std::sqrt(mean + norm_eps);
    for (std::size_t c = 0; c < cols; ++c) y[row + c] = x[row + c] * factor * w[c] * silu_of(g[row + c]);
  });
}

void plain_softmax(ChainSize size, const ChainSpans& arrays) {
  const auto x = arrays.in[0];
  const auto y = arrays.out;
  const auto cols = static_cast<std::size_t>(size.cols);
  for_rows(size, [=](std::size_t row, std::vector<float>& room) {
    for (std::size_t c = 0; c < cols; ++c) room[c] = x[row + c];
    const float largest = fold(room, max_of);
    for (std::size_t c = 0; c < cols; ++c) y[row + c] = exp_of(x[row + c] - largest);
    for (std::size_t c = 0; c < cols; ++c) room[c] = y[row + c];
    const float total = fold(room, plus);
    for (std::size_t c = 0; c < cols; ++c) y[row + c] /= total;
  });
}

}  // namespace weft::app

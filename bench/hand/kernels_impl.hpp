// The kernels for registers of `lanes` floats; compiled once for each instruction set, with its flags.
// Flattened: the formulas are inlined whole, as someone writing intrinsics would have them.
#pragma once

#include <immintrin.h>

#include <cmath>
#include <cstddef>

#include "kernels.hpp"
#include "vector.hpp"

namespace weft::bench {

template <int lanes>
struct Hand {
  using V = Vec<float, lanes>;
  static constexpr std::size_t step = 2 * lanes;  // two registers at once hide latencies

  static V all(float value) { return V{}.lit(value); }
  static void pass_cache(float* to, V x) {
    if constexpr (lanes == 8) {
      _mm256_stream_ps(to, std::bit_cast<__m256>(x.v));
    } else {
#if defined(__AVX512F__)
      _mm512_stream_ps(to, std::bit_cast<__m512>(x.v));
#else
      x.store(to);
#endif
    }
  }

  /// y[i] = f(i) for whole pairs of registers.
  template <class F>
  static void map(float* y, std::size_t begin, std::size_t end, bool stream, F f) {
    if (!stream) {
      for (std::size_t i = begin; i < end; i += step) {
        const V p = f(i), q = f(i + lanes);
        p.store(y + i);
        q.store(y + i + lanes);
      }
      return;
    }
    for (std::size_t i = begin; i < end; i += step) {
      const V p = f(i), q = f(i + lanes);
      pass_cache(y + i, p);
      pass_cache(y + i + lanes, q);
    }
    _mm_sfence();
  }

  static float sum(V x) {
    float total = 0;
    for (int k = 0; k < lanes; ++k) total += x.v[k];
    return total;
  }
  static float largest(V x) {
    float top = x.v[0];
    for (int k = 1; k < lanes; ++k) top = x.v[k] > top ? x.v[k] : top;
    return top;
  }

  [[gnu::flatten]] static void silu_mul(const float* a, const float* b, float* y, std::size_t begin,
                                        std::size_t end, bool stream) {
    map(y, begin, end, stream,
        [=](std::size_t i) { return ir::meaning::silu(V::load(a + i)) * V::load(b + i); });
  }
  [[gnu::flatten]] static void mul_add_silu(const float* a, const float* w, const float* b, float* y,
                                            std::size_t begin, std::size_t end, bool stream) {
    map(y, begin, end, stream,
        [=](std::size_t i) { return ir::meaning::silu(V::load(a + i) * V::load(w + i) + V::load(b + i)); });
  }
  [[gnu::flatten]] static void seven_ops(const float* a, const float* w, const float* b, float* y,
                                         std::size_t begin, std::size_t end, bool stream) {
    map(y, begin, end, stream, [=](std::size_t i) {
      const V t = V::load(a + i) * V::load(w + i) + V::load(b + i);
      return ir::meaning::tanh(ir::meaning::exp(neg(abs(t))) * 0.5f);
    });
  }
  [[gnu::flatten]] static void scale_shift(const float* x, float a, float b, float* y, std::size_t begin,
                                           std::size_t end, bool stream) {
    const V va = all(a), vb = all(b);
    map(y, begin, end, stream, [=](std::size_t i) { return va * V::load(x + i) + vb; });
  }
  [[gnu::flatten]] static void copy(const float* a, float* y, std::size_t begin, std::size_t end) {
    map(y, begin, end, true, [=](std::size_t i) { return V::load(a + i); });
  }

  [[gnu::flatten]] static void gated_norm(const float* x, const float* w, const float* g, float* y,
                                          std::size_t n, std::size_t begin, std::size_t end, bool stream) {
    for (std::size_t r = begin; r < end; ++r) {
      const float* row = x + r * n;
      const float* gate = g + r * n;
      V s[4] = {all(0), all(0), all(0), all(0)};
      for (std::size_t c = 0; c < n; c += 4 * lanes) {
        for (std::size_t k = 0; k < 4; ++k) {
          const V v = V::load(row + c + k * lanes);
          s[k] = s[k] + v * v;
        }
      }
      const float squares = sum((s[0] + s[1]) + (s[2] + s[3]));
      const V scale = all(1.0f / std::sqrt(squares / static_cast<float>(n) + 1e-6f));
      map(y + r * n, 0, n, stream, [=](std::size_t c) {
        return V::load(row + c) * scale * V::load(w + c) * ir::meaning::silu(V::load(gate + c));
      });
    }
  }

  /// f(c) summed over a row, on four registers at once.
  template <class F>
  static float row_sum(std::size_t n, F f) {
    V s[4] = {all(0), all(0), all(0), all(0)};
    for (std::size_t c = 0; c < n; c += 4 * lanes) {
      for (std::size_t k = 0; k < 4; ++k) s[k] = s[k] + f(c + k * lanes);
    }
    return sum((s[0] + s[1]) + (s[2] + s[3]));
  }

  [[gnu::flatten]] static void layer_norm(const float* x, const float* w, const float* b, float* y,
                                          std::size_t n, std::size_t begin, std::size_t end) {
    for (std::size_t r = begin; r < end; ++r) {
      const float* row = x + r * n;
      const auto count = static_cast<float>(n);
      const V mean = all(row_sum(n, [=](std::size_t c) { return V::load(row + c); }) / count);
      const float squares = row_sum(n, [=](std::size_t c) {
        const V d = V::load(row + c) - mean;
        return d * d;
      });
      const V scale = all(1.0f / std::sqrt(squares / count + 1e-5f));
      map(y + r * n, 0, n, true,
          [=](std::size_t c) { return (V::load(row + c) - mean) * scale * V::load(w + c) + V::load(b + c); });
    }
  }

  [[gnu::flatten]] static void softmax(const float* x, float* y, std::size_t n, std::size_t begin,
                                       std::size_t end) {
    for (std::size_t r = begin; r < end; ++r) {
      const float* row = x + r * n;
      float* out = y + r * n;
      V m = V::load(row), m2 = m;
      for (std::size_t c = 0; c < n; c += step) {
        m = max(m, V::load(row + c));
        m2 = max(m2, V::load(row + c + lanes));
      }
      const V top = all(largest(max(m, m2)));
      V s = all(0), s2 = s;
      for (std::size_t c = 0; c < n; c += step) {
        const V p = ir::meaning::exp(V::load(row + c) - top),
                q = ir::meaning::exp(V::load(row + c + lanes) - top);
        s = s + p;
        s2 = s2 + q;
        p.store(out + c);
        q.store(out + c + lanes);
      }
      const V total = all(sum(s + s2));
      map(out, 0, n, false, [=](std::size_t c) { return V::load(out + c) / total; });
    }
  }

  [[gnu::flatten]] static float dot(const float* a, const float* b, std::size_t begin, std::size_t end) {
    V s[4] = {all(0), all(0), all(0), all(0)};
    for (std::size_t i = begin; i < end; i += 4 * lanes) {
      for (std::size_t k = 0; k < 4; ++k)
        s[k] = s[k] + V::load(a + i + k * lanes) * V::load(b + i + k * lanes);
    }
    return sum((s[0] + s[1]) + (s[2] + s[3]));
  }

  [[gnu::flatten]] static float plain_sum(const float* a, std::size_t begin, std::size_t end) {
    return row_sum(end - begin, [=](std::size_t c) { return V::load(a + begin + c); });
  }

  static constexpr HandKernels table(const char* isa) {
    return {isa, silu_mul, mul_add_silu, seven_ops, scale_shift, gated_norm, layer_norm, softmax, dot, plain_sum, copy};
  }
};

}  // namespace weft::bench

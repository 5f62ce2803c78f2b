// The chains as one would write them by hand: one fused pass, vectors of one instruction set, streaming
// stores.
#pragma once

#include <cstddef>

namespace weft::bench {

/// Elements, or rows, [begin, end) of each chain. `stream`: outputs pass the cache.
struct HandKernels {
  const char* isa;
  void (*silu_mul)(const float* a, const float* b, float* y, std::size_t begin, std::size_t end, bool stream);
  void (*mul_add_silu)(const float* a, const float* w, const float* b, float* y, std::size_t begin,
                       std::size_t end, bool stream);
  /// tanh(exp(-abs(a * w + b)) * 0.5)
  void (*seven_ops)(const float* a, const float* w, const float* b, float* y, std::size_t begin,
                    std::size_t end, bool stream);
  void (*scale_shift)(const float* x, float a, float b, float* y, std::size_t begin, std::size_t end,
                      bool stream);
  /// x * rsqrt(sum(x * x) / n + eps) * w * silu(g)
  void (*gated_norm)(const float* x, const float* w, const float* g, float* y, std::size_t n,
                     std::size_t begin, std::size_t end, bool stream);
  /// (x - mean) / sqrt(var + eps) * w + b
  void (*layer_norm)(const float* x, const float* w, const float* b, float* y, std::size_t n,
                     std::size_t begin, std::size_t end);
  void (*softmax)(const float* x, float* y, std::size_t n, std::size_t begin, std::size_t end);
  float (*dot)(const float* a, const float* b, std::size_t begin, std::size_t end);
  float (*sum)(const float* a, std::size_t begin, std::size_t end);
  void (*copy)(const float* a, float* y, std::size_t begin, std::size_t end);
};

[[nodiscard]] const HandKernels& hand_avx2();
[[nodiscard]] const HandKernels& hand_avx512();

}  // namespace weft::bench

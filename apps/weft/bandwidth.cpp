#include "bandwidth.hpp"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/partitioner.h>
#include <oneapi/tbb/task_arena.h>

#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>

#include "timing.hpp"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace weft::app {
namespace {

constexpr std::size_t line_floats = 16;  // a cache line

/// Copies whole cache lines past the cache. Both sides are aligned to lines.
void copy_lines(const float* from, float* to, std::size_t lines) {
#if defined(__SSE2__)
  for (std::size_t k = 0; k < lines * line_floats; k += line_floats) {
    const __m128 a = _mm_load_ps(from + k), b = _mm_load_ps(from + k + 4);
    const __m128 c = _mm_load_ps(from + k + 8), d = _mm_load_ps(from + k + 12);
    _mm_stream_ps(to + k, a);
    _mm_stream_ps(to + k + 4, b);
    _mm_stream_ps(to + k + 8, c);
    _mm_stream_ps(to + k + 12, d);
  }
  _mm_sfence();
#else
  std::memcpy(to, from, lines * line_floats * sizeof(float));
#endif
}

struct Free {
  void operator()(void* memory) const { std::free(memory); }
};

/// Lines of floats that begin `offset_lines` lines into a page.
class Lines {
 public:
  Lines(std::size_t lines, std::size_t offset_lines)
      : memory_(std::aligned_alloc(4096, ((lines + offset_lines) * 64 + 4095) / 4096 * 4096)),
        data_(static_cast<float*>(memory_.get()) + offset_lines * line_floats) {
    if (memory_ == nullptr) throw std::bad_alloc();
    std::memset(data_, 1, lines * 64);
  }
  [[nodiscard]] float* data() const { return data_; }

 private:
  std::unique_ptr<void, Free> memory_;
  float* data_;
};

}  // namespace

double copy_gbps(std::int64_t elements, int threads, int repetitions) {
  const std::size_t lines = (static_cast<std::size_t>(elements) + line_floats - 1) / line_floats;
  const Lines from(lines, 1), to(lines, 8);  // at unequal page offsets, which would cost bandwidth
  tbb::task_arena arena(threads > 0 ? threads : tbb::task_arena::automatic);
  const double ms = best_ms(repetitions, [&] {
    arena.execute([&] {
      tbb::parallel_for(
          tbb::blocked_range<std::size_t>(0, lines, 4096),
          [&](const auto& range) {
            copy_lines(from.data() + range.begin() * line_floats, to.data() + range.begin() * line_floats,
                       range.size());
          },
          tbb::static_partitioner());
    });
  });
  return 2.0 * static_cast<double>(lines * 64) / (ms * 1e6);
}

}  // namespace weft::app

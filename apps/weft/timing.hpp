// Wall-clock times of repeated work.
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <limits>
#include <vector>

namespace weft::app {

class Stopwatch {
 public:
  [[nodiscard]] double ms() const {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start_).count();
  }
  [[nodiscard]] double us() const { return 1000 * ms(); }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// The fastest of `repetitions` runs: what the machine can do when nothing else disturbs it.
template <class F>
[[nodiscard]] double best_ms(int repetitions, F&& run) {
  double best = std::numeric_limits<double>::infinity();
  for (int k = 0; k < repetitions; ++k) {
    const Stopwatch watch;
    run();
    best = std::min(best, watch.ms());
  }
  return best;
}

/// The median of `samples` times of one run, each taken over `batch` runs; in microseconds.
template <class F>
[[nodiscard]] double median_us(int samples, int batch, F&& run) {
  std::vector<double> times;
  for (int s = 0; s < samples; ++s) {
    const Stopwatch watch;
    for (int k = 0; k < batch; ++k) run();
    times.push_back(watch.us() / batch);
  }
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  return *middle;
}

}  // namespace weft::app

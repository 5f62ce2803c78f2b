// The races: what weft runs and what the hand-written kernel runs, each on arrays of its own.
#pragma once

#include <weft/weft.hpp>

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "backend/host_memory.hpp"
#include "kernels.hpp"
#include "team.hpp"

namespace weft::bench {

/// One race.
struct Case {
  std::string name;
  double bytes = 0;
  std::function<void()> weft, hand;
  std::function<std::int64_t()> apart;  ///< largest distance between the last results of the two, in ulp
};

struct Buffers {
  std::vector<std::unique_ptr<backend::Memory>> memory;
  float* make(std::size_t n) {
    memory.push_back(backend::allocate_host(n * sizeof(float)));
    return reinterpret_cast<float*>(memory.back()->host());
  }
  float* make(std::span<const float> values) {
    float* to = make(values.size());
    std::ranges::copy(values, to);
    return to;
  }
};

[[nodiscard]] std::vector<float> random_values(std::size_t n, unsigned seed);

/// Largest distance in units in the last place.
[[nodiscard]] std::int64_t ulps_apart(std::span<const float> a, const float* b);

class Races {
 public:
  Races(const HandKernels& hand, int threads)
      : hand_(hand), device_({.tiers = {"cpu"}, .threads = threads}), team_(threads == 1) {}

  void flat(std::size_t n);
  void rows(std::size_t rows, std::size_t n, bool small);
  void softmax_rows(std::size_t rows, std::size_t n);
  /// Against a plain sum of all elements: the yardstick is the rate at which a sum reads.
  void column_sums(std::size_t rows, std::size_t n);
  void layer_norm_rows(std::size_t rows, std::size_t n);
  [[nodiscard]] const std::vector<Case>& cases() const { return cases_; }
  double copy_ms(std::size_t n);

 private:
  void add(std::string name, double bytes, Plan plan, std::function<void()> hand,
           std::function<std::int64_t()> apart) {
    cases_.push_back({std::move(name), bytes,
                      [plan] {
                        plan.run();
                        plan.wait();
                      },
                      std::move(hand), std::move(apart)});
  }

  const HandKernels& hand_;
  Device device_;
  Team team_;
  Buffers buffers_;
  std::vector<Case> cases_;
  float total_ = 0;  ///< of sums that are only timed
};

}  // namespace weft::bench

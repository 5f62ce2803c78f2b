// Measures the f32 functions of one operand against their f64 forms (which the tests hold to MPFR), over all
// 2^32 inputs or a part, and checks on the way that they have the bits of the reference evaluator.
//
//   bench_accuracy                 every function, all inputs
//   bench_accuracy 1009 exp log    every 1009th input, these functions
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "common/ulp.hpp"
#include "ir/num.hpp"
#include "ir/rows.hpp"
#include "support/float_state.hpp"
#include "wide.hpp"

namespace weft::bench {
namespace {

using ir::Op;
using ir::Type;

constexpr std::uint64_t input_count = std::uint64_t{1} << 32;

struct Worst {
  double error = 0;
  std::uint32_t at = 0;
  std::uint64_t over_two = 0;
  std::uint64_t other_bits = 0;  ///< inputs where the wide lane and the reference evaluator disagree

  void add(double e, std::uint32_t pattern) {
    if (e > 2) ++over_two;
    if (e > error || (e == error && pattern < at)) {
      error = e;
      at = pattern;
    }
  }
  void add(const Worst& other) {
    over_two += other.over_two;
    other_bits += other.other_bits;
    if (other.error > error) {
      error = other.error;
      at = other.at;
    }
  }
};

/// How the error of a result is counted. Compositions lose relative accuracy where they are tiny, so they
/// have more than one bound.
enum class Metric : std::uint8_t {
  ulp,           ///< in the spacing of floats at the truth
  ulp_of_large,  ///< the same, of results from 2^-119 in magnitude: silu(-87) and above
  share_of_x,    ///< as a share of the operand
};

/// Errors in the spacing of floats at the truth; without meaning (and not small) where something is not
/// finite.
Vector<double> ulp_errors(Vector<float> result, Vector<double> truth) {
  const auto exponent = (std::bit_cast<Vector<std::int64_t>>(truth) >> 52) & 0x7ff;
  const auto last_place = exponent - 23;
  constexpr std::int64_t least = 1023 - 149;
  const auto bounded = last_place < least ? Vector<std::int64_t>{} + least : last_place;
  const auto per_spacing = std::bit_cast<Vector<double>>((2 * 1023 - bounded) << 52);
  const auto difference = __builtin_convertvector(result, Vector<double>) - truth;
  return (difference < 0 ? -difference : difference) * per_spacing;
}

template <Metric metric>
double error_of(float x, float result, double truth) {
  const double spacings = testing::ulp_error(result, truth);
  if constexpr (metric == Metric::ulp) return spacings;
  if constexpr (metric == Metric::ulp_of_large) return std::abs(truth) < 0x1p-119 ? 0 : spacings;
  if constexpr (metric == Metric::share_of_x) {
    if (spacings <= 1 || !std::isfinite(spacings)) return spacings <= 1 ? 0 : spacings;
    return std::abs((static_cast<double>(result) - truth) / static_cast<double>(x));
  }
}

bool same_value(std::uint32_t a, std::uint32_t b) {
  const auto is_nan = [](std::uint32_t p) { return (p & 0x7fffffffu) > 0x7f800000u; };
  return a == b || (is_nan(a) && is_nan(b));
}

template <class Row, Metric metric>
void scan_eight(std::uint64_t first, std::uint64_t stride, bool compare, Worst& worst) {
  Wide<std::uint32_t> pattern{};
  for (std::size_t i = 0; i < width; ++i) {
    pattern.v[i] = static_cast<std::uint32_t>(std::min(first + i * stride, input_count - 1));
  }
  const Wide<float> x = bits<float>(pattern);
  const Wide<float> result = Row{}(x);
  const Wide<double> truth = Row{}(cast<double>(x));
  const Vector<double> spacings = ulp_errors(result.v, truth.v);
  const double threshold = metric == Metric::share_of_x ? 1.0 : std::min(worst.error, 2.0);
  for (std::size_t i = 0; i < width; ++i) {
    if (spacings[i] <= threshold) continue;
    worst.add(error_of<metric>(x.v[i], result.v[i], truth.v[i]), pattern.v[i]);
  }
  if (!compare) return;
  const std::uint64_t operand[] = {pattern.v[0]};
  const auto expected = static_cast<std::uint32_t>(ir::eval_op(Row::op, Type::f32, Type::f32, operand));
  if (!same_value(std::bit_cast<std::uint32_t>(static_cast<float>(result.v[0])), expected))
    ++worst.other_bits;
}

template <class Row, Metric metric>
Worst scan(std::uint64_t stride) {
  constexpr std::uint64_t vectors_a_chunk = 1 << 12, vectors_a_comparison = 16;
  const unsigned thread_count = std::max(1u, std::thread::hardware_concurrency());
  const std::uint64_t vector_step = width * stride;
  std::atomic<std::uint64_t> next{0};
  std::vector<Worst> found(thread_count);
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < thread_count; ++t) {
    threads.emplace_back([&, t] {
      const support::FloatState state;
      for (std::uint64_t chunk = next++; chunk * vectors_a_chunk * vector_step < input_count;
           chunk = next++) {
        for (std::uint64_t k = 0; k < vectors_a_chunk; ++k) {
          const std::uint64_t first = (chunk * vectors_a_chunk + k) * vector_step;
          if (first >= input_count) break;
          scan_eight<Row, metric>(first, stride, k % vectors_a_comparison == 0, found[t]);
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  Worst worst;
  for (const Worst& w : found) worst.add(w);
  return worst;
}

constexpr bool is_composition(Op op) {
  return op == Op::silu || op == Op::gelu || op == Op::gelu_erf || op == Op::mish;
}

/// Prints a function's lines; true where the bits agree with the reference evaluator.
template <class Row>
bool report(std::uint64_t stride, const std::vector<std::string>& chosen) {
  using ir::TypeSet;
  if constexpr (Row::derived && Row::arity == 1 && Row::types == TypeSet::floats &&
                Row::signature == ir::Signature::same && Row::op != Op::fract) {
    const std::string name(ir::name(Row::op));
    if (!chosen.empty() && std::ranges::find(chosen, name) == chosen.end()) return true;
    const Worst worst = scan<Row, Metric::ulp>(stride);
    const auto print = [](const char* text, const Worst& w, double value) {
      fmt::print("{:<32} {:.4g} at {:.9g} ({:#010x})", text, value, std::bit_cast<float>(w.at), w.at);
    };
    print((name + ": ulp").c_str(), worst, worst.error);
    fmt::print(", {} inputs over 2\n", worst.over_two);
    if constexpr (is_composition(Row::op)) {
      const Worst large = scan<Row, Metric::ulp_of_large>(stride),
                  share = scan<Row, Metric::share_of_x>(stride);
      print("  ulp of results from 2^-119", large, large.error);
      print("\n  log2 of the error / x", share, std::log2(share.error));
      fmt::print("\n");
    }
    if (worst.other_bits != 0) fmt::print("  {} inputs UNLIKE the reference evaluator\n", worst.other_bits);
    std::fflush(stdout);
    return worst.other_bits == 0;
  } else {
    return true;
  }
}

int run(std::uint64_t stride, const std::vector<std::string>& chosen) {
  fmt::print("every {} of the 2^32 inputs\n", stride);
  bool agree = true;
#define WEFT_DERIVED(name, ...) agree = report<ir::rows::name>(stride, chosen) && agree;
#include "weft/ops.def"
  return agree ? 0 : 1;
}

}  // namespace
}  // namespace weft::bench

int main(int argc, char** argv) {
  const std::uint64_t stride = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
  if (stride == 0) {
    fmt::print(stderr, "usage: bench_accuracy [stride [function...]]\n");
    return 2;
  }
  return weft::bench::run(stride, {argv + std::min(argc, 2), argv + argc});
}

// Measures the f32 functions of one operand against their f64 forms (which the tests hold to MPFR), over all
// 2^32 inputs or a part, and checks on the way that they have the bits of the reference evaluator.
//
//   bench_accuracy                 every function, all inputs or 2^30 pairs
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
#include <tuple>
#include <type_traits>
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
  std::uint64_t at = 0;  ///< index of the input
  std::uint64_t over_two = 0;
  std::uint64_t other_bits = 0;  ///< inputs where the wide lane and the reference evaluator disagree

  void add(double e, std::uint64_t index) {
    if (e > 2) ++over_two;
    if (e > error || (e == error && index < at)) {
      error = e;
      at = index;
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

/// Operands by the index of the input: the pattern itself, or for two a pair made from it.
template <std::size_t arity>
using Operands = std::array<Wide<float>, arity>;
using Indices = Vector<std::uint64_t>;

Operands<1> operands_of(Op, Indices index, std::integral_constant<std::size_t, 1>) {
  return {bits<float>(Wide<std::uint32_t>{__builtin_convertvector(index, Vector<std::uint32_t>)})};
}

/// Any two patterns; for pow every second pair has a positive x and a y that spreads the results over the
/// range.
Operands<2> operands_of(Op op, Indices index, std::integral_constant<std::size_t, 2>) {
  Indices hash = index + std::uint64_t{0x9e3779b97f4a7c15};  // splitmix64's mixing
  hash = (hash ^ (hash >> 30)) * std::uint64_t{0xbf58476d1ce4e5b9};
  hash = (hash ^ (hash >> 27)) * std::uint64_t{0x94d049bb133111eb};
  hash = hash ^ (hash >> 31);
  const Wide<std::uint32_t> low{__builtin_convertvector(hash, Vector<std::uint32_t>)};
  const Wide<std::uint32_t> high{__builtin_convertvector(hash >> 32, Vector<std::uint32_t>)};
  const Wide<float> x = bits<float>(low), y = bits<float>(high);
  if (op != Op::pow) return {x, y};
  const Wide<float> size = abs(x);
  const Wide<double> exponent{__builtin_convertvector(high.v, Vector<double>) * 0x1.2cp-24 - 150.0};  // +-150
  const Wide<float> spread = cast<float>(div(exponent, ir::meaning::log2(cast<double>(size))));
  const Mask<4> second{(low.v & 1u) != 0u};
  return {select(second, size, x), select(second, spread, y)};
}

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
  Indices index{};
  for (std::size_t i = 0; i < width; ++i) index[i] = std::min(first + i * stride, input_count - 1);
  const auto operands = operands_of(Row::op, index, std::integral_constant<std::size_t, Row::arity>{});
  const Wide<float> result = std::apply(Row{}, operands);
  const Wide<double> truth = std::apply([](auto... x) { return Row{}(cast<double>(x)...); }, operands);
  const Vector<double> spacings = ulp_errors(result.v, truth.v);
  const double threshold = metric == Metric::share_of_x ? 1.0 : std::min(worst.error, 2.0);
  for (std::size_t i = 0; i < width; ++i) {
    if (spacings[i] <= threshold) continue;
    worst.add(error_of<metric>(operands[0].v[i], result.v[i], truth.v[i]), index[i]);
  }
  if (!compare) return;
  std::array<std::uint64_t, Row::arity> first_operands{};
  for (std::size_t k = 0; k < Row::arity; ++k) first_operands[k] = ir::to_bits<float>(operands[k].v[0]);
  const auto expected =
      static_cast<std::uint32_t>(ir::eval_op(Row::op, Type::f32, Type::f32, first_operands));
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

template <class Row>
void print(const char* text, const Worst& worst, double value) {
  const Indices index = Indices{} + worst.at;
  fmt::print("{:<32} {:.4g} at", text, value);
  for (const Wide<float>& x :
       operands_of(Row::op, index, std::integral_constant<std::size_t, Row::arity>{})) {
    const float operand = x.v[0];
    fmt::print(" {:.9g} ({:#010x})", operand, std::bit_cast<std::uint32_t>(operand));
  }
}

/// Whether a row is a function of floats to be measured: not one of a rounding or two.
template <class Row>
inline constexpr bool measured = Row::derived&& Row::types == ir::TypeSet::floats&& Row::signature ==
                                     ir::Signature::same &&
                                 (Row::arity == 1
                                      ? Row::op != Op::fract
                                      : Row::op == Op::pow || Row::op == Op::atan2 || Row::op == Op::hypot);

/// Prints a function's lines; true where the bits agree with the reference evaluator.
template <class Row>
bool report(std::uint64_t stride, const std::vector<std::string>& chosen) {
  if constexpr (measured<Row>) {
    const std::string name(ir::name(Row::op));
    if (!chosen.empty() && std::ranges::find(chosen, name) == chosen.end()) return true;
    const Worst worst = scan<Row, Metric::ulp>(Row::arity == 1 ? stride : 4 * stride);
    print<Row>((name + ": ulp").c_str(), worst, worst.error);
    fmt::print(", {} inputs over 2\n", worst.over_two);
    if constexpr (is_composition(Row::op)) {
      const Worst large = scan<Row, Metric::ulp_of_large>(stride),
                  share = scan<Row, Metric::share_of_x>(stride);
      print<Row>("  ulp of results from 2^-119", large, large.error);
      print<Row>("\n  log2 of the error / x", share, std::log2(share.error));
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

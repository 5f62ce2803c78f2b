// Races the chains of single-op kernels, fused by weft, against the same formulas written by hand, in one
// run. Says how far their results are apart: maps have the same bits, sums by hand are added in another
// order.
//   bench_hand [--json] [--seconds-per-case S] [--elements N] [--threads 1|2] [name...]
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>
#include <nlohmann/json.hpp>
#include <random>
#include <string_view>

#include "races.hpp"

namespace weft::bench {
namespace {

/// Floats in order, one apart from the next.
std::int64_t rank(float value) {
  const auto bits = std::bit_cast<std::int32_t>(value);
  return bits < 0 ? std::int64_t{std::numeric_limits<std::int32_t>::min()} - bits : bits;
}

}  // namespace

std::int64_t ulps_apart(std::span<const float> a, const float* b) {
  std::int64_t most = 0;
  for (std::size_t k = 0; k < a.size(); ++k) most = std::max(most, std::abs(rank(a[k]) - rank(b[k])));
  return most;
}

std::vector<float> random_values(std::size_t n, unsigned seed) {
  std::minstd_rand random(seed);
  std::vector<float> values(n);
  for (float& v : values) v = static_cast<float>(static_cast<int>(random() % 160001) - 80000) / 10000.0f;
  return values;
}

namespace {

struct Result {
  double first_ms, weft_ms, hand_ms;
};

/// Both sides in turn, so that both meet the same weather; the best of each.
Result race(const Case& c, double seconds) {
  const double first_ms = milliseconds(c.weft);
  c.hand();
  Result best{first_ms, 1e9, 1e9};
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  do {
    const int repeats = best.weft_ms < 0.05 ? 100 : 1;
    best.weft_ms = std::min(best.weft_ms, milliseconds([&] {
                                            for (int k = 0; k < repeats; ++k) c.weft();
                                          }) / repeats);
    best.hand_ms = std::min(best.hand_ms, milliseconds([&] {
                                            for (int k = 0; k < repeats; ++k) c.hand();
                                          }) / repeats);
  } while (Clock::now() < end);
  return best;
}

struct Settings {
  std::vector<std::string> only;
  bool json = false;
  double seconds = 1;
  std::size_t elements = std::size_t{1} << 24;  ///< a multiple of 65,536
  int threads = 2;
};

int run(const Settings& settings) {
  const bool wide = __builtin_cpu_supports("avx512bw") != 0, json = settings.json;
  const std::size_t n = settings.elements;
  Races races(wide ? hand_avx512() : hand_avx2(), settings.threads);
  races.flat(n);
  for (const std::size_t length : {128, 4096, 65536}) {
    races.rows(n / length, length, false);
    races.softmax_rows(n / length, length);
    races.layer_norm_rows(n / length, length);
  }
  races.rows(32, 128, true);
  races.column_sums(n / 4096, 4096);
  const double copy_gb_s = 8.0 * static_cast<double>(n) / races.copy_ms(n) / 1e6;
  nlohmann::json report{
      {"copy_gb_s", copy_gb_s}, {"isa", wide ? "avx512" : "avx2"}, {"cases", nlohmann::json::array()}};
  if (!json) {
    fmt::print("copy {:.1f} GB/s\n{:<18}{:>10}{:>10}{:>10}{:>8}{:>10}{:>12}\n", copy_gb_s, "", "first ms",
               "weft ms", "hand ms", "ratio", "of copy", "bits");
  }
  for (const Case& c : races.cases()) {
    if (!settings.only.empty() && std::ranges::find(settings.only, c.name) == settings.only.end()) continue;
    const Result r = race(c, settings.seconds);
    const double gb_s = c.bytes / r.weft_ms / 1e6;
    const std::int64_t apart = c.apart();
    if (!json) {
      fmt::print("{:<18}{:>10.2f}{:>10.4f}{:>10.4f}{:>8.2f}{:>10.2f}{:>12}\n", c.name, r.first_ms, r.weft_ms,
                 r.hand_ms, r.hand_ms / r.weft_ms, gb_s / copy_gb_s,
                 apart == 0 ? "same" : fmt::format("{} ulp", apart));
    }
    report["cases"].push_back({{"name", c.name},
                               {"first_ms", r.first_ms},
                               {"weft_ms", r.weft_ms},
                               {"hand_ms", r.hand_ms},
                               {"ratio", r.hand_ms / r.weft_ms},
                               {"ulps_apart", apart},
                               {"gb_s", gb_s}});
  }
  if (json) fmt::print("{}\n", report.dump(2));
  return 0;
}

}  // namespace
}  // namespace weft::bench

int main(int argc, char** argv) {
  weft::bench::Settings settings;
  for (int k = 1; k < argc; ++k) {
    const std::string_view arg = argv[k];
    const bool has_next = k + 1 < argc;
    if (arg == "--json")
      settings.json = true;
    else if (arg == "--seconds-per-case" && has_next)
      settings.seconds = std::atof(argv[++k]);
    else if (arg == "--elements" && has_next)
      settings.elements = std::strtoull(argv[++k], nullptr, 10);
    else if (arg == "--threads" && has_next)
      settings.threads = std::atoi(argv[++k]);
    else
      settings.only.emplace_back(arg);
  }
  return weft::bench::run(settings);
}

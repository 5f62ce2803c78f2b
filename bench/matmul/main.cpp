// Matrix products of f32: Weft's exact order against OpenBLAS, on two threads, in one run; and what a bias
// and a gelu cost behind the product.
//   bench_matmul [--json] [--size N] [--seconds S]
// OpenBLAS (Debian's libopenblas0-pthread) is opened at run time; without it only our own times are told.
#include <dlfcn.h>
#include <fmt/format.h>
#include <weft/weft.hpp>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <nlohmann/json.hpp>
#include <random>
#include <string_view>
#include <vector>

namespace weft::bench {
namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(const std::function<void()>& body) {
  const auto start = Clock::now();
  body();
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

std::vector<float> random_values(std::size_t n, unsigned seed) {
  std::minstd_rand random(seed);
  std::vector<float> values(n);
  for (float& v : values) v = static_cast<float>(static_cast<int>(random() % 2001) - 1000) / 1000.0f;
  return values;
}

/// Row-major, no transposes: order 101, operations 111.
using Sgemm = void (*)(int, int, int, int, int, int, float, const float*, int, const float*, int, float,
                       float*, int);

Sgemm find_openblas(int threads) {
  void* library = dlopen("libopenblas.so.0", RTLD_NOW);
  if (library == nullptr) return nullptr;
  if (auto set = reinterpret_cast<void (*)(int)>(dlsym(library, "openblas_set_num_threads"))) set(threads);
  return reinterpret_cast<Sgemm>(dlsym(library, "cblas_sgemm"));
}

struct Case {
  const char* name;
  std::function<void()> run;
  double best_ms = 1e30;
};

void race(std::vector<Case>& cases, double seconds) {
  for (Case& c : cases) c.run();
  const auto end = Clock::now() + std::chrono::duration<double>(seconds);
  do {
    for (Case& c : cases) c.best_ms = std::min(c.best_ms, milliseconds(c.run));
  } while (Clock::now() < end);
}

void print_results(const std::vector<Case>& cases, std::int64_t n, bool json) {
  const double flops = 2.0 * static_cast<double>(n) * static_cast<double>(n) * static_cast<double>(n);
  nlohmann::ordered_json list = nlohmann::ordered_json::array();
  for (const Case& c : cases) {
    const double gflops = flops / c.best_ms / 1e6;
    if (!json) fmt::print("{:<28}{:>10.2f} ms{:>10.1f} GFLOP/s\n", c.name, c.best_ms, gflops);
    list.push_back({{"name", c.name}, {"ms", c.best_ms}, {"gflops", gflops}});
  }
  if (json) fmt::print("{}\n", nlohmann::ordered_json{{"size", n}, {"cases", list}}.dump(2));
}

int run(std::int64_t n, double seconds, bool json) {
  constexpr int threads = 2;
  const Device device({.tiers = {"cpu"}, .threads = threads});
  const auto count = static_cast<std::size_t>(n * n);
  const std::vector<float> ha = random_values(count, 1), hb = random_values(count, 2);
  const auto a = device.array<float>({n, n}, ha), b = device.array<float>({n, n}, hb),
             y = device.array<float>({n, n});
  const auto bias = device.array<float>({n}, random_values(static_cast<std::size_t>(n), 3));
  const auto runs = [](Plan plan) {
    return [plan] {
      plan.run();
      plan.wait();
    };
  };
  auto out = y;
  std::vector<Case> cases = {
      {"a @ b", runs(device.record([&] { out = matmul(a, b); }))},
      {"gelu(a @ b + bias)", runs(device.record([&] { out = gelu(matmul(a, b) + bias); }))},
      {"a @ transposed b", runs(device.record([&] { out = matmul(a, b.transpose()); }))},
  };
  std::vector<float> hy(count);
  if (const Sgemm sgemm = find_openblas(threads)) {
    const int m = static_cast<int>(n);
    cases.push_back({"a @ b, OpenBLAS", [&, sgemm, m] {
                       sgemm(101, 111, 111, m, m, m, 1, ha.data(), m, hb.data(), m, 0, hy.data(), m);
                     }});
  }
  race(cases, seconds);
  print_results(cases, n, json);
  return 0;
}

}  // namespace
}  // namespace weft::bench

int main(int argc, char** argv) {
  std::int64_t n = 1024;
  double seconds = 3;
  bool json = false;
  for (int k = 1; k < argc; ++k) {
    const std::string_view arg = argv[k];
    const bool has_next = k + 1 < argc;
    if (arg == "--json")
      json = true;
    else if (arg == "--size" && has_next)
      n = std::atoll(argv[++k]);
    else if (arg == "--seconds" && has_next)
      seconds = std::atof(argv[++k]);
    else {
      fmt::print(stderr, "usage: bench_matmul [--json] [--size N] [--seconds S]\n");
      return 2;
    }
  }
  return weft::bench::run(n, seconds, json);
}

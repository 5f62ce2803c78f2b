// What the first call of a kernel costs on the cpu tier, by step, in milliseconds (the best of a few).
//   bench_compile [name...]
#include <fmt/format.h>
#include <weft/weft.hpp>

#include <algorithm>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

#include "backend/cpu/emit.hpp"
#include "backend/cpu/loader.hpp"

namespace weft::bench {
namespace {

/// Of this thread: what else runs on the machine does not count.
double processor_ms() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

template <class F>
double best_ms(int repeats, F&& body) {
  double best = 1e9;
  for (int k = 0; k < repeats; ++k) {
    const double start = processor_ms();
    body();
    best = std::min(best, processor_ms() - start);
  }
  return best;
}

struct Sample {
  std::string name;
  ir::Kernel kernel;
};

/// A chain of `ops` primitives over two arrays.
ir::Kernel chain(int ops) {
  const auto traced = kernel("chain", {"a", "b", "y"}, [ops](In<float> a, In<float> b, Out<float> y) {
    for_each(y.size(), [&](Index i) {
      Value<float> v = a[i], w = b[i];
      for (int k = 0; k < ops; k += 2) {
        v = v * w;
        v = v + 0.5f;
      }
      y[i] = v;
    });
  });
  return traced.traced()->kernel;
}

ir::Kernel exps(int count) {
  const auto traced = kernel("exps", {"a", "y"}, [count](In<float> a, Out<float> y) {
    for_each(y.size(), [&](Index i) {
      Value<float> v = a[i];
      for (int k = 0; k < count; ++k) v = exp(v);
      y[i] = v;
    });
  });
  return traced.traced()->kernel;
}

std::vector<Sample> samples() {
  const auto dot = kernel("dot", {"a", "b"}, [](In<float> a, In<float> b) {
    return sum(a.size(), [&](Index i) { return a[i] * b[i]; });
  });
  const auto norm =
      kernel("norm", {"x", "w", "g", "y"}, [](In<float, 2> x, In<float> w, In<float, 2> g, Out<float, 2> y) {
        for_each(x.size(0), [&](Index r) {
          const auto squares = sum(x.size(1), [&](Index c) { return x(r, c) * x(r, c); });
          const auto scale = rsqrt(squares / cast<float>(x.size(1)) + 1e-6f);
          for_each(x.size(1), [&](Index c) { y(r, c) = x(r, c) * scale * w[c] * silu(g(r, c)); });
        });
      });
  return {{"20 primitives", chain(20)},
          {"4 exps", exps(4)},
          {"dot", dot.traced()->kernel},
          {"norm", norm.traced()->kernel},
          {"16 exps", exps(16)},
          {"500 primitives", chain(500)},
          {"1500 primitives", chain(1500)},
          {"4000 primitives", chain(4000)}};
}

int run(const std::vector<std::string>& only) {
  const backend::cpu::Isa isa = backend::cpu::choose_isa("");
  const double load_ms = best_ms(1, [] { (void)backend::cpu::Generator::get(backend::cpu::choose_isa("")); });
  const auto& generator = backend::cpu::Generator::get(isa);
  fmt::print("LLVM loaded in {:.1f} ms\n{:<17}{:>7}{:>9}{:>8}{:>8}{:>9}{:>8}{:>8}{:>9}\n", load_ms, "", "ops",
             "text", "lower", "emit", "compile", "link", "quick", "object");
  for (const Sample& sample : samples()) {
    if (!only.empty() && std::ranges::find(only, sample.name) == only.end()) continue;
    const std::vector<plan::Layout> layouts(sample.kernel.arrays.size());
    lower::Program program;
    backend::cpu::Source source;
    std::vector<std::byte> object;
    const double lower_ms =
        best_ms(3, [&] { program = lower::lower(sample.kernel, layouts, plan::Limits{}); });
    const double emit_ms =
        best_ms(3, [&] { source = backend::cpu::emit(program, backend::cpu::target_of(isa), {}); });
    const double compile_ms = best_ms(60, [&] { object = generator.compile(source.text, false); });
    const double link_ms = best_ms(3, [&] { (void)generator.load(object, {"begin"}); });
    const double quick_ms = best_ms(3, [&] { (void)generator.compile(source.text, true); });
    fmt::print("{:<17}{:>7}{:>9}{:>8.2f}{:>8.2f}{:>9.2f}{:>8.2f}{:>8.2f}{:>9}\n", sample.name, source.ops,
               source.text.size(), lower_ms, emit_ms, compile_ms, link_ms, quick_ms, object.size());
  }
  return 0;
}

}  // namespace
}  // namespace weft::bench

int main(int argc, char** argv) { return weft::bench::run({argv + 1, argv + argc}); }

#include "bench_measures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "bandwidth.hpp"
#include "chains.hpp"
#include "expr/record.hpp"
#include "plan/plan.hpp"
#include "runtime/device_state.hpp"
#include "timing.hpp"
#include "weft/kernel.hpp"

namespace weft::app {
namespace {

Device open(const BenchSettings& settings, bool timing = false) {
  return Device({.tiers = settings.tiers, .timing = timing, .threads = settings.threads});
}

const auto axpb_op =
    kernel("axpb", {"x", "a", "b", "y"}, [](In<float> x, Param<float> a, Param<float> b, Out<float> y) {
      for_each(x.size(), [&](Index i) { y[i] = a * x[i] + b; });
    });
const auto dot_op = kernel("dot", {"a", "b"}, [](In<float> a, In<float> b) {
  return sum(a.size(), [&](Index i) { return a[i] * b[i]; });
});

/// A kept plan of a chain, with arrays of its own.
class ChainPlan {
 public:
  ChainPlan(const Chain& chain, ChainSize size, const Device& device, bool timing = false)
      : chain_(chain),
        arrays_(chain_arrays(chain, size, device, chain_data(chain, size, 1))),
        device_(device) {
    plan_ = device.record([&](Scope& s) { chain_.record(s, arrays_); }, {.timing = timing});
  }
  void run_plan() const {
    plan_.run();
    plan_.wait();
  }
  Report run_scope(bool timing = false) const {
    return device_.fuse([&](Scope& s) { chain_.record(s, arrays_); }, {.timing = timing}).get();
  }
  [[nodiscard]] Report report() const { return plan_.report(); }

 private:
  const Chain& chain_;
  ChainArrays arrays_;
  const Device& device_;
  Plan plan_;
};

/// Time of the launches themselves, in microseconds; 0 where the tier measures none.
double launch_us(const Report& report) {
  std::int64_t ns = 0;
  for (const ReportGroup& group : report.groups) ns += group.time_ns.value_or(0);
  return static_cast<double>(ns) / 1000;
}

/// A kernel of `ops` primitives that no cache can know: its constants come from the clock.
auto fresh_kernel(int ops, int exps) {
  const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
  const float unknown = 1.0f + static_cast<float>(now % 8388608) * 0x1p-23f;
  return kernel("fresh", {"x", "y"}, [=](In<float> x, Out<float> y) {
    for_each(x.size(), [&](Index i) {
      Value<float> v = x[i] * unknown;
      for (int k = 1; k < ops; ++k) v = k % 2 == 0 ? v * x[i] : v + static_cast<float>(k);
      for (int k = 0; k < exps; ++k) v = exp(v);
      y[i] = v;
    });
  });
}

template <class K>
double first_call_ms(const K& kernel, const Device& device) {
  const auto x = device.array<float>(1024), y = device.array<float>(1024);
  const Stopwatch watch;
  kernel(x, y).get();
  return watch.ms();
}

expr::Recorded record_chain_of(int calls) {
  const std::vector<expr::Input> inputs = {{"x", ir::Type::f32, {64, 64}}, {"w", ir::Type::f32, {64}}};
  const expr::NodeRef x = expr::input(0, "x", ir::Type::f32, {64, 64}),
                      w = expr::input(1, "w", ir::Type::f32, {64});
  expr::NodeRef value = x;
  for (int k = 0; k < calls; ++k) {
    value = k % 3 == 0 ? expr::apply(ir::Op::mul, {value, w})
                       : expr::apply(k % 3 == 1 ? ir::Op::add : ir::Op::max, {value, x});
  }
  return expr::record(std::span(&value, 1), inputs);
}

}  // namespace

std::vector<Measure> measure_chains(const BenchSettings& settings) {
  const Device device = open(settings);
  const auto probe = device.array<float>(1);
  if (probe.state()->storage->memory->host() == nullptr) return {};  // the host's copy says nothing of a GPU
  const std::int64_t n = std::int64_t{1} << (settings.quick ? 20 : 24);
  const int repetitions = settings.quick ? 3 : 7;
  const double copy = copy_gbps(n, settings.threads, 2 * repetitions);
  std::vector<Measure> measures = {{"copy", copy, "GB/s", "", "streaming stores, the yardstick below"}};
  const auto add = [&](const std::string& name, std::int64_t bytes, double ms) {
    const double gbps = static_cast<double>(bytes) / (ms * 1e6);
    measures.push_back({name, gbps / copy, "of copy", "", fmt::format("{:.2f} ms, {:.1f} GB/s", ms, gbps)});
  };
  {
    const auto x = device.array<float>(n), y = device.array<float>(n);
    add("a*x+b", 8 * n, best_ms(repetitions, [&] { axpb_op(x, 2.0f, 1.0f, y).get(); }));
    add("dot", 8 * n, best_ms(repetitions, [&] { (void)dot_op(x, y).get(); }));
  }
  for (const Chain& chain : chains()) {
    for (const std::int64_t row : {std::int64_t{4096}, std::int64_t{128}}) {
      if (row == 128 && !chain.rows) continue;
      const ChainSize size{n / row, row};
      const ChainPlan plan(chain, size, device);
      const double ms = best_ms(repetitions, [&] { plan.run_plan(); });
      add(chain.rows ? fmt::format("{} rows of {}", chain.name, row) : chain.name, chain.bytes(size), ms);
    }
  }
  return measures;
}

std::vector<Measure> measure_small(const BenchSettings& settings) {
  const Device device = open(settings);
  const ChainPlan plan(find_chain("norm_gate"), {32, 128}, device);
  const int samples = settings.quick ? 20 : 200;
  return {{"kept plan", median_us(samples, 50, [&] { plan.run_plan(); }), "us", "", "run and wait"},
          {"scope", median_us(samples, 50, [&] { plan.run_scope(); }), "us", "",
           "record, find the plan, run, wait"}};
}

std::vector<Measure> measure_scope(const BenchSettings& settings) {
  const Device device = open(settings);
  const ChainPlan plan(find_chain("norm_gate"), {32, 128}, device, true);
  const int samples = settings.quick ? 20 : 200;
  plan.run_plan();
  double launches = launch_us(plan.report());
  for (int k = 0; k < samples; ++k) {
    plan.run_plan();
    launches = std::min(launches, launch_us(plan.report()));
  }
  const ChainPlan untimed(find_chain("norm_gate"), {32, 128}, device);
  const double scope = median_us(samples, 50, [&] { untimed.run_scope(); });
  const double kept = median_us(samples, 50, [&] { untimed.run_plan(); });
  return {{"the launch itself", launches, "us", "", "as the report tells it"},
          {"repeated scope, over it", scope - launches, "us", "at most 10", ""},
          {"Plan::run, over it", kept - launches, "us", "at most 3", ""}};
}

std::vector<Measure> measure_compile(const BenchSettings& settings) {
  std::vector<Measure> measures;
  const auto add = [&](const char* name, double ms, const char* aim) {
    measures.push_back({name, ms, "ms", aim, ""});
  };
  const Device device = open(settings);
  add("very first call, with loading the code generator", first_call_ms(fresh_kernel(20, 0), device), "");
  const auto plain = fresh_kernel(20, 0);
  add("20 primitives", first_call_ms(plain, device), "at most 5");
  const auto heavy = fresh_kernel(20, 3);
  add("20 primitives and 3 exps", first_call_ms(heavy, device), "at most 10");
  add("known in memory", first_call_ms(plain, device), "");
  const Device other = open(settings);
  add("known on disk, in a new device", first_call_ms(plain, other), "at most 1");
  if (device.counters().compiles == 0) measures.front().note = "the tier compiles nothing";
  return measures;
}

std::vector<Measure> measure_planning(const BenchSettings& settings) {
  const Device device = open(settings);
  const plan::Limits& limits = device.state()->memory_backend().limits();
  std::vector<Measure> measures;
  for (const int calls : {settings.quick ? 5000 : 50000, settings.quick ? 10000 : 100000}) {
    const Stopwatch recording;
    const expr::Recorded recorded = record_chain_of(calls);
    const double record_ms = recording.ms();
    const Stopwatch planning;
    const plan::Plan plan = plan::make_plan(recorded.recording, limits, {});
    const double plan_ms = planning.ms();
    measures.push_back({fmt::format("{} calls recorded", calls), record_ms, "ms", "", ""});
    measures.push_back({fmt::format("{} calls planned", calls), plan_ms, "ms",
                        calls == 100000 ? "under 1000" : "", fmt::format("{} groups", plan.groups.size())});
  }
  return measures;
}

}  // namespace weft::app

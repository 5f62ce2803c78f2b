// What the runtime adds to the work itself: a repeated scope of nine calls, a kept plan, a call outside
// scopes; and what planning costs when a scope is new. Prints microseconds, the median of many; counters say
// what was (not) done.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <functional>
#include <string_view>
#include <vector>

#include "weft/weft.hpp"

namespace {

using namespace weft;
using Clock = std::chrono::steady_clock;

const auto step = lift("step", [](Value<float> v) { return v * 0.5f + 1.0f; });

double median_us(int times, const std::function<void()>& action) {
  std::vector<double> taken;
  for (int k = 0; k < times; ++k) {
    const auto start = Clock::now();
    action();
    taken.push_back(std::chrono::duration<double, std::micro>(Clock::now() - start).count());
  }
  std::ranges::nth_element(taken, taken.begin() + times / 2);
  return taken[static_cast<std::size_t>(times) / 2];
}

// The nine steps in one C++ loop: the work itself.
double plain_us(std::vector<float>& values) {
  return median_us(2000, [&] {
    for (float& v : values) {
      for (int k = 0; k < 9; ++k) v = v * 0.5f + 1.0f;
    }
  });
}

struct Chain {
  Device device;
  Array<float> x, y;

  Chain(const std::string& tier, std::int64_t n)
      : device({.tiers = {tier}}), x(device.array<float>(n)), y(device.array<float>(n)) {}

  void record(Scope& s) const {
    Array<float> from = x;
    for (int k = 0; k < 8; ++k) {
      Array<float> to = s.scratch<float>(x.shape());
      step(from, to);
      from = to;
    }
    step(from, y);
  }
};

void print(std::string_view name, std::string_view tier, std::int64_t n, double us) {
  fmt::print("{{\"name\":\"{}\",\"tier\":\"{}\",\"n\":{},\"us\":{:.2f}}}\n", name, tier, n, us);
}

void measure(const std::string& tier, std::int64_t n) {
  const Chain chain(tier, n);
  const auto scope = [&] { chain.device.fuse([&](Scope& s) { chain.record(s); }).wait(); };
  print("first scope of 9", tier, n, median_us(1, scope));
  print("scope of 9", tier, n, median_us(2000, scope));
  print("scope of 9, recorded and queued only", tier, n,
        median_us(2000, [&] { chain.device.fuse([&](Scope& s) { chain.record(s); }); }));
  chain.device.wait();
  const Plan plan = chain.device.record([&](Scope& s) { chain.record(s); });
  plan.run();
  plan.wait();
  print("Plan::run and wait", tier, n, median_us(2000, [&] {
          plan.run();
          plan.wait();
        }));
  print("Plan::run", tier, n, median_us(2000, [&] { plan.run(); }));
  plan.wait();
  print("call and wait", tier, n, median_us(2000, [&] { step(chain.x, chain.y).wait(); }));
}

}  // namespace

int main() {
  for (const std::int64_t n : {std::int64_t{16}, std::int64_t{4096}}) {
    std::vector<float> values(static_cast<std::size_t>(n));
    print("plain loop of 9 steps", "c++", n, plain_us(values));
    measure("null", n);
    measure("cpu", n);
  }
  return 0;
}

// Races the chains of single-op kernels, fused by weft, against the same formulas written by hand, in one run. Says how
// far their results are apart: maps have the same bits, sums by hand are added in another order.
//   bench_hand [--json] [--seconds-per-case S] [--elements N] [--threads 1|2] [name...]
#include <fmt/format.h>
#include <weft/weft.hpp>

#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <functional>
#include <limits>
#include <mutex>
#include <nlohmann/json.hpp>
#include <random>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "backend/host_memory.hpp"
#include "kernels.hpp"

namespace weft::bench {
namespace {

using Clock = std::chrono::steady_clock;

/// Two threads of our own, as a hand-written program would have them.
class Team {
 public:
  explicit Team(bool alone) : alone_(alone), other_([this] { serve(); }) {}
  ~Team() {
    {
      const std::lock_guard lock(mutex_);
      stop_ = true;
    }
    wake_.notify_one();
    other_.join();
  }
  Team(const Team&) = delete;
  Team& operator=(const Team&) = delete;

  /// body(k) for k = 0 and 1, at once (alone: in turn).
  void run(const std::function<void(std::size_t)>& body) {
    if (alone_) {
      body(0);
      return body(1);
    }
    {
      const std::lock_guard lock(mutex_);
      body_ = &body;
    }
    wake_.notify_one();
    body(0);
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return body_ == nullptr; });
  }
  /// [0, n) in two halves of whole steps.
  void halves(std::size_t n, std::size_t step, const std::function<void(std::size_t, std::size_t)>& body) {
    const std::size_t middle = n / 2 / step * step;
    run([&](std::size_t k) { k == 0 ? body(0, middle) : body(middle, n); });
  }

 private:
  void serve() {
    std::unique_lock lock(mutex_);
    for (;;) {
      wake_.wait(lock, [this] { return stop_ || body_ != nullptr; });
      if (stop_) return;
      const auto* body = body_;
      lock.unlock();
      (*body)(1);
      lock.lock();
      body_ = nullptr;
      done_.notify_one();
    }
  }

  const bool alone_;
  std::mutex mutex_;
  std::condition_variable wake_, done_;
  const std::function<void(std::size_t)>* body_ = nullptr;
  bool stop_ = false;
  std::thread other_;
};

double milliseconds(const std::function<void()>& body) {
  const auto start = Clock::now();
  body();
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// The single-op kernels.

const auto silu_op = lift("silu", [](Value<float> v) { return silu(v); });
const auto abs_op = lift("abs", [](Value<float> v) { return abs(v); });
const auto neg_op = lift("neg", [](Value<float> v) { return -v; });
const auto exp_op = lift("exp", [](Value<float> v) { return exp(v); });
const auto half_op = lift("half", [](Value<float> v) { return v * 0.5f; });
const auto tanh_op = lift("tanh", [](Value<float> v) { return tanh(v); });
const auto square_op = lift("square", [](Value<float> v) { return v * v; });
const auto mul_op = kernel("mul", {"a", "b", "y"}, [](In<float> a, In<float> b, Out<float> y) {
  for_each(y.size(), [&](Index i) { y[i] = a[i] * b[i]; });
});
const auto add_op = kernel("add", {"a", "b", "y"}, [](In<float> a, In<float> b, Out<float> y) {
  for_each(y.size(), [&](Index i) { y[i] = a[i] + b[i]; });
});
const auto scale_shift_op =
    kernel("scale_shift", {"x", "a", "b", "y"}, [](In<float> x, Param<float> a, Param<float> b, Out<float> y) {
      for_each(y.size(), [&](Index i) { y[i] = a * x[i] + b; });
    });
const auto row_sum_op = kernel("row_sum", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
  for_each(x.size(0), [&](Index r) { s[r] = sum(x.size(1), [&](Index c) { return x(r, c); }); });
});
const auto row_max_op = kernel("row_max", {"x", "s"}, [](In<float, 2> x, Out<float> s) {
  for_each(x.size(0), [&](Index r) { s[r] = max(x.size(1), [&](Index c) { return x(r, c); }); });
});
const auto divide_by_op = kernel("divide_by", {"s", "n", "y"}, [](In<float> s, Param<float> n, Out<float> y) {
  for_each(s.size(), [&](Index r) { y[r] = s[r] / n; });
});
const auto add_eps_op = kernel("add_eps", {"s", "eps", "y"}, [](In<float> s, Param<float> eps, Out<float> y) {
  for_each(s.size(), [&](Index r) { y[r] = s[r] + eps; });
});
const auto rsqrt_op = lift("rsqrt", [](Value<float> v) { return rsqrt(v); });
const auto scale_rows_op =
    kernel("scale_rows", {"x", "s", "y"}, [](In<float, 2> x, In<float> s, Out<float, 2> y) {
      for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) * s[r]; });
    });
const auto mul_row_op = kernel("mul_row", {"x", "w", "y"}, [](In<float, 2> x, In<float> w, Out<float, 2> y) {
  for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) * w[c]; });
});
const auto sub_rows_op = kernel("sub_rows", {"x", "s", "y"}, [](In<float, 2> x, In<float> s, Out<float, 2> y) {
  for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) - s[r]; });
});
const auto div_rows_op = kernel("div_rows", {"x", "s", "y"}, [](In<float, 2> x, In<float> s, Out<float, 2> y) {
  for_each({x.size(0), x.size(1)}, [&](Index r, Index c) { y(r, c) = x(r, c) / s[r]; });
});
const auto dot_op = kernel("dot", {"a", "b"}, [](In<float> a, In<float> b) {
  return sum(a.size(), [&](Index i) { return a[i] * b[i]; });
});

/// One race: what weft runs and what the hand-written kernel runs, on arrays of their own.
struct Case {
  std::string name;
  double bytes = 0;
  std::function<void()> weft, hand;
  std::function<std::int64_t()> apart;  ///< largest distance between the last results of the two, in ulp
};

/// Floats in order, one apart from the next.
std::int64_t rank(float value) {
  const auto bits = std::bit_cast<std::int32_t>(value);
  return bits < 0 ? std::int64_t{std::numeric_limits<std::int32_t>::min()} - bits : bits;
}

std::int64_t ulps_apart(std::span<const float> a, const float* b) {
  std::int64_t most = 0;
  for (std::size_t k = 0; k < a.size(); ++k) most = std::max(most, std::abs(rank(a[k]) - rank(b[k])));
  return most;
}

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

std::vector<float> random_values(std::size_t n, unsigned seed) {
  std::minstd_rand random(seed);
  std::vector<float> values(n);
  for (float& v : values) v = static_cast<float>(static_cast<int>(random() % 160001) - 80000) / 10000.0f;
  return values;
}

class Races {
 public:
  Races(const HandKernels& hand, int threads)
      : hand_(hand), device_({.tiers = {"cpu"}, .threads = threads}), team_(threads == 1) {}

  void flat(std::size_t n);
  void rows(std::size_t rows, std::size_t n, bool small);
  void softmax_rows(std::size_t rows, std::size_t n);
  [[nodiscard]] const std::vector<Case>& cases() const { return cases_; }
  double copy_ms(std::size_t n);

 private:
  void add(std::string name, double bytes, Plan plan, std::function<void()> hand, std::function<std::int64_t()> apart) {
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
};

constexpr std::size_t line_floats = 64;

void Races::flat(std::size_t n) {
  const auto va = random_values(n, 1), vb = random_values(n, 2), vw = random_values(n, 3);
  const Shape shape{static_cast<std::int64_t>(n)};
  const auto a = device_.array<float>(shape, va), b = device_.array<float>(shape, vb);
  const auto w = device_.array<float>(shape, vw), y = device_.array<float>(shape);
  const float *ha = buffers_.make(va), *hb = buffers_.make(vb), *hw = buffers_.make(vw);
  float* hy = buffers_.make(n);
  const double array_bytes = 4.0 * static_cast<double>(n);
  const auto halves = [this, n](auto body) {
    return [this, n, body] { team_.halves(n, line_floats, body); };
  };
  const auto apart = [y, hy] { return ulps_apart(y.read().get(), hy); };
  using S = std::size_t;

  add("a*x+b", 2 * array_bytes, device_.record([&] { scale_shift_op(a, 1.5f, 0.25f, y); }),
      halves([=, this](S i, S j) { hand_.scale_shift(ha, 1.5f, 0.25f, hy, i, j, true); }), apart);
  add("silu(a)*b", 3 * array_bytes, device_.record([&](Scope& s) {
    auto t = s.scratch(shape);
    silu_op(a, t);
    mul_op(t, b, y);
  }),
      halves([=, this](S i, S j) { hand_.silu_mul(ha, hb, hy, i, j, true); }), apart);
  add("silu(a*w+b)", 4 * array_bytes, device_.record([&](Scope& s) {
    auto t = s.scratch(shape), u = s.scratch(shape);
    mul_op(a, w, t);
    add_op(t, b, u);
    silu_op(u, y);
  }),
      halves([=, this](S i, S j) { hand_.mul_add_silu(ha, hw, hb, hy, i, j, true); }), apart);
  add("seven ops", 4 * array_bytes, device_.record([&](Scope& s) {
    auto t = s.scratch(shape), u = s.scratch(shape);
    mul_op(a, w, t);
    add_op(t, b, u);
    abs_op(u, t);
    neg_op(t, u);
    exp_op(u, t);
    half_op(t, u);
    tanh_op(u, y);
  }),
      halves([=, this](S i, S j) { hand_.seven_ops(ha, hw, hb, hy, i, j, true); }), apart);
  add("dot", 2 * array_bytes, device_.record([&] { dot_op(a, b); }), [=, this] {
    float parts[2];
    team_.run([&](S k) { parts[k] = hand_.dot(ha, hb, k * n / 2, (k + 1) * n / 2); });
    hy[0] = parts[0] + parts[1];
  },
      [=] {
        const float ours = dot_op(a, b).get();
        return ulps_apart({&ours, 1}, hy);
      });
}

void Races::rows(std::size_t rows, std::size_t n, bool small) {
  const auto vx = random_values(rows * n, 1), vw = random_values(n, 2), vg = random_values(rows * n, 3);
  const Shape shape{static_cast<std::int64_t>(rows), static_cast<std::int64_t>(n)};
  const Shape column{static_cast<std::int64_t>(rows)};
  const auto x = device_.array<float>(shape, vx), g = device_.array<float>(shape, vg);
  const auto w = device_.array<float>({static_cast<std::int64_t>(n)}, vw), y = device_.array<float>(shape);
  const float *hx = buffers_.make(vx), *hw = buffers_.make(vw), *hg = buffers_.make(vg);
  float* hy = buffers_.make(rows * n);
  const auto body = [&](Scope& s) {
    auto t = s.scratch(shape), u = s.scratch(shape), v = s.scratch(shape);
    auto p = s.scratch(column), q = s.scratch(column);
    square_op(x, t);
    row_sum_op(t, p);
    divide_by_op(p, static_cast<float>(n), q);
    add_eps_op(q, 1e-6f, p);
    rsqrt_op(p, q);
    scale_rows_op(x, q, u);
    mul_row_op(u, w, v);
    silu_op(g, t);
    mul_op(v, t, y);
  };
  add(fmt::format("norm {}x{}", rows, n), 12.0 * static_cast<double>(rows * n), device_.record(body), [=, this] {
    if (small) return hand_.gated_norm(hx, hw, hg, hy, n, 0, rows, false);
    team_.halves(rows, 1, [&](std::size_t i, std::size_t j) { hand_.gated_norm(hx, hw, hg, hy, n, i, j, true); });
  },
      [y, hy] { return ulps_apart(y.read().get(), hy); });
}

void Races::softmax_rows(std::size_t rows, std::size_t n) {
  const auto vx = random_values(rows * n, 1);
  const Shape shape{static_cast<std::int64_t>(rows), static_cast<std::int64_t>(n)};
  const Shape column{static_cast<std::int64_t>(rows)};
  const auto x = device_.array<float>(shape, vx), y = device_.array<float>(shape);
  const float* hx = buffers_.make(vx);
  float* hy = buffers_.make(rows * n);
  const auto body = [&](Scope& s) {
    auto t = s.scratch(shape), u = s.scratch(shape);
    auto p = s.scratch(column), q = s.scratch(column);
    row_max_op(x, p);
    sub_rows_op(x, p, t);
    exp_op(t, u);
    row_sum_op(u, q);
    div_rows_op(u, q, y);
  };
  add(fmt::format("softmax {}x{}", rows, n), 8.0 * static_cast<double>(rows * n), device_.record(body), [=, this] {
    team_.halves(rows, 1, [&](std::size_t i, std::size_t j) { hand_.softmax(hx, hy, n, i, j); });
  },
      [y, hy] { return ulps_apart(y.read().get(), hy); });
}

double Races::copy_ms(std::size_t n) {
  const float* from = buffers_.make(random_values(n, 9));
  float* to = buffers_.make(n);
  double best = 1e9;
  for (int k = 0; k < 8; ++k) {
    best = std::min(best, milliseconds([&] {
      team_.halves(n, line_floats, [&](std::size_t i, std::size_t j) { hand_.copy(from, to, i, j); });
    }));
  }
  return best;
}

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
  std::size_t elements = std::size_t{1} << 24;  ///< a multiple of 4096
  int threads = 2;
};

int run(const Settings& settings) {
  const bool wide = __builtin_cpu_supports("avx512bw") != 0, json = settings.json;
  const std::size_t n = settings.elements;
  Races races(wide ? hand_avx512() : hand_avx2(), settings.threads);
  races.flat(n);
  races.rows(n / 128, 128, false);
  races.rows(n / 4096, 4096, false);
  races.rows(32, 128, true);
  races.softmax_rows(n / 4096, 4096);
  const double copy_gb_s = 8.0 * static_cast<double>(n) / races.copy_ms(n) / 1e6;
  nlohmann::json report{
      {"copy_gb_s", copy_gb_s}, {"isa", wide ? "avx512" : "avx2"}, {"cases", nlohmann::json::array()}};
  if (!json) {
    fmt::print("copy {:.1f} GB/s\n{:<18}{:>10}{:>10}{:>10}{:>8}{:>10}{:>12}\n", copy_gb_s, "", "first ms", "weft ms",
               "hand ms", "ratio", "of copy", "bits");
  }
  for (const Case& c : races.cases()) {
    if (!settings.only.empty() && std::ranges::find(settings.only, c.name) == settings.only.end()) continue;
    const Result r = race(c, settings.seconds);
    const double gb_s = c.bytes / r.weft_ms / 1e6;
    const std::int64_t apart = c.apart();
    if (!json) {
      fmt::print("{:<18}{:>10.2f}{:>10.4f}{:>10.4f}{:>8.2f}{:>10.2f}{:>12}\n", c.name, r.first_ms, r.weft_ms, r.hand_ms,
                 r.hand_ms / r.weft_ms, gb_s / copy_gb_s, apart == 0 ? "same" : fmt::format("{} ulp", apart));
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
    if (arg == "--json") settings.json = true;
    else if (arg == "--seconds-per-case" && has_next) settings.seconds = std::atof(argv[++k]);
    else if (arg == "--elements" && has_next) settings.elements = std::strtoull(argv[++k], nullptr, 10);
    else if (arg == "--threads" && has_next) settings.threads = std::atoi(argv[++k]);
    else settings.only.emplace_back(arg);
  }
  return weft::bench::run(settings);
}

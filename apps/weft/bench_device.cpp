// weft bench, on a GPU: time of launches by the device's own clock against a copy kernel of the same run, and
// the bits of each result against the reference tier or the tree written as plain loops.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <functional>

#include "bench_measures.hpp"
#include "ir/tree.hpp"
#include "random.hpp"
#include "runtime/device_state.hpp"
#include "timing.hpp"
#include "weft/weft.hpp"

namespace weft::app {
namespace {

/// Arguments of a workload: x, y, z of (rows, cols), w and b of (cols).
template <class T>
struct Inputs {
  Array<T> x, y, z, w, b;
};

struct Sample {
  double us = 0;                 ///< median time of the launches
  std::vector<std::byte> first;  ///< bytes of the first elements of the result
};

double launches_us(const Report& report) {
  std::int64_t ns = 0;
  for (const ReportGroup& group : report.groups) ns += group.time_ns.value_or(0);
  return static_cast<double>(ns) / 1000;
}

template <class E>
Sample run_expression(const E& expression, int repetitions, std::int64_t first) {
  using T = detail::ExprElement<E>;
  std::vector<double> times;
  Array<T> result;
  for (int r = 0; r < repetitions; ++r) {
    Future<Report> report;
    result = {};
    result = eval(EvalOptions{.plan = {.timing = true}, .report = &report}, expression);
    times.push_back(launches_us(report.get()));
  }
  std::ranges::nth_element(times, times.begin() + repetitions / 2);
  const std::vector<T> values =
      result.reshape({result.size()}).slice(0, 0, std::min(first, result.size())).read().get();
  Sample sample{times[static_cast<std::size_t>(repetitions / 2)],
                std::vector<std::byte>(values.size() * sizeof(T))};
  std::memcpy(sample.first.data(), values.data(), sample.first.size());
  return sample;
}

template <class T>
using Run = std::function<Sample(const Inputs<T>&, int repetitions, std::int64_t first)>;

template <class T>
struct Workload {
  std::string name;
  std::int64_t cols;
  double elements;  ///< read and written, for each of (rows, cols)
  double aim;
  Run<T> run;
};

template <class T, class F>
Run<T> of(F f) {
  return [f](const Inputs<T>& in, int repetitions, std::int64_t first) {
    return run_expression(f(in), repetitions, first);
  };
}

template <class T>
std::vector<T> data_of(std::int64_t count, std::uint64_t stream) {
  std::vector<float> values(static_cast<std::size_t>(count));
  fill_normal(values, 1, stream);
  if constexpr (std::is_same_v<T, float>) {
    return values;
  } else {
    return std::vector<T>(values.begin(), values.end());
  }
}

template <class T>
struct Data {
  std::vector<T> x, y, z, w, b;
};

template <class T>
Inputs<T> upload_rows(const Device& device, const Data<T>& data, std::int64_t rows, std::int64_t cols) {
  const auto part = [&](const std::vector<T>& from, const Shape& shape) {
    return device.array<T>(shape, std::span<const T>(from.data(), static_cast<std::size_t>(shape.size())));
  };
  const Shape all{rows, cols};
  return {part(data.x, all), part(data.y, all), part(data.z, all), part(data.w, Shape{cols}),
          part(data.b, Shape{cols})};
}

template <class T>
void measure_all(const std::vector<Workload<T>>& workloads, const Device& device, std::int64_t n,
                 int repetitions, double copy, std::vector<Measure>& measures) {
  const Device reference({.tiers = {"reference"}});
  constexpr std::int64_t checked = 1 << 15, longest_row = 65536;
  const Data<T> data{data_of<T>(n, 1), data_of<T>(n, 2), data_of<T>(n, 3), data_of<T>(longest_row, 4),
                     data_of<T>(longest_row, 5)};
  for (const Workload<T>& work : workloads) {
    const std::int64_t rows = n / work.cols, few = std::max<std::int64_t>(1, checked / work.cols);
    const Sample timed = work.run(upload_rows(device, data, rows, work.cols), repetitions, few * work.cols);
    const Sample expected = work.run(upload_rows(reference, data, few, work.cols), 1, few * work.cols);
    const bool same = timed.first.size() == expected.first.size() &&
                      std::memcmp(timed.first.data(), expected.first.data(), timed.first.size()) == 0;
    const double gbps = static_cast<double>(n) * work.elements * sizeof(T) / (timed.us * 1e3);
    measures.push_back(
        {work.name, gbps / copy, "of copy", fmt::format("{:.2f}", work.aim),
         fmt::format("{:.1f} us, {:.0f} GB/s, bits {}", timed.us, gbps, same ? "equal" : "DIFFER")});
  }
}

std::vector<Workload<float>> single_workloads() {
  using In = Inputs<float>;
  const auto gated = [](const In& in) { return rms_norm(in.x) * in.w * silu(in.y); };
  std::vector<Workload<float>> list = {
      {"silu(a)*b", 4096, 3, 0.98, of<float>([](const In& in) { return silu(in.x) * in.y; })},
      {"silu(a*w+b)", 4096, 4, 0.98, of<float>([](const In& in) { return silu(in.x * in.y + in.z); })},
      {"gelu", 4096, 2, 0.95, of<float>([](const In& in) { return gelu(in.x); })},
      {"tanh(exp(-abs(a*w-b))*0.5)+sigmoid(a)", 4096, 4, 0.65,
       of<float>([](const In& in) { return tanh(exp(-abs(in.x * in.y - in.z)) * 0.5f) + sigmoid(in.x); })}};
  for (const std::int64_t row : {128, 4096, 8192, 65536}) {
    const double aim = row == 65536 ? 0.90 : 0.97;
    list.push_back({fmt::format("rms_norm(x)*w*silu(g), rows of {}", row), row, 3, aim, of<float>(gated)});
    list.push_back({fmt::format("softmax, rows of {}", row), row, 2, aim,
                    of<float>([](const In& in) { return softmax(in.x); })});
    list.push_back({fmt::format("layer norm, rows of {}", row), row, 2, aim,
                    of<float>([](const In& in) { return layer_norm(in.x) * in.w + in.b; })});
  }
  return list;
}

std::vector<Workload<bf16>> half_workloads() {
  using In = Inputs<bf16>;
  std::vector<Workload<bf16>> list;
  for (const std::int64_t row : {128, 4096, 8192}) {
    list.push_back({fmt::format("the same in f32 over bf16 arrays, rows of {}", row), row, 3, 0.93,
                    of<bf16>([](const In& in) {
                      return cast<bf16>(cast<float>(in.w) * rms_norm(cast<float>(in.x)) *
                                        silu(cast<float>(in.y)));
                    })});
    list.push_back({fmt::format("the same in bf16, rounded at every op, rows of {}", row), row, 3, 0.70,
                    of<bf16>([](const In& in) { return rms_norm(in.x) * in.w * silu(in.y); })});
  }
  return list;
}

float tree_sum(const std::vector<float>& values) {
  return ir::tree_fold<float>(std::span<const float>(values), [](float a, float b) { return a + b; })
      .value_or(0.0f);
}

void measure_folds(const Device& device, std::int64_t n, int repetitions, double copy,
                   std::vector<Measure>& measures) {
  const std::vector<float> x = data_of<float>(n, 1), y = data_of<float>(n, 2);
  const auto report = [&](const char* name, double bytes, const Sample& sample,
                          std::span<const float> expected, double aim) {
    const bool same = std::memcmp(sample.first.data(), expected.data(), sample.first.size()) == 0;
    const double gbps = bytes / (sample.us * 1e3);
    measures.push_back(
        {name, gbps / copy, "of copy", fmt::format("{:.2f}", aim),
         fmt::format("{:.1f} us, {:.0f} GB/s, bits {}", sample.us, gbps, same ? "equal" : "DIFFER")});
  };
  {
    std::vector<float> products(x.size());
    for (std::size_t k = 0; k < x.size(); ++k) products[k] = x[k] * y[k];
    const auto a = device.array<float>({n}, x), b = device.array<float>({n}, y);
    const float expected[] = {tree_sum(products)};
    report("dot", 8.0 * static_cast<double>(n), run_expression(sum(a * b), repetitions, 1), expected, 0.98);
  }
  const std::int64_t cols = 4096, rows = n / cols;
  const auto a = device.array<float>({rows, cols}, x);
  std::vector<float> expected;
  for (std::int64_t c = 0; c < 64; ++c) {
    std::vector<float> column;
    for (std::int64_t r = 0; r < rows; ++r) column.push_back(x[static_cast<std::size_t>(r * cols + c)]);
    expected.push_back(tree_sum(column));
  }
  report("column sums, 4096 columns", 4.0 * static_cast<double>(n),
         run_expression(sum(a, Axis{0}), repetitions, 64), expected, 0.95);
}

const auto copy_op = kernel(
    "copy", {"x", "y"}, [](In<float> x, Out<float> y) { for_each(x.size(), [&](Index i) { y[i] = x[i]; }); });

/// The better of a copy kernel and the driver's own copy.
double copy_bandwidth(const Device& device, std::int64_t n, int repetitions, std::vector<Measure>& measures) {
  const auto x = device.array<float>({n}, data_of<float>(n, 9)), y = device.array<float>({n});
  std::vector<double> times;
  for (int r = 0; r < repetitions; ++r) {
    times.push_back(launches_us(device.fuse([&](Scope&) { copy_op(x, y); }, {.timing = true}).get()));
  }
  std::ranges::sort(times);
  const double bytes = 8.0 * static_cast<double>(n), own = bytes / (times[times.size() / 2] * 1e3);
  backend::Backend& backend = device.state()->memory_backend();
  backend.synchronize();
  const Stopwatch watch;
  for (int r = 0; r < repetitions; ++r) {
    backend.copy(*y.state()->storage->memory, *x.state()->storage->memory, static_cast<std::size_t>(4 * n));
  }
  backend.synchronize();
  const double driver = bytes * repetitions / (watch.us() * 1e3);
  measures.push_back({"copy kernel", own, "GB/s", "", "the yardstick below is the better of the two"});
  measures.push_back({"copy by the driver", driver, "GB/s", "", ""});
  return std::max(own, driver);
}

}  // namespace

std::vector<Measure> measure_device(const BenchSettings& settings) {
  const Device device({.tiers = settings.tiers, .threads = settings.threads});
  std::vector<Measure> measures;
  const auto probe = device.array<float>(1);
  if (probe.state()->storage->memory->host() != nullptr)
    return measures;  // measured as chains, by the host's clock
  const std::int64_t n = std::int64_t{1} << (settings.quick ? 22 : 26);
  const int repetitions = settings.quick ? 5 : 21;
  const double copy = copy_bandwidth(device, n, repetitions, measures);
  measure_folds(device, n, repetitions, copy, measures);
  measure_all(single_workloads(), device, n, repetitions, copy, measures);
  measure_all(half_workloads(), device, n, repetitions, copy, measures);
  return measures;
}

}  // namespace weft::app

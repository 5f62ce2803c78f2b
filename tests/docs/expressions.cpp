// The blocks of docs/expressions.md, each where it can stand.
#include <weft/weft.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

using namespace weft;

namespace {

int failures = 0;

void expect(const char* what, double value, double expected) {
  if (std::abs(value - expected) <= 1e-5 * std::abs(expected)) return;
  std::printf("%s gives %g, not %g\n", what, value, expected);
  ++failures;
}

const auto add_one = kernel("add_one", {"t"}, [](InOut<float, 2> t) {
  for_each({t.size(0), t.size(1)}, [&](Index i, Index j) { t(i, j) = t(i, j) + 1.0f; });
});

Array<float> square_array(const Device& dev, float value) {
  return dev.array<float>({4, 4}, std::span<const float>(std::vector<float>(16, value)));
}

void evaluate(const Device& dev) {
  const Array<float> x = square_array(dev, 3), w = square_array(dev, 2), g = square_array(dev, 1);
#include "expressions_1.inc"
  expect("rms_norm", y.read().get()[5], 2 / (1 + std::exp(-1.0)));
  expect("softmax", p.read().get()[5], 0.25);
  expect("max", top.read().get()[3], 3);
}

void view(const Device& dev) {
  std::vector<float> values(2 * 128, 1.0f);
  values[0] = 3;
  const Array<float> x = dev.array<float>({2, 128}, values), w = square_array(dev, 2).reshape({16}).slice(0, 0, 1);
#include "expressions_2.inc"
  const double scale = 1 / std::sqrt((9.0 + 127) / 128);
  expect("turned", turned.read().get()[0], -2 * scale);
  expect("turned, second half", turned.read().get()[64], 6 * scale);
}

void keep_values(const Device& dev) {
  const Array<float> x = square_array(dev, 3);
  const std::vector<float> ones(16, 1.0f);
#include "expressions_3.inc"
  expect("the old values", before[7], 6);
}

void assign(const Device& dev) {
  Array<float> x = square_array(dev, 3);
#include "expressions_4.inc"
  expect("row 1", x.read().get()[4], 3);
  expect("row 2", x.read().get()[8], 3);
}

void join_in_a_scope(const Device& dev) {
  Array<float> x = square_array(dev, 3);
  const Array<float> w = square_array(dev, 2);
#include "expressions_5.inc"
  expect("the scope", x.read().get()[9], 7);
  expect("launches", static_cast<double>(report.launches), 1);
  expect("launches apart", static_cast<double>(report.launches_apart), 3);
}

}  // namespace

int main() {
  const Device dev{DeviceOptions{.tiers = {"cpu"}}};
  evaluate(dev);
  view(dev);
  keep_values(dev);
  assign(dev);
  join_in_a_scope(dev);
  return failures;
}

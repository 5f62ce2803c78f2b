// The blocks of docs/kernels.md, each where it can stand.
#include <weft/weft.hpp>

#include <cmath>
#include <cstdio>
#include <vector>

using namespace weft;

namespace {

int failures = 0;

void expect(const char* what, float value, float expected) {
  if (std::abs(value - expected) <= 1e-5f * std::abs(expected)) return;
  std::printf("%s gives %g, not %g\n", what, static_cast<double>(value), static_cast<double>(expected));
  ++failures;
}

#include "kernels_4.inc"

void scale_an_array() {
  const Array<float> x = default_device().array<float>(3, {1, 2, 3}), y = default_device().array<float>(3);
#include "kernels_1.inc"
  expect("scale", y.read().get()[2], 6.0f);
  {
#include "kernels_2.inc"
    expect("scale of host data", doubled.at(5), 12.0f);
  }
}

void norm_rows() {
  const auto norm = kernel("norm", [](In<float, 2> x, In<float> w, Out<float, 2> y, Param<float> eps) {
#include "kernels_3.inc"
  });
  const Array<float> x = default_device().array<float>({1, 2}, {3, 4}),
                     w = default_device().array<float>(2, {1, 2}), y = default_device().array<float>({1, 2});
  norm(x, w, y, 0.0f);
  expect("norm", y.read().get()[1], 8.0f / std::sqrt(12.5f));
}

void lift_a_function() {
  const Array<float> x = default_device().array<float>(2, {-1, 5}), y = default_device().array<float>(2);
  my_relu(x, y);
  expect("my_relu", y.read().get()[0] + y.read().get()[1], 5.0f);
}

}  // namespace

int main() {
  scale_an_array();
  norm_rows();
  lift_a_function();
  return failures;
}

// expect: weft: while_ takes its condition as a callable
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) { while_(x[i] > 0.0f, [&] { y[i] = 1.0f; }); });
});

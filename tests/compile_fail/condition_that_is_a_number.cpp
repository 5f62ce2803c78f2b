// expect: weft: a condition is a Value<bool>
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) { if_(x[i], [&] { y[i] = 1.0f; }); });
});

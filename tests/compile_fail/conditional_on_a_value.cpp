// expect: weft: a traced value has no C++ truth value
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = x[i] > 0.0f ? x[i] : 0.0f * x[i]; });
});

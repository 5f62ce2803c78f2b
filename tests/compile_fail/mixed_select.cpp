// expect: weft: the branches of select have different element types
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](In<float> x, In<double> w, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = select(x[i] > 0.0f, x[i], w[i]); });
});

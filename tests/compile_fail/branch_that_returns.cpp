// expect: weft: a body of if_, else_ or while_ returns nothing
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) {
    if_(x[i] > 0.0f, [&] { return x[i]; });
    y[i] = 1.0f;
  });
});

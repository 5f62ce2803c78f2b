// expect: weft: `auto v = y[i]` names the place, not the value
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) {
    auto v = y[i];
    y[i] = v * 2.0f;
  });
});

// expect: weft: sum takes numbers, not bools
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](In<float> x, Out<int> y) {
  for_each(x.size(), [&](Index i) { y[i] = cast<int>(sum(x.size(), [&](Index j) { return x[j] > 0.0f; })); });
});

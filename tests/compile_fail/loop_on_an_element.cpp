// expect: weft: a traced value has no C++ truth value
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](In<float> x, Out<int> y) {
  for_each(x.size(), [&](Index i) {
    while (y[i]) y[i] = 1;
  });
});

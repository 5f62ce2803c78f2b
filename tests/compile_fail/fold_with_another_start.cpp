// expect: weft: fold: the start value has another type
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](In<int> x, Out<int> y) {
  for_each(x.size(), [&](Index i) {
    y[i] = fold(
        x.size(), 0.5, [](auto a, auto b) { return a + b; }, [&](Index j) { return x[j]; });
  });
});

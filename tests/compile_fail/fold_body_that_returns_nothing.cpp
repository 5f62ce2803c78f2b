// expect: weft: the body of a fold returns the value that it folds
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](In<float> x, Out<float> y) {
  for_each(x.size(), [&](Index i) {
    y[i] = fold(
        x.size(), 0.0f, [](auto a, auto b) { return a + b; }, [&](Index j) { (void)x[j]; });
  });
});

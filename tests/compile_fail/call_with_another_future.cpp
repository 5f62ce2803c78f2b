// expect: weft: a parameter Param<T> takes a number that goes with T
#include <weft/kernel.hpp>
using namespace weft;

const auto scale = kernel("scale", [](In<float> x, Param<float> a, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
});
void call(const Array<float>& x, const Future<double>& a) { scale(x, a, x); }

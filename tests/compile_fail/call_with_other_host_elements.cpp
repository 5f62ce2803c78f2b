// expect: weft: a parameter In<T> takes an Array<T>
#include <weft/kernel.hpp>
using namespace weft;

const auto scale = kernel("scale", [](In<float> x, Param<float> a, Out<float> y) {
  for_each(x.size(), [&](Index i) { y[i] = a * x[i]; });
});
void call(const std::vector<int>& x, const Array<float>& y) { scale(x, 2.0f, y); }

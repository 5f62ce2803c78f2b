// expect: weft: the operands have different element types
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](In<int> x, In<std::int64_t> w, Out<bool> y) {
  for_each(x.size(), [&](Index i) { y[i] = x[i] < w[i]; });
});

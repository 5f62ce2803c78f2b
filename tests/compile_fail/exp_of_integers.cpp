// expect: weft: exp takes floating-point values
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", [](In<int> x, Out<int> y) { for_each(x.size(), [&](Index i) { y[i] = exp(x[i]); }); });

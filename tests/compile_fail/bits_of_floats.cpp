// expect: weft: operator & does not take this element type
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", [](In<float> x, Out<float> y) { for_each(x.size(), [&](Index i) { y[i] = x[i] & x[i]; }); });

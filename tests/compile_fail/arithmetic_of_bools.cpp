// expect: weft: operator + does not take this element type
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", [](In<bool> x, Out<bool> y) { for_each(x.size(), [&](Index i) { y[i] = x[i] + x[i]; }); });

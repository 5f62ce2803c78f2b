// expect: weft: an index is an integer
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", [](In<float> x, Out<float> y) { for_each(x.size(), [&](Index i) { y[i] = x[x[i]]; }); });

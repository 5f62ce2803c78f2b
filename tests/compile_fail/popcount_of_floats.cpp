// expect: weft: popcount takes integer values
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel(
    "k", [](In<float> x, Out<float> y) { for_each(x.size(), [&](Index i) { y[i] = popcount(x[i]); }); });

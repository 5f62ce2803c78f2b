// expect: weft: bits keeps the width of its operand
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel(
    "k", [](In<float> x, Out<double> y) { for_each(x.size(), [&](Index i) { y[i] = bits<double>(x[i]); }); });

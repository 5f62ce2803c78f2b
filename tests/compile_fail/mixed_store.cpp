// expect: weft: the operands have different element types
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", [](In<double> x, Out<float> y) { for_each(x.size(), [&](Index i) { y[i] = x[i]; }); });

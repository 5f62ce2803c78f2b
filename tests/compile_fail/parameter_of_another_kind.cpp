// expect: weft: a kernel's parameters are In, Out, InOut and Param
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", [](In<float> x, float a) { return sum(x.size(), [&](Index i) { return a * x[i]; }); });

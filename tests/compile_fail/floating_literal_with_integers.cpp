// expect: weft: this number does not go with the operand
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", [](In<int> x, Out<int> y) { for_each(x.size(), [&](Index i) { y[i] = x[i] * 0.5; }); });

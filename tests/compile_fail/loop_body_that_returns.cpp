// expect: weft: the body of a loop returns nothing
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", [](In<float> x, Out<float>) { for_each(x.size(), [&](Index i) { return x[i]; }); });

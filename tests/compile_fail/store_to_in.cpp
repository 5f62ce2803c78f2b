// expect: weft: this is a value, not a place
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", [](In<float> x, Out<float> y) { for_each(x.size(), [&](Index i) { x[i] = 1.0f; }); });

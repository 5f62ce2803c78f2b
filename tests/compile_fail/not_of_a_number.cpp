// expect: weft: ! takes a Value<bool>
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", [](In<int> x, Out<bool> y) { for_each(x.size(), [&](Index i) { y[i] = !x[i]; }); });

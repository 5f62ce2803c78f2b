// expect: weft: the body of a loop or fold takes one Index for each axis
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](Out<float> y) { for_each(y.size(), [&] { y[0] = 1.0f; }); });

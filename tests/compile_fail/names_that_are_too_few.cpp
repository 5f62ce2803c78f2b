// expect: weft: the list of names has another length
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", {"x"}, [](In<float> x, Out<float> y) { for_each(x.size(), [&](Index i) { y[i] = x[i]; }); });

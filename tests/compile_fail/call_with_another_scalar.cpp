// expect: weft: a parameter Param<T> takes a number that goes with T
#include <weft/kernel.hpp>
using namespace weft;

const auto scale =
    kernel("scale", [](Param<int> a, Out<int> y) { for_each(y.size(), [&](Index i) { y[i] = a; }); });
void call(const Array<int>& y) { scale(2.5, y); }

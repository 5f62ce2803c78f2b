// expect: weft: an atomic needs an InOut (or Out) array
#include <weft/kernel.hpp>
using namespace weft;

const auto k =
    kernel("k", [](In<int> x, Out<int>) { for_each(x.size(), [&](Index i) { atomic_add(x, i, 1); }); });

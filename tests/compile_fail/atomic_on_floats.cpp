// expect: weft: atomics take integer elements
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel(
    "k", [](In<float> x, InOut<float> y) { for_each(x.size(), [&](Index i) { atomic_add(y, i, x[i]); }); });

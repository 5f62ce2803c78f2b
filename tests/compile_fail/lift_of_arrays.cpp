// expect: weft: the parameters of a lifted function are Values
#include <weft/kernel.hpp>
using namespace weft;

const auto k = lift("k", [](In<float> x) { return x[0]; });

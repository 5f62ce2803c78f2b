// expect: weft: a kernel is made from a lambda that names the types of its parameters
#include <weft/kernel.hpp>
using namespace weft;

const auto k = kernel("k", [](auto x) { return x.size(); });

// expect: weft: a lifted function returns a Value
#include <weft/kernel.hpp>
using namespace weft;

const auto k = lift("k", [](Value<float>) {});

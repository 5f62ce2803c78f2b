// expect: weft: a lift is called with its inputs and then its output
#include <weft/kernel.hpp>
using namespace weft;

const auto f = lift("f", [](Value<float> a, Value<float> b) { return a + b; });
void call(const Array<float>& x) { f(x); }

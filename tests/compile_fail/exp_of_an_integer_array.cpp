// expect: weft: exp takes floating-point values
#include <weft/weft.hpp>
using namespace weft;

auto f(const Array<std::int32_t>& x) { return exp(x); }

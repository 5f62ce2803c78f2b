// expect: weft: the operands have different element types
#include <weft/weft.hpp>
using namespace weft;

auto f(const Array<float>& x, const Array<double>& w) { return x + w; }

// expect: weft: this number does not go with the operand
#include <weft/weft.hpp>
using namespace weft;

auto f(const Array<std::int32_t>& x) { return x * 0.5f; }

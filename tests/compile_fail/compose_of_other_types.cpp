// expect: weft: compose(g, f): g takes another element type than f gives
#include <weft/kernel.hpp>
using namespace weft;

const auto f = lift("f", [](Value<float> v) { return cast<int>(v); });
const auto g = lift("g", [](Value<float> v) { return v; });
const auto h = compose(g, f);

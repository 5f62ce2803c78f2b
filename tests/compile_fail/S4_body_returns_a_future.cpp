// expect: weft: the body of fuse returns a future
#include <weft/device.hpp>

void test(const weft::Device& device, const weft::Array<float>& x) {
  device.fuse([&](weft::Scope&) { return x.read(); });
}

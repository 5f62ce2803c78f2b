// expect: weft: the body of fuse returns a value
#include <weft/device.hpp>

void test(const weft::Device& device) {
  device.fuse([&](weft::Scope&) { return 3; });
}

// expect: weft: the body of fuse takes a Scope& or nothing
#include <weft/device.hpp>

void test(const weft::Device& device) {
  device.fuse([](int) {});
}

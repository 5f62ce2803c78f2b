// expect: declaration order
#include <weft/kernel.hpp>
using namespace weft;

#ifdef __clang__
#pragma clang diagnostic error "-Wreorder-init-list"
#endif
constexpr KernelOptions options = {.fuse = false, .workgroup = 128};

// expect: Element
#include <weft/device.hpp>

weft::Array<int*> test(const weft::Device& device) { return device.array<int*>({3}); }

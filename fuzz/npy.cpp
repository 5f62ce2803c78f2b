// Any bytes are read as an array that formats back to the same, or refused by a UsageError.
#include "io/npy.hpp"

#include <cstdlib>

#include "weft/error.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  try {
    const auto array = weft::io::parse_npy({reinterpret_cast<const std::byte*>(data), size}, "input");
    if (weft::io::parse_npy(weft::io::format_npy(array, 2), "again").data != array.data) std::abort();
  } catch (const weft::UsageError&) {
  }
  return 0;
}

#include <weft/version.hpp>

#include <cstdio>
#include <cstring>

int main() {
  std::printf("headers %s, library %s\n", WEFT_VERSION, weft::library_version());
  return std::strcmp(WEFT_VERSION, weft::library_version()) == 0 ? 0 : 1;
}

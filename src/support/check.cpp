#include "support/check.hpp"

#include <cstdio>
#include <cstdlib>

namespace weft::support {

void check_failed(const char* file, int line, const char* condition, std::string_view message) {
  std::fprintf(stderr, "weft: %s:%d: broken invariant: %s%s%.*s\n", file, line, condition,
               message.empty() ? "" : ": ", static_cast<int>(message.size()), message.data());
  std::abort();
}

}  // namespace weft::support

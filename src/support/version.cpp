#include <weft/version.hpp>

namespace weft {

const char* library_version() noexcept { return WEFT_VERSION; }

}  // namespace weft

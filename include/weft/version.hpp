// The version of these headers. The build reads the number from here, so that it stands in one place.
#pragma once

#define WEFT_VERSION "0.1.0"

namespace weft {

/// The version of the library that was linked, `major.minor.patch`. It differs from WEFT_VERSION only where
/// headers and library come from different installations.
[[nodiscard]] const char* library_version() noexcept;

}  // namespace weft

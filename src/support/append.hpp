// Formatted text at the end of a string.
#pragma once

#include <fmt/format.h>

#include <string>

namespace weft::support {

/// Formats outside the caller's file: fmt::format_to into a string compiles all of fmt into every file that
/// uses it, which is six seconds a file under AddressSanitizer.
template <class... Args>
void append(std::string& to, fmt::format_string<Args...> format, Args&&... args) {
  to += fmt::vformat(format, fmt::make_format_args(args...));
}

}  // namespace weft::support

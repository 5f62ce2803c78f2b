// Checks of our own invariants. A failed one is a bug of Weft, never of its user: it prints and aborts.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

namespace weft::support {

/// Prints `file:line: condition: message` to the standard error stream and aborts.
[[noreturn]] void check_failed(const char* file, int line, const char* condition, std::string_view message);

[[nodiscard]] inline std::string check_message() { return {}; }
template <class... Args>
[[nodiscard]] std::string check_message(fmt::format_string<Args...> format, Args&&... args) {
  return fmt::format(format, std::forward<Args>(args)...);
}

}  // namespace weft::support

/// WEFT_CHECK(condition) or WEFT_CHECK(condition, "format", args...). Kept in every build.
#define WEFT_CHECK(condition, ...)                                                \
  do {                                                                            \
    if (!(condition)) [[unlikely]] {                                              \
      ::weft::support::check_failed(__FILE__, __LINE__, #condition,               \
                                    ::weft::support::check_message(__VA_ARGS__)); \
    }                                                                             \
  } while (false)

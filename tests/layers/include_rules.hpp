// Which folder may include which: the arrows of docs/architecture.md, checked on the #include lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace weft::layers {

struct Include {
  int line = 0;
  bool quoted = false;  // "x" rather than <x>
  std::string target;
};

/// The #include lines of a source text. Text inside comments is not looked for: a commented line that starts
/// with `#include` counts.
[[nodiscard]] std::vector<Include> find_includes(std::string_view text);

/// One sentence for each include of `file` that points against the arrows. `file` is relative to the root of
/// the source tree, with forward slashes: `src/plan/join.cpp`, `include/weft/array.hpp`,
/// `apps/weft/main.cpp`.
[[nodiscard]] std::vector<std::string> broken_rules(std::string_view file, std::string_view text);

}  // namespace weft::layers

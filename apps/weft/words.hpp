// Expressions and named arrays, as `eval` and `explain` take them from the command line.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "expr/record.hpp"

namespace weft::app {

struct Words {
  struct Binding {
    std::string name;
    std::string value;  ///< a file, or TYPE[SHAPE]
  };
  std::vector<std::string> expressions;
  std::vector<Binding> arrays;
};

/// `name=value` is an array, anything else an expression. Throws UsageError: no expression, a name given
/// twice.
[[nodiscard]] Words sort_words(std::span<const std::string> words);

/// `f32[32,4096]`, `i64[]`: type and shape without data. Nothing where the text is no such thing (a file,
/// then). Throws UsageError where it is one, but not a possible array, and where neither type nor file is
/// there.
[[nodiscard]] std::optional<expr::Input> parse_shape(const Words::Binding& binding);

/// Each expression as a graph. Errors begin with the expression where there are several.
[[nodiscard]] std::vector<expr::NodeRef> parse_expressions(const Words& words,
                                                           std::span<const expr::Input> inputs);

}  // namespace weft::app

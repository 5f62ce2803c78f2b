// Words that the expression language does not have, and what to write instead.
#pragma once

#include <cstddef>
#include <string_view>

namespace weft::expr {

/// What to write for a word or sign of Python or NumPy that the language lacks; empty where nothing is known.
[[nodiscard]] std::string_view other_spelling(std::string_view word);

/// The least number of characters to insert, drop or change that makes `b` of `a` (Levenshtein).
[[nodiscard]] std::size_t distance(std::string_view a, std::string_view b);

}  // namespace weft::expr

// Text kept in files and compared word for word. WEFT_BLESS=1 writes the files anew.
#pragma once

#include <string>

namespace weft::testing {

/// Expects tests/golden/<file> to hold `text`.
void expect_golden(const std::string& file, const std::string& text);

}  // namespace weft::testing

// The values of an array as text, the way NumPy prints them.
#pragma once

#include <string>

#include "io/npy.hpp"

namespace weft::app {

/// Nested brackets, one line a row; long axes are cut to their first and last three indices.
[[nodiscard]] std::string summary(const io::NpyArray& array);

/// One element as text: shortest digits that give the value back.
[[nodiscard]] std::string element_text(ir::Type type, const std::byte* element);

}  // namespace weft::app

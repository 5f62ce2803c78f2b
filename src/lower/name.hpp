// Names of programs, for symbols and dumps.
#pragma once

#include <string>

#include "ir/kernel.hpp"

namespace weft::lower {

/// The kernel's name with everything but [a-z0-9_] made `_`, at most 48 characters of it, and eight
/// hexadecimal digits of the hash of its key.
[[nodiscard]] std::string program_name(const ir::Kernel& kernel);

}  // namespace weft::lower

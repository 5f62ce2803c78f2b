// Makes a wrong proof of bounds visible to the interpreter, which guards every access by itself.
#pragma once

#include "lower/program.hpp"

namespace weft::lower::test {

/// The program's kernel; where a load or store that needs no guard is out of range after all, it leaves
/// values of all ones at both ends of the first array that it writes.
[[nodiscard]] ir::Kernel poisoned(const Program& program);

}  // namespace weft::lower::test

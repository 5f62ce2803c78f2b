// Random row kernels as fusing makes them: many short inner loops that pass rows and scalars on through
// tiles.
#pragma once

#include "kernels.hpp"

namespace weft::lower::test {

/// Well-formed; made of maps, folds with and without start, shifted and gathered reads, conditional stores,
/// in-place updates, row-level scalars, variables and sequential loops. Arrays: x, w in; y inout, z out; at
/// i64; see shapes_of.
[[nodiscard]] ir::Kernel random_rows(std::uint32_t seed);
/// Shapes of its arrays for rows of this length.
[[nodiscard]] Shapes random_rows_shapes(const ir::Kernel& kernel, std::int64_t rows, std::int64_t columns);

}  // namespace weft::lower::test

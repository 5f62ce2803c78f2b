// A kept row that is cheap to make is made again instead.
#pragma once

#include "lower/rebuild.hpp"

namespace weft::lower {

/// Where a later inner loop reads a tile at its own index, and the tile's only store wrote, at that index, a
/// value of at most one load and a few cheap primitives, the loop makes the value itself. Nothing written in
/// the kernel may feed it, but for tiles that are stored once. The same operations on the same values: the
/// same bits.
[[nodiscard]] Draft reload(const Draft& from);

/// Most primitives that are cheaper than writing and reading a tile's element.
inline constexpr int reload_primitives = 4;

}  // namespace weft::lower

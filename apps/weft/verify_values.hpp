// Values to try ops on, and comparison by bits.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "io/npy.hpp"
#include "random.hpp"

namespace weft::app {

/// Values travel as the IR's do: bits in the low end of a word.
using Words64 = std::vector<std::uint64_t>;

/// Zeros, ones, ends of the range, subnormals, infinities, NaNs, halves, powers of two and their neighbours.
[[nodiscard]] Words64 special_values(ir::Type type);
/// One value: any bit pattern, or one of moderate size.
[[nodiscard]] std::uint64_t random_value(ir::Type type, Random& random);

[[nodiscard]] bool is_nan(ir::Type type, std::uint64_t bits);
/// Whether two results agree: the same bits, or both NaN unless `moved` says that the value was only moved.
[[nodiscard]] bool agree(ir::Type type, std::uint64_t a, std::uint64_t b, bool moved = false);

[[nodiscard]] std::uint64_t element_bits(const io::NpyArray& array, std::size_t k);
[[nodiscard]] io::NpyArray make_array(ir::Type type, std::vector<std::int64_t> shape,
                                      std::span<const std::uint64_t> values);

}  // namespace weft::app

// How fast memory goes here: the yardstick of the demo and the benchmarks.
#pragma once

#include <cstdint>

namespace weft::app {

/// Bytes read plus bytes written a second (in GB, 10^9) of copying `elements` floats with streaming stores,
/// on so many threads (0: every core). The best of `repetitions`.
[[nodiscard]] double copy_gbps(std::int64_t elements, int threads, int repetitions);

}  // namespace weft::app

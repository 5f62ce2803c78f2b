#include "random.hpp"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/parallel_for.h>

namespace weft::app {

void fill_normal(std::span<float> out, std::uint64_t seed, std::uint64_t stream) {
  const Random random(mix_bits(seed) + stream);
  tbb::parallel_for(tbb::blocked_range<std::size_t>(0, out.size(), 1 << 16), [&](const auto& range) {
    for (std::size_t i = range.begin(); i < range.end(); ++i) out[i] = normal_of(random.at(i));
  });
}

}  // namespace weft::app

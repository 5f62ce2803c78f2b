// Counter-based random data: element i depends on the seed and i alone, so any part can be made anywhere.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace weft::app {

/// A bijection of 64-bit words whose outputs look independent (Stafford's thirteenth variant of the 64-bit
/// finaliser of MurmurHash3; SplitMix64 counts with it).
[[nodiscard]] constexpr std::uint64_t mix_bits(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
  return x ^ (x >> 31);
}

class Random {
 public:
  explicit Random(std::uint64_t seed) : key_(mix_bits(seed + increment)) {}

  /// Word number i of this stream.
  [[nodiscard]] constexpr std::uint64_t at(std::uint64_t i) const {
    return mix_bits(key_ + (i + 1) * increment);
  }
  std::uint64_t next() { return at(count_++); }
  /// 0 to n - 1; n is small, so the unevenness of the remainder does not matter.
  std::uint64_t below(std::uint64_t n) { return next() % n; }
  bool one_in(std::uint64_t n) { return below(n) == 0; }

 private:
  static constexpr std::uint64_t increment = 0x9e3779b97f4a7c15u;  // 2^64 divided by the golden ratio
  std::uint64_t key_;
  std::uint64_t count_ = 0;
};

/// About normal, mean 0 and deviation 1: four 16-bit uniform numbers of the word, summed. Exact in float
/// arithmetic.
[[nodiscard]] constexpr float normal_of(std::uint64_t word) {
  const auto part = [word](int k) { return static_cast<std::int32_t>((word >> (16 * k)) & 0xffff); };
  const std::int32_t sum = part(0) + part(1) + part(2) + part(3) - 2 * 65535;
  return static_cast<float>(sum) * 0x1.bb67aep-16f;  // sqrt(3) / 2^16: the sum's deviation is 2^16 / sqrt(3)
}

/// Fills `out` with normal_of the words of stream `stream` of the seed, on all threads.
void fill_normal(std::span<float> out, std::uint64_t seed, std::uint64_t stream);

}  // namespace weft::app

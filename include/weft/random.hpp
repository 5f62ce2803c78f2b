// Random numbers as array expressions: counter-based, so that an element depends on the seed and its own
// number alone and has the same bits on every tier, for any shape, order or cut. weft.hpp does not include
// this header.
#pragma once

#include <array>
#include <cstdint>

#include "weft/expr.hpp"

namespace weft {

namespace detail {

using Words = std::array<Expr<std::uint32_t>, 4>;

/// Philox 4x32-10 (Salmon, Moraes, Dror, Shaw: Parallel random numbers, as easy as 1, 2, 3, 2011).
[[nodiscard]] inline Words philox(Words counter, std::uint64_t seed) {
  constexpr std::uint32_t m0 = 0xD2511F53u, m1 = 0xCD9E8D57u, w0 = 0x9E3779B9u, w1 = 0xBB67AE85u;
  auto k0 = static_cast<std::uint32_t>(seed), k1 = static_cast<std::uint32_t>(seed >> 32);
  for (int round = 0; round < 10; ++round, k0 += w0, k1 += w1) {
    const auto high0 = mul_hi(counter[0], m0), low0 = counter[0] * m0;
    const auto high1 = mul_hi(counter[2], m1), low1 = counter[2] * m1;
    counter = {high1 ^ counter[1] ^ k0, low1, high0 ^ counter[3] ^ k1, low0};
  }
  return counter;
}

/// Four words for each element: its row-major number is the counter's low half, `stream` its high one.
[[nodiscard]] inline Words random_words(const Shape& shape, std::uint64_t seed, std::uint64_t stream,
                                        SourceLine where) {
  const auto number = iota<std::uint64_t>(Shape(shape.size()), Axis{0}, where).reshape(shape, where);
  const auto word = [&](std::uint64_t value) {
    return full<std::uint32_t>(shape, static_cast<std::uint32_t>(value), where);
  };
  return philox({cast<std::uint32_t>(number, where), cast<std::uint32_t>(number >> std::uint64_t{32}, where),
                 word(stream), word(stream >> 32)},
                seed);
}

}  // namespace detail

/// Uniform 32-bit words.
[[nodiscard]] inline Expr<std::uint32_t> random_bits(const Shape& shape, std::uint64_t seed,
                                                     std::uint64_t stream = 0,
                                                     detail::SourceLine where = detail::SourceLine::here()) {
  return detail::random_words(shape, seed, stream, where)[0];
}

/// Uniform in [0, 1): the high 24 bits of random_bits, over 2^24.
[[nodiscard]] inline Expr<float> random_uniform(const Shape& shape, std::uint64_t seed,
                                                std::uint64_t stream = 0,
                                                detail::SourceLine where = detail::SourceLine::here()) {
  return cast<float>(random_bits(shape, seed, stream, where) >> 8u, where) * 0x1p-24f;
}

/// Normal with mean 0 and deviation 1: sqrt(-2 log u) cos(2 pi v) with u in (0, 1] and v in [0, 1) of 24 bits
/// each (Box and Muller, 1958); at most 5.77 from the mean.
[[nodiscard]] inline Expr<float> random_normal(const Shape& shape, std::uint64_t seed,
                                               std::uint64_t stream = 0,
                                               detail::SourceLine where = detail::SourceLine::here()) {
  const detail::Words words = detail::random_words(shape, seed, stream, where);
  const auto u = (cast<float>(words[0] >> 8u, where) + 1.0f) * 0x1p-24f;
  const auto v = cast<float>(words[1] >> 8u, where) * 0x1p-24f;
  return sqrt(-2.0f * log(u)) * cos(v * 6.2831853071795864769f);
}

}  // namespace weft

// Argument reduction for sin, cos and tan, exact at any size (Payne and Hanek): x * 2/pi modulo 4 is found
// from the bits of 2/pi that matter for the exponent of x, as an integer product.
#pragma once

#include "ir/meaning/parts.hpp"

namespace weft::ir::meaning {

/// abs(x) = quarters * pi/2 + angle, or - angle where `negative` is 1; quarters modulo 4, angle in [0, pi/4].
template <Lane N>
struct Turns {
  Pair<N> angle;
  Word<N> quarters, negative;
};

/// A fraction of a quarter turn, in two parts that may overlap.
template <Lane N>
struct Fraction {
  N high, low;
  Word<N> quarters, negative;
};

template <class T>
struct TurnConstants;
template <>
struct TurnConstants<float> {
  static constexpr float quarter_pi = 0x1.921fb6p-1f;
  static constexpr float half_pi_high = 0x1.921fb6p0f, half_pi_low = -0x1.777a5cp-25f;
  /// 2/pi, 32 bits a word, after one word of zeros.
  static constexpr std::array<std::uint32_t, 8> two_over_pi = {
      0x0u, 0xa2f9836eu, 0x4e441529u, 0xfc2757d1u, 0xf534ddc0u, 0xdb629599u, 0x3c439041u, 0xfe5163abu};
};
template <>
struct TurnConstants<double> {
  static constexpr double quarter_pi = 0x1.921fb54442d18p-1;
  static constexpr double half_pi_high = 0x1.921fb54442d18p0, half_pi_low = 0x1.1a62633145c07p-54;
  /// 2/pi, 64 bits a word, after one word of zeros.
  static constexpr std::array<std::uint64_t, 21> two_over_pi = {0x0u,
                                                                0xa2f9836e4e441529u,
                                                                0xfc2757d1f534ddc0u,
                                                                0xdb6295993c439041u,
                                                                0xfe5163abdebbc561u,
                                                                0xb7246e3a424dd2e0u,
                                                                0x06492eea09d1921cu,
                                                                0xfe1deb1cb129a73eu,
                                                                0xe88235f52ebb4484u,
                                                                0xe99c7026b45f7e41u,
                                                                0x3991d639835339f4u,
                                                                0x9c845f8bbdf9283bu,
                                                                0x1ff897ffde05980fu,
                                                                0xef2f118b5a0a6d1fu,
                                                                0x6d367ecf27cb09b7u,
                                                                0x4f463f669e5fea2du,
                                                                0x7527bac7ebe5f17bu,
                                                                0x3d0739f78a5292eau,
                                                                0x6bfb5fb11f8d5d08u,
                                                                0x56033046fc7b6babu,
                                                                0xf0cfbc209af4361du};
};

/// `count` words of 2/pi from the bit `start` on. Words are chosen by the bits of the word number, highest
/// first; each choice leaves fewer candidates.
template <std::size_t count, Lane W, std::size_t n>
std::array<W, count> window(W start, const std::array<value_t<W>, n>& table) {
  using T = value_t<W>;
  constexpr std::size_t width = 8 * sizeof(T);
  std::array<W, n> words{};
  for (std::size_t i = 0; i < n; ++i) words[i] = start.lit(table[i]);
  // The word number is below n - count, and once a bit is used up, below that bit.
  std::size_t bound = std::bit_ceil(n - count);
  for (std::size_t bit = bound / 2; bit > 0; bit /= 2) {
    const auto chosen = (start & static_cast<T>(bit * width)) != T{0};
    for (std::size_t i = 0; i < bit + count && i + bit < n; ++i)
      words[i] = select(chosen, words[i + bit], words[i]);
  }
  std::array<W, count> shifted{};
  for (std::size_t i = 0; i < count; ++i) {
    shifted[i] = (words[i] << start) | ((words[i + 1] >> T{1}) >> ~start);  // shifts are modulo the width
  }
  return shifted;
}

// m * 2^(e - 23) with a 24-bit m. Bits of 2/pi above position e - 24 make multiples of 4. With the 96 bits
// from there the product modulo 2^96 has two bits of quarters and 94 of fraction; the upper 64 suffice.
template <Lane N>
Fraction<N> quarter_fraction_single(N size) {
  using W = Word<N>;
  const W pattern = word(size);
  const W m = (pattern & 0x7fffffu) | 0x800000u;
  const W start = (pattern >> 23u) - 120u;
  const auto d = window<3>(start, TurnConstants<float>::two_over_pi);
  const W mid_low = m * d[1];
  const W mid = mid_low + mul_hi(m, d[2]);
  const W carry = select(mid < mid_low, 1u, mid.lit(0u));
  const W top = m * d[0] + mul_hi(m, d[1]) + carry;
  const W negative = (top >> 29u) & 1u;
  const W quarters = (top >> 30u) + negative;
  // The distance to the nearest quarter: the complement is the negative but for one unit in the last place.
  const W flip = 0u - negative;
  const W high = ((top << 2u) | (mid >> 30u)) ^ flip;
  const W low = (mid << 2u) ^ flip;
  const auto exact = [](W bits) { return cast<float>(raw_bits<std::int32_t>(bits)); };  // below 2^31
  const N first = exact(high & 0xffffff00u) * 0x1p-32f;
  const N second = exact(high & 0xffu) * 0x1p-32f + exact(low >> 8u) * 0x1p-56f;
  return {first, second, quarters, negative};
}

// The same with a 53-bit m, 196 bits from position e - 53, and limbs of 28 bits, whose products can be added.
template <Lane N>
Fraction<N> quarter_fraction_double(N size) {
  using W = Word<N>;
  using U = std::uint64_t;
  constexpr U mask = (U{1} << 28) - 1;
  const W pattern = word(size);
  const W m = (pattern & U{0xfffffffffffff}) | U{0x10000000000000};
  const W start = (pattern >> U{52}) - U{1013};
  const auto w = window<4>(start, TurnConstants<double>::two_over_pi);
  const std::array<W, 7> d = {w[0] >> U{36},
                              (w[0] >> U{8}) & mask,
                              ((w[0] << U{20}) | (w[1] >> U{44})) & mask,
                              (w[1] >> U{16}) & mask,
                              ((w[1] << U{12}) | (w[2] >> U{52})) & mask,
                              (w[2] >> U{24}) & mask,
                              ((w[2] << U{4}) | (w[3] >> U{60})) & mask};
  const W m_high = m >> U{28}, m_low = m & mask;
  std::array<W, 6> column{};
  column[5] = m_low * d[5] + m_high * d[6];
  for (std::size_t k = 5; k-- > 0;) column[k] = m_low * d[k] + m_high * d[k + 1] + (column[k + 1] >> U{28});
  const W negative = (column[0] >> U{25}) & U{1};
  const W quarters = (column[0] >> U{26}) + negative;
  const W flip = U{0} - negative;
  const W top = (column[0] ^ flip) & U{0x1ffffff};
  const auto limb = [&](std::size_t k) { return (column[k] ^ flip) & mask; };
  const auto to_float = [](W bits) { return cast<double>(raw_bits<std::int64_t>(bits)); };
  const N first = to_float((top << U{28}) | limb(1)) * 0x1p-54;
  const N second = to_float((limb(2) << U{28}) | limb(3)) * 0x1p-110 + to_float(limb(4)) * 0x1p-138;
  return {first, second, quarters, negative};
}

template <Lane N>
Turns<N> quarter_turns(N x) {
  using T = value_t<N>;
  using Table = TurnConstants<T>;
  constexpr word_t<N> none{0};
  const N size = abs(x);
  const Fraction<N> f = [&] {
    if constexpr (std::is_same_v<T, float>)
      return quarter_fraction_single(size);
    else
      return quarter_fraction_double(size);
  }();
  const Pair<N> scaled = two_product(f.high, x.lit(Table::half_pi_high));
  const Pair<N> angle =
      quick_two_sum(scaled.high, scaled.low + (f.high * Table::half_pi_low + f.low * Table::half_pi_high));
  const Bool<N> small = size < Table::quarter_pi;
  return {{select(small, size, angle.high), select(small, T{0}, angle.low)},
          select(small, none, f.quarters),
          select(small, none, f.negative)};
}

}  // namespace weft::ir::meaning

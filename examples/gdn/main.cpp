// Runs one Gated-DeltaNet layer fused and apart, compares every bit, and both with plain loops over doubles.
//
//   example_gdn [TOKENS]        tokens of each of two sequences; 8 unless said
//
// Ends with status 1 where bits differ or the error against doubles is large.
#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <iostream>
#include <string_view>
#include <system_error>

#include "layer.hpp"

namespace {

bool same_bits(const std::vector<float>& a, const std::vector<float>& b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(float)) == 0;
}

/// Largest difference over the largest value.
double error_of(const std::vector<float>& ours, const std::vector<double>& exact) {
  double worst = 0, largest = 0;
  for (std::size_t k = 0; k < ours.size(); ++k) {
    worst = std::max(worst, std::abs(ours[k] - exact[k]));
    largest = std::max(largest, std::abs(exact[k]));
  }
  return worst / largest;
}

int run(std::int64_t tokens) {
  gdn::Sizes sizes;
  sizes.tokens = tokens;
  const gdn::Data data = gdn::random_data(sizes, 1);
  const weft::Device device;
  const gdn::Result fused = gdn::run(device, sizes, data, weft::Join::by_profit);
  const gdn::Result apart = gdn::run(device, sizes, data, weft::Join::never);
  const gdn::Plain exact = gdn::run_plain(sizes, data);

  const bool same = same_bits(fused.y, apart.y) && same_bits(fused.state, apart.state);
  const double y_error = error_of(fused.y, exact.y), state_error = error_of(fused.state, exact.state);
  std::printf("%lld sequences of %lld tokens, %lld value heads of %lld\n",
              static_cast<long long>(sizes.batch), static_cast<long long>(sizes.tokens),
              static_cast<long long>(sizes.value_heads), static_cast<long long>(sizes.dim));
  std::printf("launches %lld -> %lld, bits %s, error against doubles %.1e (y), %.1e (state)\n\n",
              static_cast<long long>(apart.report.launches), static_cast<long long>(fused.report.launches),
              same ? "equal" : "DIFFER", y_error, state_error);
  std::cout << fused.report;
  constexpr double most_error = 1e-5;
  return same && y_error < most_error && state_error < most_error ? 0 : 1;
}

}  // namespace

int main(int count, char** words) {
  const std::string_view first = count > 1 ? words[1] : "8";
  const bool help = first == "--help" || first == "-h";
  std::int64_t tokens = 0;
  const auto parsed = std::from_chars(first.data(), first.data() + first.size(), tokens);
  if (help || count > 2 || parsed.ec != std::errc{} || parsed.ptr != first.data() + first.size() ||
      tokens < 1) {
    (help ? std::cout : std::cerr)
        << "usage: " << words[0] << " [TOKENS]\n"
        << "Runs a Gated-DeltaNet layer fused and apart and compares every bit. TOKENS of "
           "each of two sequences: 1 or\nmore, 8 unless said.\n";
    return help ? 0 : 2;
  }
  try {
    return run(tokens);
  } catch (const std::exception& error) {
    std::cerr << words[0] << ": " << error.what() << "\n";
    return 2;
  }
}

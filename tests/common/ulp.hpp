// Errors in units of the last place.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

namespace weft::testing {

/// The distance of a rounded result from the true value, in the spacing of floats around the true value (the
/// subnormal spacing below 2^-126). Beyond the largest float an infinity is right. A NaN or an infinity in
/// the wrong place is infinitely far.
inline double ulp_error(float result, double truth) {
  constexpr double never = std::numeric_limits<double>::infinity();
  const auto value = static_cast<double>(result);
  if (std::isnan(truth)) return std::isnan(value) ? 0 : never;
  if (std::isnan(value)) return never;
  constexpr double overflow = 0x1.ffffffp127;  // halfway to the float there would be after the largest
  if (std::abs(truth) >= overflow) {
    if (std::signbit(value) != std::signbit(truth)) return never;
    return std::isinf(value) ? 0 : (std::abs(value) == 0x1.fffffep127 && !std::isinf(truth) ? 1 : never);
  }
  if (std::isinf(value)) return std::abs(truth) > 0x1.fffffcp127 ? 1 : never;
  int exponent = 0;
  std::frexp(truth, &exponent);
  const int last_place = truth == 0 ? -149 : std::max(exponent - 24, -149);
  return std::abs(value - truth) / std::ldexp(1.0, last_place);
}

}  // namespace weft::testing

// Errors in units of the last place, and what the functions of the op table should give.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <string_view>

namespace weft::testing {

/// The distance of a rounded result from the true value, in the spacing of floats around the true value (the
/// subnormal spacing below 2^-126). Beyond the largest float an infinity is right. A NaN or an infinity in the
/// wrong place is infinitely far.
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

inline double reference_logistic(double x) { return 1 / (1 + std::exp(-x)); }

/// The true value of functions of one f32, in double from the C library or a formula that is stable in double.
using UnaryReference = double (*)(double);
inline const std::map<std::string_view, UnaryReference>& unary_references() {
  static const std::map<std::string_view, UnaryReference> table = {
      {"exp", [](double x) { return std::exp(x); }},
      {"exp2", [](double x) { return std::exp2(x); }},
      {"expm1", [](double x) { return std::expm1(x); }},
      {"log", [](double x) { return std::log(x); }},
      {"log2", [](double x) { return std::log2(x); }},
      {"log10", [](double x) { return std::log10(x); }},
      {"log1p", [](double x) { return std::log1p(x); }},
      {"cbrt", [](double x) { return std::cbrt(x); }},
      {"sin", [](double x) { return std::sin(x); }},
      {"cos", [](double x) { return std::cos(x); }},
      {"tan", [](double x) { return std::tan(x); }},
      {"asin", [](double x) { return std::asin(x); }},
      {"acos", [](double x) { return std::acos(x); }},
      {"atan", [](double x) { return std::atan(x); }},
      {"sinh", [](double x) { return std::sinh(x); }},
      {"cosh", [](double x) { return std::cosh(x); }},
      {"tanh", [](double x) { return std::tanh(x); }},
      {"erf", [](double x) { return std::erf(x); }},
      {"erfc", [](double x) { return std::erfc(x); }},
      {"recip", [](double x) { return 1 / x; }},
      {"rsqrt", [](double x) { return 1 / std::sqrt(x); }},
      {"sigmoid", reference_logistic},
      {"silu", [](double x) { return std::isinf(x) && x < 0 ? -0.0 : x * reference_logistic(x); }},
      {"gelu",
       [](double x) {
         if (std::isinf(x) && x < 0) return -0.0;
         return x * reference_logistic(2 * 0.7978845608028654 * (x + 0.044715 * x * x * x));
       }},
      {"gelu_erf",
       [](double x) { return std::isinf(x) && x < 0 ? -0.0 : 0.5 * x * std::erfc(-x * 0.7071067811865475244); }},
      {"softplus", [](double x) { return std::isnan(x) ? x : std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x))); }},
      {"mish",
       [](double x) {
         if (std::isinf(x) && x < 0) return -0.0;
         const double e = std::exp(x < 20 || std::isnan(x) ? x : 40.0), n = e * (e + 2);
         return x * (n / (n + 2));
       }},
  };
  return table;
}

}  // namespace weft::testing

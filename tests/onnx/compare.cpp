#include "onnx/compare.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "weft/weft.hpp"

namespace weft::onnx {
namespace {

struct Format {
  int digits;          ///< bits of the significand
  int least_exponent;  ///< of the spacing of subnormal numbers
};

std::optional<Format> format_of(Type type) {
  if (type == Type::f16) return Format{11, -24};
  if (type == Type::bf16) return Format{8, -133};
  if (type == Type::f32) return Format{24, -149};
  if (type == Type::f64) return Format{53, -1074};
  return std::nullopt;
}

template <class T>
double element(const std::string& bytes, std::size_t k) {
  T value;
  std::memcpy(&value, bytes.data() + k * sizeof(T), sizeof(T));
  return static_cast<double>(value);
}

std::vector<double> values(const Tensor& t) {
  std::vector<double> result(static_cast<std::size_t>(t.size()));
  for (std::size_t k = 0; k < result.size(); ++k) {
    result[k] = t.type == Type::f16    ? element<f16>(t.bytes, k)
                : t.type == Type::bf16 ? element<bf16>(t.bytes, k)
                : t.type == Type::f32  ? element<float>(t.bytes, k)
                                       : element<double>(t.bytes, k);
  }
  return result;
}

/// Distance of neighbouring numbers.
double spacing(double value, Format format) {
  const int exponent = value == 0 ? format.least_exponent : std::ilogb(value) - format.digits + 1;
  return std::ldexp(1.0, std::max(exponent, format.least_exponent));
}

}  // namespace

std::optional<std::string> difference(const Tensor& expected, const Tensor& got, double roundings, bool folds,
                                      double& error) {
  if (expected.type != got.type)
    return fmt::format("type {}, not {}", static_cast<int>(got.type), static_cast<int>(expected.type));
  if (expected.lengths != got.lengths)
    return fmt::format("shape ({}), not ({})", fmt::join(got.lengths, ", "),
                       fmt::join(expected.lengths, ", "));
  const auto format = format_of(expected.type);
  if (!format)
    return expected.bytes == got.bytes ? std::nullopt : std::optional<std::string>("other elements");
  const std::vector<double> want = values(expected), have = values(got);
  double largest = 0;
  for (const double w : want) {
    if (folds && std::isfinite(w)) largest = std::max(largest, std::abs(w));
  }
  for (std::size_t k = 0; k < want.size(); ++k) {
    if ((std::isnan(want[k]) && std::isnan(have[k])) || want[k] == have[k]) continue;
    const double distance =
        std::abs(want[k] - have[k]) / spacing(std::max(largest, std::abs(want[k])), *format);
    const bool close = distance <= roundings;  // false for NaN
    if (close || std::isfinite(distance)) error = std::max(error, distance);
    if (!close) return fmt::format("element {} is {}, not {}: {} roundings", k, have[k], want[k], distance);
  }
  return std::nullopt;
}

}  // namespace weft::onnx

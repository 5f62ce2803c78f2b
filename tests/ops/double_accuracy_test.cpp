// The f64 elementary functions stay within 2 units of the last place of MPFR's, on samples of every kind of
// operand.
#include <gtest/gtest.h>
#include <mpfr.h>

#include <array>
#include <bit>
#include <cmath>
#include <functional>
#include <map>
#include <random>
#include <string>

#include "ir/op.hpp"

namespace weft::ir {
namespace {

constexpr mpfr_prec_t precision = 140;
constexpr double allowed = 2.0;

class Real {
 public:
  Real() { mpfr_init2(value_, precision); }
  explicit Real(double value) : Real() { mpfr_set_d(value_, value, MPFR_RNDN); }
  ~Real() { mpfr_clear(value_); }
  Real(const Real&) = delete;
  Real& operator=(const Real&) = delete;
  [[nodiscard]] mpfr_ptr get() { return value_; }

 private:
  mpfr_t value_;
};

// In the spacing of doubles at the true value, the subnormal one below 2^-1022.
double error(double result, Real& truth) {
  constexpr double never = std::numeric_limits<double>::infinity();
  const double nearest = mpfr_get_d(truth.get(), MPFR_RNDN);
  if (std::isnan(nearest)) return std::isnan(result) ? 0 : never;
  if (std::isnan(result)) return never;
  if (std::isinf(nearest) || std::isinf(result)) {
    if (result == nearest) return 0;
    return std::abs(std::isinf(nearest) ? result : nearest) == std::numeric_limits<double>::max() ? 1 : never;
  }
  int exponent = 0;
  std::frexp(nearest, &exponent);
  const int last_place = nearest == 0 ? -1074 : std::max(exponent - 53, -1074);
  Real difference;
  mpfr_sub_d(difference.get(), truth.get(), result, MPFR_RNDN);
  mpfr_mul_2si(difference.get(), difference.get(), -last_place, MPFR_RNDN);
  return std::abs(mpfr_get_d(difference.get(), MPFR_RNDN));
}

// Any pattern; moderate values; near 1; near multiples of pi/2; tiny.
double sample(std::mt19937_64& random, int kind) {
  std::uniform_real_distribution<double> unit(-1, 1);
  switch (kind % 5) {
    case 0:
      return std::bit_cast<double>(random());
    case 1:
      return 40 * unit(random);
    case 2:
      return 1 + unit(random) * std::ldexp(1.0, -static_cast<int>(random() % 50));
    case 3:
      return std::round(1e4 * unit(random)) * 1.5707963267948966;
    default:
      return std::ldexp(unit(random), -static_cast<int>(random() % 40));
  }
}

using Unary = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t);
const std::map<std::string, Unary>& unary_functions() {
  static const std::map<std::string, Unary> table = {
      {"exp", mpfr_exp},   {"exp2", mpfr_exp2},   {"expm1", mpfr_expm1}, {"log", mpfr_log},
      {"log2", mpfr_log2}, {"log10", mpfr_log10}, {"log1p", mpfr_log1p}, {"cbrt", mpfr_cbrt},
      {"sin", mpfr_sin},   {"cos", mpfr_cos},     {"tan", mpfr_tan},     {"asin", mpfr_asin},
      {"acos", mpfr_acos}, {"atan", mpfr_atan},   {"sinh", mpfr_sinh},   {"cosh", mpfr_cosh},
      {"tanh", mpfr_tanh}, {"erf", mpfr_erf},     {"erfc", mpfr_erfc},
  };
  return table;
}

double eval(Op op, std::initializer_list<double> operands) {
  std::array<std::uint64_t, 2> bits{};
  std::size_t count = 0;
  for (const double x : operands) bits[count++] = std::bit_cast<std::uint64_t>(x);
  return std::bit_cast<double>(eval_op(op, Type::f64, Type::f64, {bits.data(), count}));
}

TEST(DoubleAccuracy, functions_of_one_operand) {
  for (const auto& [name, function] : unary_functions()) {
    const Op op = find_op(name).value();
    std::mt19937_64 random(7);
    double worst = 0, at = 0;
    for (int i = 0; i < 2500; ++i) {
      const double x = sample(random, i);
      Real truth(x);
      function(truth.get(), truth.get(), MPFR_RNDN);
      const double e = error(eval(op, {x}), truth);
      if (e > worst) worst = e, at = x;
    }
    EXPECT_LE(worst, allowed) << name << " at " << std::hexfloat << at;
    RecordProperty(name, std::to_string(worst));
  }
}

TEST(DoubleAccuracy, functions_of_two_operands) {
  using Binary = int (*)(mpfr_ptr, mpfr_srcptr, mpfr_srcptr, mpfr_rnd_t);
  const std::map<std::string, Binary> table = {
      {"pow", mpfr_pow}, {"atan2", mpfr_atan2}, {"hypot", mpfr_hypot}};
  for (const auto& [name, function] : table) {
    const Op op = find_op(name).value();
    std::mt19937_64 random(11);
    double worst = 0, at_x = 0, at_y = 0;
    for (int i = 0; i < 6000; ++i) {
      double x = sample(random, i), y = sample(random, i / 5);
      if (name == "pow" && i % 2 == 0) {  // results all over the range
        x = std::abs(x);
        y = (static_cast<double>(random() % 2148) - 1074) / std::log2(x);
      }
      Real truth, a(x), b(y);
      function(truth.get(), a.get(), b.get(), MPFR_RNDN);
      const double e = error(eval(op, {x, y}), truth);
      if (e > worst) worst = e, at_x = x, at_y = y;
    }
    EXPECT_LE(worst, allowed) << name << " at " << std::hexfloat << at_x << ", " << at_y;
    RecordProperty(name, std::to_string(worst));
  }
}

}  // namespace
}  // namespace weft::ir

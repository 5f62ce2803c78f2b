// The f32 functions keep the bound their rows give, on a thinned set of all inputs. bench/accuracy visits all
// of them.
#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <string>

#include "common/ulp.hpp"
#include "values.hpp"

namespace weft::ir {
namespace {

using Bits = std::vector<std::uint64_t>;

Bits eval_all(Op op, Type t, const Bits& x) {
  Bits out(x.size());
  const std::uint64_t* const args[] = {x.data()};
  eval_op_n(op, t, t, x.size(), args, out.data());
  return out;
}

/// Every 65,537th pattern (a prime), both signs, and the special values.
const Bits& thinned_inputs() {
  static const Bits inputs = [] {
    Bits x = testing::special_bits(Type::f32);
    for (std::uint64_t pattern = 0; pattern < (std::uint64_t{1} << 32); pattern += 65537)
      x.push_back(pattern);
    return x;
  }();
  return inputs;
}

/// Calls check(x, result, truth), the truth being the f64 form, which MPFR checks.
void for_thinned_inputs(Op op, const std::function<void(float, float, double)>& check) {
  const Bits& x = thinned_inputs();
  Bits wide(x.size());
  const std::uint64_t* const args[] = {x.data()};
  eval_op_n(Op::cast, Type::f32, Type::f64, x.size(), args, wide.data());
  const Bits results = eval_all(op, Type::f32, x), truths = eval_all(op, Type::f64, wide);
  for (std::size_t i = 0; i < x.size(); ++i) {
    check(from_bits<float>(x[i]), from_bits<float>(results[i]), from_bits<double>(truths[i]));
  }
}

TEST(Accuracy, functions_keep_the_bound_of_their_row) {
  int checked = 0;
  for (int k = 0; k < op_count; ++k) {
    const auto op = static_cast<Op>(k);
    const OpInfo& row = info(op);
    char* rest = nullptr;
    const std::string text(row.accuracy);
    const double bound = std::strtod(text.c_str(), &rest);
    if (row.primitive || row.arity != 1 || !std::string_view(rest).starts_with(" ulp (all")) continue;
    ++checked;
    double worst = 0;
    float at = 0;
    for_thinned_inputs(op, [&](float x, float result, double truth) {
      const double error = testing::ulp_error(result, truth);
      if (error > worst) worst = error, at = x;
    });
    EXPECT_LE(worst, bound) << row.name << " at " << at;
    EXPECT_GE(worst, 0.3 * bound) << row.name
                                  << ": the scan has not met the hard inputs, or the row is too modest";
  }
  EXPECT_GE(checked, 20);
}

struct CompositionBound {
  const char* name;
  float from;         ///< from here on
  double ulp;         ///< within so many ulp,
  double below;       ///< and below it within this
  double share_of_x;  ///< everywhere within this share of abs(x), beside half a spacing
};

TEST(Accuracy, compositions_keep_their_bounds) {
  const CompositionBound bounds[] = {
      {"silu", -87, 4, 0x1p-142, 0x1p-22},
      {"mish", -87, 5, 0x1p-142, 0x1p-22},
      {"gelu", 0, 3.5, 1, 0x1p-22},
      {"gelu_erf", 0, 3.5, 1, 0x1p-22},
  };
  for (const CompositionBound& bound : bounds) {
    for_thinned_inputs(find_op(bound.name).value(), [&](float x, float result, double truth) {
      const double ulp = testing::ulp_error(result, truth);
      if (ulp <= 1) return;
      const double error = std::abs(static_cast<double>(result) - truth);
      EXPECT_LE(error, bound.share_of_x * std::abs(static_cast<double>(x))) << bound.name << " at " << x;
      if (x >= bound.from) {
        EXPECT_LE(ulp, bound.ulp) << bound.name << " at " << x;
      } else {
        EXPECT_LE(error, bound.below) << bound.name << " at " << x;
      }
    });
  }
}

// The C library's double functions are another witness than our own f64 forms.
TEST(Accuracy, agrees_with_the_c_library) {
  struct Function {
    const char* name;
    double (*value)(double);
  };
  const Function functions[] = {
      {"exp", std::exp},   {"exp2", std::exp2},   {"expm1", std::expm1}, {"log", std::log},
      {"log2", std::log2}, {"log10", std::log10}, {"log1p", std::log1p}, {"cbrt", std::cbrt},
      {"sin", std::sin},   {"cos", std::cos},     {"tan", std::tan},     {"asin", std::asin},
      {"acos", std::acos}, {"atan", std::atan},   {"sinh", std::sinh},   {"cosh", std::cosh},
      {"tanh", std::tanh}, {"erf", std::erf},     {"erfc", std::erfc}};
  for (const Function& f : functions) {
    for_thinned_inputs(find_op(f.name).value(), [&](float x, float result, double) {
      EXPECT_LE(testing::ulp_error(result, f.value(static_cast<double>(x))), 2.0) << f.name << " at " << x;
    });
  }
}

TEST(Accuracy, functions_of_two_operands) {
  const std::pair<Op, double (*)(double, double)> functions[] = {
      {Op::pow, std::pow}, {Op::atan2, std::atan2}, {Op::hypot, std::hypot}};
  const Bits& x = thinned_inputs();
  for (const auto& [op, function] : functions) {
    for (std::size_t i = 0; i < x.size(); ++i) {
      const auto a = from_bits<float>(x[i]);
      auto b = from_bits<float>(x[(i * 7919) % x.size()]);
      if (op == Op::pow && i % 2 == 0) {  // results over the whole range
        b = static_cast<float>((static_cast<double>(i % 301) - 150) /
                               std::log2(std::abs(static_cast<double>(a))));
      }
      const double truth = function(static_cast<double>(a), static_cast<double>(b));
      ASSERT_LE(testing::ulp_error(testing::same(op, a, b), truth), 2.0)
          << name(op) << " at " << a << ", " << b;
    }
  }
}

}  // namespace
}  // namespace weft::ir

// Ops on plain values, and the values worth trying.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "ir/element.hpp"
#include "ir/op.hpp"

namespace weft::testing {

inline constexpr float nan_f = std::numeric_limits<float>::quiet_NaN();
inline constexpr float inf_f = std::numeric_limits<float>::infinity();
inline constexpr double nan_d = std::numeric_limits<double>::quiet_NaN();
inline constexpr double inf_d = std::numeric_limits<double>::infinity();

/// op(args...) at the type of the first operand (of the branches, for select).
template <class Result, class... T>
Result apply(ir::Op op, T... args) {
  const std::array<ir::Type, sizeof...(T)> types{ir::type_of<T>...};
  const std::array<std::uint64_t, sizeof...(T)> bits{ir::to_bits(args)...};
  return ir::from_bits<Result>(ir::eval_op(op, ir::row_type(op, types), ir::type_of<Result>, bits));
}
template <class T, class... Rest>
T same(ir::Op op, T first, Rest... rest) {
  return apply<T>(op, first, rest...);
}

/// Equal bits, where every NaN is one value.
inline bool same_value(ir::Type t, std::uint64_t a, std::uint64_t b) {
  const auto is_nan = [t](std::uint64_t bits) {
    switch (t) {
      case ir::Type::f16:
        return (bits & 0x7fff) > 0x7c00;
      case ir::Type::bf16:
        return (bits & 0x7fff) > 0x7f80;
      case ir::Type::f32:
        return (bits & 0x7fffffff) > 0x7f800000;
      case ir::Type::f64:
        return (bits & 0x7fffffffffffffff) > 0x7ff0000000000000;
      case ir::Type::boolean:
      case ir::Type::i8:
      case ir::Type::i16:
      case ir::Type::i32:
      case ir::Type::i64:
      case ir::Type::u8:
      case ir::Type::u16:
      case ir::Type::u32:
      case ir::Type::u64:
        return false;
    }
    return false;
  };
  return a == b || (is_nan(a) && is_nan(b));
}

inline const std::vector<double>& special_reals() {
  static const std::vector<double> values = {
      0.0,    -0.0,   1.0,       -1.0,      0.5,       -0.5,     2.0,      -2.0,      3.0,      10.0,
      100.0,  -100.0, 0x1p-24,   0x1p-14,   0x1p-126,  0x1p-149, 0x1p-133, -0x1p-149, 0x1p127,  65504.0,
      1e10,   1e-20,  88.7,      -87.5,     -103.9,    1e30,     -1e30,    3.4e38,    nan_d,    inf_d,
      -inf_d, 0.1,    1.5707964, 0x1p-1074, 0x1p-1022, 1e308,    709.5,    -745.0,    12345.678};
  return values;
}

/// Special values of a type as bits: ends of the range, around zero, powers of two; for floats the list
/// above.
inline std::vector<std::uint64_t> special_bits(ir::Type t) {
  std::vector<std::uint64_t> all;
  const std::uint64_t mask =
      ir::size_bytes(t) == 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << (8 * ir::size_bytes(t))) - 1;
  if (t == ir::Type::boolean) return {0, 1};
  if (ir::is_float(t)) {
    for (const double x : special_reals()) {
      const std::array<std::uint64_t, 1> arg{ir::to_bits(x)};
      all.push_back(ir::eval_op(ir::Op::cast, ir::Type::f64, t, arg));
    }
    return all;
  }
  for (const std::int64_t x : {0, 1, 2, 3, 5, 7, 31, 33, 100, -1, -2, -3, -7, -100}) {
    all.push_back(static_cast<std::uint64_t>(x) & mask);
  }
  const std::uint64_t top = (mask >> 1) + 1;
  for (const std::uint64_t x : {top, top - 1, top + 1, mask, mask - 1}) all.push_back(x & mask);
  return all;
}

}  // namespace weft::testing

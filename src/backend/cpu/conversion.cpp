// Conversions between element types: one rounding, saturation and NaN as NUMERICS 1 and 2 have them.
#include <array>

#include "backend/cpu/spelling.hpp"

namespace weft::backend::cpu {

using ir::Op;
using ir::Type;

Value Speller::cast(const Value& value, Type to) {
  if (value.type == to) return value;
  if (to == Type::boolean) return to_bool(value);
  if (value.type == Type::boolean) return from_bool(value, to);
  if (ir::is_int(value.type)) return ir::is_int(to) ? int_to_int(value, to) : int_to_float(value, to);
  return ir::is_int(to) ? float_to_int(value, to) : float_to_float(value, to);
}

Value Speller::to_bool(const Value& value) {
  if (value.type == Type::f16 || value.type == Type::bf16) {
    const Value magnitude = binary("and", value, 0x7fff);
    return def(Type::boolean, value.lanes, "icmp ne {} {}, {}", type_text(value.type, value.lanes),
               magnitude.text, splat_text(literal(value.type, 0), value.lanes));
  }
  return compare(Op::ne, value, literal_at(value.type, 0, value.lanes));
}

Value Speller::from_bool(const Value& value, Type to) {
  if (ir::is_int(to)) {
    return convert("zext", value, to);
  }
  const std::uint64_t one = to == Type::f16    ? 0x3c00u
                            : to == Type::bf16 ? 0x3f80u
                            : to == Type::f32  ? 0x3f800000u
                                               : 0x3ff0000000000000u;
  return select(value, literal_at(to, one, value.lanes), literal_at(to, 0, value.lanes));
}

Value Speller::int_to_int(const Value& value, Type to) {
  const int from_bytes = ir::size_bytes(value.type), to_bytes = ir::size_bytes(to);
  if (from_bytes == to_bytes) return {value.text, to, value.lanes, ""};
  const char* name = to_bytes < from_bytes ? "trunc" : ir::is_signed_int(value.type) ? "sext" : "zext";
  return convert(name, value, to);
}

/// An i64 or u64 as an f64 whose rounding to 11 bits or fewer is that of the integer: where a double cannot
/// hold it, the bits that would be lost are gathered into the lowest kept one.
Value Speller::sticky_double(const Value& value) {
  const int lanes = value.lanes;
  const Value word = {value.text, Type::u64, lanes, ""};
  Value negative, magnitude = word;
  const bool is_signed = value.type == Type::i64;
  if (is_signed) {
    negative = compare(Op::lt, value, literal_at(Type::i64, 0, lanes));
    magnitude = select(negative, binary("sub", literal_at(Type::u64, 0, lanes), word), word);
  }
  const Value zero = literal_at(Type::u64, 0, lanes);
  const Value long_one = compare(Op::ne, binary("lshr", magnitude, 53), zero);
  const Value inexact = compare(Op::ne, binary("and", magnitude, 0x7ff), zero);
  const Value gathered = binary("or", binary("and", magnitude, ~std::uint64_t{0x7ff}), 0x800);
  const Value kept = select(binary("and", long_one, inexact), gathered, magnitude);
  const Value exact = convert("uitofp", kept, Type::f64);
  return is_signed ? select(negative, unary("fneg", exact), exact) : exact;
}

Value Speller::int_to_float(const Value& value, Type to) {
  const char* name = ir::is_signed_int(value.type) ? "sitofp" : "uitofp";
  if (to == Type::f32 || to == Type::f64) return convert(name, value, to);
  // f32 holds exactly whatever does not overflow f16 or has at most 16 bits.
  if (to == Type::f16 || ir::size_bytes(value.type) <= 2)
    return float_to_float(convert(name, value, Type::f32), to);
  const bool exact_in_f64 = ir::size_bytes(value.type) == 4;
  return float_to_float(exact_in_f64 ? convert(name, value, Type::f64) : sticky_double(value), to);
}

Value Speller::float_to_int(const Value& value, Type to) {
  if (value.type == Type::f16 || value.type == Type::bf16) return float_to_int(cast(value, Type::f32), to);
  const int lanes = value.lanes;
  const bool is_signed = ir::is_signed_int(to);
  const auto power_of_two = [&](int exponent, bool negative) {
    const std::uint64_t bits = value.type == Type::f32
                                   ? (std::uint64_t(127 + exponent) << 23) | (std::uint64_t{negative} << 31)
                                   : (std::uint64_t(1023 + exponent) << 52) | (std::uint64_t{negative} << 63);
    return literal_at(value.type, bits, lanes);
  };
  const int digits = 8 * ir::size_bytes(to) - (is_signed ? 1 : 0);
  const std::uint64_t largest = ~std::uint64_t{0} >> (64 - digits);
  const Value inside = convert(is_signed ? "fptosi" : "fptoui", value, to);
  const Value past = compare(Op::ge, value, power_of_two(digits, false));
  const Value capped = select(past, literal_at(to, largest, lanes), inside);
  const Value zero = literal_at(value.type, 0, lanes);
  if (!is_signed) return select(compare(Op::gt, value, zero), capped, literal_at(to, 0, lanes));
  const Value low = compare(Op::lt, value, power_of_two(digits, true));
  const Value floored = select(low, literal_at(to, ~largest, lanes), capped);
  return select(is_nan(value), literal_at(to, 0, lanes), floored);
}

Value Speller::float_to_float(const Value& value, Type to) {
  if (value.type == to) return value;
  switch (value.type) {
    case Type::f16:
      return float_to_float(widen_half(value), to);
    case Type::bf16:
      return float_to_float(widen_brain(value), to);
    case Type::f64:
      if (to == Type::f32) return convert("fptrunc", value, to);
      return float_to_float(round_to_odd(value), to);
    default:
      break;
  }
  if (to == Type::f64) return convert("fpext", value, to);
  return to == Type::f16 ? narrow_half(value) : narrow_brain(value);
}

/// f64 to f32 so that a second rounding to 16 bits is the only one that shows: towards zero, then the last
/// bit is set where something was lost.
Value Speller::round_to_odd(const Value& value) {
  const Value nearest = convert("fptrunc", value, Type::f32);
  const Value back = convert("fpext", nearest, Type::f64);
  const auto magnitude = [&](const Value& v) { return intrinsic("llvm.fabs", std::array{v}); };
  const Value bits = reinterpret(nearest, Type::u32);
  const Value above = compare(Op::gt, magnitude(back), magnitude(value));
  const Value below = compare(Op::lt, magnitude(back), magnitude(value));
  const Value truncated = select(above, binary("sub", bits, 1), bits);
  const Value odd = binary("or", truncated, 1);
  return reinterpret(select(binary("or", above, below), odd, bits), Type::f32);
}

Value Speller::widen_half(const Value& value) {
  const int lanes = value.lanes;
  if (target_.half_convert) {
    const std::string half = vector_text("half", lanes);
    const std::string typed = out_.def("bitcast {} {} to {}", type_text(Type::u16, lanes), value.text, half);
    return def(Type::f32, lanes, "fpext {} {} to {}", half, typed, type_text(Type::f32, lanes));
  }
  // Exponent and fraction as an f32 2^112 too small; the multiplication is exact, for subnormals too.
  const Value word = int_to_int({value.text, Type::u16, lanes, ""}, Type::u32);
  const Value magnitude = binary("and", word, 0x7fff);
  const Value shifted = binary("shl", magnitude, 13);
  const Value scaled = binary("fmul", reinterpret(shifted, Type::f32), 0x77800000u);
  const Value special = compare(Op::ge, magnitude, literal_at(Type::u32, 0x7c00, lanes));
  const Value bits = select(special, binary("or", shifted, 0x7f800000u), reinterpret(scaled, Type::u32));
  const Value sign = binary("shl", binary("and", word, 0x8000), 16);
  return reinterpret(binary("or", bits, sign), Type::f32);
}

Value Speller::widen_brain(const Value& value) {
  const Value word = int_to_int({value.text, Type::u16, value.lanes, ""}, Type::u32);
  return reinterpret(binary("shl", word, 16), Type::f32);
}

Value Speller::narrow_half(const Value& value) {
  const int lanes = value.lanes;
  if (target_.half_convert) {
    const std::string half = vector_text("half", lanes);
    const std::string typed = out_.def("fptrunc {} {} to {}", type_text(Type::f32, lanes), value.text, half);
    return reinterpret(
        {out_.def("bitcast {} {} to {}", half, typed, type_text(Type::u16, lanes)), Type::u16, lanes, ""},
        Type::f16);
  }
  const Value bits = reinterpret(value, Type::u32);
  const Value magnitude = binary("and", bits, 0x7fffffffu);
  const Value sign = binary("and", binary("lshr", bits, 16), 0x8000);
  const Value last = binary("and", binary("lshr", magnitude, 13), 1);
  const Value biased = binary("add", binary("sub", magnitude, 0x38000000u), binary("add", last, 0xfff));
  const Value normal = binary("lshr", biased, 13);
  // Adding 0.5 leaves the subnormal, rounded, in the low bits.
  const Value sum =
      binary("fadd", reinterpret(magnitude, Type::f32), literal_at(Type::f32, 0x3f000000u, lanes));
  const Value subnormal = binary("sub", reinterpret(sum, Type::u32), 0x3f000000u);
  const auto at = [&](std::uint32_t b) { return literal_at(Type::u32, b, lanes); };
  Value result = select(compare(Op::lt, magnitude, at(0x38800000u)), subnormal, normal);
  result = select(compare(Op::ge, magnitude, at(0x47800000u)), at(0x7c00), result);
  result = select(compare(Op::gt, magnitude, at(0x7f800000u)), at(0x7e00), result);
  return {int_to_int(binary("or", result, sign), Type::u16).text, Type::f16, lanes, ""};
}

/// By integer arithmetic: the hardware instruction flushes subnormals.
Value Speller::narrow_brain(const Value& value) {
  const Value bits = reinterpret(value, Type::u32);
  const Value last = binary("and", binary("lshr", bits, 16), 1);
  const Value rounded = binary("lshr", binary("add", bits, binary("add", last, 0x7fff)), 16);
  const Value result = select(is_nan(value), literal_at(Type::u32, 0x7fc0, value.lanes), rounded);
  return {int_to_int(result, Type::u16).text, Type::bf16, value.lanes, ""};
}

}  // namespace weft::backend::cpu

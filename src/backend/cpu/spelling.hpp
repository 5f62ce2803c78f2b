// How each primitive op is written in LLVM IR, for one or many lanes, with exactly the bits of NUMERICS 2.
#pragma once

#include <set>
#include <span>
#include <string>
#include <utility>

#include "backend/cpu/target.hpp"
#include "backend/cpu/value.hpp"
#include "backend/cpu/writer.hpp"
#include "ir/op.hpp"

namespace weft::backend::cpu {

class Speller {
 public:
  Speller(Writer& out, const Target& target, std::set<std::string>& declarations)
      : out_(out), target_(target), declarations_(declarations) {}

  /// `operand` is the row's type T. The result has as many lanes as the widest operand; an i64 sum, difference or
  /// product of linear and uniform values stays linear.
  Value op(ir::Op op, ir::Type operand, ir::Type result, std::span<const Value> args);

  /// The operand text of a value at `lanes` lanes: literals as splats, uniform values broadcast, linear ones made.
  std::string text(const Value& value, int lanes);
  Value at_lanes(const Value& value, int lanes) { return {text(value, lanes), value.type, lanes, ""}; }

  /// A NaN that was computed, in its canonical form; other values as they are.
  Value canonical(const Value& value);

  // Arithmetic on uniform indices; literals fold.
  std::string add(const std::string& a, const std::string& b);
  std::string sub(const std::string& a, const std::string& b);
  std::string mul(const std::string& a, const std::string& b);
  std::string smin(const std::string& a, const std::string& b);
  std::string smax(const std::string& a, const std::string& b);

  void declare(std::string declaration) { declarations_.insert(std::move(declaration)); }

  Value cast(const Value& value, ir::Type to);
  Value select(const Value& condition, const Value& yes, const Value& no);
  Value compare(ir::Op op, const Value& a, const Value& b);
  Value is_nan(const Value& value);
  /// The same bits as another type of the width.
  Value reinterpret(const Value& value, ir::Type to);

 private:
  /// One op on operands of equal lanes.
  struct Call {
    ir::Type type, result;
    int lanes;
    std::span<const Value> args;
  };
#define WEFT_PRIMITIVE(row, ...) Value spell_##row(const Call& call);
#include "weft/ops.def"
  Value spell(ir::Op op, const Call& call);
  Value linear_op(ir::Op op, const Value& a, const Value& b);

  // Shapes that many rows share.
  Value arithmetic(const Call& call, const char* float_name, const char* int_name);
  Value float_math(const Call& call, const char* intrinsic);
  Value int_math(const Call& call, const char* signed_name, const char* unsigned_name);
  Value int_math_of_zero(const Call& call, const char* intrinsic);
  Value bitwise(const Call& call, const char* name) { return binary(name, call.args[0], call.args[1]); }
  Value shift(const Call& call, const char* name);
  Value number_extreme(const Call& call, const char* intrinsic);
  template <class Spell>
  Value widened(const Call& call, const Spell& spell);

  Value small_fma(const Call& call);
  Value divide(const Call& call, bool remainder);
  Value safe_divisor(const Value& a, const Value& b);

  // conversion.cpp
  Value to_bool(const Value& value);
  Value from_bool(const Value& value, ir::Type to);
  Value int_to_int(const Value& value, ir::Type to);
  Value int_to_float(const Value& value, ir::Type to);
  Value sticky_double(const Value& value);
  Value float_to_int(const Value& value, ir::Type to);
  Value float_to_float(const Value& value, ir::Type to);
  Value widen_half(const Value& value);
  Value widen_brain(const Value& value);
  Value narrow_half(const Value& value);
  Value narrow_brain(const Value& value);
  Value round_to_odd(const Value& value);

  // Instructions.
  template <class... Args>
  Value def(ir::Type type, int lanes, fmt::format_string<Args...> format, Args&&... args) {
    return {out_.def(format, std::forward<Args>(args)...), type, lanes, ""};
  }
  Value unary(const char* name, const Value& a);
  Value binary(const char* name, const Value& a, const Value& b);
  Value binary(const char* name, const Value& a, std::uint64_t literal_bits);
  Value convert(const char* name, const Value& a, ir::Type to);
  /// Calls an LLVM intrinsic and declares it. Operands and result are of one type.
  Value intrinsic(const char* name, std::span<const Value> operands);
  Value literal_at(ir::Type type, std::uint64_t bits, int lanes) {
    return {splat_text(literal(type, bits), lanes), type, lanes, ""};
  }

  Writer& out_;
  const Target& target_;
  std::set<std::string>& declarations_;
};

}  // namespace weft::backend::cpu

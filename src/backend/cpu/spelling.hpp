// How each primitive op is written in LLVM IR, for one or many lanes, with exactly the bits of NUMERICS 2.
#pragma once

#include <set>
#include <span>
#include <string>

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

  /// Arithmetic on uniform indices; literals fold.
  std::string add(const std::string& a, const std::string& b);
  std::string sub(const std::string& a, const std::string& b);
  std::string mul(const std::string& a, const std::string& b);
  std::string smin(const std::string& a, const std::string& b);
  std::string smax(const std::string& a, const std::string& b);

  /// Calls an LLVM intrinsic and declares it. `operands` are texts of type `type` with `lanes` lanes.
  std::string intrinsic(const char* name, ir::Type type, int lanes, std::span<const std::string> operands);
  void declare(std::string declaration) { declarations_.insert(std::move(declaration)); }

  Value cast(const Value& value, ir::Type to);
  Value select(const Value& condition, const Value& yes, const Value& no);
  Value compare(ir::Op op, const Value& a, const Value& b);
  /// The bits of a value as an integer of the same width, and back.
  Value reinterpret(const Value& value, ir::Type to);

 private:
  Value linear_op(ir::Op op, const Value& a, const Value& b);
  Value float_op(ir::Op op, ir::Type type, int lanes, std::span<const std::string> args);
  Value small_float_op(ir::Op op, ir::Type type, int lanes, std::span<const Value> args);
  Value small_fma(ir::Type type, int lanes, std::span<const Value> args);
  Value sign_op(ir::Op op, ir::Type type, int lanes, std::span<const std::string> args);
  Value number_min_max(ir::Op op, ir::Type type, int lanes, const std::string& a, const std::string& b);
  Value int_op(ir::Op op, ir::Type type, int lanes, std::span<const std::string> args);
  Value divide(ir::Op op, ir::Type type, int lanes, const std::string& a, const std::string& b);
  std::string safe_divisor(ir::Type type, int lanes, const std::string& a, const std::string& b);

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

  template <class... Args>
  Value def(ir::Type type, int lanes, fmt::format_string<Args...> format, Args&&... args) {
    return {out_.def(format, std::forward<Args>(args)...), type, lanes, ""};
  }
  /// `name type a, b`
  Value binary(const char* name, const Value& a, const Value& b);
  Value binary(const char* name, const Value& a, std::uint64_t literal_bits);
  Value literal_at(ir::Type type, std::uint64_t bits, int lanes) {
    return {splat_text(literal(type, bits), lanes), type, lanes, ""};
  }

  Writer& out_;
  const Target& target_;
  std::set<std::string>& declarations_;
};

}  // namespace weft::backend::cpu

// How each primitive op is written in SPIR-V, with exactly the bits of NUMERICS 2.
#pragma once

#include <array>
#include <span>

#include "backend/vulkan/spirv.hpp"
#include "backend/vulkan/target.hpp"
#include "ir/op.hpp"

namespace weft::backend::vulkan {

/// One SSA value. Integers of up to 32 bits are held in 32-bit registers, extended by their sign or by zeros;
/// f16 and bf16 as their bits, extended by zeros: moving them then never changes a bit.
struct Value {
  Id id{};
  ir::Type type{};
};

class Speller {
 public:
  /// `zero` gives a 32-bit 0 that no driver can know, made in the prologue.
  Speller(Spirv& module, Code& out, const Target& target, std::function<Id()> zero)
      : spirv_(module), out_(out), target_(target), opaque_zero_(std::move(zero)) {}

  /// `operand` is the row's type T.
  Value op(ir::Op op, ir::Type operand, ir::Type result, std::span<const Value> args);

  [[nodiscard]] Id type_id(ir::Type type);
  /// A literal. Floats that drivers fold wrongly are made from bits unknown to them.
  Value literal(ir::Type type, std::uint64_t bits);
  Value index(std::int64_t value) { return literal(ir::index_type, static_cast<std::uint64_t>(value)); }

  /// A NaN that was computed, in its canonical form; other values as they are.
  Value canonical(const Value& value);
  Value cast(const Value& value, ir::Type to);
  Value select(const Value& condition, const Value& yes, const Value& no);
  Value compare(ir::Op op, const Value& a, const Value& b);
  Value is_nan(const Value& value);
  /// The same bits as another type of the width.
  Value reinterpret(const Value& value, ir::Type to);
  /// An op on integers or bools of one type.
  Value ints(ir::Op op, const Value& a, const Value& b) {
    return this->op(op, a.type, a.type, std::array{a, b});
  }

  // 32-bit words: counters and bit tricks.
  Id word(std::uint32_t value) { return spirv_.u32(value); }
  Id word_op(spv::Op op, Id a, Id b) { return out_.def(op, spirv_.int_type(32), {a, b}); }
  Id word_test(spv::Op op, Id a, Id b) { return out_.def(op, spirv_.bool_type(), {a, b}); }
  Id extended(int instruction, Id type, const std::vector<Id>& operands);
  /// Number of the highest bit that is set; all ones for 0.
  Id high_bit(Id word);
  Id narrow(const Value& wide) { return out_.def(spv::Op::OpUConvert, spirv_.int_type(32), {wide.id}); }
  Value widen_signed(Id word);  ///< by the word's sign
  Value widen(Id word) {
    return {out_.def(spv::Op::OpUConvert, spirv_.int_type(64), {word}), ir::index_type};
  }

 private:
  struct Call {
    ir::Type type, result;
    std::span<const Value> args;
  };
#define WEFT_PRIMITIVE(row, ...) Value spell_##row(const Call& call);
#include "weft/ops.def"
  Value spell(ir::Op op, const Call& call);

  // Shapes that many rows share.
  Value arithmetic(const Call& call, spv::Op of_floats, spv::Op of_ints);
  Value rounding(const Call& call, int instruction);
  Value rounded_double(const Value& a, int instruction);
  Value bitwise(const Call& call, spv::Op of_ints, spv::Op of_bools);
  Value shift(const Call& call, spv::Op op);
  Value extreme(const Call& call, bool largest);
  Value number_extreme(const Call& call, bool largest);
  template <class Spell>
  Value widened(const Call& call, const Spell& spell);

  Value divide(const Call& call, bool remainder);
  Value float_remainder(const Value& a, const Value& b);
  Value shifted_remainder(const Value& a, const Value& b);
  Value corrected_division(const Value& a, const Value& b);
  Value corrected_root(const Value& a, const Value& near);
  struct Parts {
    Value fraction, exponent;  ///< 24 bits, the highest set; of an f32 that is neither 0 nor special
  };
  Parts parts_of(const Value& a);
  Value rounded(const Value& sign, const Value& fraction, const Value& exponent);
  Value fma_through_double(const Call& call);
  Value count_bits(const Call& call, int what);

  // conversion.cpp
  Value to_bool(const Value& value);
  Value int_to_int(const Value& value, ir::Type to);
  Value int_to_float(const Value& value, ir::Type to);
  Value sticky_single(const Value& value);
  Value float_to_int(const Value& value, ir::Type to);
  Value float_to_float(const Value& value, ir::Type to);
  Value widen_half(const Value& value);
  Value narrow_half(const Value& value);
  Value narrow_brain(const Value& value);
  Value round_to_odd(const Value& value);

  // Instructions.
  Value def(spv::Op op, ir::Type type, const std::vector<Word>& operands) {
    return {out_.def(op, type_id(type), operands), type};
  }
  Value float_op(spv::Op op, const Value& a, const Value& b);
  Value int_op(spv::Op op, const Value& a, const Value& b) { return fit(def(op, a.type, {a.id, b.id})); }
  Value int_op(spv::Op op, const Value& a, std::uint64_t b) { return int_op(op, a, literal(a.type, b)); }
  /// Wraps what a 32-bit register holds to a type of fewer bits.
  Value fit(const Value& value);
  Value bits_of(const Value& value);  ///< as u32 or u64
  Value from_bits(const Value& bits, ir::Type type);
  Value both(const Value& a, const Value& b) {
    return def(spv::Op::OpLogicalAnd, ir::Type::boolean, {a.id, b.id});
  }
  Value either(const Value& a, const Value& b) {
    return def(spv::Op::OpLogicalOr, ir::Type::boolean, {a.id, b.id});
  }
  Value magnitude(const Value& value);
  void need_f64() const;

  Spirv& spirv_;
  Code& out_;
  const Target& target_;
  std::function<Id()> opaque_zero_;
  std::map<std::pair<ir::Type, std::uint64_t>, Id> hidden_;  ///< literals made from unknown bits
};

/// Thrown where the device cannot give a primitive's bits: the call then goes to the next tier.
[[noreturn]] void refuse(const std::string& what);

}  // namespace weft::backend::vulkan

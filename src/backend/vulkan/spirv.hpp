// Writes SPIR-V: the parts of a module that functions share, and the code of one function. Knows no kernel.
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <set>
#include <span>
#include <spirv/unified1/spirv.hpp11>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace weft::backend::vulkan {

enum class Id : std::uint32_t {};  ///< 0: none

/// An operand: an id, a literal or an enumerator of the specification.
struct Word {
  std::uint32_t bits = 0;
  Word(std::uint32_t literal) : bits(literal) {}  // NOLINT: operand lists mix them
  template <class Enum>
  requires std::is_enum_v<Enum> Word(Enum value) : bits(static_cast<std::uint32_t>(value)) {}  // NOLINT
};
using Words = std::initializer_list<Word>;

/// Types, constants, variables and decorations of a module. Equal types and constants are one.
class Spirv {
 public:
  [[nodiscard]] Id fresh() { return Id{next_++}; }

  Id bool_type() { return global(spv::Op::OpTypeBool, Id{}, {}); }
  Id int_type(int bits) { return global(spv::Op::OpTypeInt, Id{}, {static_cast<std::uint32_t>(bits), 0u}); }
  Id float_type(int bits) { return global(spv::Op::OpTypeFloat, Id{}, {static_cast<std::uint32_t>(bits)}); }
  Id pointer_type(spv::StorageClass storage, Id to) {
    return global(spv::Op::OpTypePointer, Id{}, {storage, to});
  }
  Id array_type(Id of, std::uint32_t length) { return global(spv::Op::OpTypeArray, Id{}, {of, u32(length)}); }
  Id vector_type(Id of, std::uint32_t length) { return global(spv::Op::OpTypeVector, Id{}, {of, length}); }

  Id u32(std::uint32_t value) { return global(spv::Op::OpConstant, int_type(32), {value}); }
  Id u64(std::uint64_t value);
  Id f32(std::uint32_t bits) { return global(spv::Op::OpConstant, float_type(32), {bits}); }
  Id f64(std::uint64_t bits);
  Id boolean(bool value);

  /// A type, constant or other global instruction that is one where its operands are equal.
  Id global(spv::Op op, Id type, const std::vector<Word>& operands);
  /// A variable of its own, listed in the entry point's interface.
  Id variable(spv::StorageClass storage, Id type);

  void capability(spv::Capability value) { capabilities_.insert(static_cast<std::uint32_t>(value)); }
  void execution_mode(spv::ExecutionMode mode, const std::vector<Word>& operands);
  void decorate(Id id, spv::Decoration decoration, const std::vector<Word>& operands = {});
  void decorate_member(Id id, std::uint32_t member, spv::Decoration decoration,
                       const std::vector<Word>& operands);
  [[nodiscard]] Id extended() const { return extended_; }  ///< GLSL.std.450

  /// The module: version 1.5, addresses of 64 bits, one compute entry point `main` with these instructions.
  [[nodiscard]] std::vector<std::uint32_t> finish(std::span<const std::uint32_t> variables,
                                                  std::span<const std::uint32_t> prologue,
                                                  std::span<const std::uint32_t> code);

  static void append(std::vector<std::uint32_t>& to, spv::Op op, std::span<const Word> operands);

 private:
  std::uint32_t next_ = 3;  // 1: the imported instructions, 2: the entry point
  Id extended_{1}, main_{2};
  std::map<std::vector<std::uint32_t>, Id> known_;
  std::set<std::uint32_t> capabilities_;
  std::vector<std::uint32_t> modes_, decorations_, globals_;
  std::vector<Id> interface_;
};

/// The code of the function: blocks, with a prologue before them that later code can still add to.
class Code {
 public:
  explicit Code(Spirv& module) : spirv_(module), start_(module.fresh()), block_(start_) {}

  Id def(spv::Op op, Id type, const std::vector<Word>& operands) { return put(code_, op, type, operands); }
  void line(spv::Op op, const std::vector<Word>& operands) { Spirv::append(code_, op, operands); }
  /// As def, before the first block: visible everywhere.
  Id prologue(spv::Op op, Id type, const std::vector<Word>& operands) {
    return put(prologue_, op, type, operands);
  }
  /// A variable of the invocation; `type` is of its value.
  Id variable(Id type);
  /// From now on, loops that end although their condition holds are noted; gives the variable of the note, a
  /// word that is then not 0. `zero` is a word of 0 that no driver knows: from the way a loop ends it would
  /// else know the note.
  Id watch_loops(Id zero);

  Id label() { return spirv_.fresh(); }
  void open(Id label);
  void branch(Id to) { line(spv::Op::OpBranch, {to}); }
  [[nodiscard]] Id block() const { return block_; }

  using Emit = std::function<void()>;
  void when(Id condition, const Emit& yes);
  void when_else(Id condition, const Emit& yes, const Emit& no);
  /// `condition` is emitted before each run of `body`, which follows it.
  void repeat(const std::function<Id()>& condition, const Emit& body);

  [[nodiscard]] std::vector<std::uint32_t> finish();

 private:
  Id put(std::vector<std::uint32_t>& to, spv::Op op, Id type, const std::vector<Word>& operands);

  Spirv& spirv_;
  std::vector<std::uint32_t> variables_, prologue_, code_;
  Id start_, block_;
  Id cut_{}, goes_on_{},
      ends_{};  ///< a variable: a loop was ended by the driver; the words of a loop's condition
};

}  // namespace weft::backend::vulkan

// Each row of ops.def as a callable type, so that tables over rows and element types are built by the
// compiler.
#pragma once

#include <cstddef>
#include <type_traits>

#include "ir/element.hpp"
#include "ir/meaning/meaning.hpp"
#include "ir/num.hpp"
#include "ir/op.hpp"
#include "ir/sym.hpp"

namespace weft::ir::rows {

/// `op`, `types`, `signature`, `arity`, `derived`, and operator() on lanes. `cast`, `bits` and `raw_bits`
/// need a result type and are not callable this way.
#define WEFT_ROW(row_name, row_arity, row_types, row_signature, is_derived, function) \
  struct row_name {                                                                   \
    static constexpr Op op = Op::row_name;                                            \
    static constexpr TypeSet types = TypeSet::row_types;                              \
    static constexpr Signature signature = Signature::row_signature;                  \
    static constexpr std::size_t arity = row_arity;                                   \
    static constexpr bool derived = is_derived;                                       \
    template <Lane... N>                                                              \
    auto operator()(N... x) const {                                                   \
      return function(x...);                                                          \
    }                                                                                 \
  };
#define WEFT_PRIMITIVE(name, arity, types, signature, doc) \
  WEFT_ROW(name, arity, types, signature, false, ::weft::ir::name)
#define WEFT_DERIVED(name, arity, types, signature, cost, accuracy, doc) \
  WEFT_ROW(name, arity, types, signature, true, ::weft::ir::meaning::name)
#include "weft/ops.def"
#undef WEFT_ROW

/// Whether a row has an entry for row type T in the tables that need no result type.
template <class Row, class T>
inline constexpr bool callable = contains(Row::types, type_of<T>) && Row::signature
                                                                         != Signature::cast&& Row::signature
                                                                         != Signature::bits;

/// Element type of operand k at row type T.
template <class Row, class T, std::size_t k>
using operand_t = std::conditional_t<Row::signature == Signature::select && k == 0, bool, T>;

/// The type a row computes in at row type T: derived rows of the 16-bit floats go through float.
template <class Row, class T>
using compute_t = std::conditional_t<Row::derived && is_float16<T>, float, T>;

}  // namespace weft::ir::rows

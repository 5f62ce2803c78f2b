// The meaning of ops as nodes: each row on symbols.
#include <array>
#include <utility>

#include "ir/rows.hpp"
#include "ir/sym.hpp"
#include "support/check.hpp"

namespace weft::ir {
namespace {

using Expander = NodeId (*)(OpSink& sink, std::span<const NodeId> args);

template <class Row, class T, std::size_t k>
auto operand(OpSink& sink, NodeId id) {
  using Given = rows::operand_t<Row, T, k>;
  using Computed = rows::operand_t<Row, rows::compute_t<Row, T>, k>;
  return cast<Computed>(Sym<Given>{&sink, id});
}

template <class Row, class T, std::size_t... k>
NodeId expand_operands(OpSink& sink, std::span<const NodeId> args, std::index_sequence<k...>) {
  const auto value = Row{}(operand<Row, T, k>(sink, args[k])...);
  using Value = typename decltype(value)::value_type;
  if constexpr (std::is_same_v<Value, bool>)
    return value.id;
  else
    return cast<T>(value).id;
}

template <class Row, class T>
NodeId expand_row(OpSink& sink, std::span<const NodeId> args) {
  return expand_operands<Row, T>(sink, args, std::make_index_sequence<Row::arity>{});
}

template <class Row, class T>
constexpr Expander expander_of() {
  if constexpr (rows::callable<Row, T>)
    return &expand_row<Row, T>;
  else
    return nullptr;
}

using ExpandersByType = std::array<Expander, type_count>;
template <class Row, std::size_t... t>
constexpr ExpandersByType expanders_of(std::index_sequence<t...>) {
  return {expander_of<Row, element_t<static_cast<Type>(t)>>()...};
}

constexpr std::array<ExpandersByType, op_count> expanders = {{
#define WEFT_PRIMITIVE(name, ...) expanders_of<rows::name>(std::make_index_sequence<type_count>{}),
#define WEFT_DERIVED(name, ...) expanders_of<rows::name>(std::make_index_sequence<type_count>{}),
#include "weft/ops.def"
}};

}  // namespace

NodeId expand(Op op, Type operand, OpSink& sink, std::span<const NodeId> args) {
  const Expander expander = expanders[static_cast<std::size_t>(op)][static_cast<std::size_t>(operand)];
  WEFT_CHECK(expander != nullptr, "{} has no expansion at {}", name(op), name(operand));
  WEFT_CHECK(args.size() == static_cast<std::size_t>(info(op).arity), "{} takes {} operands, not {}",
             name(op), info(op).arity, args.size());
  return expander(sink, args);
}

}  // namespace weft::ir

// Lazy arrays as a graph: what an expression means before it becomes calls. Nodes are immutable and shared.
//
// Shapes broadcast as NumPy's do. Types do not promote: two arrays of different types in one op are a
// UsageError, a literal takes the other operand's type (NUMERICS 1). Nothing here knows of devices or memory;
// inputs are numbered.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/op.hpp"
#include "ir/type.hpp"

namespace weft::expr {

using Shape = std::vector<std::int64_t>;

/// `(3, 4)`, `(5,)`, `()`: as NumPy prints shapes.
[[nodiscard]] std::string print(const Shape& shape);
[[nodiscard]] std::int64_t size(const Shape& shape);
[[nodiscard]] std::vector<std::int64_t> row_major_strides(const Shape& shape);

enum class Kind : std::uint8_t {
  input,    ///< array number `input`
  literal,  ///< a number that takes the type of what it meets; `value`
  op,       ///< scalar op `op` of the operands, broadcast
  cast,     ///< operand, converted to `type` (bits: reinterpreted, `op` says which)
  reduce,   ///< fold `reduce` over `axes`, which stay as length 1 where `keepdims`
  matmul,   ///< matrix product of two operands of rank 1 or more, batches broadcast
  view,     ///< the operand under other indices: `map`
  reshape,  ///< the operand's elements in row-major order, in another shape
  copy,     ///< the operand, broadcast to `shape`
  indexed,  ///< elements chosen or made by their index: `rule`, with `numbers`
};

/// How an index of a view's operand follows from an index of the view.
struct Pick {
  int axis = -1;           ///< of the view; -1: none, the index is `start`
  std::int64_t start = 0;
  std::int64_t step = 1;   ///< index = start + step * (index of the view's axis)

  friend bool operator==(const Pick&, const Pick&) = default;
};

struct IndexMap {
  Shape shape;              ///< of the view
  std::vector<Pick> picks;  ///< by axis of the operand
};

/// How an indexed node gets its elements: see src/expr/indexed.hpp.
enum class Rule : std::uint8_t { iota, concat, pad, take, take_along };

/// A number as written: exact as an integer where it is one.
struct Number {
  bool integer = false;
  std::int64_t whole = 0;
  double real = 0;
  std::optional<std::uint64_t> exact =
      std::nullopt;  ///< the bits of the type it takes, where those are known
};

/// What an input stands for, for whoever runs the graph. Equal identities mean equal data.
struct InputData {
  std::string identity;

  /// The same data under other indices, or in another shape, without a copy; null where that cannot be.
  [[nodiscard]] virtual std::shared_ptr<const InputData> view(const IndexMap& map) const = 0;
  [[nodiscard]] virtual std::shared_ptr<const InputData> reshape(const Shape& shape) const = 0;

  InputData() = default;
  InputData(const InputData&) = delete;
  InputData& operator=(const InputData&) = delete;
  virtual ~InputData() = default;
};

struct Node;
using NodeRef = std::shared_ptr<const Node>;

struct Node {
  Kind kind{};
  ir::Type type{};  ///< no meaning for a literal
  Shape shape;
  std::vector<NodeRef> operands;
  ir::Op op{};
  ir::ReduceOp reduce{};
  std::vector<int> axes;  ///< ascending, not negative
  bool keepdims = false;
  std::uint32_t input = 0;
  std::shared_ptr<const InputData>
      data;          ///< of an input that brings its data along; `input` has no meaning then
  std::string name;  ///< of an input; of an op where the author's word differs (`mean`, `rms_norm`)
  Number value;
  IndexMap map;                       ///< of a view
  Rule rule{};                        ///< of an indexed node
  std::vector<std::int64_t> numbers;  ///< of an indexed node, as its rule says
  std::uint32_t place = 0;  ///< line of a program or column of an expression, for errors and reports

  Node() = default;
  Node(const Node&) = delete;
  Node& operator=(const Node&) = delete;
  /// A chain of a million nodes dies without recursion.
  ~Node();
};

/// Where an op stands in what the user wrote; errors end with it.
struct Place {
  std::string_view unit = "column";
  std::uint32_t number = 0;
};

/// ` (line 12)`; nothing without a number.
[[nodiscard]] std::string text(Place place);
/// An axis counted from the front. Throws UsageError where the rank has no such axis.
[[nodiscard]] int checked_axis(std::string_view op, std::int64_t axis, const Shape& shape, Place place);

[[nodiscard]] NodeRef input(std::uint32_t number, std::string name, ir::Type type, Shape shape);
[[nodiscard]] NodeRef input(std::shared_ptr<const InputData> data, ir::Type type, Shape shape);
[[nodiscard]] NodeRef literal(Number value);
/// A number that has its type.
[[nodiscard]] NodeRef literal(ir::Type type, std::uint64_t bits);

/// Elementwise. Throws UsageError naming op, types, shapes and place: operand counts, types the op does not
/// take, mixed types, shapes that do not broadcast, a literal out of range, a rank above 8.
[[nodiscard]] NodeRef apply(ir::Op op, std::vector<NodeRef> operands, Place place = {});
[[nodiscard]] NodeRef cast(ir::Type type, NodeRef operand, Place place = {});
[[nodiscard]] NodeRef reinterpret(ir::Type type, NodeRef operand, Place place = {});

/// (..., n, ...) -> without the axes, or with length 1 for each. Axes count from the end when negative; none
/// given means all. Throws UsageError for an axis out of range or given twice, and for an empty max, min,
/// argmax, argmin.
[[nodiscard]] NodeRef reduce(ir::ReduceOp op, NodeRef operand, std::optional<std::vector<int>> axes,
                             bool keepdims, Place place = {});

/// (..., m, k), (..., k, n) -> (..., m, n), as NumPy's matmul: leading dimensions broadcast; a vector (k,) on the left
/// has no m, on the right no n. Order of NUMERICS 6; 8- and 16-bit integers give 32 bits. Throws UsageError naming shapes
/// and place where the inner lengths differ, an operand has no dimension, or types are mixed or bool.
[[nodiscard]] NodeRef matmul(NodeRef a, NodeRef b, Place place = {});

/// The shape two shapes broadcast to, or nothing.
[[nodiscard]] std::optional<Shape> broadcast(const Shape& a, const Shape& b);

/// The literal's bits in a type, rounded once to nearest-even. Nothing when a finite number lies outside the
/// type's finite range or a fraction meets an integer or bool.
[[nodiscard]] std::optional<std::uint64_t> literal_bits(const Number& value, ir::Type type);

}  // namespace weft::expr

// The kernels that expression nodes become: one op or one fold each, over arrays of any lengths.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "expr/node.hpp"
#include "ir/facts.hpp"

namespace weft::expr {

/// An operand as its kernel knows it: no lengths, no values.
struct Operand {
  std::string name;
  ir::Type type{};
  bool literal = false;    ///< a scalar parameter; an array otherwise
  std::vector<bool> kept;  ///< elementwise: by dimension of the result, whether the operand has it;
                           ///< reduction: by dimension of the operand, whether the result has it;
                           ///< matmul: by leading dimension of the result, whether the operand has it;
                           ///< indexed: one for each dimension of the operand
  bool matrix = false;     ///< matmul: two more dimensions; a vector's one otherwise
};

/// Nodes that differ in arrays, lengths and literals alone share their kernel, so that a graph of many nodes
/// traces and checks few.
class OneOpKernels {
 public:
  /// y[i, j, ...] = op(a[i, j, ...], b[j], ...): an operand is indexed by the dimensions it has. Without an
  /// op, y is a copy of the one operand.
  [[nodiscard]] std::shared_ptr<const ir::Traced> elementwise(std::string_view name, std::optional<ir::Op> op,
                                                              const Node& node,
                                                              const std::vector<Operand>& operands);
  /// y[kept] = fold over the other axes, in row-major order of those; a full reduction stores its one element
  /// at top level.
  [[nodiscard]] std::shared_ptr<const ir::Traced> reduction(std::string_view name, const Node& node,
                                                            const Operand& operand);

  /// y[..., i, j] = dot over k of a[..., i, k] and b[..., k, j].
  [[nodiscard]] std::shared_ptr<const ir::Traced> matmul(std::string_view name, const Node& node,
                                                         const std::vector<Operand>& operands);

  /// By the node's rule: see indexed.hpp.
  [[nodiscard]] std::shared_ptr<const ir::Traced> indexed(std::string_view name, const Node& node,
                                                          const std::vector<Operand>& operands);

 private:
  std::map<std::string, std::shared_ptr<const ir::Traced>> known_;
};

[[nodiscard]] ir::Kernel matmul_kernel(std::string_view name, const Node& node, const std::vector<Operand>& operands);

}  // namespace weft::expr

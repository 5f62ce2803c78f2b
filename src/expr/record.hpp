// An expression graph as recorded calls: one one-op kernel a node, scratch between. The planner does the
// joining, as for kernels that users write.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "expr/node.hpp"
#include "ir/call.hpp"

namespace weft::expr {

struct Recorded {
  ir::Recording recording;
  std::vector<std::shared_ptr<const InputData>> data;  ///< of the inputs that bring theirs, each once
  std::vector<ir::BufferId> data_buffers;
  std::vector<ir::BufferId>
      inputs;  ///< by input number; inputs the outputs do not need have no calls but a buffer
  std::vector<ir::BufferId> outputs;  ///< by output; row-major, of the node's type and shape
};

struct Input {
  std::string name;
  ir::Type type{};
  Shape shape;
};

/// Nodes that mean the same are computed once. An output that is an input itself becomes a copy. Iterative;
/// linear in the number of nodes.
[[nodiscard]] Recorded record(std::span<const NodeRef> outputs, std::span<const Input> inputs);

}  // namespace weft::expr

// Runs an expression graph on a device, as one plan.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "expr/record.hpp"
#include "weft/device.hpp"

namespace weft::runtime {

using ArrayRef = std::shared_ptr<detail::ArrayState>;

struct Evaluated {
  std::vector<ArrayRef> outputs;  ///< by output, of the node's type and shape
  Future<Report> report;
};

/// Records the graph's calls in a scope of the device and queues them. `arrays[k]` is the data of
/// `inputs[k]`.
[[nodiscard]] Evaluated evaluate(const Device& device, std::span<const expr::NodeRef> outputs,
                                 std::span<const expr::Input> inputs, std::span<const ArrayRef> arrays,
                                 const FuseOptions& options = {});

}  // namespace weft::runtime

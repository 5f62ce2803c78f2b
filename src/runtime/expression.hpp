// Runs an expression graph on a device, as one plan.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "expr/record.hpp"
#include "runtime/version.hpp"
#include "weft/device.hpp"

namespace weft::runtime {

using ArrayRef = std::shared_ptr<detail::ArrayState>;

/// What an input node of a C++ expression stands for.
struct ArrayData final : expr::InputData {
  ArrayRef array;
  std::shared_ptr<Version> version;  ///< null: the array is read at the place of the evaluation
  std::uint64_t scope = 0;           ///< the scope in whose body the node was made
  std::size_t calls = 0;             ///< recorded there before

  [[nodiscard]] std::shared_ptr<const InputData> view(const expr::IndexMap& map) const override;
  [[nodiscard]] std::shared_ptr<const InputData> reshape(const expr::Shape& shape) const override;
  /// Sets the identity: equal for equal elements read in equal order.
  void identify();

 private:
  [[nodiscard]] std::shared_ptr<const InputData> of(ArrayRef other) const;
};

/// The array under other indices.
[[nodiscard]] ArrayRef view_of(const ArrayRef& array, const expr::IndexMap& map);

struct Evaluated {
  std::vector<ArrayRef> outputs;  ///< by output, of the node's type and shape
  Future<Report> report;
};

/// Records the graph's calls in a scope of the device and queues them; in the body of an open scope they join
/// its plan. `arrays[k]` is the data of `inputs[k]`. Output k goes to `into[k]`, where that is given and not
/// null, of its type and shape; else to a new array. Throws UsageError for an expression made in the body of
/// another scope, or whose array was written since in the body of this one. `device` null: that of the
/// expression's arrays.
[[nodiscard]] Evaluated evaluate(const std::shared_ptr<detail::DeviceState>& device,
                                 std::span<const expr::NodeRef> outputs, std::span<const expr::Input> inputs,
                                 std::span<const ArrayRef> arrays, const FuseOptions& options = {},
                                 std::span<const ArrayRef> into = {});

}  // namespace weft::runtime

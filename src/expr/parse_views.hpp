// Functions of the expression language that choose elements: their operands are arrays, then whole numbers.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "expr/node.hpp"

namespace weft::expr {

/// How the functions are called, by name; for help.
struct ViewCall {
  std::string_view name, form;
  bool takes_axis;  ///< an option `axis=`
};
[[nodiscard]] std::span<const ViewCall> view_calls();

/// Throws UsageError naming the form that was expected, and the place.
[[nodiscard]] NodeRef view_call(const ViewCall& call, std::vector<NodeRef> values, std::optional<int> axis,
                                Place place);

}  // namespace weft::expr

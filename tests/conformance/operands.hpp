// Operands that matter: special values of each type, all of the small types, and random patterns.
#pragma once

#include "common/kernel_runs.hpp"
#include "ir/op.hpp"

namespace weft::testing {

/// Columns of operands: `columns[k][i]` is operand k of case i. `types` by operand.
[[nodiscard]] std::vector<Data> operand_columns(const std::vector<ir::Type>& types);

[[nodiscard]] inline std::vector<ir::Type> all_types() {
  std::vector<ir::Type> types;
  for (int t = 0; t < ir::type_count; ++t) types.push_back(static_cast<ir::Type>(t));
  return types;
}

[[nodiscard]] inline std::string type_name(const ::testing::TestParamInfo<ir::Type>& test) {
  return std::string(ir::name(test.param));
}

}  // namespace weft::testing

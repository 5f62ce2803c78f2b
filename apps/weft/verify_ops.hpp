// P2, op by op: a tier's results against the reference meaning, bit by bit.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ir/type.hpp"
#include "weft/device.hpp"

namespace weft::app {

/// One op at one type.
struct OpCheck {
  std::string kind;          ///< row of the grade table
  std::string op;            ///< as an expression: `exp(a)`
  ir::Type type{};           ///< of the operands (of the branches, for where)
  std::int64_t results = 0;  ///< compared
  std::int64_t different = 0;
  std::string example;  ///< the first difference, or the error that stopped it
  std::string refused;  ///< why the tier leaves it to the next one; empty where it runs it

  [[nodiscard]] bool good() const { return example.empty(); }
};

struct OpSettings {
  std::uint64_t seed = 1;
  std::int64_t random_values = 1 << 13;  ///< an op, beside the special ones
  std::function<void(double share)> progress;
};

/// The kinds, in the order of the table.
[[nodiscard]] std::vector<std::string> op_kinds();

/// Every op and fold at every type it takes. `device` has one tier.
[[nodiscard]] std::vector<OpCheck> verify_ops(const Device& device, const OpSettings& settings);

}  // namespace weft::app

// Random expressions in the language of `weft eval`, as trees that can be made smaller.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "random.hpp"
#include "weft/device.hpp"

namespace weft::app {

struct RandomExpression {
  std::string pattern;  ///< `{} * {}`, with a place for each part
  std::vector<std::shared_ptr<const RandomExpression>> parts;
};
using ExpressionRef = std::shared_ptr<const RandomExpression>;

/// Over f32 arrays a and b of one shape, w of a row's length, s of one element a row, k of one element: every
/// result broadcasts with every other.
[[nodiscard]] ExpressionRef random_expression(Random& random, int depth);
[[nodiscard]] std::string text(const RandomExpression& expression);
/// Every smaller expression that stands in it.
[[nodiscard]] std::vector<ExpressionRef> parts_of(const ExpressionRef& expression);

struct ExpressionPlan {
  std::int64_t rows = 0, cols = 0;
  std::uint64_t data_seed = 0;
  std::vector<ExpressionRef> outputs;
};

/// Bits of the outputs, one after another; every NaN is the canonical one, bools are 0 and 1.
[[nodiscard]] std::vector<std::uint32_t> run_expressions(const ExpressionPlan& plan, const Device& device,
                                                         Join join);

}  // namespace weft::app

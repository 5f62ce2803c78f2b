// How near a float must be to the reference.
#pragma once

#include <optional>
#include <string>

#include "onnx/model.hpp"

namespace weft::onnx {

/// Integers and booleans are equal. Floats differ by at most `roundings` times the distance of neighbouring
/// numbers at the reference's value; where `folds`, at the reference's largest value, since what a sum adds
/// may be larger than the sum. Gives what differs, and the largest distance in `error`.
[[nodiscard]] std::optional<std::string> difference(const Tensor& expected, const Tensor& got,
                                                    double roundings, bool folds, double& error);

}  // namespace weft::onnx

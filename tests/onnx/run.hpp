// Runs one case of the ONNX project's operator tests and compares what comes out.
#pragma once

#include <filesystem>
#include <string>

#include "onnx/operators.hpp"

namespace weft::onnx {

[[nodiscard]] const Operators& operators();

struct Outcome {
  enum class Kind { pass, skip, fail } kind = Kind::pass;
  std::string op;     ///< of the model's first node that has no meaning here, or its last
  std::string words;  ///< why it was skipped, or what differs
  double error = 0;   ///< largest distance of a float from the reference, in units of the tolerance
};

/// Every data set of a case, whose folder holds model.onnx and test_data_set_N.
[[nodiscard]] Outcome run_case(const Device& device, const std::filesystem::path& folder);

}  // namespace weft::onnx

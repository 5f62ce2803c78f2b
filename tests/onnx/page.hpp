// docs/onnx.md: what is skipped and why, and how many cases pass.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "onnx/run.hpp"

namespace weft::onnx {

class Page {
 public:
  void add(const Outcome& outcome);

  /// The page with its table and last line made anew from what was added; all before the table is kept.
  [[nodiscard]] std::string renewed(const std::string& page) const;

 private:
  int passed_ = 0;
  std::map<std::pair<std::string, std::string>, int> skipped_;  ///< cases by operator and reason
};

}  // namespace weft::onnx

#include "onnx/page.hpp"

#include <fmt/format.h>

namespace weft::onnx {

void Page::add(const Outcome& outcome) {
  if (outcome.kind == Outcome::Kind::pass) ++passed_;
  if (outcome.kind == Outcome::Kind::skip) ++skipped_[{outcome.op, outcome.words}];
}

std::string Page::renewed(const std::string& page) const {
  const std::string head = "| operator | cases | why |\n|---|---|---|\n";
  std::string text = page.substr(0, page.find(head)) + head;
  for (const auto& [what, cases] : skipped_) {
    text += fmt::format("| {} | {} | {} |\n", what.first.empty() ? "any" : what.first, cases, what.second);
  }
  return text + fmt::format("\n{} cases pass\n", passed_);
}

}  // namespace weft::onnx

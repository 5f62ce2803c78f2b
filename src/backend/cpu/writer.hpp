// Writes the text of one LLVM function: names, basic blocks, and a prologue that later code can still add to.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <utility>

#include "support/append.hpp"

namespace weft::backend::cpu {

class Writer {
 public:
  /// `%N = ...` in the current block; gives the name.
  template <class... Args>
  std::string def(fmt::format_string<Args...> format, Args&&... args) {
    std::string name = fresh();
    support::append(body_, "  {} = ", name);
    support::append(body_, format, std::forward<Args>(args)...);
    body_ += '\n';
    return name;
  }
  template <class... Args>
  void line(fmt::format_string<Args...> format, Args&&... args) {
    body_ += "  ";
    support::append(body_, format, std::forward<Args>(args)...);
    body_ += '\n';
  }
  /// As def, at the end of the function's prologue: visible everywhere.
  template <class... Args>
  std::string prologue(fmt::format_string<Args...> format, Args&&... args) {
    std::string name = fresh();
    support::append(prologue_, "  {} = ", name);
    support::append(prologue_, format, std::forward<Args>(args)...);
    prologue_ += '\n';
    return name;
  }
  void prologue_line(std::string_view text) {
    prologue_ += "  ";
    prologue_ += text;
    prologue_ += '\n';
  }

  [[nodiscard]] std::string label(std::string_view stem) { return fmt::format("{}.{}", stem, ++labels_); }
  /// Starts a basic block; the one before must have ended in a branch.
  void open(const std::string& label) {
    support::append(body_, "{}:\n", label);
    block_ = label;
  }
  void branch(const std::string& to) { line("br label %{}", to); }
  void branch(const std::string& condition, const std::string& yes, const std::string& no) {
    line("br i1 {}, label %{}, label %{}", condition, yes, no);
  }
  [[nodiscard]] const std::string& block() const { return block_; }

  /// The whole function. `header` is all up to the opening brace.
  [[nodiscard]] std::string finish(std::string_view header) const {
    return fmt::format("{} {{\nentry:\n{}  br label %start\nstart:\n{}}}\n", header, prologue_, body_);
  }

 private:
  std::string fresh() { return fmt::format("%v{}", ++values_); }

  std::string prologue_, body_;
  std::string block_ = "start";
  int values_ = 0, labels_ = 0;
};

}  // namespace weft::backend::cpu

// Writes the text of one LLVM function: names, basic blocks, and a prologue that later code can still add to.
//
// Code in a loop can also add to what stands before the loop: `outside` puts an expression before all loops that its
// operands do not depend on. LLVM runs no such pass over the text, for it would cost more time than this.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "support/append.hpp"

namespace weft::backend::cpu {

class Writer {
 public:
  /// `%N = ...` in the current block; gives the name.
  template <class... Args>
  std::string def(fmt::format_string<Args...> format, Args&&... args) {
    std::string name = fresh(depth());
    std::string& text = body();
    support::append(text, "  {} = ", name);
    support::append(text, format, std::forward<Args>(args)...);
    text += '\n';
    return name;
  }
  template <class... Args>
  void line(fmt::format_string<Args...> format, Args&&... args) {
    std::string& text = body();
    text += "  ";
    support::append(text, format, std::forward<Args>(args)...);
    text += '\n';
  }
  /// As def, at the end of the function's prologue: visible everywhere.
  template <class... Args>
  std::string prologue(fmt::format_string<Args...> format, Args&&... args) {
    std::string name = fresh(0);
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

  /// A loop begins: what follows, up to `leave`, is its counter, its blocks and the block after it.
  void enter() { loops_.emplace_back(); }
  void leave() {
    const std::string text = std::move(body());
    loops_.pop_back();
    body() += text;
  }
  /// How many loops are open.
  [[nodiscard]] int depth() const { return static_cast<int>(loops_.size()) - 1; }
  /// How many of them a value depends on: those that were open where it was written.
  [[nodiscard]] int depth(std::string_view value) const {
    if (!value.starts_with("%v")) return 0;  // a literal or a parameter
    std::size_t number = 0;
    std::from_chars(value.data() + 2, value.data() + value.size(), number);
    return depths_[number - 1];
  }
  /// The name of a pure expression that cannot fail, written once for all the loops that none of its operands depend on.
  std::string outside(const std::string& expression, std::initializer_list<std::string_view> operands) {
    int at = 0;
    for (const std::string_view operand : operands) at = std::max(at, depth(operand));
    if (at == depth()) return def("{}", expression);
    std::string& name = loops_[static_cast<std::size_t>(at) + 1].before[expression];
    if (name.empty()) {
      name = fresh(at);
      support::append(loops_[static_cast<std::size_t>(at)].text, "  {} = {}\n", name, expression);
    }
    return name;
  }

  [[nodiscard]] std::string label(std::string_view stem) { return fmt::format("{}.{}", stem, ++labels_); }
  /// Starts a basic block; the one before must have ended in a branch.
  void open(const std::string& label) {
    support::append(body(), "{}:\n", label);
    block_ = label;
  }
  void branch(const std::string& to) { line("br label %{}", to); }
  void branch(const std::string& condition, const std::string& yes, const std::string& no) {
    line("br i1 {}, label %{}, label %{}", condition, yes, no);
  }
  [[nodiscard]] const std::string& block() const { return block_; }

  /// The whole function. `header` is all up to the opening brace.
  [[nodiscard]] std::string finish(std::string_view header) const {
    return fmt::format("{} {{\nentry:\n{}  br label %start\nstart:\n{}}}\n", header, prologue_,
                       loops_.front().text);
  }

 private:
  struct Loop {
    std::string text;
    std::map<std::string, std::string> before;  ///< by expression: the name it was given just before the loop
  };

  std::string fresh(int depth) {
    depths_.push_back(depth);
    return fmt::format("%v{}", depths_.size());
  }
  std::string& body() { return loops_.back().text; }

  std::string prologue_;
  std::vector<Loop> loops_{1};  ///< the function's own text, then the open loops from outside in
  std::vector<int> depths_;     ///< by value
  std::string block_ = "start";
  int labels_ = 0;
};

}  // namespace weft::backend::cpu

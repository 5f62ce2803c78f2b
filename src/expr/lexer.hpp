// Words of an expression.
#pragma once

#include <string_view>

#include "expr/node.hpp"

namespace weft::expr {

enum class Token : std::uint8_t { end, name, number, symbol };

struct Lexeme {
  Token token{};
  std::string_view text;
  Number value;
  std::uint32_t column = 0;  ///< from 1
};

class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) { next(); }
  [[nodiscard]] const Lexeme& peek() const { return current_; }
  Lexeme take();
  [[nodiscard]] bool at(std::string_view symbol) const {
    return current_.token == Token::symbol && current_.text == symbol;
  }
  bool accept(std::string_view symbol);
  void expect(std::string_view symbol);
  /// Throws UsageError: `<what> (column <n>)`.
  [[noreturn]] static void refuse(std::uint32_t column, const std::string& what);

 private:
  void next();
  void number();
  std::string_view text_;
  std::size_t at_ = 0;
  Lexeme current_;
};

}  // namespace weft::expr

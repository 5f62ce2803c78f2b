#include "ir/text_lexer.hpp"

#include <fmt/format.h>

#include "weft/error.hpp"

namespace weft::ir {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
int hex_digit(char c) {
  if (is_digit(c)) return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}

}  // namespace

void text_error(std::uint32_t line, std::uint32_t column, std::string_view what) {
  throw UsageError(fmt::format("kernel text {}:{}: {}", line, column, what));
}

void Lexer::advance() {
  if (text_[at_++] == '\n') {
    ++line_;
    column_ = 1;
  } else {
    ++column_;
  }
}

void Lexer::skip_space() {
  while (!at_end()) {
    const char c = peek();
    if (c == '/' && at_ + 1 < text_.size() && text_[at_ + 1] == '/') {
      while (!at_end() && peek() != '\n') advance();
    } else if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
      advance();
    } else {
      return;
    }
  }
}

template <class Accept>
std::string Lexer::run_of(Accept accept) {
  std::string text;
  while (!at_end() && accept(peek())) {
    text += peek();
    advance();
  }
  return text;
}

std::string Lexer::quoted() {
  const std::uint32_t line = line_;
  const std::uint32_t column = column_;
  std::string text;
  advance();
  while (peek() != '"') {
    if (at_end() || peek() == '\n') text_error(line, column, "a string without an end");
    char c = peek();
    advance();
    if (c == '\\') {
      c = peek();
      if (c == 'x' && at_ + 2 < text_.size()) {
        const int high = hex_digit(text_[at_ + 1]);
        const int low = hex_digit(text_[at_ + 2]);
        if (high < 0 || low < 0) text_error(line_, column_, "two hexadecimal digits expected after \\x");
        c = static_cast<char>(high * 16 + low);
        advance();
        advance();
      } else if (c != '"' && c != '\\') {
        text_error(line_, column_, "\\\", \\\\ or \\x expected");
      }
      advance();
    }
    text += c;
  }
  advance();
  return text;
}

Token Lexer::next() {
  skip_space();
  Token token;
  token.line = line_;
  token.column = column_;
  if (at_end()) return token;
  const char c = peek();
  const auto in_word = [](char ch) { return is_letter(ch) || is_digit(ch); };
  if (is_letter(c) || c == '$') {
    token.kind = Token::Kind::word;
    advance();
    token.text = c + run_of(in_word);
  } else if (c == '%') {
    token.kind = Token::Kind::value;
    advance();
    token.text = run_of(is_digit);
    if (token.text.empty()) text_error(token.line, token.column, "a number expected after %");
  } else if (is_digit(c) || c == '-') {
    token.kind = Token::Kind::number;
    token.text = run_of([&](char ch) { return in_word(ch) || ch == '.' || ch == '-' || ch == '+'; });
  } else if (c == '"') {
    token.kind = Token::Kind::string;
    token.text = quoted();
  } else if (std::string_view("{}()[],:=@").find(c) != std::string_view::npos) {
    token.kind = Token::Kind::symbol;
    token.text = c;
    advance();
  } else {
    text_error(token.line, token.column, "this byte begins nothing");
  }
  return token;
}

}  // namespace weft::ir

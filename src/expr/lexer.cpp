#include "expr/lexer.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>

#include "weft/error.hpp"

namespace weft::expr {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

constexpr std::array<std::string_view, 28> symbols = {
    "**", "//", "<<", ">>", "==", "!=", "<=", ">=", "+", "-", "*", "/", "%", "@",
    "(",  ")",  ",",  "=",  "<",  ">",  "&",  "|",  "^", "~", "[", "]", ":", "."};

}  // namespace

void Lexer::refuse(std::uint32_t column, const std::string& what) {
  throw UsageError(fmt::format("{} (column {})", what, column));
}

Lexeme Lexer::take() {
  const Lexeme result = current_;
  next();
  return result;
}

bool Lexer::accept(std::string_view symbol) {
  if (!at(symbol)) return false;
  next();
  return true;
}

void Lexer::expect(std::string_view symbol) {
  if (accept(symbol)) return;
  const std::string found = current_.token == Token::end ? "the end" : fmt::format("'{}'", current_.text);
  refuse(current_.column, fmt::format("expected '{}', found {}", symbol, found));
}

void Lexer::next() {
  while (at_ < text_.size() &&
         (text_[at_] == ' ' || text_[at_] == '\t' || text_[at_] == '\n' || text_[at_] == '\r'))
    ++at_;
  current_ = {Token::end, {}, {}, static_cast<std::uint32_t>(at_ + 1)};
  if (at_ == text_.size()) return;
  const char c = text_[at_];
  if (is_letter(c)) {
    std::size_t end = at_;
    while (end < text_.size() && (is_letter(text_[end]) || is_digit(text_[end]))) ++end;
    current_.token = Token::name;
    current_.text = text_.substr(at_, end - at_);
    at_ = end;
    return;
  }
  if (is_digit(c) || (c == '.' && at_ + 1 < text_.size() && is_digit(text_[at_ + 1]))) return number();
  for (const std::string_view symbol : symbols) {
    if (text_.substr(at_, symbol.size()) != symbol) continue;
    current_.token = Token::symbol;
    current_.text = text_.substr(at_, symbol.size());
    at_ += symbol.size();
    return;
  }
  const bool plain = c > ' ' && c <= '~';
  refuse(current_.column, plain
                              ? fmt::format("unexpected character '{}'", c)
                              : fmt::format("unexpected character 0x{:02x}", static_cast<unsigned char>(c)));
}

void Lexer::number() {
  const char* begin = text_.data() + at_;
  const char* end = text_.data() + text_.size();
  current_.token = Token::number;
  Number& value = current_.value;
  const bool hex = end - begin > 2 && begin[0] == '0' && (begin[1] == 'x' || begin[1] == 'X');
  std::uint64_t whole = 0;
  const auto as_int = std::from_chars(hex ? begin + 2 : begin, end, whole, hex ? 16 : 10);
  const char* stop = as_int.ptr;
  const bool fraction = !hex && stop != end && (*stop == '.' || *stop == 'e' || *stop == 'E');
  if (as_int.ec == std::errc{} && !fraction && whole <= INT64_MAX) {
    value = {true, static_cast<std::int64_t>(whole), static_cast<double>(whole)};
  } else {
    const auto as_real = std::from_chars(begin, end, value.real);
    if (hex || as_real.ec != std::errc{}) refuse(current_.column, "this number is beyond what 64 bits hold");
    stop = as_real.ptr;
  }
  if (stop != end && is_letter(*stop)) refuse(current_.column, "a number runs into a name");
  current_.text = {begin, static_cast<std::size_t>(stop - begin)};
  at_ = static_cast<std::size_t>(stop - text_.data());
}

}  // namespace weft::expr

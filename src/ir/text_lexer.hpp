// The words of the text form.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace weft::ir {

struct Token {
  enum class Kind : std::uint8_t {
    word,    ///< letters, digits and _, or $ and those
    value,   ///< %12
    number,  ///< digits with what a literal may hold: - . e + x
    string,  ///< quoted; text is what it means
    symbol,  ///< one of { } ( ) [ ] , : = @
    end,
  };
  Kind kind = Kind::end;
  std::string text;
  std::uint32_t line = 1, column = 1;
};

/// Throws UsageError with line and column for a byte that begins no token and for a string that does not end.
class Lexer {
 public:
  explicit Lexer(std::string_view text) : text_(text) {}
  [[nodiscard]] Token next();

 private:
  void skip_space();
  void advance();
  [[nodiscard]] std::string quoted();
  template <class Accept>
  [[nodiscard]] std::string run_of(Accept accept);
  [[nodiscard]] bool at_end() const { return at_ >= text_.size(); }
  [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[at_]; }

  std::string_view text_;
  std::size_t at_ = 0;
  std::uint32_t line_ = 1, column_ = 1;
};

[[noreturn]] void text_error(std::uint32_t line, std::uint32_t column, std::string_view what);

}  // namespace weft::ir

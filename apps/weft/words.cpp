#include "words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <system_error>

#include "expr/parse.hpp"
#include "ir/call.hpp"
#include "weft/error.hpp"

namespace weft::app {
namespace {

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::size_t name_length(std::string_view text) {
  if (text.empty() || !is_letter(text[0])) return 0;
  std::size_t n = 1;
  while (n < text.size() && (is_letter(text[n]) || is_digit(text[n]))) ++n;
  return n;
}

// Throws where the lengths are no shape; `text` is what stands between the brackets.
expr::Shape parse_lengths(const Words::Binding& binding, std::string_view text) {
  const auto refuse = [&](std::string_view what) {
    throw UsageError(fmt::format("{}={}: {}", binding.name, binding.value, what));
  };
  expr::Shape shape;
  std::int64_t elements = 1;
  while (!text.empty()) {
    std::int64_t length = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), length);
    const auto used = static_cast<std::size_t>(end - text.data());
    if (error != std::errc{} || length < 0) refuse("expected lengths with commas: f32[32,4096]");
    text.remove_prefix(used);
    if (!text.empty() && text.front() != ',') refuse("expected lengths with commas: f32[32,4096]");
    if (!text.empty()) text.remove_prefix(1);
    shape.push_back(length);
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max() / 8;
    if (length != 0 && elements > most / length) refuse("too many elements");
    elements *= std::max<std::int64_t>(length, 1);
  }
  if (shape.size() > static_cast<std::size_t>(ir::max_rank)) {
    refuse(fmt::format("{} axes; at most {} are possible", shape.size(), ir::max_rank));
  }
  return shape;
}

}  // namespace

Words sort_words(std::span<const std::string> words) {
  Words result;
  for (const std::string& word : words) {
    const std::size_t length = name_length(word);
    const bool binds = length > 0 && length < word.size() && word[length] == '=' &&
                       (length + 1 == word.size() || word[length + 1] != '=');
    if (!binds) {
      result.expressions.push_back(word);
      continue;
    }
    Words::Binding binding{word.substr(0, length), word.substr(length + 1)};
    if (binding.value.empty()) throw UsageError(fmt::format("{}= names no array", binding.name));
    const bool known =
        std::ranges::any_of(result.arrays, [&](const auto& other) { return other.name == binding.name; });
    if (known) throw UsageError(fmt::format("the array {} is given twice", binding.name));
    result.arrays.push_back(std::move(binding));
  }
  if (result.expressions.empty()) throw UsageError("no expression is given; for example 'silu(gate) * up'");
  return result;
}

std::optional<expr::Input> parse_shape(const Words::Binding& binding) {
  const std::string_view text = binding.value;
  const std::size_t open = text.find('[');
  if (open == std::string_view::npos || text.back() != ']') return std::nullopt;
  const std::optional<ir::Type> type = ir::find_type(text.substr(0, open));
  if (!type) {
    std::error_code ignored;
    if (std::filesystem::exists(text, ignored)) return std::nullopt;
    throw UsageError(fmt::format("{}={}: '{}' is neither a type as in f32[32,4096] nor part of a file's name",
                                 binding.name, text, text.substr(0, open)));
  }
  return expr::Input{binding.name, *type,
                     parse_lengths(binding, text.substr(open + 1, text.size() - open - 2))};
}

std::vector<expr::NodeRef> parse_expressions(const Words& words, std::span<const expr::Input> inputs) {
  std::vector<expr::NodeRef> nodes;
  for (const std::string& text : words.expressions) {
    try {
      nodes.push_back(expr::parse(text, inputs));
    } catch (const UsageError& error) {
      if (words.expressions.size() == 1) throw;
      throw UsageError(fmt::format("'{}': {}", text, error.what()));
    }
  }
  return nodes;
}

}  // namespace weft::app

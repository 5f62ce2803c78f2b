#include "support/settings.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "support/once.hpp"
#include "weft/error.hpp"

namespace weft::support {
namespace {

constexpr SettingRow rows[] = {
#define WEFT_SETTING(field, kind, variable, fallback, allowed, doc) {variable, fallback, allowed, doc},
#include "support/settings.def"
#undef WEFT_SETTING
};

[[noreturn]] void refuse(const SettingRow& row, std::string_view value, std::string_view expected) {
  throw UsageError(fmt::format("{}={}: expected {}", row.variable, value, expected));
}

bool holds(const std::vector<std::string>& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

void parse(const SettingRow& row, std::string_view value, std::string& into) {
  if (!value.empty() && *row.allowed != '\0' && !holds(split_words(row.allowed), value)) {
    refuse(row, value, fmt::format("one of {}", row.allowed));
  }
  into = value;
}

void parse(const SettingRow& row, std::string_view value, bool& into) {
  if (value != "0" && value != "1") refuse(row, value, "0 or 1");
  into = value == "1";
}

void parse(const SettingRow& row, std::string_view value, std::int64_t& into) {
  const char* end = value.data() + value.size();
  const auto [stop, error] = std::from_chars(value.data(), end, into);
  if (error != std::errc{} || stop != end || into < 0) refuse(row, value, "a whole number, 0 or more");
}

void parse(const SettingRow& row, std::string_view value, std::vector<std::string>& into) {
  into = split_words(value);
  const std::vector<std::string> allowed = split_words(row.allowed);
  for (const std::string& word : into) {
    if (!holds(allowed, word)) refuse(row, value, fmt::format("words of {}", row.allowed));
  }
}

}  // namespace

std::vector<std::string> split_words(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) {
    const std::size_t comma = std::min(text.find(','), text.size());
    if (comma > 0) words.emplace_back(text.substr(0, comma));
    text.remove_prefix(std::min(comma + 1, text.size()));
  }
  return words;
}

bool Settings::disables(std::string_view step) const { return holds(disable, step); }
bool Settings::dumps(std::string_view stage) const { return holds(dump, stage); }

Settings read_settings(const Lookup& lookup) {
  Settings result{};
  const SettingRow* row = rows;
#define WEFT_SETTING(field, kind, variable, fallback, allowed, doc) \
  parse(*row, lookup(variable).value_or(fallback), result.field);   \
  ++row;
#include "support/settings.def"
#undef WEFT_SETTING
  return result;
}

static Settings process_settings() {
  return read_settings([](const char* variable) -> std::optional<std::string> {
    const char* value = std::getenv(variable);
    return value == nullptr ? std::nullopt : std::optional<std::string>(value);
  });
}

const Settings& settings() { return once<process_settings>(); }

std::span<const SettingRow> setting_rows() { return rows; }

std::string settings_table() {
  std::string table = "| variable | default | meaning |\n|---|---|---|\n";
  for (const SettingRow& row : rows) {
    const std::string fallback = *row.fallback == '\0' ? "" : fmt::format("`{}`", row.fallback);
    const std::string allowed = *row.allowed == '\0' ? "" : fmt::format(" Of: `{}`.", row.allowed);
    table += fmt::format("| `{}` | {} | {}{} |\n", row.variable, fallback, row.doc, allowed);
  }
  return table;
}

void dump(std::string_view stage, std::string_view name, std::string_view text) {
  const Settings& s = settings();
  if (!s.dumps(stage)) return;
  if (s.dump_dir.empty()) {
    fmt::print(stderr, "== {} {}\n{}\n", stage, name, text);
    return;
  }
  std::string safe(name);
  std::ranges::replace_if(
      safe, [](unsigned char c) { return std::isalnum(c) == 0 && c != '_' && c != '-'; }, '_');
  std::ofstream file(fmt::format("{}/{}.{}", s.dump_dir, safe, stage));
  file << text;
  if (!file) throw UsageError(fmt::format("WEFT_DUMP_DIR={}: cannot write there", s.dump_dir));
}

}  // namespace weft::support

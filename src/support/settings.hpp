// The environment variables of settings.def, read once.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weft::support {

/// Words with commas between, in the order given.
std::vector<std::string> split_words(std::string_view text);

struct Settings {
  using text = std::string;
  using flag = bool;
  using number = std::int64_t;
  using words = std::vector<std::string>;
#define WEFT_SETTING(field, kind, variable, fallback, allowed, doc) kind field;
#include "support/settings.def"
#undef WEFT_SETTING

  [[nodiscard]] bool disables(std::string_view step) const;
  [[nodiscard]] bool dumps(std::string_view stage) const;
};

/// Finds a variable's value; nothing where it is not set.
using Lookup = std::function<std::optional<std::string>(const char*)>;

/// Throws UsageError naming the variable and what it may be.
[[nodiscard]] Settings read_settings(const Lookup& lookup);

/// Those of this process, read at first use.
[[nodiscard]] const Settings& settings();

struct SettingRow {
  const char *variable, *fallback, *allowed, *doc;
};
[[nodiscard]] std::span<const SettingRow> setting_rows();

/// The table of docs/settings.md.
[[nodiscard]] std::string settings_table();

/// Prints `text` under a heading where WEFT_DUMP names the stage: to standard error, or to
/// WEFT_DUMP_DIR/NAME.STAGE.
void dump(std::string_view stage, std::string_view name, std::string_view text);

}  // namespace weft::support

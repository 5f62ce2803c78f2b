#include "layers/include_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace weft::layers {

namespace {

using Names = std::set<std::string, std::less<>>;

// What each folder of src/ may include besides itself.
const std::map<std::string, Names, std::less<>>& allowed_folders() {
  static const std::map<std::string, Names, std::less<>> table = {
      {"support", {}},
      {"ir", {"support"}},
      {"trace", {"ir", "support"}},
      {"expr", {"ir", "support"}},
      {"plan", {"ir", "support"}},
      {"lower", {"plan", "ir", "support"}},
      {"backend", {"lower", "plan", "ir", "support"}},
      {"io", {"ir", "support"}},
      {"runtime", {"expr", "trace", "plan", "lower", "backend", "ir", "support"}},
      {"apps", {"runtime", "io", "expr", "trace", "plan", "lower", "backend", "ir", "support"}},
  };
  return table;
}

// The folder that implements a public header; only that folder and those above it may include the header.
// A header that is not listed belongs to the runtime.
std::string owner_of_public(std::string_view header) {
  static const std::map<std::string, std::string, std::less<>> table = {
      {"weft/version.hpp", "support"},
      {"weft/error.hpp", "support"},
      {"weft/ops.def", "ir"},
      {"weft/types.hpp", "support"},
      {"weft/shape.hpp", "ir"},
      {"weft/detail/element.hpp", "ir"},
      {"weft/detail/call.hpp", "trace"},
      {"weft/detail/trace.hpp", "trace"},
      {"weft/kernel.hpp", "trace"},
      {"weft/expr.hpp", "expr"},
  };
  const auto found = table.find(header);
  return found == table.end() ? "runtime" : found->second;
}

bool may_include(std::string_view from, std::string_view to) {
  return from == to || allowed_folders().at(std::string(from)).contains(to);
}

std::vector<std::string> split(std::string_view path) {
  std::vector<std::string> parts;
  std::istringstream in{std::string(path)};
  for (std::string part; std::getline(in, part, '/');) parts.push_back(part);
  return parts;
}

// The folder of src/ whose rules a file follows, or `apps`; empty for a file outside both.
std::string folder_of(const std::vector<std::string>& parts) {
  if (parts.size() > 2 && parts[0] == "src") return parts[1];
  return !parts.empty() && parts[0] == "apps" ? "apps" : "";
}

bool is_public(std::string_view target) { return target.starts_with("weft/"); }

// A tier sees what the folder shares, and itself, but no other tier.
bool crosses_tiers(const std::vector<std::string>& from, const std::vector<std::string>& to) {
  return from.size() > 3 && from[1] == "backend" && to.size() > 2 && to[0] == "backend" && from[2] != to[1];
}

std::string check_private(const std::vector<std::string>& from, const Include& include) {
  const std::string folder = folder_of(from);
  if (is_public(include.target)) {
    const std::string owner = owner_of_public(include.target);
    if (may_include(folder, owner)) return {};
    return fmt::format("{} may not include <{}>, which belongs to {}", folder, include.target, owner);
  }
  if (!include.quoted) return {};
  const std::vector<std::string> to = split(include.target);
  if (include.target.find("..") != std::string::npos) {
    return fmt::format("\"{}\": write paths from the root of src/", include.target);
  }
  if (to.size() < 2 || !allowed_folders().contains(to[0])) {
    if (folder == "apps") return {};
    return fmt::format("\"{}\" names no folder of src/", include.target);
  }
  if (!may_include(folder, to[0]))
    return fmt::format("{} may not include {} (\"{}\")", folder, to[0], include.target);
  if (crosses_tiers(from, to)) {
    return fmt::format("the tier {} may not include \"{}\" of another tier", from[2], include.target);
  }
  return {};
}

// A public header stands on the standard library and on other public headers alone.
std::string check_public(const Include& include) {
  const bool plain_name =
      include.target.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_") == std::string::npos;
  if (is_public(include.target) || (!include.quoted && plain_name)) return {};
  return fmt::format("a public header may not include {}", include.target);
}

}  // namespace

std::vector<Include> find_includes(std::string_view text) {
  constexpr std::string_view blanks = " \t";
  std::vector<Include> found;
  std::istringstream in{std::string(text)};
  int number = 0;
  for (std::string whole; std::getline(in, whole);) {
    ++number;
    std::string_view line = whole;
    for (const std::string_view word : {"#", "include"}) {
      line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
      line = line.starts_with(word) ? line.substr(word.size()) : std::string_view{};
    }
    line.remove_prefix(std::min(line.find_first_not_of(blanks), line.size()));
    const bool quoted = line.starts_with('"');
    if (!quoted && !line.starts_with('<')) continue;
    line.remove_prefix(1);
    found.push_back({number, quoted, std::string(line.substr(0, line.find(quoted ? '"' : '>')))});
  }
  return found;
}

std::vector<std::string> broken_rules(std::string_view file, std::string_view text) {
  const std::vector<std::string> parts = split(file);
  const std::string folder = folder_of(parts);
  const bool header_of_users = file.starts_with("include/");
  if (!header_of_users && !allowed_folders().contains(folder)) {
    return {fmt::format("{}: the folder has no place among the layers", file)};
  }
  std::vector<std::string> broken;
  for (const Include& include : find_includes(text)) {
    const std::string sentence = header_of_users ? check_public(include) : check_private(parts, include);
    if (!sentence.empty()) broken.push_back(fmt::format("{}:{}: {}", file, include.line, sentence));
  }
  return broken;
}

}  // namespace weft::layers

// The table of field cases and the tests agree: nothing is dropped in silence.
#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include "common/paths.hpp"

namespace weft::testing {
namespace {

namespace fs = std::filesystem;

fs::path folder() { return source_dir() / "tests" / "field"; }

/// What the third column of each row says, by id.
std::map<std::string, std::string> rows() {
  std::map<std::string, std::string> found;
  std::istringstream page(read_file(folder() / "README.md"));
  const std::regex row(R"(\| FR-(\d{3}) \| ([^|]+) \| ([^|]+) \|)");
  for (std::string line; std::getline(page, line);) {
    std::smatch part;
    if (!std::regex_match(line, part, row)) {
      EXPECT_FALSE(std::regex_search(line, std::regex(R"(^\|\s*(FR\b|\d))"))) << line;
      continue;
    }
    EXPECT_TRUE(found.emplace(part[1], part[3]).second) << part[1] << " stands in the table twice";
  }
  return found;
}

/// The file of each test, by id.
std::map<std::string, std::string> tests() {
  std::map<std::string, std::string> found;
  const std::regex test(R"(TEST\(Field, FR_(\d{3})_\w+\))");
  for (const auto& entry : fs::directory_iterator(folder())) {
    if (entry.path().extension() != ".cpp") continue;
    const std::string text = read_file(entry.path());
    for (std::sregex_iterator at(text.begin(), text.end(), test), end; at != end; ++at) {
      EXPECT_TRUE(found.emplace((*at)[1], entry.path().filename().string()).second)
          << (*at)[1] << " is tested twice";
    }
  }
  return found;
}

TEST(FieldAccounts, every_case_is_a_test_or_says_why_not) {
  const std::set<std::string> reasons = {"waits for array expressions", "waits for the rest of the contract",
                                         "waits for the CUDA tier", "waits for the Vulkan tier",
                                         "waits for WebGPU"};
  const auto table = rows();
  const auto tested = tests();
  EXPECT_EQ(table.size(), 143u);
  for (const auto& [id, where] : table) {
    const auto test = tested.find(id);
    if (test != tested.end()) {
      EXPECT_EQ(where, "[" + test->second + "](" + test->second + ")") << id;
    } else {
      EXPECT_TRUE(reasons.contains(where) || where.starts_with("cannot apply: ")) << id << ": " << where;
    }
  }
  for (const auto& [id, file] : tested)
    EXPECT_TRUE(table.contains(id)) << id << " in " << file << " is in no row";
}

}  // namespace
}  // namespace weft::testing

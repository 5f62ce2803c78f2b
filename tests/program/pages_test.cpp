// The commands that the pages show do what they say, as they stand there.
#include <gtest/gtest.h>

#include <sstream>

#include "common/sanitized.hpp"
#include "program/program.hpp"

namespace weft::testing {
namespace {

/// Lines of the page's shell blocks that run `weft`.
std::vector<std::string> commands_of(const std::string& page) {
  std::istringstream text(read_file(source_dir() / page));
  std::vector<std::string> commands;
  bool in_block = false;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with("```")) in_block = line == "```sh";
    if (in_block && line.starts_with("weft ")) commands.push_back(line);
  }
  return commands;
}

/// The arrays that the pages speak of.
void put_arrays(const Workshop& shop) {
  const std::vector<std::int64_t> shape{8, 16};
  std::vector<float> values(8 * 16);
  for (std::size_t k = 0; k < values.size(); ++k) values[k] = static_cast<float>(k % 7) - 3;
  for (const char* name : {"x", "g", "gate", "up"}) shop.put(name, shape, values);
  shop.put("w", {16}, std::vector<float>(16, 0.5f));
}

void run_all(const std::string& page, std::size_t count) {
  const Workshop shop;
  put_arrays(shop);
  const std::vector<std::string> commands = commands_of(page);
  EXPECT_EQ(commands.size(), count) << page;
  for (const std::string& command : commands) {
    // Interpreting 15 million results takes minutes here.
    if (sanitized && command.starts_with("weft verify")) continue;
    const bool long_one = command.starts_with("weft bench");
    const Ran ran = shop.shell(long_one ? "weft bench --quick" : command);
    EXPECT_EQ(ran.status, 0) << command << "\n" << ran.out << ran.err;
    EXPECT_FALSE(ran.out.empty() && ran.err.empty()) << command;
    if (command.find("-o y.npy") == std::string::npos) continue;
    EXPECT_EQ(shop.get<float>("y.npy").size(), 8u * 16u) << command;
  }
}

TEST(Pages, the_commands_of_the_readme) { run_all("README.md", 5); }

TEST(Pages, the_commands_of_the_manual) { run_all("docs/weft.md", 5); }

}  // namespace
}  // namespace weft::testing

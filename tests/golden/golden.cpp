#include "golden/golden.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "common/paths.hpp"

namespace weft::test {

void expect_golden(const std::string& file, const std::string& text) {
  const std::filesystem::path path = std::filesystem::path(source_dir()) / "tests" / "golden" / file;
  if (std::getenv("WEFT_BLESS") != nullptr) {
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << text;
    return;
  }
  std::ifstream in(path);
  ASSERT_TRUE(in) << path << " is missing; WEFT_BLESS=1 writes it";
  std::ostringstream kept;
  kept << in.rdbuf();
  EXPECT_EQ(kept.str(), text) << "where the change is meant, WEFT_BLESS=1 writes " << path;
}

}  // namespace weft::test

#include "golden/golden.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>

#include "common/paths.hpp"

namespace weft::testing {

void expect_golden(const std::string& file, const std::string& text) {
  const std::filesystem::path path = source_dir() / "tests" / "golden" / file;
  if (std::getenv("WEFT_BLESS") != nullptr) {
    std::filesystem::create_directories(path.parent_path());
    return write_file(path, text);
  }
  ASSERT_TRUE(std::filesystem::exists(path)) << path << " is missing; WEFT_BLESS=1 writes it";
  EXPECT_EQ(read_file(path), text) << "where the change is meant, WEFT_BLESS=1 writes " << path;
}

}  // namespace weft::testing

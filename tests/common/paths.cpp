#include "common/paths.hpp"

#include <stdlib.h>

#include <fstream>
#include <iterator>
#include <stdexcept>
#include <system_error>

namespace weft::testing {

namespace fs = std::filesystem;

fs::path source_dir() { return WEFT_SOURCE_DIR; }

fs::path weft_program() { return fs::path(WEFT_BINARY_DIR) / "bin" / "weft"; }

TemporaryDir::TemporaryDir() {
  std::string pattern = (fs::temp_directory_path() / "weft-test-XXXXXX").string();
  if (::mkdtemp(pattern.data()) == nullptr) throw std::runtime_error("cannot make a folder " + pattern);
  path_ = pattern;
}

TemporaryDir::~TemporaryDir() {
  std::error_code ignored;  // a folder left behind is no failure of the test
  fs::remove_all(path_, ignored);
}

std::string read_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + file.string());
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

void write_file(const fs::path& file, const std::string& bytes) {
  std::ofstream out(file, std::ios::binary);
  out.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  out.close();
  if (!out) throw std::runtime_error("cannot write " + file.string());
}

}  // namespace weft::testing

// Where the tests find files: the source tree, the built programs, and a folder of their own to write in.
#pragma once

#include <filesystem>
#include <string>

namespace weft::testing {

/// The root of the source tree.
[[nodiscard]] std::filesystem::path source_dir();

/// The built `weft` program. It exists where apps/weft is part of the build.
[[nodiscard]] std::filesystem::path weft_program();

/// A fresh folder that goes away with the object.
class TemporaryDir {
 public:
  TemporaryDir();
  ~TemporaryDir();
  TemporaryDir(const TemporaryDir&) = delete;
  TemporaryDir& operator=(const TemporaryDir&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

/// The whole file as bytes. Throws std::runtime_error naming the file where it cannot be read.
[[nodiscard]] std::string read_file(const std::filesystem::path& file);
void write_file(const std::filesystem::path& file, const std::string& bytes);

}  // namespace weft::testing

// Runs the built `weft` program.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "common/paths.hpp"
#include "io/npy.hpp"

namespace weft::testing {

struct Ran {
  int status = -1;  ///< exit status; 128 + signal where it was killed
  std::string out, err;

  /// The standard output as JSON; the test fails where it is none.
  [[nodiscard]] nlohmann::json json() const;
};

/// A folder with files, where the program runs. Its disk cache is in there too.
class Workshop {
 public:
  [[nodiscard]] Ran weft(std::vector<std::string> words) const;
  /// A line of a shell that finds `weft`.
  [[nodiscard]] Ran shell(const std::string& line) const;
  [[nodiscard]] std::filesystem::path path(const std::string& name) const { return folder_.path() / name; }

  /// Writes `name`.npy.
  template <class T>
  void put(const std::string& name, ir::Type type, std::vector<std::int64_t> shape,
           const std::vector<T>& values, bool fortran_order = false) const {
    io::NpyArray array{type, std::move(shape), {}, fortran_order};
    const auto* bytes = reinterpret_cast<const std::byte*>(values.data());
    array.data.assign(bytes, bytes + values.size() * sizeof(T));
    io::write_npy(path(name + ".npy"), array);
  }
  void put(const std::string& name, std::vector<std::int64_t> shape, const std::vector<float>& values) const {
    put<float>(name, ir::Type::f32, std::move(shape), values);
  }

  /// The elements of a file; its type must be that of T.
  template <class T>
  [[nodiscard]] std::vector<T> get(const std::string& file) const {
    const io::NpyArray array = io::read_npy(path(file));
    std::vector<T> values(array.data.size() / sizeof(T));
    if (!values.empty()) std::memcpy(values.data(), array.data.data(), array.data.size());
    return values;
  }

 private:
  [[nodiscard]] Ran run(const std::vector<std::string>& words) const;

  TemporaryDir folder_;
};

}  // namespace weft::testing

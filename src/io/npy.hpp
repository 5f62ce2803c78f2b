// NumPy .npy files, format versions 1.0 to 3.0, read and written whole.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/type.hpp"

namespace weft::io {

/// An array as it came from, or goes to, a file. `data` is row-major and in this machine's byte order.
struct NpyArray {
  ir::Type type{};
  std::vector<std::int64_t> shape;
  std::vector<std::byte> data;
  bool fortran_order = false;  ///< how the file held it (reading), or shall hold it (writing)
};

/// Rank is at most 8. bf16 is the two-byte void type `V2`, as ml_dtypes writes it. Big-endian files are
/// swapped, Fortran order is transposed. Throws UsageError naming the file and what was wrong in it.
[[nodiscard]] NpyArray read_npy(const std::filesystem::path& path);
[[nodiscard]] NpyArray parse_npy(std::span<const std::byte> file, std::string_view name);

/// Version 1.0, or 2.0 where the header needs it; `version` 2 or 3 asks for that one. The file appears whole
/// or not at all.
void write_npy(const std::filesystem::path& path, const NpyArray& array, int version = 1);
[[nodiscard]] std::vector<std::byte> format_npy(const NpyArray& array, int version = 1);

}  // namespace weft::io

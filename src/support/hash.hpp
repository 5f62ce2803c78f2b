// Hashes of byte strings. They pick buckets and file names; equality is always decided by the bytes
// themselves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace weft::support {

[[nodiscard]] std::uint64_t hash64(std::string_view bytes);

/// 32 hexadecimal digits of a 128-bit hash.
[[nodiscard]] std::string hash_hex(std::string_view bytes);

struct Hasher {
  using is_transparent = void;
  std::size_t operator()(std::string_view bytes) const { return hash64(bytes); }
};

}  // namespace weft::support

#include "lower/name.hpp"

#include "support/hash.hpp"

namespace weft::lower {

std::string program_name(const ir::Kernel& kernel) {
  constexpr std::size_t longest = 48;
  std::string out;
  for (char c : kernel.name.substr(0, longest)) {
    const bool digit = c >= '0' && c <= '9', small = c >= 'a' && c <= 'z', capital = c >= 'A' && c <= 'Z';
    out += digit || small ? c : capital ? static_cast<char>(c - 'A' + 'a') : '_';
  }
  if (out.empty() || (out[0] >= '0' && out[0] <= '9')) out.insert(0, "k");
  return out + "_" + support::hash_hex(ir::key(kernel)).substr(0, 8);
}

}  // namespace weft::lower

// Any text is an expression, or refused by a UsageError.
#include "expr/parse.hpp"
#include "weft/error.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const std::vector<weft::expr::Input> inputs = {{"x", weft::ir::Type::f32, {3, 4}},
                                                 {"n", weft::ir::Type::i32, {4}}};
  try {
    const auto node = weft::expr::parse({reinterpret_cast<const char*>(data), size}, inputs);
    (void)weft::expr::record(std::span(&node, 1), inputs);
  } catch (const weft::UsageError&) {
  }
  return 0;
}

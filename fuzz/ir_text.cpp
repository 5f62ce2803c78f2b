// Any bytes are a kernel or refused by a UsageError; a kernel prints to a text that gives it again, and is
// analysed, keyed, copied and cut without harm.
#include <string_view>

#include "ir/clone.hpp"
#include "ir/facts.hpp"
#include "ir/text.hpp"
#include "ir/verify.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  using namespace weft;
  try {
    const ir::Kernel kernel = ir::parse({reinterpret_cast<const char*>(data), size});
    const std::string text = ir::print(kernel);
    const ir::Kernel again = ir::parse(text);
    WEFT_CHECK(ir::print(again) == text && ir::key(again) == ir::key(kernel), "the text changed");
    for (const ir::Piece& piece : ir::split(kernel).pieces) {
      WEFT_CHECK(ir::find_faults(piece.kernel).empty(), "a piece breaks a rule");
    }
    WEFT_CHECK(ir::find_faults(ir::copy(kernel)).empty(), "a copy breaks a rule");
    (void)ir::freeze(kernel);
  } catch (const UsageError&) {
  }
  return 0;
}

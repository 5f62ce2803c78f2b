#include <fmt/format.h>

#include <utility>

#include "ir/facts.hpp"
#include "ir/text.hpp"
#include "ir/verify.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::ir {
namespace {

/// The author's mistakes are told to the author; anything else is a bug of ours.
void require_none(const std::vector<Fault>& faults, const Kernel& kernel, const std::string& file,
                  std::uint32_t line) {
  constexpr int last_of_structure = 3;  // what breaks these cannot be printed
  for (const Fault& f : faults) {
    WEFT_CHECK(f.user, "kernel {} breaks rule {}: {} (line {})\n{}", kernel.name, f.rule, f.text, f.line,
               f.rule > last_of_structure ? print(kernel) : std::string());
  }
  if (faults.empty()) return;
  const Fault& first = faults.front();
  const std::uint32_t at = first.line != 0 ? first.line : line;
  const std::string place = file.empty() ? fmt::format("line {}", at) : fmt::format("{}:{}", file, at);
  throw UsageError(fmt::format("{}: {} ({})", kernel.name, first.text, place));
}

}  // namespace

std::shared_ptr<const Traced> freeze(Kernel kernel, std::string file, std::uint32_t line) {
  auto traced = std::make_shared<Traced>();
  require_none(find_faults(kernel), kernel, file, line);
  traced->facts = find_facts(kernel);
  require_none(find_races(kernel, traced->facts), kernel, file, line);
  traced->key = key(kernel);
  traced->kernel = std::move(kernel);
  traced->file = std::move(file);
  traced->line = line;
  return traced;
}

}  // namespace weft::ir

#include <utility>

#include "ir/facts.hpp"

namespace weft::ir {

std::shared_ptr<const Traced> freeze(Kernel kernel, std::string file, std::uint32_t line) {
  auto traced = std::make_shared<Traced>();
  traced->facts = find_facts(kernel);
  traced->key = key(kernel);
  traced->kernel = std::move(kernel);
  traced->file = std::move(file);
  traced->line = line;
  return traced;
}

}  // namespace weft::ir

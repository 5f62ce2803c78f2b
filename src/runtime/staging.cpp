#include "runtime/staging.hpp"

#include <algorithm>
#include <memory>
#include <vector>

namespace weft::runtime {
namespace {

struct Copy {
  backend::Memory* original;
  std::unique_ptr<backend::Memory> block;
  bool written;
};

void move_bytes(backend::Backend& from_tier, backend::Memory& from, backend::Backend& to_tier,
                backend::Memory& to, std::size_t size_bytes) {
  if (std::byte* host = to.host()) return from_tier.copy_out(from, 0, host, size_bytes);
  if (std::byte* host = from.host()) return to_tier.copy_in(to, 0, host, size_bytes);
  std::vector<std::byte> between(size_bytes);
  from_tier.copy_out(from, 0, between.data(), size_bytes);
  to_tier.copy_in(to, 0, between.data(), size_bytes);
}

}  // namespace

backend::LaunchStats launch_on_copies(backend::Backend& home, backend::Backend& tier,
                                      backend::Executable& executable, const ir::Kernel& kernel,
                                      const backend::LaunchArgs& args) {
  std::vector<Copy> copies;
  std::vector<backend::ArrayArg> arrays(args.arrays.begin(), args.arrays.end());
  for (std::size_t a = 0; a < arrays.size(); ++a) {
    const bool written = kernel.arrays[a].role != ir::Role::in;
    auto known = std::ranges::find(copies, arrays[a].memory, &Copy::original);
    if (known == copies.end()) {
      const std::size_t size_bytes = arrays[a].memory->size_bytes();
      copies.push_back({arrays[a].memory, tier.allocate(size_bytes), false});
      known = copies.end() - 1;
      move_bytes(home, *known->original, tier, *known->block, size_bytes);
    }
    known->written = known->written || written;
    arrays[a].memory = known->block.get();
  }
  backend::LaunchArgs there = args;
  there.arrays = arrays;
  there.places = {};
  const backend::LaunchStats stats = tier.launch(executable, there);
  for (const Copy& copy : copies) {
    if (copy.written) move_bytes(tier, *copy.block, home, *copy.original, copy.original->size_bytes());
  }
  return stats;
}

}  // namespace weft::runtime

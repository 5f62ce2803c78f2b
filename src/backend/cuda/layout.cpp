#include "backend/cuda/layout.hpp"

namespace weft::backend::cuda {

std::optional<ir::LoopId> top_loop(const ir::Kernel& kernel) {
  for (const ir::NodeId id : kernel.at(kernel.body).nodes) {
    if (kernel.at(id).inst == ir::Inst::loop) return kernel.at(id).loop();
  }
  return std::nullopt;
}

ArgsLayout layout_args(const ir::Kernel& kernel) {
  ArgsLayout layout;
  const auto take = [&](int words) {
    const int first = layout.words;
    layout.words += words;
    return first;
  };
  for (const ir::Array& array : kernel.arrays) {
    layout.array.push_back(take(array.role == ir::Role::tile ? 1 + array.rank : 1 + 2 * array.rank));
  }
  const int scalars = static_cast<int>(kernel.scalars.size());
  layout.scalars = take(scalars);
  layout.addresses = take((scalars + 63) / 64);
  layout.workspace = take(1);
  layout.unit_bytes = take(1);
  layout.partials = take(3);
  layout.unit_leaves = take(1);
  return layout;
}

}  // namespace weft::backend::cuda

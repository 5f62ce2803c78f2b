#include "backend/vulkan/layout.hpp"

namespace weft::backend::vulkan {

ArgsLayout layout_args(const ir::Kernel& kernel, int push_bytes) {
  ArgsLayout layout;
  const auto take = [&](int words) {
    const int first = layout.words;
    layout.words += words;
    return first;
  };
  for (const ir::Array& array : kernel.arrays) {
    layout.array.push_back(take(array.role == ir::Role::tile ? 1 : 1 + 2 * array.rank));
  }
  layout.scalars = take(static_cast<int>(kernel.scalars.size()));
  layout.zero = take(1);
  layout.total = take(1);
  layout.chunk = take(1);
  layout.chunks = take(1);
  layout.status = take(1);
  constexpr int word_bytes = 8;
  layout.pushed = (push_words + layout.words) * word_bytes <= push_bytes;
  return layout;
}

}  // namespace weft::backend::vulkan

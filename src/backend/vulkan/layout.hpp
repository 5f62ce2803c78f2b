// The block of 64-bit words a launch hands to generated code, and where each thing stands in it.
#pragma once

#include <vector>

#include "lower/program.hpp"

namespace weft::backend::vulkan {

/// Push constants: these words, then the block itself where it fits.
enum class Push : std::uint32_t {
  words,          ///< address of the block, where it does not stand behind
  partials_from,  ///< address of the partial results to fold
  partials_to,    ///< address of those to write
  count,          ///< partial results to fold
};
inline constexpr int push_words = 4;

struct ArgsLayout {
  std::vector<int>
      array;        ///< by ArrayId: address, shape, strides in elements; of tiles: address in the workspace
  int scalars = 0;  ///< first of the scalars, a word each, by ScalarId
  int zero = 0;     ///< 0, which no driver can know
  int total = 0;    ///< iterations of the loop
  int chunk = 0;    ///< iterations a workgroup runs, one after another in its lanes
  int chunks = 0;   ///< how many of them there are
  int status = 0;   ///< address of a word that is set where the driver ended a loop
  int words = 0;
  bool pushed = false;  ///< the block stands in the push constants

  [[nodiscard]] int shape(ir::ArrayId a, int dimension) const { return array[ir::index(a)] + 1 + dimension; }
  [[nodiscard]] int stride(ir::ArrayId a, int rank, int dimension) const {
    return array[ir::index(a)] + 1 + rank + dimension;
  }
};

[[nodiscard]] ArgsLayout layout_args(const ir::Kernel& kernel, int push_bytes);

}  // namespace weft::backend::vulkan

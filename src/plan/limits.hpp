// What a tier can do, as data. Planning and lowering ask these fields, never the driver.
#pragma once

#include <cstdint>
#include <string>

namespace weft::plan {

struct Limits {
  std::string tier = "cpu";  ///< reference, cpu, cuda, vulkan, webgpu, null
  bool fuses = true;
  bool has_f64 = true;
  bool has_i64 = true;
  bool has_f16 = true;
  bool has_scatter = true;
  int max_buffers = 64;           ///< distinct buffers a launch may bind
  int streams = 8;                ///< arrays a horizontal join may walk at once
  int budget_primitives = 2000;   ///< lowered primitives a group may hold
  int budget_values = 512;        ///< values alive at once
  int recompute_primitives = 64;  ///< what computing a producer again may add to an iteration
  int default_workgroup = 64;
  std::int64_t parallel_width = 2;           ///< workers: threads of the cpu tier, multiprocessors of a GPU
  std::int64_t single_row_elements = 16384;  ///< rows this short are no loss for one worker each
  std::int64_t tiny_elements = 4096;         ///< below this size launches dominate and anything legal joins
  std::int64_t tile_bytes = 1 << 20;         ///< row-local memory an iteration may hold
};

}  // namespace weft::plan

// The kernels that random scopes call: each is a way in which calls can meet that a planner must get right.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "weft/array.hpp"
#include "weft/future.hpp"

namespace weft::app {

/// Arguments of one call, by kind and in order.
struct CallArguments {
  std::vector<Array<float>> floats;
  std::vector<Array<std::int32_t>> ints;
  float number = 0;
  Future<float> future;  ///< instead of `number`, where valid
};

struct CatalogueRow {
  const char* name;
  /// One letter an argument: g grid, r row, c col, i ints, h hist, n number; in capitals where it is written.
  /// A written argument after `!` may not be one of the others.
  const char* takes;
  /// Gives an invalid future where the kernel has no result.
  Future<float> (*call)(const CallArguments&);
};

[[nodiscard]] std::span<const CatalogueRow> catalogue();

}  // namespace weft::app

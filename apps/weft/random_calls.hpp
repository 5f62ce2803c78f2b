// Random scopes: a catalogue of kernels, arrays for them, and lists of calls as plain data.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "random.hpp"
#include "weft/device.hpp"

namespace weft::app {

/// What an argument may be. Grids are rows x cols, and serve kernels over n = rows * cols elements too.
enum class Place : std::uint8_t { grid, row, col, ints, hist, number };

struct Argument {
  Place place{};
  int index = 0;     ///< which array of its kind; scratch ones stand at the end
  float number = 0;  ///< place number
  int future = -1;   ///< place number: the result of the call with this index instead
};

/// One call: a row of the catalogue and its arguments.
struct RandomCall {
  int kernel = 0;
  std::vector<Argument> arguments;
};

struct RandomScope {
  std::int64_t rows = 0, cols = 0;
  std::uint64_t data_seed = 0;
  std::vector<RandomCall> calls;
};

[[nodiscard]] RandomScope random_scope(Random& random);
/// `row_sum(g0, r2)`: one call a line.
[[nodiscard]] std::string text(const RandomScope& scope);
/// Calls whose numbers come from a call that is missing get a constant: so any part of a scope is a scope.
[[nodiscard]] RandomScope without_call(const RandomScope& scope, std::size_t call);

/// Everything that can be seen afterwards, as bits: arrays one after another, then results.
struct Observed {
  std::vector<std::uint32_t> bits;
  std::vector<std::string> names;                        ///< by part
  std::vector<std::size_t> starts;                       ///< by part
  [[nodiscard]] std::string where(std::size_t k) const;  ///< `g1[35]`
};

enum class How : std::uint8_t {
  scope,   ///< dev.fuse
  kept,    ///< dev.record, run twice on the same contents
  single,  ///< each call outside any scope; scratch are ordinary arrays
};
/// Throws what the device throws.
[[nodiscard]] Observed run_scope(const RandomScope& scope, const Device& device, How how, Join join);

}  // namespace weft::app

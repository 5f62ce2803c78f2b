// The chains of the demo: what language models do between their matrix products, written as kernels of one op
// each.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "weft/device.hpp"
#include "weft/expr.hpp"

namespace weft::app {

struct ChainSize {
  std::int64_t rows = 0, cols = 0;
  [[nodiscard]] std::int64_t elements() const { return rows * cols; }
};

/// The arrays of a chain: inputs in order, then the output. A vector has `cols` elements, everything else
/// rows x cols.
struct ChainArrays {
  std::vector<Array<float>> in;
  Array<float> out;
};
/// The same in host memory.
struct ChainSpans {
  std::vector<std::span<const float>> in;
  std::span<float> out;
};

struct Chain {
  const char* name;
  const char* formula;
  std::vector<bool> inputs;  ///< by input: whether it is a vector of the row's length
  bool rows;                 ///< whether rows matter: measured at lengths 128 and 4096
  int ops;                   ///< launches apart
  /// Makes the calls. Inside a fuse scope.
  void (*record)(Scope&, const ChainArrays&);
  /// The same chain as an array expression.
  Expr<float> (*express)(const ChainArrays&);
  /// The same formula as plain C++ loops, on all threads.
  void (*plain)(ChainSize, const ChainSpans&);

  [[nodiscard]] std::int64_t input_elements(std::size_t k, ChainSize size) const {
    return inputs[k] ? size.cols : size.elements();
  }
  /// Bytes that one pass must move: each input read once, the output written once.
  [[nodiscard]] std::int64_t bytes(ChainSize size) const;
};

/// silu_mul, affine_silu, seven, norm_gate, softmax.
[[nodiscard]] std::span<const Chain> chains();
/// Throws UsageError naming the chains there are.
[[nodiscard]] const Chain& find_chain(std::string_view name);

/// Seeded data for each input.
[[nodiscard]] std::vector<std::vector<float>> chain_data(const Chain& chain, ChainSize size,
                                                         std::uint64_t seed);
/// The inputs on a device (zeros, where no data is given), and an output of zeros.
[[nodiscard]] ChainArrays chain_arrays(const Chain& chain, ChainSize size, const Device& device,
                                       std::span<const std::vector<float>> data);

}  // namespace weft::app

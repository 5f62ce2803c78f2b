// The sizes of matrix product tiles.
#pragma once

#include <cstdint>

#include "backend/cpu/target.hpp"
#include "ir/op.hpp"

namespace weft::backend::cpu {

/// Rows and columns of the result that one piece of work makes: its operands' blocks stay in the second-level
/// cache.
inline constexpr std::int64_t product_rows = 240, product_columns = 256;

/// Sizes in elements of the sums' type.
struct MatmulShape {
  int rows_together = 0;          ///< of the microkernel
  int panel_vectors = 0;          ///< vectors of its columns
  std::int64_t left_stride = 0;   ///< from row to row of the packed left block
  std::int64_t panel_stride = 0;  ///< from panel to panel of the packed right block
  std::int64_t sum_stride = 0;    ///< from row to row of the sums
  std::int64_t most_panels = 0;

  [[nodiscard]] std::int64_t most_rows() const {
    return (product_rows + rows_together - 1) / rows_together * rows_together;
  }
  [[nodiscard]] std::int64_t left_elements() const { return most_rows() * left_stride; }
  [[nodiscard]] std::int64_t right_elements() const { return most_panels * panel_stride; }
  [[nodiscard]] std::int64_t sum_elements() const { return most_rows() * sum_stride; }
  [[nodiscard]] std::int64_t elements() const { return left_elements() + right_elements() + sum_elements(); }
};

/// Sums fill three quarters of the registers. Strides are odd numbers of cache lines: powers of two would
/// meet in few lines of the cache.
[[nodiscard]] inline MatmulShape matmul_shape(const Target& target, int width, ir::Type type) {
  constexpr std::int64_t line_bytes = 64;
  const std::int64_t size = ir::size_bytes(type), line = line_bytes / size;
  const int registers_a_vector =
      static_cast<int>((width * size + target.vector_bytes - 1) / target.vector_bytes);
  const int registers = target.isa == Isa::avx512 || target.isa == Isa::neon ? 24 : 12;
  MatmulShape shape;
  shape.panel_vectors = registers_a_vector >= 2 ? 1 : 2;
  shape.rows_together = registers / (shape.panel_vectors * registers_a_vector);
  if (shape.rows_together < 1) shape.rows_together = 1;
  const std::int64_t panel = shape.panel_vectors * width;
  shape.most_panels = (product_columns + panel - 1) / panel;
  shape.left_stride = ir::dot_block + (width + line - 1) / line * line + line;
  shape.panel_stride = ir::dot_block * panel + line;
  shape.sum_stride = (shape.most_panels * panel + line - 1) / line * line + line;
  return shape;
}

}  // namespace weft::backend::cpu

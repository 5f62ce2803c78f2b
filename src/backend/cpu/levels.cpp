#include "backend/cpu/levels.hpp"

#include <algorithm>

#include "support/check.hpp"

namespace weft::backend::cpu {
namespace {

template <class T, class Op>
struct Levels {
  /// values[0, count), count in 1..256, to values[0].
  static void fold(T* values, std::int64_t count, std::int64_t lanes) {
    for (std::int64_t stride = tree_block / 2; stride > 0; stride /= 2) {
      const std::int64_t pairs = std::min(stride, count - stride) * lanes;
      const T* right = values + stride * lanes;
      for (std::int64_t k = 0; k < pairs; ++k) values[k] = Op{}(values[k], right[k]);
    }
  }

  static void carry(std::int64_t* counts, void* memory, std::int64_t lanes) {
    T* values = static_cast<T*>(memory);
    for (std::int64_t level = 0; level + 1 < tree_levels; ++level) {
      T* above = values + tree_block * lanes;
      fold(values, tree_block, lanes);
      counts[level] = 0;
      std::copy_n(values, lanes, above + counts[level + 1] * lanes);
      if (++counts[level + 1] < tree_block) return;
      values = above;
    }
    WEFT_CHECK(false, "a fold has too many iterations");
  }

  /// What is left on each level is the end of its list: folded, it ends the list above.
  static void finish(std::int64_t* counts, void* memory, void* result, std::int64_t lanes) {
    const T* carried = nullptr;
    for (std::int64_t level = 0; level < tree_levels; ++level) {
      T* values = static_cast<T*>(memory) + level * tree_block * lanes;
      std::int64_t count = counts[level];
      if (carried != nullptr) std::copy_n(carried, lanes, values + count++ * lanes);
      if (count == 0) continue;
      fold(values, count, lanes);
      carried = values;
    }
    std::copy_n(carried, lanes, static_cast<T*>(result));
  }
};

struct Sum {
  template <class T>
  T operator()(T a, T b) const {
    return a + b;
  }
};
struct Product {
  template <class T>
  T operator()(T a, T b) const {
    return a * b;
  }
};

template <class Op>
LevelFunctions functions_of(ir::Type type) {
  if (type == ir::Type::f32) return {Levels<float, Op>::carry, Levels<float, Op>::finish};
  WEFT_CHECK(type == ir::Type::f64, "no levels of {}", ir::name(type));
  return {Levels<double, Op>::carry, Levels<double, Op>::finish};
}

}  // namespace

LevelFunctions level_functions(ir::ReduceOp op, ir::Type type) {
  WEFT_CHECK(op == ir::ReduceOp::sum || op == ir::ReduceOp::prod, "no levels of {}", ir::name(op));
  return op == ir::ReduceOp::sum ? functions_of<Sum>(type) : functions_of<Product>(type);
}

}  // namespace weft::backend::cpu

// What the folds of one loop combine, as a struct of CUDA C++ with one member or two a fold.
#pragma once

#include <string>
#include <vector>

#include "ir/kernel.hpp"

namespace weft::backend::cuda {

/// argmin and argmax: a value that orders, and an index. Operators of the user: a value, and whether there is
/// one. Other folds: the accumulator.
struct FoldParts {
  std::vector<ir::Type> types;
  std::vector<std::uint64_t> none;  ///< bits that change nothing when combined
  bool picks = false;               ///< argmin or argmax
};
[[nodiscard]] FoldParts fold_parts(const ir::Kernel& kernel, const ir::Fold& fold);

/// The struct of a loop that folds, named P<loop>. Members are f<fold>_<part>.
[[nodiscard]] std::string parts_struct(const ir::Kernel& kernel, ir::LoopId loop);
[[nodiscard]] std::string parts_name(ir::LoopId loop);
/// An upper bound of the struct's size.
[[nodiscard]] int parts_bytes(const ir::Kernel& kernel, ir::LoopId loop);

}  // namespace weft::backend::cuda

// CUDA C++ that every kernel of the tier begins with.
#pragma once

#include <string_view>

namespace weft::backend::cuda {

/// Types, the primitives of ops.def as functions w_NAME with exactly their bits, and the reduction tree of
/// NUMERICS 4. Needs no header; compiled with --fmad=false --prec-div=true --prec-sqrt=true --ftz=false.
[[nodiscard]] std::string_view prelude();

}  // namespace weft::backend::cuda

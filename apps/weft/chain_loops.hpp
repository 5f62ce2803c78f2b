// The chains as plain C++ loops, to compare bits with.
#pragma once

#include <span>

#include "chains.hpp"

namespace weft::app {

inline constexpr float norm_eps = 1e-6f;

// Inputs and output as the chain has them. Written out by hand, with the ops of the op table as scalar
// functions and the reduction order spelled out; they share nothing with the planner, lowering or a tier.
void plain_silu_mul(ChainSize size, const ChainSpans& arrays);
void plain_affine_silu(ChainSize size, const ChainSpans& arrays);
void plain_seven(ChainSize size, const ChainSpans& arrays);
void plain_norm_gate(ChainSize size, const ChainSpans& arrays);
void plain_softmax(ChainSize size, const ChainSpans& arrays);

}  // namespace weft::app

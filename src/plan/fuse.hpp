// The calls of a group as one kernel. Fusing is IR to IR: ir::eval of the result equals ir::eval of the calls
// one after another, bit by bit.
#pragma once

#include <cstddef>
#include <memory_resource>
#include <vector>

#include "plan/frame.hpp"

namespace weft::plan {

/// The launch of a group of at most one loop, without layouts and key. Each view is one parameter; scratch in
/// `tiles` has none. Order in the kernel: what every call does before its loop; the loop with the calls'
/// bodies, each under an inner loop where it has more axes than the group shares; what every call does after
/// its loop. `memory` holds what is needed meanwhile; it need give nothing back.
[[nodiscard]] Launch fuse(const Draft&, const std::vector<Item>& members, const Surroundings&, const Frame&,
                          const Tiles&, std::pmr::memory_resource* memory);

/// The launch of one call as it was traced, or of one piece of it: parameters beyond the call's arrays are
/// slots.
[[nodiscard]] Launch alone(const Form&, ir::CallId, std::size_t call_arrays);

/// Whether two parameters of the call share bytes that one of them writes, so that it must be fused with
/// itself.
[[nodiscard]] bool aliases_itself(const Item&);

}  // namespace weft::plan

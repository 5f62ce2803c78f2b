// From recorded calls to a plan whose kernels are built: what a cached plan is.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "backend/backend.hpp"
#include "plan/plan.hpp"
#include "runtime/lru_map.hpp"
#include "weft/fuse.hpp"

namespace weft::runtime {

struct PreparedGroup {
  std::size_t tier = 0;                                           ///< of the device's tiers
  std::vector<std::shared_ptr<backend::Executable>> executables;  ///< by launch
};

/// Immutable once made. Serves every recording of the same plan key.
struct Prepared {
  plan::Plan plan;
  std::vector<PreparedGroup> groups;       ///< by group of the plan
  std::vector<plan::ScratchPlace> places;  ///< those with memory, by their first group
  std::vector<int> block_of;               ///< by BufferId: the block that holds it, or -1
};

using PlanCache = LruMap<std::shared_ptr<const Prepared>>;

/// What a tier made of a kernel: the executable, or its words of refusal.
struct BuiltKernel {
  std::shared_ptr<backend::Executable> executable;
  std::string failure;
};
using KernelCache = LruMap<BuiltKernel>;

inline constexpr std::size_t cached_plans = 1024;
inline constexpr std::size_t cached_kernels = 4096;

/// Finds the plan in the device's cache, or makes it and builds its kernels. Throws UsageError (R3),
/// CompileError when no tier can build some call. Called by the thread that holds the token.
[[nodiscard]] std::shared_ptr<const Prepared> prepare(detail::DeviceState& device,
                                                      const ir::Recording& recording,
                                                      const FuseOptions& options);

}  // namespace weft::runtime

// An open fuse scope.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "runtime/submission.hpp"
#include "weft/fuse.hpp"

namespace weft::detail {

/// Known to one thread, that of its body; a Scope handle kept longer finds it closed.
class ScopeState : public std::enable_shared_from_this<ScopeState> {
 public:
  std::shared_ptr<DeviceState> device;
  std::uint64_t id = 0;  ///< never 0, unique in the process
  OpenScope::Mode mode{};
  bool open = true;
  std::unique_ptr<runtime::Submission> submission;
  /// Of the scope and of those open inside it, innermost last. A call without a result shares the last one.
  std::vector<std::shared_ptr<FutureState>> futures;
};

/// The scope whose body this thread runs, or null.
[[nodiscard]] ScopeState* current_scope();

}  // namespace weft::detail

// A plan on its way through the queue: of a scope, or of one call outside any.
#pragma once

#include <memory>
#include <vector>

#include "runtime/execute.hpp"
#include "runtime/queue.hpp"
#include "runtime/recorded.hpp"
#include "weft/fuse.hpp"

namespace weft::runtime {

class Submission final : public Item {
 public:
  std::shared_ptr<detail::DeviceState> device;
  Work work;
  /// Futures without a value of their own: of the scope, of scopes inside it, of calls outside.
  std::vector<std::shared_ptr<detail::FutureState>> futures;

  void queued(std::uint64_t ticket) noexcept override;
  void run() noexcept override;
  void release() noexcept override;

  void clear();
};

/// Queues it; it then belongs to the queue.
void submit(std::unique_ptr<Submission> submission);

}  // namespace weft::runtime

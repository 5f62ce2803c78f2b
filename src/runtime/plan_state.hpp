// A kept plan.
#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "runtime/execute.hpp"
#include "runtime/queue.hpp"
#include "runtime/state.hpp"

namespace weft::detail {

class PlanState : public std::enable_shared_from_this<PlanState> {
 public:
  explicit PlanState(std::shared_ptr<DeviceState> owner);
  ~PlanState();

  const std::shared_ptr<DeviceState> device;
  std::uint64_t scope = 0;              ///< the scope that recorded it
  std::uint64_t weight_bytes = 0;       ///< of a run
  std::shared_ptr<FutureState> future;  ///< of its latest run, and of its calls without a result
  runtime::Work work;                   ///< of the thread that holds the queue's token

  class Run;
  class Rebind;
  std::mutex mutex;
  std::vector<std::unique_ptr<Run>> idle_runs;  ///< those not in the queue
  std::vector<const runtime::Storage*> bound;   ///< what its calls use once every rebind has had its turn

  /// Whether the calls use `from`; they use `to` instead from now on.
  [[nodiscard]] bool bind(const runtime::Storage* from, const runtime::Storage* to);
};

}  // namespace weft::detail

#include "runtime/submission.hpp"

#include "runtime/device_state.hpp"

namespace weft::runtime {

void Submission::queued(std::uint64_t ticket) noexcept {
  for (const Recorded::Value& value : work.recorded.values) {
    if (value.future != nullptr) value.future->ticket.store(ticket);
  }
  for (const std::shared_ptr<detail::FutureState>& future : futures) future->ticket.store(ticket);
}

void Submission::run() noexcept {
  const std::exception_ptr error = execute(*device, work, false);
  for (const Recorded::Value& value : work.recorded.values) {
    if (value.future != nullptr) value.future->set_error(error);
  }
  for (const std::shared_ptr<detail::FutureState>& future : futures) {
    future->set_error(error);
    const bool wanted = future->scope != 0 && future.use_count() > 1;  // nobody can ask a dropped future
    if (wanted && error == nullptr) future->report = std::make_unique<Report>(make_report(*device, work));
  }
}

void Submission::release() noexcept {
  const std::shared_ptr<detail::DeviceState> owner = device;
  owner->give_submission(std::unique_ptr<Submission>(this));
}

void Submission::clear() {
  work.recorded.clear();
  work.options = {};
  work.checked = false;
  work.prepared = nullptr;
  work.stats.clear();
  futures.clear();
  device = nullptr;
}

void submit(std::unique_ptr<Submission> submission) {
  const std::shared_ptr<detail::DeviceState> device = submission->device;
  submission->weight_bytes = submission->work.recorded.weight_bytes();
  device->submit(*submission.release());
}

}  // namespace weft::runtime

#include "weft/future.hpp"

#include <fmt/format.h>

#include "runtime/device_state.hpp"
#include "runtime/state.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::detail {

void FutureState::set_error(std::exception_ptr error) {
  if (!kept) {
    error_ = std::move(error);
    return;
  }
  const std::lock_guard lock(error_mutex_);
  error_ = std::move(error);
}

std::exception_ptr FutureState::error() const {
  if (!kept) return error_;
  const std::lock_guard lock(error_mutex_);
  return error_;
}

void FutureState::fail(std::exception_ptr error) {
  set_error(std::move(error));
  device->queue.settle(ticket);
}

bool future_ready(const FutureState* state) noexcept {
  if (state == nullptr) return false;
  const std::uint64_t ticket = state->ticket.load();
  return ticket != runtime::Queue::not_queued && state->device->queue.done() >= ticket;
}

void future_wait(FutureState* state) {
  if (state == nullptr) throw UsageError("wait: the future is empty (default constructed)");
  runtime::refuse_in_scope(*state->device, state->name.empty() ? "wait" : state->name + ": wait", {});
  runtime::Queue& queue = state->device->queue;
  std::uint64_t ticket = state->ticket.load();
  if (ticket == runtime::Queue::not_queued) {
    if (state->kept) throw UsageError("wait: the plan has not been run yet");
    queue.await_queued(state->ticket);  // another thread is still inside the scope
    ticket = state->ticket.load();
  }
  queue.help(ticket);
  state->device->memory_backend().synchronize();
}

void future_check(FutureState* state) {
  future_wait(state);
  if (std::exception_ptr error = state->error()) std::rethrow_exception(std::move(error));
}

std::uint64_t future_bits(FutureState* state) {
  future_check(state);
  WEFT_CHECK(state->has_value, "a future of {} has no value", state->name);
  return state->bits.load();
}

void* future_payload(FutureState* state) {
  future_check(state);
  return state->payload.get();
}

Report future_report(FutureState* state) {
  future_check(state);
  WEFT_CHECK(state->report != nullptr, "the future of a scope has no report");
  return *state->report;
}

}  // namespace weft::detail

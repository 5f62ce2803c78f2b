// Fuse scopes: opening, closing, unwinding, scratch.
#include <fmt/format.h>

#include <atomic>
#include <limits>

#include "runtime/device_state.hpp"
#include "runtime/plan_state.hpp"
#include "runtime/scope_state.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::detail {
namespace {

using runtime::place;

thread_local ScopeState* innermost = nullptr;

constexpr std::int64_t longest_scratch = 4294967295;  // M5

std::uint64_t next_scope() {
  static std::atomic<std::uint64_t> last{0};  // tells scopes apart, nothing more
  return ++last;
}

std::shared_ptr<FutureState> make_future(ScopeState& scope) {
  auto future = std::make_shared<FutureState>(scope.device);
  future->scope = scope.id;
  future->kept = scope.mode == OpenScope::Mode::keep;
  scope.futures.push_back(future);
  scope.submission->futures.push_back(future);
  return future;
}

}  // namespace

ScopeState* current_scope() { return innermost; }

OpenScope::OpenScope(const std::shared_ptr<DeviceState>& device, const FuseOptions& options, Mode mode,
                     SourceLine where) {
  if (innermost != nullptr) {
    ScopeState& outer = *innermost;
    if (device != nullptr && device != outer.device) {
      throw UsageError(fmt::format("fuse: the open scope is of {}, this one of {}{}", outer.device->name(),
                                   device->name(), place(where)));
    }
    if (mode == Mode::keep)
      throw UsageError(fmt::format("record: not possible in the body of a scope{}", place(where)));
    nested_ = true;
    scope_ = outer.shared_from_this();
    first_call_ = outer.submission->work.recorded.ir.calls.size();
    first_value_ = outer.submission->work.recorded.values.size();
    make_future(outer);
    return;
  }
  scope_ = std::make_shared<ScopeState>();
  scope_->device = device != nullptr ? device : default_device().state();
  scope_->id = next_scope();
  scope_->mode = mode;
  scope_->submission = scope_->device->take_submission();
  scope_->submission->device = scope_->device;
  scope_->submission->work.options = options;
  scope_->submission->work.options.timing = options.timing || scope_->device->options.timing;
  make_future(*scope_);
  innermost = scope_.get();
}

OpenScope::~OpenScope() {
  if (!closed_) drop(std::make_exception_ptr(UsageError("fuse: the body of the scope did not finish")));
}

void OpenScope::drop(std::exception_ptr error) noexcept {
  closed_ = true;
  runtime::Submission& submission = *scope_->submission;
  runtime::Recorded& recorded = submission.work.recorded;
  for (std::size_t v = first_value_; v < recorded.values.size(); ++v) {
    if (const auto future = std::move(recorded.values[v].future)) future->fail(error);
  }
  scope_->futures.back()->fail(error);
  std::erase(submission.futures, scope_->futures.back());
  scope_->futures.pop_back();
  if (nested_) {
    recorded.drop_calls(first_call_);
    return;
  }
  innermost = nullptr;
  scope_->open = false;
  scope_->device->give_submission(std::move(scope_->submission));
}

std::shared_ptr<FutureState> OpenScope::close() {
  closed_ = true;
  std::shared_ptr<FutureState> future = std::move(scope_->futures.back());
  scope_->futures.pop_back();
  if (nested_) return future;
  innermost = nullptr;
  scope_->open = false;
  runtime::submit(std::move(scope_->submission));
  return future;
}

std::shared_ptr<PlanState> OpenScope::close_plan() {
  closed_ = true;
  innermost = nullptr;
  scope_->open = false;
  auto plan = std::make_shared<PlanState>(scope_->device);
  plan->scope = scope_->id;
  plan->future = std::move(scope_->futures.back());
  scope_->futures.pop_back();
  std::swap(plan->work, scope_->submission->work);
  plan->weight_bytes = plan->work.recorded.weight_bytes();
  for (const auto& storage : plan->work.recorded.storages) plan->bound.push_back(storage.get());
  scope_->device->give_submission(std::move(scope_->submission));
  return plan;
}

std::shared_ptr<ArrayState> scope_scratch(const std::shared_ptr<ScopeState>& scope, ir::Type type,
                                          const Shape& shape, SourceLine where) {
  if (!scope->open || scope.get() != innermost) {
    throw UsageError(fmt::format("scratch: the scope's body has returned{}", place(where)));
  }
  if (shape.size() > longest_scratch) {
    throw UsageError(fmt::format("scratch: shape {} has {} elements; expected at most {}{}", shape.text(),
                                 shape.size(), longest_scratch, place(where)));
  }
  const auto size_bytes =
      static_cast<std::size_t>(shape.size()) * static_cast<std::size_t>(ir::size_bytes(type));
  auto storage = std::make_shared<runtime::Storage>(scope->device, size_bytes);
  storage->scratch_scope = scope->id;
  scope->submission->work.recorded.add_scratch(storage);
  auto array = std::make_shared<ArrayState>();
  array->storage = std::move(storage);
  array->type = type;
  array->shape = shape;
  array->strides = row_major(shape);
  return array;
}

}  // namespace weft::detail

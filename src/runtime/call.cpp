// Calls of kernels: checks of the arguments, then a place in the open scope or in the queue.
#include "weft/detail/call.hpp"

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>

#include "ir/facts.hpp"
#include "runtime/device_state.hpp"
#include "runtime/scope_state.hpp"
#include "runtime/transfer.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::detail {
namespace {

using runtime::place;

// Parameters without a name are called `argument 1` and so on where they are made.
std::string argument_text(std::string_view name) {
  return name.starts_with("argument ") ? std::string(name) : fmt::format("argument `{}`", name);
}

// A call while its arguments are checked and bound.
struct Binding {
  const ir::Traced& traced;
  SourceLine where;
  DeviceState& device;
  ScopeState* scope;  ///< null outside scopes
  runtime::Recorded& recorded;
  ir::Call& call;
  std::optional<Shape> lift_shape = {};  ///< of the arrays of a lift's call so far

  template <class... Parts>
  [[noreturn]] void refuse(fmt::format_string<Parts...> format, Parts&&... parts) const {
    throw UsageError(fmt::format("{}: {}{}", traced.kernel.name,
                                 fmt::format(format, std::forward<Parts>(parts)...), place(where)));
  }
};

void check_array(const Binding& b, std::string_view name, const ArrayState* array, bool now) {
  if (array == nullptr) b.refuse("{} is an empty array (default constructed)", argument_text(name));
  const runtime::Storage& storage = *array->storage;
  if (storage.device.get() != &b.device) {
    b.refuse("{} is an array of {}, but the call runs on {}", argument_text(name), storage.device->name(),
             b.device.name());
  }
  if (now && storage.destroyed.load()) b.refuse("{} was destroyed", argument_text(name));
  if (storage.scratch_scope != 0 && (b.scope == nullptr || storage.scratch_scope != b.scope->id)) {
    b.refuse("{} is scratch used outside its scope", argument_text(name));
  }
}

void check_type(const Binding& b, std::string_view name, ir::Type expected, ir::Type given) {
  if (expected != given)
    b.refuse("{} is {}, given {}", argument_text(name), ir::name(expected), ir::name(given));
}

// One stride for all elements in row-major order, where the view has one: axes of length 1 do not count.
std::optional<std::int64_t> flat_stride(const ir::View& view) {
  std::optional<std::int64_t> stride;
  std::int64_t inner = 1;
  for (int axis = view.rank - 1; axis >= 0; --axis) {
    const auto k = static_cast<std::size_t>(axis);
    if (view.shape[k] == 0) return 1;
    if (view.shape[k] == 1) continue;
    if (!stride) stride = view.strides[k];
    if (view.strides[k] != *stride * inner) return std::nullopt;
    inner *= view.shape[k];
  }
  return stride.value_or(1);
}

// The view with the parameter's rank: as it is, or flattened.
ir::View fit_rank(const Binding& b, const ir::Array& parameter, ir::View view) {
  if (view.rank == parameter.rank) return view;
  const std::optional<std::int64_t> stride = parameter.rank == 1 ? flat_stride(view) : std::nullopt;
  if (!stride) {
    const Shape shape(std::span<const std::int64_t>(view.shape.data(), static_cast<std::size_t>(view.rank)));
    b.refuse("{} has {} ax{}s, given an array of shape {}{}", argument_text(parameter.name), parameter.rank,
             parameter.rank == 1 ? "i" : "e", shape.text(),
             parameter.rank == 1 ? ", whose elements do not lie at equal distances" : "");
  }
  view.shape[0] = view.size();
  view.strides[0] = *stride;
  view.rank = 1;
  return view;
}

// A lift is a map over elements of one number each: no broadcasting, so that a wrong shape is told, not
// guessed.
void check_lift(Binding& b, std::string_view name, const Shape& shape) {
  if (!b.traced.kernel.options.elementwise) return;
  if (!b.lift_shape) b.lift_shape = shape;
  const bool one_is_flat = shape.rank() == 1 || b.lift_shape->rank() == 1;
  if (one_is_flat ? shape.size() != b.lift_shape->size() : shape != *b.lift_shape) {
    b.refuse(
        "{} has shape {}, the one before it {}; a lift takes arrays of one shape, or flat ones of "
        "its size",
        argument_text(name), shape.text(), b.lift_shape->text());
  }
  if (b.lift_shape->rank() == 1) b.lift_shape = shape;
}

void bind_array(Binding& b, const ir::Array& parameter, const Arg& arg) {
  check_array(b, parameter.name, arg.array.get(), arg.version == nullptr);
  check_type(b, parameter.name, parameter.type, arg.array->type);
  check_lift(b, parameter.name, arg.array->shape);
  ir::View view = fit_rank(b, parameter, arg.array->view({}));
  const bool written = parameter.role != ir::Role::in && view.size() > 0;
  for (int axis = 0; written && axis < view.rank; ++axis) {
    const auto k = static_cast<std::size_t>(axis);
    if (view.shape[k] > 1 && view.strides[k] == 0) {
      b.refuse("{} is written, but axis {} of the view shows one element many times",
               argument_text(parameter.name), axis);
    }
  }
  view.buffer =
      arg.version != nullptr ? b.recorded.buffer(arg.version) : b.recorded.buffer(arg.array->storage);
  b.call.arrays.push_back(view);
}

// Host memory becomes a temporary array. What is only read is copied now; what is written is copied when the
// call runs and back before its future is done.
void bind_host(Binding& b, const ir::Array& parameter, const Arg& arg) {
  const bool written = arg.kind == Arg::Kind::host_out;
  if (written && b.scope != nullptr) {
    b.refuse("{} is host memory that the call writes; inside a fuse scope it must be a device array",
             argument_text(parameter.name));
  }
  check_type(b, parameter.name, parameter.type, arg.type);
  const Shape shape(arg.host_count);
  check_lift(b, parameter.name, shape);
  const auto size_bytes =
      static_cast<std::size_t>(arg.host_count) * static_cast<std::size_t>(ir::size_bytes(arg.type));
  auto storage = std::make_shared<runtime::Storage>(b.device.shared_from_this(), size_bytes);
  storage->memory = b.device.pool.take(b.device.memory_backend(), size_bytes);
  ArrayState array;
  array.storage = storage;
  array.type = arg.type;
  array.shape = shape;
  array.strides = row_major(shape);
  ir::View view = fit_rank(b, parameter, array.view({}));
  view.buffer = b.recorded.buffer(storage);
  if (written) {
    b.recorded.host_arrays.push_back({view.buffer, arg.host, size_bytes});
  } else {
    runtime::copy_in(b.device, array.view({}), *storage->memory, 0, arg.host_count,
                     static_cast<const std::byte*>(arg.host));
  }
  b.call.arrays.push_back(view);
}

ir::View one_element(ir::BufferId buffer, ir::Type type, std::int64_t offset = 0) {
  return {.buffer = buffer, .type = type, .rank = 0, .offset = offset, .shape = {}, .strides = {}};
}

void bind_element(Binding& b, const ir::Scalar& parameter, const Arg& arg) {
  check_array(b, parameter.name, arg.array.get(), true);
  check_type(b, parameter.name, parameter.type, arg.array->type);
  if (arg.array->shape.size() != 1) {
    b.refuse("{} is one value, given an array of shape {}", argument_text(parameter.name),
             arg.array->shape.text());
  }
  const ir::BufferId buffer = b.recorded.buffer(arg.array->storage);
  b.call.scalars.push_back(
      {.bits = 0, .on_device = true, .view = one_element(buffer, parameter.type, arg.array->offset)});
}

void bind_future(Binding& b, const ir::Scalar& parameter, const Arg& arg) {
  if (arg.future == nullptr)
    b.refuse("{} is an empty future (default constructed)", argument_text(parameter.name));
  const FutureState& future = *arg.future;
  if (future.device.get() != &b.device) {
    b.refuse("{} is a result of {}, but the call runs on {}", argument_text(parameter.name),
             future.device->name(), b.device.name());
  }
  check_type(b, parameter.name, parameter.type, future.type);
  const std::uint64_t ticket = future.ticket.load();
  if (ticket == runtime::Queue::settled) std::rethrow_exception(future.error());  // its scope was dropped
  if (b.scope != nullptr && future.scope == b.scope->id) {
    b.call.scalars.push_back(
        {.bits = 0, .on_device = true, .view = one_element(future.buffer, parameter.type)});
    return;
  }
  if (ticket == runtime::Queue::not_queued) {
    b.refuse("{} is a result that nothing has been queued for: of {}", argument_text(parameter.name),
             future.kept ? "a plan that was not run yet" : "a scope that is still open");
  }
  b.recorded.late_scalars.push_back({.call = static_cast<ir::CallId>(b.recorded.ir.calls.size()),
                                     .scalar = static_cast<std::uint32_t>(b.call.scalars.size()),
                                     .future = arg.future});
  b.call.scalars.emplace_back();
}

void bind_scalar(Binding& b, const ir::Scalar& parameter, const Arg& arg) {
  switch (arg.kind) {
    case Arg::Kind::bits:
      check_type(b, parameter.name, parameter.type, arg.type);
      b.call.scalars.push_back({.bits = arg.bits, .on_device = false, .view = {}});
      return;
    case Arg::Kind::element:
      return bind_element(b, parameter, arg);
    case Arg::Kind::future:
      return bind_future(b, parameter, arg);
    case Arg::Kind::array:
    case Arg::Kind::host_in:
    case Arg::Kind::host_out:
      break;
  }
  WEFT_CHECK(false, "an array argument was bound to a scalar");
}

bool is_array(const Arg& arg) {
  return arg.kind == Arg::Kind::array || arg.kind == Arg::Kind::host_in || arg.kind == Arg::Kind::host_out;
}

// Arrays take the array parameters in order, the other arguments the scalars, results a buffer of their own.
std::shared_ptr<FutureState> bind(Binding& b, std::span<const Arg> args) {
  const ir::Kernel& kernel = b.traced.kernel;
  std::shared_ptr<FutureState> result;
  std::size_t next = 0;
  for (const ir::Array& parameter : kernel.arrays) {
    if (parameter.role == ir::Role::result) {
      auto future = std::make_shared<FutureState>(b.device.shared_from_this());
      future->name = kernel.name;
      future->type = parameter.type;
      future->has_value = true;
      future->scope = b.scope != nullptr ? b.scope->id : 0;
      future->kept = b.scope != nullptr && b.scope->mode == OpenScope::Mode::keep;
      future->buffer = b.recorded.add_value(parameter.type, future);
      b.call.arrays.push_back(one_element(future->buffer, parameter.type));
      if (result == nullptr) result = std::move(future);
      continue;
    }
    while (next < args.size() && !is_array(args[next])) ++next;
    WEFT_CHECK(next < args.size(), "{} was called with too few arrays", kernel.name);
    const Arg& arg = args[next++];
    arg.kind == Arg::Kind::array ? bind_array(b, parameter, arg) : bind_host(b, parameter, arg);
  }
  next = 0;
  for (const ir::Scalar& parameter : kernel.scalars) {
    while (next < args.size() && is_array(args[next])) ++next;
    WEFT_CHECK(next < args.size(), "{} was called with too few scalars", kernel.name);
    bind_scalar(b, parameter, args[next++]);
  }
  return result;
}

std::shared_ptr<DeviceState> device_of(std::span<const Arg> args) {
  for (const Arg& arg : args) {
    if (arg.array != nullptr) return arg.array->storage->device;
  }
  for (const Arg& arg : args) {
    if (arg.future != nullptr) return arg.future->device;
  }
  return default_device().state();
}

std::shared_ptr<FutureState> call_in(ScopeState* scope, runtime::Submission& submission,
                                     const std::shared_ptr<const ir::Traced>& kernel,
                                     std::span<const Arg> args, SourceLine where) {
  runtime::Recorded& recorded = submission.work.recorded;
  const std::size_t values_before = recorded.values.size(), late_before = recorded.late_scalars.size();
  Binding binding{*kernel, where, *submission.device, scope, recorded, recorded.begin_call()};
  std::shared_ptr<FutureState> result;
  try {
    result = bind(binding, args);
  } catch (...) {
    // Forget the half-bound call: the body may go on without it.
    for (std::size_t v = values_before; v < recorded.values.size(); ++v) recorded.values[v].future = nullptr;
    recorded.late_scalars.erase(recorded.late_scalars.begin() + static_cast<std::ptrdiff_t>(late_before),
                                recorded.late_scalars.end());
    throw;
  }
  binding.call.kernel = kernel;
  binding.call.file = where.file;
  binding.call.line = where.line;
  recorded.commit_call();
  return result;
}

}  // namespace

std::shared_ptr<FutureState> call(const std::shared_ptr<const ir::Traced>& kernel, std::span<Arg> args,
                                  SourceLine where) {
  if (ScopeState* scope = current_scope()) {
    std::shared_ptr<FutureState> result = call_in(scope, *scope->submission, kernel, args, where);
    return result != nullptr ? result : scope->futures.back();
  }
  const std::shared_ptr<DeviceState> device = device_of(args);
  std::unique_ptr<runtime::Submission> submission = device->take_submission();
  submission->device = device;
  submission->work.options = {.join = Join::by_profit, .timing = false};
  std::shared_ptr<FutureState> result;
  try {
    result = call_in(nullptr, *submission, kernel, args, where);
  } catch (...) {
    device->give_submission(std::move(submission));
    throw;
  }
  if (result == nullptr) {
    result = std::make_shared<FutureState>(device);
    result->name = kernel->kernel.name;
    submission->futures.push_back(result);
  }
  runtime::submit(std::move(submission));
  return result;
}

}  // namespace weft::detail

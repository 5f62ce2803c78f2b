// Fuse scopes and kept plans.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <memory>
#include <type_traits>
#include <utility>

#include "weft/array.hpp"
#include "weft/report.hpp"

namespace weft {

/// Whether calls that may join do join.
enum class Join : std::uint8_t {
  by_profit,  ///< where it pays (the default)
  always,     ///< wherever it keeps the bits
  never,      ///< every call apart: for comparison
};

struct FuseOptions {
  Join join = Join::by_profit;
  bool timing = false;  ///< measure each group's time for the report
};

class Device;
class Scope;

}  // namespace weft

namespace weft::detail {

class DeviceState;
class ScopeState;
class PlanState;

/// A scope while its body runs. Destroyed unclosed (the body threw), it drops what was recorded.
class OpenScope {
 public:
  enum class Mode : std::uint8_t { run, keep };

  /// `device` null: the device of the open scope, else the default one.
  OpenScope(const std::shared_ptr<DeviceState>& device, const FuseOptions& options, Mode mode, SourceLine where);
  ~OpenScope();
  OpenScope(const OpenScope&) = delete;
  OpenScope& operator=(const OpenScope&) = delete;

  [[nodiscard]] const std::shared_ptr<ScopeState>& scope() const { return scope_; }
  [[nodiscard]] std::shared_ptr<FutureState> close();     ///< mode run: queues the plan
  [[nodiscard]] std::shared_ptr<PlanState> close_plan();  ///< mode keep
  /// The body threw: its calls are forgotten, and their futures get the error.
  void drop(std::exception_ptr error) noexcept;

 private:
  std::shared_ptr<ScopeState> scope_;
  std::size_t first_call_ = 0, first_value_ = 0;  ///< of this scope, in the outer one
  bool nested_ = false;
  bool closed_ = false;
};

[[nodiscard]] std::shared_ptr<ArrayState> scope_scratch(const std::shared_ptr<ScopeState>& scope, ir::Type type,
                                                        const Shape& shape, SourceLine where);

void plan_run(PlanState* plan);
void plan_wait(PlanState* plan);
[[nodiscard]] Report plan_report(PlanState* plan);
void plan_rebind(PlanState* plan, const std::shared_ptr<ArrayState>& from, const std::shared_ptr<ArrayState>& to,
                 SourceLine where);

template <class R>
concept FutureLike = requires(R& r) { r.get(); r.wait(); };
template <class R>
concept AwaitableLike = requires(R& r) { r.await_ready(); } || requires(R& r) { r.operator co_await(); } ||
                        requires(R& r) { operator co_await(r); } || requires { typename R::promise_type; };

template <class Body>
consteval void check_body() {
  constexpr bool takes_scope = std::invocable<Body&, Scope&>;
  static_assert(takes_scope || std::invocable<Body&>, "weft: the body of fuse takes a Scope& or nothing");
  using R = typename std::conditional_t<takes_scope, std::invoke_result<Body&, Scope&>, std::invoke_result<Body&>>::type;
  using Plain = std::conditional_t<std::is_void_v<R>, int, std::remove_reference_t<R>>;
  static_assert(!AwaitableLike<Plain>,
                "weft: the body of fuse is a coroutine or returns something awaitable; it must finish when it returns");
  static_assert(!FutureLike<Plain>,
                "weft: the body of fuse returns a future; assign it to a variable outside instead, nothing has run yet");
  static_assert(AwaitableLike<Plain> || FutureLike<Plain> || std::is_void_v<R>,
                "weft: the body of fuse returns a value; it must return nothing");
}

}  // namespace weft::detail

namespace weft {

/// The open scope, for its body. A copyable handle; of no use once the body has returned.
class Scope {
 public:
  explicit Scope(std::shared_ptr<detail::ScopeState> state) : state_(std::move(state)) {}

  /// An array that lives as long as the plan: zero when the plan starts, and held in registers where it can be.
  /// Throws UsageError when the body has returned, and for lengths above 4294967295.
  template <Element T = float>
  [[nodiscard]] Array<T> scratch(const Shape& shape, detail::SourceLine where = detail::SourceLine::here()) const {
    return Array<T>(detail::scope_scratch(state_, detail::element_type<T>, shape, where));
  }

 private:
  std::shared_ptr<detail::ScopeState> state_;
};

/// A scope's calls, kept to be run again on the same arrays: no tracing, planning, compiling or allocation.
class Plan {
 public:
  Plan() = default;
  explicit Plan(std::shared_ptr<detail::PlanState> state) : state_(std::move(state)) {}

  /// Queues one run. Returns at once.
  void run() const { detail::plan_run(state_.get()); }
  /// Waits for the latest run and throws its error.
  void wait() const { detail::plan_wait(state_.get()); }
  /// Waits for the latest run and gives its report. Throws UsageError when there was none.
  [[nodiscard]] Report report() const { return detail::plan_report(state_.get()); }
  /// Uses `to` wherever the body used `from`, from the next run on. Both have one type and shape. Throws
  /// UsageError where no call uses `from`.
  template <class T>
  void rebind(const Array<T>& from, const Array<T>& to,
              detail::SourceLine where = detail::SourceLine::here()) const {
    detail::plan_rebind(state_.get(), from.state(), to.state(), where);
  }
  [[nodiscard]] bool valid() const noexcept { return state_ != nullptr; }

 private:
  std::shared_ptr<detail::PlanState> state_;
};

namespace detail {

template <class Body>
void run_body(Body& body, OpenScope& open) {
  Scope scope(open.scope());
  try {
    if constexpr (std::invocable<Body&, Scope&>) {
      body(scope);
    } else {
      body();
    }
  } catch (...) {
    open.drop(std::current_exception());
    throw;
  }
}

template <class Body>
[[nodiscard]] Future<Report> fuse_on(const std::shared_ptr<DeviceState>& device, Body& body,
                                     const FuseOptions& options, SourceLine where) {
  check_body<Body>();
  OpenScope open(device, options, OpenScope::Mode::run, where);
  run_body(body, open);
  return Future<Report>(open.close());
}

}  // namespace detail

/// Runs the calls that `body` makes as one plan, on the device of the open scope, else on the default device.
/// The body runs once, now, on this thread; nothing else does before it returns. Throws what the body throws.
template <class Body>
Future<Report> fuse(Body&& body, const FuseOptions& options = {},
                    detail::SourceLine where = detail::SourceLine::here()) {
  return detail::fuse_on(nullptr, body, options, where);
}

}  // namespace weft

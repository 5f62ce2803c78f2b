// A value that work on a device's queue will give.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <memory>
#include <type_traits>
#include <utility>
#include <vector>

#include "weft/detail/element.hpp"

namespace weft::detail {

class FutureState;

[[nodiscard]] bool future_ready(const FutureState* state) noexcept;
void future_wait(FutureState* state);  ///< helps the queue along; does not throw the work's error
void future_check(FutureState* state);  ///< waits and throws the work's error
[[nodiscard]] std::uint64_t future_bits(FutureState* state);  ///< waits; the result's bits, low end first
[[nodiscard]] void* future_payload(FutureState* state);       ///< waits; what `read()` has filled

/// How a Future<T> finds its value.
template <class T>
struct Result {
  static_assert(Element<T>, "weft: a Future holds an element type, a std::vector of one, a Report or nothing");
  static T get(FutureState* state) {
    const std::uint64_t bits = future_bits(state);
    T value;
    std::memcpy(static_cast<void*>(&value), &bits, sizeof(T));
    return value;
  }
};
template <>
struct Result<void> {
  static void get(FutureState* state) { future_check(state); }
};
template <class T>
struct Result<std::vector<T>> {
  static std::vector<T> get(FutureState* state) { return *static_cast<const std::vector<T>*>(future_payload(state)); }
};
template <>
struct Result<std::vector<bool>> {
  static std::vector<bool> get(FutureState* state) {
    const auto& bytes = *static_cast<const std::vector<std::uint8_t>*>(future_payload(state));
    return {bytes.begin(), bytes.end()};
  }
};

}  // namespace weft::detail

namespace weft {

/// The result of work that was queued. A copyable handle; usable from any thread.
///
/// A call that returns nothing gives Future<void>. Dropping a future cancels nothing. The future of a call recorded
/// in a kept Plan gives the value of the latest completed run.
template <class T>
class Future {
 public:
  using value_type = T;

  Future() = default;
  explicit Future(std::shared_ptr<detail::FutureState> state) : state_(std::move(state)) {}

  /// Waits, and gives the value or throws the error of the work. The waiting thread runs small queued work itself.
  /// Throws UsageError inside a fuse scope of the same device, where nothing has run yet.
  T get() const { return detail::Result<T>::get(state_.get()); }
  /// Waits, as get(), and leaves the error for get().
  void wait() const { detail::future_wait(state_.get()); }
  /// Whether get() would return (or throw) at once.
  [[nodiscard]] bool ready() const noexcept { return detail::future_ready(state_.get()); }
  /// Whether there is anything to wait for: false only when default constructed.
  [[nodiscard]] bool valid() const noexcept { return state_ != nullptr; }

  [[nodiscard]] const std::shared_ptr<detail::FutureState>& state() const { return state_; }

 private:
  std::shared_ptr<detail::FutureState> state_;
};

}  // namespace weft

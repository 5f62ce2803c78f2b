// Data on a device.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "weft/detail/call.hpp"
#include "weft/detail/element.hpp"
#include "weft/detail/expr.hpp"
#include "weft/detail/views.hpp"
#include "weft/future.hpp"
#include "weft/shape.hpp"

namespace weft::detail {

[[nodiscard]] const Shape& array_shape(const ArrayState* array);
[[nodiscard]] std::shared_ptr<FutureState> array_read(const std::shared_ptr<ArrayState>& array, void* into,
                                                      std::int64_t count, std::shared_ptr<void> keep,
                                                      SourceLine where);
std::shared_ptr<FutureState> array_write(const std::shared_ptr<ArrayState>& array, std::int64_t offset,
                                         const void* from, std::int64_t count, bool whole, SourceLine where);
void array_destroy(const std::shared_ptr<ArrayState>& array, SourceLine where);
[[nodiscard]] std::shared_ptr<ArrayState> array_reshape(const std::shared_ptr<ArrayState>& array, const Shape& shape,
                                                        SourceLine where);

}  // namespace weft::detail

namespace weft {

/// An array of a device, or a view of one. A copyable handle: copies name the same data. Usable from any thread.
///
/// Reads, writes and destruction take their places in the device's queue, after the calls made before them. An error
/// of a call stays on the arrays it should have written: read() throws it, later calls that read them fail with it,
/// and a write of the whole array clears it.
///
/// Memory is freed when the last handle and the last queued use are gone.
template <Element T>
class Array : public detail::ArrayOps<T>, public detail::ViewOps<Array<T>> {
 public:
  using value_type = T;

  Array() = default;
  explicit Array(std::shared_ptr<detail::ArrayState> state) : state_(std::move(state)) {}

  /// Evaluates the expression into this array, whose shape it has; in a new array where this handle is empty. Right
  /// whatever the expression reads, this array included. In the body of a fuse scope: a recorded call.
  Array& operator=(const Expr<T>& e);

  [[nodiscard]] const Shape& shape() const { return detail::array_shape(state_.get()); }
  [[nodiscard]] int rank() const { return shape().rank(); }
  [[nodiscard]] std::int64_t size() const { return shape().size(); }  ///< elements
  [[nodiscard]] bool valid() const noexcept { return state_ != nullptr; }

  /// All elements, row-major.
  [[nodiscard]] Future<std::vector<T>> read(detail::SourceLine where = detail::SourceLine::here()) const {
    using Stored = std::conditional_t<std::is_same_v<T, bool>, std::uint8_t, T>;
    auto values = std::make_shared<std::vector<Stored>>(static_cast<std::size_t>(size()));
    void* into = values->data();
    return Future<std::vector<T>>(detail::array_read(state_, into, size(), std::move(values), where));
  }
  /// The same into `into`, which has size() elements and must outlive the future's completion.
  Future<void> read(std::span<T> into, detail::SourceLine where = detail::SourceLine::here()) const {
    return Future<void>(
        detail::array_read(state_, into.data(), static_cast<std::int64_t>(into.size()), nullptr, where));
  }

  /// Replaces all elements. `values` has size() of them, row-major; it is free for other use when this returns.
  Future<void> write(std::span<const T> values, detail::SourceLine where = detail::SourceLine::here()) const {
    return Future<void>(detail::array_write(state_, 0, values.data(), static_cast<std::int64_t>(values.size()), true,
                                            where));
  }
  /// Replaces `values.size()` elements from `offset` on, counted row-major. Throws UsageError past the end.
  Future<void> write(Extent offset, std::span<const T> values,
                     detail::SourceLine where = detail::SourceLine::here()) const {
    return Future<void>(detail::array_write(state_, offset.value, values.data(),
                                            static_cast<std::int64_t>(values.size()), false, where));
  }

  /// Frees the memory at this place in the queue. Every later use, through any handle or view, is a UsageError.
  void destroy(detail::SourceLine where = detail::SourceLine::here()) const { detail::array_destroy(state_, where); }

  /// The same elements in another shape of equal size. Throws UsageError where this view is not contiguous.
  [[nodiscard]] Array reshape(const Shape& shape, detail::SourceLine where = detail::SourceLine::here()) const {
    return Array(detail::array_reshape(state_, shape, where));
  }
  [[nodiscard]] const std::shared_ptr<detail::ArrayState>& state() const { return state_; }

  WEFT_EXACT_OVERLOADS(Array)

 private:
  friend class detail::ViewOps<Array>;
  Array viewed_as(detail::ViewOp op, std::span<const std::int64_t> numbers, detail::SourceLine where) const {
    return Array(detail::array_view(op, state_, numbers, where));
  }

  std::shared_ptr<detail::ArrayState> state_;
};

}  // namespace weft

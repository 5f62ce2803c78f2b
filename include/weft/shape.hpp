// Lengths of arrays.
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>

namespace weft {

/// One length. Takes any integer; a value beyond the signed 64-bit range becomes negative and is refused as such.
struct Extent {
  template <std::integral I>
    requires(!std::same_as<I, bool>)
  constexpr Extent(I length) : value(static_cast<std::int64_t>(length)) {}  // NOLINT: `{rows, cols}` must work
  std::int64_t value;
};

/// The lengths of an array, outermost axis first; the last axis is contiguous in memory. At most 8 axes; none is a
/// single element. `Shape(n)`, `Shape{rows, cols}`.
class Shape {
 public:
  static constexpr int max_rank = 8;

  Shape() = default;
  Shape(Extent length) : Shape({length}) {}  // NOLINT: a length is a shape of one axis
  template <std::integral I>
    requires(!std::same_as<I, bool>)
  Shape(I length) : Shape({Extent(length)}) {}  // NOLINT
  Shape(std::initializer_list<Extent> lengths);   ///< throws UsageError: negative lengths, over 8 axes, over 2^63 elements
  explicit Shape(std::span<const std::int64_t> lengths);

  [[nodiscard]] int rank() const { return rank_; }
  [[nodiscard]] std::int64_t operator[](int axis) const { return lengths_[static_cast<std::size_t>(axis)]; }
  [[nodiscard]] std::int64_t size() const;  ///< number of elements; 1 for rank 0
  [[nodiscard]] std::span<const std::int64_t> lengths() const {
    return {lengths_.data(), static_cast<std::size_t>(rank_)};
  }
  [[nodiscard]] std::string text() const;  ///< `(3, 4)`, `()` for rank 0

  friend bool operator==(const Shape& a, const Shape& b) {
    if (a.rank_ != b.rank_) return false;
    for (int axis = 0; axis < a.rank_; ++axis) {
      if (a[axis] != b[axis]) return false;
    }
    return true;
  }

 private:
  void add(std::int64_t length);

  std::array<std::int64_t, max_rank> lengths_{};
  int rank_ = 0;
};

}  // namespace weft

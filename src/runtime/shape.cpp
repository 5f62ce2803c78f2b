#include "weft/shape.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "weft/error.hpp"

namespace weft {

Shape::Shape(std::initializer_list<Extent> lengths) {
  for (const Extent& length : lengths) add(length.value);
}

Shape::Shape(std::span<const std::int64_t> lengths) {
  for (const std::int64_t length : lengths) add(length);
}

void Shape::add(std::int64_t length) {
  if (rank_ == max_rank) throw UsageError(fmt::format("a shape has at most {} axes", max_rank));
  if (length < 0)
    throw UsageError(fmt::format("axis {} of a shape has length {}; expected 0 or more", rank_, length));
  // The elements of an empty array count too: 0 x 2^62 x 2^62 has no meaning as an address.
  const auto counted = [](std::int64_t n) { return std::max<std::int64_t>(n, 1); };
  std::int64_t room = std::numeric_limits<std::int64_t>::max() / 16;  // so that bytes and padding do not wrap
  for (int axis = 0; axis < rank_; ++axis) room /= counted((*this)[axis]);
  if (counted(length) > room) {
    throw UsageError(fmt::format(
        "axis {} of a shape has length {}, which makes more elements than memory can hold", rank_, length));
  }
  lengths_[static_cast<std::size_t>(rank_++)] = length;
}

std::int64_t Shape::size() const {
  std::int64_t n = 1;
  for (int axis = 0; axis < rank_; ++axis) n *= (*this)[axis];
  return n;
}

std::string Shape::text() const { return fmt::format("({})", fmt::join(lengths(), ", ")); }

}  // namespace weft

// Memory for kernels under test.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <string>
#include <vector>

#include "ir/eval.hpp"
#include "support/choices.hpp"

namespace weft::testing {

/// A value of the type: often small or special, else any bits.
[[nodiscard]] inline std::uint64_t interesting_bits(ir::Type type, Stream& stream) {
  using ir::Type;
  const std::uint64_t r = stream.next();
  if (type == Type::boolean) return r & 1;
  const int width = 8 * ir::size_bytes(type);
  const std::uint64_t all = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  if (!ir::is_float(type)) {
    const auto small = static_cast<std::int64_t>(r >> 32 & 15) - 4;
    return (r % 4 != 0 ? static_cast<std::uint64_t>(small) : stream.next()) & all;
  }
  const int exponent = type == Type::f16 ? 5 : type == Type::f64 ? 11 : 8;
  const int mantissa = width - 1 - exponent;
  const std::uint64_t sign = (r & 1) << (width - 1);
  const std::uint64_t top = (std::uint64_t{1} << exponent) - 1;
  switch (r >> 1 & 15) {
    case 0:
      return sign;  // zero
    case 1:
      return sign | top << mantissa;  // infinity
    case 2:
      return sign | top << mantissa | std::uint64_t{1} << (mantissa - 1);  // NaN
    case 3:
      return sign | 1;  // smallest subnormal
    case 4:
      return stream.next() & all;
    default:
      break;
  }
  const std::uint64_t near_one = (top >> 1) - 2 + (r >> 8 & 3);  // 0.25 .. 2
  return sign | near_one << mantissa | (stream.next() & ((std::uint64_t{1} << mantissa) - 1));
}

/// Equal bits, where every NaN is one value (NUMERICS).
[[nodiscard]] inline bool same_value(ir::Type type, std::uint64_t a, std::uint64_t b) {
  if (a == b) return true;
  if (!ir::is_float(type)) return false;
  const int width = 8 * ir::size_bytes(type);
  const int exponent = type == ir::Type::f16 ? 5 : type == ir::Type::f64 ? 11 : 8;
  const std::uint64_t infinity = ((std::uint64_t{1} << exponent) - 1) << (width - 1 - exponent);
  const std::uint64_t magnitude =
      ~(std::uint64_t{1} << (width - 1)) & (width == 64 ? ~0ULL : (1ULL << width) - 1);
  return (a & magnitude) > infinity && (b & magnitude) > infinity;
}

/// A contiguous array with memory of its own.
class TestArray {
 public:
  TestArray(ir::Type type, std::vector<std::int64_t> shape) : type_(type), shape_(std::move(shape)) {
    std::int64_t count = 1;
    strides_.assign(shape_.size(), 1);
    for (std::size_t d = shape_.size(); d-- > 0;) {
      strides_[d] = count;
      count *= shape_[d];
    }
    bytes_.assign(static_cast<std::size_t>(count * ir::size_bytes(type)), std::byte{0});
  }

  void fill(Stream& stream) {
    for (std::int64_t i = 0; i < size(); ++i) set(i, interesting_bits(type_, stream));
  }
  [[nodiscard]] std::int64_t size() const {
    return static_cast<std::int64_t>(bytes_.size()) / ir::size_bytes(type_);
  }
  [[nodiscard]] std::uint64_t at(std::int64_t i) const {
    std::uint64_t bits = 0;
    std::memcpy(&bits, bytes_.data() + i * ir::size_bytes(type_),
                static_cast<std::size_t>(ir::size_bytes(type_)));
    return bits;
  }
  void set(std::int64_t i, std::uint64_t bits) {
    std::memcpy(bytes_.data() + i * ir::size_bytes(type_), &bits,
                static_cast<std::size_t>(ir::size_bytes(type_)));
  }
  [[nodiscard]] ir::BoundArray bound() {
    return {bytes_.data(), type_, static_cast<int>(shape_.size()), shape_.data(), strides_.data()};
  }
  [[nodiscard]] ir::Type type() const { return type_; }
  [[nodiscard]] const std::vector<std::int64_t>& shape() const { return shape_; }

  /// Where the two first differ, in words; nothing if they do not.
  [[nodiscard]] std::optional<std::string> difference(const TestArray& other) const {
    for (std::int64_t i = 0; i < size(); ++i) {
      if (same_value(type_, at(i), other.at(i))) continue;
      return "element " + std::to_string(i) + ": " + std::to_string(at(i)) + " and " +
             std::to_string(other.at(i));
    }
    return std::nullopt;
  }

 private:
  ir::Type type_;
  std::vector<std::int64_t> shape_, strides_;
  std::vector<std::byte> bytes_;
};

/// One array for each parameter of a kernel; dimension d of every array is sizes[d].
class TestMemory {
 public:
  TestMemory(const ir::Kernel& kernel, const std::vector<std::int64_t>& sizes, std::uint64_t seed) {
    Stream stream(seed);
    for (const ir::Array& a : kernel.arrays) {
      const std::size_t rank = a.role == ir::Role::tile ? 0 : static_cast<std::size_t>(a.rank);
      arrays.emplace_back(a.type, std::vector<std::int64_t>(
                                      sizes.begin(), sizes.begin() + static_cast<std::ptrdiff_t>(rank)));
      if (a.role != ir::Role::result) arrays.back().fill(stream);
    }
    for (const ir::Scalar& s : kernel.scalars) scalars.push_back(interesting_bits(s.type, stream));
  }

  void run(const ir::Kernel& kernel) {
    std::vector<ir::BoundArray> bound;
    for (TestArray& a : arrays) bound.push_back(a.bound());
    ir::eval(kernel, bound, scalars);
  }
  [[nodiscard]] std::optional<std::string> difference(const TestMemory& other) const {
    for (std::size_t a = 0; a < arrays.size(); ++a) {
      if (const auto d = arrays[a].difference(other.arrays[a]))
        return "array " + std::to_string(a) + ", " + *d;
    }
    return std::nullopt;
  }

  std::vector<TestArray> arrays;
  std::vector<std::uint64_t> scalars;
};

}  // namespace weft::testing

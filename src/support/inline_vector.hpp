// A vector of at most N small elements that never allocates: shapes, strides, loop axes.
#pragma once

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <initializer_list>
#include <type_traits>

#include "support/check.hpp"

namespace weft::support {

/// Aborts where it would hold more than N elements: those who fill it know their limit (an array has 8
/// dimensions).
template <class T, std::size_t N>
class InlineVector {
  static_assert(std::is_trivially_copyable_v<T>);

 public:
  using value_type = T;

  InlineVector() = default;
  InlineVector(std::initializer_list<T> items) : InlineVector(items.begin(), items.end()) {}
  template <class Iterator>
  InlineVector(Iterator first, Iterator last) {
    for (; first != last; ++first) push_back(*first);
  }
  explicit InlineVector(std::size_t size, const T& value = T{}) { resize(size, value); }

  void push_back(const T& item) {
    WEFT_CHECK(size_ < N, "more than {} elements", N);
    items_[size_++] = item;
  }
  void resize(std::size_t size, const T& value = T{}) {
    WEFT_CHECK(size <= N, "more than {} elements", N);
    for (std::size_t k = size_; k < size; ++k) items_[k] = value;
    size_ = size;
  }
  void assign(std::size_t size, const T& value) {
    clear();
    resize(size, value);
  }
  void pop_back() { --size_; }
  void clear() { size_ = 0; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] bool empty() const { return size_ == 0; }
  [[nodiscard]] T& operator[](std::size_t k) { return items_[k]; }
  [[nodiscard]] const T& operator[](std::size_t k) const { return items_[k]; }
  [[nodiscard]] const T& at(std::size_t k) const {
    WEFT_CHECK(k < size_, "element {} of {}", k, size_);
    return items_[k];
  }
  [[nodiscard]] T& back() { return items_[size_ - 1]; }
  [[nodiscard]] const T& back() const { return items_[size_ - 1]; }
  [[nodiscard]] const T& front() const { return items_[0]; }
  [[nodiscard]] T* begin() { return items_.data(); }
  [[nodiscard]] T* end() { return items_.data() + size_; }
  [[nodiscard]] const T* begin() const { return items_.data(); }
  [[nodiscard]] const T* end() const { return items_.data() + size_; }

  friend bool operator==(const InlineVector& a, const InlineVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }
  friend auto operator<=>(const InlineVector& a,
                          const InlineVector& b) requires std::three_way_comparable<T> {
    return std::lexicographical_compare_three_way(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<T, N> items_{};
  std::size_t size_ = 0;
};

}  // namespace weft::support

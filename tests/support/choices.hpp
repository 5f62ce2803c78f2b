// Decisions of a generator, taken from a list of words so that RapidCheck can shrink them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace weft::testing {

class Choices {
 public:
  explicit Choices(std::vector<std::uint32_t> words) : words_(std::move(words)) {}

  /// 0 .. n - 1. A list that is used up answers 0 from then on, so every generator must end on zeros.
  [[nodiscard]] std::uint32_t below(std::uint32_t n) { return n == 0 ? 0 : word() % n; }
  [[nodiscard]] bool one_in(std::uint32_t n) { return below(n) == n - 1; }
  [[nodiscard]] std::uint32_t word() { return at_ < words_.size() ? words_[at_++] : 0; }
  template <class T>
  [[nodiscard]] const T& of(const std::vector<T>& list) {
    return list[below(static_cast<std::uint32_t>(list.size()))];
  }
  [[nodiscard]] bool used_up() const { return at_ >= words_.size(); }

 private:
  std::vector<std::uint32_t> words_;
  std::size_t at_ = 0;
};

/// A fast stream of words for filling memory (splitmix64).
class Stream {
 public:
  explicit Stream(std::uint64_t seed) : state_(seed) {}
  [[nodiscard]] std::uint64_t next() {
    std::uint64_t z = state_ += 0x9e3779b97f4a7c15ULL;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
  }

 private:
  std::uint64_t state_;
};

}  // namespace weft::testing

// A map from byte strings to values that keeps the most recently used ones. Keys are compared whole.
#pragma once

#include <list>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "support/hash.hpp"

namespace weft::runtime {

template <class Value>
class LruMap {
 public:
  /// Holds at most `capacity` entries, and keys of at most `capacity_bytes` together (or one that is longer):
  /// a value's size goes with its key's.
  explicit LruMap(std::size_t capacity, std::size_t capacity_bytes = std::size_t{64} << 20)
      : capacity_(capacity), capacity_bytes_(capacity_bytes) {}

  /// Null where the key is unknown. The pointer holds until the next insert().
  [[nodiscard]] Value* find(std::string_view key) {
    const auto found = index_.find(key);
    if (found == index_.end()) return nullptr;
    entries_.splice(entries_.begin(), entries_, found->second);
    return &found->second->second;
  }
  /// The key is new.
  Value& insert(std::string key, Value value) {
    bytes_ += key.size();
    while (!entries_.empty() && (entries_.size() >= capacity_ || bytes_ > capacity_bytes_)) {
      bytes_ -= entries_.back().first.size();
      index_.erase(entries_.back().first);
      entries_.pop_back();
    }
    entries_.emplace_front(std::move(key), std::move(value));
    index_.emplace(entries_.front().first,
                   entries_.begin());  // the list's nodes, and so the keys, stay where they are
    return entries_.front().second;
  }
  [[nodiscard]] std::size_t size() const { return entries_.size(); }

 private:
  using Entries = std::list<std::pair<std::string, Value>>;
  std::size_t capacity_, capacity_bytes_;
  std::size_t bytes_ = 0;
  Entries entries_;  ///< most recently used first
  std::unordered_map<std::string_view, typename Entries::iterator, support::Hasher> index_;
};

}  // namespace weft::runtime

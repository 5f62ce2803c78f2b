// Contents of an array as they were at one place of the queue: what a lazy expression reads.
//
// Nothing is copied until a writer comes by. The writer, running in the queue, copies the old contents first,
// if somebody still holds a version that is older than itself. An array without versions pays one relaxed
// load a write.
#pragma once

#include <cstdint>
#include <memory>

#include "runtime/state.hpp"

namespace weft::runtime {

class Version {
 public:
  Version(std::shared_ptr<Storage> live, std::uint64_t ticket) : live_(std::move(live)), ticket_(ticket) {}

  /// Where the contents are now. For the thread that holds the queue's token.
  [[nodiscard]] const std::shared_ptr<Storage>& storage() const { return kept_ != nullptr ? kept_ : live_; }
  /// The storage it is a version of.
  [[nodiscard]] const std::shared_ptr<Storage>& live() const { return live_; }
  /// Unique among living storages and versions.
  [[nodiscard]] std::uint64_t identity() const { return reinterpret_cast<std::uintptr_t>(this); }

 private:
  friend std::shared_ptr<Version> version_now(const std::shared_ptr<Storage>&);
  friend void keep_versions(Storage&, std::uint64_t);

  const std::shared_ptr<Storage> live_;
  const std::uint64_t ticket_;     ///< of the last item queued before it
  std::shared_ptr<Storage> kept_;  ///< a copy, once the storage has been written
};

/// The contents after everything queued so far. Usable from any thread.
[[nodiscard]] std::shared_ptr<Version> version_now(const std::shared_ptr<Storage>& storage);

/// Called by the item with this ticket before it writes: copies the contents for the versions older than it.
/// Where memory is short, the error is theirs.
void keep_versions(Storage& storage, std::uint64_t ticket);

}  // namespace weft::runtime

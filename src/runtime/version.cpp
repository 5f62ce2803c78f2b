#include "runtime/version.hpp"

#include "runtime/device_state.hpp"

namespace weft::runtime {
namespace {

std::shared_ptr<Storage> copy_of(Storage& storage) {
  auto copy = std::make_shared<Storage>(storage.device, storage.size_bytes);
  copy->gone = storage.gone;
  copy->error = storage.error;
  if (storage.gone || storage.error != nullptr) return copy;
  try {
    copy->memory = storage.device->pool.take(storage.device->memory_backend(), storage.size_bytes);
    copy->zero_pending = storage.zero_pending;
    if (!storage.zero_pending) {
      storage.device->memory_backend().copy(*copy->memory, *storage.memory, storage.size_bytes);
    }
  } catch (...) {
    copy->error = std::current_exception();
  }
  return copy;
}

}  // namespace

std::shared_ptr<Version> version_now(const std::shared_ptr<Storage>& storage) {
  Versions& versions = storage->versions;
  const std::lock_guard lock(versions.mutex);
  // Before the ticket is asked for: a writer that does not see the mark is older than the version.
  versions.any.store(true);
  const std::uint64_t ticket = storage->device->queue.last();
  if (!versions.list.empty()) {
    auto last = versions.list.back().lock();
    if (last != nullptr && last->ticket_ == ticket) return last;
  }
  auto version = std::make_shared<Version>(storage, ticket);
  std::erase_if(versions.list, [](const std::weak_ptr<Version>& v) { return v.expired(); });
  versions.list.push_back(version);
  return version;
}

void keep_versions(Storage& storage, std::uint64_t ticket) {
  Versions& versions = storage.versions;
  if (!versions.any.load()) return;
  const std::lock_guard lock(versions.mutex);
  std::shared_ptr<Storage> copy;
  std::erase_if(versions.list, [&](const std::weak_ptr<Version>& weak) {
    const std::shared_ptr<Version> version = weak.lock();
    if (version == nullptr) return true;
    if (version->ticket_ >= ticket) return false;
    if (copy == nullptr) copy = copy_of(storage);
    version->kept_ = copy;
    return true;
  });
  versions.any.store(!versions.list.empty());
}

}  // namespace weft::runtime

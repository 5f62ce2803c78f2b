#include "runtime/recorded.hpp"

#include <algorithm>
#include <bit>

#include "runtime/version.hpp"
#include "support/check.hpp"

namespace weft::runtime {
namespace {

constexpr std::size_t first_slots = 32;
constexpr std::size_t most_kept = 4096;  ///< calls and buffers whose memory is reused

std::size_t hash(const Storage* storage) {
  return static_cast<std::size_t>((storage->identity() >> 4) * 0x9e3779b97f4a7c15u >> 20);
}

void empty(ir::Call& call) {
  call.kernel.reset();
  call.arrays.clear();
  call.scalars.clear();
}

}  // namespace

void Recorded::rehash(std::size_t slots) {
  slots_.assign(slots, 0);
  for (std::size_t b = 0; b < storages.size(); ++b) {
    if (storages[b] == nullptr) continue;
    std::size_t slot = hash(storages[b].get()) & (slots - 1);
    while (slots_[slot] != 0) slot = (slot + 1) & (slots - 1);
    slots_[slot] = static_cast<std::uint32_t>(b + 1);
  }
}

ir::BufferId Recorded::add_buffer(std::shared_ptr<Storage> storage, ir::Buffer buffer) {
  const auto id = static_cast<ir::BufferId>(ir.buffers.size());
  storages.push_back(std::move(storage));
  ir.buffers.push_back(std::move(buffer));
  value_of.push_back(-1);
  return id;
}

ir::BufferId Recorded::buffer(const std::shared_ptr<Storage>& storage) {
  if (storage->scratch_scope != 0) return storage->scratch_buffer;
  // Scratch and values count too: they grow the list without passing here.
  if (slots_.size() < 2 * (storages.size() + 1)) {
    rehash(std::max(first_slots, std::bit_ceil(4 * (storages.size() + 1))));
  }
  std::size_t slot = hash(storage.get()) & (slots_.size() - 1);
  while (slots_[slot] != 0) {
    if (storages[slots_[slot] - 1] == storage) return static_cast<ir::BufferId>(slots_[slot] - 1);
    slot = (slot + 1) & (slots_.size() - 1);
  }
  const ir::BufferId id = add_buffer(storage, {.name = {},
                                               .size_bytes = static_cast<std::int64_t>(storage->size_bytes),
                                               .scratch = false,
                                               .value = false,
                                               .identity = storage->identity()});
  slots_[slot] = static_cast<std::uint32_t>(index(id) + 1);
  return id;
}

ir::BufferId Recorded::buffer(const std::shared_ptr<Version>& version) {
  const auto known = std::ranges::find(old_contents, version, &OldContents::version);
  if (known != old_contents.end()) return known->buffer;
  const ir::BufferId id =
      add_buffer(nullptr, {.name = {},
                           .size_bytes = static_cast<std::int64_t>(version->live()->size_bytes),
                           .scratch = false,
                           .value = false,
                           .identity = version->identity()});
  old_contents.push_back({id, version});
  return id;
}

ir::BufferId Recorded::add_scratch(const std::shared_ptr<Storage>& storage) {
  const ir::BufferId id = add_buffer(storage, {.name = {},
                                               .size_bytes = static_cast<std::int64_t>(storage->size_bytes),
                                               .scratch = true,
                                               .value = false,
                                               .identity = storage->identity()});
  storage->scratch_buffer = id;
  return id;
}

ir::BufferId Recorded::add_value(ir::Type type, std::shared_ptr<detail::FutureState> future) {
  const ir::BufferId id = add_buffer(
      nullptr,
      {.name = {}, .size_bytes = ir::size_bytes(type), .scratch = false, .value = true, .identity = 0});
  // No memory yet, so no address: the number of the value, in a range that addresses do not use.
  ir.buffers.back().identity = ~static_cast<std::uint64_t>(values.size());
  value_of.back() = static_cast<std::int32_t>(values.size());
  values.push_back({id, std::move(future)});
  return id;
}

ir::Call& Recorded::begin_call() {
  if (pending_.arrays.capacity() == 0 && !spare_.empty()) {
    pending_ = std::move(spare_.back());
    spare_.pop_back();
  }
  empty(pending_);
  return pending_;
}

ir::CallId Recorded::commit_call() {
  ir.calls.push_back(std::move(pending_));
  pending_ = {};
  return static_cast<ir::CallId>(ir.calls.size() - 1);
}

void Recorded::drop_calls(std::size_t first) {
  std::erase_if(late_scalars,
                [&](const LateScalar& late) { return static_cast<std::size_t>(late.call) >= first; });
  ir.calls.erase(ir.calls.begin() + static_cast<std::ptrdiff_t>(first), ir.calls.end());
}

void Recorded::clear() {
  if (ir.calls.size() + ir.buffers.size() > most_kept) {  // a rare giant must not hold its memory for ever
    *this = Recorded();
    return;
  }
  for (ir::Call& call : ir.calls) {
    empty(call);
    spare_.push_back(std::move(call));
  }
  empty(pending_);
  ir.calls.clear();
  ir.buffers.clear();
  storages.clear();
  values.clear();
  value_of.clear();
  late_scalars.clear();
  host_arrays.clear();
  old_contents.clear();
  slots_.assign(slots_.size(), 0);
}

bool Recorded::replace(const std::shared_ptr<Storage>& from, const std::shared_ptr<Storage>& to) {
  bool found = false;
  for (std::size_t b = 0; b < storages.size(); ++b) {
    if (storages[b] != from) continue;
    storages[b] = to;
    ir.buffers[b].identity = to->identity();
    ir.buffers[b].size_bytes = static_cast<std::int64_t>(to->size_bytes);
    found = true;
  }
  return found;
}

std::uint64_t Recorded::weight_bytes() const {
  std::uint64_t bytes = 0;
  for (const ir::Call& call : ir.calls) {
    for (const ir::View& view : call.arrays) {
      bytes +=
          static_cast<std::uint64_t>(view.size()) * static_cast<std::uint64_t>(ir::size_bytes(view.type));
    }
  }
  return bytes;
}

}  // namespace weft::runtime

// The key of a plan: everything that decides it, and no size as such. Sizes are written as numbers of first
// occurrence, so that only which of them are equal counts, with the few comparisons that planning makes.
// Where views are parts of a memory that is written, their places decide, and stand as they are.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <string>
#include <unordered_map>
#include <vector>

#include "plan/domain.hpp"
#include "plan/hazard.hpp"
#include "plan/plan.hpp"

namespace weft::plan {
namespace {

/// Hash table from content that lies elsewhere to numbers 0, 1, ... in order of first occurrence.
class Numbers {
 public:
  explicit Numbers(std::size_t expected) {
    std::size_t size = 16;
    while (size < 2 * expected) size *= 2;
    slots_.assign(size, 0);
  }

  /// Number of the entry for which `same(number)` holds, or a fresh one.
  template <class Same>
  std::uint32_t find(std::uint64_t hash, Same same, bool& fresh) {
    if (2 * (hashes_.size() + 1) > slots_.size()) grow();
    std::size_t at = hash & (slots_.size() - 1);
    for (; slots_[at] != 0; at = (at + 1) & (slots_.size() - 1)) {
      const std::uint32_t number = slots_[at] - 1;
      if (hashes_[number] == hash && same(number)) {
        fresh = false;
        return number;
      }
    }
    hashes_.push_back(hash);
    slots_[at] = static_cast<std::uint32_t>(hashes_.size());
    fresh = true;
    return slots_[at] - 1;
  }

 private:
  void grow() {
    slots_.assign(2 * slots_.size(), 0);
    for (std::uint32_t n = 0; n < hashes_.size(); ++n) {
      std::size_t at = hashes_[n] & (slots_.size() - 1);
      while (slots_[at] != 0) at = (at + 1) & (slots_.size() - 1);
      slots_[at] = n + 1;
    }
  }

  std::vector<std::uint32_t> slots_;
  std::vector<std::uint64_t> hashes_;
};

std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
  return hash ^ (hash >> 32);
}

bool equal_views(const ir::View& a, const ir::View& b) {
  const auto rank = static_cast<std::size_t>(a.rank);
  return a.buffer == b.buffer && a.type == b.type && a.rank == b.rank && a.offset == b.offset &&
         std::equal(a.shape.begin(), a.shape.begin() + static_cast<long>(rank), b.shape.begin()) &&
         std::equal(a.strides.begin(), a.strides.begin() + static_cast<long>(rank), b.strides.begin());
}

class KeyWriter {
 public:
  KeyWriter(const ir::Recording& recording, const Limits& limits)
      : recording_(recording),
        limits_(limits),
        memories_(map_memories(recording)),
        written_(memories_.count),
        sizes_(4 * recording.calls.size()),
        views_(3 * recording.calls.size()),
        kernels_(recording.calls.size()) {
    bytes_.resize(256 + 96 * recording.calls.size());
  }

  std::string write(const Options& options) {
    for (const ir::Call& call : recording_.calls) mark_written(call);
    write_limits();
    write_options(options);
    raw(recording_.buffers.size());
    for (std::uint32_t b = 0; b < recording_.buffers.size(); ++b) write_buffer(b);
    for (const ir::Call& call : recording_.calls) write_call(call);
    bytes_.resize(at_);
    return std::move(bytes_);
  }

 private:
  // Bytes are put into room that is made before, since most of the time goes into writing them.
  void room(std::size_t bytes) {
    if (bytes_.size() - at_ < bytes) bytes_.resize(2 * bytes_.size() + bytes);
  }
  void put(std::uint64_t value) { bytes_[at_++] = static_cast<char>(value); }
  void byte(std::uint64_t value) {
    room(1);
    put(value);
  }
  void raw(std::uint64_t value) {
    room(10);
    for (; value >= 0x80; value >>= 7) put(value | 0x80);
    put(value);
  }
  void signed_raw(std::int64_t value) {
    raw(static_cast<std::uint64_t>(value) << 1 ^ static_cast<std::uint64_t>(value >> 63));
  }
  void text(std::string_view value) {
    raw(value.size());
    room(value.size());
    value.copy(bytes_.data() + at_, value.size());
    at_ += value.size();
  }

  [[nodiscard]] MemoryId memory(const ir::View& view) const {
    return memories_.of_buffer[static_cast<std::size_t>(view.buffer)];
  }

  void mark_written(const ir::Call& call) {
    for (std::size_t a = 0; a < call.arrays.size(); ++a) {
      if (call.kernel->facts.writes[a]) written_[static_cast<std::size_t>(memory(call.arrays[a]))] = true;
    }
  }

  void write_limits() {
    const Limits& l = limits_;
    text(l.tier);
    byte((l.fuses ? 1u : 0u) | (l.has_f64 ? 2u : 0u) | (l.has_i64 ? 4u : 0u) | (l.has_f16 ? 8u : 0u) |
         (l.has_scatter ? 16u : 0u));
    for (int v : {l.max_buffers, l.streams, l.budget_primitives, l.budget_values, l.recompute_primitives,
                  l.default_workgroup}) {
      signed_raw(v);
    }
    for (std::int64_t v : {l.parallel_width, l.single_row_elements, l.tiny_elements, l.tile_bytes})
      signed_raw(v);
  }

  void write_options(const Options& o) {
    byte(static_cast<std::uint64_t>(o.join));
    byte((o.recompute ? 1u : 0u) | (o.rows ? 2u : 0u) | (o.horizontal ? 4u : 0u) | (o.reorder ? 8u : 0u));
    raw(o.apart.size());
    for (const Apart& a : o.apart) {
      raw(static_cast<std::uint64_t>(a.call));
      byte(static_cast<std::uint64_t>(a.refusal));
      text(a.tier);
      text(a.detail);
    }
  }

  /// A size: 0 and 1 are themselves; others are numbered, and classed once by what planning compares them
  /// with.
  void size(std::int64_t value) {
    if (value == 0 || value == 1) return byte(static_cast<std::uint64_t>(value));
    bool fresh = false;
    const auto same = [&](std::uint32_t n) { return known_sizes_[n] == value; };
    raw(sizes_.find(mix(1, static_cast<std::uint64_t>(value)), same, fresh) + 2);
    if (!fresh) return;
    known_sizes_.push_back(value);
    unsigned fits = 0;
    for (int k = 0; k < 4; ++k) fits += value <= limits_.tile_bytes >> k ? 1 : 0;
    byte((value <= limits_.tiny_elements ? 1u : 0u) | (value <= limits_.single_row_elements ? 2u : 0u) |
         (value >= limits_.parallel_width ? 4u : 0u) | (value < 0 ? 8u : 0u) | fits << 4);
  }

  /// Sizes of a shape with the products of its leading and trailing ones, which loops may be expressed in.
  template <class At>
  void shape(std::size_t rank, At at) {
    std::int64_t leading = 1, trailing = 1;
    for (std::size_t k = 0; k < rank; ++k) {
      size(at(k));
      leading = product(leading, std::max<std::int64_t>(at(k), 0));
      if (k > 0) size(leading);
    }
    for (std::size_t k = rank; k-- > 1;) {
      trailing = product(trailing, std::max<std::int64_t>(at(k), 0));
      if (rank > 2) size(trailing);
    }
  }

  void write_buffer(std::uint32_t b) {
    const ir::Buffer& buffer = recording_.buffers[b];
    raw(static_cast<std::uint64_t>(memories_.of_buffer[b]));
    byte((buffer.scratch ? 1u : 0u) | (buffer.value ? 2u : 0u));
    if (buffer.scratch) size(buffer.size_bytes);
  }

  void write_view(const ir::View& view) {
    std::uint64_t hash =
        mix(static_cast<std::uint64_t>(view.buffer), static_cast<std::uint64_t>(view.offset));
    for (int d = 0; d < view.rank; ++d) {
      hash = mix(hash, static_cast<std::uint64_t>(view.shape[static_cast<std::size_t>(d)]));
      hash = mix(hash, static_cast<std::uint64_t>(view.strides[static_cast<std::size_t>(d)]));
    }
    bool fresh = false;
    const auto same = [&](std::uint32_t n) { return equal_views(*known_views_[n], view); };
    raw(views_.find(mix(hash, static_cast<std::uint64_t>(view.type)), same, fresh));
    if (!fresh) return;
    known_views_.push_back(&view);
    write_new_view(view);
  }

  void write_new_view(const ir::View& view) {
    const ir::Buffer& buffer = recording_.buffers[static_cast<std::size_t>(view.buffer)];
    const bool contiguous = view.contiguous();
    const bool whole =
        contiguous && view.offset == 0 && view.size() * ir::size_bytes(view.type) == buffer.size_bytes;
    const auto rank = static_cast<std::size_t>(view.rank);
    raw(static_cast<std::uint64_t>(view.buffer));
    byte(static_cast<std::uint64_t>(view.type));
    byte(rank << 2 | (contiguous ? 1u : 0u) | (whole ? 2u : 0u));
    shape(rank, [&](std::size_t k) { return view.shape[k]; });
    const bool placed = !whole && written_[static_cast<std::size_t>(memory(view))];
    if (placed) signed_raw(view.offset);
    for (std::size_t k = 0; k < rank && placed; ++k) signed_raw(view.shape[k]), signed_raw(view.strides[k]);
    for (std::size_t k = 0; k < rank && !contiguous; ++k) {
      byte(view.strides[k] == 1 ? 0u : view.strides[k] == 0 ? 1u : 2u);
    }
  }

  void write_kernel(const std::shared_ptr<const ir::Traced>& kernel) {
    bool fresh = false;
    const auto same = [&](std::uint32_t n) { return known_kernels_[n] == kernel.get(); };
    raw(kernels_.find(mix(7, reinterpret_cast<std::uintptr_t>(kernel.get())), same, fresh));
    if (!fresh) return;
    known_kernels_.push_back(kernel.get());
    text(kernel->key);
  }

  void write_call(const ir::Call& call) {
    write_kernel(call.kernel);
    for (const ir::View& view : call.arrays) write_view(view);
    for (const ir::ScalarArg& s : call.scalars) {
      byte(s.on_device ? 1 : 0);
      if (s.on_device) write_view(s.view);
    }
    for (const ir::Loop& loop : call.kernel->kernel.loops) write_loop(call, loop);
  }

  void write_loop(const ir::Call& call, const ir::Loop& loop) {
    std::array<std::int64_t, ir::max_rank> counts{};
    std::size_t known = 0;
    for (const ir::Axis& axis : loop.axes) {
      const auto start = known_value(call, axis.start), count = known_value(call, axis.count);
      const auto step = known_value(call, axis.step);
      const bool plain = start == 0 && step == 1;
      byte((plain ? 1u : 0u) | (start ? 2u : 0u) | (count ? 4u : 0u) | (step ? 8u : 0u));
      if (!plain && start) signed_raw(*start);
      if (!plain && step) signed_raw(*step);
      if (count && known < counts.size()) counts[known++] = std::max<std::int64_t>(*count, 0);
    }
    shape(known, [&](std::size_t k) { return counts[k]; });
  }

  const ir::Recording& recording_;
  const Limits& limits_;
  MemoryMap memories_;
  std::vector<bool> written_;
  Numbers sizes_, views_, kernels_;
  std::vector<std::int64_t> known_sizes_;
  std::vector<const ir::View*> known_views_;
  std::vector<const ir::Traced*> known_kernels_;
  std::string bytes_;
  std::size_t at_ = 0;  ///< how many are written
};

}  // namespace

std::string plan_key(const ir::Recording& recording, const Limits& limits, const Options& options) {
  return KeyWriter(recording, limits).write(options);
}

}  // namespace weft::plan

#include "plan/hazard.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <optional>

#include "support/check.hpp"

namespace weft::plan {
namespace {

std::size_t at(int dimension) { return static_cast<std::size_t>(dimension); }

bool same_view(const ir::View& a, const ir::View& b) {
  return a.type == b.type && a.offset == b.offset && a.rank == b.rank &&
         std::equal(a.shape.begin(), a.shape.begin() + a.rank, b.shape.begin()) &&
         std::equal(a.strides.begin(), a.strides.begin() + a.rank, b.strides.begin());
}

/// Floor of a / b for b > 0.
std::int64_t floor_div(std::int64_t a, std::int64_t b) { return a / b - (a % b < 0 ? 1 : 0); }

/// Dimensions in a stable order, by insertion: there are few.
template <class Before>
std::array<int, ir::max_rank> sorted_dimensions(int rank, Before before) {
  std::array<int, ir::max_rank> order{};
  for (int d = 0; d < rank; ++d) {
    int k = d;
    for (; k > 0 && before(d, order[at(k - 1)]); --k) order[at(k)] = order[at(k - 1)];
    order[at(k)] = d;
  }
  return order;
}

/// Two boxes of one grid: equal strides of which each holds the next dimension whole. Gives whether they
/// meet, or nothing where the views are not such boxes.
std::optional<bool> boxes_meet(const ir::View& a, const ir::View& b) {
  if (a.rank != b.rank || a.type != b.type) return std::nullopt;
  if (!std::equal(a.strides.begin(), a.strides.begin() + a.rank, b.strides.begin())) return std::nullopt;
  const auto order =
      sorted_dimensions(a.rank, [&](int x, int y) { return a.strides[at(x)] > a.strides[at(y)]; });
  std::int64_t rest = b.offset - a.offset;
  std::int64_t room = 0;  // stride of the dimension before; 0: none yet
  bool meet = true;
  for (int k = 0; k < a.rank; ++k) {
    const std::size_t d = at(order[at(k)]);
    const std::int64_t stride = a.strides[d];
    if (stride <= 0) return std::nullopt;
    const std::int64_t shift = floor_div(rest, stride);
    rest -= shift * stride;
    const std::int64_t low = std::min<std::int64_t>(0, shift);
    const std::int64_t high = std::max(a.shape[d], shift + b.shape[d]);
    if (room != 0 && (low < 0 || product(high, stride) > room)) return std::nullopt;
    meet = meet && shift < a.shape[d] && shift + b.shape[d] > 0;
    room = stride;
  }
  return meet && rest == 0;
}

/// Whether elements of the two views can lie on each other, as far as a common divisor of all strides says.
bool residues_meet(const ir::View& a, const ir::View& b) {
  const std::int64_t size_a = ir::size_bytes(a.type);
  const std::int64_t size_b = ir::size_bytes(b.type);
  std::int64_t grid = 0;
  for (int d = 0; d < a.rank; ++d) grid = std::gcd(grid, a.strides[at(d)] * size_a);
  for (int d = 0; d < b.rank; ++d) grid = std::gcd(grid, b.strides[at(d)] * size_b);
  if (grid == 0) return true;
  const std::int64_t shift = b.offset * size_b - a.offset * size_a;
  const std::int64_t ahead = shift - floor_div(shift, grid) * grid;  // b after a, in [0, grid)
  return ahead < size_a || grid - ahead < size_b;
}

bool same_forms(const ir::IndexForm& a, const ir::IndexForm& b) {
  const auto same_term = [](const ir::AffineTerm& x, const ir::AffineTerm& y) {
    return x.axis == y.axis && x.coefficient == y.coefficient;
  };
  return a.affine && b.affine && a.constant == b.constant && a.offset == ir::no_node &&
         b.offset == ir::no_node &&
         std::equal(a.terms.begin(), a.terms.end(), b.terms.begin(), b.terms.end(), same_term);
}

/// How many leading axes the two accesses follow alike: each of them alone in one dimension, by the same
/// form.
int axes_followed_alike(const Use& a, const Use& b) {
  const auto& dims_a = a.access->dims;
  const auto& dims_b = b.access->dims;
  for (int axis = 0;; ++axis) {
    bool found = false;
    for (std::size_t k = 0; k < dims_a.size() && k < dims_b.size() && !found; ++k) {
      found = dims_a[k].terms.size() == 1 && dims_a[k].terms[0].axis == axis &&
              dims_a[k].terms[0].loop == a.loop && dims_b[k].terms.size() == 1 &&
              dims_b[k].terms[0].loop == b.loop && same_forms(dims_a[k], dims_b[k]);
    }
    if (!found) return axis;
  }
}

/// Whether the view is that of a flat loop expressed in `shape`; in none yet, if that is empty.
bool is_shape(const ir::View& view, const Lengths& shape, std::int64_t total) {
  if (shape.empty()) return view.contiguous() && view.size() == total;
  return view.contiguous() &&
         std::equal(shape.begin(), shape.end(), view.shape.begin(), view.shape.begin() + view.rank);
}

bool flattens_here(const Item& item, const ir::Call& call) {
  const Form& form = *item.form;
  if (!form.flattens || !item.domain.plain()) return false;
  bool addresses = false;
  for (const ir::Access& access : form.facts->accesses) {
    if (access.map != ir::Map::at_index) continue;
    addresses = true;
    const std::uint32_t param = form.arrays[ir::index(access.array)];
    if (param >= call.arrays.size()) return false;
    const ir::View& view = call.arrays[param];
    if (!view.contiguous() || view.rank != static_cast<int>(item.domain.axes.size())) return false;
    for (int d = 0; d < view.rank; ++d) {
      if (view.shape[at(d)] != item.domain.axes[at(d)].count) return false;
    }
  }
  return addresses;
}

Use whole_use(const ir::View& view, MemoryId memory, std::uint32_t array, bool write) {
  const ByteRange range = byte_range(view);
  return {memory, view.buffer, &view, nullptr, {}, array, no_access, range.begin, range.end, write};
}

struct Seen {
  const ir::View* view = nullptr;
  MemoryId memory{};
  int slot = -1;
};

Seen look_up(const Item& item, const ir::Recording& recording, const Memories& memories,
             std::uint32_t array) {
  const ir::Call& call = recording.calls[static_cast<std::size_t>(item.call)];
  const std::uint32_t param = item.form->arrays[array];
  if (param < call.arrays.size()) return {&call.arrays[param], memories.of(call.arrays[param].buffer), -1};
  const auto slot = param - static_cast<std::uint32_t>(call.arrays.size());
  const MemoryId beyond{static_cast<std::uint32_t>(memories.count()) + slot};
  return {&(*item.slots)[slot], beyond, static_cast<int>(slot)};
}

void add_call_uses(Item& item, const ir::Call& call, const Memories& memories) {
  const ir::Facts& facts = item.form->traced->facts;
  for (std::size_t k = 0; k < call.arrays.size(); ++k) {
    const MemoryId memory = memories.of(call.arrays[k].buffer);
    const auto array = static_cast<std::uint32_t>(k);
    if (facts.reads[k]) item.uses.push_back(whole_use(call.arrays[k], memory, array, false));
    if (facts.writes[k]) item.uses.push_back(whole_use(call.arrays[k], memory, array, true));
  }
}

void add_uses(Item& item, const ir::Recording& recording, const Memories& memories) {
  const Form& form = *item.form;
  const ir::Call& call = recording.calls[static_cast<std::size_t>(item.call)];
  for (const ir::ScalarArg& s : call.scalars) {
    if (s.on_device) item.uses.push_back(whole_use(s.view, memories.of(s.view.buffer), no_array, false));
  }
  if (form.several) {
    item.idle = !iterates(call, form);
    return add_call_uses(item, call, memories);
  }
  for (const TopUse& use : form.top_uses)
    item.uses.push_back(top_use(item, recording, memories, use.array, use.write));
  if (form.facts == nullptr) return;
  item.domain = domain_of(recording, item.call, form);
  item.idle = item.domain.total == 0;
  item.flat = flattens_here(item, call);
  item.uses.reserve(item.uses.size() + form.facts->accesses.size());
  for (std::uint32_t k = 0; k < form.facts->accesses.size(); ++k) {
    const Use use = access_use(item, recording, memories, k);
    if (item.uses.empty() || !same_use(item.uses.back(), use)) item.uses.push_back(use);
  }
}

}  // namespace

MemoryMap map_memories(const ir::Recording& recording) {
  const auto& buffers = recording.buffers;
  // By identity, then by number: each run is one memory. Scratch has no memory yet, so it is no other
  // buffer's.
  std::vector<std::pair<std::uint64_t, std::uint32_t>> named;
  named.reserve(buffers.size());
  for (std::uint32_t b = 0; b < buffers.size(); ++b) {
    if (!buffers[b].scratch && buffers[b].identity != 0) named.emplace_back(buffers[b].identity, b);
  }
  std::ranges::sort(named);
  MemoryMap map;
  map.of_buffer.resize(buffers.size());
  std::vector<std::uint32_t> first(buffers.size());
  std::iota(first.begin(), first.end(), 0u);
  for (std::size_t k = 1; k < named.size(); ++k) {
    if (named[k].first == named[k - 1].first) first[named[k].second] = first[named[k - 1].second];
  }
  for (std::size_t b = 0; b < buffers.size(); ++b) {
    const bool fresh = first[b] == b;
    map.of_buffer[b] = fresh ? MemoryId{static_cast<std::uint32_t>(map.count)} : map.of_buffer[first[b]];
    map.count += fresh ? 1 : 0;
  }
  return map;
}

Memories::Memories(const ir::Recording& recording) : map_(map_memories(recording)), scratch_(map_.count) {
  for (std::size_t b = 0; b < recording.buffers.size(); ++b) {
    scratch_[static_cast<std::size_t>(map_.of_buffer[b])] = recording.buffers[b].scratch;
  }
  first_.reserve(recording.calls.size() + 1);
  first_.push_back(0);
  for (const ir::Call& call : recording.calls) {
    for (const ir::View& view : call.arrays) named_.push_back(of(view.buffer));
    for (const ir::ScalarArg& s : call.scalars) {
      if (s.on_device) named_.push_back(of(s.view.buffer));
    }
    const auto own = named_.begin() + static_cast<std::ptrdiff_t>(first_.back());
    std::sort(own, named_.end());
    named_.erase(std::unique(own, named_.end()), named_.end());
    first_.push_back(named_.size());
  }
}

ByteRange byte_range(const ir::View& view) {
  std::int64_t low = view.offset;
  std::int64_t high = view.offset;
  for (int d = 0; d < view.rank; ++d) {
    if (view.shape[at(d)] <= 0) return {};
    const std::int64_t reach = product(view.shape[at(d)] - 1, view.strides[at(d)]);
    (view.strides[at(d)] < 0 ? low : high) += reach;
  }
  const std::int64_t size = ir::size_bytes(view.type);
  return {product(low, size), product(high + 1, size)};
}

bool bytes_meet(const ir::View& a, const ir::View& b) {
  const ByteRange x = byte_range(a);
  const ByteRange y = byte_range(b);
  return x.begin < y.end && y.begin < x.end && bytes_meet_in_range(a, b);
}

bool bytes_meet_in_range(const ir::View& a, const ir::View& b) {
  if (a.contiguous() && b.contiguous()) return true;
  if (const auto boxes = boxes_meet(a, b)) return *boxes;
  return residues_meet(a, b);
}

bool one_to_one(const ir::View& view) {
  if (view.contiguous() || view.size() == 0) return true;
  const auto stride = [&](int d) { return std::abs(view.strides[at(d)]); };
  const auto order = sorted_dimensions(view.rank, [&](int x, int y) { return stride(x) < stride(y); });
  std::int64_t reach = 0;  // of the dimensions looked at
  for (int k = 0; k < view.rank; ++k) {
    const int d = order[at(k)];
    if (view.shape[at(d)] <= 1) continue;
    if (stride(d) <= reach) return false;
    reach += product(view.shape[at(d)] - 1, stride(d));
  }
  return true;
}

bool same_use(const Use& a, const Use& b) {
  if (a.memory != b.memory || a.write != b.write || a.flat != b.flat || a.result != b.result) return false;
  if ((a.access == nullptr) != (b.access == nullptr)) return false;
  if (a.view != b.view && !same_view(*a.view, *b.view)) return false;
  if (a.access == b.access || a.flat) return true;
  if (a.access->leading != b.access->leading || a.access->dims.size() != b.access->dims.size()) return false;
  for (std::size_t k = 0; k < a.access->dims.size(); ++k) {
    const ir::IndexForm& x = a.access->dims[k];
    const ir::IndexForm& y = b.access->dims[k];
    if (!same_forms(x, y)) return false;
    // Inner loops have no numbers in common; only terms of the loop itself, which comes first, compare.
    if (x.terms.size() > 1 || y.terms.size() > 1) return false;
    if (!x.terms.empty() && x.terms[0].loop != y.terms[0].loop) return false;
  }
  return true;
}

PairVerdict judge(const Use& a, const Use& b, const Lengths& shape) {
  if (!a.write && !b.write) return {};
  if (a.begin >= b.end || b.begin >= a.end) return {};
  if (a.view != b.view && !bytes_meet_in_range(*a.view, *b.view)) return {};
  if (a.view->type != b.view->type) return {Clash::element_types, 0, true};
  if (a.access == nullptr || b.access == nullptr) return {Clash::elsewhere, 0, true};
  if (a.flat && b.flat) {
    const bool same = a.view->offset == b.view->offset && a.view->size() == b.view->size();
    return same ? PairVerdict{Clash::none, any_depth, true} : PairVerdict{Clash::views, 0, true};
  }
  if (a.flat || b.flat) {
    const Use& flat = a.flat ? a : b;
    const Use& other = a.flat ? b : a;
    if (flat.view->offset != other.view->offset || !is_shape(*other.view, shape, flat.view->size())) {
      return {Clash::views, 0, true};
    }
    return {Clash::elsewhere, leading(other), true};
  }
  if (!same_view(*a.view, *b.view)) return {Clash::views, 0, true};
  int depth = std::min(leading(a), leading(b));
  if (one_to_one(*a.view)) depth = std::max(depth, axes_followed_alike(a, b));
  return {Clash::elsewhere, depth, true};
}

Use access_use(const Item& item, const ir::Recording& recording, const Memories& memories,
               std::uint32_t number) {
  const ir::Access& access = item.form->facts->accesses[number];
  const auto array = static_cast<std::uint32_t>(access.array);
  const Seen seen = look_up(item, recording, memories, array);
  Use use = whole_use(*seen.view, seen.memory, array, access.write);
  use.access = &access;
  use.number = number;
  use.loop = item.form->facts->loop;
  use.slot = seen.slot;
  use.flat = item.flat && access.map == ir::Map::at_index && seen.view->rank > 0;
  return use;
}

Use top_use(const Item& item, const ir::Recording& recording, const Memories& memories, ir::ArrayId array,
            bool write) {
  const Seen seen = look_up(item, recording, memories, static_cast<std::uint32_t>(array));
  Use use = whole_use(*seen.view, seen.memory, static_cast<std::uint32_t>(array), write);
  use.slot = seen.slot;
  use.result = write;
  return use;
}

Item find_item(const ir::Recording& recording, ir::CallId id, const Form& form, const Memories& memories,
               std::pmr::memory_resource* memory) {
  Item item{id, &form, {}, false, false, std::pmr::vector<Use>(memory), {}, nullptr};
  add_uses(item, recording, memories);
  item.memories = memories.named(id);
  return item;
}

Item find_piece_item(const ir::Recording& recording, ir::CallId id, const Form& piece,
                     const Memories& memories, const std::vector<ir::Type>& slot_types) {
  Item item{id, &piece, {}, false, false, {}, {}, nullptr};
  std::vector<ir::View> slots;
  for (ir::Type type : slot_types) {
    slots.emplace_back();
    slots.back().type = type;
  }
  item.slots = std::make_shared<const std::vector<ir::View>>(std::move(slots));
  add_uses(item, recording, memories);
  item.memories = memories.named(id);
  return item;
}

}  // namespace weft::plan

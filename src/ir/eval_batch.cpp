// Straight-line loop bodies, 256 iterations at a time. A batch runs the first node for all its iterations,
// then the second, and so on. That is what iterations in order give unless two nodes meet at one element from
// different iterations; `keeps_order` allows only bodies where they provably do not.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "ir/eval_run.hpp"
#include "support/check.hpp"

namespace weft::ir {
namespace {

constexpr std::uint32_t none = 0xffffffffu;

bool touches_memory(Inst inst) { return inst == Inst::load || inst == Inst::store || inst == Inst::atomic; }

/// No two indices of a view are one element.
bool one_to_one(const Memory& m) {
  std::vector<std::pair<std::int64_t, std::int64_t>> dims;  // stride, extent
  for (std::size_t d = 0; d < m.shape.size(); ++d) {
    if (m.shape[d] > 1) dims.emplace_back(std::abs(m.strides[d]), m.shape[d]);
  }
  std::ranges::sort(dims);
  std::int64_t reach = 0;
  for (const auto& [stride, extent] : dims) {
    if (stride <= reach) return false;
    reach += stride * (extent - 1);
  }
  return true;
}

}  // namespace

bool Run::straight_line(const Loop& l) const {
  std::vector<VarId> set;
  for (NodeId id : kernel_.at(l.body).nodes) {
    const Node& n = kernel_.at(id);
    switch (n.inst) {
      case Inst::constant:
      case Inst::scalar:
      case Inst::extent:
      case Inst::axis:
      case Inst::op:
      case Inst::load:
      case Inst::store:
      case Inst::atomic:
        break;
      case Inst::set:
        set.push_back(n.var());
        break;
      case Inst::get:
        if (std::ranges::find(set, n.var()) == set.end()) return false;
        break;
      case Inst::operand:
      case Inst::tile:
      case Inst::loop:
      case Inst::fold_result:
      case Inst::if_:
      case Inst::while_:
      case Inst::for_:
      case Inst::yield:
        return false;
    }
  }
  return true;
}

void Run::prepare_batches() {
  splat_.assign(kernel_.nodes.size(), none);
  var_lanes_.assign(kernel_.vars.size(), none);
  auto next = static_cast<std::uint32_t>(words_.size());
  const auto reserve = [&next](std::uint32_t& place) {
    if (place == none) place = std::exchange(next, next + static_cast<std::uint32_t>(batch));
  };
  for (std::size_t l = 0; l < loops_.size(); ++l) {
    if (!loops_[l].straight) continue;
    const Loop& loop = kernel_.loops[l];
    auto& outside = loops_[l].outside;
    const auto use = [&](NodeId id) {
      if (home_[index(id)] == loop.body || std::ranges::find(outside, id) != outside.end()) return;
      outside.push_back(id);
      reserve(splat_[index(id)]);
    };
    for (NodeId id : kernel_.at(loop.body).nodes) {
      const Node& n = kernel_.at(id);
      for (NodeId arg : kernel_.args(n)) use(arg);
      if (n.inst == Inst::set) reserve(var_lanes_[n.target]);
    }
    for (const Fold& f : loop.folds) {
      use(f.value);
      if (f.second != no_node) use(f.second);
    }
  }
  words_.resize(next, 0);
}

void Run::find_groups() {
  struct Range {
    const std::byte* begin;
    const std::byte* end;
    std::size_t array;
  };
  std::vector<Range> ranges;
  for (std::size_t a = 0; a < memory_.size(); ++a) {
    Memory& m = memory_[a];
    m.group = static_cast<int>(a);
    std::int64_t low = 0;
    std::int64_t high = 1;
    bool empty = kernel_.arrays[a].role == Role::tile;
    for (std::size_t d = 0; d < m.shape.size(); ++d) {
      empty = empty || m.shape[d] <= 0;
      (m.strides[d] < 0 ? low : high) += (m.shape[d] - 1) * m.strides[d];
    }
    if (!empty) ranges.push_back({m.data + low * m.element_bytes, m.data + high * m.element_bytes, a});
  }
  std::ranges::sort(ranges, {}, [](const Range& r) { return std::pair(r.begin, r.array); });
  const std::byte* reached = nullptr;
  int group = 0;
  for (const Range& r : ranges) {
    if (reached == nullptr || r.begin >= reached) group = static_cast<int>(r.array);
    reached = reached == nullptr ? r.end : std::max(reached, r.end);
    memory_[r.array].group = group;
  }
}

/// For every group of memory the body writes: one node touches it, or all do at the same index of the same
/// view, and that index is another one in every iteration.
bool Run::keeps_order(LoopId id) {
  LoopState& state = loops_[index(id)];
  if (state.in_order) return *state.in_order;
  state.in_order = true;
  const Loop& l = kernel_.at(id);
  std::vector<const Node*> accesses;
  for (NodeId n : kernel_.at(l.body).nodes) {
    if (touches_memory(kernel_.at(n).inst)) accesses.push_back(&kernel_.at(n));
  }
  const auto same_element = [&](const Node& a, const Node& b) {
    const Memory& x = memory_[a.target];
    const Memory& y = memory_[b.target];
    return x.data == y.data && x.element_bytes == y.element_bytes && x.shape == y.shape &&
           x.strides == y.strides &&
           std::ranges::equal(kernel_.args(a).first(x.shape.size()), kernel_.args(b).first(y.shape.size()));
  };
  const auto distinct = [&](const Node& n) {
    if (!one_to_one(memory_[n.target])) return false;
    std::size_t moving = 0;
    for (std::size_t a = 0; a < l.axes.size(); ++a) {
      const Node& step = kernel_.at(l.axes[a].step);
      const bool steps = step.inst == Inst::constant && step.constant_bits() != 0;
      const auto is_axis = [&](NodeId arg) {
        const Node& at = kernel_.at(arg);
        return at.inst == Inst::axis && at.loop() == id && at.sub == a;
      };
      if (steps && std::ranges::any_of(kernel_.args(n).first(memory_[n.target].shape.size()), is_axis))
        ++moving;
    }
    return moving == l.axes.size();
  };
  for (const Node* write : accesses) {
    if (write->inst == Inst::load) continue;
    for (const Node* other : accesses) {
      if (other == write || memory_[other->target].group != memory_[write->target].group) continue;
      if (!same_element(*write, *other) || !distinct(*write)) state.in_order = false;
    }
  }
  return *state.in_order;
}

const std::uint64_t* Run::lanes(NodeId id) const {
  const bool inside = home_[index(id)] == open_batch_;
  return words_.data() + (inside ? slot_[index(id)] : splat_[index(id)]);
}

void Run::batches(LoopId id) {
  const Loop& l = kernel_.at(id);
  LoopState& state = loops_[index(id)];
  const auto widest = static_cast<std::size_t>(std::min<std::int64_t>(batch, state.domain.total));
  for (NodeId n : state.outside) std::fill_n(words_.begin() + splat_[index(n)], widest, word(n));
  open_batch_ = l.body;
  for (std::int64_t first = 0; first < state.domain.total; first += batch) {
    const auto n = static_cast<std::size_t>(std::min<std::int64_t>(batch, state.domain.total - first));
    for (NodeId each : kernel_.at(l.body).nodes) batch_node(id, each, first, n);
    for (std::size_t f = 0; f < l.folds.size(); ++f) {
      const NodeId value = l.folds[f].value;
      open_batch_ = l.body;
      const NodeId second = l.folds[f].second;
      state.folds[f].add(lanes(value), second == no_node ? nullptr : lanes(second), n);
    }
  }
  open_batch_ = no_region;
}

void Run::batch_node(LoopId id, NodeId node, std::int64_t first, std::size_t n) {
  const Node& what = kernel_.at(node);
  std::uint64_t* const out = words_.data() + slot_[index(node)];
  switch (what.inst) {
    case Inst::constant:
    case Inst::scalar:
      break;  // written once, before anything runs
    case Inst::extent:
      std::fill_n(out, n, static_cast<std::uint64_t>(memory_[what.target].shape[what.sub]));
      break;
    case Inst::axis:
      if (what.loop() == id) {
        batch_axis(loops_[what.target], static_cast<int>(what.sub), first, n, out);
      } else {
        this->node(node);
        std::fill_n(out, n, *out);
      }
      break;
    case Inst::op: {
      std::array<const std::uint64_t*, 3> args{};
      const auto ids = kernel_.args(what);
      for (std::size_t i = 0; i < ids.size(); ++i) args[i] = lanes(ids[i]);
      eval_op_n(what.op, kernel_.at(ids.back()).type, what.type, n, args.data(), out);
      break;
    }
    case Inst::load:
    case Inst::store:
    case Inst::atomic:
      batch_memory(what, n, out);
      break;
    case Inst::get:
      std::copy_n(words_.begin() + var_lanes_[what.target], n, out);
      break;
    case Inst::set:
      std::copy_n(lanes(kernel_.args(what)[0]), n, words_.begin() + var_lanes_[what.target]);
      break;
    case Inst::operand:
    case Inst::tile:
    case Inst::loop:
    case Inst::fold_result:
    case Inst::if_:
    case Inst::while_:
    case Inst::for_:
    case Inst::yield:
      WEFT_CHECK(false, "no straight line");
  }
}

void Run::batch_axis(LoopState& state, int axis, std::int64_t first, std::size_t n,
                     std::uint64_t* out) const {
  const auto a = static_cast<std::size_t>(axis);
  const Domain& d = state.domain;
  std::int64_t inner = 1;  // iterations of the axes inside this one
  for (std::size_t k = a + 1; k < d.count.size(); ++k) inner *= d.count[k];
  std::int64_t place = first / inner % d.count[a];
  std::int64_t left = inner - first % inner;
  for (std::size_t i = 0; i < n; ++i) {
    out[i] = static_cast<std::uint64_t>(d.start[a]) +
             static_cast<std::uint64_t>(place) * static_cast<std::uint64_t>(d.step[a]);
    if (--left == 0) {
      left = inner;
      if (++place == d.count[a]) place = 0;
    }
  }
}

namespace {

struct Places {
  std::array<std::int64_t, batch> offset_bytes;
  std::array<bool, batch> inside;
};

template <class Word>
void load_lanes(const std::byte* data, const Places& at, std::size_t n, std::uint64_t* out) {
  for (std::size_t i = 0; i < n; ++i) {
    Word word = 0;
    if (at.inside[i]) std::memcpy(&word, data + at.offset_bytes[i], sizeof word);
    out[i] = word;
  }
}
template <class Word>
void store_lanes(std::byte* data, const Places& at, std::size_t n, const std::uint64_t* values) {
  for (std::size_t i = 0; i < n; ++i) {
    const auto word = static_cast<Word>(values[i]);
    if (at.inside[i]) std::memcpy(data + at.offset_bytes[i], &word, sizeof word);
  }
}

/// Calls with a word of the element's size.
template <class Call>
void with_word(int element_bytes, Call&& call) {
  if (element_bytes == 1) call(std::uint8_t{});
  if (element_bytes == 2) call(std::uint16_t{});
  if (element_bytes == 4) call(std::uint32_t{});
  if (element_bytes == 8) call(std::uint64_t{});
}

}  // namespace

void Run::batch_memory(const Node& n, std::size_t count, std::uint64_t* out) {
  const Memory& m = memory_[n.target];
  const std::size_t rank = m.shape.size();
  const auto ids = kernel_.args(n);
  Places places;
  std::fill_n(places.offset_bytes.begin(), count, 0);
  std::fill_n(places.inside.begin(), count, true);
  for (std::size_t d = 0; d < rank; ++d) {
    const std::uint64_t* const at = lanes(ids[d]);
    const auto extent = static_cast<std::uint64_t>(std::max<std::int64_t>(0, m.shape[d]));
    const auto stride = static_cast<std::uint64_t>(m.strides[d] * m.element_bytes);
    for (std::size_t i = 0; i < count; ++i) {
      places.inside[i] = places.inside[i] && at[i] < extent;  // a negative index is a large one
      places.offset_bytes[i] =
          static_cast<std::int64_t>(static_cast<std::uint64_t>(places.offset_bytes[i]) + at[i] * stride);
    }
  }
  if (n.inst == Inst::load) {
    with_word(m.element_bytes, [&](auto word) { load_lanes<decltype(word)>(m.data, places, count, out); });
    for (std::size_t i = 0; n.type == Type::boolean && i < count; ++i) out[i] = std::uint64_t{out[i] != 0};
    return;
  }
  const std::uint64_t* const values = lanes(ids[rank]);
  if (n.inst == Inst::store) {
    with_word(m.element_bytes,
              [&](auto word) { store_lanes<decltype(word)>(m.data, places, count, values); });
    return;
  }
  for (std::size_t i = 0; i < count; ++i) {
    if (!places.inside[i]) continue;
    std::byte* const to = m.data + places.offset_bytes[i];
    const std::array<std::uint64_t, 2> both{read_element(to, n.type), values[i]};
    write_element(to, n.type, eval_op(n.op, n.type, n.type, both));
  }
}

}  // namespace weft::ir

#include "ir/eval.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "ir/eval_run.hpp"
#include "support/check.hpp"
#include "support/float_state.hpp"
#include "weft/error.hpp"

namespace weft::ir {

namespace {
template <class Word>
Word read_word(const std::byte* from) {
  Word word;
  std::memcpy(&word, from, sizeof word);
  return word;
}
template <class Word>
void write_word(std::byte* to, std::uint64_t bits) {
  const auto word = static_cast<Word>(bits);
  std::memcpy(to, &word, sizeof word);
}
}  // namespace

std::uint64_t read_element(const std::byte* from, Type type) {
  switch (size_bytes(type)) {
    case 1:
      return type == Type::boolean ? std::uint64_t{read_word<std::uint8_t>(from) != 0}
                                   : read_word<std::uint8_t>(from);
    case 2:
      return read_word<std::uint16_t>(from);
    case 4:
      return read_word<std::uint32_t>(from);
    default:
      return read_word<std::uint64_t>(from);
  }
}

void write_element(std::byte* to, Type type, std::uint64_t bits) {
  switch (size_bytes(type)) {
    case 1:
      return write_word<std::uint8_t>(to, bits);
    case 2:
      return write_word<std::uint16_t>(to, bits);
    case 4:
      return write_word<std::uint32_t>(to, bits);
    default:
      return write_word<std::uint64_t>(to, bits);
  }
}

Run::Run(const Kernel& kernel, std::span<const BoundArray> arrays, std::span<const std::uint64_t> scalars)
    : kernel_(kernel), vars_(kernel.vars.size()), loops_(kernel.loops.size()), tiles_(kernel.arrays.size()) {
  prepare_slots();
  prepare_batches();
  for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
    const Node& n = kernel.nodes[i];
    if (n.inst != Inst::constant && n.inst != Inst::scalar) continue;
    const std::uint64_t bits = n.inst == Inst::constant ? n.constant_bits() : scalars[n.target];
    const std::size_t width = straight_region_[index(home_[i])] ? batch : 1;
    std::fill_n(words_.begin() + slot_[i], width, bits);
  }
  bind(arrays);
  find_groups();
}

void Run::prepare_slots() {
  home_.assign(kernel_.nodes.size(), kernel_.body);
  for (std::size_t r = 0; r < kernel_.regions.size(); ++r) {
    for (NodeId n : kernel_.regions[r].nodes) home_[index(n)] = RegionId(static_cast<std::uint32_t>(r));
  }
  straight_region_.assign(kernel_.regions.size(), false);
  for (std::size_t l = 0; l < loops_.size(); ++l) {
    const Loop& loop = kernel_.loops[l];
    loops_[l].straight = loop.parallel && straight_line(loop);
    if (loops_[l].straight) straight_region_[index(loop.body)] = true;
  }
  std::uint32_t next = 0;
  for (RegionId home : home_) {
    slot_.push_back(next);
    next += straight_region_[index(home)] ? static_cast<std::uint32_t>(batch) : 1;
  }
  words_.assign(next, 0);
}

void Run::bind(std::span<const BoundArray> arrays) {
  memory_.resize(kernel_.arrays.size());
  for (std::size_t a = 0; a < kernel_.arrays.size(); ++a) {
    const Array& declared = kernel_.arrays[a];
    memory_[a].element_bytes = size_bytes(declared.type);
    if (declared.role == Role::tile) continue;
    WEFT_CHECK(a < arrays.size() && arrays[a].type == declared.type && arrays[a].rank == declared.rank,
               "kernel {}: array {} is bound to another type or rank", kernel_.name, declared.name);
    memory_[a].data = arrays[a].data;
    memory_[a].shape.assign(arrays[a].shape, arrays[a].shape + arrays[a].rank);
    memory_[a].strides.assign(arrays[a].strides, arrays[a].strides + arrays[a].rank);
  }
}

void Run::region(RegionId id) {
  for (NodeId n : kernel_.at(id).nodes) node(n);
}

void Run::node(NodeId id) {
  const Node& n = kernel_.at(id);
  switch (n.inst) {
    case Inst::constant:
    case Inst::scalar:
      break;  // written once, before anything runs
    case Inst::extent:
      word(id) = static_cast<std::uint64_t>(memory_[n.target].shape[n.sub]);
      break;
    case Inst::axis: {
      const LoopState& l = loops_[n.target];
      const auto k = static_cast<std::uint64_t>(l.place[n.sub]);
      word(id) = static_cast<std::uint64_t>(l.domain.start[n.sub]) +
                 k * static_cast<std::uint64_t>(l.domain.step[n.sub]);
      break;
    }
    case Inst::operand:
      word(id) = loops_[n.target].fold_operands[n.sub];
      break;
    case Inst::op:
      operate(n, &word(id));
      break;
    case Inst::load:
    case Inst::store:
    case Inst::atomic:
      node_with_memory(id, n);
      break;
    case Inst::get:
      word(id) = vars_[n.target];
      break;
    case Inst::set:
      vars_[n.target] = word(kernel_.args(n)[0]);
      break;
    case Inst::tile:
      declare_tile(n);
      break;
    case Inst::loop:
      loop(n.loop());
      break;
    case Inst::fold_result:
      word(id) = loops_[n.target].fold_results[n.sub];
      break;
    case Inst::if_:
      if (word(kernel_.args(n)[0]) != 0) {
        region(n.region());
      } else if (n.other() != no_region) {
        region(n.other());
      }
      break;
    case Inst::while_:
      for (;;) {
        region(n.region());
        const NodeId yield = kernel_.at(n.region()).nodes.back();
        if (word(kernel_.args(yield)[0]) == 0) break;
        region(n.other());
      }
      break;
    case Inst::for_:
      sequential(n.loop());
      break;
    case Inst::yield:
      break;  // read by what it ends
  }
}

void Run::operate(const Node& n, std::uint64_t* out) {
  std::array<std::uint64_t, 3> bits;
  const auto args = kernel_.args(n);
  for (std::size_t i = 0; i < args.size(); ++i) bits[i] = word(args[i]);
  *out = eval_op(n.op, kernel_.at(args.back()).type, n.type, {bits.data(), args.size()});
}

std::byte* Run::address(const Node& n) const {
  const Memory& m = memory_[n.target];
  std::int64_t offset = 0;
  for (std::size_t d = 0; d < m.shape.size(); ++d) {
    const std::int64_t at = integer(kernel_.args(n)[d]);
    if (at < 0 || at >= m.shape[d]) return nullptr;
    offset += at * m.strides[d];
  }
  return m.data + offset * m.element_bytes;
}

void Run::node_with_memory(NodeId id, const Node& n) {
  std::byte* const at = address(n);
  if (n.inst == Inst::load) {
    word(id) = at == nullptr ? 0 : read_element(at, n.type);
  } else if (at != nullptr) {
    std::uint64_t value = word(kernel_.args(n).back());
    if (n.inst == Inst::atomic) {
      const std::array<std::uint64_t, 2> both{read_element(at, n.type), value};
      value = eval_op(n.op, n.type, n.type, both);
    }
    write_element(at, n.type, value);
  }
}

void Run::declare_tile(const Node& n) {
  Memory& m = memory_[n.target];
  m.shape.clear();
  for (NodeId extent : kernel_.args(n)) m.shape.push_back(std::max<std::int64_t>(0, integer(extent)));
  m.strides.assign(m.shape.size(), 1);
  std::int64_t elements = 1;
  constexpr std::int64_t most = std::int64_t{1} << 32;
  for (std::size_t d = m.shape.size(); d-- > 0;) {
    m.strides[d] = elements;
    if (__builtin_mul_overflow(elements, m.shape[d], &elements) || elements > most) {
      throw LimitError(fmt::format("{}: the row-local array {} has more than 2^32 elements", kernel_.name,
                                   kernel_.at(n.array()).name));
    }
  }
  auto& bytes = tiles_[n.target];
  bytes.assign(static_cast<std::size_t>(elements) * static_cast<std::size_t>(m.element_bytes), std::byte{0});
  m.data = bytes.data();
}

Run::Domain Run::domain(const Loop& l) const {
  Domain d;
  d.total = 1;
  bool empty = false;
  bool overflow = false;
  for (const Axis& a : l.axes) {
    d.start.push_back(integer(a.start));
    d.count.push_back(integer(a.count));
    d.step.push_back(integer(a.step));
    empty = empty || d.count.back() <= 0;
    overflow = overflow || __builtin_mul_overflow(d.total, d.count.back(), &d.total);
  }
  if (empty) d.total = 0;
  if (!empty && overflow) {
    throw LimitError(fmt::format("{}: a loop (line {}) has more than 2^63 iterations", kernel_.name, l.line));
  }
  return d;
}

void Run::loop(LoopId id) {
  const Loop& l = kernel_.at(id);
  LoopState& state = loops_[index(id)];
  state.domain = domain(l);
  if (state.folds.empty()) {
    for (std::size_t f = 0; f < l.folds.size(); ++f) {
      FoldState::Operator custom;
      if (l.folds[f].custom) {
        custom = [this, id, f](std::uint64_t a, std::uint64_t b) { return apply_operator(id, f, a, b); };
      }
      state.folds.emplace_back(l.folds[f], kernel_.at(l.folds[f].value).type, std::move(custom));
    }
    state.fold_operands.resize(2 * l.folds.size());
    state.fold_results.resize(l.folds.size());
  }
  if (state.straight && keeps_order(id)) {
    batches(id);
  } else {
    state.place.assign(l.axes.size(), 0);
    for (std::int64_t i = 0; i < state.domain.total; ++i) {
      region(l.body);
      for (std::size_t f = 0; f < l.folds.size(); ++f) {
        const NodeId second = l.folds[f].second;
        state.folds[f].add(&word(l.folds[f].value), second == no_node ? nullptr : &word(second), 1);
      }
      for (std::size_t a = l.axes.size(); a-- > 0;) {
        if (++state.place[a] < state.domain.count[a]) break;
        state.place[a] = 0;
      }
    }
  }
  finish_folds(id);
}

void Run::finish_folds(LoopId id) {
  const Loop& l = kernel_.at(id);
  LoopState& state = loops_[index(id)];
  for (std::size_t f = 0; f < l.folds.size(); ++f) {
    std::optional<std::uint64_t> start;
    if (l.folds[f].start != no_node) start = word(l.folds[f].start);
    state.fold_results[f] = state.folds[f].finish(start);
  }
}

std::uint64_t Run::apply_operator(LoopId id, std::size_t fold, std::uint64_t left, std::uint64_t right) {
  LoopState& state = loops_[index(id)];
  state.fold_operands[2 * fold] = left;
  state.fold_operands[2 * fold + 1] = right;
  const RegionId combine = kernel_.at(id).folds[fold].combine;
  region(combine);
  return word(kernel_.args(kernel_.at(combine).nodes.back())[0]);
}

void Run::sequential(LoopId id) {
  const Loop& l = kernel_.at(id);
  LoopState& state = loops_[index(id)];
  state.domain = domain(l);
  state.place.assign(1, 0);
  for (; state.place[0] < state.domain.total; ++state.place[0]) region(l.body);
}

void eval(const Kernel& kernel, std::span<const BoundArray> arrays, std::span<const std::uint64_t> scalars) {
  const support::FloatState standard;
  Run(kernel, arrays, scalars).run();
}

}  // namespace weft::ir

#include "plan/fuse.hpp"

#include <algorithm>
#include <memory>
#include <string>

#include "plan/fuser.hpp"
#include "support/check.hpp"

namespace weft::plan {

using ir::Inst;

Fuser::Fuser(const Draft& draft, const std::vector<Item>& items, const Surroundings& around,
             const Frame& frame, const Tiles& tiles, std::pmr::memory_resource* memory)
    : draft_(draft),
      around_(around),
      frame_(frame),
      tiles_(tiles),
      to_(kernel_name(draft, around)),
      memory_(memory),
      tile_used_(tiles.size()),
      tile_ids_(tiles.size()) {
  members_.reserve(items.size());
  for (const Item& item : items) {
    Member& member = members_.emplace_back(memory);
    member.item = &item;
    member.counts = own_counts(item);
    if (!item.flat) continue;
    const auto expressed = frame_.expression(item.domain.total);
    member.reshaped = expressed != member.counts;
    member.counts = expressed;
  }
  drop_unread();
}

Launch Fuser::run() {
  for (Member& m : members_) {
    if (!m.dropped) bind(m);
  }
  params_.declare(to_);
  declare_tiles();
  for (Member& m : members_) copy_before(m);
  if (members_.front().form().facts != nullptr) copy_loop();
  for (Member& m : members_) copy_after(m);
  Launch launch;
  params_.fill(launch);
  launch.kernel = std::make_shared<const ir::Kernel>(to_.finish());
  return launch;
}

void Fuser::declare_tiles() {
  for (std::size_t t = 0; t < tiles_.size(); ++t) {
    if (!tile_used_[t]) continue;
    const Tile& tile = tiles_[t];
    const int rank = static_cast<int>(tile.shape.size() - frame_.depth());
    const ir::Call& call = around_.recording.calls[static_cast<std::size_t>(tile.call)];
    tile_ids_[t] = params_.declare_tile(to_, call.kernel->kernel.arrays[tile.param].name,
                                        call.arrays[tile.param].type, rank);
  }
}

Lengths Fuser::own_counts(const Item& item) {
  Lengths counts;
  for (const AxisRange& a : item.domain.axes) counts.push_back(a.count);
  return counts;
}

std::string Fuser::kernel_name(const Draft& draft, const Surroundings& around) {
  constexpr std::size_t most_names = 6;
  std::string name;
  for (std::size_t k = 0; k < draft.calls.size() && k < most_names; ++k) {
    if (k > 0) name += '_';
    name += around.recording.calls[static_cast<std::size_t>(draft.calls[k])].kernel->kernel.name;
  }
  if (draft.calls.size() > most_names)
    name += "_and_" + std::to_string(draft.calls.size() - most_names) + "_more";
  return name;
}

const Member& Fuser::member(ir::CallId call) const {
  const auto found = std::ranges::find_if(members_, [&](const Member& m) { return m.item->call == call; });
  WEFT_CHECK(found != members_.end());
  return *found;
}

Member& Fuser::giver_of_axes() {
  const auto rigid =
      std::ranges::find_if(members_, [](const Member& m) { return !m.dropped && !m.item->flat; });
  return rigid != members_.end() ? *rigid : *std::ranges::find(members_, false, &Member::dropped);
}

bool Fuser::is_producer(const Member& m) const {
  return std::ranges::any_of(draft_.recomputes,
                             [&](const Recompute& r) { return r.producer == m.item->call; });
}

void Fuser::copy_before(Member& m) {
  const ir::Kernel& k = m.kernel();
  m.copier.emplace(to_, k, memory_);
  m.copier->arrays.resize(k.arrays.size());
  const bool computed_again = is_producer(m);
  if (m.dropped && !computed_again) return;
  m.copier->scalars.reserve(k.scalars.size());
  for (std::size_t s = 0; s < k.scalars.size(); ++s) {
    const ScalarRef ref{{m.item->call, m.form().scalars[s]}, std::nullopt};
    m.copier->scalars.push_back(params_.declare_scalar(to_, k.scalars[s], ref));
  }
  m.copier->rewrite = [this, &m](ir::Copier& c, NodeId id) { return rewrite(m, c, id); };
  const std::vector<bool>& needed = m.reshaped ? m.form().needed : m.form().needed_with_axes;
  for (NodeId id : k.at(k.body).nodes) {
    const ir::Node& n = k.at(id);
    if (n.inst == Inst::loop) break;
    if (n.inst == Inst::store || needed[ir::index(id)]) m.copier->node(id);
  }
  if (computed_again) m.before = m.copier->nodes;
}

void Fuser::copy_loop() {
  const ir::LoopId loop = to_.begin_loop(frame_axes());
  Indices axes;
  for (std::size_t k = 0; k < frame_.depth(); ++k) axes.push_back(to_.axis(loop, static_cast<int>(k)));
  for (std::size_t t = 0; t < tiles_.size(); ++t) {
    if (!tile_used_[t]) continue;
    Indices extents;
    for (std::size_t k = frame_.depth(); k < tiles_[t].shape.size(); ++k) {
      extents.push_back(tile_extent(tiles_[t], static_cast<int>(k)));
    }
    to_.tile(tile_ids_[t], extents);
  }
  for (Member& m : members_) {
    if (!m.dropped) copy_body(m, loop, axes);
  }
  to_.end_loop();
}

NodeId Fuser::tile_extent(const Tile& tile, int dimension) {
  const auto k = static_cast<std::size_t>(dimension);
  const ir::View& view = around_.recording.calls[static_cast<std::size_t>(tile.call)].arrays[tile.param];
  Extent where{Extent::Of::dimension, tile.call, tile.param, dimension};
  const bool as_written = view.rank == static_cast<int>(tile.shape.size());
  if (!as_written && k < frame_.shape.refs.size()) where = frame_.shape.refs[k];
  return params_.size(to_, dimension, tile.shape[k], where);
}

std::vector<ir::Axis> Fuser::frame_axes() {
  Member& giver = giver_of_axes();
  std::vector<ir::Axis> axes;
  if (giver.reshaped) {
    for (std::size_t k = 0; k < frame_.depth(); ++k) axes.push_back(plain_axis(giver, k));
    return axes;
  }
  const auto& own = giver.form().loop().axes;
  for (std::size_t k = 0; k < frame_.depth(); ++k) {
    axes.push_back({giver.copier->value(own[k].start), giver.copier->value(own[k].count),
                    giver.copier->value(own[k].step)});
  }
  return axes;
}

ir::Axis Fuser::plain_axis(const Member& m, std::size_t k) {
  return {to_.index_constant(0), expressed_size(m, k), to_.index_constant(1)};
}

NodeId Fuser::expressed_size(const Member& m, std::size_t k) {
  const auto at_index = std::ranges::find_if(m.item->uses, &Use::flat);
  WEFT_CHECK(at_index != m.item->uses.end(), "{}: a flat loop without arrays", m.kernel().name);
  const std::uint32_t param = m.form().arrays[at_index->array];
  const Extent where = frame_.expression_refs(m.item->domain.total, m.item->call, param).at(k);
  return params_.size(to_, static_cast<int>(k), m.counts[k], where);
}

void Fuser::copy_body(Member& m, ir::LoopId frame_loop, const Indices& frame_values) {
  const ir::LoopId own = m.form().facts->loop;
  const std::size_t depth = frame_.depth();
  m.axes = frame_values;
  if (m.counts.size() <= depth) {
    m.copier->axes[ir::index(own)] = m.axes;
    m.copier->loop_body(own, frame_loop);
    return;
  }
  std::vector<ir::Axis> inner;
  for (std::size_t k = depth; k < m.counts.size(); ++k) {
    if (m.item->flat && m.reshaped) {
      inner.push_back(plain_axis(m, k));
    } else {
      const ir::Axis& a = m.form().loop().axes[k];
      inner.push_back({m.copier->value(a.start), m.copier->value(a.count), m.copier->value(a.step)});
    }
  }
  const ir::LoopId loop = to_.begin_loop(std::move(inner));
  for (std::size_t k = depth; k < m.counts.size(); ++k) {
    m.axes.push_back(to_.axis(loop, static_cast<int>(k - depth)));
  }
  m.copier->axes[ir::index(own)] = m.axes;
  m.copier->loop_body(own, loop);
  to_.end_loop();
}

void Fuser::copy_after(Member& m) {
  if (m.dropped || m.form().facts == nullptr) return;
  const ir::Kernel& k = m.kernel();
  m.copier->combines(m.form().facts->loop);
  const std::vector<bool>& needed = m.form().needed;
  bool after = false;
  for (NodeId id : k.at(k.body).nodes) {
    const ir::Node& n = k.at(id);
    if (after && (n.inst == Inst::store || needed[ir::index(id)])) m.copier->node(id);
    after = after || n.inst == Inst::loop;
  }
}

Launch fuse(const Draft& draft, const std::vector<Item>& members, const Surroundings& around,
            const Frame& frame, const Tiles& tiles, std::pmr::memory_resource* memory) {
  return Fuser(draft, members, around, frame, tiles, memory).run();
}

Launch alone(const Form& form, ir::CallId call, std::size_t call_arrays) {
  Launch launch;
  launch.kernel = form.kernel;
  for (std::uint32_t k : form.arrays) {
    const bool slot = k >= call_arrays;
    launch.arrays.push_back({call, slot ? 0 : k});
    launch.slots.push_back(slot ? static_cast<int>(k - call_arrays) : -1);
  }
  launch.reshape.resize(form.arrays.size());
  for (std::uint32_t k : form.scalars) launch.scalars.push_back({{call, k}, std::nullopt});
  return launch;
}

bool aliases_itself(const Item& item) {
  for (const Use& a : item.uses) {
    for (const Use& b : item.uses) {
      const bool other = a.array != b.array && a.memory == b.memory && a.write;
      if (other && b.array != no_array && (a.view == b.view || bytes_meet(*a.view, *b.view))) return true;
    }
  }
  return false;
}

}  // namespace weft::plan

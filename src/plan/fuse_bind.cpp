// What each load and store of a group's calls becomes: a parameter, a tile, or a formula.
#include <algorithm>

#include "plan/fuser.hpp"

namespace weft::plan {

using ir::Inst;

void Fuser::drop_unread() {
  std::vector<bool> read(tiles_.size());
  std::size_t kept = 0;
  for (auto m = members_.rbegin(); m != members_.rend(); ++m) {
    const auto is_needed = [&](const Use& u) {
      if (!u.write) return false;
      const Tile* tile = find_tile(tiles_, u.memory);
      return tile == nullptr || read[number(*tile)];
    };
    m->dropped = m->form().pointwise && std::ranges::none_of(m->item->uses, is_needed);
    if (m->dropped) continue;
    ++kept;
    for (const Use& u : m->item->uses) {
      if (u.write || find_recompute(draft_, m->item->call, u.array) != nullptr) continue;
      if (const Tile* tile = find_tile(tiles_, u.memory)) read[number(*tile)] = true;
    }
  }
  for (Member& m : members_) {
    m.dropped = m.dropped && kept > 0;
    // It is computed as it was written.
    if (m.dropped) m.reshaped = false;
  }
}

void Fuser::bind(Member& m) {
  const ir::Kernel& k = m.kernel();
  for (NodeId id : k.at(k.body).nodes) {
    const ir::Node& n = k.at(id);
    if (n.inst != Inst::load && n.inst != Inst::store) continue;
    const Use use = top_use(*m.item, around_.recording, around_.memories, n.array(), n.inst == Inst::store);
    m.places.push_back({id, {Place::Kind::param, params_.bind(*m.item, use, frame_), 0, nullptr, use}});
  }
  if (m.form().facts == nullptr) return;
  m.places.reserve(m.places.size() + m.form().facts->accesses.size());
  for (std::uint32_t number = 0; number < m.form().facts->accesses.size(); ++number) {
    const Use use = access_use(*m.item, around_.recording, around_.memories, number);
    m.places.emplace_back(use.access->node, place(m, use));
  }
  std::ranges::sort(m.places, {}, [](const auto& entry) { return entry.first; });
}

Place Fuser::place(Member& m, const Use& use) {
  const Recompute* again = use.write ? nullptr : find_recompute(draft_, m.item->call, use.array);
  if (again != nullptr) {
    bind_producer(*again);
    return {Place::Kind::recompute, 0, 0, again, use};
  }
  if (const Tile* tile = find_tile(tiles_, use.memory)) {
    tile_used_[number(*tile)] = true;
    return {Place::Kind::tile, 0, number(*tile), nullptr, use};
  }
  return {Place::Kind::param, params_.bind(*m.item, use, frame_), 0, nullptr, use};
}

void Fuser::bind_producer(const Recompute& again) {
  const Member& p = member(again.producer);
  for (std::uint32_t number = 0; number < p.form().facts->accesses.size(); ++number) {
    const Use use = access_use(*p.item, around_.recording, around_.memories, number);
    if (!use.write) as_is_[{again.producer, use.access->node}] = params_.bind_as_is(*p.item, use);
  }
}

}  // namespace weft::plan

// Loads, stores and sizes as they are copied into a fused kernel.
#include <algorithm>
#include <array>

#include "plan/fuser.hpp"

namespace weft::plan {

using ir::Inst;

bool Fuser::rewrite(Member& m, ir::Copier& c, NodeId id) {
  const ir::Node& n = c.from().at(id);
  c.to().line(n.line);
  if (n.inst == Inst::extent) {
    c.nodes[ir::index(id)] = extent(m, n);
    return true;
  }
  // A reshaped loop uses its axes for nothing but the indices that are written anew.
  if (n.inst == Inst::axis) return m.reshaped && n.loop() == m.form().facts->loop;
  const auto place =
      std::ranges::lower_bound(m.places, id, {}, [](const auto& entry) { return entry.first; });
  if (place == m.places.end() || place->first != id) return false;
  if (n.inst == Inst::load) c.nodes[ir::index(id)] = load(m, c, n, place->second);
  if (n.inst == Inst::store) store(m, c, n, place->second);
  if (n.inst == Inst::atomic) {
    to_.atomic(n.op, params_.array(place->second.param), indices(m, c, n, place->second),
               c(c.from().args(n).back()));
  }
  return true;
}

NodeId Fuser::extent(const Member& m, const ir::Node& n) {
  const std::uint32_t param = m.form().arrays[n.target];
  const ir::Call& call = around_.recording.calls[static_cast<std::size_t>(m.item->call)];
  const ir::View& view = call.arrays[param];
  const auto at_index = [&](const Use& u) { return u.flat && u.array == n.target; };
  if (m.reshaped && view.rank == 1 && std::ranges::any_of(m.item->uses, at_index)) {
    NodeId all = expressed_size(m, 0);
    for (std::size_t k = 1; k < m.counts.size(); ++k) {
      all = binary(ir::Op::mul, ir::index_type, all, expressed_size(m, k));
    }
    return all;
  }
  const Extent where{Extent::Of::dimension, m.item->call, param, static_cast<int>(n.sub)};
  return params_.size(to_, static_cast<int>(n.sub), view.shape[n.sub], where);
}

Indices Fuser::indices(const Member& m, const ir::Copier& c, const ir::Node& n, const Place& place) {
  Indices out;
  if (m.reshaped && place.use.flat) {
    out = m.axes;
  } else {
    const auto args = c.from().args(n);
    const auto rank = static_cast<std::size_t>(c.from().at(n.array()).rank);
    for (NodeId arg : args.first(rank)) out.push_back(c(arg));
  }
  if (place.kind != Place::Kind::tile) return out;
  return {out.begin() + frame_.depth(), out.end()};
}

ir::ArrayId Fuser::array(const Place& place) const {
  return place.kind == Place::Kind::tile ? tile_ids_[place.tile] : params_.array(place.param);
}

NodeId Fuser::load(const Member& m, ir::Copier& c, const ir::Node& n, const Place& place) {
  if (place.kind == Place::Kind::recompute) return computed(c, n, place);
  return to_.load(array(place), indices(m, c, n, place));
}

void Fuser::store(const Member& m, ir::Copier& c, const ir::Node& n, const Place& place) {
  to_.store(array(place), indices(m, c, n, place), c(c.from().args(n).back()));
}

NodeId Fuser::computed(ir::Copier& c, const ir::Node& n, const Place& place) {
  const Member& p = member(place.recompute->producer);
  Indices at, extents;
  for (NodeId arg : c.from().args(n)) at.push_back(c(arg));
  const Item& reader = *member(place.recompute->consumer).item;
  for (int k = 0; k < place.use.view->rank; ++k) {
    const Extent where{Extent::Of::dimension, reader.call, reader.form->arrays[place.use.array], k};
    extents.push_back(params_.size(to_, k, place.use.view->shape[static_cast<std::size_t>(k)], where));
  }
  const NodeId value = formula(p, position(p, at, extents));
  if (surely_inside(*place.use.access, reader)) return value;
  const std::array<NodeId, 3> choice{inside(at, extents), value, to_.constant(n.type, 0)};
  return to_.op(ir::Op::select, n.type, choice);
}

bool Fuser::surely_inside(const ir::Access& access, const Item& reader) {
  const ir::LoopId loop = reader.form->facts->loop;
  const auto known = [&](const ir::IndexForm& f) {
    const auto of_loop = [&](const ir::AffineTerm& t) { return t.loop == loop; };
    return f.affine && f.offset == ir::no_node && std::ranges::all_of(f.terms, of_loop);
  };
  return !access.conditional && std::ranges::all_of(access.dims, known);
}

NodeId Fuser::binary(ir::Op op, ir::Type type, NodeId a, NodeId b) {
  const std::array<NodeId, 2> both{a, b};
  return to_.op(op, type, both);
}

NodeId Fuser::inside(const Indices& at, const Indices& extents) {
  NodeId all = to_.constant(ir::Type::boolean, 1);
  for (std::size_t k = 0; k < at.size(); ++k) {
    const NodeId low = binary(ir::Op::ge, ir::Type::boolean, at[k], to_.index_constant(0));
    const NodeId high = binary(ir::Op::lt, ir::Type::boolean, at[k], extents[k]);
    const NodeId both = binary(ir::Op::bit_and, ir::Type::boolean, low, high);
    all = k == 0 ? both : binary(ir::Op::bit_and, ir::Type::boolean, all, both);
  }
  return all;
}

Indices Fuser::position(const Member& p, const Indices& at, const Indices& extents) {
  if (p.form().loop().axes.size() == at.size()) return at;
  NodeId flat = at[0];
  for (std::size_t k = 1; k < at.size(); ++k) {
    flat = binary(ir::Op::add, ir::index_type, binary(ir::Op::mul, ir::index_type, flat, extents[k]), at[k]);
  }
  return {flat};
}

NodeId Fuser::formula(const Member& p, const Indices& axes) {
  const ir::LoopId loop = p.form().facts->loop;
  ir::Copier copier(to_, p.kernel(), memory_);
  copier.arrays = p.copier->arrays;
  copier.scalars = p.copier->scalars;
  copier.nodes = p.before;
  copier.axes[ir::index(loop)] = axes;
  NodeId value = ir::no_node;
  copier.rewrite = [&](ir::Copier& c, NodeId id) {
    const ir::Node& n = c.from().at(id);
    if (n.inst == Inst::store) value = c(c.from().args(n).back());
    if (n.inst == Inst::extent) c.nodes[ir::index(id)] = plain_extent(p, n);
    if (n.inst == Inst::load) {
      Indices at;
      for (NodeId arg : c.from().args(n)) at.push_back(c(arg));
      c.nodes[ir::index(id)] = to_.load(params_.array(as_is_.at({p.item->call, id})), at);
    }
    return n.inst == Inst::store || n.inst == Inst::extent || n.inst == Inst::load;
  };
  copier.region(p.form().loop().body);
  return value;
}

NodeId Fuser::plain_extent(const Member& p, const ir::Node& n) {
  const std::uint32_t param = p.form().arrays[n.target];
  const ir::View& view = around_.recording.calls[static_cast<std::size_t>(p.item->call)].arrays[param];
  const Extent where{Extent::Of::dimension, p.item->call, param, static_cast<int>(n.sub)};
  return params_.size(to_, static_cast<int>(n.sub), view.shape[n.sub], where);
}

}  // namespace weft::plan

#include "plan/fuse.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>

#include "ir/clone.hpp"
#include "plan/params.hpp"
#include "support/check.hpp"

namespace weft::plan {
namespace {

using ir::Inst;
using ir::NodeId;

/// What a load or store of a call becomes.
struct Place {
  enum class Kind : std::uint8_t { param, tile, recompute } kind{};
  std::size_t param = 0;                 ///< number in Params
  MemoryId tile{};
  const Recompute* recompute = nullptr;
  Use use;
};

struct Member {
  const Item* item = nullptr;
  bool dropped = false;  ///< nothing reads what it makes
  std::map<NodeId, Place> places;  ///< by load or store
  std::unique_ptr<ir::Copier> copier;
  std::vector<NodeId> before;        ///< what its values at top level became
  std::vector<std::int64_t> counts;  ///< what its loop runs over here
  bool reshaped = false;             ///< and that is another shape than it was written for
  std::vector<NodeId> axes;          ///< values of these axes, once its loop is open

  [[nodiscard]] const Form& form() const { return *item->form; }
  [[nodiscard]] const ir::Kernel& kernel() const { return *item->form->kernel; }
};

/// Values at top level that the loop's body, or what stands after it, needs. Axes of the loop itself are left out
/// unless asked for: the group has its own.
std::vector<bool> needed_at_top(const Form& form, bool with_axes) {
  const ir::Kernel& k = *form.kernel;
  std::vector<bool> needed(k.nodes.size()), at_top(k.nodes.size());
  const auto need = [&](NodeId id) {
    if (id != ir::no_node) needed[ir::index(id)] = true;
  };
  for (NodeId id : k.at(k.body).nodes) at_top[ir::index(id)] = true;
  for (std::size_t i = 0; i < k.nodes.size(); ++i) {
    if (at_top[i]) continue;
    for (NodeId arg : k.args(k.nodes[i])) need(arg);
  }
  for (std::size_t l = 0; l < k.loops.size(); ++l) {
    const bool own = form.facts != nullptr && ir::index(form.facts->loop) == l;
    for (const ir::Fold& f : k.loops[l].folds) need(f.value), need(f.start);
    if (own && !with_axes) continue;
    for (const ir::Axis& a : k.loops[l].axes) need(a.start), need(a.count), need(a.step);
  }
  const auto& top = k.at(k.body).nodes;
  for (auto id = top.rbegin(); id != top.rend(); ++id) {
    const ir::Node& n = k.at(*id);
    if (n.inst != Inst::store && !needed[ir::index(*id)]) continue;
    for (NodeId arg : k.args(n)) need(arg);
  }
  return needed;
}

class Fuser {
 public:
  Fuser(const Draft& draft, const std::vector<Item>& items, const Surroundings& around, const Frame& frame,
        const Tiles& tiles)
      : draft_(draft), around_(around), frame_(frame), tiles_(tiles), to_(kernel_name(draft, around)) {
    members_.resize(items.size());
    for (std::size_t m = 0; m < items.size(); ++m) {
      Member& member = members_[m];
      member.item = &items[m];
      member.counts = own_counts(items[m]);
      if (!items[m].flat) continue;
      const auto expressed = frame_.expression(items[m].domain.total);
      member.reshaped = expressed != member.counts;
      member.counts = expressed;
    }
    drop_unread();
  }

  Launch run() {
    for (Member& m : members_) {
      if (!m.dropped) bind(m);
    }
    params_.declare(to_);
    for (const auto& [memory, tile] : tiles_) {
      if (!used_tiles_.contains(memory)) continue;
      const int rank = static_cast<int>(tile.shape.size() - frame_.depth());
      const ir::Call& call = around_.recording.calls[static_cast<std::size_t>(tile.call)];
      tile_ids_[memory] =
          params_.declare_tile(to_, call.kernel->kernel.arrays[tile.param].name, call.arrays[tile.param].type, rank);
    }
    for (Member& m : members_) copy_before(m);
    if (members_.front().form().facts != nullptr) copy_loop();
    for (Member& m : members_) copy_after(m);
    Launch launch;
    params_.fill(launch);
    launch.kernel = std::make_shared<const ir::Kernel>(to_.finish());
    return launch;
  }

 private:
  static std::vector<std::int64_t> own_counts(const Item& item) {
    std::vector<std::int64_t> counts;
    for (const AxisRange& a : item.domain.axes) counts.push_back(a.count);
    return counts;
  }

  static std::string kernel_name(const Draft& draft, const Surroundings& around) {
    constexpr std::size_t most_names = 6;
    std::string name;
    for (std::size_t k = 0; k < draft.calls.size() && k < most_names; ++k) {
      if (k > 0) name += '_';
      name += around.recording.calls[static_cast<std::size_t>(draft.calls[k])].kernel->kernel.name;
    }
    if (draft.calls.size() > most_names) name += "_and_" + std::to_string(draft.calls.size() - most_names) + "_more";
    return name;
  }

  /// A store to a local that nothing reads needs no call to make it.
  void drop_unread() {
    std::set<MemoryId> read;
    std::size_t kept = 0;
    for (auto m = members_.rbegin(); m != members_.rend(); ++m) {
      const auto is_needed = [&](const Use& u) {
        return u.write && (!tiles_.contains(u.memory) || read.contains(u.memory));
      };
      m->dropped = m->form().pointwise && std::ranges::none_of(m->item->uses, is_needed);
      if (m->dropped) continue;
      ++kept;
      for (const Use& u : m->item->uses) {
        const bool again = find_recompute(draft_, m->item->call, u.array) != nullptr;
        if (!u.write && !again) read.insert(u.memory);
      }
    }
    for (Member& m : members_) {
      m.dropped = m.dropped && kept > 0;
      // It is computed as it was written.
      if (m.dropped) m.reshaped = false;
    }
  }

  void bind(Member& m) {
    const ir::Kernel& k = m.kernel();
    for (NodeId id : k.at(k.body).nodes) {
      const ir::Node& n = k.at(id);
      if (n.inst != Inst::load && n.inst != Inst::store) continue;
      const Use use = top_use(*m.item, around_.recording, around_.memories, n.array(), n.inst == Inst::store);
      m.places[id] = {Place::Kind::param, params_.bind(*m.item, use, frame_), {}, nullptr, use};
    }
    if (m.form().facts == nullptr) return;
    for (std::uint32_t number = 0; number < m.form().facts->accesses.size(); ++number) {
      const Use use = access_use(*m.item, around_.recording, around_.memories, number);
      m.places[use.access->node] = place(m, use);
    }
  }

  Place place(Member& m, const Use& use) {
    const Recompute* again = use.write ? nullptr : find_recompute(draft_, m.item->call, use.array);
    if (again != nullptr) {
      bind_producer(*again);
      return {Place::Kind::recompute, 0, {}, again, use};
    }
    if (tiles_.contains(use.memory)) {
      used_tiles_.insert(use.memory);
      return {Place::Kind::tile, 0, use.memory, nullptr, use};
    }
    return {Place::Kind::param, params_.bind(*m.item, use, frame_), {}, nullptr, use};
  }

  void bind_producer(const Recompute& again) {
    const Member& p = member(again.producer);
    for (std::uint32_t number = 0; number < p.form().facts->accesses.size(); ++number) {
      const Use use = access_use(*p.item, around_.recording, around_.memories, number);
      if (!use.write) as_is_[{again.producer, use.access->node}] = params_.bind_as_is(*p.item, use);
    }
  }

  [[nodiscard]] const Member& member(ir::CallId call) const {
    const auto found = std::ranges::find_if(members_, [&](const Member& m) { return m.item->call == call; });
    WEFT_CHECK(found != members_.end());
    return *found;
  }

  [[nodiscard]] bool gives_axes(const Member& m) const {
    const auto rigid = std::ranges::find_if(members_, [](const Member& x) { return !x.dropped && !x.item->flat; });
    const auto first = std::ranges::find(members_, false, &Member::dropped);
    return &m == &*(rigid == members_.end() ? first : rigid);
  }

  void copy_before(Member& m) {
    const ir::Kernel& k = m.kernel();
    m.copier = std::make_unique<ir::Copier>(to_, k);
    m.copier->arrays.resize(k.arrays.size());
    const bool is_producer =
        std::ranges::any_of(draft_.recomputes, [&](const Recompute& r) { return r.producer == m.item->call; });
    if (m.dropped && !is_producer) return;
    for (std::size_t s = 0; s < k.scalars.size(); ++s) {
      const ScalarRef ref{{m.item->call, m.form().scalars[s]}, std::nullopt};
      m.copier->scalars.push_back(params_.declare_scalar(to_, k.scalars[s], ref));
    }
    m.copier->rewrite = [this, &m](ir::Copier& c, NodeId id) { return rewrite(m, c, id); };
    const std::vector<bool> needed = needed_at_top(m.form(), !m.reshaped);
    for (NodeId id : k.at(k.body).nodes) {
      const ir::Node& n = k.at(id);
      if (n.inst == Inst::loop) break;
      if (n.inst == Inst::store || needed[ir::index(id)]) m.copier->node(id);
    }
    m.before = m.copier->nodes;
  }

  void copy_loop() {
    const ir::LoopId loop = to_.begin_loop(frame_axes());
    std::vector<NodeId> axes;
    for (std::size_t k = 0; k < frame_.depth(); ++k) axes.push_back(to_.axis(loop, static_cast<int>(k)));
    for (const auto& [memory, tile] : tiles_) {
      if (!used_tiles_.contains(memory)) continue;
      std::vector<NodeId> extents;
      for (std::size_t k = frame_.depth(); k < tile.shape.size(); ++k) {
        extents.push_back(tile_extent(tile, static_cast<int>(k)));
      }
      to_.tile(tile_ids_.at(memory), extents);
    }
    for (Member& m : members_) {
      if (!m.dropped) copy_body(m, loop, axes);
    }
    to_.end_loop();
  }

  NodeId tile_extent(const Tile& tile, int dimension) {
    const auto k = static_cast<std::size_t>(dimension);
    const ir::View& view = around_.recording.calls[static_cast<std::size_t>(tile.call)].arrays[tile.param];
    Extent where{Extent::Of::dimension, tile.call, tile.param, dimension};
    const bool as_written = view.rank == static_cast<int>(tile.shape.size());
    if (!as_written && k < frame_.shape.refs.size()) where = frame_.shape.refs[k];
    return params_.size(to_, dimension, tile.shape[k], where);
  }

  std::vector<ir::Axis> frame_axes() {
    const auto first = std::ranges::find_if(members_, [&](const Member& m) { return gives_axes(m); });
    std::vector<ir::Axis> axes;
    if (first->reshaped) {
      for (std::size_t k = 0; k < frame_.depth(); ++k) axes.push_back(plain_axis(*first, k));
      return axes;
    }
    const auto& own = first->form().loop().axes;
    for (std::size_t k = 0; k < frame_.depth(); ++k) {
      axes.push_back({first->copier->value(own[k].start), first->copier->value(own[k].count),
                      first->copier->value(own[k].step)});
    }
    return axes;
  }

  /// 0, 1, ... along dimension k of what the flat member is expressed in.
  ir::Axis plain_axis(const Member& m, std::size_t k) {
    return {to_.index_constant(0), expressed_size(m, k), to_.index_constant(1)};
  }

  NodeId expressed_size(const Member& m, std::size_t k) {
    const auto at_index = std::ranges::find_if(m.item->uses, &Use::flat);
    WEFT_CHECK(at_index != m.item->uses.end(), "{}: a flat loop without arrays", m.kernel().name);
    const std::uint32_t param = m.form().arrays[at_index->array];
    const Extent where = frame_.expression_refs(m.item->domain.total, m.item->call, param).at(k);
    return params_.size(to_, static_cast<int>(k), m.counts[k], where);
  }

  void copy_body(Member& m, ir::LoopId frame_loop, const std::vector<NodeId>& frame_values) {
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

  void copy_after(Member& m) {
    if (m.dropped || m.form().facts == nullptr) return;
    const ir::Kernel& k = m.kernel();
    m.copier->combines(m.form().facts->loop);
    const std::vector<bool> needed = needed_at_top(m.form(), false);
    bool after = false;
    for (NodeId id : k.at(k.body).nodes) {
      const ir::Node& n = k.at(id);
      if (after && (n.inst == Inst::store || needed[ir::index(id)])) m.copier->node(id);
      after = after || n.inst == Inst::loop;
    }
  }

  bool rewrite(Member& m, ir::Copier& c, NodeId id) {
    const ir::Node& n = c.from().at(id);
    c.to().line(n.line);
    if (n.inst == Inst::extent) {
      c.nodes[ir::index(id)] = extent(m, n);
      return true;
    }
    // A reshaped loop uses its axes for nothing but the indices that are written anew.
    if (n.inst == Inst::axis) return m.reshaped && n.loop() == m.form().facts->loop;
    const auto place = m.places.find(id);
    if (place == m.places.end()) return false;
    if (n.inst == Inst::load) c.nodes[ir::index(id)] = load(m, c, n, place->second);
    if (n.inst == Inst::store) store(m, c, n, place->second);
    if (n.inst == Inst::atomic) {
      to_.atomic(n.op, params_.array(place->second.param), indices(m, c, n, place->second), c(c.from().args(n).back()));
    }
    return true;
  }

  NodeId extent(const Member& m, const ir::Node& n) {
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

  std::vector<NodeId> indices(const Member& m, const ir::Copier& c, const ir::Node& n, const Place& place) {
    std::vector<NodeId> out;
    if (m.reshaped && place.use.flat) {
      out = m.axes;
    } else {
      const auto args = c.from().args(n);
      const auto rank = static_cast<std::size_t>(c.from().at(n.array()).rank);
      for (NodeId arg : args.first(rank)) out.push_back(c(arg));
    }
    if (place.kind == Place::Kind::tile) out.erase(out.begin(), out.begin() + static_cast<long>(frame_.depth()));
    return out;
  }

  ir::ArrayId array(const Place& place) const {
    return place.kind == Place::Kind::tile ? tile_ids_.at(place.tile) : params_.array(place.param);
  }

  NodeId load(const Member& m, ir::Copier& c, const ir::Node& n, const Place& place) {
    if (place.kind == Place::Kind::recompute) return computed(c, n, place);
    return to_.load(array(place), indices(m, c, n, place));
  }

  void store(const Member& m, ir::Copier& c, const ir::Node& n, const Place& place) {
    to_.store(array(place), indices(m, c, n, place), c(c.from().args(n).back()));
  }

  /// The producer's element at the reader's indices; zero where the producer has none.
  NodeId computed(ir::Copier& c, const ir::Node& n, const Place& place) {
    const Member& p = member(place.recompute->producer);
    std::vector<NodeId> at;
    for (NodeId arg : c.from().args(n)) at.push_back(c(arg));
    std::vector<NodeId> extents;
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

  /// Unconditional affine accesses are compared with the real sizes before anything runs.
  static bool surely_inside(const ir::Access& access, const Item& reader) {
    const ir::LoopId loop = reader.form->facts->loop;
    const auto known = [&](const ir::IndexForm& f) {
      const auto of_loop = [&](const ir::AffineTerm& t) { return t.loop == loop; };
      return f.affine && f.offset == ir::no_node && std::ranges::all_of(f.terms, of_loop);
    };
    return !access.conditional && std::ranges::all_of(access.dims, known);
  }

  NodeId binary(ir::Op op, ir::Type type, NodeId a, NodeId b) {
    const std::array<NodeId, 2> both{a, b};
    return to_.op(op, type, both);
  }

  NodeId inside(const std::vector<NodeId>& at, const std::vector<NodeId>& extents) {
    NodeId all = to_.constant(ir::Type::boolean, 1);
    for (std::size_t k = 0; k < at.size(); ++k) {
      const NodeId low = binary(ir::Op::ge, ir::Type::boolean, at[k], to_.index_constant(0));
      const NodeId high = binary(ir::Op::lt, ir::Type::boolean, at[k], extents[k]);
      const NodeId both = binary(ir::Op::bit_and, ir::Type::boolean, low, high);
      all = k == 0 ? both : binary(ir::Op::bit_and, ir::Type::boolean, all, both);
    }
    return all;
  }

  /// The reader's indices as values of the producer's axes; a flat producer has one, the position in memory.
  std::vector<NodeId> position(const Member& p, const std::vector<NodeId>& at, const std::vector<NodeId>& extents) {
    if (p.form().loop().axes.size() == at.size()) return at;
    NodeId flat = at[0];
    for (std::size_t k = 1; k < at.size(); ++k) {
      flat = binary(ir::Op::add, ir::index_type, binary(ir::Op::mul, ir::index_type, flat, extents[k]), at[k]);
    }
    return {flat};
  }

  NodeId formula(const Member& p, const std::vector<NodeId>& axes) {
    const ir::LoopId loop = p.form().facts->loop;
    ir::Copier copier(to_, p.kernel());
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
        std::vector<NodeId> at;
        for (NodeId arg : c.from().args(n)) at.push_back(c(arg));
        c.nodes[ir::index(id)] = to_.load(params_.array(as_is_.at({p.item->call, id})), at);
      }
      return n.inst == Inst::store || n.inst == Inst::extent || n.inst == Inst::load;
    };
    copier.region(p.form().loop().body);
    return value;
  }

  NodeId plain_extent(const Member& p, const ir::Node& n) {
    const std::uint32_t param = p.form().arrays[n.target];
    const ir::View& view = around_.recording.calls[static_cast<std::size_t>(p.item->call)].arrays[param];
    const Extent where{Extent::Of::dimension, p.item->call, param, static_cast<int>(n.sub)};
    return params_.size(to_, static_cast<int>(n.sub), view.shape[n.sub], where);
  }

  const Draft& draft_;
  const Surroundings& around_;
  const Frame& frame_;
  const Tiles& tiles_;
  ir::Builder to_;
  Params params_;
  std::vector<Member> members_;
  std::set<MemoryId> used_tiles_;
  std::map<MemoryId, ir::ArrayId> tile_ids_;
  std::map<std::pair<ir::CallId, NodeId>, std::size_t> as_is_;
};

}  // namespace

Launch fuse(const Draft& draft, const std::vector<Item>& members, const Surroundings& around, const Frame& frame,
            const Tiles& tiles) {
  return Fuser(draft, members, around, frame, tiles).run();
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

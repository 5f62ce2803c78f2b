#include "lower/reload.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "lower/numbering.hpp"
#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::NodeId;
using ir::Op;

/// One or two instructions of a vector unit.
bool is_cheap(Op op) {
  constexpr Op dear[] = {Op::div, Op::rem, Op::sqrt, Op::fma, Op::popcount, Op::clz, Op::ctz};
  return ir::info(op).primitive && std::ranges::find(dear, op) == std::ranges::end(dear);
}

/// How to make a tile's element from the axes of the loop that stored it.
struct Recipe {
  ir::LoopId loop{};
  NodeId value{};
  std::vector<NodeId> steps;  ///< nodes inside the loop's body, operands before users, value last
};

/// Node ids grow in program order: every draft was built from top to bottom.
class Reloader {
 public:
  explicit Reloader(const Draft& from)
      : rebuild_(from),
        structure_(from.kernel),
        numbering_(number_values(from.kernel)),
        written_(written_arrays(from.kernel)) {
    std::map<std::uint32_t, std::vector<NodeId>> stores;
    walk(from.kernel, from.kernel.body, [&](NodeId id) {
      if (writes_memory(from.kernel.at(id))) stores[from.kernel.at(id).target].push_back(id);
    });
    for (const auto& [array, nodes] : stores) {
      const bool tile = from.kernel.arrays[array].role == ir::Role::tile;
      if (tile && nodes.size() == 1) stored_once_[array] = nodes[0];
    }
    for (const auto& [array, store] : stored_once_) find_recipe(array, store);
  }

  [[nodiscard]] bool may_gain() const { return !recipes_.empty(); }
  [[nodiscard]] bool gained() const { return gained_; }

  Draft run() {
    return rebuild_.run([this](NodeId id) { return rule(id); });
  }

 private:
  [[nodiscard]] const ir::Kernel& kernel() const { return rebuild_.from(); }

  /// All axes of a parallel loop in order, and the access in range.
  [[nodiscard]] bool at_own_index(NodeId access, ir::LoopId loop) const {
    const auto at = indices(kernel(), kernel().at(access));
    if (at.size() != kernel().at(loop).axes.size() || !rebuild_.in_range(access)) return false;
    for (std::size_t d = 0; d < at.size(); ++d) {
      const ir::Node& i = kernel().at(at[d]);
      if (i.inst != Inst::axis || i.loop() != loop || i.sub != d) return false;
    }
    return true;
  }

  void find_recipe(std::uint32_t array, NodeId store) {
    const NodeId owner = structure_.owner_of(structure_.home_of(store));
    if (owner == ir::no_node || kernel().at(owner).inst != Inst::loop) return;
    Recipe recipe{.loop = kernel().at(owner).loop(), .value = kernel().args(store).back(), .steps = {}};
    if (at_own_index(store, recipe.loop) && collect(recipe)) recipes_.emplace(array, std::move(recipe));
  }

  bool collect(Recipe& recipe) const {
    const ir::RegionId body = kernel().at(recipe.loop).body;
    std::set<NodeId> wanted;
    std::vector<NodeId> pending{recipe.value};
    int primitives = 0, loads = 0;
    while (!pending.empty()) {
      const NodeId id = pending.back();
      pending.pop_back();
      if (!structure_.inside(structure_.home_of(id), body) || !wanted.insert(id).second) continue;
      const ir::Node& n = kernel().at(id);
      const bool value = n.inst == Inst::constant || n.inst == Inst::scalar || n.inst == Inst::extent ||
                         (n.inst == Inst::axis && n.loop() == recipe.loop) ||
                         (n.inst == Inst::op && is_cheap(n.op)) ||
                         (n.inst == Inst::load && may_read(id, recipe.loop));
      if (!value) return false;
      primitives += n.inst == Inst::op;
      loads += n.inst == Inst::load;
      if (primitives > reload_primitives || loads > 1) return false;
      for (NodeId arg : kernel().args(n)) pending.push_back(arg);
    }
    std::ranges::copy_if(kernel().at(body).nodes, std::back_inserter(recipe.steps),
                         [&](NodeId id) { return wanted.contains(id); });
    return recipe.steps.size() == wanted.size();
  }

  [[nodiscard]] bool may_read(NodeId load, ir::LoopId loop) const {
    const std::uint32_t array = kernel().at(load).target;
    if (!written_[array]) return true;
    const auto store = stored_once_.find(array);
    if (store == stored_once_.end() || store->second > load || !at_own_index(load, loop)) return false;
    // Stored in a loop beside this one, so that every loop after this one reads what this one read.
    const NodeId owner = structure_.owner_of(structure_.home_of(store->second));
    return owner != ir::no_node && structure_.home_of(owner) == home_of(loop);
  }
  [[nodiscard]] ir::RegionId home_of(ir::LoopId loop) const {
    return structure_.home_of(structure_.loop_node[index(loop)]);
  }

  bool rule(NodeId id) {
    const ir::Node& n = kernel().at(id);
    if (n.inst != Inst::load) return false;
    const auto found = recipes_.find(n.target);
    if (found == recipes_.end() || id < stored_once_.at(n.target)) return false;
    const NodeId owner = structure_.owner_of(structure_.home_of(id));
    if (owner == ir::no_node || kernel().at(owner).inst != Inst::loop) return false;
    const ir::LoopId loop = kernel().at(owner).loop();
    const bool same_axes =
        numbering_.loop_class[index(loop)] == numbering_.loop_class[index(found->second.loop)];
    if (!same_axes || loop == found->second.loop || !at_own_index(id, loop)) return false;
    gained_ = true;
    rebuild_.become(id, make(found->second, rebuild_.copier()(loop)));
    return true;
  }

  NodeId make(const Recipe& recipe, ir::LoopId into) {
    std::map<NodeId, NodeId> made;
    const auto mapped = [&](NodeId id) { return made.contains(id) ? made.at(id) : rebuild_(id); };
    ir::Builder& to = rebuild_.to();
    for (NodeId id : recipe.steps) {
      const ir::Node& n = kernel().at(id);
      to.line(n.line);
      std::vector<NodeId> args;
      for (NodeId arg : kernel().args(n)) args.push_back(mapped(arg));
      if (n.inst == Inst::axis) made[id] = to.axis(into, static_cast<int>(n.sub));
      if (n.inst == Inst::constant) made[id] = to.constant(n.type, n.constant_bits());
      if (n.inst == Inst::scalar) made[id] = to.scalar_value(n.scalar());
      if (n.inst == Inst::extent) made[id] = to.extent(n.array(), static_cast<int>(n.sub));
      if (n.inst == Inst::op) made[id] = to.op(n.op, n.type, args);
      if (n.inst == Inst::load) {
        const NodeId before = rebuild_(id);
        made[id] = rebuild_.access(id, args, rebuild_.in_range(id));
        rebuild_.become(id, before);
      }
    }
    return mapped(recipe.value);
  }

  Rebuild rebuild_;
  Structure structure_;
  Numbering numbering_;
  std::vector<bool> written_;
  std::map<std::uint32_t, NodeId> stored_once_;
  std::map<std::uint32_t, Recipe> recipes_;
  bool gained_ = false;
};

}  // namespace

Draft reload(const Draft& from) {
  Draft out = from;
  // A value made again may itself read a tile that can be made again.
  while (true) {
    Reloader reloader(out);
    if (!reloader.may_gain()) return out;
    Draft made = reloader.run();
    if (!reloader.gained()) return out;
    out = std::move(made);
  }
}

}  // namespace weft::lower

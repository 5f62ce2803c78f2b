#include "lower/tiles.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::NodeId;

struct Tile {
  NodeId declaration{};
  std::vector<NodeId> accesses;
};

std::map<std::uint32_t, Tile> find_tiles(const ir::Kernel& kernel) {
  std::map<std::uint32_t, Tile> tiles;
  walk(kernel, kernel.body, [&](NodeId id) {
    const ir::Node& n = kernel.at(id);
    if (n.inst == Inst::tile) tiles[n.target].declaration = id;
    if (accesses_memory(n) && kernel.at(n.array()).role == ir::Role::tile)
      tiles[n.target].accesses.push_back(id);
  });
  return tiles;
}

/// The parallel loop directly in `region` that holds `id`, or nothing.
std::optional<ir::LoopId> loop_below(const Structure& structure, NodeId id, ir::RegionId region) {
  NodeId at = id;
  while (structure.home_of(at) != region) {
    at = structure.owner_of(structure.home_of(at));
    if (at == ir::no_node) return std::nullopt;
  }
  const ir::Node& n = structure.kernel->at(at);
  if (n.inst != Inst::loop) return std::nullopt;
  return n.loop();
}

/// The indices are the axes of the loop, each once.
bool is_own_element(const ir::Kernel& kernel, ir::LoopId loop, std::span<const NodeId> at) {
  const std::size_t axes = kernel.at(loop).axes.size();
  if (at.size() != axes) return false;
  std::vector<bool> seen(axes, false);
  for (NodeId i : at) {
    const ir::Node& n = kernel.at(i);
    if (n.inst != Inst::axis || n.loop() != loop) return false;
    seen[n.sub] = true;
  }
  return std::ranges::all_of(seen, [](bool s) { return s; });
}

/// The region in which the tile's element can be a variable.
std::optional<ir::RegionId> variable_region(const ir::Kernel& kernel, const Structure& structure,
                                            const std::vector<bool>& in_range, const Tile& tile) {
  const ir::RegionId home = structure.home_of(tile.declaration);
  ir::RegionId region = home;
  if (kernel.args(tile.declaration).size() > 0) {
    const auto loop = tile.accesses.empty() ? std::nullopt : loop_below(structure, tile.accesses[0], home);
    if (!loop) return std::nullopt;
    region = kernel.at(*loop).body;
    for (NodeId id : tile.accesses) {
      const bool own = is_own_element(kernel, *loop, indices(kernel, kernel.at(id)));
      if (!own || !in_range[index(id)] || loop_below(structure, id, home) != loop) return std::nullopt;
    }
  }
  for (NodeId id : tile.accesses) {
    const ir::Node& n = kernel.at(id);
    if (n.inst == Inst::atomic) return std::nullopt;
    if (n.inst == Inst::store && structure.crosses_parallel_loop(structure.home_of(id), region))
      return std::nullopt;
  }
  return region;
}

class Conversion {
 public:
  explicit Conversion(const Draft& from) : rebuild_(from), structure_(from.kernel) {
    for (const auto& [array, tile] : find_tiles(from.kernel)) {
      const auto region = variable_region(from.kernel, structure_, from.in_range, tile);
      if (!region) continue;
      const ir::Array& a = from.kernel.arrays[array];
      variables_[array] = rebuild_.to().var(a.name, a.type);
      at_region_[*region].push_back(array);
    }
  }

  [[nodiscard]] bool gains() const { return !variables_.empty(); }

  Draft run() && {
    rebuild_.copier().enter = [this](ir::RegionId region) { zero(region); };
    return rebuild_.run([this](NodeId id) { return rule(id); });
  }

 private:
  void zero(ir::RegionId region) {
    const auto found = at_region_.find(region);
    if (found == at_region_.end()) return;
    for (std::uint32_t array : found->second) {
      ir::Builder& to = rebuild_.to();
      to.set(variables_.at(array), to.constant(rebuild_.from().arrays[array].type, 0));
    }
  }

  bool rule(NodeId id) {
    const ir::Node& n = rebuild_.from().at(id);
    if (n.inst != Inst::tile && n.inst != Inst::load && n.inst != Inst::store) return false;
    const auto var = variables_.find(n.target);
    if (var == variables_.end()) return false;
    rebuild_.to().line(n.line);
    if (n.inst == Inst::load) rebuild_.become(id, rebuild_.to().get(var->second));
    if (n.inst == Inst::store) rebuild_.to().set(var->second, rebuild_(rebuild_.from().args(n).back()));
    return true;
  }

  Rebuild rebuild_;
  Structure structure_;
  std::map<std::uint32_t, ir::VarId> variables_;
  std::map<ir::RegionId, std::vector<std::uint32_t>> at_region_;
};

}  // namespace

Draft tiles_to_variables(const Draft& from) {
  Conversion conversion(from);
  return conversion.gains() ? std::move(conversion).run() : from;
}

}  // namespace weft::lower

#include "lower/merge.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "lower/dependence.hpp"
#include "lower/numbering.hpp"
#include "lower/structure.hpp"
#include "support/check.hpp"

namespace weft::lower {
namespace {

using ir::NodeId;
using ir::RegionId;

/// By statement: how many loops of class `wanted` must follow one another from here to the end of the region.
/// Loops of one rank can be one loop, at the latest place where each may stand.
std::vector<std::uint32_t> rank_from_end(const Dependence& graph, std::uint32_t wanted) {
  std::vector<std::uint32_t> rank(graph.later.size(), 0);
  for (std::size_t s = graph.later.size(); s-- > 0;) {
    const bool loop = graph.loop_class[s] == wanted;
    for (const Dependence::Edge& e : graph.later[s]) {
      const bool to_loop = graph.loop_class[e.to] == wanted;
      const bool apart = to_loop && !(loop && e.within_iteration);
      rank[s] = std::max(rank[s], rank[e.to] + (apart ? 1u : 0u));
    }
  }
  return rank;
}

/// Which statements become one: by statement, the first member of its set. Loops of one class only, the first
/// class that gains.
std::vector<std::uint32_t> choose_sets(const Dependence& graph) {
  std::vector<std::uint32_t> leader(graph.later.size());
  std::set<std::uint32_t> tried;
  for (std::uint32_t s = 0; s < leader.size(); ++s) leader[s] = s;
  for (std::uint32_t wanted : graph.loop_class) {
    if (wanted == Dependence::none || !tried.insert(wanted).second) continue;
    if (std::ranges::count(graph.loop_class, wanted) < 2) continue;
    const auto rank = rank_from_end(graph, wanted);
    std::map<std::uint32_t, std::uint32_t> first_of_rank;
    bool gains = false;
    for (std::uint32_t s = 0; s < leader.size(); ++s) {
      if (graph.loop_class[s] != wanted) continue;
      leader[s] = first_of_rank.try_emplace(rank[s], s).first->second;
      gains |= leader[s] != s;
    }
    if (gains) break;
  }
  return leader;
}

/// A topological order of the statements with every set in one piece; where free, a set stands where its last
/// member stood.
std::vector<std::uint32_t> order_sets(const Dependence& graph, const std::vector<std::uint32_t>& leader) {
  const auto count = static_cast<std::uint32_t>(leader.size());
  std::vector<std::vector<std::uint32_t>> members(count);
  for (std::uint32_t s = 0; s < count; ++s) members[leader[s]].push_back(s);
  std::vector<std::uint32_t> waiting(count, 0);
  for (std::uint32_t s = 0; s < count; ++s) {
    for (const auto& e : graph.later[s]) waiting[leader[e.to]] += leader[e.to] != leader[s];
  }
  std::set<std::pair<std::uint32_t, std::uint32_t>> ready;  // (place of the last member, leader)
  for (std::uint32_t s = 0; s < count; ++s) {
    if (leader[s] == s && waiting[s] == 0) ready.emplace(members[s].back(), s);
  }
  std::vector<std::uint32_t> order;
  while (!ready.empty()) {
    const std::uint32_t set = ready.begin()->second;
    ready.erase(ready.begin());
    for (std::uint32_t s : members[set]) {
      order.push_back(s);
      for (const auto& e : graph.later[s]) {
        const std::uint32_t next = leader[e.to];
        if (next != set && --waiting[next] == 0) ready.emplace(members[next].back(), next);
      }
    }
  }
  WEFT_CHECK(order.size() == count, "merging loops closed a circle");
  return order;
}

/// Loops to pour together, in a kernel whose regions are in an order that allows it.
struct Merging {
  Draft draft;
  std::map<NodeId, std::vector<NodeId>> sets;  ///< first loop -> all loops of its set, in order
};

Merging prepare(const Draft& from) {
  Merging out{from, {}};
  const Structure structure(from.kernel);
  const Numbering numbering = number_values(from.kernel);
  for (std::uint32_t r = 0; r < from.kernel.regions.size(); ++r) {
    const std::vector<NodeId>& nodes = from.kernel.regions[r].nodes;
    const auto is_loop = [&](NodeId id) { return from.kernel.at(id).inst == ir::Inst::loop; };
    if (std::ranges::count_if(nodes, is_loop) < 2) continue;
    const Dependence graph = find_dependence(from.kernel, RegionId(r), structure, numbering);
    const auto leader = choose_sets(graph);
    std::vector<NodeId> ordered;
    for (std::uint32_t s : order_sets(graph, leader)) {
      ordered.push_back(nodes[s]);
      if (is_loop(nodes[s])) out.sets[nodes[leader[s]]].push_back(nodes[s]);
    }
    out.draft.kernel.regions[r].nodes = std::move(ordered);
  }
  std::erase_if(out.sets, [](const auto& set) { return set.second.size() < 2; });
  return out;
}

void pour(Rebuild& rebuild, const std::vector<NodeId>& loops) {
  const ir::Kernel& from = rebuild.from();
  std::vector<ir::Axis> axes;
  for (const ir::Axis& a : from.at(from.at(loops[0]).loop()).axes) {
    axes.push_back({rebuild(a.start), rebuild(a.count), rebuild(a.step)});
  }
  rebuild.to().line(from.at(loops[0]).line);
  const ir::LoopId made = rebuild.to().begin_loop(std::move(axes));
  for (NodeId id : loops) rebuild.copier().loop_body(from.at(id).loop(), made);
  rebuild.to().end_loop();
  for (NodeId id : loops) rebuild.copier().combines(from.at(id).loop());
}

Draft merge_once(const Merging& merging) {
  std::set<NodeId> followers;
  for (const auto& [first, loops] : merging.sets) followers.insert(loops.begin() + 1, loops.end());
  Rebuild rebuild(merging.draft);
  return rebuild.run([&](NodeId id) {
    if (followers.contains(id)) return true;
    const auto set = merging.sets.find(id);
    if (set == merging.sets.end()) return false;
    pour(rebuild, set->second);
    return true;
  });
}

}  // namespace

Draft merge(const Draft& from) {
  Draft out = from;
  // One class of one region at a time: pouring loops together makes neighbours of what is nested in them.
  while (true) {
    const Merging merging = prepare(out);
    if (merging.sets.empty()) return out;
    out = merge_once(merging);
  }
}

}  // namespace weft::lower

#include "lower/forward.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "lower/elements.hpp"
#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::NodeId;

/// By region: the arrays written in it or in what is nested there.
std::vector<std::set<std::uint32_t>> written_by_region(const ir::Kernel& kernel, const Structure& structure) {
  std::vector<std::set<std::uint32_t>> written(kernel.regions.size());
  walk(kernel, kernel.body, [&](NodeId id) {
    if (!writes_memory(kernel.at(id))) return;
    for (NodeId up = id; up != ir::no_node; up = structure.owner_of(structure.home_of(up))) {
      written[index(structure.home_of(up))].insert(kernel.at(id).target);
    }
  });
  return written;
}

/// What is known of memory at one point, in nodes of the kernel that is being built.
class Known {
 public:
  explicit Known(ir::Builder& to) : to_(to) {}

  struct Entry {
    std::vector<NodeId> indices;
    NodeId value{};
    NodeId access{};  ///< visible exactly where the access has certainly happened
    bool stored = false, in_range = false;
  };

  [[nodiscard]] NodeId find(std::uint32_t array, std::span<const NodeId> at, bool in_range) const {
    const auto known = entries_.find(array);
    if (known == entries_.end()) return ir::no_node;
    for (const Entry& e : known->second) {
      const bool happened = !e.stored || e.in_range || in_range || at.empty();
      if (happened && to_.visible(e.access) && to_.visible(e.value) && same_element(e.indices, at))
        return e.value;
    }
    return ir::no_node;
  }
  void add(std::uint32_t array, Entry entry) { entries_[array].push_back(std::move(entry)); }
  void forget(std::uint32_t array) { entries_.erase(array); }
  void forget(std::uint32_t array, std::span<const NodeId> at) {
    std::erase_if(entries_[array],
                  [&](const Entry& e) { return !different_element(to_.kernel(), e.indices, at); });
  }

 private:
  ir::Builder& to_;
  std::map<std::uint32_t, std::vector<Entry>> entries_;
};

class Forwarder {
 public:
  explicit Forwarder(const Draft& from)
      : rebuild_(from),
        structure_(from.kernel),
        written_(written_by_region(from.kernel, structure_)),
        known_(rebuild_.to()) {}

  Draft run() && {
    rebuild_.copier().enter = [this](ir::RegionId region) { enter(region); };
    return rebuild_.run([this](NodeId id) { return rule(id); });
  }

 private:
  /// In a region that repeats, an earlier round may have stored what the round reads at its top.
  void enter(ir::RegionId region) {
    const NodeId owner = structure_.owner_of(region);
    if (owner == ir::no_node || !repeats(rebuild_.from().at(owner))) return;
    for (ir::RegionId part : nested_regions(rebuild_.from(), owner)) {
      for (std::uint32_t array : written_[index(part)]) known_.forget(array);
    }
  }

  bool rule(NodeId id) {
    const ir::Node& n = rebuild_.from().at(id);
    if (n.inst == Inst::atomic || n.inst == Inst::tile) known_.forget(n.target);
    if (n.inst != Inst::load && n.inst != Inst::store) return false;
    const auto at = rebuild_(indices(rebuild_.from(), n));
    const bool in_range = rebuild_.in_range(id);
    if (n.inst == Inst::load) {
      const NodeId value = known_.find(n.target, at, in_range);
      if (value != ir::no_node) {
        rebuild_.become(id, value);
        return true;
      }
    } else {
      known_.forget(n.target, at);
    }
    const NodeId made = rebuild_.access(id, at, in_range);
    const bool stored = n.inst == Inst::store;
    const NodeId value = stored ? rebuild_(rebuild_.from().args(n).back()) : made;
    known_.add(n.target,
               {.indices = at, .value = value, .access = made, .stored = stored, .in_range = in_range});
    return true;
  }

  Rebuild rebuild_;
  Structure structure_;
  std::vector<std::set<std::uint32_t>> written_;
  Known known_;
};

/// Stores of `region` that a later store of the same region overwrites, in all regions.
void find_overwritten(const ir::Kernel& kernel, ir::RegionId region, std::set<NodeId>& dead) {
  std::map<std::uint32_t, std::vector<NodeId>> coming;  // by array: stores further down, nothing read between
  const auto& nodes = kernel.at(region).nodes;
  for (std::size_t k = nodes.size(); k-- > 0;) {
    const ir::Node& n = kernel.at(nodes[k]);
    if (n.inst == Inst::store) {
      const auto at = indices(kernel, n);
      const auto covers = [&](NodeId s) { return same_element(indices(kernel, kernel.at(s)), at); };
      if (std::ranges::any_of(coming[n.target], covers)) {
        dead.insert(nodes[k]);
      } else {
        coming[n.target].push_back(nodes[k]);
      }
      continue;
    }
    const auto reads = [&](NodeId id) {
      const ir::Node& r = kernel.at(id);
      if (r.inst == Inst::atomic) coming.erase(r.target);
      if (r.inst != Inst::load) return;
      std::erase_if(coming[r.target], [&](NodeId s) {
        return !different_element(kernel, indices(kernel, kernel.at(s)), indices(kernel, r));
      });
    };
    walk_node(kernel, nodes[k], reads);
    for (ir::RegionId nested : nested_regions(kernel, nodes[k])) find_overwritten(kernel, nested, dead);
  }
}

/// The first fold of the loop with the result of fold `k`. Operators of a user's own count as different.
std::uint32_t first_like(const std::vector<ir::Fold>& folds, std::uint32_t k) {
  const ir::Fold& fold = folds[k];
  const auto same = [&](const ir::Fold& f) {
    return !f.custom && f.op == fold.op && f.value == fold.value && f.second == fold.second && f.start == fold.start &&
           f.type == fold.type;
  };
  return fold.custom ? k : static_cast<std::uint32_t>(std::ranges::find_if(folds, same) - folds.begin());
}

}  // namespace

Draft forward(const Draft& from) { return Forwarder(from).run(); }

Draft drop_overwritten(const Draft& from) {
  std::set<NodeId> dead;
  find_overwritten(from.kernel, from.kernel.body, dead);
  if (dead.empty()) return from;
  Rebuild rebuild(from);
  return rebuild.run([&](NodeId id) { return dead.contains(id); });
}

Draft share_folds(const Draft& from) {
  Rebuild rebuild(from);
  return rebuild.run([&](NodeId id) {
    const ir::Node& n = from.kernel.at(id);
    if (n.inst != Inst::fold_result) return false;
    const std::uint32_t first = first_like(from.kernel.at(n.loop()).folds, n.sub);
    if (first == n.sub) return false;
    rebuild.become(id, rebuild.to().fold_result(rebuild.copier()(n.loop()), static_cast<int>(first)));
    return true;
  });
}

}  // namespace weft::lower

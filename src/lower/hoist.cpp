#include "lower/hoist.hpp"

#include <algorithm>

#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::NodeId;
using ir::RegionId;

class Hoister {
 public:
  explicit Hoister(const Draft& from)
      : rebuild_(from),
        structure_(from.kernel),
        written_(written_arrays(from.kernel)),
        target_(structure_.home),
        keeps_range_(from.kernel.nodes.size(), true),
        before_(from.kernel.nodes.size()) {
    walk(from.kernel, from.kernel.body, [this](NodeId id) { place(id); });
  }

  Draft run() && {
    return rebuild_.run([this](NodeId id) { return rule(id); });
  }

 private:
  [[nodiscard]] bool movable(NodeId id) const {
    const ir::Node& n = rebuild_.from().at(id);
    if (n.inst == Inst::load)
      return !written_[n.target] && rebuild_.from().at(n.array()).role != ir::Role::tile;
    return n.inst == Inst::constant || n.inst == Inst::scalar || n.inst == Inst::extent ||
           n.inst == Inst::op || n.inst == Inst::axis;
  }

  [[nodiscard]] bool runs_at_least_once(NodeId owner) const {
    const ir::Node& n = rebuild_.from().at(owner);
    if (n.inst == Inst::while_) return false;
    return std::ranges::all_of(rebuild_.from().at(n.loop()).axes, [&](const ir::Axis& a) {
      const ir::Node& count = rebuild_.from().at(a.count);
      return count.inst == Inst::constant && static_cast<std::int64_t>(count.constant_bits()) > 0;
    });
  }

  /// Whether the value needs something that is made in `region`, or in what is nested there.
  [[nodiscard]] bool needs(NodeId id, RegionId region) const {
    const ir::Node& n = rebuild_.from().at(id);
    if (n.inst == Inst::axis && structure_.inside(rebuild_.from().at(n.loop()).body, region)) return true;
    for (NodeId arg : rebuild_.from().args(n)) {
      if (structure_.inside(target_[index(arg)], region)) return true;
    }
    return false;
  }

  /// At top level only elements of rank 0 are loaded: it runs once, where no index is at hand.
  [[nodiscard]] bool may_stand_in(NodeId id, RegionId region) const {
    const ir::Node& n = rebuild_.from().at(id);
    return n.inst != Inst::load || n.count == 0 || region != rebuild_.from().body;
  }

  void place(NodeId id) {
    if (!movable(id)) return;
    NodeId crossed = ir::no_node;
    bool always_runs = true;
    RegionId at = structure_.home_of(id);
    while (true) {
      const NodeId owner = structure_.owner_of(at);
      if (owner == ir::no_node || !repeats(rebuild_.from().at(owner)) || needs(id, at)) break;
      if (!may_stand_in(id, structure_.home_of(owner))) break;
      crossed = owner;
      always_runs = always_runs && runs_at_least_once(owner);
      at = structure_.home_of(owner);
    }
    target_[index(id)] = at;
    keeps_range_[index(id)] = always_runs;
    if (crossed != ir::no_node) before_[index(crossed)].push_back(id);
  }

  bool rule(NodeId id) {
    if (rebuild_.done(id)) return true;  // made before a loop further up
    for (NodeId moved : before_[index(id)]) {
      const ir::Node& n = rebuild_.from().at(moved);
      if (n.inst == Inst::load) {
        const auto at = rebuild_(rebuild_.from().args(n));
        rebuild_.access(moved, at, at.empty() || (keeps_range_[index(moved)] && rebuild_.in_range(moved)));
      } else {
        rebuild_.copier().node(moved);
      }
    }
    return false;
  }

  Rebuild rebuild_;
  Structure structure_;
  std::vector<bool> written_;
  std::vector<RegionId> target_;             ///< by NodeId: where it goes
  std::vector<bool> keeps_range_;            ///< by NodeId: it ran at least once where it stood
  std::vector<std::vector<NodeId>> before_;  ///< by NodeId of a loop: what goes right before it, in order
};

}  // namespace

Draft hoist(const Draft& from) { return Hoister(from).run(); }

}  // namespace weft::lower

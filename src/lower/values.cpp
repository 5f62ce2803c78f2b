#include "lower/values.hpp"

#include <map>
#include <set>

#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::NodeId;

class Tracker {
 public:
  explicit Tracker(const Draft& from) : rebuild_(from), structure_(from.kernel) {}

  Draft run() && {
    rebuild_.copier().enter = [this](ir::RegionId region) { enter(region); };
    rebuild_.copier().leave = [this](ir::RegionId region) { leave(region); };
    return rebuild_.run([this](NodeId id) { return rule(id); });
  }

 private:
  using Values = std::map<std::uint32_t, NodeId>;  ///< by variable: its value here, in the kernel being built

  [[nodiscard]] std::set<std::uint32_t> set_within(NodeId owner) const {
    std::set<std::uint32_t> out;
    walk_node(rebuild_.from(), owner, [&](NodeId id) {
      if (rebuild_.from().at(id).inst == Inst::set) out.insert(rebuild_.from().at(id).target);
    });
    return out;
  }

  void enter(ir::RegionId region) {
    const NodeId owner = structure_.owner_of(region);
    if (owner != ir::no_node && repeats(rebuild_.from().at(owner))) {
      for (std::uint32_t var : set_within(owner)) values_.erase(var);
    }
    saved_.push_back(values_);
  }

  /// Outside, what was set inside is not known; between the two branches of an if_, neither is: the second
  /// branch starts as the first did.
  void leave(ir::RegionId region) {
    values_ = std::move(saved_.back());
    saved_.pop_back();
    const NodeId owner = structure_.owner_of(region);
    if (owner == ir::no_node) return;
    const ir::Node& n = rebuild_.from().at(owner);
    const bool second_follows = n.inst == Inst::if_ && n.other() != ir::no_region && region == n.region();
    if (second_follows) return;
    for (std::uint32_t var : set_within(owner)) values_.erase(var);
  }

  bool rule(NodeId id) {
    const ir::Node& n = rebuild_.from().at(id);
    if (n.inst == Inst::set) values_[n.target] = rebuild_(rebuild_.from().args(n)[0]);
    if (n.inst != Inst::get) return false;
    const auto known = values_.find(n.target);
    if (known == values_.end()) return false;
    rebuild_.become(id, known->second);
    return true;
  }

  Rebuild rebuild_;
  Structure structure_;
  Values values_;
  std::vector<Values> saved_;
};

}  // namespace

Draft variables_to_values(const Draft& from) { return from.kernel.vars.empty() ? from : Tracker(from).run(); }

}  // namespace weft::lower

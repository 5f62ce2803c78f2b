#include "trace/continues.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "ir/clone.hpp"

namespace weft::trace {
namespace {

using ir::Inst;
using ir::Node;
using ir::NodeId;
using ir::RegionId;

/// What each region and node has to do with markers, found before anything is copied.
struct Marks {
  std::vector<std::optional<ir::VarId>> own;  ///< by LoopId: the loop's variable
  std::vector<std::optional<ir::VarId>> may;  ///< by RegionId: the variable that it may set, in it or deeper
  std::vector<bool> marker;                   ///< by VarId
  std::vector<RegionId> home;                 ///< by NodeId
  std::vector<bool> simple;                   ///< by LoopId: needs no variable
};

std::vector<RegionId> regions_of(const ir::Kernel& kernel, const Node& n) {
  switch (n.inst) {
    case Inst::if_:
      return n.other() == ir::no_region ? std::vector{n.region()} : std::vector{n.region(), n.other()};
    case Inst::while_:
      return {n.region(), n.other()};
    case Inst::for_:
      return {kernel.at(n.loop()).body};
    case Inst::loop:  // its markers are its own
    case Inst::constant:
    case Inst::scalar:
    case Inst::extent:
    case Inst::axis:
    case Inst::operand:
    case Inst::op:
    case Inst::load:
    case Inst::store:
    case Inst::atomic:
    case Inst::get:
    case Inst::set:
    case Inst::tile:
    case Inst::fold_result:
    case Inst::yield:
      return {};
  }
  return {};
}

bool is_marker(const Marks& marks, const Node& n) {
  return n.inst == Inst::set && marks.marker[ir::index(n.var())];
}

/// The variable that running this node may set.
std::optional<ir::VarId> may_set(const ir::Kernel& kernel, const Marks& marks, NodeId id) {
  const Node& n = kernel.at(id);
  if (is_marker(marks, n)) return n.var();
  for (RegionId region : regions_of(kernel, n)) {
    if (marks.may[ir::index(region)]) return marks.may[ir::index(region)];
  }
  return std::nullopt;
}

/// Whether the region itself, not one nested in it, sets the variable.
bool stops(const ir::Kernel& kernel, const Marks& marks, RegionId region) {
  return region != ir::no_region && std::ranges::any_of(kernel.at(region).nodes, [&](NodeId id) {
           return is_marker(marks, kernel.at(id));
         });
}

/// Whether all markers of a loop stand in branches that stand in the loop's own body, or in that body.
bool is_simple(const ir::Kernel& kernel, const Marks& marks, RegionId body) {
  return std::ranges::all_of(kernel.at(body).nodes, [&](NodeId id) {
    const Node& n = kernel.at(id);
    if (!may_set(kernel, marks, id) || is_marker(marks, n)) return true;
    if (n.inst != Inst::if_) return false;
    return std::ranges::all_of(regions_of(kernel, n), [&](RegionId branch) {
      return std::ranges::all_of(kernel.at(branch).nodes, [&](NodeId inner) {
        return !may_set(kernel, marks, inner) || is_marker(marks, kernel.at(inner));
      });
    });
  });
}

Marks find_marks(const ir::Kernel& kernel, const std::vector<Stop>& all) {
  Marks marks;
  marks.own.resize(kernel.loops.size());
  marks.may.resize(kernel.regions.size());
  marks.marker.resize(kernel.vars.size());
  marks.home.resize(kernel.nodes.size());
  marks.simple.resize(kernel.loops.size());
  for (const Stop& stop : all) {
    marks.own[ir::index(stop.loop)] = stop.stopped;
    marks.marker[ir::index(stop.stopped)] = true;
  }
  // A region is opened after the one it stands in, so its number is larger.
  for (std::size_t r = kernel.regions.size(); r-- > 0;) {
    for (NodeId id : kernel.regions[r].nodes) {
      marks.home[ir::index(id)] = RegionId{static_cast<std::uint32_t>(r)};
      if (const auto var = may_set(kernel, marks, id)) marks.may[r] = var;
    }
  }
  for (const Stop& stop : all) {
    marks.simple[ir::index(stop.loop)] = is_simple(kernel, marks, kernel.at(stop.loop).body);
  }
  return marks;
}

class Rewriter {
 public:
  Rewriter(ir::Builder& to, const ir::Kernel& from, const Marks& marks)
      : to_(to),
        from_(from),
        marks_(marks),
        copier_(to, from),
        skip_(from.nodes.size()),
        wrapped_(from.regions.size()) {
    copier_.rewrite = [this](ir::Copier&, NodeId id) { return rewrite(id); };
    copier_.enter = [this](RegionId region) { enter(region); };
    copier_.leave = [this](RegionId region) { leave(region); };
  }

  void run() {
    copier_.declare();
    for (std::size_t l = 0; l < from_.loops.size(); ++l) {
      const ir::Loop& loop = from_.loops[l];
      if (!loop.parallel && marks_.may[ir::index(loop.body)]) guarded_.push_back(loop.body);
    }
    copier_.region(from_.body);
  }

 private:
  [[nodiscard]] NodeId going_on(ir::VarId stopped) {
    const NodeId is_stopped = to_.get(*copier_.vars[ir::index(stopped)]);
    return to_.op(ir::Op::bit_not, ir::Type::boolean, std::vector{is_stopped});
  }

  void enter(RegionId region) {
    for (std::size_t l = 0; l < from_.loops.size(); ++l) {
      if (from_.loops[l].body == region && marks_.own[l] && !marks_.simple[l]) start(*marks_.own[l]);
    }
    if (std::ranges::find(guarded_, region) != guarded_.end()) {
      to_.begin_if(going_on(*marks_.may[ir::index(region)]));
      ++wrapped_[ir::index(region)];
    }
  }

  void start(ir::VarId stopped) {
    const ir::Var& var = from_.vars[ir::index(stopped)];
    copier_.vars[ir::index(stopped)] = to_.var(var.name, var.type);
    to_.set(*copier_.vars[ir::index(stopped)], to_.constant(ir::Type::boolean, 0));
  }

  void leave(RegionId region) {
    for (; wrapped_[ir::index(region)] > 0; --wrapped_[ir::index(region)]) to_.end_if();
  }

  bool rewrite(NodeId id) {
    if (skip_[ir::index(id)]) return true;
    const auto var = may_set(from_, marks_, id);
    if (!var || id == copying_) return false;
    const bool simple = marks_.simple[ir::index(loop_of(*var))];
    if (is_marker(marks_, from_.at(id))) {
      if (!simple) copier_.to().set(*copier_.vars[ir::index(*var)], to_.constant(ir::Type::boolean, 1));
      skip_after(id);
    } else if (simple) {
      choose(id);
    } else {
      copy(id, *var);
      to_.begin_if(going_on(*var));
      ++wrapped_[ir::index(marks_.home[ir::index(id)])];
    }
    return true;
  }

  [[nodiscard]] ir::LoopId loop_of(ir::VarId var) const {
    const auto found = std::ranges::find(marks_.own, std::optional(var));
    return ir::LoopId{static_cast<std::uint32_t>(found - marks_.own.begin())};
  }

  /// Nothing after a marker runs.
  void skip_after(NodeId id) {
    const auto& nodes = from_.at(marks_.home[ir::index(id)]).nodes;
    for (auto k = std::ranges::find(nodes, id) + 1; k != nodes.end(); ++k) skip_[ir::index(*k)] = true;
  }

  /// The construct itself, with the rules applied inside it. A while_ also asks before each pass.
  void copy(NodeId id, ir::VarId var) {
    const Node& n = from_.at(id);
    if (n.inst != Inst::while_) {
      const NodeId outer = std::exchange(copying_, id);
      copier_.node(id);
      copying_ = outer;
      return;
    }
    to_.begin_while();
    const auto& condition = from_.at(n.region()).nodes;
    for (std::size_t k = 0; k + 1 < condition.size(); ++k) copier_.node(condition[k]);
    const NodeId holds = copier_(from_.args(condition.back())[0]);
    to_.while_condition(to_.op(ir::Op::bit_and, ir::Type::boolean, std::vector{holds, going_on(var)}));
    copier_.region(n.other());
    to_.end_while();
  }

  /// An if in the body of a simple loop: the rest of the body goes to the branches that do not stop.
  void choose(NodeId id) {
    const Node& n = from_.at(id);
    const bool then_stops = stops(from_, marks_, n.region());
    const bool else_stops = stops(from_, marks_, n.other());
    const bool last = from_.at(marks_.home[ir::index(id)]).nodes.back() == id;
    to_.line(n.line);
    to_.begin_if(copier_(from_.args(n)[0]));
    copier_.region(n.region());
    if (!then_stops) rest(id);
    if (n.other() != ir::no_region || (!else_stops && !last)) to_.begin_else();
    if (n.other() != ir::no_region) copier_.region(n.other());
    if (!else_stops) rest(id);
    to_.end_if();
    skip_after(id);
  }

  void rest(NodeId id) {
    const auto& nodes = from_.at(marks_.home[ir::index(id)]).nodes;
    for (auto k = std::ranges::find(nodes, id) + 1; k != nodes.end(); ++k) copier_.node(*k);
  }

  ir::Builder& to_;
  const ir::Kernel& from_;
  const Marks& marks_;
  ir::Copier copier_;
  std::vector<bool> skip_;         ///< by NodeId
  std::vector<int> wrapped_;       ///< by RegionId: conditions opened in it
  std::vector<RegionId> guarded_;  ///< bodies of for_range that a stopped iteration passes over
  NodeId copying_ = ir::no_node;
};

}  // namespace

ir::Kernel without_continues(const ir::Kernel& kernel, const std::vector<Stop>& all) {
  const Marks marks = find_marks(kernel, all);
  ir::Builder to(kernel.name);
  Rewriter(to, kernel, marks).run();
  return to.finish();
}

}  // namespace weft::trace

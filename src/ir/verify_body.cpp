#include "ir/verify_body.hpp"

#include <algorithm>

#include "ir/walk.hpp"

namespace weft::ir {

BodyCheck::BodyCheck(const Kernel& kernel, std::vector<Fault>& faults)
    : kernel_(kernel),
      faults_(faults),
      state_(kernel.nodes.size(), State::ahead),
      region_met_(kernel.regions.size(), false),
      loop_met_(kernel.loops.size(), false),
      variables_(kernel.vars.size()),
      tile_region_(kernel.arrays.size(), no_region),
      result_stores_(kernel.arrays.size(), 0) {}

void BodyCheck::run() {
  enter({.region = kernel_.body, .construct = Construct::top, .loop = {}, .fold = 0, .yields = {}});
  // The walk passes over what is nested in a broken node.
  for (std::size_t i = 0; faults_.empty() && i < state_.size(); ++i) {
    if (state_[i] == State::ahead) fault(1, kernel_.nodes[i].line, "%{} stands in no region", i);
  }
  check_results();
}

void BodyCheck::enter(Scope scope) {
  const std::size_t id = index(scope.region);
  if (region_met_[id]) return fault(1, 0, "region {} belongs to two constructs", id);
  region_met_[id] = true;
  if (open_.size() >= static_cast<std::size_t>(max_depth)) {
    return fault(2, 0,
                 "loops, conditions and branches nest deeper than {}; what follows a continue_ is one deeper",
                 max_depth);
  }
  open_.push_back(scope);
  for (NodeId n : kernel_.at(scope.region).nodes) node(n);
  yields(scope);
  if (scope.construct == Construct::body) {
    const Loop& l = kernel_.at(scope.loop);
    for (const Fold& f : l.folds) {
      for (const NodeId operand : {f.value, f.second}) {
        if (operand == no_node || usable(operand)) continue;
        fault(3, f.line, "a fold takes %{}, which its body does not see", index(operand));
      }
    }
  }
  for (NodeId n : kernel_.at(scope.region).nodes) state_[index(n)] = State::gone;
  open_.pop_back();
}

bool BodyCheck::usable(NodeId value) const { return state_[index(value)] == State::visible; }

void BodyCheck::node(NodeId id) {
  const Node& n = kernel_.at(id);
  if (state_[index(id)] != State::ahead) return fault(1, n.line, "%{} stands twice", index(id));
  const std::size_t before = faults_.size();
  for (NodeId arg : kernel_.args(n)) {
    if (!usable(arg)) fault(3, n.line, "%{} uses %{}, which is not visible there", index(id), index(arg));
  }
  if (faults_.size() == before) types(id, n);
  if (faults_.size() == before) place(id, n);
  state_[index(id)] = State::visible;
  if (faults_.size() == before) descend(n);
  if (faults_.size() != before) {
    // What is nested in a broken node is not walked; it has had its say.
    for (RegionId r : nested_regions(kernel_, n)) {
      if (region_met_[index(r)]) continue;
      for (NodeId inner : kernel_.at(r).nodes) state_[index(inner)] = State::gone;
    }
  }
}

bool BodyCheck::inside(LoopId loop) const {
  return std::ranges::any_of(
      open_, [&](const Scope& s) { return s.construct == Construct::body && s.loop == loop; });
}

void BodyCheck::place(NodeId id, const Node& n) {
  const Scope& here = open_.back();
  const bool pure = n.inst <= Inst::op;
  const bool fold_result = n.inst == Inst::fold_result;
  if (here.construct == Construct::combine && !pure && n.inst != Inst::yield) {
    fault(10, n.line, "the operator of a fold holds more than operations on its two values");
  }
  if (here.construct == Construct::top) {
    const bool scalar_access =
        (n.inst == Inst::load || n.inst == Inst::store) && kernel_.at(n.array()).rank == 0;
    if (!pure && !fold_result && n.inst != Inst::loop && !scalar_access) {
      fault(11, n.line, "outside for_each and reductions only values can be computed: no {}",
            n.inst == Inst::load || n.inst == Inst::store || n.inst == Inst::atomic ? "element access"
            : n.inst == Inst::get || n.inst == Inst::set                            ? "variable"
                                                                                    : "control flow");
    }
  }
  if (n.inst == Inst::axis && !inside(n.loop()))
    fault(6, n.line, "%{} is an axis of a loop around nothing", index(id));
  if (n.inst == Inst::operand) {
    const bool own = std::ranges::any_of(open_, [&](const Scope& s) {
      return s.construct == Construct::combine && s.loop == n.loop() && s.fold == static_cast<int>(n.sub / 2);
    });
    if (!own) fault(6, n.line, "%{} is an operand outside its operator", index(id));
  }
  if (fold_result) {
    const auto& nodes = kernel_.at(here.region).nodes;
    const bool after = std::ranges::any_of(nodes, [&](NodeId other) {
      const Node& o = kernel_.at(other);
      return o.inst == Inst::loop && o.target == n.target && state_[index(other)] == State::visible;
    });
    if (!after) fault(6, n.line, "%{} is a fold result without its loop before it", index(id));
  }
  if (n.inst == Inst::get || n.inst == Inst::set) variable(n);
  if (n.inst == Inst::tile) declares_tile(n);
}

void BodyCheck::yields(const Scope& scope) {
  const bool needed = scope.construct == Construct::condition || scope.construct == Construct::combine;
  const auto& nodes = kernel_.at(scope.region).nodes;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const bool last = i + 1 == nodes.size();
    const Node& n = kernel_.at(nodes[i]);
    if (n.inst == Inst::yield && !(needed && last)) fault(9, n.line, "%{} yields to nobody", index(nodes[i]));
  }
  if (!needed) return;
  if (nodes.empty() || kernel_.at(nodes.back()).inst != Inst::yield) {
    fault(9, 0, "a condition or operator has no result");
  } else if (type(nodes.back()) != scope.yields) {
    fault(9, kernel_.at(nodes.back()).line, "a condition or operator yields {}, not {}",
          name(type(nodes.back())), name(scope.yields));
  }
}

void BodyCheck::descend(const Node& n) {
  const auto branch = [&](RegionId r, Construct construct, Type yielded) {
    enter({.region = r, .construct = construct, .loop = {}, .fold = 0, .yields = yielded});
  };
  if (n.inst == Inst::loop || n.inst == Inst::for_) loop(n);
  if (n.inst == Inst::if_) {
    branch(n.region(), Construct::branch, {});
    if (n.other() != no_region) branch(n.other(), Construct::branch, {});
  }
  if (n.inst == Inst::while_) {
    branch(n.region(), Construct::condition, Type::boolean);
    branch(n.other(), Construct::branch, {});
  }
}

void BodyCheck::loop(const Node& n) {
  if (loop_met_[n.target]) return fault(1, n.line, "loop {} stands twice", n.target);
  loop_met_[n.target] = true;
  const Loop& l = kernel_.at(n.loop());
  for (const Axis& a : l.axes) {
    for (NodeId part : {a.start, a.count, a.step}) {
      if (!usable(part))
        return fault(3, n.line, "an axis of loop {} uses %{}, which is not visible", n.target, index(part));
    }
  }
  for (const Fold& f : l.folds) {
    if (f.start != no_node && !usable(f.start)) {
      return fault(3, n.line, "a start of loop {} uses %{}, which is not visible", n.target, index(f.start));
    }
  }
  const std::size_t before = faults_.size();
  axes(l, n.line);
  dots(l);
  for (const Fold& f : l.folds) fold(f);
  if (faults_.size() != before) return;
  enter({.region = l.body, .construct = Construct::body, .loop = n.loop(), .fold = 0, .yields = {}});
  for (std::size_t k = 0; k < l.folds.size(); ++k) {
    if (!l.folds[k].custom) continue;
    enter({.region = l.folds[k].combine,
           .construct = Construct::combine,
           .loop = n.loop(),
           .fold = static_cast<int>(k),
           .yields = l.folds[k].type});
  }
}

void BodyCheck::variable(const Node& n) {
  Variable& v = variables_[n.target];
  const std::string& name = kernel_.vars[n.target].name;
  if (!v.declared) {
    if (n.inst == Inst::get) return fault(15, n.line, "the variable {} is read before it has a value", name);
    v = {true, open_.size(), open_.back().region};
    return;
  }
  if (v.scope > open_.size() || open_[v.scope - 1].region != v.region) {
    return fault(15, n.line, "the variable {} is used outside the block that declares it", name);
  }
  for (std::size_t s = v.scope; s < open_.size() && n.inst == Inst::set; ++s) {
    const bool parallel = open_[s].construct == Construct::body && kernel_.at(open_[s].loop).parallel;
    if (parallel)
      return fault(15, n.line, "iterations of a parallel loop set the variable {}, declared outside it",
                   name);
  }
}

void BodyCheck::declares_tile(const Node& n) {
  const bool in_place = open_.size() == 2 && open_.back().construct == Construct::body;
  if (!in_place || tile_region_[n.target] != no_region) {
    return fault(13, n.line, "the tile {} is not declared once, in the body of a top-level loop",
                 kernel_.at(n.array()).name);
  }
  tile_region_[n.target] = open_.back().region;
}

void BodyCheck::check_results() {
  for (std::size_t a = 0; a < kernel_.arrays.size(); ++a) {
    if (kernel_.arrays[a].role == Role::result && result_stores_[a] != 1) {
      fault(12, 0, "the result {} is stored {} times", kernel_.arrays[a].name, result_stores_[a]);
    }
  }
}

}  // namespace weft::ir

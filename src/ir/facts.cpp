#include "ir/facts.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "ir/access_text.hpp"
#include "ir/affine.hpp"
#include "ir/races.hpp"
#include "ir/uses.hpp"
#include "ir/walk.hpp"

namespace weft::ir {
namespace {

bool is_memory_access(Inst inst) { return inst == Inst::load || inst == Inst::store || inst == Inst::atomic; }

/// Collects the accesses of one top-level loop, with what stands around each.
class Collector {
 public:
  Collector(const Kernel& kernel, const IndexForms& forms, const Uses& uses, const std::vector<int>& depths,
            LoopId top)
      : kernel_(kernel), forms_(forms), uses_(uses), depths_(depths), top_(top) {}

  std::vector<Access> run() {
    loop(top_, false);
    return std::move(accesses_);
  }

 private:
  void region(RegionId id, bool conditional) {
    for (NodeId n : kernel_.at(id).nodes) node(n, conditional);
  }

  void node(NodeId id, bool conditional) {
    const Node& n = kernel_.at(id);
    if (is_memory_access(n.inst) && kernel_.at(n.array()).role != Role::tile) add(id, n, conditional);
    if (n.inst == Inst::loop || n.inst == Inst::for_) loop(n.loop(), conditional);
    if (n.inst == Inst::while_ || n.inst == Inst::if_) {
      for (RegionId inner : nested_regions(kernel_, n)) region(inner, true);
    }
  }

  void loop(LoopId id, bool conditional) {
    const Loop& l = kernel_.at(id);
    for (const Axis& a : l.axes) {
      for (NodeId part : {a.start, a.count, a.step}) {
        conditional = conditional || !forms_.known_before_launch(part);
      }
    }
    within_.push_back(id);
    region(l.body, conditional);
    within_.pop_back();
  }

  void add(NodeId id, const Node& n, bool conditional) {
    Access a;
    a.array = n.array();
    a.write = n.inst != Inst::load;
    a.atomic = n.inst == Inst::atomic;
    a.conditional = conditional || (n.inst == Inst::load && !uses_.surely[index(id)]);
    for (int d = 0; d < kernel_.at(a.array).rank; ++d) {
      a.dims.push_back(forms_.form(kernel_.args(n)[static_cast<std::size_t>(d)]));
    }
    a.within = within_;
    a.node = id;
    a.line = n.line;
    a.text = access_text(kernel_, n, depths_);
    classify(a);
    accesses_.push_back(std::move(a));
  }

  void classify(Access& a) const {
    const int axes = static_cast<int>(kernel_.at(top_).axes.size());
    const int rank = static_cast<int>(a.dims.size());
    while (a.leading < std::min(axes, rank) &&
           is_axis(a.dims[static_cast<std::size_t>(a.leading)], top_, a.leading)) {
      ++a.leading;
    }
    if (a.leading == axes && rank == axes) {
      a.map = Map::at_index;
    } else if (projects(a, axes)) {
      a.map = Map::projection;
    } else if (shifts(a, axes)) {
      a.map = Map::shifted;
    } else {
      a.map = a.leading > 0 ? Map::same_row : Map::other;
    }
  }

  [[nodiscard]] bool projects(const Access& a, int axes) const {
    int next = 0;
    for (const IndexForm& f : a.dims) {
      while (next < axes && !is_axis(f, top_, next)) ++next;
      if (next++ == axes) return false;
    }
    return static_cast<int>(a.dims.size()) < axes;
  }

  [[nodiscard]] bool shifts(const Access& a, int axes) const {
    if (static_cast<int>(a.dims.size()) != axes) return false;
    for (int d = 0; d < axes; ++d) {
      IndexForm f = a.dims[static_cast<std::size_t>(d)];
      f.constant = 0;
      if (!is_axis(f, top_, d)) return false;
    }
    return true;
  }

  const Kernel& kernel_;
  const IndexForms& forms_;
  const Uses& uses_;
  const std::vector<int>& depths_;
  LoopId top_;
  std::vector<LoopId> within_;
  std::vector<Access> accesses_;
};

/// One of several accesses that cannot be told apart: same array, kind, loops and index values.
std::vector<const Access*> distinct(const Kernel& kernel, const std::vector<Access>& accesses) {
  std::map<std::tuple<ArrayId, bool, bool, Op, std::vector<NodeId>, std::vector<LoopId>>, const Access*> seen;
  std::vector<const Access*> first;
  for (const Access& a : accesses) {
    const Node& n = kernel.at(a.node);
    const auto indices = kernel.args(n).first(a.dims.size());
    const auto key =
        std::tuple(a.array, a.write, a.atomic, n.op, std::vector(indices.begin(), indices.end()), a.within);
    if (seen.emplace(key, &a).second) first.push_back(&a);
  }
  return first;
}

/// Every iteration writes the one value.
bool writes_one_value(const Kernel& kernel, const IndexForms& forms, const Access& a, const Access& b) {
  const NodeId x = kernel.args(a.node).back();
  const NodeId y = kernel.args(b.node).back();
  return a.write && b.write && !a.atomic && !b.atomic && x == y && forms.invariant(x);
}

void find_races(const Kernel& kernel, const IndexForms& forms, LoopFacts& facts) {
  const auto accesses = distinct(kernel, facts.accesses);
  for (std::size_t i = 0; i < accesses.size(); ++i) {
    const Access& a = *accesses[i];
    facts.scatters = facts.scatters || a.atomic;
    for (std::size_t j = i; j < accesses.size(); ++j) {
      const Access& b = *accesses[j];
      if (a.array != b.array || (!a.write && !b.write)) continue;
      const bool commute = a.atomic && b.atomic && kernel.at(a.node).op == kernel.at(b.node).op;
      if (commute || meeting(kernel, a, b) == Meeting::never) continue;
      facts.scatters = true;
      if (!writes_one_value(kernel, forms, a, b)) facts.order_not_fixed = true;
    }
  }
}

int cost_of(const Node& n) {
  switch (n.inst) {
    case Inst::op:
      return std::max(1, info(n.op).cost);
    case Inst::load:
    case Inst::store:
    case Inst::atomic:
    case Inst::get:
    case Inst::set:
      return 1;
    case Inst::constant:
    case Inst::scalar:
    case Inst::extent:
    case Inst::axis:
    case Inst::operand:
    case Inst::tile:
    case Inst::loop:
    case Inst::fold_result:
    case Inst::if_:
    case Inst::while_:
    case Inst::for_:
    case Inst::yield:
      return 0;
  }
  return 0;
}

/// A fold comes with its tree: code for whole blocks, for the last one and for what each lane keeps.
int fold_cost(const Kernel& kernel, LoopId loop) {
  constexpr int of_one = 24;
  return of_one * static_cast<int>(kernel.at(loop).folds.size());
}

/// Values alive at once if the nodes ran in the order they stand, constants left out.
int most_alive(const Kernel& kernel, const std::vector<NodeId>& nodes) {
  std::map<NodeId, std::size_t> last_use;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    for (NodeId arg : kernel.args(nodes[i])) last_use[arg] = i;
  }
  std::vector<int> change(nodes.size() + 1, 0);
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const auto use = last_use.find(nodes[i]);
    if (kernel.at(nodes[i]).inst == Inst::constant || use == last_use.end()) continue;
    ++change[i];
    --change[use->second];
  }
  int alive = 0;
  int most = 0;
  for (int c : change) most = std::max(most, alive += c);
  return most;
}

LoopFacts facts_of(const Kernel& kernel, const IndexForms& forms, const Uses& uses,
                   const std::vector<int>& depths, LoopId id) {
  LoopFacts facts;
  facts.loop = id;
  facts.accesses = Collector(kernel, forms, uses, depths, id).run();
  facts.folds = !kernel.at(id).folds.empty();
  const auto is_dot_loop = [&](NodeId n) {
    return kernel.at(n).inst == Inst::loop && is_dot(kernel.at(kernel.at(n).loop()));
  };
  facts.product =
      kernel.at(id).axes.size() > 1 && std::ranges::any_of(kernel.at(kernel.at(id).body).nodes, is_dot_loop);
  const std::vector<NodeId> nodes = in_order(kernel, kernel.at(id).body);
  for (NodeId n : nodes) {
    const Node& node = kernel.at(n);
    facts.has_inner = facts.has_inner || node.inst == Inst::loop;
    facts.uses_index_value = facts.uses_index_value || (node.inst == Inst::axis && uses.as_data[index(n)]);
    facts.cost += cost_of(node) + (node.inst == Inst::loop ? fold_cost(kernel, node.loop()) : 0);
  }
  facts.cost += fold_cost(kernel, id);
  facts.live = most_alive(kernel, nodes);
  find_races(kernel, forms, facts);
  return facts;
}

bool is_wide_int(Type t) { return t == Type::i64 || t == Type::u64; }

void note_types(const Kernel& kernel, const Uses& uses, Facts& facts) {
  const auto note = [&](Type t, bool data) {
    facts.uses_f64 = facts.uses_f64 || t == Type::f64;
    facts.uses_f16 = facts.uses_f16 || t == Type::f16;
    facts.uses_i64_data = facts.uses_i64_data || (data && is_wide_int(t));
  };
  for (const Array& a : kernel.arrays) note(a.type, true);
  for (NodeId n : in_order(kernel, kernel.body)) {
    const Node& node = kernel.at(n);
    note(node.type, uses.as_data[index(n)] && node.inst == Inst::op);
  }
}

}  // namespace

Facts find_facts(const Kernel& kernel) {
  const IndexForms forms(kernel);
  const Uses uses(kernel);
  const std::vector<int> depths = axis_depths(kernel);
  Facts facts;
  facts.reads.assign(kernel.arrays.size(), false);
  facts.writes.assign(kernel.arrays.size(), false);
  facts.length_read.assign(kernel.arrays.size(), false);
  for (NodeId id : in_order(kernel, kernel.body)) {
    const Node& n = kernel.at(id);
    if (n.inst == Inst::load || n.inst == Inst::atomic) facts.reads[n.target] = true;
    if (n.inst == Inst::store || n.inst == Inst::atomic) facts.writes[n.target] = true;
    if (n.inst == Inst::extent && uses.beyond_axes[index(id)]) facts.length_read[n.target] = true;
  }
  for (NodeId id : kernel.at(kernel.body).nodes) {
    if (kernel.at(id).inst != Inst::loop) continue;
    facts.loops.push_back(facts_of(kernel, forms, uses, depths, kernel.at(id).loop()));
    facts.order_not_fixed = facts.order_not_fixed || facts.loops.back().order_not_fixed;
  }
  note_types(kernel, uses, facts);
  return facts;
}

}  // namespace weft::ir

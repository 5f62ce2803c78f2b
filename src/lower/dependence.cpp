#include "lower/dependence.hpp"

#include <algorithm>
#include <map>

#include "lower/numbering.hpp"
#include "lower/structure.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::LoopId;
using ir::NodeId;

/// The accesses that one statement makes to one array.
struct Touch {
  std::uint32_t statement = 0;
  bool writes = false;
  bool declares = false;
  std::vector<NodeId> accesses;
};

class Finder {
 public:
  Finder(const ir::Kernel& kernel, ir::RegionId region, const Structure& structure,
         const Numbering& numbering)
      : kernel_(kernel), nodes_(kernel.at(region).nodes), structure_(structure), numbering_(numbering) {
    for (std::uint32_t s = 0; s < nodes_.size(); ++s) statement_of_[nodes_[s]] = s;
    out_.later.resize(nodes_.size());
    out_.loop_class.assign(nodes_.size(), Dependence::none);
  }

  Dependence run() && {
    for (std::uint32_t s = 0; s < nodes_.size(); ++s) {
      const ir::Node& n = kernel_.at(nodes_[s]);
      // The order of a dot is not that of other folds: its loop stays its own.
      if (n.inst == Inst::loop && !ir::is_dot(kernel_.at(n.loop()))) out_.loop_class[s] = numbering_.loop_class[n.target];
      if (n.inst == Inst::fold_result) edge(statement_of_.at(structure_.loop_node[n.target]), s, false);
      for (std::uint32_t before = 0; n.inst == Inst::yield && before < s; ++before) edge(before, s, false);
      walk_node(kernel_, nodes_[s], [&](NodeId id) { collect(s, id); });
    }
    for (const auto& [array, touches] : arrays_) memory_edges(touches);
    for (const auto& [var, touches] : vars_) memory_edges(touches);
    return std::move(out_);
  }

 private:
  void edge(std::uint32_t from, std::uint32_t to, bool within_iteration) {
    if (from != to) out_.later[from].push_back({to, within_iteration});
  }
  void use(std::uint32_t s, NodeId value) {
    if (value == ir::no_node) return;
    const auto found = statement_of_.find(value);
    if (found != statement_of_.end()) edge(found->second, s, false);
  }

  void collect(std::uint32_t s, NodeId id) {
    const ir::Node& n = kernel_.at(id);
    for (NodeId arg : kernel_.args(n)) use(s, arg);
    if (n.inst == Inst::loop || n.inst == Inst::for_) {
      for (const ir::Axis& a : kernel_.at(n.loop()).axes) {
        for (NodeId part : {a.start, a.count, a.step}) use(s, part);
      }
      for (const ir::Fold& f : kernel_.at(n.loop()).folds) {
        use(s, f.start);
        use(s, f.value);
        use(s, f.second);
      }
    }
    if (accesses_memory(n) || n.inst == Inst::tile) {
      touch(arrays_[n.target], s, id, n.inst != Inst::load, n.inst == Inst::tile);
    }
    if (n.inst == Inst::get || n.inst == Inst::set) touch(vars_[n.target], s, id, n.inst == Inst::set, true);
  }

  static void touch(std::vector<Touch>& touches, std::uint32_t s, NodeId id, bool writes, bool declares) {
    if (touches.empty() || touches.back().statement != s) touches.push_back({.statement = s, .accesses = {}});
    Touch& t = touches.back();
    t.writes |= writes;
    t.declares |= declares;
    t.accesses.push_back(id);
  }

  void memory_edges(const std::vector<Touch>& touches) {
    for (std::size_t i = 0; i < touches.size(); ++i) {
      for (std::size_t k = i + 1; k < touches.size(); ++k) {
        const Touch &a = touches[i], &b = touches[k];
        if (a.writes || b.writes) edge(a.statement, b.statement, same_element_each_iteration(a, b));
      }
    }
  }

  /// Whether, along every axis of the two loops, some dimension of all accesses is one and the same
  /// one-to-one function of that axis: then different iterations touch different elements.
  [[nodiscard]] bool same_element_each_iteration(const Touch& a, const Touch& b) const {
    const std::uint32_t loops = out_.loop_class[a.statement];
    if (loops == Dependence::none || loops != out_.loop_class[b.statement] || a.declares || b.declares)
      return false;
    const LoopId loop = kernel_.at(nodes_[a.statement]).loop();
    for (std::size_t axis = 0; axis < kernel_.at(loop).axes.size(); ++axis) {
      if (!some_dimension_follows(a, b, loop, axis)) return false;
    }
    return true;
  }

  [[nodiscard]] bool some_dimension_follows(const Touch& a, const Touch& b, LoopId loop,
                                            std::size_t axis) const {
    const ir::Node& first = kernel_.at(a.accesses[0]);
    const std::size_t rank = indices(kernel_, first).size();
    for (std::size_t d = 0; d < rank; ++d) {
      const NodeId lead = indices(kernel_, first)[d];
      const auto same = [&](NodeId access) {
        const NodeId other = indices(kernel_, kernel_.at(access))[d];
        return numbering_.node[index(other)] == numbering_.node[index(lead)];
      };
      if (one_to_one(lead, loop, axis) && std::ranges::all_of(a.accesses, same) &&
          std::ranges::all_of(b.accesses, same)) {
        return true;
      }
    }
    return false;
  }

  /// `value` is the axis plus or minus values made outside the loop, and the axis takes each value once.
  [[nodiscard]] bool one_to_one(NodeId value, LoopId loop, std::size_t axis) const {
    const NodeId step = kernel_.at(loop).axes[axis].step;
    if (kernel_.at(step).inst != Inst::constant || kernel_.at(step).constant_bits() == 0) return false;
    while (true) {
      const ir::Node& n = kernel_.at(value);
      if (n.inst == Inst::axis) return n.loop() == loop && n.sub == axis;
      if (n.inst != Inst::op || (n.op != ir::Op::add && n.op != ir::Op::sub)) return false;
      const NodeId left = kernel_.args(n)[0], right = kernel_.args(n)[1];
      const bool left_inside = structure_.inside(structure_.home_of(left), kernel_.at(loop).body);
      const bool right_inside = structure_.inside(structure_.home_of(right), kernel_.at(loop).body);
      if (left_inside && right_inside) {
        // A constant may stand inside the body without depending on it.
        if (kernel_.at(right).inst == Inst::constant) {
          value = left;
        } else if (kernel_.at(left).inst == Inst::constant) {
          value = right;
        } else {
          return false;
        }
      } else {
        value = left_inside ? left : right;
      }
    }
  }

  const ir::Kernel& kernel_;
  const std::vector<NodeId>& nodes_;
  const Structure& structure_;
  const Numbering& numbering_;
  std::map<NodeId, std::uint32_t> statement_of_;
  std::map<std::uint32_t, std::vector<Touch>> arrays_, vars_;
  Dependence out_;
};

}  // namespace

Dependence find_dependence(const ir::Kernel& kernel, ir::RegionId region, const Structure& structure,
                           const Numbering& numbering) {
  return Finder(kernel, region, structure, numbering).run();
}

}  // namespace weft::lower

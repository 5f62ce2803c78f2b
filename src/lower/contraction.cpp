#include "lower/contraction.hpp"

#include <algorithm>
#include <set>
#include <span>

#include "ir/walk.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::LoopId;
using ir::NodeId;

class Finder {
 public:
  explicit Finder(const ir::Kernel& kernel) : kernel_(kernel), home_(ir::homes(kernel)) {}

  std::optional<Contraction> run() {
    if (!find_loops() || !inner_is_pure()) return std::nullopt;
    const ir::Fold& fold = kernel_.at(found_.inner).folds[0];
    found_.left = fold.value;
    found_.right = fold.second;
    if (moves_with(fold.value, columns()) || moves_with(fold.second, rows()))
      std::swap(found_.left, found_.right);
    if (moves_with(found_.left, columns()) || moves_with(found_.right, rows())) return std::nullopt;
    found_.left_nodes = made_of(found_.left);
    found_.right_nodes = made_of(found_.right);
    return found_;
  }

 private:
  [[nodiscard]] std::uint32_t columns() const {
    return static_cast<std::uint32_t>(kernel_.at(found_.outer).axes.size() - 1);
  }
  [[nodiscard]] std::uint32_t rows() const { return columns() - 1; }

  [[nodiscard]] const std::vector<NodeId>& body(LoopId loop) const {
    return kernel_.at(kernel_.at(loop).body).nodes;
  }

  bool find_loops() {
    bool keeps = false;  // variables and tiles of an iteration have no place in a tile of the result
    ir::for_each_node(kernel_, kernel_.body, [&](NodeId id) {
      const Inst inst = kernel_.at(id).inst;
      keeps = keeps || inst == Inst::get || inst == Inst::set || inst == Inst::tile;
    });
    if (keeps) return false;
    const auto& top = kernel_.at(kernel_.body).nodes;
    const auto outer =
        std::ranges::find_if(top, [&](NodeId id) { return kernel_.at(id).inst == Inst::loop; });
    if (outer == top.end()) return false;
    found_.outer = kernel_.at(*outer).loop();
    if (kernel_.at(found_.outer).axes.size() < 2 || !kernel_.at(found_.outer).folds.empty()) return false;
    int loops = 0;
    for (const NodeId id : body(found_.outer)) {
      const Inst inst = kernel_.at(id).inst;
      if (inst != Inst::loop) {
        found_.outer_nodes.push_back(id);
        if (loops == 0 && (inst == Inst::store || inst == Inst::atomic || inst == Inst::if_ ||
                           inst == Inst::while_ || inst == Inst::for_))
          return false;
        continue;
      }
      found_.inner = kernel_.at(id).loop();
      if (++loops > 1) return false;
    }
    return loops == 1;
  }

  bool inner_is_pure() {
    const ir::Loop& inner = kernel_.at(found_.inner);
    if (!ir::is_dot(inner) || inner.folds.size() != 1 || inner.axes.size() != 1) return false;
    for (const NodeId part : {inner.axes[0].start, inner.axes[0].count, inner.axes[0].step}) {
      if (home_[ir::index(part)] != kernel_.body) return false;
    }
    std::set<ir::ArrayId> stored;
    ir::for_each_node(kernel_, kernel_.at(found_.outer).body, [&](NodeId id) {
      const ir::Node& n = kernel_.at(id);
      if (n.inst == Inst::store || n.inst == Inst::atomic) stored.insert(n.array());
    });
    return std::ranges::all_of(body(found_.inner), [&](NodeId id) {
      const ir::Node& n = kernel_.at(id);
      if (n.inst == Inst::load) return !stored.contains(n.array());
      return n.inst == Inst::axis || n.inst == Inst::op || n.inst == Inst::constant ||
             n.inst == Inst::scalar || n.inst == Inst::extent;
    });
  }

  /// Nodes of the two bodies that `value` needs, itself among them.
  std::set<NodeId> needs(NodeId value) const {
    std::set<NodeId> known;
    std::vector<NodeId> waiting{value};
    while (!waiting.empty()) {
      const NodeId id = waiting.back();
      waiting.pop_back();
      const ir::RegionId home = home_[ir::index(id)];
      const bool inside = home == kernel_.at(found_.outer).body || home == kernel_.at(found_.inner).body;
      if (!inside || !known.insert(id).second) continue;
      for (const NodeId arg : kernel_.args(kernel_.at(id))) waiting.push_back(arg);
    }
    return known;
  }

  [[nodiscard]] bool moves_with(NodeId value, std::uint32_t axis) const {
    return std::ranges::any_of(needs(value), [&](NodeId id) {
      const ir::Node& n = kernel_.at(id);
      return n.inst == Inst::axis && n.loop() == found_.outer && n.sub == axis;
    });
  }

  [[nodiscard]] std::vector<NodeId> made_of(NodeId value) const {
    const std::set<NodeId> needed = needs(value);
    std::vector<NodeId> ordered;
    for (const LoopId loop : {found_.outer, found_.inner}) {
      for (const NodeId id : body(loop)) {
        if (needed.contains(id)) ordered.push_back(id);
      }
    }
    return ordered;
  }

  const ir::Kernel& kernel_;
  const std::vector<ir::RegionId> home_;
  Contraction found_;
};

}  // namespace

std::optional<Contraction> find_contraction(const ir::Kernel& kernel) { return Finder(kernel).run(); }

}  // namespace weft::lower

#include "lower/rebuild.hpp"

#include <utility>

#include "lower/structure.hpp"
#include "support/check.hpp"

namespace weft::lower {

using ir::Inst;
using ir::NodeId;

Rebuild::Rebuild(const Draft& from) : from_(from), to_(from.kernel.name), copier_(to_, from.kernel) {
  copier_.declare();
}

std::vector<NodeId> Rebuild::operator()(std::span<const NodeId> ids) const {
  std::vector<NodeId> out;
  out.reserve(ids.size());
  for (NodeId id : ids) out.push_back(copier_(id));
  return out;
}

NodeId Rebuild::access(NodeId id, std::span<const NodeId> at, bool in_range) {
  const ir::Node& n = from().at(id);
  WEFT_CHECK(n.inst == Inst::load || n.inst == Inst::store);
  const ir::ArrayId array = copier_.arrays[n.target];
  to_.line(n.line);
  if (n.inst == Inst::load) {
    become(id, to_.load(array, at));
  } else {
    to_.store(array, at, copier_(from().args(n).back()));
  }
  const auto made = static_cast<std::uint32_t>(to_.kernel().nodes.size() - 1);
  made_in_range_.resize(made + 1, false);
  made_in_range_[made] = in_range;
  return NodeId(made);
}

Draft Rebuild::run(Rule rule) {
  copier_.rewrite = [this, rule = std::move(rule)](ir::Copier&, NodeId id) {
    if (rule(id)) return true;
    const ir::Node& n = from().at(id);
    if (n.inst != Inst::load && n.inst != Inst::store) return false;
    access(id, (*this)(indices(from(), n)), in_range(id));
    return true;
  };
  copier_.region(from().body);
  Draft out{to_.finish(), std::move(made_in_range_)};
  out.in_range.resize(out.kernel.nodes.size(), false);
  return out;
}

}  // namespace weft::lower

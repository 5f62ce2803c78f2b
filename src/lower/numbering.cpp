#include "lower/numbering.hpp"

#include <unordered_map>

#include "lower/structure.hpp"
#include "support/hash.hpp"

namespace weft::lower {
namespace {

using ir::Inst;
using ir::NodeId;

/// Words that spell what a value is; equal words, equal number.
class Numberer {
 public:
  explicit Numberer(const ir::Kernel& kernel) : kernel_(kernel), written_(written_arrays(kernel)) {
    out_.node.assign(kernel.nodes.size(), 0);
    out_.loop_class.assign(kernel.loops.size(), 0);
  }

  Numbering run() && {
    region(kernel_.body);
    return std::move(out_);
  }

 private:
  void region(ir::RegionId id) {
    for (NodeId n : kernel_.at(id).nodes) {
      if (kernel_.at(n).inst == Inst::loop) number_loop(kernel_.at(n).loop(), id);
      if (kernel_.at(n).inst == Inst::for_) out_.loop_class[kernel_.at(n).target] = fresh();
      out_.node[index(n)] = number(n);
      for (ir::RegionId nested : nested_regions(kernel_, n)) region(nested);
    }
  }

  void number_loop(ir::LoopId id, ir::RegionId home) {
    words_ = {~std::uint64_t{0}, index(home)};
    for (const ir::Axis& a : kernel_.at(id).axes) {
      for (NodeId part : {a.start, a.count, a.step}) words_.push_back(out_.node[index(part)]);
    }
    out_.loop_class[index(id)] = lookup();
  }

  std::uint32_t number(NodeId id) {
    const ir::Node& n = kernel_.at(id);
    std::uint64_t target = n.target;
    switch (n.inst) {
      case Inst::axis:
        target = out_.loop_class[n.target];
        break;
      case Inst::load:
        if (written_[n.target]) return fresh();
        break;
      case Inst::constant:
      case Inst::scalar:
      case Inst::extent:
      case Inst::op:
      case Inst::operand:
      case Inst::fold_result:
        break;
      case Inst::store:
      case Inst::atomic:
      case Inst::get:
      case Inst::set:
      case Inst::tile:
      case Inst::loop:
      case Inst::if_:
      case Inst::while_:
      case Inst::for_:
      case Inst::yield:
        return fresh();
    }
    words_ = {std::uint64_t(n.inst) | std::uint64_t(n.op) << 8 | std::uint64_t(n.type) << 16,
              target | std::uint64_t{n.sub} << 32};
    for (NodeId arg : kernel_.args(n)) words_.push_back(out_.node[index(arg)]);
    return lookup();
  }

  std::uint32_t lookup() {
    const std::string key(reinterpret_cast<const char*>(words_.data()), words_.size() * sizeof words_[0]);
    const auto [found, is_new] = known_.try_emplace(key, next_);
    if (is_new) ++next_;
    return found->second;
  }
  std::uint32_t fresh() { return next_++; }

  const ir::Kernel& kernel_;
  std::vector<bool> written_;
  std::unordered_map<std::string, std::uint32_t, support::Hasher> known_;
  std::vector<std::uint64_t> words_;
  std::uint32_t next_ = 0;
  Numbering out_;
};

}  // namespace

Numbering number_values(const ir::Kernel& kernel) { return Numberer(kernel).run(); }

}  // namespace weft::lower

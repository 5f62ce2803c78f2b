#include "ir/verify.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ir/affine.hpp"
#include "ir/races.hpp"
#include "ir/verify_body.hpp"
#include "ir/walk.hpp"

namespace weft::ir {
namespace {

/// Whether `target` and `sub` of the node name things that exist. Bodies come later: this only looks at
/// tables.
bool names_exist(const Kernel& k, const Node& n) {
  const auto fold_exists = [&](std::uint32_t fold) {
    return n.target < k.loops.size() && fold < k.loops[n.target].folds.size();
  };
  switch (n.inst) {
    case Inst::constant:
    case Inst::op:
    case Inst::yield:
      return true;
    case Inst::scalar:
      return n.target < k.scalars.size();
    case Inst::extent:
      return n.target < k.arrays.size() && static_cast<std::int64_t>(n.sub) < k.arrays[n.target].rank;
    case Inst::axis:
      return n.target < k.loops.size() && n.sub < k.loops[n.target].axes.size();
    case Inst::operand:
      return fold_exists(n.sub / 2);
    case Inst::fold_result:
      return fold_exists(n.sub);
    case Inst::load:
    case Inst::store:
    case Inst::atomic:
    case Inst::tile:
      return n.target < k.arrays.size();
    case Inst::get:
    case Inst::set:
      return n.target < k.vars.size();
    case Inst::loop:
    case Inst::for_:
      return n.target < k.loops.size();
    case Inst::if_:
      return n.target < k.regions.size() && (n.other() == no_region || n.sub < k.regions.size());
    case Inst::while_:
      return n.target < k.regions.size() && n.sub < k.regions.size();
  }
  return false;
}

bool value_exists(const Kernel& k, NodeId id) { return index(id) < k.nodes.size(); }

bool loop_exists(const Kernel& k, const Loop& l) {
  const auto value = [&](NodeId id) { return value_exists(k, id); };
  const bool axes = std::ranges::all_of(
      l.axes, [&](const Axis& a) { return value(a.start) && value(a.count) && value(a.step); });
  const bool folds = std::ranges::all_of(l.folds, [&](const Fold& f) {
    return value(f.value) && (f.start == no_node || value(f.start)) &&
           (f.combine == no_region || index(f.combine) < k.regions.size()) &&
           static_cast<int>(f.op) < reduce_op_count;
  });
  return axes && folds && index(l.body) < k.regions.size();
}

/// Rule 1, as far as tables go.
void check_tables(const Kernel& k, std::vector<Fault>& faults) {
  const auto fault = [&](std::uint32_t line, std::string text) {
    faults.push_back({1, false, line, std::move(text)});
  };
  if (index(k.body) >= k.regions.size()) fault(0, "the kernel has no body");
  for (const Array& a : k.arrays) {
    if (a.rank < 0 || a.rank > 8)
      faults.push_back({12, false, 0, fmt::format("{} has rank {}", a.name, a.rank)});
  }
  for (std::size_t i = 0; i < k.nodes.size(); ++i) {
    const Node& n = k.nodes[i];
    if (std::uint64_t{n.first} + n.count > k.operands.size() ||
        static_cast<int>(n.inst) > static_cast<int>(Inst::yield) || static_cast<int>(n.op) >= op_count ||
        static_cast<int>(n.type) >= type_count) {
      fault(n.line, fmt::format("%{} is broken", i));
    } else if (!names_exist(k, n)) {
      fault(n.line, fmt::format("%{} names something that does not exist", i));
    } else if (!std::ranges::all_of(k.args(n), [&](NodeId arg) { return value_exists(k, arg); })) {
      fault(n.line, fmt::format("%{} has an operand that does not exist", i));
    }
  }
  for (const Loop& l : k.loops) {
    if (!loop_exists(k, l)) fault(l.line, "a loop names something that does not exist");
  }
  for (const Region& r : k.regions) {
    if (!std::ranges::all_of(r.nodes, [&](NodeId id) { return value_exists(k, id); })) {
      fault(0, "a region holds a node that does not exist");
    }
  }
}

/// Rule 16: control inside an inner loop whose course depends on the iteration.
class Divergence {
 public:
  Divergence(const Kernel& kernel, std::vector<Fault>& faults)
      : kernel_(kernel), forms_(kernel), faults_(faults) {}

  void region(RegionId id, int parallel_depth, bool divergent) {
    for (NodeId n : kernel_.at(id).nodes) node(kernel_.at(n), parallel_depth, divergent);
  }

 private:
  void node(const Node& n, int parallel_depth, bool divergent) {
    bool inside = divergent;
    if (n.inst == Inst::loop) {
      if (divergent) {
        faults_.push_back(
            {16, true, n.line,
             "a parallel loop or reduction stands under control that differs between the iterations of "
             "the inner loop around it; use for_range there, or move the condition inside"});
      }
      ++parallel_depth;
    } else if (n.inst == Inst::if_) {
      inside = divergent || (parallel_depth >= 2 && !forms_.invariant(kernel_.args(n)[0]));
    } else if (n.inst == Inst::while_) {
      inside = divergent || parallel_depth >= 2;
    } else if (n.inst == Inst::for_) {
      const Axis& a = kernel_.at(n.loop()).axes[0];
      const bool uniform = forms_.invariant(a.start) && forms_.invariant(a.count) && forms_.invariant(a.step);
      inside = divergent || (parallel_depth >= 2 && !uniform);
    }
    for (RegionId r : nested_regions(kernel_, n)) region(r, parallel_depth, inside);
  }

  const Kernel& kernel_;
  const IndexForms forms_;
  std::vector<Fault>& faults_;
};

std::string at_line(std::uint32_t line) { return line == 0 ? "" : fmt::format(" (line {})", line); }

void check_meetings(const Kernel& kernel, const LoopFacts& loop, std::vector<Fault>& faults) {
  for (std::size_t i = 0; i < loop.accesses.size(); ++i) {
    for (std::size_t j = i + 1; j < loop.accesses.size(); ++j) {
      const Access& a = loop.accesses[i];
      const Access& b = loop.accesses[j];
      if (a.array != b.array || (!a.write && !b.write) || (a.atomic && b.atomic)) continue;
      if (meeting(kernel, a, b) != Meeting::other_iteration) continue;
      const Access& write = a.write ? a : b;
      const Access& other = a.write ? b : a;
      faults.push_back(
          {17, true, other.line,
           fmt::format("{} {}{}, which another iteration of the same loop writes as {}{}; iterations run "
                       "in no order",
                       other.write ? "writes" : "reads", other.text, at_line(other.line), write.text,
                       at_line(write.line))});
      return;
    }
  }
}

}  // namespace

std::vector<Fault> find_faults(const Kernel& kernel) {
  std::vector<Fault> faults;
  check_tables(kernel, faults);
  if (faults.empty()) BodyCheck(kernel, faults).run();
  return faults;
}

std::vector<Fault> find_races(const Kernel& kernel, const Facts& facts) {
  std::vector<Fault> faults;
  Divergence(kernel, faults).region(kernel.body, 0, false);
  for (const LoopFacts& loop : facts.loops) {
    if (loop.order_not_fixed) check_meetings(kernel, loop, faults);
  }
  return faults;
}

std::vector<std::string> verify(const Kernel& kernel) {
  std::vector<Fault> faults = find_faults(kernel);
  if (faults.empty()) faults = find_races(kernel, find_facts(kernel));
  std::vector<std::string> sentences;
  for (const Fault& f : faults)
    sentences.push_back(fmt::format("rule {}: {}{}", f.rule, f.text, at_line(f.line)));
  return sentences;
}

}  // namespace weft::ir

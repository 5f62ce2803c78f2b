// R3: what can be proved wrong before anything runs. Types and ranks; one memory under two names;
// unconditional accesses, affine in known axes, that leave their arrays.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "plan/hazard.hpp"
#include "plan/plan.hpp"
#include "weft/error.hpp"

namespace weft::plan {
namespace {

__extension__ typedef __int128 Wide;

class Checker {
 public:
  Checker(const ir::Recording& recording, ir::CallId id)
      : recording_(recording),
        call_(recording.calls[static_cast<std::size_t>(id)]),
        kernel_(call_.kernel->kernel) {}

  void run() {
    check_arguments();
    check_aliases();
    find_ranges();
    for (const ir::LoopFacts& loop : call_.kernel->facts.loops) {
      for (const ir::Access& access : loop.accesses) check_bounds(access);
    }
  }

 private:
  [[noreturn]] void fail(const std::string& what, std::uint32_t line = 0) const {
    std::string place = line == 0 ? "" : fmt::format("line {}", line);
    if (*call_.file != '\0')
      place += fmt::format("{}called at {}:{}", place.empty() ? "" : ", ", call_.file, call_.line);
    throw UsageError(fmt::format("{}: {}{}", kernel_.name, what, place.empty() ? "" : " (" + place + ")"));
  }

  void check_arguments() const {
    if (call_.arrays.size() != kernel_.arrays.size() || call_.scalars.size() != kernel_.scalars.size()) {
      fail(fmt::format("{} arrays and {} scalars were given, expected {} and {}", call_.arrays.size(),
                       call_.scalars.size(), kernel_.arrays.size(), kernel_.scalars.size()));
    }
    for (std::size_t a = 0; a < call_.arrays.size(); ++a) {
      const ir::View& view = call_.arrays[a];
      const ir::Array& array = kernel_.arrays[a];
      if (view.type != array.type) {
        fail(fmt::format("{} has elements of type {}, expected {}", array.name, ir::name(view.type),
                         ir::name(array.type)));
      }
      if (view.rank != array.rank) {
        fail(fmt::format("{} has {} dimensions, expected {}", array.name, view.rank, array.rank));
      }
      if (call_.kernel->facts.writes[a] && !one_to_one(view)) {
        fail(fmt::format("{} is written, but several of its indices are one element", array.name));
      }
    }
  }

  // Bounds.

  std::optional<std::int64_t> value(ir::NodeId node) const { return known_value(call_, node); }

  /// First and last value of an axis; `runs` is empty where they are not known yet.
  struct Range {
    std::optional<bool> runs;
    Wide first = 0, last = 0;
  };

  void find_ranges() {
    ranges_.resize(kernel_.loops.size() * ir::max_rank);
    for (std::size_t l = 0; l < kernel_.loops.size(); ++l) {
      for (std::size_t k = 0; k < kernel_.loops[l].axes.size(); ++k) {
        const ir::Axis& axis = kernel_.loops[l].axes[k];
        const auto start = value(axis.start), count = value(axis.count), step = value(axis.step);
        if (start && count && step) {
          ranges_[l * ir::max_rank + k] = {*count > 0, *start, Wide{*start} + Wide{*count - 1} * *step};
        }
      }
    }
  }
  [[nodiscard]] const Range& range(ir::LoopId loop, int axis) const {
    return ranges_[ir::index(loop) * ir::max_rank + static_cast<std::size_t>(axis)];
  }

  struct Reach {
    Wide low = 0, high = 0;
  };

  /// Whether every loop around runs, as far as is known.
  bool runs(const ir::Access& access) const {
    for (ir::LoopId loop : access.within) {
      for (int k = 0; k < static_cast<int>(kernel_.at(loop).axes.size()); ++k) {
        if (!range(loop, k).runs.value_or(false)) return false;
      }
    }
    return true;
  }

  std::optional<Reach> reach(const ir::IndexForm& form) const {
    Reach reach{form.constant, form.constant};
    if (form.offset != ir::no_node) {
      const auto offset = value(form.offset);
      if (!offset) return std::nullopt;
      reach.low += *offset;
      reach.high += *offset;
    }
    for (const ir::AffineTerm& term : form.terms) {
      const Range& axis = range(term.loop, term.axis);
      const Wide first = Wide{term.coefficient} * axis.first;
      const Wide last = Wide{term.coefficient} * axis.last;
      reach.low += std::min(first, last);
      reach.high += std::max(first, last);
    }
    return reach;
  }

  void check_bounds(const ir::Access& access) const {
    if (access.conditional || access.atomic) return;
    if (!runs(access)) return;
    const ir::View& view = call_.arrays[ir::index(access.array)];
    for (std::size_t d = 0; d < access.dims.size(); ++d) {
      if (!access.dims[d].affine) continue;
      const auto span = reach(access.dims[d]);
      if (!span || (span->low >= 0 && span->high < view.shape[d])) continue;
      const auto index = static_cast<std::int64_t>(span->low < 0 ? span->low : span->high);
      const std::string along = access.dims.size() == 1 ? "" : fmt::format(" along dimension {}", d);
      fail(fmt::format("{} {} index {}{} of {}, which has {} there", access.text,
                       access.write ? "writes" : "reads", index, along, kernel_.at(access.array).name,
                       view.shape[d]),
           access.line);
    }
  }

  // Aliases.

  void check_aliases() const {
    const auto& writes = call_.kernel->facts.writes;
    for (std::size_t a = 0; a < call_.arrays.size(); ++a) {
      if (!writes[a]) continue;
      for (std::size_t b = 0; b < call_.arrays.size(); ++b) {
        if (a == b || !same_memory(call_.arrays[a].buffer, call_.arrays[b].buffer)) continue;
        if (bytes_meet(call_.arrays[a], call_.arrays[b])) check_alias(a, b);
      }
    }
  }

  bool same_memory(ir::BufferId a, ir::BufferId b) const {
    if (a == b) return true;
    const ir::Buffer& x = recording_.buffers[static_cast<std::size_t>(a)];
    const ir::Buffer& y = recording_.buffers[static_cast<std::size_t>(b)];
    return !x.scratch && !y.scratch && x.identity != 0 && x.identity == y.identity;
  }

  /// `written` and `other` are two names of the same bytes.
  void check_alias(std::size_t written, std::size_t other) const {
    const std::string& name = kernel_.arrays[written].name;
    const std::string& twin = kernel_.arrays[other].name;
    const ir::View& x = call_.arrays[written];
    const ir::View& y = call_.arrays[other];
    const bool same = x.type == y.type && x.offset == y.offset && x.rank == y.rank && x.shape == y.shape &&
                      x.strides == y.strides;
    if (!same) fail(fmt::format("{} and {} overlap in memory and {} is written", name, twin, name));
    for (const ir::LoopFacts& loop : call_.kernel->facts.loops) {
      for (const ir::Access& w : loop.accesses) {
        if (!w.write || ir::index(w.array) != written) continue;
        for (const ir::Access& o : loop.accesses) {
          if (ir::index(o.array) != other || meet_in_one_iteration(w, o)) continue;
          fail(fmt::format("{} and {} are one array, but it writes {} where {} is {}", name, twin, w.text,
                           o.text, o.write ? "written" : "read"),
               w.line);
        }
      }
    }
  }

  /// Every parallel loop that is around both has each of its axes in one dimension of both, in the same way.
  bool meet_in_one_iteration(const ir::Access& a, const ir::Access& b) const {
    for (std::size_t k = 0; k < a.within.size() && k < b.within.size() && a.within[k] == b.within[k]; ++k) {
      const ir::Loop& loop = kernel_.at(a.within[k]);
      for (std::size_t axis = 0; loop.parallel && axis < loop.axes.size(); ++axis) {
        const auto follows = [&](const ir::IndexForm& f, const ir::IndexForm& g) {
          const auto is_axis = [&](const ir::IndexForm& h) {
            return h.affine && h.terms.size() == 1 && h.terms[0].loop == a.within[k] &&
                   h.terms[0].axis == static_cast<int>(axis);
          };
          return is_axis(f) && is_axis(g) && f.constant == g.constant && f.offset == g.offset &&
                 f.terms[0].coefficient == g.terms[0].coefficient;
        };
        bool found = false;
        for (std::size_t d = 0; d < a.dims.size() && d < b.dims.size(); ++d)
          found = found || follows(a.dims[d], b.dims[d]);
        if (!found) return false;
      }
    }
    return true;
  }

  const ir::Recording& recording_;
  const ir::Call& call_;
  const ir::Kernel& kernel_;
  std::vector<Range> ranges_;  ///< by loop and axis
};

}  // namespace

void check_call(const ir::Recording& recording, ir::CallId id) { Checker(recording, id).run(); }

}  // namespace weft::plan

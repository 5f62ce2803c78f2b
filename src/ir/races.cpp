#include "ir/races.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "ir/affine.hpp"

namespace weft::ir {
namespace {

struct AxisRef {
  LoopId loop{};
  int axis = 0;
  friend bool operator==(const AxisRef&, const AxisRef&) = default;
};

std::optional<std::int64_t> constant(const Kernel& kernel, NodeId id) {
  const Node& n = kernel.at(id);
  if (n.inst != Inst::constant) return std::nullopt;
  return static_cast<std::int64_t>(n.constant_bits());
}

/// Axes of the parallel loops around both accesses.
std::vector<AxisRef> common_axes(const Kernel& kernel, const Access& a, const Access& b) {
  std::vector<AxisRef> axes;
  for (std::size_t d = 0; d < std::min(a.within.size(), b.within.size()) && a.within[d] == b.within[d]; ++d) {
    const Loop& l = kernel.at(a.within[d]);
    for (int k = 0; l.parallel && k < static_cast<int>(l.axes.size()); ++k) axes.push_back({a.within[d], k});
  }
  return axes;
}

const Axis& axis(const Kernel& kernel, const AffineTerm& t) {
  return kernel.at(t.loop).axes[static_cast<std::size_t>(t.axis)];
}

/// Adds to `pinned` the axes that the value of this form fixes, given those already pinned: one free axis of
/// non-zero step, or several that count like digits (constant counts).
void pin(const Kernel& kernel, const IndexForm& form, std::vector<AxisRef>& pinned) {
  struct Digit {
    std::int64_t weight = 0;
    std::optional<std::int64_t> count;  ///< only where the start is constant too
    AxisRef axis;
  };
  std::vector<Digit> digits;
  for (const AffineTerm& t : form.terms) {
    const AxisRef ref{t.loop, t.axis};
    if (std::ranges::find(pinned, ref) != pinned.end()) continue;
    const auto step = constant(kernel, axis(kernel, t).step);
    std::int64_t weight = 0;
    if (!step || *step == 0 || __builtin_mul_overflow(t.coefficient, *step, &weight)) return;
    if (weight == INT64_MIN) return;
    const bool fixed = constant(kernel, axis(kernel, t).start).has_value();
    digits.push_back({std::abs(weight), fixed ? constant(kernel, axis(kernel, t).count) : std::nullopt, ref});
  }
  std::ranges::sort(digits, {}, &Digit::weight);
  if (digits.size() > 1 &&
      !constant(
          kernel,
          kernel.at(digits.back().axis.loop).axes[static_cast<std::size_t>(digits.back().axis.axis)].start))
    return;
  std::int64_t reach = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (digits[i].weight <= reach) return;
    if (i + 1 == digits.size()) break;
    std::int64_t span = 0;
    if (!digits[i].count || __builtin_mul_overflow(digits[i].weight, *digits[i].count - 1, &span)) return;
    if (__builtin_add_overflow(reach, std::max<std::int64_t>(span, 0), &reach)) return;
  }
  for (const Digit& d : digits) pinned.push_back(d.axis);
}

bool only_over(const IndexForm& form, const std::vector<AxisRef>& axes) {
  return std::ranges::all_of(form.terms, [&](const AffineTerm& t) {
    return std::ranges::find(axes, AxisRef{t.loop, t.axis}) != axes.end();
  });
}

/// Equal indices mean the same iteration: the dimensions in which both are the same form fix every axis.
bool equal_means_same_iteration(const Kernel& kernel, const Access& a, const Access& b,
                                const std::vector<AxisRef>& axes) {
  std::vector<AxisRef> pinned;
  for (std::size_t round = 0; round < a.dims.size(); ++round) {
    const std::size_t before = pinned.size();
    for (std::size_t d = 0; d < a.dims.size(); ++d) {
      if (same(a.dims[d], b.dims[d]) && only_over(a.dims[d], axes)) pin(kernel, a.dims[d], pinned);
    }
    if (pinned.size() == before) break;
  }
  return pinned.size() == axes.size();
}

/// The step of a form with one term: by how much its value changes from one iteration to the next.
std::optional<std::int64_t> stride_of(const Kernel& kernel, const IndexForm& form) {
  if (form.terms.size() != 1) return std::nullopt;
  const auto step = constant(kernel, axis(kernel, form.terms[0]).step);
  std::int64_t stride = 0;
  if (!step || *step == 0 || __builtin_mul_overflow(form.terms[0].coefficient, *step, &stride))
    return std::nullopt;
  return stride;
}

/// Some dimension never agrees: equal but for constants that no number of iterations makes up for.
bool never_equal(const Kernel& kernel, const Access& a, const Access& b, const std::vector<AxisRef>& axes) {
  for (std::size_t d = 0; d < a.dims.size(); ++d) {
    const IndexForm& x = a.dims[d];
    const IndexForm& y = b.dims[d];
    if (!same_terms(x, y) || !only_over(x, axes)) continue;
    std::int64_t apart = 0;
    if (__builtin_sub_overflow(x.constant, y.constant, &apart) || apart == 0) continue;
    if (x.terms.empty()) return true;
    const auto stride = stride_of(kernel, x);
    if (stride && *stride != INT64_MIN && *stride != -1 && apart % *stride != 0) return true;
  }
  return false;
}

/// How many iterations later dimension `d` of b is where that of a was: 0 for the same one; nothing if
/// unknown.
std::optional<std::int64_t> iterations_apart(const Kernel& kernel, const IndexForm& a, const IndexForm& b) {
  if (same(a, b)) return 0;
  if (a.offset != b.offset || !a.affine || !b.affine) return std::nullopt;
  const auto stride = stride_of(kernel, a.terms.empty() ? b : a);
  std::int64_t apart = 0;
  if (!stride || *stride == -1 || *stride == INT64_MIN) return std::nullopt;
  if (same_terms(a, b)) {
    if (__builtin_sub_overflow(a.constant, b.constant, &apart) || apart % *stride != 0) return std::nullopt;
    return apart / *stride;
  }
  // A moving index against a fixed one: some iteration k >= 0 is there, and all others are elsewhere.
  if (a.terms.empty() == b.terms.empty() || a.offset != no_node) return std::nullopt;
  const IndexForm& moving = a.terms.empty() ? b : a;
  const IndexForm& fixed = a.terms.empty() ? a : b;
  const auto start = constant(kernel, axis(kernel, moving.terms[0]).start);
  std::int64_t first = 0;
  if (!start || __builtin_mul_overflow(*start, moving.terms[0].coefficient, &first)) return std::nullopt;
  if (__builtin_add_overflow(first, moving.constant, &first)) return std::nullopt;
  if (__builtin_sub_overflow(fixed.constant, first, &apart) || apart % *stride != 0) return std::nullopt;
  if (apart / *stride < 0) return std::nullopt;
  return std::max<std::int64_t>(1, apart / *stride);
}

bool provably_meets(const Kernel& kernel, const Access& a, const Access& b,
                    const std::vector<AxisRef>& axes) {
  if (a.conditional || b.conditional || a.dims.empty()) return false;
  bool elsewhere = false;
  std::vector<AxisRef> used;
  for (std::size_t d = 0; d < a.dims.size(); ++d) {
    if (!only_over(a.dims[d], axes) || !only_over(b.dims[d], axes)) return false;
    const auto apart = iterations_apart(kernel, a.dims[d], b.dims[d]);
    if (!apart) return false;
    elsewhere = elsewhere || *apart != 0;
    for (const auto* form : {&a.dims[d], &b.dims[d]}) {
      if (form->terms.size() > 1) return false;
    }
    const auto& terms = a.dims[d].terms.empty() ? b.dims[d].terms : a.dims[d].terms;
    if (terms.empty()) continue;
    const AxisRef ref{terms[0].loop, terms[0].axis};
    if (std::ranges::find(used, ref) != used.end()) return false;  // two dimensions of one axis: not judged
    used.push_back(ref);
  }
  return elsewhere;
}

}  // namespace

Meeting meeting(const Kernel& kernel, const Access& a, const Access& b) {
  const std::vector<AxisRef> axes = common_axes(kernel, a, b);
  if (equal_means_same_iteration(kernel, a, b, axes) || never_equal(kernel, a, b, axes))
    return Meeting::never;
  return provably_meets(kernel, a, b, axes) ? Meeting::other_iteration : Meeting::unknown;
}

}  // namespace weft::ir

// F2: whether the loops agree. Two loops agree when their leading axes have equal start, count and step; a
// loop that counts only by its number of elements agrees with every shape of as many.
#include <algorithm>

#include "plan/group.hpp"

namespace weft::plan {
namespace {

bool all_plain(const Axes& axes) { return std::ranges::all_of(axes, &AxisRange::plain); }

bool begins_with(const Shape& shape, const Axes& axes) {
  if (shape.counts.size() < axes.size()) return false;
  return std::ranges::equal(axes, std::span(shape.counts.begin(), shape.counts.end()).first(axes.size()), {},
                            &AxisRange::count);
}

/// A flat group meets the first call with axes of its own, which everything is expressed in from now on.
bool give_axes(const Item& b, const Draft& group, Verdict& verdict) {
  if (!b.domain.plain()) return false;
  for (Shape& shape : shapes_of(b)) {
    if (shape.total() != group.total || !begins_with(shape, b.domain.axes)) continue;
    const bool whole = b.domain.total == group.total;
    if ((group.folds > 0 || b.folds() > 0) && !whole) continue;
    verdict.axes = b.domain.axes;
    verdict.shape = std::move(shape);
    return true;
  }
  return false;
}

/// A flat call joins a group that has axes.
bool take_axes(const Item& b, const Draft& group, Verdict& verdict) {
  if (!all_plain(group.axes)) return false;
  if (rows(group.axes, group.axes.size()) == b.domain.total) {
    if (!group.shape.counts.empty()) {
      if (b.folds() > 0 && group.shape.counts.size() != group.axes.size()) return false;
      verdict.flat_at_axes = group.flat_at_axes || group.shape.total() != b.domain.total;
      return true;
    }
    for (const Shape& shape : group.shapes) {
      if (!begins_with(shape, group.axes)) continue;
      verdict.shape = shape;
      verdict.shape.counts.resize(group.axes.size());
      verdict.shape.refs.resize(group.axes.size());
      return true;
    }
    return false;
  }
  if (b.folds() > 0) return false;
  if (!group.shape.counts.empty()) {
    if (group.shape.total() == b.domain.total) return true;
    // Nothing but loops over the shared axes is flat so far, and those stay as they are in a longer shape.
    if (group.shape.counts.size() != group.axes.size()) return false;
  }
  for (const Shape& shape : group.shapes) {
    if (shape.total() != b.domain.total || !begins_with(shape, group.axes)) continue;
    verdict.flat_at_axes = group.flat_at_axes || !group.shape.counts.empty();
    verdict.shape = shape;
    return true;
  }
  return false;
}

bool share_axes(const Item& b, const Draft& group, Verdict& verdict) {
  const auto& mine = b.domain.axes;
  const auto differ = std::ranges::mismatch(mine, group.axes);
  const auto common = static_cast<std::size_t>(differ.in1 - mine.begin());
  if (common == 0) return false;
  if (common < group.axes.size() && (group.flat_at_axes || group.folds > 0)) return false;
  if (common < mine.size() && b.folds() > 0) return false;
  verdict.axes.resize(common);
  return true;
}

/// Where the numbers of a call's loop axes are found.
Shape loop_shape(const Item& item) {
  Shape shape;
  const auto& axes = item.form->loop().axes;
  for (std::size_t k = 0; k < axes.size(); ++k) {
    const ir::Node& count = item.form->kernel->at(axes[k].count);
    Extent ref{Extent::Of::axis, item.call, 0, static_cast<int>(k)};
    if (count.inst == ir::Inst::extent) {
      ref = {Extent::Of::dimension, item.call, item.form->arrays[count.target], static_cast<int>(count.sub)};
    }
    shape.counts.push_back(item.domain.axes[k].count);
    shape.refs.push_back(ref);
  }
  return shape;
}

}  // namespace

std::int64_t rows(const Axes& axes, std::size_t depth) {
  std::int64_t n = 1;
  for (std::size_t k = 0; k < depth; ++k) n = product(n, axes[k].count);
  return n;
}

std::vector<Shape> shapes_of(const Item& item) {
  std::vector<Shape> shapes;
  if (!item.domain.plain()) return shapes;
  shapes.push_back(loop_shape(item));
  for (const Use& use : item.uses) {
    const bool longer = use.view->rank > static_cast<int>(item.domain.axes.size());
    if (use.access == nullptr || !longer || leading(use) < 1 || !use.view->contiguous()) continue;
    Shape shape;
    for (int d = 0; d < use.view->rank; ++d) {
      shape.counts.push_back(use.view->shape[static_cast<std::size_t>(d)]);
      shape.refs.push_back({Extent::Of::dimension, item.call, item.form->arrays[use.array], d});
    }
    const auto same = [&](const Shape& s) { return s.counts == shape.counts; };
    if (std::ranges::none_of(shapes, same)) shapes.push_back(std::move(shape));
  }
  return shapes;
}

bool fit_domains(const Item& b, const Draft& group, Verdict& verdict) {
  if (!group.rigid) return b.flat ? b.domain.total == group.total : give_axes(b, group, verdict);
  return b.flat ? take_axes(b, group, verdict) : share_axes(b, group, verdict);
}

}  // namespace weft::plan

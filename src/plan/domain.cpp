#include "plan/domain.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>

#include "ir/eval.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::plan {
namespace {

using ir::Inst;

/// The parameters of a kernel by those of the call; the traced kernel's own are the same.
struct Traced {
  std::size_t count;
  std::uint32_t operator[](std::size_t k) const { return static_cast<std::uint32_t>(k); }
  [[nodiscard]] std::size_t size() const { return count; }
};

template <class Params>
std::optional<std::uint64_t> evaluate(const ir::Call& call, const ir::Kernel& kernel, const Params& array_of,
                                      const Params& scalar_of, ir::NodeId node) {
  std::vector<const std::int64_t*> shapes(array_of.size(), nullptr);
  for (std::size_t a = 0; a < shapes.size(); ++a) {
    if (array_of[a] < call.arrays.size()) shapes[a] = call.arrays[array_of[a]].shape.data();
  }
  std::vector<std::optional<std::uint64_t>> scalars(scalar_of.size());
  for (std::size_t k = 0; k < scalars.size(); ++k) {
    const ir::ScalarArg& s = call.scalars[scalar_of[k]];
    if (!s.on_device) scalars[k] = s.bits;
  }
  return ir::eval_scalar(kernel, node, shapes, scalars);
}

template <class Params>
std::optional<std::int64_t> find_value(const ir::Call& call, const ir::Kernel& kernel, const Params& array_of,
                                       const Params& scalar_of, ir::NodeId node) {
  const ir::Node& n = kernel.at(node);
  // The usual cases, without any allocation.
  if (n.inst == Inst::constant) return static_cast<std::int64_t>(n.constant_bits());
  if (n.inst == Inst::extent && array_of[n.target] < call.arrays.size()) {
    return call.arrays[array_of[n.target]].shape[n.sub];
  }
  if (n.inst != Inst::op && n.inst != Inst::scalar) return std::nullopt;
  const auto bits = evaluate(call, kernel, array_of, scalar_of, node);
  return bits ? std::optional(static_cast<std::int64_t>(*bits)) : std::nullopt;
}

/// Whether the value hangs on a fold of the same kernel; another piece of it may hold that.
bool computed_here(const ir::Call& call, const Form& form, ir::NodeId node) {
  const ir::Kernel& kernel = *form.kernel;
  std::vector<bool> seen(kernel.nodes.size());
  std::vector<ir::NodeId> pending{node};
  while (!pending.empty()) {
    const ir::NodeId id = pending.back();
    pending.pop_back();
    if (seen[ir::index(id)]) continue;
    seen[ir::index(id)] = true;
    const ir::Node& n = kernel.at(id);
    if (n.inst == Inst::fold_result) return true;
    if (n.inst == Inst::load && form.arrays[n.target] >= call.arrays.size()) return true;
    for (const ir::NodeId arg : kernel.args(n)) pending.push_back(arg);
  }
  return false;
}

}  // namespace

bool Domain::plain() const { return std::ranges::all_of(axes, &AxisRange::plain); }

std::int64_t product(std::int64_t a, std::int64_t b) {
  std::int64_t out = 0;
  return __builtin_mul_overflow(a, b, &out) ? std::numeric_limits<std::int64_t>::max() : out;
}

std::optional<std::int64_t> known_value(const ir::Recording& recording, ir::CallId id, const Form& form,
                                        ir::NodeId node) {
  const ir::Call& call = recording.calls[static_cast<std::size_t>(id)];
  return find_value(call, *form.kernel, form.arrays, form.scalars, node);
}

std::optional<std::int64_t> computed_value(const ir::Call& call, ir::NodeId node) {
  return find_value(call, call.kernel->kernel, Traced{call.arrays.size()}, Traced{call.scalars.size()}, node);
}

std::int64_t index_value(const ir::Recording& recording, ir::CallId id, const Form& form, ir::NodeId node) {
  const auto value = known_value(recording, id, form, node);
  if (value) return *value;
  const ir::Call& call = recording.calls[static_cast<std::size_t>(id)];
  if (computed_here(call, form, node)) {
    throw UsageError(
        fmt::format("{}: the range of a loop depends on a fold of the same kernel, but is needed before the "
                    "kernel runs; fold in a "
                    "kernel of its own, read the result and pass it as a Param ({}:{})",
                    call.kernel->kernel.name, call.file, call.line));
  }
  throw UsageError(fmt::format(
      "{}: the range of its loop depends on a value that is still on the device; read it first ({}:{})",
      form.kernel->name, call.file, call.line));
}

Domain domain_of(const ir::Recording& recording, ir::CallId id, const Form& form) {
  Domain domain;
  domain.total = 1;
  const auto& axes = form.loop().axes;
  for (const ir::Axis& a : axes) {
    const std::int64_t count = index_value(recording, id, form, a.count);
    domain.axes.push_back({index_value(recording, id, form, a.start), std::max<std::int64_t>(count, 0),
                           index_value(recording, id, form, a.step)});
    domain.total = product(domain.total, domain.axes.back().count);
  }
  return domain;
}

bool iterates(const ir::Call& call, const Form& several) {
  const ir::Kernel& kernel = call.kernel->kernel;
  const auto empty = [&](const ir::Axis& axis) {
    const auto count = known_value(call, axis.count);
    return count && *count <= 0;
  };
  const auto runs = [&](const ir::LoopFacts& facts) {
    return std::ranges::none_of(kernel.at(facts.loop).axes, empty);
  };
  return several.stores_first || std::ranges::any_of(call.kernel->facts.loops, runs);
}

std::string text(const Domain& domain) {
  std::string out;
  for (const AxisRange& a : domain.axes) {
    if (!out.empty()) out += " x ";
    out += fmt::format("{}", a.count);
    if (!a.plain()) out += fmt::format(" from {}", a.start);
    if (a.step != 1) out += fmt::format(" by {}", a.step);
  }
  return out;
}

std::int64_t Shape::total() const {
  std::int64_t n = 1;
  for (std::int64_t c : counts) n = product(n, c);
  return n;
}

std::int64_t value_of(const Extent& e, const ir::Recording& recording) {
  const ir::Call& call = recording.calls[static_cast<std::size_t>(e.call)];
  switch (e.of) {
    case Extent::Of::dimension:
      return call.arrays[e.param].shape[static_cast<std::size_t>(e.index)];
    case Extent::Of::elements:
      return call.arrays[e.param].size();
    case Extent::Of::axis: {
      const Form form = find_form(call.kernel);
      const auto& axis = form.loop().axes[static_cast<std::size_t>(e.index)];
      return std::max<std::int64_t>(index_value(recording, e.call, form, axis.count), 0);
    }
  }
  WEFT_CHECK(false);
  return 0;
}

}  // namespace weft::plan

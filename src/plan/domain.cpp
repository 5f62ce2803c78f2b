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

/// The usual cases without any allocation.
std::optional<std::int64_t> quick_value(const ir::Call& call, const Form& form, const ir::Node& n) {
  if (n.inst == Inst::constant) return static_cast<std::int64_t>(n.constant_bits());
  if (n.inst == Inst::extent) return call.arrays[form.arrays[n.target]].shape[n.sub];
  if (n.inst == Inst::scalar && !call.scalars[form.scalars[n.target]].on_device) {
    return static_cast<std::int64_t>(call.scalars[form.scalars[n.target]].bits);
  }
  return std::nullopt;
}

std::optional<std::uint64_t> full_value(const ir::Call& call, const Form& form, ir::NodeId node) {
  std::vector<const std::int64_t*> shapes;
  for (std::uint32_t array : form.arrays) {
    shapes.push_back(array < call.arrays.size() ? call.arrays[array].shape.data() : nullptr);
  }
  std::vector<std::optional<std::uint64_t>> scalars;
  for (std::uint32_t k : form.scalars) {
    const ir::ScalarArg& s = call.scalars[k];
    scalars.push_back(s.on_device ? std::nullopt : std::optional(s.bits));
  }
  return ir::eval_scalar(*form.kernel, node, shapes, scalars);
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
  if (const auto quick = quick_value(call, form, form.kernel->at(node))) return quick;
  const auto value = full_value(call, form, node);
  return value ? std::optional(static_cast<std::int64_t>(*value)) : std::nullopt;
}

std::int64_t index_value(const ir::Recording& recording, ir::CallId id, const Form& form, ir::NodeId node) {
  const auto value = known_value(recording, id, form, node);
  if (value) return *value;
  const ir::Call& call = recording.calls[static_cast<std::size_t>(id)];
  throw UsageError(
      fmt::format("{}: the range of its loop depends on a value that is still on the device; read it first ({}:{})",
                  form.kernel->name, call.file, call.line));
}

Domain domain_of(const ir::Recording& recording, ir::CallId id, const Form& form) {
  Domain domain;
  domain.total = 1;
  const auto& axes = form.loop().axes;
  domain.axes.reserve(axes.size());
  for (const ir::Axis& a : axes) {
    const std::int64_t count = index_value(recording, id, form, a.count);
    domain.axes.push_back({index_value(recording, id, form, a.start), std::max<std::int64_t>(count, 0),
                           index_value(recording, id, form, a.step)});
    domain.total = product(domain.total, domain.axes.back().count);
  }
  return domain;
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
    case Extent::Of::dimension: return call.arrays[e.param].shape[static_cast<std::size_t>(e.index)];
    case Extent::Of::elements: return call.arrays[e.param].size();
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

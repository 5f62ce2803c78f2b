#include "ir/affine.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "ir/walk.hpp"

namespace weft::ir {
namespace {

bool same_axis(const AffineTerm& a, const AffineTerm& b) { return a.loop == b.loop && a.axis == b.axis; }

std::optional<IndexForm> scaled(IndexForm f, std::int64_t factor) {
  if (f.offset != no_node && factor != 1) return std::nullopt;
  for (AffineTerm& t : f.terms) {
    if (__builtin_mul_overflow(t.coefficient, factor, &t.coefficient)) return std::nullopt;
  }
  if (__builtin_mul_overflow(f.constant, factor, &f.constant)) return std::nullopt;
  if (factor == 0) f.terms.clear();
  return f;
}

std::optional<IndexForm> sum(IndexForm a, const IndexForm& b) {
  if (a.offset != no_node && b.offset != no_node) return std::nullopt;
  if (b.offset != no_node) a.offset = b.offset;
  if (__builtin_add_overflow(a.constant, b.constant, &a.constant)) return std::nullopt;
  for (const AffineTerm& t : b.terms) {
    const auto at =
        std::ranges::find_if(a.terms, [&](const AffineTerm& known) { return same_axis(known, t); });
    if (at == a.terms.end()) {
      a.terms.push_back(t);
    } else if (__builtin_add_overflow(at->coefficient, t.coefficient, &at->coefficient)) {
      return std::nullopt;
    }
  }
  std::erase_if(a.terms, [](const AffineTerm& t) { return t.coefficient == 0; });
  std::ranges::sort(a.terms, {}, [](const AffineTerm& t) { return std::pair(t.loop, t.axis); });
  return a;
}

std::optional<IndexForm> difference(IndexForm a, IndexForm b) {
  if (a.offset == b.offset) a.offset = b.offset = no_node;
  const auto negated = scaled(std::move(b), -1);
  return negated ? sum(std::move(a), *negated) : std::nullopt;
}

bool is_constant(const IndexForm& f) { return f.affine && f.terms.empty() && f.offset == no_node; }

}  // namespace

bool same_terms(const IndexForm& a, const IndexForm& b) {
  return a.affine && b.affine && a.offset == b.offset &&
         std::ranges::equal(a.terms, b.terms, [](const AffineTerm& x, const AffineTerm& y) {
           return same_axis(x, y) && x.coefficient == y.coefficient;
         });
}

bool same(const IndexForm& a, const IndexForm& b) { return same_terms(a, b) && a.constant == b.constant; }

bool is_axis(const IndexForm& form, LoopId loop, int axis) {
  return form.affine && form.terms.size() == 1 && form.terms[0].loop == loop && form.terms[0].axis == axis &&
         form.terms[0].coefficient == 1 && form.constant == 0 && form.offset == no_node;
}

IndexForms::IndexForms(const Kernel& kernel)
    : forms_(kernel.nodes.size()),
      known_(kernel.nodes.size(), false),
      invariant_(kernel.nodes.size(), false) {
  const std::vector<RegionId> home = homes(kernel);
  for_each_node(kernel, kernel.body,
                [&](NodeId id) { visit(kernel, id, home[ir::index(id)] == kernel.body); });
}

void IndexForms::visit(const Kernel& kernel, NodeId id, bool top_level) {
  const Node& n = kernel.at(id);
  const std::size_t k = ir::index(id);
  const auto all = [&](const std::vector<bool>& property) {
    return std::ranges::all_of(kernel.args(n), [&](NodeId arg) { return property[ir::index(arg)]; });
  };
  const bool on_tile = n.inst == Inst::extent && kernel.at(n.array()).role == Role::tile;
  const bool leaf =
      n.inst == Inst::constant || n.inst == Inst::scalar || (n.inst == Inst::extent && !on_tile);
  known_[k] = leaf || (n.inst == Inst::op && all(known_));
  invariant_[k] = known_[k] || top_level || (n.inst == Inst::op && all(invariant_));
  if (n.type != index_type) return;
  if (n.inst == Inst::constant) {
    forms_[k].affine = true;
    forms_[k].constant = static_cast<std::int64_t>(n.constant_bits());
  } else if (n.inst == Inst::axis) {
    forms_[k].affine = true;
    forms_[k].terms.push_back({n.loop(), static_cast<int>(n.sub), 1});
  } else if (n.inst == Inst::op) {
    forms_[k] = combine(kernel, n);
  }
  if (!forms_[k].affine && invariant_[k]) {
    forms_[k] = {};
    forms_[k].affine = true;
    forms_[k].offset = id;
  }
}

IndexForm IndexForms::combine(const Kernel& kernel, const Node& n) const {
  const auto args = kernel.args(n);
  const IndexForm& a = forms_[ir::index(args[0])];
  const IndexForm& b = forms_[ir::index(args.back())];
  if (!a.affine || !b.affine) return {};
  std::optional<IndexForm> form;
  if (n.op == Op::add) form = sum(a, b);
  if (n.op == Op::sub) form = difference(a, b);
  if (n.op == Op::neg) form = scaled(a, -1);
  if (n.op == Op::mul && is_constant(a)) form = scaled(b, a.constant);
  if (n.op == Op::mul && is_constant(b)) form = scaled(a, b.constant);
  return form.value_or(IndexForm{});
}

}  // namespace weft::ir

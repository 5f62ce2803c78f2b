#include "plan/form.hpp"

#include <algorithm>
#include <numeric>

#include "support/check.hpp"

namespace weft::plan {
namespace {

using ir::Inst;
using ir::NodeId;

std::vector<std::uint32_t> first_numbers(std::size_t count) {
  std::vector<std::uint32_t> numbers(count);
  std::iota(numbers.begin(), numbers.end(), 0u);
  return numbers;
}

std::vector<TopUse> find_top_uses(const ir::Kernel& kernel) {
  std::vector<TopUse> uses;
  for (ir::NodeId id : kernel.at(kernel.body).nodes) {
    const ir::Node& n = kernel.at(id);
    if (n.inst == Inst::load) uses.push_back({n.array(), false});
    if (n.inst == Inst::store) uses.push_back({n.array(), true});
  }
  return uses;
}

/// Loads and stores of the kernel that stand at the loop's index, by NodeId.
std::vector<bool> nodes_at_index(const Form& form) {
  std::vector<bool> at_index(form.kernel->nodes.size());
  for (const ir::Access& a : form.facts->accesses) {
    at_index[ir::index(a.node)] = a.map == ir::Map::at_index && !a.atomic;
  }
  return at_index;
}

bool find_flattens(const Form& form) {
  const ir::Kernel& kernel = *form.kernel;
  if (form.facts->has_inner || form.facts->scatters) return false;
  const auto is_axis = [&](ir::NodeId id) {
    const ir::Node& n = kernel.at(id);
    return n.inst == Inst::axis && n.loop() == form.facts->loop;
  };
  const std::vector<bool> at_index = nodes_at_index(form);
  for (std::size_t i = 0; i < kernel.nodes.size(); ++i) {
    const ir::Node& n = kernel.nodes[i];
    auto args = kernel.args(n);
    if (at_index[i]) {
      // Its indices are the axes themselves; what it stores is a use like any other.
      args = args.subspan(static_cast<std::size_t>(kernel.at(n.array()).rank));
    }
    if (std::ranges::any_of(args, is_axis)) return false;
  }
  const auto folds_axis = [&](const ir::Fold& f) { return is_axis(f.value) || (f.second != ir::no_node && is_axis(f.second)); };
  if (std::ranges::any_of(form.loop().folds, folds_axis)) return false;
  // The extents of an array that changes its shape are only known as their product.
  for (const ir::Access& a : form.facts->accesses) {
    const bool flat = kernel.at(a.array).rank == 1 || !form.all_facts().length_read[ir::index(a.array)];
    if (a.map == ir::Map::at_index && !flat) return false;
  }
  return true;
}

bool find_pointwise(const Form& form) {
  const ir::Kernel& kernel = *form.kernel;
  if (form.facts->has_inner || form.facts->scatters || form.facts->folds || !form.top_uses.empty())
    return false;
  int stores = 0;
  for (ir::NodeId id : kernel.at(form.loop().body).nodes) {
    switch (kernel.at(id).inst) {
      case Inst::constant:
      case Inst::scalar:
      case Inst::extent:
      case Inst::axis:
      case Inst::op:
      case Inst::load:
        break;
      case Inst::store:
        ++stores;
        break;
      case Inst::operand:
      case Inst::atomic:
      case Inst::get:
      case Inst::set:
      case Inst::tile:
      case Inst::loop:
      case Inst::fold_result:
      case Inst::if_:
      case Inst::while_:
      case Inst::for_:
      case Inst::yield:
        return false;
    }
  }
  const auto at_index = [](const ir::Access& a) { return a.map == ir::Map::at_index; };
  return stores == 1 && std::ranges::all_of(form.facts->accesses, at_index);
}

/// Values at top level that the loop's body, or what stands after it, needs. Axes of the loop itself are left
/// out unless asked for: the group has its own.
std::vector<bool> needed_at_top(const Form& form, bool with_axes) {
  const ir::Kernel& k = *form.kernel;
  std::vector<bool> needed(k.nodes.size()), at_top(k.nodes.size());
  const auto need = [&](NodeId id) {
    if (id != ir::no_node) needed[ir::index(id)] = true;
  };
  for (NodeId id : k.at(k.body).nodes) at_top[ir::index(id)] = true;
  for (std::size_t i = 0; i < k.nodes.size(); ++i) {
    if (at_top[i]) continue;
    for (NodeId arg : k.args(k.nodes[i])) need(arg);
  }
  for (std::size_t l = 0; l < k.loops.size(); ++l) {
    const bool own = form.facts != nullptr && ir::index(form.facts->loop) == l;
    for (const ir::Fold& f : k.loops[l].folds) need(f.value), need(f.second), need(f.start);
    if (own && !with_axes) continue;
    for (const ir::Axis& a : k.loops[l].axes) need(a.start), need(a.count), need(a.step);
  }
  const auto& top = k.at(k.body).nodes;
  for (auto id = top.rbegin(); id != top.rend(); ++id) {
    const ir::Node& n = k.at(*id);
    if (n.inst != Inst::store && !needed[ir::index(*id)]) continue;
    for (NodeId arg : k.args(n)) need(arg);
  }
  return needed;
}

void take_piece(Form& form, std::size_t number) {
  const ir::Piece& piece = form.pieces->pieces[number];
  form.kernel = std::shared_ptr<const ir::Kernel>(form.pieces, &piece.kernel);
  form.arrays = piece.arrays;
  form.scalars = piece.scalars;
  form.piece_facts = std::make_shared<ir::Facts>(ir::find_facts(piece.kernel));
}

void describe(Form& form) {
  form.top_uses = find_top_uses(*form.kernel);
  if (!form.all_facts().loops.empty()) form.facts = &form.all_facts().loops.front();
  form.needed = needed_at_top(form, false);
  form.needed_with_axes = needed_at_top(form, true);
  if (form.facts == nullptr) return;
  form.flattens = find_flattens(form);
  form.pointwise = find_pointwise(form);
}

}  // namespace

Form find_form(std::shared_ptr<const ir::Traced> traced) {
  Form form;
  form.traced = std::move(traced);
  form.kernel = std::shared_ptr<const ir::Kernel>(form.traced, &form.traced->kernel);
  form.arrays = first_numbers(form.kernel->arrays.size());
  form.scalars = first_numbers(form.kernel->scalars.size());
  if (form.traced->facts.loops.size() > 1) {
    form.pieces = std::make_shared<const ir::Pieces>(ir::split(form.traced->kernel));
    form.several = form.pieces->pieces.size() > 1;
    form.stores_first = form.several && form.pieces->pieces.front().kernel.loops.empty();
    if (!form.several) take_piece(form, 0);
  }
  if (!form.several) describe(form);
  return form;
}

Form piece_form(const Form& whole, std::size_t piece) {
  Form form;
  form.traced = whole.traced;
  form.pieces = whole.pieces;
  take_piece(form, piece);
  describe(form);
  return form;
}

const Form& Forms::of(const std::shared_ptr<const ir::Traced>& traced) {
  if (traced.get() == last_) return *last_form_;
  auto& known = forms_[traced.get()];
  if (!known) known = std::make_unique<Form>(find_form(traced));
  last_ = traced.get();
  last_form_ = known.get();
  return *known;
}

}  // namespace weft::plan

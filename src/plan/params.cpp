#include "plan/params.hpp"

#include <charconv>

#include "support/check.hpp"

namespace weft::plan {
namespace {

Params::Bound describe(const Item& member, const Use& use) {
  const ir::Array& array = member.form->kernel->arrays[use.array];
  Params::Bound bound;
  bound.ref = {member.call, member.form->arrays[use.array]};
  bound.slot = use.slot;
  bound.name = array.name;
  bound.reads = !use.write || (use.access != nullptr && use.access->atomic);
  bound.writes = use.write;
  bound.result = array.role == ir::Role::result;
  return bound;
}

}  // namespace

std::size_t Params::insert(Bound bound) {
  const auto [known, fresh] = by_view_.try_emplace(bound.seen, bound_.size());
  if (!fresh) {
    Bound& old = bound_[known->second];
    old.reads = old.reads || bound.reads;
    old.writes = old.writes || bound.writes;
    old.result = old.result && bound.result;
    return known->second;
  }
  for (std::size_t k = 0; k < bound.seen.shape.size(); ++k) {
    const int dimension = static_cast<int>(k);
    by_size_.try_emplace({dimension, bound.seen.shape[k]}, bound_.size(), dimension);
  }
  bound_.push_back(std::move(bound));
  return bound_.size() - 1;
}

std::size_t Params::bind(const Item& member, const Use& use, const Frame& frame) {
  Bound bound = describe(member, use);
  bound.seen = seen_view(member, use, frame);
  const auto own = std::span(use.view->shape).first(static_cast<std::size_t>(use.view->rank));
  if (use.flat && !std::ranges::equal(bound.seen.shape, own)) {
    bound.reshape = frame.expression_refs(member.domain.total, member.call, bound.ref.param);
    WEFT_CHECK(bound.reshape.size() == bound.seen.shape.size(), "{}: {} has no sizes to take", bound.name,
               bound.seen.shape.size());
  }
  return insert(std::move(bound));
}

std::size_t Params::bind_as_is(const Item& member, const Use& use) {
  Bound bound = describe(member, use);
  Use plain = use;
  plain.flat = false;
  bound.seen = seen_view(member, plain, {});
  return insert(std::move(bound));
}

/// Whether it is another name with a number that `unique` gave it.
bool Params::given_out(const std::string& name) const {
  const std::size_t bar = name.rfind('_');
  if (bar == std::string::npos) return false;
  int number = 0;
  const auto [end, error] = std::from_chars(name.data() + bar + 1, name.data() + name.size(), number);
  if (error != std::errc{} || end != name.data() + name.size() || number < 2) return false;
  const auto base = names_.find(name.substr(0, bar));
  return base != names_.end() && number <= base->second;
}

std::string Params::unique(const std::string& name) {
  const auto [known, fresh] = names_.try_emplace(name, 1);
  if (fresh && !given_out(name)) return name;
  std::string out;
  do {
    out = name + '_' + std::to_string(++known->second);
  } while (names_.contains(out));  // the author may have a name of this form
  return out;
}

void Params::declare(ir::Builder& to) {
  for (const Bound& b : bound_) {
    ir::Role role = b.reads && b.writes ? ir::Role::inout : b.writes ? ir::Role::out : ir::Role::in;
    if (b.result) role = ir::Role::result;
    to.array(unique(b.name), b.seen.type, static_cast<int>(b.seen.shape.size()), role);
  }
}

ir::ArrayId Params::declare_tile(ir::Builder& to, const std::string& name, ir::Type type, int rank) {
  return to.array(unique(name), type, rank, ir::Role::tile);
}

ir::ScalarId Params::declare_scalar(ir::Builder& to, const ir::Scalar& scalar, ScalarRef ref) {
  scalars_.push_back(ref);
  return to.scalar(unique(scalar.name), scalar.type);
}

ir::NodeId Params::size(ir::Builder& to, int dimension, std::int64_t value, const Extent& where) {
  if (const auto known = by_size_.find({dimension, value}); known != by_size_.end()) {
    return to.extent(array(known->second.first), known->second.second);
  }
  const auto [known, fresh] = size_scalars_.try_emplace({dimension, value});
  if (fresh) known->second = declare_scalar(to, {"size", ir::index_type}, {{}, where});
  return to.scalar_value(known->second);
}

void Params::fill(Launch& launch) {
  for (Bound& b : bound_) {
    launch.arrays.push_back(b.ref);
    launch.reshape.push_back(std::move(b.reshape));
    launch.slots.push_back(b.slot);
  }
  launch.scalars = std::move(scalars_);
}

}  // namespace weft::plan

#include "ir/clone.hpp"

#include <utility>

#include "support/check.hpp"

namespace weft::ir {

Copier::Copier(Builder& to, const Kernel& from, std::pmr::memory_resource* memory)
    : arrays(memory),
      scalars(memory),
      vars(from.vars.size(), memory),
      loops(from.loops.size(), memory),
      nodes(from.nodes.size(), no_node, memory),
      axes(from.loops.size(), memory),
      first_fold(from.loops.size(), 0, memory),
      to_(to),
      from_(from) {}

void Copier::declare() {
  for (const Array& a : from_.arrays) arrays.push_back(to_.array(a.name, a.type, a.rank, a.role));
  for (const Scalar& s : from_.scalars) scalars.push_back(to_.scalar(s.name, s.type));
  to_.options(from_.options);
}

NodeId Copier::operator()(NodeId id) const {
  WEFT_CHECK(nodes[index(id)] != no_node, "copying {}: %{} has not been copied", from_.name, index(id));
  return nodes[index(id)];
}

LoopId Copier::operator()(LoopId id) const {
  WEFT_CHECK(loops[index(id)].has_value(), "copying {}: loop {} has not been copied", from_.name, index(id));
  return *loops[index(id)];
}

Copier::Operands Copier::mapped(std::span<const NodeId> args) const {
  Operands out;
  for (NodeId arg : args) out.push_back((*this)(arg));
  return out;
}

VarId Copier::var(VarId id) {
  auto& known = vars[index(id)];
  const Var& v = from_.vars[index(id)];
  if (!known) known = to_.var(v.name, v.type);
  return *known;
}

void Copier::region(RegionId id) {
  if (enter) enter(id);
  for (NodeId n : from_.at(id).nodes) node(n);
  if (leave) leave(id);
}

/// A region that ends with a yield: all but that is copied; gives what is yielded.
NodeId Copier::yielding(RegionId id) {
  const auto& body = from_.at(id).nodes;
  WEFT_CHECK(!body.empty() && from_.at(body.back()).inst == Inst::yield,
             "copying {}: a region without a result", from_.name);
  if (enter) enter(id);
  for (std::size_t i = 0; i + 1 < body.size(); ++i) node(body[i]);
  if (leave) leave(id);
  return (*this)(from_.args(body.back())[0]);
}

void Copier::node(NodeId id) {
  if (rewrite && rewrite(*this, id)) return;
  const Node& n = from_.at(id);
  to_.line(n.line);
  switch (n.inst) {
    case Inst::constant:
    case Inst::scalar:
    case Inst::extent:
    case Inst::axis:
    case Inst::operand:
    case Inst::op:
    case Inst::load:
    case Inst::store:
    case Inst::atomic:
    case Inst::get:
    case Inst::set:
    case Inst::tile:
    case Inst::fold_result:
      plain(id, n);
      break;
    case Inst::loop:
    case Inst::if_:
    case Inst::while_:
    case Inst::for_:
      structured(n);
      break;
    case Inst::yield:
      WEFT_CHECK(false, "copying {}: a yield outside its construct", from_.name);
  }
}

void Copier::plain(NodeId id, const Node& n) {
  Operands args = mapped(from_.args(n));
  NodeId made = no_node;
  switch (n.inst) {
    case Inst::constant:
      made = to_.constant(n.type, n.constant_bits());
      break;
    case Inst::scalar:
      made = to_.scalar_value(scalars.at(n.target));
      break;
    case Inst::extent:
      made = to_.extent(arrays.at(n.target), static_cast<int>(n.sub));
      break;
    case Inst::axis: {
      const auto& given = axes[n.target];
      const bool replaced = n.sub < given.size() && given[n.sub] != no_node;
      made = replaced ? given[n.sub] : to_.axis((*this)(n.loop()), static_cast<int>(n.sub));
      break;
    }
    case Inst::operand:
      made = to_.fold_operand((*this)(n.loop()), first_fold[n.target] + static_cast<int>(n.sub / 2),
                              static_cast<int>(n.sub % 2));
      break;
    case Inst::fold_result:
      made = to_.fold_result((*this)(n.loop()), first_fold[n.target] + static_cast<int>(n.sub));
      break;
    case Inst::op:
      made = to_.op(n.op, n.type, args);
      break;
    case Inst::load:
      made = to_.load(arrays.at(n.target), args);
      break;
    case Inst::get:
      made = to_.get(var(n.var()));
      break;
    case Inst::set:
      to_.set(var(n.var()), args[0]);
      break;
    case Inst::tile:
      to_.tile(arrays.at(n.target), args);
      break;
    case Inst::store:
    case Inst::atomic: {
      const NodeId value = args.back();
      args.pop_back();
      if (n.inst == Inst::store) to_.store(arrays.at(n.target), args, value);
      if (n.inst == Inst::atomic) to_.atomic(n.op, arrays.at(n.target), args, value);
      break;
    }
    case Inst::loop:
    case Inst::if_:
    case Inst::while_:
    case Inst::for_:
    case Inst::yield:
      WEFT_CHECK(false);
  }
  nodes[index(id)] = made;
}

void Copier::structured(const Node& n) {
  const Operands args = mapped(from_.args(n));
  if (n.inst == Inst::loop) {
    loop(n.loop());
  } else if (n.inst == Inst::for_) {
    const Axis& a = from_.at(n.loop()).axes[0];
    loops[n.target] = to_.begin_for({(*this)(a.start), (*this)(a.count), (*this)(a.step)});
    region(from_.at(n.loop()).body);
    to_.end_for();
  } else if (n.inst == Inst::if_) {
    to_.begin_if(args[0]);
    region(n.region());
    if (n.other() != no_region) {
      to_.begin_else();
      region(n.other());
    }
    to_.end_if();
  } else {
    to_.begin_while();
    to_.while_condition(yielding(n.region()));
    region(n.other());
    to_.end_while();
  }
}

void Copier::loop(LoopId id) {
  const Loop& l = from_.at(id);
  std::vector<Axis> copied;
  for (const Axis& a : l.axes) copied.push_back({(*this)(a.start), (*this)(a.count), (*this)(a.step)});
  const LoopId made = to_.begin_loop(std::move(copied));
  loop_body(id, made);
  to_.end_loop();
  combines(id);
}

void Copier::loop_body(LoopId from_loop, LoopId into) {
  const Loop& l = from_.at(from_loop);
  loops[index(from_loop)] = into;
  first_fold[index(from_loop)] = static_cast<int>(to_.kernel().at(into).folds.size());
  region(l.body);
  for (Fold f : l.folds) {
    f.value = (*this)(f.value);
    if (f.second != no_node) f.second = (*this)(f.second);
    if (f.start != no_node) f.start = (*this)(f.start);
    to_.add_fold(into, f);
  }
}

void Copier::combines(LoopId from_loop) {
  const Loop& l = from_.at(from_loop);
  for (std::size_t k = 0; k < l.folds.size(); ++k) {
    if (!l.folds[k].custom) continue;
    to_.begin_combine((*this)(from_loop), first_fold[index(from_loop)] + static_cast<int>(k));
    to_.end_combine(yielding(l.folds[k].combine));
  }
}

NodeId Copier::value(NodeId id) {
  std::vector<NodeId> pending{id};
  while (!pending.empty()) {
    const NodeId top = pending.back();
    if (nodes[index(top)] != no_node) {
      pending.pop_back();
      continue;
    }
    const std::size_t before = pending.size();
    for (NodeId arg : from_.args(top)) {
      if (nodes[index(arg)] == no_node) pending.push_back(arg);
    }
    if (pending.size() > before) continue;
    const Inst inst = from_.at(top).inst;
    WEFT_CHECK(inst <= Inst::op || inst == Inst::fold_result, "copying {}: %{} is no pure value", from_.name,
               index(top));
    node(top);
    pending.pop_back();
  }
  return nodes[index(id)];
}

Kernel copy(const Kernel& kernel) {
  Builder to(kernel.name);
  Copier copier(to, kernel);
  copier.declare();
  copier.region(kernel.body);
  return to.finish();
}

}  // namespace weft::ir

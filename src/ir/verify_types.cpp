#include <algorithm>
#include <array>

#include "ir/verify_body.hpp"

namespace weft::ir {
namespace {

int operands_of(const Kernel& kernel, const Node& n) {
  switch (n.inst) {
    case Inst::constant:
    case Inst::scalar:
    case Inst::extent:
    case Inst::axis:
    case Inst::operand:
    case Inst::get:
    case Inst::loop:
    case Inst::fold_result:
    case Inst::while_:
    case Inst::for_:
      return 0;
    case Inst::op:
      return info(n.op).arity;
    case Inst::load:
    case Inst::tile:
      return kernel.at(n.array()).rank;
    case Inst::store:
    case Inst::atomic:
      return kernel.at(n.array()).rank + 1;
    case Inst::set:
    case Inst::if_:
    case Inst::yield:
      return 1;
  }
  return 0;
}

bool atomic_op(Op op) {
  constexpr std::array allowed = {Op::add, Op::min, Op::max, Op::bit_and, Op::bit_or, Op::bit_xor};
  return std::ranges::find(allowed, op) != allowed.end();
}

}  // namespace

void BodyCheck::types(NodeId id, const Node& n) {
  const auto args = kernel_.args(n);
  if (static_cast<int>(n.count) != operands_of(kernel_, n)) {
    return fault(4, n.line, "%{} has {} operands instead of {}", index(id), n.count, operands_of(kernel_, n));
  }
  const auto expect = [&](Type actual, Type wanted) {
    if (actual != wanted)
      fault(4, n.line, "%{} is {} where {} is needed", index(id), name(actual), name(wanted));
  };
  switch (n.inst) {
    case Inst::constant: {
      const int width = n.type == Type::boolean ? 1 : 8 * size_bytes(n.type);
      if (width < 64 && (n.constant_bits() >> width) != 0) {
        fault(5, n.line, "%{} has bits beyond {}", index(id), name(n.type));
      }
      break;
    }
    case Inst::scalar:
      expect(n.type, kernel_.scalars[n.target].type);
      break;
    case Inst::extent:
    case Inst::axis:
      expect(n.type, index_type);
      break;
    case Inst::operand:
      expect(n.type, kernel_.at(n.loop()).folds[n.sub / 2].type);
      break;
    case Inst::fold_result:
      expect(n.type, kernel_.at(n.loop()).folds[n.sub].type);
      break;
    case Inst::op:
      op(n);
      break;
    case Inst::load:
    case Inst::store:
    case Inst::atomic:
    case Inst::tile:
      access(n);
      break;
    case Inst::get:
      expect(n.type, kernel_.vars[n.target].type);
      break;
    case Inst::set:
      expect(n.type, kernel_.vars[n.target].type);
      expect(type(args[0]), n.type);
      break;
    case Inst::if_:
      expect(type(args[0]), Type::boolean);
      break;
    case Inst::yield:
      expect(type(args[0]), n.type);
      break;
    case Inst::loop:
      if (!kernel_.at(n.loop()).parallel)
        fault(7, n.line, "%{} runs a sequential loop in parallel", index(id));
      break;
    case Inst::for_:
      if (kernel_.at(n.loop()).parallel) fault(7, n.line, "%{} runs a parallel loop in order", index(id));
      break;
    case Inst::while_:
      break;
  }
}

void BodyCheck::op(const Node& n) {
  std::vector<Type> operands;
  for (NodeId arg : kernel_.args(n)) operands.push_back(type(arg));
  if (accepts(n.op, operands, n.type)) return;
  std::string list;
  for (Type t : operands) list += (list.empty() ? "" : ", ") + std::string(name(t));
  fault(4, n.line, "{} does not take ({}) to {}", name(n.op), list, name(n.type));
}

void BodyCheck::indices(const Node& n, std::size_t count) {
  for (NodeId at : kernel_.args(n).first(count)) {
    if (type(at) != index_type) fault(4, n.line, "an index or extent is {}, not i64", name(type(at)));
  }
}

void BodyCheck::access(const Node& n) {
  const Array& a = kernel_.at(n.array());
  const auto rank = static_cast<std::size_t>(a.rank);
  indices(n, rank);
  if (n.type != a.type) fault(4, n.line, "an access to {} is {}, not {}", a.name, name(n.type), name(a.type));
  const bool writes = n.inst == Inst::store || n.inst == Inst::atomic;
  const bool reads = n.inst == Inst::load || n.inst == Inst::atomic;
  if (writes && type(kernel_.args(n).back()) != a.type) {
    fault(4, n.line, "{} holds {}, not {}", a.name, name(a.type), name(type(kernel_.args(n).back())));
  }
  if (n.inst == Inst::tile) {
    if (a.role != Role::tile) fault(13, n.line, "{} is declared as a tile", a.name);
    return;
  }
  if (writes && a.role == Role::in) fault(12, n.line, "{} is only read, but written here", a.name);
  if (reads && (a.role == Role::out || a.role == Role::result))
    fault(12, n.line, "{} is only written, but read here", a.name);
  if (a.role == Role::result) {
    const bool in_place = rank == 0 && n.inst == Inst::store && open_.back().construct == Construct::top;
    if (!in_place) fault(12, n.line, "the result {} is not a rank-0 array stored at top level", a.name);
    ++result_stores_[n.target];
  }
  if (a.role == Role::tile) {
    const RegionId declared = tile_region_[n.target];
    const bool around = std::ranges::any_of(open_, [&](const Scope& s) { return s.region == declared; });
    if (declared == no_region || !around)
      fault(13, n.line, "the tile {} is used outside its declaration", a.name);
  }
  if (n.inst == Inst::atomic && (!atomic_op(n.op) || !is_int(a.type))) {
    fault(14, n.line, "atomic {} of {}", name(n.op), name(a.type));
  }
}

void BodyCheck::axes(const Loop& l, std::uint32_t line) {
  if (l.axes.empty() || l.axes.size() > 8) fault(7, line, "a loop of {} axes", l.axes.size());
  if (!l.parallel && (l.axes.size() != 1 || !l.folds.empty()))
    fault(7, line, "a sequential loop of several axes or with folds");
  for (const Axis& a : l.axes) {
    for (NodeId part : {a.start, a.count, a.step}) {
      if (type(part) != index_type) fault(4, line, "the axis of a loop is {}, not i64", name(type(part)));
    }
  }
}

/// The orders of a dot and of other folds differ, and a dot runs in one lane.
void BodyCheck::dots(const Loop& l) {
  if (!is_dot(l) && std::ranges::none_of(l.folds, [](const Fold& f) { return f.second != no_node; })) return;
  const bool alone = std::ranges::all_of(l.folds, [](const Fold& f) { return !f.custom && f.op == ReduceOp::dot; });
  if (!alone) fault(8, l.folds[0].line, "a dot and another fold in one loop");
  if (open_.size() == 1) fault(8, l.folds[0].line, "a dot that is in no iteration");
}

void BodyCheck::fold(const Fold& f) {
  const Type value = type(f.value);
  if (f.start != no_node && type(f.start) != f.type) {
    fault(8, f.line, "a fold of {} starts with {}", name(f.type), name(type(f.start)));
  }
  if (f.custom) {
    if (f.combine == no_region || f.second != no_node || f.start == no_node || value != f.type) {
      fault(8, f.line, "a fold with its own operator lacks the operator or the start, or mixes types");
    }
    return;
  }
  if ((f.op == ReduceOp::dot) != (f.second != no_node) || (f.second != no_node && type(f.second) != value)) {
    return fault(8, f.line, "{} of {} takes {}", name(f.op), name(value),
                 f.op == ReduceOp::dot ? "two values of one type" : "one value");
  }
  if (!contains(info(f.op).types, value))
    return fault(8, f.line, "{} does not fold {}", name(f.op), name(value));
  if (f.combine != no_region) fault(8, f.line, "{} has an operator of its own", name(f.op));
  if (result_type(f.op, value) != f.type) {
    fault(8, f.line, "{} of {} gives {}, not {}", name(f.op), name(value), name(result_type(f.op, value)),
          name(f.type));
  }
  if ((f.op == ReduceOp::argmin || f.op == ReduceOp::argmax) && f.start != no_node) {
    fault(8, f.line, "{} takes no start", name(f.op));
  }
}

}  // namespace weft::ir

// Values of nodes, and the argument block.
#include <algorithm>

#include "backend/cpu/body.hpp"
#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::Inst;
using ir::NodeId;
using ir::Type;

Body::Body(Module& shared)
    : module(shared),
      kernel(shared.program.kernel),
      spell(out, shared.target, shared.declarations),
      values_(kernel.nodes.size()),
      pointers_(kernel.arrays.size()),
      slots_(kernel.vars.size()),
      lane_tiles_(kernel.arrays.size(), false) {}

std::string Body::word_pointer(int number) {
  if (number == 0) return "%args";
  return out.prologue("getelementptr inbounds i64, ptr %args, i64 {}", number);
}

Value Body::typed_word(int number, Type type) {
  std::string& known = words_[number];
  if (known.empty()) {
    const std::string pointer = word_pointer(number);
    known = out.prologue("load {}, ptr {}, align 8", memory_text(type, 1), pointer);
    if (type == Type::boolean) known = out.prologue("trunc i8 {} to i1", known);
  }
  return {known, type, 1, ""};
}

std::string Body::word(int number) { return typed_word(number, ir::index_type).text; }

void Body::set_word(int number, const Value& value) {
  const Value stored = to_memory(value);
  out.line("store {} {}, ptr {}, align 8", memory_text(value.type, 1), stored.text, word_pointer(number));
}

std::string Body::local(const std::string& type, int align_bytes) {
  if (align_bytes == 0) return out.prologue("alloca {}", type);
  return out.prologue("alloca {}, align {}", type, align_bytes);
}

Value Body::use(NodeId id) {
  const ir::Node& n = kernel.at(id);
  switch (n.inst) {
    case Inst::constant:
      return literal(n.type, n.constant_bits());
    case Inst::scalar:
      return typed_word(module.layout.scalars + static_cast<int>(n.target), n.type);
    case Inst::extent:
      return typed_word(module.layout.shape(n.array(), static_cast<int>(n.sub)), n.type);
    default:
      break;
  }
  const Value& value = values_[ir::index(id)];
  if (!value.text.empty()) return value;
  const int number = module.layout.value[ir::index(id)];
  WEFT_CHECK(number >= 0, "node {} of {} is used before it is emitted", ir::index(id), module.program.name);
  return typed_word(number, n.type);
}

Value Body::invariant(NodeId id) {
  std::vector<NodeId> waiting{id};
  while (!waiting.empty()) {
    const NodeId top = waiting.back();
    const ir::Node& n = kernel.at(top);
    const bool direct = n.inst == Inst::constant || n.inst == Inst::scalar || n.inst == Inst::extent;
    if (direct || !values_[ir::index(top)].text.empty()) {
      waiting.pop_back();
      continue;
    }
    WEFT_CHECK(n.inst == Inst::op, "a tile of {} has a length that depends on the iteration",
               module.program.name);
    const std::size_t before = waiting.size();
    for (const NodeId arg : kernel.args(n)) {
      const ir::Node& a = kernel.at(arg);
      const bool known = a.inst == Inst::constant || a.inst == Inst::scalar || a.inst == Inst::extent;
      if (!known && values_[ir::index(arg)].text.empty()) waiting.push_back(arg);
    }
    if (waiting.size() == before) node(top);
  }
  return use(id);
}

std::string Body::uniform_index(NodeId id) {
  const Value value = use(id);
  WEFT_CHECK(value.uniform(), "node {} of {} must be the same in all lanes", ir::index(id),
             module.program.name);
  return value.text;
}

void Body::region(ir::RegionId id) {
  for (const NodeId n : kernel.at(id).nodes) node(n);
}

Value Body::op_value(NodeId id) {
  const ir::Node& n = kernel.at(id);
  std::vector<Value> args;
  std::vector<Type> types;
  bool linear = false;
  for (const NodeId arg : kernel.args(n)) {
    args.push_back(use(arg));
    types.push_back(args.back().type);
    linear = linear || args.back().linear();
  }
  const bool index_sum = n.op == ir::Op::add || n.op == ir::Op::sub || n.op == ir::Op::mul;
  const bool both = args.size() == 2 && args[0].linear() && args[1].linear();
  if (linear && (!index_sum || (n.op == ir::Op::mul && both))) {
    if (n.op == ir::Op::cast && ir::is_int(n.type)) return narrow_linear(args[0], n.type);
    for (Value& arg : args) {
      if (arg.linear()) arg = spell.at_lanes(arg, lanes);
    }
  }
  return spell.op(n.op, ir::row_type(n.op, types), n.type, args);
}

/// Wrapping to fewer bits may be done before the lanes are counted out.
Value Body::narrow_linear(const Value& value, Type to) {
  const Value base = spell.cast({value.text, value.type, 1, ""}, to);
  const Value stride = spell.cast({value.stride, value.type, 1, ""}, to);
  return spell.at_lanes({base.text, to, 1, stride.text}, lanes);
}

void Body::node(NodeId id) {
  const ir::Node& n = kernel.at(id);
  Value& value = values_[ir::index(id)];
  switch (n.inst) {
    case Inst::constant:
    case Inst::scalar:
    case Inst::extent:
    case Inst::yield:
      return;
    case Inst::axis:
      value = axes_.at({n.target, static_cast<int>(n.sub)});
      return;
    case Inst::operand:
      value = operands_.at({n.target, static_cast<int>(n.sub)});
      return;
    case Inst::op:
      value = op_value(id);
      if (module.canonical[ir::index(id)]) value = spell.canonical(value);
      return;
    case Inst::load:
      value = load(id);
      return;
    case Inst::store:
      return store(id);
    case Inst::atomic:
      return atomic(id);
    case Inst::get: {
      const VarSlot& from = slot(n.var());
      const std::string type = type_text(n.type, from.lanes);
      value = {out.def("load {}, ptr {}", type, from.pointer), n.type, from.lanes, ""};
      return;
    }
    case Inst::set:
      return set(id);
    case Inst::tile:
      return declare_tile(id);
    case Inst::loop:
      return parallel_loop(n.loop());
    case Inst::fold_result:
      value = fold_results_.at({n.target, static_cast<int>(n.sub)});
      if (module.canonical[ir::index(id)]) value = spell.canonical(value);
      return;
    case Inst::if_:
      return if_(id);
    case Inst::while_:
      return while_(id);
    case Inst::for_:
      return for_(id);
  }
}

void Body::set_axis(ir::LoopId loop, int axis, const Value& value) {
  axes_[{static_cast<std::uint32_t>(loop), axis}] = value;
}

Value Body::axis_value(const ir::Axis& axis, const Value& iteration) {
  const Value step[2] = {iteration, use(axis.step)};
  const Value offset = index_op(ir::Op::mul, step);
  const Value sum[2] = {use(axis.start), offset};
  return index_op(ir::Op::add, sum);
}

Value Body::index_op(ir::Op op, std::span<const Value> args) {
  return spell.op(op, ir::index_type, ir::index_type, args);
}

}  // namespace weft::backend::cpu

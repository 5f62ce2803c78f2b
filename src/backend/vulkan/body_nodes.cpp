// Values of nodes, and the argument block.
#include "backend/vulkan/body.hpp"
#include "lower/structure.hpp"
#include "support/check.hpp"

namespace weft::backend::vulkan {

using ir::Inst;
using ir::NodeId;
using ir::Type;

Body::Body(const Module& shared)
    : module(shared),
      kernel(shared.program.kernel),
      out(spirv),
      spell(spirv, out, module.target, [this] { return zero(); }),
      values_(kernel.nodes.size()),
      slots_(kernel.vars.size()),
      tiles_(kernel.arrays.size()),
      written_arrays_(lower::written_arrays(kernel)) {
  if (module.target.ends_loops) loops_cut = out.watch_loops(zero());
}

/// A word of the push constants.
Id Body::push_word(std::uint32_t number) {
  Id& known = pushed_[number];
  if (known != Id{}) return known;
  const Id word = spirv.int_type(64);
  if (push_block_ == Id{}) {
    const int words = push_words + (module.layout.pushed ? module.layout.words : 0);
    const Id array = spirv.array_type(word, static_cast<std::uint32_t>(words));
    const Id block = spirv.global(spv::Op::OpTypeStruct, Id{}, {array});
    spirv.decorate(array, spv::Decoration::ArrayStride, {8u});
    spirv.decorate(block, spv::Decoration::Block);
    spirv.decorate_member(block, 0, spv::Decoration::Offset, {0u});
    push_block_ = spirv.variable(spv::StorageClass::PushConstant, block);
  }
  const Id pointer =
      out.prologue(spv::Op::OpAccessChain, spirv.pointer_type(spv::StorageClass::PushConstant, word),
                   {push_block_, spirv.u32(0), spirv.u32(number)});
  known = out.prologue(spv::Op::OpLoad, word, {pointer});
  return known;
}

Id Body::pushed(Push which) { return push_word(static_cast<std::uint32_t>(which)); }

Value Body::word(int number, Type type) {
  Value& known = words_[{number, type}];
  if (known.id != Id{}) return known;
  Id raw{};
  if (module.layout.pushed) {
    raw = push_word(static_cast<std::uint32_t>(push_words + number));
  } else if (type == ir::index_type) {
    const Id bytes = spirv.u64(static_cast<std::uint64_t>(number) * 8);
    const Id at = out.prologue(spv::Op::OpIAdd, spirv.int_type(64), {pushed(Push::words), bytes});
    const Id pointer_type = spirv.pointer_type(spv::StorageClass::PhysicalStorageBuffer, spirv.int_type(64));
    const Id pointer = out.prologue(spv::Op::OpConvertUToPtr, pointer_type, {at});
    raw = out.prologue(spv::Op::OpLoad, spirv.int_type(64), {pointer, spv::MemoryAccessMask::Aligned, 8u});
  } else {
    raw = word(number).id;
  }
  const auto convert = [&](spv::Op op, Id to, const std::vector<Word>& operands) {
    return out.prologue(op, to, operands);
  };
  Id id = raw;
  if (ir::size_bytes(type) < 8) id = convert(spv::Op::OpUConvert, spirv.int_type(32), {raw});
  if (type == Type::boolean) id = convert(spv::Op::OpINotEqual, spirv.bool_type(), {id, spirv.u32(0)});
  if (type == Type::i8 || type == Type::i16) {
    const Id amount = spirv.u32(type == Type::i8 ? 24u : 16u);
    id = convert(spv::Op::OpShiftLeftLogical, spirv.int_type(32), {id, amount});
    id = convert(spv::Op::OpShiftRightArithmetic, spirv.int_type(32), {id, amount});
  }
  if (type == Type::f32 || type == Type::f64) id = convert(spv::Op::OpBitcast, spell.type_id(type), {id});
  known = {id, type};
  return words_[{number, type}] = known;
}

Id Body::zero() {
  if (zero_ == Id{}) zero_ = word(module.layout.zero, Type::u32).id;
  return zero_;
}

/// The first component of a built-in vector, as an index.
Value Body::builtin(spv::BuiltIn which) {
  Value& known = builtins_[which];
  if (known.id != Id{}) return known;
  const Id word = spirv.int_type(32), vector = spirv.vector_type(word, 3);
  const Id variable = spirv.variable(spv::StorageClass::Input, vector);
  spirv.decorate(variable, spv::Decoration::BuiltIn, {which});
  const Id all = out.prologue(spv::Op::OpLoad, vector, {variable});
  const Id first = out.prologue(spv::Op::OpCompositeExtract, word, {all, 0u});
  known = {first, Type::u32};
  return known;
}

Id Body::lane() {
  if (lane_ == Id{}) lane_ = builtin(spv::BuiltIn::LocalInvocationId).id;
  return lane_;
}

Value Body::workgroup() { return spell.widen(builtin(spv::BuiltIn::WorkgroupId).id); }
Value Body::workgroups() { return spell.widen(builtin(spv::BuiltIn::NumWorkgroups).id); }

Value Body::use(NodeId id) {
  const ir::Node& n = kernel.at(id);
  switch (n.inst) {
    case Inst::constant:
      return spell.literal(n.type, n.constant_bits());
    case Inst::scalar:
      return word(module.layout.scalars + static_cast<int>(n.target), n.type);
    case Inst::extent: {
      const ir::Array& array = kernel.at(n.array());
      if (array.role == ir::Role::tile) return tiles_[n.target].shape[n.sub];
      return word(module.layout.shape(n.array(), static_cast<int>(n.sub)));
    }
    case Inst::axis:
    case Inst::operand:
    case Inst::op:
    case Inst::load:
    case Inst::store:
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
      break;
  }
  const Value& value = values_[ir::index(id)];
  WEFT_CHECK(value.id != Id{}, "node {} of {} is used before it is emitted", ir::index(id),
             module.program.name);
  return value;
}

void Body::region(ir::RegionId id) {
  for (const NodeId n : kernel.at(id).nodes) node(n);
}

Value Body::op_value(NodeId id) {
  const ir::Node& n = kernel.at(id);
  std::vector<Value> args;
  std::vector<Type> types;
  for (const NodeId arg : kernel.args(n)) {
    args.push_back(use(arg));
    types.push_back(args.back().type);
  }
  return spell.op(n.op, ir::row_type(n.op, types), n.type, args);
}

void Body::node(NodeId id) {
  const ir::Node& n = kernel.at(id);
  Value& value = values_[ir::index(id)];
  if (in_row) order_accesses(id);
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
    case Inst::get:
      value = get(slot(n.var()), n.type);
      return;
    case Inst::set:
      return set(slot(n.var()), use(kernel.args(n)[0]));
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

Value Body::axis_value(const ir::Axis& axis, const Value& number) {
  const auto is = [&](NodeId id, std::uint64_t bits) {
    const ir::Node& n = kernel.at(id);
    return n.inst == Inst::constant && n.constant_bits() == bits;
  };
  const Value moved = is(axis.step, 1) ? number : index_op(ir::Op::mul, number, use(axis.step));
  return is(axis.start, 0) ? moved : index_op(ir::Op::add, use(axis.start), moved);
}

Value Body::count_of(const ir::Axis& axis) {
  const Value count = use(axis.count);
  return index_op(ir::Op::max, count, spell.index(0));
}

}  // namespace weft::backend::vulkan

// Parallel loops of the kernel: over the invocations of a workgroup, or one iteration after another in each.
#include <algorithm>

#include "backend/vulkan/body.hpp"

namespace weft::backend::vulkan {

using ir::Type;

/// Quotient and remainder of numbers that are not negative; 32 bits where they do, which most devices divide
/// far faster.
std::pair<Value, Value> Body::divide(const Value& number, const Value& by) {
  const Value high = spell.ints(ir::Op::shr, spell.ints(ir::Op::bit_or, number, by), spell.index(32));
  const Id quotient = out.variable(spirv.int_type(64));
  out.when_else(
      spell.compare(ir::Op::eq, high, spell.index(0)).id,
      [&] {
        const Id few = spell.word_op(spv::Op::OpUDiv, spell.narrow(number), spell.narrow(by));
        set(quotient, spell.widen(few));
      },
      [&] {
        set(quotient, {out.def(spv::Op::OpUDiv, spirv.int_type(64), {number.id, by.id}), Type::u64});
      });
  const Value whole = get(quotient, ir::index_type);
  return {whole, index_op(ir::Op::sub, number, index_op(ir::Op::mul, whole, by))};
}

/// Sets the axes from the flattened number of an iteration.
void Body::set_axes(ir::LoopId loop, const Value& number) {
  const ir::Loop& l = kernel.at(loop);
  Value rest = number;
  for (std::size_t axis = l.axes.size(); axis-- > 0;) {
    Value here = rest;
    if (axis > 0) std::tie(rest, here) = divide(rest, count_of(l.axes[axis]));
    set_axis(loop, static_cast<int>(axis), axis_value(l.axes[axis], here));
  }
}

void Body::iteration(ir::LoopId loop, const Value& number) {
  set_axes(loop, number);
  region(kernel.at(loop).body);
}

void Body::parallel_loop(ir::LoopId loop) {
  const ir::Loop& l = kernel.at(loop);
  const bool across_lanes = in_row && module.program.levels[ir::index(loop)].inner == lower::Level::lane;
  if (!across_lanes) return serial_loop(loop);
  Value total = spell.index(1);
  for (const ir::Axis& axis : l.axes) total = index_op(ir::Op::mul, total, count_of(axis));
  in_row = false;
  if (l.folds.empty()) {
    const Value step = spell.index(module.target.workgroup);
    counted(spell.widen(lane()), total, step, [&](const Value& number) { iteration(loop, number); });
  } else {
    const auto parts = fold_row(loop, total);
    finish_folds(loop, parts, spell.compare(ir::Op::eq, total, spell.index(0)));
  }
  in_row = true;
}

void Body::serial_nest(ir::LoopId loop, std::size_t axis) {
  const ir::Loop& l = kernel.at(loop);
  if (axis == l.axes.size()) return region(l.body);
  sequential(loop, axis, [&] { serial_nest(loop, axis + 1); });
}

}  // namespace weft::backend::vulkan

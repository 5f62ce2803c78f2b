// Folds of one invocation alone, one iteration after another.
#include "backend/vulkan/body.hpp"

namespace weft::backend::vulkan {

using ir::Op;
using ir::Type;

namespace {

constexpr int serial_levels = 4;  ///< 256^4 iterations
constexpr int stack_depth = 9;    ///< of a block of 256

}  // namespace

std::map<int, Body::Parts> Body::contributions(ir::LoopId loop, const Value& number) {
  set_axes(loop, number);
  region(kernel.at(loop).body);
  std::map<int, Parts> all;
  for (int f = 0; f < static_cast<int>(kernel.at(loop).folds.size()); ++f) all[f] = contribution(loop, f, number);
  return all;
}

void Body::serial_loop(ir::LoopId loop) {
  const ir::Loop& l = kernel.at(loop);
  if (l.folds.empty()) return serial_nest(loop, 0);
  Value count = spell.index(1);
  for (const ir::Axis& axis : l.axes) count = index_op(Op::mul, count, count_of(axis));
  Serial serial{loop, {}, {}, {}};
  ByFold ordered;
  for (int f = 0; f < static_cast<int>(l.folds.size()); ++f) {
    const bool is_free = order_free(kernel, l.folds[static_cast<std::size_t>(f)]);
    ByFold& to = is_free ? serial.totals : ordered;
    to[f] = own_places(loop, f, is_free ? 1 : stack_depth);
    if (is_free) put(to[f], spirv.u32(0), neutral(loop, f));
  }
  if (ordered.empty()) {
    counted(spell.index(0), count, spell.index(1), [&](const Value& number) { serial_value(serial, 0, number, Id{}); });
  } else {
    serial.counts.push_back(count);
    serial.stacks.push_back(ordered);
    for (int level = 1; level < serial_levels; ++level) {
      const Value up = index_op(Op::add, serial.counts.back(), spell.index(255));
      serial.counts.push_back(index_op(Op::shr, up, spell.index(8)));
      serial.stacks.emplace_back();
      for (const auto& [f, below] : ordered) serial.stacks.back()[f] = own_places(loop, f, stack_depth);
    }
    const int top = serial_levels - 1;
    out.when(spell.compare(Op::gt, count, spell.index(0)).id,
             [&] { serial_level(serial, top, spell.index(0), serial.counts.back()); });
  }
  std::map<int, Parts> parts;
  for (const auto& [f, places] : serial.totals) parts[f] = take(places, spirv.u32(0));
  if (!ordered.empty()) {
    for (const auto& [f, stack] : serial.stacks.back()) parts[f] = take(stack, spirv.u32(0));
  }
  finish_folds(loop, parts, spell.compare(Op::eq, count, spell.index(0)));
}

/// Values first to first + count (1 to 256) of a level, to the bottom of its stack. They are visited in bit-reversed
/// order: after visit k, as many merges as k has trailing one bits pair exactly the operands of the tree. A value of an
/// upper level is a block of the one below.
void Body::serial_level(const Serial& serial, int level, const Value& first, const Value& count) {
  const auto word = [](Id id) { return Value{id, Type::u32}; };
  const Id few = spell.narrow(count);
  const Id bits = spell.word_op(spv::Op::OpIAdd, spell.high_bit(spell.word_op(spv::Op::OpISub, few, spell.word(1))),
                                spell.word(1));
  const Id size = spell.word_op(spv::Op::OpShiftLeftLogical, spell.word(1), bits);
  const Id drop = spell.word_op(spv::Op::OpISub, spell.word(31), bits);
  counted(word(spell.word(0)), word(size), word(spell.word(1)), [&](const Value& k) {
    const Id reversed = out.def(spv::Op::OpBitReverse, spirv.int_type(32), {k.id});
    const Id half = spell.word_op(spv::Op::OpShiftRightLogical, reversed, spell.word(1));
    const Id t = spell.word_op(spv::Op::OpShiftRightLogical, half, drop);
    const Id depth = out.def(spv::Op::OpBitCount, spirv.int_type(32), {k.id});
    const ByFold& stacks = serial.stacks[static_cast<std::size_t>(level)];
    out.when_else(
        spell.word_test(spv::Op::OpULessThan, t, few),
        [&] { serial_value(serial, level, index_op(Op::add, first, spell.widen(t)), depth); },
        [&] {
          for (const auto& [f, stack] : stacks) put(stack, depth, neutral(serial.loop, f));
        });
    const Id zeros = out.def(spv::Op::OpNot, spirv.int_type(32), {k.id});
    const Value merges = spell.op(Op::ctz, Type::u32, Type::u32, std::array{word(zeros)});
    counted(word(spell.word(0)), merges, word(spell.word(1)), [&](const Value& merged) {
      const Id right = spell.word_op(spv::Op::OpISub, depth, merged.id);
      const Id left = spell.word_op(spv::Op::OpISub, right, spell.word(1));
      for (const auto& [f, stack] : stacks) merge(serial.loop, f, stack, left, right);
    });
  });
}

void Body::serial_value(const Serial& serial, int level, const Value& number, Id depth) {
  if (level == 0) {
    const auto all = contributions(serial.loop, number);
    for (const auto& [f, total] : serial.totals) {
      put(total, spirv.u32(0), combine(serial.loop, f, take(total, spirv.u32(0)), all.at(f)));
    }
    if (serial.stacks.empty()) return;
    for (const auto& [f, stack] : serial.stacks[0]) put(stack, depth, all.at(f));
    return;
  }
  const auto below = static_cast<std::size_t>(level - 1);
  const Value first = index_op(Op::shl, number, spell.index(8));
  const Value left = index_op(Op::sub, serial.counts[below], first);
  serial_level(serial, level - 1, first, index_op(Op::min, left, spell.index(256)));
  for (const auto& [f, stack] : serial.stacks[static_cast<std::size_t>(level)]) {
    put(stack, depth, take(serial.stacks[below].at(f), spirv.u32(0)));
  }
}

}  // namespace weft::backend::vulkan

// Folds of one invocation alone, one iteration after another.
#include "backend/vulkan/body.hpp"

namespace weft::backend::vulkan {

using ir::Op;
using ir::Type;

namespace {

constexpr int serial_levels = 4;  ///< 256^4 iterations
constexpr int stack_depth = 9;    ///< of a block of 256
constexpr int together = 4;       ///< iterations that are written out one after another

}  // namespace

std::map<int, Body::Parts> Body::contributions(ir::LoopId loop, const Value& number) {
  set_axes(loop, number);
  region(kernel.at(loop).body);
  std::map<int, Parts> all;
  for (int f = 0; f < static_cast<int>(kernel.at(loop).folds.size()); ++f)
    all[f] = contribution(loop, f, number);
  return all;
}

void Body::serial_loop(ir::LoopId loop) {
  const ir::Loop& l = kernel.at(loop);
  if (l.folds.empty()) return serial_nest(loop, 0);
  Value count = spell.index(1);
  for (const ir::Axis& axis : l.axes) count = index_op(Op::mul, count, count_of(axis));
  if (ir::is_dot(l)) return fold_dots(loop, count);
  Serial serial{loop, {}, {}, {}};
  ByFold ordered;
  for (int f = 0; f < static_cast<int>(l.folds.size()); ++f) {
    const bool is_free = order_free(kernel, l.folds[static_cast<std::size_t>(f)]);
    ByFold& to = is_free ? serial.totals : ordered;
    to[f] = own_places(loop, f, is_free ? 1 : stack_depth);
    if (is_free) put(to[f], spirv.u32(0), neutral(loop, f));
  }
  if (ordered.empty()) {
    counted(spell.index(0), count, spell.index(together), [&](const Value& first) {
      for (int k = 0; k < together; ++k) {
        const Value number = index_op(Op::add, first, spell.index(k));
        out.when(spell.compare(Op::lt, number, count).id,
                 [&] { add_to_totals(serial, contributions(loop, number)); });
      }
    });
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

/// Products in the order of NUMERICS 6: blocks of 512, added up one after another, each from +0 on.
void Body::fold_dots(ir::LoopId loop, const Value& count) {
  const ir::Loop& l = kernel.at(loop);
  std::map<int, Places> open, totals;
  for (int f = 0; f < static_cast<int>(l.folds.size()); ++f) {
    open[f] = own_places(loop, f, 1);
    totals[f] = own_places(loop, f, 1);
    put(totals[f], Id{}, literal_parts(loop, f, fold_empty(kernel, fold_of(loop, f))));
  }
  const auto product_sum = [&](const ir::Fold& fold, const Value& sum) {
    const Value left = spell.cast(use(fold.value), sum.type), right = spell.cast(use(fold.second), sum.type);
    if (ir::is_float(sum.type)) return spell.op(Op::fma, sum.type, sum.type, std::array{left, right, sum});
    return spell.ints(Op::add, sum, spell.ints(Op::mul, left, right));
  };
  counted(spell.index(0), count, spell.index(ir::dot_block), [&](const Value& base) {
    for (const auto& [f, place] : open) put(place, Id{}, {spell.literal(place.types[0], 0)});
    const Value end = index_op(Op::min, index_op(Op::add, base, spell.index(ir::dot_block)), count);
    counted(base, end, spell.index(1), [&](const Value& number) {
      set_axes(loop, number);
      region(l.body);
      for (const auto& [f, place] : open) put(place, Id{}, {product_sum(fold_of(loop, f), take(place, Id{})[0])});
    });
    const Value first = spell.compare(Op::eq, base, spell.index(0));
    for (const auto& [f, place] : open) {
      const Value block = take(place, Id{})[0], total = take(totals.at(f), Id{})[0];
      put(totals.at(f), Id{}, {spell.select(first, block, spell.ints(Op::add, total, block))});
    }
  });
  std::map<int, Parts> parts;
  for (const auto& [f, place] : totals) parts[f] = take(place, Id{});
  finish_folds(loop, parts, spell.compare(Op::eq, count, spell.index(0)));
}

void Body::add_to_totals(const Serial& serial, const std::map<int, Parts>& all) {
  for (const auto& [f, total] : serial.totals)
    put(total, Id{}, combine(serial.loop, f, take(total, Id{}), all.at(f)));
}

/// Values first to first + count (1 to 256) of a level, to the bottom of its stack. They are visited in
/// bit-reversed order: after visit k, as many merges as k has trailing one bits pair exactly the operands of
/// the tree. A value of an upper level is a block of the one below. On the lowest level a visit is of four
/// values.
void Body::serial_level(const Serial& serial, int level, const Value& first, const Value& count) {
  const auto word = [](Id id) { return Value{id, Type::u32}; };
  const auto number = [&](int value) { return spell.word(static_cast<std::uint32_t>(value)); };
  const int at_once = level == 0 ? 2 : 0;  // as bits
  const Id few = spell.narrow(count);
  const Id most = spell.word_op(spv::Op::OpISub, few, number(1));
  const Value needed = word(spell.word_op(spv::Op::OpIAdd, spell.high_bit(most), number(1)));
  const Id bits =
      spell.cast(spell.ints(Op::max, {needed.id, Type::i32}, {number(at_once), Type::i32}), Type::u32).id;
  const Id visit_bits = spell.word_op(spv::Op::OpISub, bits, number(at_once));
  const Id visits = spell.word_op(spv::Op::OpShiftLeftLogical, number(1), visit_bits);
  const Id drop = spell.word_op(spv::Op::OpISub, number(31), visit_bits);
  const ByFold& stacks = serial.stacks[static_cast<std::size_t>(level)];
  counted(word(number(0)), word(visits), word(number(1)), [&](const Value& k) {
    const Id reversed = out.def(spv::Op::OpBitReverse, spirv.int_type(32), {k.id});
    const Id half = spell.word_op(spv::Op::OpShiftRightLogical, reversed, number(1));
    const Id t = spell.word_op(spv::Op::OpShiftRightLogical, half, drop);
    const Id depth = out.def(spv::Op::OpBitCount, spirv.int_type(32), {k.id});
    if (level == 0) {
      serial_four(serial, first, t, visits, few, depth);
    } else {
      out.when_else(
          spell.word_test(spv::Op::OpULessThan, t, few),
          [&] { serial_group(serial, level, index_op(Op::add, first, spell.widen(t)), depth); },
          [&] {
            for (const auto& [f, stack] : stacks) put(stack, depth, neutral(serial.loop, f));
          });
    }
    const Id zeros = out.def(spv::Op::OpNot, spirv.int_type(32), {k.id});
    const Value merges = spell.op(Op::ctz, Type::u32, Type::u32, std::array{word(zeros)});
    counted(word(number(0)), merges, word(number(1)), [&](const Value& merged) {
      const Id right = spell.word_op(spv::Op::OpISub, depth, merged.id);
      const Id left = spell.word_op(spv::Op::OpISub, right, number(1));
      for (const auto& [f, stack] : stacks) merge(serial.loop, f, stack, left, right);
    });
  });
}

/// Values t, t + 2 quarter, t + quarter and t + 3 quarter of a block of `count` from `first` on: two strides
/// of its tree.
void Body::serial_four(const Serial& serial, const Value& first, Id t, Id quarter, Id count, Id depth) {
  const ByFold& stacks = serial.stacks[0];
  std::map<int, std::vector<Places>> values;
  for (const std::uint32_t apart : {0u, 2u, 1u, 3u}) {
    const Id moved = spell.word_op(spv::Op::OpIMul, quarter, spell.word(apart));
    const Id here = spell.word_op(spv::Op::OpIAdd, t, moved);
    for (const auto& [f, stack] : stacks) {
      values[f].push_back(own_places(serial.loop, f, 1));
      put(values[f].back(), Id{}, neutral(serial.loop, f));
    }
    out.when(spell.word_test(spv::Op::OpULessThan, here, count), [&] {
      const auto all = contributions(serial.loop, index_op(Op::add, first, spell.widen(here)));
      add_to_totals(serial, all);
      for (const auto& [f, stack] : stacks) put(values[f].back(), Id{}, all.at(f));
    });
  }
  for (const auto& [f, stack] : stacks) {
    const auto of = [&, fold = f](std::size_t k) { return take(values[fold][k], Id{}); };
    const Parts left = combine(serial.loop, f, of(0), of(1)), right = combine(serial.loop, f, of(2), of(3));
    put(stack, depth, combine(serial.loop, f, left, right));
  }
}

/// Value `number` of an upper level.
void Body::serial_group(const Serial& serial, int level, const Value& number, Id depth) {
  const auto below = static_cast<std::size_t>(level - 1);
  const Value first = index_op(Op::shl, number, spell.index(8));
  const Value left = index_op(Op::sub, serial.counts[below], first);
  serial_level(serial, level - 1, first, index_op(Op::min, left, spell.index(256)));
  for (const auto& [f, stack] : serial.stacks[static_cast<std::size_t>(level)]) {
    put(stack, depth, take(serial.stacks[below].at(f), spirv.u32(0)));
  }
}

}  // namespace weft::backend::vulkan

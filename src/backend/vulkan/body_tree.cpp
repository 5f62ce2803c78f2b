// Folds over the invocations of a workgroup: the tree of NUMERICS 4. An invocation folds what lies a multiple
// of the workgroup apart in each block of 256; the rest of the block's tree is in workgroup memory, of
// several blocks at once, and so are the upper levels.
#include <bit>

#include "backend/vulkan/body.hpp"

namespace weft::backend::vulkan {

using ir::Op;
using ir::Type;

namespace {

Value word_value(Id id) { return {id, Type::u32}; }

}  // namespace

/// The next free array of workgroup memory for each part of a fold; loops take the same ones in turn.
Body::Places Body::shared(ir::LoopId loop, int fold, bool levels, std::map<Type, int>& taken) {
  const auto storage = spv::StorageClass::Workgroup;
  Places places{storage, {}, part_types(loop, fold), true};
  const int length = levels ? row_levels * 256 : module.blocks * module.target.workgroup;
  for (const Type type : places.types) {
    const Type held = type == Type::boolean       ? Type::u32
                      : ir::is_float(type)        ? type
                      : ir::size_bytes(type) == 8 ? Type::u64
                                                  : Type::u32;
    Id& variable = (levels ? levels_ : chunks_)[{held, taken[held]++}];
    if (variable == Id{}) {
      const Id array = spirv.array_type(spell.type_id(held), static_cast<std::uint32_t>(length));
      variable = spirv.variable(storage, array);
    }
    places.variables.push_back(variable);
  }
  return places;
}

Body::ByFold Body::shared_places(ir::LoopId loop, const std::vector<int>& folds, bool levels) {
  std::map<Type, int> taken;
  ByFold places;
  for (const int f : folds) places[f] = shared(loop, f, levels, taken);
  return places;
}

Id Body::blocks_of(const Value& count) {
  return spell.narrow(index_op(Op::shr, index_op(Op::add, count, spell.index(255)), spell.index(8)));
}

/// Iterations first to end, in `blocks` blocks: what each invocation makes of a block goes to its element of
/// `chunk`; folds of any order go to `totals`.
void Body::fold_blocks(ir::LoopId loop, const Value& first, const Value& end, Id blocks, const ByFold& chunk,
                       const ByFold& totals, const Contribute& contribute) {
  const int lanes = module.target.workgroup, own = 256 / lanes;
  counted(word_value(spell.word(0)), word_value(blocks), word_value(spell.word(1)), [&](const Value& block) {
    const Value offset = index_op(Op::shl, spell.widen(block.id), spell.index(8));
    const Value base = index_op(Op::add, index_op(Op::add, first, offset), spell.widen(lane()));
    std::map<int, std::vector<Places>> values;
    for (int k = 0; k < own; ++k) {
      for (const auto& [f, place] : chunk) {
        values[f].push_back(own_places(loop, f, 1));
        put(values[f].back(), Id{}, neutral(loop, f));
      }
      const Value number = index_op(Op::add, base, spell.index(k * lanes));
      out.when(spell.compare(Op::lt, number, end).id, [&] {
        const auto all = contribute(number);
        for (const auto& [f, place] : chunk) put(values[f].back(), Id{}, all.at(f));
        for (const auto& [f, total] : totals)
          put(total, Id{}, combine(loop, f, take(total, Id{}), all.at(f)));
      });
    }
    const Id element = spell.word_op(
        spv::Op::OpIAdd,
        spell.word_op(spv::Op::OpIMul, block.id, spell.word(static_cast<std::uint32_t>(lanes))), lane());
    for (const auto& [f, place] : chunk) {
      std::vector<Parts> parts;
      for (const Places& value : values[f]) parts.push_back(take(value, Id{}));
      for (std::size_t stride = parts.size() / 2; stride > 0; stride /= 2) {
        for (std::size_t k = 0; k < stride; ++k) parts[k] = combine(loop, f, parts[k], parts[k + stride]);
      }
      put(place, element, parts[0]);
    }
  });
}

/// Folds the elements of each block, one of each invocation, to the first. Barriers before and after.
void Body::across_lanes(ir::LoopId loop, const ByFold& places, Id blocks) {
  const auto lanes = static_cast<std::uint32_t>(module.target.workgroup);
  const Id shift = out.variable(spirv.int_type(32));
  set(shift, word_value(spell.word(static_cast<std::uint32_t>(std::countr_zero(lanes)))));
  barrier();
  out.repeat([&] { return spell.compare(Op::gt, get(shift, Type::u32), word_value(spell.word(0))).id; },
             [&] {
               const Id now = spell.word_op(spv::Op::OpISub, get(shift, Type::u32).id, spell.word(1));
               const Id stride = spell.word_op(spv::Op::OpShiftLeftLogical, spell.word(1), now);
               const Id mask = spell.word_op(spv::Op::OpISub, stride, spell.word(1));
               words_from_lane(spell.word_op(spv::Op::OpShiftLeftLogical, blocks, now), [&](Id pair) {
                 const Id block = spell.word_op(spv::Op::OpShiftRightLogical, pair, now);
                 const Id left =
                     spell.word_op(spv::Op::OpIAdd, spell.word_op(spv::Op::OpIMul, block, spell.word(lanes)),
                                   spell.word_op(spv::Op::OpBitwiseAnd, pair, mask));
                 const Id right = spell.word_op(spv::Op::OpIAdd, left, stride);
                 for (const auto& [f, place] : places) merge(loop, f, place, left, right);
               });
               barrier();
               set(shift, word_value(now));
             });
}

/// Folds elements first to first + count, 1 to 256 of them, to the first one. A barrier after each stride.
void Body::fold_list(ir::LoopId loop, const ByFold& places, Id first, Id count) {
  const Id stride = out.variable(spirv.int_type(32));
  const Id below = spell.word_op(spv::Op::OpISub, count, spell.word(1));
  const Id highest =
      spell.word_op(spv::Op::OpShiftLeftLogical, spell.word(1),
                    spell.word_op(spv::Op::OpBitwiseAnd, spell.high_bit(below), spell.word(31)));
  const Value several = spell.compare(Op::gt, word_value(count), word_value(spell.word(1)));
  set(stride, spell.select(several, word_value(highest), word_value(spell.word(0))));
  out.repeat([&] { return spell.compare(Op::gt, get(stride, Type::u32), word_value(spell.word(0))).id; },
             [&] {
               const Value now = get(stride, Type::u32);
               const Value rest = word_value(spell.word_op(spv::Op::OpISub, count, now.id));
               words_from_lane(spell.ints(Op::min, now, rest).id, [&](Id k) {
                 const Id left = spell.word_op(spv::Op::OpIAdd, first, k);
                 const Id right = spell.word_op(spv::Op::OpIAdd, left, now.id);
                 for (const auto& [f, place] : places) merge(loop, f, place, left, right);
               });
               barrier();
               set(stride, word_value(spell.word_op(spv::Op::OpShiftRightLogical, now.id, spell.word(1))));
             });
}

namespace {

/// An element of an array of counts, by level.
Id count_pointer(Body& body, Id counts, Id level) {
  const Id type = body.spirv.pointer_type(spv::StorageClass::Function, body.spirv.int_type(32));
  return body.out.def(spv::Op::OpAccessChain, type, {counts, level});
}

Id first_of(Body& body, Id level) {
  return body.spell.word_op(spv::Op::OpShiftLeftLogical, level, body.spell.word(8));
}

/// Appends element `from` to the list of a level.
void append(Body& body, const Body::ByFold& levels, Id counts, Id level, Id from) {
  const Id pointer = count_pointer(body, counts, level);
  const Value count = body.get(pointer, Type::u32);
  const Id to = body.spell.word_op(spv::Op::OpIAdd, first_of(body, level), count.id);
  body.out.when(body.spell.word_test(spv::Op::OpIEqual, body.lane(), body.spell.word(0)), [&] {
    for (const auto& [f, place] : levels) body.put(place, to, body.take(place, from));
  });
  body.set(pointer, word_value(body.spell.word_op(spv::Op::OpIAdd, count.id, body.spell.word(1))));
  body.barrier();
}

}  // namespace

/// Where the lowest level is full its result goes one up, and so on while that fills a level.
void Body::carry(ir::LoopId loop, const ByFold& levels, Id counts) {
  const Id level = out.variable(spirv.int_type(32));
  set(level, word_value(spell.word(0)));
  out.repeat(
      [&] {
        const Value now = get(level, Type::u32);
        const Value room = spell.compare(Op::lt, now, word_value(spell.word(row_levels - 1)));
        const Value count = get(count_pointer(*this, counts, now.id), Type::u32);
        return spell.ints(Op::bit_and, room, spell.compare(Op::eq, count, word_value(spell.word(256)))).id;
      },
      [&] {
        const Id now = get(level, Type::u32).id, above = spell.word_op(spv::Op::OpIAdd, now, spell.word(1));
        fold_list(loop, levels, first_of(*this, now), spell.word(256));
        set(count_pointer(*this, counts, now), word_value(spell.word(0)));
        append(*this, levels, counts, above, first_of(*this, now));
        set(level, word_value(above));
      });
}

/// What is left on each level is the end of its list: folded, it ends the list above.
std::map<int, Body::Parts> Body::finish_levels(ir::LoopId loop, const ByFold& levels, Id counts) {
  const Id carried = out.variable(spirv.int_type(32)), found = out.variable(spirv.bool_type());
  set(carried, word_value(spell.word(0)));
  set(found, spell.literal(Type::boolean, 0));
  const auto at = [&](std::uint32_t value) { return word_value(spell.word(value)); };
  counted(at(0), at(row_levels), at(1), [&](const Value& level) {
    out.when(get(found, Type::boolean).id,
             [&] { append(*this, levels, counts, level.id, get(carried, Type::u32).id); });
    const Value count = get(count_pointer(*this, counts, level.id), Type::u32);
    out.when(spell.compare(Op::gt, count, at(0)).id, [&] {
      const Id first = first_of(*this, level.id);
      fold_list(loop, levels, first, count.id);
      set(carried, word_value(first));
      set(found, spell.literal(Type::boolean, 1));
    });
  });
  std::map<int, Parts> results;
  const Id element = get(carried, Type::u32).id;
  for (const auto& [f, place] : levels) results[f] = take(place, element);
  return results;
}

/// A loop that folds over a row: every invocation gets the results.
std::map<int, Body::Parts> Body::fold_row(ir::LoopId loop, const Value& count) {
  std::vector<int> ordered, any_order;
  for (int f = 0; f < static_cast<int>(kernel.at(loop).folds.size()); ++f) {
    (order_free(kernel, fold_of(loop, f)) ? any_order : ordered).push_back(f);
  }
  ByFold totals;
  for (const int f : any_order) {
    totals[f] = own_places(loop, f, 1);
    put(totals[f], Id{}, neutral(loop, f));
  }
  const ByFold chunk = shared_places(loop, ordered, false), levels = shared_places(loop, ordered, true);
  const Id counts = out.variable(spirv.array_type(spirv.int_type(32), row_levels));
  for (std::uint32_t level = 0; level < row_levels; ++level) {
    set(count_pointer(*this, counts, spell.word(level)), word_value(spell.word(0)));
  }
  if (shared_used_) barrier();
  shared_used_ = true;
  const Value unit = spell.index(256 * module.blocks);
  counted(spell.index(0), count, unit, [&](const Value& first) {
    const Value rest = index_op(Op::min, index_op(Op::sub, count, first), unit);
    const Id blocks = blocks_of(rest);
    fold_blocks(loop, first, count, blocks, chunk, totals,
                [&](const Value& n) { return contributions(loop, n); });
    if (ordered.empty()) return;
    across_lanes(loop, chunk, blocks);
    const Id pointer = count_pointer(*this, counts, spell.word(0));
    const Id before = get(pointer, Type::u32).id;
    words_from_lane(blocks, [&](Id k) {
      const Id from =
          spell.word_op(spv::Op::OpIMul, k, spell.word(static_cast<std::uint32_t>(module.target.workgroup)));
      for (const int f : ordered) {
        put(levels.at(f), spell.word_op(spv::Op::OpIAdd, before, k), take(chunk.at(f), from));
      }
    });
    set(pointer, word_value(spell.word_op(spv::Op::OpIAdd, before, blocks)));
    barrier();
    carry(loop, levels, counts);
  });
  std::map<int, Parts> results;
  if (!ordered.empty()) results = finish_levels(loop, levels, counts);
  if (any_order.empty()) return results;
  const ByFold ends = shared_places(loop, any_order, false);
  if (!ordered.empty()) barrier();
  for (const auto& [f, place] : ends) put(place, lane(), take(totals.at(f), Id{}));
  across_lanes(loop, ends, spell.word(1));
  for (const auto& [f, place] : ends) results[f] = take(place, spell.word(0));
  return results;
}

}  // namespace weft::backend::vulkan

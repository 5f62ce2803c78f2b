// What folds combine: parts, from an iteration's value to the fold's. The order is that of body_tree.cpp.
#include <array>

#include "backend/vulkan/body.hpp"

namespace weft::backend::vulkan {

using ir::Op;
using ir::ReduceOp;
using ir::Type;

const ir::Fold& Body::fold_of(ir::LoopId loop, int fold) const {
  return kernel.at(loop).folds[static_cast<std::size_t>(fold)];
}

std::vector<Type> Body::part_types(ir::LoopId loop, int fold) const {
  return fold_parts(kernel, fold_of(loop, fold));
}

Body::Parts Body::literal_parts(ir::LoopId loop, int fold, const std::vector<std::uint64_t>& bits) {
  const std::vector<Type> types = part_types(loop, fold);
  Parts parts;
  for (std::size_t k = 0; k < types.size(); ++k) parts.push_back(spell.literal(types[k], bits[k]));
  return parts;
}

Body::Parts Body::neutral(ir::LoopId loop, int fold) {
  return literal_parts(loop, fold, fold_neutral(kernel, fold_of(loop, fold)));
}

/// An integer that orders as the values do: -0 below +0, NaN above or below everything.
Value Body::order_key(const Value& value, bool nan_above) {
  if (!ir::is_float(value.type)) return value;
  const Value wide = value.type == Type::f64 ? value : spell.cast(value, Type::f32);
  const Type key = wide.type == Type::f64 ? Type::i64 : Type::i32;
  const std::uint64_t width = key == Type::i64 ? 64 : 32, largest = (std::uint64_t{1} << (width - 1)) - 1;
  const auto at = [&](std::uint64_t bits) { return spell.literal(key, bits); };
  const Value bits = spell.reinterpret(wide, key);
  const Value flipped = spell.ints(Op::bit_and, spell.ints(Op::shr, bits, at(width - 1)), at(largest));
  return spell.select(spell.is_nan(wide), at(nan_above ? largest : largest + 1),
                      spell.ints(Op::bit_xor, bits, flipped));
}

/// The float that a key stands for.
Value Body::from_key(const Value& key, bool nan_above) {
  const bool wide = key.type == Type::i64;
  const std::uint64_t width = wide ? 64 : 32, largest = (std::uint64_t{1} << (width - 1)) - 1;
  const auto at = [&](std::uint64_t bits) { return spell.literal(key.type, bits); };
  const Value flipped = spell.ints(Op::bit_and, spell.ints(Op::shr, key, at(width - 1)), at(largest));
  const Value is_nan = spell.compare(Op::eq, key, at(nan_above ? largest : largest + 1));
  const Value quiet = at(wide ? 0x7ff8000000000000u : 0x7fc00000u);
  const Value bits = spell.select(is_nan, quiet, spell.ints(Op::bit_xor, key, flipped));
  return spell.reinterpret(bits, wide ? Type::f64 : Type::f32);
}

Body::Parts Body::contribution(ir::LoopId loop, int fold, const Value& number) {
  const ir::Fold& f = fold_of(loop, fold);
  const Value value = use(f.value);
  if (f.custom) return {value, spell.literal(Type::boolean, 1)};
  if (picks_index(f)) return {order_key(value, f.op == ReduceOp::argmax), number};
  if (picks_extreme(kernel, f)) return {order_key(value, f.op == ReduceOp::max)};
  return {spell.cast(value, part_types(loop, fold)[0])};
}

Body::Parts Body::combine(ir::LoopId loop, int fold, const Parts& left, const Parts& right) {
  const ir::Fold& f = fold_of(loop, fold);
  if (f.custom) return combine_custom(loop, fold, left, right);
  if (!picks_index(f)) return {spell.ints(ir::info(f.op).combine, left[0], right[0])};
  const Value ahead = spell.compare(f.op == ReduceOp::argmax ? Op::gt : Op::lt, right[0], left[0]);
  const Value tie = spell.compare(Op::eq, right[0], left[0]),
              before = spell.compare(Op::lt, right[1], left[1]);
  const Value wins = spell.ints(Op::bit_or, ahead, spell.ints(Op::bit_and, tie, before));
  return {spell.select(wins, right[0], left[0]), spell.select(wins, right[1], left[1])};
}

Body::Parts Body::combine_custom(ir::LoopId loop, int fold, const Parts& left, const Parts& right) {
  const auto number = static_cast<std::uint32_t>(loop);
  operands_[{number, 2 * fold}] = left[0];
  operands_[{number, 2 * fold + 1}] = right[0];
  const bool row = std::exchange(in_row, false);
  const Value value = yielded(fold_of(loop, fold).combine);
  in_row = row;
  const Value kept = spell.select(right[1], spell.select(left[1], value, right[0]), left[0]);
  return {kept, spell.ints(Op::bit_or, left[1], right[1])};
}

Value Body::finish_fold(ir::LoopId loop, int fold, const Parts& parts, const Value& empty) {
  const ir::Fold& f = fold_of(loop, fold);
  const Parts none = literal_parts(loop, fold, fold_empty(kernel, f));
  Parts folded;
  for (std::size_t k = 0; k < parts.size(); ++k) folded.push_back(spell.select(empty, none[k], parts[k]));
  if (picks_index(f)) return spell.cast(folded[1], f.type);
  if (picks_extreme(kernel, f)) {
    const Value extreme = spell.cast(from_key(folded[0], f.op == ReduceOp::max), f.type);
    if (f.start == ir::no_node) return extreme;
    return spell.ints(ir::info(f.op).combine, use(f.start),
                      extreme);  // the identity of an empty fold leaves it
  }
  if (f.start == ir::no_node) return spell.cast(folded[0], f.type);
  Parts start{spell.cast(use(f.start), folded[0].type)};
  if (f.custom) start.push_back(spell.literal(Type::boolean, 1));
  return spell.cast(spell.select(empty, start[0], combine(loop, fold, start, parts)[0]), f.type);
}

void Body::finish_folds(ir::LoopId loop, const std::map<int, Parts>& parts, const Value& empty) {
  for (const auto& [fold, folded] : parts) {
    fold_results_[{static_cast<std::uint32_t>(loop), fold}] = finish_fold(loop, fold, folded, empty);
  }
}

// Places that hold parts.

Body::Places Body::own_places(ir::LoopId loop, int fold, int count) {
  Places places{spv::StorageClass::Function, {}, part_types(loop, fold), count > 1};
  for (const Type type : places.types) {
    const Id held = type == Type::boolean ? spirv.int_type(32) : spell.type_id(type);
    places.variables.push_back(
        out.variable(count > 1 ? spirv.array_type(held, static_cast<std::uint32_t>(count)) : held));
  }
  return places;
}

namespace {

Id pointer_to(Body& body, const Body::Places& places, std::size_t part, Id held, Id element) {
  if (!places.many) return places.variables[part];
  const Id type = body.spirv.pointer_type(places.storage, held);
  return body.out.def(spv::Op::OpAccessChain, type, {places.variables[part], element});
}

}  // namespace

void Body::put(const Places& places, Id element, const Parts& parts) {
  for (std::size_t k = 0; k < parts.size(); ++k) {
    const bool is_bool = places.types[k] == Type::boolean;
    const Value held = is_bool ? spell.cast(parts[k], Type::u32) : parts[k];
    const Id pointer = pointer_to(*this, places, k, spell.type_id(held.type), element);
    out.line(spv::Op::OpStore, {pointer, held.id});
  }
}

Body::Parts Body::take(const Places& places, Id element) {
  Parts parts;
  for (std::size_t k = 0; k < places.types.size(); ++k) {
    const bool is_bool = places.types[k] == Type::boolean;
    const Type type = is_bool ? Type::u32 : places.types[k];
    const Id pointer = pointer_to(*this, places, k, spell.type_id(type), element);
    const Value held = get(pointer, type);
    parts.push_back(is_bool ? spell.cast(held, Type::boolean) : held);
  }
  return parts;
}

void Body::merge(ir::LoopId loop, int fold, const Places& places, Id left, Id right) {
  put(places, left, combine(loop, fold, take(places, left), take(places, right)));
}

}  // namespace weft::backend::vulkan

// What folds combine: parts, from an iteration's value to the fold's. The order is that of body_tree.cpp.
#include <algorithm>
#include <array>

#include "backend/cpu/body.hpp"
#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::Op;
using ir::Type;

// Parts.

std::vector<Type> Body::part_types(ir::LoopId loop, int fold) const {
  return fold_parts(kernel, kernel.at(loop).folds[static_cast<std::size_t>(fold)]);
}

Body::Parts Body::literal_parts(ir::LoopId loop, int fold, const std::vector<std::uint64_t>& bits,
                                int at_lanes) {
  const std::vector<Type> types = part_types(loop, fold);
  Parts parts;
  for (std::size_t k = 0; k < types.size(); ++k) {
    parts.push_back({splat_text(literal(types[k], bits[k]), at_lanes), types[k], at_lanes, ""});
  }
  return parts;
}

Body::Parts Body::neutral(ir::LoopId loop, int fold, int at_lanes) {
  return literal_parts(loop, fold,
                       fold_neutral(kernel, kernel.at(loop).folds[static_cast<std::size_t>(fold)]), at_lanes);
}

Body::Parts Body::empty_parts(ir::LoopId loop, int fold, int at_lanes) {
  return literal_parts(loop, fold, fold_empty(kernel, kernel.at(loop).folds[static_cast<std::size_t>(fold)]),
                       at_lanes);
}

Body::Parts Body::choose(const Value& condition, const Parts& yes, const Parts& no) {
  Parts parts;
  for (std::size_t k = 0; k < yes.size(); ++k) parts.push_back(spell.select(condition, yes[k], no[k]));
  return parts;
}

/// An integer that orders as the values do: -0 below +0, NaN above or below everything.
Value Body::order_key(const Value& value, bool nan_above) {
  if (!ir::is_float(value.type)) return value;
  const Type key = ir::size_bytes(value.type) == 2   ? Type::i16
                   : ir::size_bytes(value.type) == 4 ? Type::i32
                                                     : Type::i64;
  const std::uint64_t width = static_cast<std::uint64_t>(8 * ir::size_bytes(value.type));
  const std::uint64_t largest = (std::uint64_t{1} << (width - 1)) - 1;
  const auto at = [&](std::uint64_t bits) { return literal(key, bits); };
  const auto op = [&](Op o, const Value& a, const Value& b) {
    return spell.op(o, key, key, std::array{a, b});
  };
  const Value bits = spell.reinterpret(value, key);
  const Value flipped = op(Op::bit_and, op(Op::shr, bits, at(width - 1)), at(largest));
  const Value ordered = op(Op::bit_xor, bits, flipped);
  const Value nan = spell.compare(Op::ne, value, value);
  return spell.select(nan, at(nan_above ? largest : largest + 1), ordered);
}

Body::Parts Body::contribution(ir::LoopId loop, int fold, const Value& number) {
  const ir::Fold& f = kernel.at(loop).folds[static_cast<std::size_t>(fold)];
  const Value value = spell.at_lanes(use(f.value), lanes);
  if (f.custom) return {value, spell.at_lanes(literal(Type::boolean, 1), lanes)};
  if (picks_index(f)) return {order_key(value, f.op == ir::ReduceOp::argmax), spell.at_lanes(number, lanes)};
  if (picks_extreme(kernel, f)) return extreme_parts(loop, fold, value);
  return {spell.cast(value, part_types(loop, fold)[0])};
}

Body::Parts Body::extreme_parts(ir::LoopId loop, int fold, const Value& value) {
  const std::vector<Type> types = part_types(loop, fold);
  const Value wide = spell.cast(value, types[0]);
  const std::string word = type_text(types[1], lanes);
  const Value nan = spell.is_nan(wide);
  const std::string seen = out.def("sext {} {} to {}", type_text(Type::boolean, lanes), nan.text, word);
  return {wide, {seen, types[1], lanes, ""}, spell.reinterpret(wide, types[2])};
}

/// A plain comparison finds the extreme where no NaN is and the result is not 0; the other parts say what it
/// is there.
Body::Parts Body::combine_extreme(bool largest, const Parts& left, const Parts& right) {
  const auto words = [&](Op op, std::size_t part) {
    return spell.op(op, left[part].type, left[part].type, std::array{left[part], right[part]});
  };
  const Value ahead = spell.compare(largest ? Op::gt : Op::lt, left[0], right[0]);
  return {spell.select(ahead, left[0], right[0]), words(Op::bit_or, 1),
          words(largest ? Op::bit_and : Op::bit_or, 2)};
}

Value Body::finish_extreme(const Parts& parts) {
  const Type type = parts[0].type, word = parts[1].type;
  const int at = parts[0].lanes;
  const bool single = type == Type::f32;
  const auto literal_at = [&](Type t, std::uint64_t bits) { return spell.at_lanes(literal(t, bits), at); };
  const std::uint64_t sign = single ? 0x80000000u : std::uint64_t{1} << 63;
  const std::uint64_t quiet = single ? 0x7fc00000u : 0x7ff8000000000000u;
  const Value zero = spell.op(Op::bit_and, word, word, std::array{parts[2], literal_at(word, sign)});
  const Value is_zero = spell.compare(Op::eq, parts[0], literal_at(type, 0));
  const Value number = spell.select(is_zero, spell.reinterpret(zero, type), parts[0]);
  return spell.select(spell.compare(Op::ne, parts[1], literal_at(word, 0)), literal_at(type, quiet), number);
}

Body::Parts Body::combine(ir::LoopId loop, int fold, const Parts& left, const Parts& right) {
  const ir::Fold& f = kernel.at(loop).folds[static_cast<std::size_t>(fold)];
  if (f.custom) return combine_custom(loop, fold, left, right);
  if (picks_extreme(kernel, f)) return combine_extreme(f.op == ir::ReduceOp::max, left, right);
  if (!picks_index(f)) {
    const Type type = left[0].type;
    return {spell.op(ir::info(f.op).combine, type, type, std::array{left[0], right[0]})};
  }
  const Value ahead = spell.compare(f.op == ir::ReduceOp::argmax ? Op::gt : Op::lt, right[0], left[0]);
  const Value tie = spell.compare(Op::eq, right[0], left[0]),
              before = spell.compare(Op::lt, right[1], left[1]);
  const auto both = [&](Op op, const Value& a, const Value& b) {
    return spell.op(op, Type::boolean, Type::boolean, std::array{a, b});
  };
  return choose(both(Op::bit_or, ahead, both(Op::bit_and, tie, before)), right, left);
}

Body::Parts Body::combine_custom(ir::LoopId loop, int fold, const Parts& left, const Parts& right) {
  const ir::Fold& f = kernel.at(loop).folds[static_cast<std::size_t>(fold)];
  const auto number = static_cast<std::uint32_t>(loop);
  operands_[{number, 2 * fold}] = left[0];
  operands_[{number, 2 * fold + 1}] = right[0];
  const int outer_lanes = std::exchange(lanes, left[0].lanes);
  const std::string prefix = std::exchange(prefix_mask_, ""), active = std::exchange(active_mask_, "");
  const Value value = spell.at_lanes(yielded(f.combine), lanes);
  lanes = outer_lanes;
  prefix_mask_ = prefix;
  active_mask_ = active;
  const Value kept = spell.select(right[1], spell.select(left[1], value, right[0]), left[0]);
  return {kept, spell.op(Op::bit_or, Type::boolean, Type::boolean, std::array{left[1], right[1]})};
}

Value Body::finish_fold(ir::LoopId loop, int fold, const Parts& parts, const Value& empty) {
  const ir::Fold& f = kernel.at(loop).folds[static_cast<std::size_t>(fold)];
  const int at = parts[0].lanes;
  const Parts folded = choose(empty, empty_parts(loop, fold, at), parts);
  if (picks_index(f)) return spell.cast(folded[1], f.type);
  if (picks_extreme(kernel, f)) {
    const Value extreme = spell.cast(finish_extreme(folded), f.type);
    if (f.start == ir::no_node) return extreme;
    const Value start = spell.at_lanes(use(f.start), at);  // the identity of an empty fold leaves it
    return spell.op(ir::info(f.op).combine, f.type, f.type, std::array{start, extreme});
  }
  if (f.start == ir::no_node) return spell.cast(folded[0], f.type);
  Parts start{spell.cast(spell.at_lanes(use(f.start), at), folded[0].type)};
  if (f.custom) start.push_back(spell.at_lanes(literal(Type::boolean, 1), at));
  return spell.cast(spell.select(empty, start[0], combine(loop, fold, start, parts)[0]), f.type);
}

void Body::set_fold_result(ir::LoopId loop, int fold, Value value) {
  fold_results_[{static_cast<std::uint32_t>(loop), fold}] = std::move(value);
}

// Places that hold parts.

Body::Places Body::places(ir::LoopId loop, int fold, int count, int at_lanes) {
  Places result{{}, part_types(loop, fold), at_lanes};
  for (const Type type : result.types) {
    const std::string element = memory_text(type, at_lanes);
    result.pointers.push_back(count == 1 ? local(element)
                                         : local(fmt::format("[{} x {}]", count, element), 64));
  }
  return result;
}

std::string Body::place(const Places& places, std::size_t part, const std::string& element) {
  if (element == "0") return places.pointers[part];
  return out.def("getelementptr {}, ptr {}, i64 {}", memory_text(places.types[part], places.lanes),
                 places.pointers[part], element);
}

void Body::put(const Places& places, const std::string& element, const Parts& parts) {
  for (std::size_t k = 0; k < parts.size(); ++k) {
    const Value stored = to_memory(parts[k]);
    out.line("store {} {}, ptr {}, align {}", memory_text(parts[k].type, parts[k].lanes), stored.text,
             place(places, k, element), ir::size_bytes(parts[k].type));
  }
}

/// `at_lanes` neighbours of one-lane places, or one element of wider ones.
Body::Parts Body::take(const Places& places, const std::string& element, int at_lanes) {
  Parts parts;
  for (std::size_t k = 0; k < places.types.size(); ++k) {
    const Type type = places.types[k];
    const std::string pointer = place(places, k, element);
    const std::string text =
        out.def("load {}, ptr {}, align {}", memory_text(type, at_lanes), pointer, ir::size_bytes(type));
    parts.push_back(from_memory(text, type, at_lanes));
  }
  return parts;
}

}  // namespace weft::backend::cpu

// Folds in the order of NUMERICS 4: blocks of 256 folded at strides 128 to 1, their results folded the same way.
//
// A missing operand of the tree is the fold's neutral parts, so no step asks which operands exist.
#include <algorithm>
#include <array>

#include "backend/cpu/body.hpp"
#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::Op;
using ir::Type;

namespace {

constexpr int block = 256;
constexpr int levels = 6;  ///< above the blocks: 256^7 iterations

}  // namespace

// Parts.

std::vector<Type> Body::part_types(ir::LoopId loop, int fold) const {
  return fold_parts(kernel, kernel.at(loop).folds[static_cast<std::size_t>(fold)]);
}

Body::Parts Body::literal_parts(ir::LoopId loop, int fold, const std::vector<std::uint64_t>& bits, int at_lanes) {
  const std::vector<Type> types = part_types(loop, fold);
  Parts parts;
  for (std::size_t k = 0; k < types.size(); ++k) {
    parts.push_back({splat_text(literal(types[k], bits[k]), at_lanes), types[k], at_lanes, ""});
  }
  return parts;
}

Body::Parts Body::neutral(ir::LoopId loop, int fold, int at_lanes) {
  return literal_parts(loop, fold, fold_neutral(kernel, kernel.at(loop).folds[static_cast<std::size_t>(fold)]), at_lanes);
}

Body::Parts Body::empty_parts(ir::LoopId loop, int fold, int at_lanes) {
  return literal_parts(loop, fold, fold_empty(kernel, kernel.at(loop).folds[static_cast<std::size_t>(fold)]), at_lanes);
}

Body::Parts Body::choose(const Value& condition, const Parts& yes, const Parts& no) {
  Parts parts;
  for (std::size_t k = 0; k < yes.size(); ++k) parts.push_back(spell.select(condition, yes[k], no[k]));
  return parts;
}

/// An integer that orders as the values do: -0 below +0, NaN above or below everything.
Value Body::order_key(const Value& value, bool nan_above) {
  if (!ir::is_float(value.type)) return value;
  const Type key = ir::size_bytes(value.type) == 2 ? Type::i16 : ir::size_bytes(value.type) == 4 ? Type::i32 : Type::i64;
  const std::uint64_t width = static_cast<std::uint64_t>(8 * ir::size_bytes(value.type));
  const std::uint64_t largest = (std::uint64_t{1} << (width - 1)) - 1;
  const auto at = [&](std::uint64_t bits) { return literal(key, bits); };
  const auto op = [&](Op o, const Value& a, const Value& b) { return spell.op(o, key, key, std::array{a, b}); };
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
  return {spell.cast(value, part_types(loop, fold)[0])};
}

Body::Parts Body::combine(ir::LoopId loop, int fold, const Parts& left, const Parts& right) {
  const ir::Fold& f = kernel.at(loop).folds[static_cast<std::size_t>(fold)];
  if (f.custom) return combine_custom(loop, fold, left, right);
  if (!picks_index(f)) {
    const Type type = left[0].type;
    return {spell.op(ir::info(f.op).combine, type, type, std::array{left[0], right[0]})};
  }
  const Value ahead = spell.compare(f.op == ir::ReduceOp::argmax ? Op::gt : Op::lt, right[0], left[0]);
  const Value tie = spell.compare(Op::eq, right[0], left[0]), before = spell.compare(Op::lt, right[1], left[1]);
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
    result.pointers.push_back(count == 1 ? local(element) : local(fmt::format("[{} x {}]", count, element), 64));
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

// Blocks across lanes.

/// Whether a full block is worth writing out in one piece.
bool Body::simple_operator(const ir::Fold& fold) const {
  if (fold.custom || picks_index(fold)) return false;
  const Type type = fold_parts(kernel, fold)[0];
  const bool choice = fold.op == ir::ReduceOp::min || fold.op == ir::ReduceOp::max;
  return !(choice && ir::is_float(type)) && type != Type::f16 && type != Type::bf16;
}

/// The vectors at offset, offset + stride, ... of a block, folded. Depth first: few values live at once.
Body::Parts Body::fold_vectors(ir::LoopId loop, int fold, const Places& values, int offset, int stride) {
  if (stride >= block) return take(values, fmt::to_string(offset), module.width);
  const Parts left = fold_vectors(loop, fold, values, offset, 2 * stride);
  const Parts right = fold_vectors(loop, fold, values, offset + stride, 2 * stride);
  return combine(loop, fold, left, right);
}

/// Any number of values, 1 to 256: rounded up to a power of two with neutral ones.
Body::Parts Body::fold_some(ir::LoopId loop, int fold, const Places& values, const std::string& count) {
  const std::string width = fmt::to_string(module.width);
  const std::string size = spell.smax(power_of_two(count), width);
  const std::string from = out.def("and i64 {}, -{}", spell.add(count, fmt::to_string(module.width - 1)), width);
  counted(from, size, width, [&](const std::string& t) { put(values, t, neutral(loop, fold, module.width)); });
  halving(size, width, [&](const std::string& stride) {
    counted("0", stride, width, [&](const std::string& t) {
      const Parts left = take(values, t, module.width);
      const Parts right = take(values, spell.add(t, stride), module.width);
      put(values, t, combine(loop, fold, left, right));
    });
  });
  return take(values, "0", module.width);
}

/// Smallest power of two not below count >= 1.
std::string Body::power_of_two(const std::string& count) { return out.def("shl i64 1, {}", bits_below(count)); }

/// Its exponent.
std::string Body::bits_below(const std::string& count) {
  spell.declare("declare i64 @llvm.ctlz.i64(i64, i1 immarg)");
  const std::string below = spell.sub(count, "1");
  return spell.sub("64", out.def("call i64 @llvm.ctlz.i64(i64 {}, i1 false)", below));
}

/// size / 2, size / 4, ... while not below `least`.
void Body::halving(const std::string& size, const std::string& least, const EmitIteration& body) {
  const std::string slot = local("i64");
  const std::string head = out.label("halve"), run = out.label("stride"), done = out.label("done");
  out.line("store i64 {}, ptr {}", size, slot);
  out.branch(head);
  out.open(head);
  const std::string stride = out.def("lshr i64 {}, 1", out.def("load i64, ptr {}", slot));
  out.line("store i64 {}, ptr {}", stride, slot);
  out.branch(out.def("icmp sge i64 {}, {}", stride, least), run, done);
  out.open(run);
  body(stride);
  out.branch(head);
  out.open(done);
}

Body::Parts Body::across_lanes(ir::LoopId loop, int fold, Parts parts) {
  for (int half = module.width / 2; half >= 1; half /= 2) {
    Parts left, right;
    for (const Value& part : parts) {
      left.push_back(half_of(part, 0, half));
      right.push_back(half_of(part, half, half));
    }
    parts = combine(loop, fold, left, right);
  }
  return parts;
}

Value Body::half_of(const Value& value, int first, int count) {
  const std::string type = type_text(value.type, value.lanes);
  if (count == 1) return {out.def("extractelement {} {}, i64 {}", type, value.text, first), value.type, 1, ""};
  std::string picks;
  for (int k = 0; k < count; ++k) fmt::format_to(std::back_inserter(picks), "{}i32 {}", k ? ", " : "", first + k);
  return {out.def("shufflevector {0} {1}, {0} poison, <{2} x i32> <{3}>", type, value.text, count, picks), value.type,
          count, ""};
}

Body::Parts Body::fold_block(ir::LoopId loop, int fold, const Places& values, const std::string& count) {
  if (!simple_operator(kernel.at(loop).folds[static_cast<std::size_t>(fold)])) {
    return across_lanes(loop, fold, fold_some(loop, fold, values, count));
  }
  const Places folded = places(loop, fold, 1, module.width);
  when_else(
      out.def("icmp eq i64 {}, {}", count, block),
      [&] { put(folded, "0", fold_vectors(loop, fold, values, 0, module.width)); },
      [&] { put(folded, "0", fold_some(loop, fold, values, count)); });
  return across_lanes(loop, fold, take(folded, "0", module.width));
}

// The levels above.

Body::Levels Body::make_levels(ir::LoopId loop, int fold, int at_lanes) {
  return {local(fmt::format("[{} x i64]", levels)), places(loop, fold, levels * block, at_lanes)};
}

void Body::clear(const Levels& tree) {
  out.line("store [{} x i64] zeroinitializer, ptr {}", levels, tree.counts);
}

/// In place: values[first, first + count) to values[first].
Body::Parts Body::fold_list(ir::LoopId loop, int fold, const Places& values, const std::string& first,
                            const std::string& count) {
  halving(fmt::to_string(block), "1", [&](const std::string& stride) {
    const std::string pairs = spell.smin(stride, spell.sub(count, stride));
    counted("0", pairs, "1", [&](const std::string& t) {
      const std::string at = spell.add(first, t);
      const Parts left = take(values, at, values.lanes), right = take(values, spell.add(at, stride), values.lanes);
      put(values, at, combine(loop, fold, left, right));
    });
  });
  return take(values, first, values.lanes);
}

/// Adds a value to the lowest level; a level that is full is folded into the next one.
void Body::push(ir::LoopId loop, int fold, const Levels& tree, const Parts& parts) {
  const Places carried = places(loop, fold, 1, tree.values.lanes);
  const std::string slot = local("i64");
  const std::string head = out.label("push"), full = out.label("full"), done = out.label("done");
  put(carried, "0", parts);
  out.line("store i64 0, ptr {}", slot);
  out.branch(head);
  out.open(head);
  const std::string level = out.def("load i64, ptr {}", slot);
  const std::string count_at = out.def("getelementptr i64, ptr {}, i64 {}", tree.counts, level);
  const std::string count = out.def("load i64, ptr {}", count_at);
  const std::string first = spell.mul(level, fmt::to_string(block));
  put(tree.values, spell.add(first, count), take(carried, "0", tree.values.lanes));
  const std::string next = spell.add(count, "1"), is_full = out.def("icmp eq i64 {}, {}", next, block);
  out.line("store i64 {}, ptr {}", out.def("select i1 {}, i64 0, i64 {}", is_full, next), count_at);
  out.branch(is_full, full, done);
  out.open(full);
  put(carried, "0", fold_list(loop, fold, tree.values, first, fmt::to_string(block)));
  out.line("store i64 {}, ptr {}", spell.add(level, "1"), slot);
  out.branch(head);
  out.open(done);
}

/// What is left on each level is the end of its list: folded, it ends the list above.
Body::Parts Body::finish(ir::LoopId loop, int fold, const Levels& tree) {
  const Places carried = places(loop, fold, 1, tree.values.lanes);
  const std::string has = local("i64");
  out.line("store i64 0, ptr {}", has);
  put(carried, "0", empty_parts(loop, fold, tree.values.lanes));
  counted("0", fmt::to_string(levels), "1", [&](const std::string& level) {
    const std::string count_at = out.def("getelementptr i64, ptr {}, i64 {}", tree.counts, level);
    const std::string count = out.def("load i64, ptr {}", count_at);
    const std::string first = spell.mul(level, fmt::to_string(block));
    const std::string arrived = out.def("load i64, ptr {}", has);
    when(out.def("icmp ne i64 {}, 0", arrived), [&] {
      put(tree.values, spell.add(first, count), take(carried, "0", tree.values.lanes));
    });
    const std::string all = spell.add(count, arrived);
    when(out.def("icmp sgt i64 {}, 0", all), [&] {
      put(carried, "0", fold_list(loop, fold, tree.values, first, all));
      out.line("store i64 1, ptr {}", has);
    });
  });
  return take(carried, "0", tree.values.lanes);
}

// Whole folds.

std::vector<Body::Parts> Body::fold_lanes(ir::LoopId loop, const std::string& from, const std::string& to,
                                          const std::vector<std::string>& axis_counts) {
  const int folds = static_cast<int>(kernel.at(loop).folds.size());
  std::vector<Places> blocks, results;
  std::vector<Levels> trees;
  for (int f = 0; f < folds; ++f) {
    blocks.push_back(places(loop, f, block, 1));
    results.push_back(places(loop, f, 1, 1));
    trees.push_back(make_levels(loop, f, 1));
    put(results.back(), "0", empty_parts(loop, f, 1));
  }
  const auto each = [&](const std::function<void(int, std::size_t)>& body) {
    for (int f = 0; f < folds; ++f) body(f, static_cast<std::size_t>(f));
  };
  const std::string many = out.def("icmp sgt i64 {}, {}", spell.sub(to, from), block);
  when(many, [&] { each([&](int, std::size_t f) { clear(trees[f]); }); });
  counted(from, to, fmt::to_string(block), [&](const std::string& base) {
    const std::string end = spell.smin(spell.add(base, fmt::to_string(block)), to);
    in_lanes(base, end, [&](const std::string& k) {
      const Value number{k, Type::i64, 1, "1"};
      iteration(loop, number, axis_counts);
      each([&](int fold, std::size_t f) {
        Parts parts = contribution(loop, fold, number);
        if (!prefix_mask_.empty()) {
          parts = choose({prefix_mask_, Type::boolean, lanes, ""}, parts, neutral(loop, fold, lanes));
        }
        put(blocks[f], spell.sub(k, base), parts);
      });
    });
    const std::string count = spell.sub(end, base);
    each([&](int fold, std::size_t f) {
      const Parts parts = fold_block(loop, fold, blocks[f], count);
      when_else(many, [&] { push(loop, fold, trees[f], parts); }, [&] { put(results[f], "0", parts); });
    });
  });
  when(many, [&] { each([&](int fold, std::size_t f) { put(results[f], "0", finish(loop, fold, trees[f])); }); });
  std::vector<Parts> all;
  each([&](int, std::size_t f) { all.push_back(take(results[f], "0", 1)); });
  return all;
}

std::vector<Body::Parts> Body::fold_partials(ir::LoopId loop, const std::string& count,
                                             const std::vector<Places>& partials) {
  std::vector<Parts> all;
  for (int f = 0; f < static_cast<int>(partials.size()); ++f) {
    const Places& values = partials[static_cast<std::size_t>(f)];
    const Levels tree = make_levels(loop, f, 1);
    clear(tree);
    counted("0", count, "1", [&](const std::string& k) { push(loop, f, tree, take(values, k, 1)); });
    all.push_back(finish(loop, f, tree));
  }
  return all;
}

}  // namespace weft::backend::cpu

// Folds in the order of NUMERICS 4: blocks of 256 folded at strides 128 to 1, their results folded the same
// way.
//
// A missing operand of the tree is the fold's neutral parts, so no step asks which operands exist. Folds that
// may combine in any order do without blocks: each vector of the loop has an accumulator.
#include <algorithm>

#include "backend/cpu/body.hpp"
#include "backend/cpu/levels.hpp"
#include "support/append.hpp"

namespace weft::backend::cpu {

using ir::Type;

namespace {

constexpr int block = tree_block, levels = tree_levels;
constexpr int copies = 4;  ///< of the body of a light loop

}  // namespace

// Blocks.

/// The vectors at offset, offset + stride, ... below end, folded. Depth first: few values live at once.
Body::Parts Body::fold_vectors(ir::LoopId loop, int fold, const Places& values, int offset, int stride,
                               int end) {
  if (stride >= end) return take(values, fmt::to_string(offset), module.width);
  const Parts left = fold_vectors(loop, fold, values, offset, 2 * stride, end);
  const Parts right = fold_vectors(loop, fold, values, offset + stride, 2 * stride, end);
  return combine(loop, fold, left, right);
}

/// values[0, size), size a power of two not below the lanes, folded in place to one vector.
Body::Parts Body::fold_halving(ir::LoopId loop, int fold, const Places& values, const std::string& size) {
  const std::string width = fmt::to_string(module.width);
  halving(size, width, [&](const std::string& stride) {
    counted("0", stride, width, [&](const std::string& t) {
      const Parts left = take(values, t, module.width);
      const Parts right = take(values, spell.add(t, stride), module.width);
      put(values, t, combine(loop, fold, left, right));
    });
  });
  return take(values, "0", module.width);
}

/// Any number of values, 1 to 256: rounded up to a power of two with neutral ones.
Body::Parts Body::fold_some(ir::LoopId loop, int fold, const Places& values, const std::string& count) {
  const std::string width = fmt::to_string(module.width);
  const std::string size = spell.smax(power_of_two(count), width);
  const std::string from =
      out.def("and i64 {}, -{}", spell.add(count, fmt::to_string(module.width - 1)), width);
  counted(from, size, width,
          [&](const std::string& t) { put(values, t, neutral(loop, fold, module.width)); });
  return fold_halving(loop, fold, values, size);
}

/// `size` values, written out in one piece where there are `usual` of them, or half or a quarter as many, and
/// the operator is a built-in one.
Body::Parts Body::fold_block(ir::LoopId loop, int fold, const Places& values, const std::string& size,
                             int usual, const std::function<Parts()>& otherwise) {
  if (kernel.at(loop).folds[static_cast<std::size_t>(fold)].custom) return otherwise();
  const Places folded = places(loop, fold, 1, module.width);
  Emit some = [&] { put(folded, "0", otherwise()); };
  for (const int count : {usual / 4, usual / 2, usual}) {
    if (count < 2 * module.width) continue;
    some = [&, count, rest = some] {
      when_else(
          out.def("icmp eq i64 {}, {}", size, count),
          [&] { put(folded, "0", fold_vectors(loop, fold, values, 0, module.width, count)); }, rest);
    };
  }
  some();
  return take(folded, "0", module.width);
}

/// Smallest power of two not below count >= 1.
std::string Body::power_of_two(const std::string& count) {
  return out.def("shl i64 1, {}", bits_below(count));
}

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
  if (count == 1)
    return {out.def("extractelement {} {}, i64 {}", type, value.text, first), value.type, 1, ""};
  std::string picks;
  for (int k = 0; k < count; ++k)
    support::append(picks, "{}i32 {}", k ? ", " : "", first + k);
  return {out.def("shufflevector {0} {1}, {0} poison, <{2} x i32> <{3}>", type, value.text, count, picks),
          value.type, count, ""};
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
      const Parts left = take(values, at, values.lanes),
                  right = take(values, spell.add(at, stride), values.lanes);
      put(values, at, combine(loop, fold, left, right));
    });
  });
  return take(values, first, values.lanes);
}

std::optional<std::string> Body::level_function(ir::LoopId loop, int fold, int which) {
  const auto found = module.layout.levels.find({loop, fold});
  if (found == module.layout.levels.end()) return std::nullopt;
  return out.prologue("load ptr, ptr {}, align 8", word_pointer(found->second + which));
}

/// Adds a value to the lowest level; a level that is full is folded into the next one.
void Body::push(ir::LoopId loop, int fold, const Levels& tree, const Parts& parts) {
  if (const auto carry = level_function(loop, fold, 0)) {
    const std::string count = out.def("load i64, ptr {}", tree.counts), next = spell.add(count, "1");
    put(tree.values, count, parts);
    out.line("store i64 {}, ptr {}", next, tree.counts);
    return when(out.def("icmp eq i64 {}, {}", next, block), [&] {
      out.line("call void {}(ptr {}, ptr {}, i64 {})", *carry, tree.counts, tree.values.pointers[0],
               tree.values.lanes);
    });
  }
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
  if (const auto function = level_function(loop, fold, 1)) {
    out.line("call void {}(ptr {}, ptr {}, ptr {}, i64 {})", *function, tree.counts, tree.values.pointers[0],
             carried.pointers[0], tree.values.lanes);
    return take(carried, "0", tree.values.lanes);
  }
  const std::string has = local("i64");
  out.line("store i64 0, ptr {}", has);
  put(carried, "0", empty_parts(loop, fold, tree.values.lanes));
  counted("0", fmt::to_string(levels), "1", [&](const std::string& level) {
    const std::string count_at = out.def("getelementptr i64, ptr {}, i64 {}", tree.counts, level);
    const std::string count = out.def("load i64, ptr {}", count_at);
    const std::string first = spell.mul(level, fmt::to_string(block));
    const std::string arrived = out.def("load i64, ptr {}", has);
    when(out.def("icmp ne i64 {}, 0", arrived),
         [&] { put(tree.values, spell.add(first, count), take(carried, "0", tree.values.lanes)); });
    const std::string all = spell.add(count, arrived);
    when(out.def("icmp sgt i64 {}, 0", all), [&] {
      put(carried, "0", fold_list(loop, fold, tree.values, first, all));
      out.line("store i64 1, ptr {}", has);
    });
  });
  return take(carried, "0", tree.values.lanes);
}

// Loops.

std::vector<int> Body::folds_where(ir::LoopId loop, bool free) const {
  std::vector<int> folds;
  for (int f = 0; f < static_cast<int>(kernel.at(loop).folds.size()); ++f) {
    if (order_free(kernel, kernel.at(loop).folds[static_cast<std::size_t>(f)]) == free) folds.push_back(f);
  }
  return folds;
}

/// Few enough ops that a few copies of the body are worth their room.
bool Body::is_light(ir::LoopId loop) const { return has_at_most(loop, 24); }

/// So few that a copy for every vector of a block is.
bool Body::is_very_light(ir::LoopId loop) const {
  const auto& nodes = kernel.at(kernel.at(loop).body).nodes;
  const bool converts = std::ranges::any_of(nodes, [&](ir::NodeId id) {
    return kernel.at(id).type == Type::f16 || kernel.at(id).type == Type::bf16;
  });
  return !converts && has_at_most(loop, 12);
}

bool Body::has_at_most(ir::LoopId loop, std::size_t most_nodes) const {
  const auto& nodes = kernel.at(kernel.at(loop).body).nodes;
  const bool custom =
      std::ranges::any_of(kernel.at(loop).folds, [](const ir::Fold& fold) { return fold.custom; });
  return !custom && nodes.size() <= most_nodes && std::ranges::none_of(nodes, [&](ir::NodeId id) {
    const ir::Inst inst = kernel.at(id).inst;
    return inst == ir::Inst::loop || inst == ir::Inst::if_ || inst == ir::Inst::while_ ||
           inst == ir::Inst::for_ || inst == ir::Inst::atomic;
  });
}

/// One vector of iterations; gives what each fold gets of it, neutral in lanes beyond the tail.
std::vector<Body::Parts> Body::fold_vector(ir::LoopId loop, const std::string& first,
                                           const std::vector<std::string>& axis_counts) {
  const Value number{first, Type::i64, 1, "1"};
  ask_ahead(first);
  iteration(loop, number, axis_counts);
  std::vector<Parts> all;
  for (int f = 0; f < static_cast<int>(kernel.at(loop).folds.size()); ++f) {
    Parts parts = contribution(loop, f, number);
    if (!prefix_mask_.empty())
      parts = choose({prefix_mask_, Type::boolean, lanes, ""}, parts, neutral(loop, f, lanes));
    all.push_back(std::move(parts));
  }
  return all;
}

Body::Accumulators Body::make_accumulators(ir::LoopId loop) {
  Accumulators made;
  for (const int f : folds_where(loop, true)) {
    std::vector<Places>& of_fold = made[f];
    for (int copy = 0; copy < copies; ++copy) {
      of_fold.push_back(places(loop, f, 1, module.width));
      put(of_fold.back(), "0", neutral(loop, f, module.width));
    }
  }
  return made;
}

void Body::accumulate(ir::LoopId loop, Accumulators& accumulators, int copy, const std::vector<Parts>& all) {
  for (auto& [f, of_fold] : accumulators) {
    const Places& place = of_fold[static_cast<std::size_t>(copy)];
    put(place, "0", combine(loop, f, take(place, "0", lanes), all[static_cast<std::size_t>(f)]));
  }
}

/// Loops of order-free folds alone: a light body runs on several vectors at once, to hide the latency of the
/// operator.
void Body::free_fold_loop(ir::LoopId loop, const std::string& from, const std::string& to,
                          const std::vector<std::string>& axis_counts, Accumulators& accumulators) {
  std::string rest = from;
  if (is_light(loop)) {
    const std::string step = fmt::to_string(copies * module.width);
    rest = spell.add(from, out.def("and i64 {}, -{}", spell.sub(to, from), step));
    lanes = module.width;
    counted(from, rest, step, [&](const std::string& k) {
      for (int copy = 0; copy < copies; ++copy) {
        const std::string first = spell.add(k, fmt::to_string(copy * module.width));
        accumulate(loop, accumulators, copy, fold_vector(loop, first, axis_counts));
      }
    });
    lanes = 1;
  }
  in_lanes(rest, to, [&](const std::string& k) {
    accumulate(loop, accumulators, 0, fold_vector(loop, k, axis_counts));
  });
}

/// A whole block without a detour through memory: its vectors are folded depth first, as they are made.
std::vector<Body::Parts> Body::whole_block(ir::LoopId loop, const std::string& base,
                                           const std::vector<std::string>& axis_counts,
                                           Accumulators& accumulators, int offset, int stride) {
  constexpr int quarter = block / copies;
  if (stride < quarter) {
    std::vector<Parts> left = whole_block(loop, base, axis_counts, accumulators, offset, 2 * stride);
    const auto right = whole_block(loop, base, axis_counts, accumulators, offset + stride, 2 * stride);
    for (const int f : folds_where(loop, false)) {
      const auto at = static_cast<std::size_t>(f);
      left[at] = combine(loop, f, left[at], right[at]);
    }
    return left;
  }
  std::vector<std::vector<Parts>> all;
  // The next block is asked for in order, which these four streams are not.
  if (ahead_.empty()) prefetch_distance_ = fmt::to_string(block + (copies - 1) * offset);
  for (int copy = 0; copy < copies; ++copy) {
    all.push_back(fold_vector(loop, spell.add(base, fmt::to_string(offset + copy * quarter)), axis_counts));
    accumulate(loop, accumulators, copy, all.back());
    prefetch_distance_.clear();
  }
  for (const int f : folds_where(loop, false)) {
    const auto at = static_cast<std::size_t>(f);
    all[0][at] =
        combine(loop, f, combine(loop, f, all[0][at], all[2][at]), combine(loop, f, all[1][at], all[3][at]));
  }
  return all[0];
}

void Body::plain_block(ir::LoopId loop, const std::string& base, const std::string& end,
                       const std::vector<std::string>& axis_counts, std::map<int, Places>& blocks,
                       Accumulators& accumulators) {
  std::map<int, Places> from_base = blocks;  // so that k itself counts their elements
  const std::string back = spell.sub("0", base);
  for (auto& [f, values] : from_base) {
    for (std::size_t part = 0; part < values.pointers.size(); ++part)
      values.pointers[part] = place(values, part, back);
  }
  in_lanes(base, end, [&](const std::string& k) {
    const std::vector<Parts> all = fold_vector(loop, k, axis_counts);
    accumulate(loop, accumulators, 0, all);
    for (auto& [f, values] : from_base) put(values, k, all[static_cast<std::size_t>(f)]);
  });
}

/// One block of at most 256 iterations; leaves each tree fold's vector in `folded`.
void Body::fold_one_block(ir::LoopId loop, const std::string& base, const std::string& end,
                          const std::vector<std::string>& axis_counts, std::map<int, Places>& blocks,
                          std::map<int, Places>& folded, Accumulators& accumulators) {
  const std::string count = spell.sub(end, base);
  const auto through_memory = [&] {
    plain_block(loop, base, end, axis_counts, blocks, accumulators);
    for (auto& [f, values] : blocks) {
      const auto some = [&, fold = f, at = &values] { return fold_some(loop, fold, *at, count); };
      put(folded.at(f), "0", fold_block(loop, f, values, count, is_very_light(loop) ? block / 2 : block, some));
    }
  };
  if (!is_very_light(loop)) return through_memory();
  when_else(
      out.def("icmp eq i64 {}, {}", count, block),
      [&] {
        lanes = module.width;
        const auto all = whole_block(loop, base, axis_counts, accumulators, 0, module.width);
        lanes = 1;
        for (auto& [f, place] : folded) put(place, "0", all[static_cast<std::size_t>(f)]);
      },
      through_memory);
}

void Body::tree_fold_loop(ir::LoopId loop, const std::string& from, const std::string& to,
                          const std::vector<std::string>& axis_counts, Accumulators& accumulators,
                          std::map<int, Places>& results) {
  std::map<int, Places> blocks, folded;
  std::map<int, Levels> trees;
  for (const auto& [f, unused] : results) {
    blocks.emplace(f, places(loop, f, block, 1));
    folded.emplace(f, places(loop, f, 1, module.width));
    trees.emplace(f, make_levels(loop, f, 1));
  }
  const std::string many = out.def("icmp sgt i64 {}, {}", spell.sub(to, from), block);
  when(many, [&] {
    for (const auto& [f, tree] : trees) clear(tree);
  });
  counted(from, to, fmt::to_string(block), [&](const std::string& base) {
    const std::string end = spell.smin(spell.add(base, fmt::to_string(block)), to);
    fold_one_block(loop, base, end, axis_counts, blocks, folded, accumulators);
    for (const auto& [f, tree] : trees) {
      const Parts parts = across_lanes(loop, f, take(folded.at(f), "0", module.width));
      when_else(
          many, [&, fold = f, to_tree = &tree] { push(loop, fold, *to_tree, parts); },
          [&, fold = f] { put(results.at(fold), "0", parts); });
    }
  });
  when(many, [&] {
    for (const auto& [f, tree] : trees) put(results.at(f), "0", finish(loop, f, tree));
  });
}

std::vector<Body::Parts> Body::fold_lanes(ir::LoopId loop, const std::string& from, const std::string& to,
                                          const std::vector<std::string>& axis_counts) {
  std::map<int, Places> results;
  for (const int f : folds_where(loop, false)) {
    results.emplace(f, places(loop, f, 1, 1));
    put(results.at(f), "0", empty_parts(loop, f, 1));
  }
  Accumulators accumulators = make_accumulators(loop);
  if (results.empty()) {
    free_fold_loop(loop, from, to, axis_counts, accumulators);
  } else {
    tree_fold_loop(loop, from, to, axis_counts, accumulators, results);
  }
  std::vector<Parts> all(kernel.at(loop).folds.size());
  for (const auto& [f, place] : results) all[static_cast<std::size_t>(f)] = take(place, "0", 1);
  for (const auto& [f, of_fold] : accumulators) {
    Parts total = take(of_fold[0], "0", module.width);
    for (std::size_t copy = 1; copy < of_fold.size(); ++copy) {
      total = combine(loop, f, total, take(of_fold[copy], "0", module.width));
    }
    all[static_cast<std::size_t>(f)] = across_lanes(loop, f, std::move(total));
  }
  return all;
}

std::vector<Body::Parts> Body::fold_partials(ir::LoopId loop, const std::string& count,
                                             const std::vector<Places>& partials) {
  std::vector<Parts> all;
  for (int f = 0; f < static_cast<int>(partials.size()); ++f) {
    const Places& values = partials[static_cast<std::size_t>(f)];
    if (order_free(kernel, kernel.at(loop).folds[static_cast<std::size_t>(f)])) {
      const Places total = places(loop, f, 1, 1);
      put(total, "0", neutral(loop, f, 1));
      counted("0", count, "1", [&](const std::string& k) {
        put(total, "0", combine(loop, f, take(total, "0", 1), take(values, k, 1)));
      });
      all.push_back(take(total, "0", 1));
      continue;
    }
    const Places result = places(loop, f, 1, 1);
    put(result, "0", empty_parts(loop, f, 1));
    when(out.def("icmp sgt i64 {}, 0", count), [&] {
      const Levels tree = make_levels(loop, f, 1);
      clear(tree);
      counted("0", count, "1", [&](const std::string& k) { push(loop, f, tree, take(values, k, 1)); });
      put(result, "0", finish(loop, f, tree));
    });
    all.push_back(take(result, "0", 1));
  }
  return all;
}

}  // namespace weft::backend::cpu

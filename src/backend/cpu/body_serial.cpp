// Parallel loops that run inside a lane, one iteration after another: the lanes stand for iterations further out.
#include <algorithm>
#include <array>

#include "backend/cpu/body.hpp"
#include "backend/cpu/levels.hpp"
#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::Type;

void Body::serial_loop(ir::LoopId loop) {
  const ir::Loop& l = kernel.at(loop);
  if (l.folds.empty()) return serial_nest(loop, 0);
  // How many iterations the busiest lane has; lanes with fewer contribute neutral parts at the end.
  const Value own = serial_count(loop);
  const std::string most = own.uniform() ? own.text : largest(own);
  const Value none = spell.compare(ir::Op::eq, own, spell.at_lanes(index_literal(0), own.lanes));
  const auto parts = fold_serial(loop, own, most);
  for (std::size_t f = 0; f < l.folds.size(); ++f) {
    set_fold_result(loop, static_cast<int>(f), finish_fold(loop, static_cast<int>(f), parts[f], none));
  }
}

void Body::serial_nest(ir::LoopId loop, std::size_t axis) {
  const ir::Loop& l = kernel.at(loop);
  if (axis == l.axes.size()) return region(l.body);
  sequential(loop, l.axes[axis], static_cast<int>(axis), [&] { serial_nest(loop, axis + 1); });
}

Value Body::serial_count(ir::LoopId loop) {
  Value total = index_literal(1);
  for (const ir::Axis& axis : kernel.at(loop).axes) {
    Value count = use(axis.count);
    if (count.linear()) count = spell.at_lanes(count, lanes);
    const Value zero = spell.at_lanes(index_literal(0), count.lanes);
    count = index_op(ir::Op::max, std::array{count, zero});
    total = index_op(ir::Op::mul, std::array{total, count});
  }
  return total;
}

std::string Body::largest(const Value& counts) {
  const std::string type = type_text(Type::i64, lanes);
  const std::string name = fmt::format("@llvm.vector.reduce.smax.v{}i64", lanes);
  spell.declare(fmt::format("declare i64 {}({})", name, type));
  // Lanes beyond the tail hold anything.
  const std::string live = live_mask();
  const Value zero = spell.at_lanes(index_literal(0), lanes);
  const Value kept = live.empty() ? counts : spell.select({live, Type::boolean, lanes, ""}, counts, zero);
  return out.def("call i64 {}({} {})", name, type, kept.text);
}

/// The contributions of one iteration; neutral parts in lanes that have no such iteration.
std::vector<Body::Parts> Body::serial_iteration(ir::LoopId loop, const std::string& number, const Value& own) {
  const Value uniform_number{number, Type::i64, 1, ""};
  const std::string outer = active_mask_;
  Value wanted;
  if (!own.uniform()) {
    wanted = spell.compare(ir::Op::lt, spell.at_lanes(uniform_number, lanes), own);
    active_mask_ = mask_and(active_mask_, wanted.text);
  }
  serial_axes(loop, number);
  region(kernel.at(loop).body);
  std::vector<Parts> all;
  for (int f = 0; f < static_cast<int>(kernel.at(loop).folds.size()); ++f) {
    Parts parts = contribution(loop, f, uniform_number);
    if (!own.uniform()) parts = choose(wanted, parts, neutral(loop, f, lanes));
    all.push_back(std::move(parts));
  }
  active_mask_ = outer;
  return all;
}

/// Sets the axes from the flattened number of an iteration.
void Body::serial_axes(ir::LoopId loop, const std::string& number) {
  const ir::Loop& l = kernel.at(loop);
  Value rest{number, Type::i64, 1, ""};
  for (std::size_t axis = l.axes.size(); axis-- > 0;) {
    Value here = rest;
    if (axis > 0) {
      Value count = use(l.axes[axis].count);
      if (count.linear()) count = spell.at_lanes(count, lanes);
      here = spell.op(ir::Op::rem, Type::u64, Type::u64, std::array{rest, count});
      rest = spell.op(ir::Op::div, Type::u64, Type::u64, std::array{rest, count});
      here.type = rest.type = Type::i64;
    }
    set_axis(loop, static_cast<int>(axis), axis_value(l.axes[axis], here));
  }
}

void Body::add_to_totals(ir::LoopId loop, const std::map<int, Places>& totals, const std::vector<Parts>& all) {
  for (const auto& [f, total] : totals) {
    put(total, "0", combine(loop, f, take(total, "0", lanes), all[static_cast<std::size_t>(f)]));
  }
}

/// A block is visited in bit-reversed order with a stack of partial results: after visit k, as many merges as k has
/// trailing one bits pair exactly the operands of the tree.
void Body::serial_block(ir::LoopId loop, const std::string& base, const std::string& count, const Value& own,
                        const std::map<int, Places>& stacks, const std::map<int, Places>& totals) {
  spell.declare("declare i64 @llvm.bitreverse.i64(i64)");
  spell.declare("declare i64 @llvm.cttz.i64(i64, i1 immarg)");
  spell.declare("declare i64 @llvm.ctpop.i64(i64)");
  const std::string bits = bits_below(count), size = out.def("shl i64 1, {}", bits);
  const std::string drop = spell.sub("63", bits);
  counted("0", size, "1", [&](const std::string& k) {
    const std::string reversed = out.def("lshr i64 {}, 1", out.def("call i64 @llvm.bitreverse.i64(i64 {})", k));
    const std::string t = out.def("lshr i64 {}, {}", reversed, drop);
    const std::string depth = out.def("call i64 @llvm.ctpop.i64(i64 {})", k);
    when_else(
        out.def("icmp slt i64 {}, {}", t, count),
        [&] {
          const auto all = serial_iteration(loop, spell.add(base, t), own);
          add_to_totals(loop, totals, all);
          for (const auto& [f, stack] : stacks) put(stack, depth, all[static_cast<std::size_t>(f)]);
        },
        [&] {
          for (const auto& [f, stack] : stacks) put(stack, depth, neutral(loop, f, lanes));
        });
    const std::string merges = out.def("call i64 @llvm.cttz.i64(i64 {}, i1 false)", out.def("xor i64 {}, -1", k));
    counted("0", merges, "1", [&](const std::string& merge) {
      const std::string right = spell.sub(depth, merge), left = spell.sub(right, "1");
      for (const auto& [f, stack] : stacks) {
        put(stack, left, combine(loop, f, take(stack, left, lanes), take(stack, right, lanes)));
      }
    });
  });
}

void Body::serial_tree(ir::LoopId loop, const Value& own, const std::string& most, const std::map<int, Places>& totals,
                       const std::map<int, Places>& results) {
  constexpr int stack_depth = 9;  // of a block of 256
  std::map<int, Places> stacks;
  std::map<int, Levels> trees;
  for (const auto& [f, result] : results) {
    stacks.emplace(f, places(loop, f, stack_depth, lanes));
    trees.emplace(f, make_levels(loop, f, lanes));
    clear(trees.at(f));
  }
  const std::string many = out.def("icmp sgt i64 {}, {}", most, tree_block);
  counted("0", most, fmt::to_string(tree_block), [&](const std::string& base) {
    const std::string count = spell.smin(spell.sub(most, base), fmt::to_string(tree_block));
    serial_block(loop, base, count, own, stacks, totals);
    for (const auto& [f, tree] : trees) {
      const Parts parts = take(stacks.at(f), "0", lanes);
      when_else(many, [&, fold = f, to = &tree] { push(loop, fold, *to, parts); },
                [&, fold = f] { put(results.at(fold), "0", parts); });
    }
  });
  when(many, [&] {
    for (const auto& [f, tree] : trees) put(results.at(f), "0", finish(loop, f, tree));
  });
}

/// NUMERICS 6: blocks of products, each added by one fused multiply-add, ascending; then the blocks, ascending.
std::vector<Body::Parts> Body::fold_dots(ir::LoopId loop, const Value& own, const std::string& most) {
  const ir::Loop& l = kernel.at(loop);
  std::vector<Places> open, totals;
  for (int f = 0; f < static_cast<int>(l.folds.size()); ++f) {
    open.push_back(places(loop, f, 1, lanes));
    totals.push_back(places(loop, f, 1, lanes));
    put(totals.back(), "0", empty_parts(loop, f, lanes));
  }
  const auto has = [&](const std::string& number) {  // by lane; no text: all do
    if (own.uniform()) return Value{};
    return spell.compare(ir::Op::lt, spell.at_lanes({number, Type::i64, 1, ""}, lanes), own);
  };
  const auto set = [&](const Places& place, const Value& value, const Value& wanted) {
    if (wanted.text.empty()) return put(place, "0", {value});
    put(place, "0", choose(wanted, {value}, take(place, "0", lanes)));
  };
  counted("0", most, fmt::to_string(ir::dot_block), [&](const std::string& base) {
    for (int f = 0; f < static_cast<int>(open.size()); ++f) {
      put(open[static_cast<std::size_t>(f)], "0", empty_parts(loop, f, lanes));
    }
    const std::string end = spell.smin(spell.add(base, fmt::to_string(ir::dot_block)), most);
    counted(base, end, "1", [&](const std::string& number) {
      const std::string outer = active_mask_;
      const Value wanted = has(number);
      if (!wanted.text.empty()) active_mask_ = mask_and(active_mask_, wanted.text);
      serial_axes(loop, number);
      region(l.body);
      for (std::size_t f = 0; f < open.size(); ++f) {
        const Value sum = take(open[f], "0", lanes)[0];
        const auto factor = [&](ir::NodeId id) { return spell.cast(spell.at_lanes(use(id), lanes), sum.type); };
        set(open[f], multiply_add(factor(l.folds[f].value), factor(l.folds[f].second), sum), wanted);
      }
      active_mask_ = outer;
    });
    const Value first{out.def("icmp eq i64 {}, 0", base), Type::boolean, 1, ""}, wanted = has(base);
    for (std::size_t f = 0; f < open.size(); ++f) {
      const Value block = take(open[f], "0", lanes)[0], total = take(totals[f], "0", lanes)[0];
      const Value sum = spell.op(ir::Op::add, block.type, block.type, std::array{total, block});
      set(totals[f], spell.select(first, block, sum), wanted);
    }
  });
  std::vector<Parts> all;
  for (const Places& total : totals) all.push_back(take(total, "0", lanes));
  return all;
}

/// a * b + c, rounded once; integers wrap.
Value Body::multiply_add(const Value& a, const Value& b, const Value& c) {
  if (ir::is_float(c.type)) return spell.op(ir::Op::fma, c.type, c.type, std::array{a, b, c});
  const Value product = spell.op(ir::Op::mul, c.type, c.type, std::array{a, b});
  return spell.op(ir::Op::add, c.type, c.type, std::array{c, product});
}

std::vector<Body::Parts> Body::fold_serial(ir::LoopId loop, const Value& own, const std::string& most) {
  if (ir::is_dot(kernel.at(loop))) return fold_dots(loop, own, most);
  std::map<int, Places> totals, results;
  for (const int f : folds_where(loop, true)) {
    totals.emplace(f, places(loop, f, 1, lanes));
    put(totals.at(f), "0", neutral(loop, f, lanes));
  }
  for (const int f : folds_where(loop, false)) {
    results.emplace(f, places(loop, f, 1, lanes));
    put(results.at(f), "0", empty_parts(loop, f, lanes));
  }
  if (results.empty()) {
    counted("0", most, "1", [&](const std::string& number) {
      add_to_totals(loop, totals, serial_iteration(loop, number, own));
    });
  } else {
    serial_tree(loop, own, most, totals, results);
  }
  std::vector<Parts> all(kernel.at(loop).folds.size());
  for (const auto& [f, place] : totals) all[static_cast<std::size_t>(f)] = take(place, "0", lanes);
  for (const auto& [f, place] : results) all[static_cast<std::size_t>(f)] = take(place, "0", lanes);
  return all;
}

}  // namespace weft::backend::cpu

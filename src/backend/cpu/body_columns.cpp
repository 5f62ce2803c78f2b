// Columns: lanes lie along the outer loop's last axis, and the loops inside run over rows. One vector of
// columns at a time would touch one line of memory a row; here each row is walked across many vectors before
// the next one.
//
// The statements of the outer body become segments, each of which runs over all vectors: what one segment
// leaves for a later one waits in memory, a vector each. A loop over rows is a segment with the vectors
// innermost.
#include <algorithm>
#include <array>

#include "backend/cpu/body.hpp"
#include "backend/cpu/columns.hpp"
#include "backend/cpu/levels.hpp"
#include "support/check.hpp"

namespace weft::backend::cpu {

using ir::Inst;
using ir::NodeId;
using ir::Type;

/// One pass over the vectors of a tile.
struct Body::Tile {
  ir::LoopId loop{};
  std::string from, vectors;  ///< first column, and how many whole vectors
  ColumnSegments segments;
  int most_vectors = 0;
  std::map<NodeId, Places> waiting;                  ///< what later segments read
  std::map<ir::LoopId, std::vector<Places>> folded;  ///< by fold: results, a vector each
  std::map<ir::LoopId, Value> none;                  ///< whether nothing was folded
};

/// body(v) for each vector, with the axes and what `segment` reads from earlier ones in place.
void Body::each_vector(Tile& tile, std::size_t segment, const EmitIteration& body) {
  const ir::Loop& l = kernel.at(tile.loop);
  const int last = static_cast<int>(l.axes.size()) - 1;
  counted("0", tile.vectors, "1", [&](const std::string& v) {
    const std::string first = spell.add(tile.from, spell.mul(v, fmt::to_string(lanes)));
    set_axis(tile.loop, last, axis_value(l.axes.back(), {first, Type::i64, 1, "1"}));
    for (const NodeId id : kernel.at(l.body).nodes) {
      if (kernel.at(id).inst == Inst::axis) node(id);
    }
    for (const NodeId id : tile.segments[segment].reads) {
      const Places& from = tile.waiting.at(id);
      values_[ir::index(id)] = take(from, v, from.lanes)[0];
    }
    body(v);
  });
}

void Body::plain_segment(Tile& tile, std::size_t segment) {
  each_vector(tile, segment, [&](const std::string& v) {
    for (const NodeId id : tile.segments[segment].nodes) {
      const ir::Node& n = kernel.at(id);
      if (n.inst == Inst::fold_result) {
        const Places& from = tile.folded.at(n.loop())[n.sub];
        const Parts parts = take(from, v, lanes);
        set_fold_result(n.loop(), static_cast<int>(n.sub),
                        finish_fold(n.loop(), static_cast<int>(n.sub), parts, tile.none.at(n.loop())));
      }
      node(id);
    }
    for (const NodeId id : tile.segments[segment].leaves) {
      Value value = use(id);
      if (value.linear()) value = spell.at_lanes(value, lanes);
      const std::string memory =
          fmt::format("[{} x {}]", tile.most_vectors, memory_text(value.type, value.lanes));
      const Places to{{local(memory, 64)}, {value.type}, value.lanes};
      put(to, v, {value});
      tile.waiting[id] = to;
    }
  });
}

/// A loop over rows without folds.
void Body::row_nest(Tile& tile, std::size_t segment, ir::LoopId loop, std::size_t axis) {
  const ir::Loop& l = kernel.at(loop);
  if (axis == l.axes.size()) return each_vector(tile, segment, [&](const std::string&) { region(l.body); });
  sequential(loop, l.axes[axis], static_cast<int>(axis), [&] { row_nest(tile, segment, loop, axis + 1); });
}

/// What a loop over rows folds, while it runs.
struct Body::RowFolds {
  std::size_t segment = 0;
  ir::LoopId loop{};
  std::map<int, std::vector<Places>>
      stacks;                    ///< by tree fold and level: vectors of up to nine partial results
  std::map<int, Places> totals;  ///< by order-free fold
};

void Body::fold_row(Tile& tile, const RowFolds& folds, const std::string& row, const std::string& depth) {
  serial_axes(folds.loop, row);
  const std::string first = spell.mul(depth, fmt::to_string(tile.most_vectors));
  each_vector(tile, folds.segment, [&](const std::string& v) {
    region(kernel.at(folds.loop).body);
    const Value number{row, Type::i64, 1, ""};
    for (const auto& [f, total] : folds.totals) {
      put(total, v, combine(folds.loop, f, take(total, v, lanes), contribution(folds.loop, f, number)));
    }
    for (const auto& [f, stacks] : folds.stacks) {
      put(stacks[0], spell.add(first, v), contribution(folds.loop, f, number));
    }
  });
}

/// Partial results `right` to `right - merges` of each vector's stack become one.
void Body::merge_rows(Tile& tile, const RowFolds& folds, std::size_t level, const std::string& k,
                      const std::string& depth) {
  const std::string most = fmt::to_string(tile.most_vectors);
  const std::string merges =
      out.def("call i64 @llvm.cttz.i64(i64 {}, i1 false)", out.def("xor i64 {}, -1", k));
  counted("0", merges, "1", [&](const std::string& merge) {
    const std::string right = spell.mul(spell.sub(depth, merge), most), left = spell.sub(right, most);
    counted("0", tile.vectors, "1", [&](const std::string& v) {
      const std::string to = spell.add(left, v), with = spell.add(right, v);
      for (const auto& [f, stacks] : folds.stacks) {
        const Places& stack = stacks[level];
        put(stack, to, combine(folds.loop, f, take(stack, to, lanes), take(stack, with, lanes)));
      }
    });
  });
}

/// k, its low `bits` bits reversed.
std::string Body::reversed(const std::string& k, const std::string& bits) {
  const std::string all = out.def("lshr i64 {}, 1", out.def("call i64 @llvm.bitreverse.i64(i64 {})", k));
  return out.def("lshr i64 {}, {}", all, spell.sub("63", bits));
}

/// Visits parts 0 to `parts` of a level in bit-reversed order: after visit k, as many merges as k has
/// trailing one bits pair the operands of the tree.
void Body::visit_parts(Tile& tile, const RowFolds& folds, std::size_t level, const std::string& parts,
                       const std::function<void(const std::string& part, const std::string& depth)>& visit) {
  const std::string bits = bits_below(parts), size = out.def("shl i64 1, {}", bits);
  counted("0", size, "1", [&](const std::string& k) {
    const std::string part = reversed(k, bits);
    const std::string depth = out.def("call i64 @llvm.ctpop.i64(i64 {})", k);
    when_else(
        out.def("icmp slt i64 {}, {}", part, parts), [&] { visit(part, depth); },
        [&] {
          const std::string first = spell.mul(depth, fmt::to_string(tile.most_vectors));
          counted("0", tile.vectors, "1", [&](const std::string& v) {
            for (const auto& [f, stacks] : folds.stacks)
              put(stacks[level], spell.add(first, v), neutral(folds.loop, f, lanes));
          });
        });
    merge_rows(tile, folds, level, k, depth);
  });
}

namespace {

constexpr int together = 8;  ///< rows of a light loop that are folded before anything is stored

/// Which eighth of a block is visited when.
constexpr std::array<int, together> eighths = {0, 4, 2, 6, 1, 5, 3, 7};

}  // namespace

/// Eight rows of one vector, folded; by fold.
std::vector<Body::Parts> Body::eight_rows(const RowFolds& folds, std::span<const std::string> rows) {
  if (rows.size() == 1) {
    serial_axes(folds.loop, rows[0]);
    region(kernel.at(folds.loop).body);
    std::vector<Parts> all;
    for (int f = 0; f < static_cast<int>(kernel.at(folds.loop).folds.size()); ++f) {
      all.push_back(contribution(folds.loop, f, {rows[0], Type::i64, 1, ""}));
    }
    return all;
  }
  std::vector<Parts> all = eight_rows(folds, rows.first(rows.size() / 2));
  const auto right = eight_rows(folds, rows.subspan(rows.size() / 2));
  for (std::size_t f = 0; f < all.size(); ++f)
    all[f] = combine(folds.loop, static_cast<int>(f), all[f], right[f]);
  return all;
}

/// A block whose size is a power of two, of eight rows at least.
void Body::fold_eights(Tile& tile, const RowFolds& folds, const std::string& base, const std::string& count) {
  const std::string eighth = out.def("lshr i64 {}, 3", count), bits = bits_below(eighth);
  counted("0", eighth, "1", [&](const std::string& k) {
    const std::string first = spell.add(base, reversed(k, bits));
    std::array<std::string, together> rows;
    for (int j = 0; j < together; ++j) {
      rows[static_cast<std::size_t>(j)] =
          spell.add(first, spell.mul(eighth, fmt::to_string(eighths[static_cast<std::size_t>(j)])));
    }
    const std::string depth = out.def("call i64 @llvm.ctpop.i64(i64 {})", k);
    const std::string at = spell.mul(depth, fmt::to_string(tile.most_vectors));
    each_vector(tile, folds.segment, [&](const std::string& v) {
      const std::vector<Parts> all = eight_rows(folds, rows);
      for (const auto& [f, total] : folds.totals) {
        put(total, v, combine(folds.loop, f, take(total, v, lanes), all[static_cast<std::size_t>(f)]));
      }
      for (const auto& [f, stacks] : folds.stacks) {
        put(stacks[0], spell.add(at, v), all[static_cast<std::size_t>(f)]);
      }
    });
    merge_rows(tile, folds, 0, k, depth);
  });
}

/// Folds `count` rows from `base`, at most 256^(level + 1), to the first place of the level's stack.
void Body::fold_rows(Tile& tile, const RowFolds& folds, std::size_t level, const std::string& base,
                     const std::string& count) {
  if (level == 0) {
    const auto one_by_one = [&] {
      visit_parts(tile, folds, 0, count, [&](const std::string& row, const std::string& depth) {
        fold_row(tile, folds, spell.add(base, row), depth);
      });
    };
    if (!is_very_light(folds.loop) || kernel.at(folds.loop).axes.size() > 1) return one_by_one();
    const std::string whole = out.def("icmp eq i64 {}, {}", count, power_of_two(count));
    const std::string enough = out.def("icmp sge i64 {}, {}", count, together);
    return when_else(
        out.def("and i1 {}, {}", whole, enough), [&] { fold_eights(tile, folds, base, count); }, one_by_one);
  }
  const std::int64_t unit = std::int64_t{1} << (8 * level);
  const std::string parts = out.def("ashr i64 {}, {}", spell.add(count, fmt::to_string(unit - 1)), 8 * level);
  visit_parts(tile, folds, level, parts, [&](const std::string& part, const std::string& depth) {
    const std::string first = spell.mul(part, fmt::to_string(unit));
    const std::string rows = spell.smin(spell.sub(count, first), fmt::to_string(unit));
    fold_rows(tile, folds, level - 1, spell.add(base, first), rows);
    const std::string to = spell.mul(depth, fmt::to_string(tile.most_vectors));
    counted("0", tile.vectors, "1", [&](const std::string& v) {
      for (const auto& [f, stacks] : folds.stacks)
        put(stacks[level], spell.add(to, v), take(stacks[level - 1], v, lanes));
    });
  });
}

void Body::fold_segment(Tile& tile, std::size_t segment, ir::LoopId loop) {
  constexpr int stack_depth = 9;          // of 256 parts
  constexpr std::size_t level_count = 5;  // 2^40 rows
  for (const char* bits : {"bitreverse.i64(i64)", "cttz.i64(i64, i1 immarg)", "ctpop.i64(i64)"}) {
    spell.declare(fmt::format("declare i64 @llvm.{}", bits));
  }
  const std::string count = serial_count(loop).text;
  tile.none[loop] = {out.def("icmp eq i64 {}, 0", count), Type::boolean, 1, ""};
  RowFolds folds{segment, loop, {}, {}};
  for (const int f : folds_where(loop, true))
    folds.totals.emplace(f, places(loop, f, tile.most_vectors, lanes));
  for (const int f : folds_where(loop, false)) {
    for (std::size_t level = 0; level < level_count; ++level) {
      folds.stacks[f].push_back(places(loop, f, stack_depth * tile.most_vectors, lanes));
    }
  }
  counted("0", tile.vectors, "1", [&](const std::string& v) {
    for (const auto& [f, total] : folds.totals) put(total, v, neutral(loop, f, lanes));
  });
  if (folds.stacks.empty()) {
    counted("0", count, "1", [&](const std::string& row) { fold_row(tile, folds, row, "0"); });
  } else {
    when(out.def("icmp sgt i64 {}, 0", count), [&] { fold_rows(tile, folds, level_count - 1, "0", count); });
  }
  std::vector<Places>& folded = tile.folded[loop];
  for (int f = 0; f < static_cast<int>(kernel.at(loop).folds.size()); ++f) {
    folded.push_back(folds.totals.contains(f) ? folds.totals.at(f) : folds.stacks.at(f).back());
  }
}

void Body::column_tile(ir::LoopId loop, const std::string& from, const std::string& vectors) {
  WEFT_CHECK(lanes == 1, "a tile of columns stands inside another loop across lanes");
  lanes = module.width;
  Tile tile{loop, from, vectors, cut_columns(kernel, loop), static_cast<int>(tile_columns) / lanes,
            {},   {},   {}};
  for (std::size_t s = 0; s < tile.segments.size(); ++s) {
    const std::vector<NodeId>& nodes = tile.segments[s].nodes;
    if (kernel.at(nodes[0]).inst != Inst::loop) {
      plain_segment(tile, s);
      continue;
    }
    const ir::LoopId rows = kernel.at(nodes[0]).loop();
    kernel.at(rows).folds.empty() ? row_nest(tile, s, rows, 0) : fold_segment(tile, s, rows);
  }
  lanes = 1;
}

}  // namespace weft::backend::cpu

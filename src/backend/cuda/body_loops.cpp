// Parallel loops inside the grid: across lanes, and one iteration after another in a lane.
#include <fmt/format.h>

#include <algorithm>

#include "backend/cuda/body.hpp"
#include "backend/cuda/spelling.hpp"
#include "lower/structure.hpp"

namespace weft::backend::cuda {

using ir::Inst;
using ir::NodeId;

void Body::loop(NodeId id) {
  const ir::LoopId loop = kernel_.at(id).loop();
  if (runs_ == Runs::unit && column_unit_) {
    column_fold(loop);
  } else if (runs_ == Runs::unit && program_.levels[ir::index(loop)].inner == lower::Level::lane) {
    lane_loop(loop);
    sync_after(id);
  } else {
    serial_loop(loop);
  }
}

/// The nodes of an iteration but those in `skip`.
void Body::iteration(ir::LoopId id, const std::set<NodeId>& skip) {
  for (const NodeId n : kernel_.at(kernel_.at(id).body).nodes) {
    if (!skip.contains(n)) node(n);
  }
}

/// `lane` iterations from `first` on: loads of neighbours first, then the bodies, then the stores.
void Body::slots(const Slots& s) {
  const auto l = ir::index(s.loop);
  const int lane = source_.lane, last = static_cast<int>(kernel_.at(s.loop).axes.size()) - 1;
  const LaneAccess access = lane > 1 || !s.slot.empty() ? lane_access(program_, s.loop) : LaneAccess{};
  for (const NodeId id : access.invariant) node(id);
  const std::string k = fmt::format("k{}", l);
  std::vector<NodeId> taken;
  for (const NodeId id : access.loads) {
    const int held = cache_.number[ir::index(id)];
    if (!s.slot.empty() && held >= 0) {
      wide_loads_[id] = fmt::format("h{}[{} + {}]", held, s.slot, k);
      taken.push_back(id);
      continue;
    }
    if (lane == 1) continue;
    const std::string in = fmt::format("in{}", ir::index(id));
    out_.line("w_mem<{}> {}[{}];", type_text(kernel_.at(id).type), in, lane);
    const std::string from = address(id, s.first);
    if (s.whole.empty()) {
      out_.line("w_fetch<{}>({}, {});", lane, in, from);
    } else {
      out_.line("if ({}) w_fetch<{}>({}, {});", s.whole, lane, in, from);
      out_.unroll();
      out_.line("else for (int k = 0; k < {}; ++k) if ({} + k < n{}) {}[k] = ({})[k];", lane, s.first, l, in,
                from);
    }
    wide_loads_[id] = fmt::format("{}[{}]", in, k);
    taken.push_back(id);
  }
  std::vector<NodeId> kept;
  for (const NodeId id : access.stores) {
    if (lane == 1) continue;
    const std::string made = fmt::format("out{}", ir::index(id));
    out_.line("w_mem<{}> {}[{}];", type_text(kernel_.at(id).type), made, lane);
    wide_stores_[id] = fmt::format("{}[{}]", made, k);
    kept.push_back(id);
  }
  out_.unroll();
  out_.open("for (int {0} = 0; {0} < {1}; ++{0})", k, lane);
  out_.line("const i64 x{} = {} + {};", l, s.first, k);
  if (!s.guard.empty()) out_.open("if ({})", s.guard);
  set_axis(s.loop, last, fmt::format("x{}", l));
  const std::string outer_slot =
      std::exchange(slot_, s.slot.empty() ? "" : fmt::format("{} + {}", s.slot, k));
  const Runs outer = std::exchange(runs_, Runs::lane);
  iteration(s.loop, {access.invariant.begin(), access.invariant.end()});
  if (!s.parts.empty()) {
    out_.line("{}[{} + {}] = {}{{{}}};", s.parts, s.parts_base, k, parts_name(s.loop),
              contribution(s.loop, fmt::format("x{}", l)));
  }
  runs_ = outer;
  slot_ = outer_slot;
  if (!s.guard.empty()) out_.close();
  out_.close();
  for (const NodeId id : kept) {
    const std::string made = fmt::format("out{}", ir::index(id)), to = address(id, s.first);
    if (s.whole.empty()) {
      out_.line("w_store<{}>({}, {});", lane, to, made);
    } else {
      out_.line("if ({}) w_store<{}>({}, {});", s.whole, lane, to, made);
      out_.unroll();
      out_.line("else for (int k = 0; k < {}; ++k) if ({} + k < n{}) ({})[k] = {}[k];", lane, s.first, l, to,
                made);
    }
    wide_stores_.erase(id);
  }
  for (const NodeId id : taken) wide_loads_.erase(id);
}

/// Rows that several loops walk, or that a later one will: asked for at once.
void Body::fetch_row_cache() {
  const int leaves = source_.variant.leaves, lane = source_.lane, slots_each = source_.variant.slots;
  const int warps = source_.variant.warps * source_.variant.blocks;
  for (std::size_t h = 0; h < cache_.loads.size(); ++h) {
    const std::string type = type_text(kernel_.at(cache_.loads[h]).type);
    out_.line("w_mem<{}> h{}[{}];", type, h, slots_each * leaves);
  }
  if (cache_.loads.empty()) return;
  out_.open("");
  out_.line("const i64 n = {};", count_text(shared_count_.front(), 0));
  for (std::size_t h = 0; h < cache_.loads.size(); ++h) {
    out_.unroll();
    out_.open("for (int p = 0; p < {}; ++p)", leaves);
    out_.unroll();
    out_.open("for (int q = 0; q < {}; ++q)", slots_each / lane);
    out_.line("const i64 c = (p * {} + unit_warp) * 256 + q * {} + lane * {};", warps, 32 * lane, lane);
    out_.line("if (c < n) w_fetch<{0}>(h{1} + p * {3} + q * {0}, {2});", lane, h,
              address(cache_.loads[h], "c"), slots_each);
    out_.close();
    out_.close();
  }
  out_.close();
}

void Body::lane_loop(ir::LoopId id) {
  const ir::Loop& l = kernel_.at(id);
  out_.line("const i64 n{} = {};", ir::index(id), count_text(id, l.axes.size() - 1));
  if (!l.folds.empty()) declare_join(id);
  lane_nest(id, 0);
  if (!l.folds.empty())
    finish_folds(id, fmt::format("z{}", ir::index(id)), fmt::format("n{} == 0", ir::index(id)));
}

/// All axes but the last one after another, the last across lanes.
void Body::lane_nest(ir::LoopId id, std::size_t axis) {
  const ir::Loop& l = kernel_.at(id);
  if (axis + 1 == l.axes.size()) return lane_line(id);
  const std::string number = fmt::format("y{}_{}", ir::index(id), axis);
  out_.open("for (i64 {0} = 0; {0} < {1}; ++{0})", number, count_text(id, axis));
  set_axis(id, static_cast<int>(axis), number);
  lane_nest(id, axis + 1);
  out_.close();
}

void Body::lane_line(ir::LoopId id) {
  source_.variant.leaves > 0 ? row_fold_registers(id) : row_fold_stream(id);
}

void Body::serial_loop(ir::LoopId id) {
  const Runs outer = runs_;
  if (ir::is_dot(kernel_.at(id))) {
    serial_dot(id);
  } else if (!kernel_.at(id).folds.empty()) {
    serial_fold(id);
  } else {
    serial_nest(id, 0);
  }
  runs_ = outer;
}

void Body::serial_nest(ir::LoopId id, std::size_t axis) {
  const ir::Loop& l = kernel_.at(id);
  if (axis == l.axes.size()) return region(l.body);
  const std::string number = fmt::format("y{}_{}", ir::index(id), axis);
  out_.open("for (i64 {0} = 0; {0} < {1}; ++{0})", number, count_text(id, axis));
  set_axis(id, static_cast<int>(axis), number);
  serial_nest(id, axis + 1);
  out_.close();
}

namespace {

/// Eight copies of a body at once keep eight loads on their way; long bodies have work enough.
bool is_light(const ir::Kernel& kernel, ir::LoopId id) {
  constexpr std::size_t most_nodes = 48;
  const auto& nodes = kernel.at(kernel.at(id).body).nodes;
  return nodes.size() <= most_nodes &&
         std::ranges::none_of(nodes, [&](NodeId n) { return !lower::nested_regions(kernel, n).empty(); });
}

}  // namespace

void Body::serial_fold(ir::LoopId id) {
  const auto l = ir::index(id);
  const std::string parts = parts_name(id);
  declare_join(id);
  out_.line("const i64 n{} = {};", l, count_text(id, 0));
  out_.open("const auto e{0} = [&](i64 x{0}) -> {1}", l, parts);
  set_axis(id, 0, fmt::format("x{}", l));
  region(kernel_.at(id).body);
  out_.line("return {{{}}};", contribution(id, fmt::format("x{}", l)));
  out_.close("};");
  out_.line("const {0} z{1} = w_serial<3, {2}, {0}>(0, n{1}, j{1}, e{1});", parts, l,
            is_light(kernel_, id) ? 8 : 1);
  finish_folds(id, fmt::format("z{}", l), fmt::format("n{} == 0", l));
}

/// NUMERICS 6: blocks of 512 products, each added by one fused multiply-add, ascending; then the blocks,
/// ascending.
void Body::serial_dot(ir::LoopId id) {
  const auto l = ir::index(id);
  const auto& folds = kernel_.at(id).folds;
  const std::string parts = parts_name(id), block = fmt::format("d{}", l), total = fmt::format("z{}", l);
  out_.line("const i64 n{} = {};", l, count_text(id, 0));
  out_.line("{0} {1} = {0}::none(), {2} = {0}::none();", parts, total, block);
  out_.open("for (i64 x{0} = 0; x{0} < n{0}; ++x{0})", l);
  set_axis(id, 0, fmt::format("x{}", l));
  region(kernel_.at(id).body);
  for (int f = 0; f < static_cast<int>(folds.size()); ++f) {
    const ir::Fold& fold = folds[static_cast<std::size_t>(f)];
    const std::string type = type_text(fold_parts(kernel_, fold).types[0]), sum = parts_member(block, f, 0);
    out_.line("{0} = w_multiply_add(w_cast<{1}>({2}), w_cast<{1}>({3}), {0});", sum, type, use(fold.value),
              use(fold.second));
  }
  out_.open("if (x{0} % {1} == {2} || x{0} + 1 == n{0})", l, ir::dot_block, ir::dot_block - 1);
  for (int f = 0; f < static_cast<int>(folds.size()); ++f) {
    const std::string sum = parts_member(block, f, 0), all = parts_member(total, f, 0);
    out_.line("{0} = x{1} < {2} ? {3} : w_add({0}, {3});", all, l, ir::dot_block, sum);
  }
  out_.line("{} = {}::none();", block, parts);
  out_.close();
  out_.close();
  finish_folds(id, total, fmt::format("n{} == 0", l));
}

/// A loop over rows, by all warps that work on 32 columns: whole blocks of 256 each, or single iterations.
void Body::column_fold(ir::LoopId id) {
  const auto l = ir::index(id);
  const ir::Loop& loop = kernel_.at(id);
  const int warps = source_.variant.warps;
  runs_ = Runs::lane;
  if (loop.folds.empty()) {
    out_.line("const i64 n{} = {};", l, outer_product(id, loop.axes.size()));
    out_.open("for (i64 x{0} = warp; x{0} < n{0}; x{0} += {1})", l, warps);
    outer_axes(id, loop.axes.size(), fmt::format("x{}", l));
    region(loop.body);
    out_.close();
    runs_ = Runs::unit;
    return;
  }
  const std::string parts = parts_name(id);
  declare_join(id);
  out_.line("const i64 n{} = {};", l, count_text(id, 0));
  out_.open("const auto e{0} = [&](i64 x{0}) -> {1}", l, parts);
  set_axis(id, 0, fmt::format("x{}", l));
  region(loop.body);
  out_.line("return {{{}}};", contribution(id, fmt::format("x{}", l)));
  out_.close("};");
  shared_ += fmt::format("  __shared__ {} part{}[{}][32];\n", parts, l, source_.column_leaves);
  out_.line("const i32 leaves{0} = (i32)((n{0} + 255) >> 8);", l);
  out_.open("for (i32 b{0} = warp; b{0} < leaves{0}; b{0} += {1})", l, warps);
  out_.line("const i64 from{0} = b{0} * 256, left{0} = n{0} - from{0};", l);
  out_.line(
      "part{0}[b{0}][lane] = w_block<{1}, {2}>((i32)(left{0} < 256 ? left{0} : 256), j{0}, "
      "[&](i32 k) {{ return e{0}(from{0} + k); }});",
      l, is_light(kernel_, id) ? 16 : 1, parts);
  out_.close();
  sync();
  out_.line("const {0} z{1} = w_block<1, {0}>(leaves{1}, j{1}, [&](i32 k) {{ return part{1}[k][lane]; }});",
            parts, l);
  finish_folds(id, fmt::format("z{}", l), fmt::format("n{} == 0", l));
  runs_ = Runs::unit;
}

}  // namespace weft::backend::cuda

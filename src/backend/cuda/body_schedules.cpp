// The kernel of each schedule.
#include <fmt/format.h>

#include <algorithm>

#include "backend/cuda/body.hpp"
#include "backend/cuda/spelling.hpp"
#include "lower/structure.hpp"
#include "support/check.hpp"

namespace weft::backend::cuda {

using ir::Inst;
using ir::NodeId;

namespace {

std::vector<NodeId> top_nodes(const ir::Kernel& kernel, bool after) {
  std::vector<NodeId> nodes;
  bool passed = false;
  for (const NodeId id : kernel.at(kernel.body).nodes) {
    if (kernel.at(id).inst == Inst::loop) {
      passed = true;
    } else if (passed == after) {
      nodes.push_back(id);
    }
  }
  return nodes;
}

}  // namespace

void Body::sync() {
  const bool warp = program_.schedule == lower::Schedule::row && source_.variant.warps == 1;
  const bool cluster = source_.variant.blocks > 1;
  out_.line("{}", cluster ? "w_cluster_sync();" : warp ? "__syncwarp();" : "__syncthreads();");
}

/// Where an array is written and accessed again, what one thread wrote another may read next, or write.
void Body::sync_after(NodeId statement) {
  if (program_.schedule != lower::Schedule::row || program_.levels.empty()) return;
  bool needed = false;
  lower::walk_node(kernel_, statement, [&](NodeId id) {
    const ir::Node& n = kernel_.at(id);
    needed = needed || (lower::accesses_memory(n) && hazards_[n.target] && !lane_tiles_[n.target]);
  });
  if (needed) sync();
}

std::string Body::outer_product(ir::LoopId id, std::size_t count) {
  std::string product;
  for (std::size_t axis = 0; axis < count; ++axis) product += (axis == 0 ? "" : " * ") + count_text(id, axis);
  return product.empty() ? "(i64)1" : product;
}

/// Sets the first `count` axes from the row-major number of an iteration.
void Body::outer_axes(ir::LoopId id, std::size_t count, const std::string& number) {
  std::string rest = number;
  for (std::size_t axis = count; axis-- > 0;) {
    const std::string index = fmt::format("y{}_{}", ir::index(id), axis);
    if (axis == 0) {
      set_axis(id, 0, rest);
      continue;
    }
    const std::string left = fmt::format("rest{}_{}", ir::index(id), axis);
    out_.line("i64 {}, {};", left, index);
    out_.line("w_split({}, {}, {}, {});", rest, count_text(id, axis), left, index);
    set_axis(id, static_cast<int>(axis), index);
    rest = left;
  }
}

/// Every thread has the values; one thread of the grid stores.
void Body::before_loop() {
  leader_ = "(blockIdx.x == 0 && threadIdx.x == 0)";
  for (const NodeId id : top_nodes(kernel_, false)) node(id);
  leader_ = "leader";
}

void Body::after_loop() {
  const std::vector<NodeId> nodes = top_nodes(kernel_, true);
  const bool stores =
      std::ranges::any_of(nodes, [&](NodeId id) { return lower::writes_memory(kernel_.at(id)); });
  if (nodes.empty() || !stores) return;
  const bool tree = program_.schedule == lower::Schedule::tree;
  leader_ = "threadIdx.x == 0";
  if (!tree) out_.open("if (blockIdx.x == 0)");
  for (const NodeId id : nodes) node(id);
  if (!tree) out_.close();
}

void Body::scalar_kernel() {
  source_.threads = warp_size;
  leader_ = "threadIdx.x == 0";
  for (const NodeId id : kernel_.at(kernel_.body).nodes) node(id);
}

/// A thread takes `lane` neighbours of the last axis.
void Body::flat_kernel() {
  const ir::LoopId top = *top_loop(kernel_);
  const std::size_t outer = kernel_.at(top).axes.size() - 1;
  const int lane = source_.lane;
  before_loop();
  out_.line("const i64 n{} = {};", ir::index(top), count_text(top, outer));
  out_.line("const i64 chunks = (n{} + {}) / {};", ir::index(top), lane - 1, lane);
  out_.open("for (i64 t = unit_number; t < chunks * ({}); t += (i64)gridDim.x * {})",
            outer_product(top, outer), source_.threads);
  if (outer == 0) {
    out_.line("const i64 c = t * {};", lane);
  } else {
    out_.line("i64 line, chunk;");
    out_.line("w_split(t, chunks, line, chunk);");
    out_.line("const i64 c = chunk * {};", lane);
    outer_axes(top, outer, "line");
  }
  runs_ = Runs::lane;
  if (lane > 1) {
    const std::string end = fmt::format("c + {} <= n{}", lane, ir::index(top));
    out_.open("if ({})", end);
    slots({.loop = top, .first = "c", .guard = {}, .whole = {}, .slot = {}, .parts = {}, .parts_base = {}});
    out_.close();
    out_.open("else");
    out_.open("for (i64 x = c; x < n{}; ++x)", ir::index(top));
    set_axis(top, static_cast<int>(outer), "x");
    region(kernel_.at(top).body);
    out_.close();
    out_.close();
  } else {
    set_axis(top, static_cast<int>(outer), "c");
    region(kernel_.at(top).body);
  }
  runs_ = Runs::unit;
  out_.close();
  after_loop();
}

void Body::row_kernel() {
  const ir::LoopId top = *top_loop(kernel_);
  const std::size_t axes = kernel_.at(top).axes.size();
  before_loop();
  out_.line("const i64 rows = {};", outer_product(top, axes));
  out_.open("for (i64 row = unit_number; row < rows; row += units)");
  outer_axes(top, axes, "row");
  if (source_.variant.leaves > 0) fetch_row_cache();
  region(kernel_.at(top).body);
  if (source_.variant.warps > 1) sync();
  out_.close();
  after_loop();
}

/// 32 columns a block, rows shared out over its warps; or a thread a column.
void Body::column_kernel() {
  const ir::LoopId top = *top_loop(kernel_);
  const std::size_t outer = kernel_.at(top).axes.size() - 1;
  column_unit_ = source_.variant.warps > 1;
  before_loop();
  out_.line("const i64 inner = {};", count_text(top, outer));
  if (!column_unit_) {
    out_.open("for (i64 t = unit_number; t < inner * ({}); t += (i64)gridDim.x * {})",
              outer_product(top, outer), source_.threads);
    out_.line("i64 line, column;");
    out_.line("w_split(t, inner, line, column);");
    runs_ = Runs::lane;
  } else {
    out_.line("const i64 chunks = (inner + 31) / 32;");
    out_.open("for (i64 t = blockIdx.x; t < chunks * ({}); t += gridDim.x)", outer_product(top, outer));
    out_.line("i64 line, chunk;");
    out_.line("w_split(t, chunks, line, chunk);");
    out_.line("const bool live = chunk * 32 + lane < inner;");
    out_.line("const i64 column = live ? chunk * 32 + lane : inner - 1;");
    leader_ = "(warp == 0 && live)";
  }
  outer_axes(top, outer, "line");
  set_axis(top, static_cast<int>(outer), "column");
  region(kernel_.at(top).body);
  if (column_unit_) sync();
  out_.close();
  column_unit_ = false;
  runs_ = Runs::unit;
  after_loop();
}

/// A warp folds a leaf, a block its leaves, and the last block what the blocks left.
void Body::tree_kernel() {
  const ir::LoopId top = *top_loop(kernel_);
  const auto l = ir::index(top);
  const int lane = source_.lane;
  const std::string parts = parts_name(top);
  before_loop();
  out_.line("const i64 n{} = {};", l, count_text(top, 0));
  declare_join(top);
  out_.line("{0}* const partial = ({0}*){1};", parts, word(source_.layout.partials));
  out_.line("const i64 leaves = (n{} + 255) >> 8, unit_leaves = (i64){};", l,
            word(source_.layout.unit_leaves));
  out_.line("const i64 tree_units = (leaves + unit_leaves - 1) / unit_leaves;");
  shared_ += fmt::format("  __shared__ {} part{}[256];\n  __shared__ bool is_last;\n", parts, l);
  out_.open("for (i64 u = blockIdx.x; u < tree_units; u += gridDim.x)");
  out_.line(
      "const i64 first = u * unit_leaves, last = first + unit_leaves < leaves ? first + unit_leaves : "
      "leaves;");
  out_.open("for (i64 b = first + warp; b < last; b += {})", source_.threads / warp_size);
  out_.line("{} f{}[8];", parts, l);
  out_.unroll();
  out_.open("for (int q = 0; q < {}; ++q)", 8 / lane);
  out_.line("const i64 c{} = b * 256 + q * {} + lane * {};", l, 32 * lane, lane);
  out_.unroll();
  out_.line("for (int k = 0; k < {0}; ++k) f{1}[q * {0} + k] = {2}::none();", lane, l, parts);
  slots({.loop = top,
         .first = fmt::format("c{}", l),
         .guard = fmt::format("x{0} < n{0}", l),
         .whole = fmt::format("c{0} + {1} <= n{0}", l, lane),
         .slot = {},
         .parts = fmt::format("f{}", l),
         .parts_base = fmt::format("q * {}", lane)});
  out_.close();
  out_.line("const {0} leaf = w_leaf<{1}>(f{2}, j{2});", parts, lane, l);
  out_.line("if (lane == 0) (unit_leaves == 256 ? part{}[b - first] : partial[b]) = leaf;", l);
  out_.close();
  out_.open("if (unit_leaves == 256)");
  sync();
  out_.line("const {0} unit = w_list(part{1}, (i32)(last - first), j{1});", parts, l);
  out_.line("if (threadIdx.x == 0) partial[u] = unit;");
  sync();
  out_.close();
  out_.close();
  out_.line("__threadfence();");
  sync();
  out_.line("u32* const counter = (u32*){};", word(source_.layout.partials + 2));
  out_.line("if (threadIdx.x == 0) is_last = atomicAdd(counter, 1u) == gridDim.x - 1;");
  sync();
  out_.line("if (!is_last) return;");
  out_.line("__threadfence();");
  out_.line("const {0} z{1} = w_levels(partial, ({0}*){2}, unit_leaves == 256 ? tree_units : leaves, j{1});",
            parts, l, word(source_.layout.partials + 1));
  out_.line("if (threadIdx.x == 0) *counter = 0;");
  finish_folds(top, fmt::format("z{}", l), fmt::format("n{} == 0", l));
  after_loop();
}

}  // namespace weft::backend::cuda

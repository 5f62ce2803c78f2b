#include "backend/cuda/emit.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "backend/cuda/body.hpp"
#include "lower/structure.hpp"
#include "weft/error.hpp"

namespace weft::backend::cuda {

using ir::Inst;
using ir::NodeId;

namespace {

/// Blocks run in any order and at once: what one thread stores outside the loop no other may read in it, and
/// what the loop stores nothing outside it.
void refuse_order_between_blocks(const lower::Program& program) {
  const ir::Kernel& kernel = program.kernel;
  const auto top = top_loop(kernel);
  if (!top) return;
  std::vector<bool> stored_inside(kernel.arrays.size(), false), loaded_inside(kernel.arrays.size(), false);
  lower::walk(kernel, kernel.at(*top).body, [&](NodeId id) {
    const ir::Node& n = kernel.at(id);
    if (lower::writes_memory(n)) stored_inside[n.target] = true;
    if (n.inst == Inst::load || n.inst == Inst::atomic) loaded_inside[n.target] = true;
  });
  for (const NodeId top_node : kernel.at(kernel.body).nodes) {
    if (kernel.at(top_node).inst == Inst::loop) continue;
    lower::walk_node(kernel, top_node, [&](NodeId id) {
      const ir::Node& n = kernel.at(id);
      if (!lower::accesses_memory(n)) return;
      const bool stores = lower::writes_memory(n);
      if (stores ? loaded_inside[n.target] || stored_inside[n.target] : stored_inside[n.target]) {
        throw CompileError(
            fmt::format("cuda cannot order accesses of {} between blocks", kernel.at(n.array()).name), {});
      }
    });
  }
}

Source describe(const lower::Program& program, const Variant& variant) {
  const ir::Kernel& kernel = program.kernel;
  Source source;
  source.entry = "weft_" + program.name;
  source.variant = variant;
  source.layout = layout_args(kernel);
  source.args_in_memory = source.layout.words > most_parameter_words;
  std::vector<ir::LoopId> loops;
  switch (program.schedule) {
    case lower::Schedule::scalar:
      source.threads = warp_size;
      break;
    case lower::Schedule::flat:
    case lower::Schedule::tree:
      loops = {*top_loop(kernel)};
      break;
    case lower::Schedule::row:
      loops = source.row_loops = row_loops(program);
      source.threads = variant.warps == 1 ? 256 : warp_size * variant.warps;
      break;
    case lower::Schedule::column:
      source.threads = variant.warps == 1 ? 256 : warp_size * variant.warps;
      break;
  }
  source.tiles_per_thread = program.schedule != lower::Schedule::row;
  if (variant.wide) source.lane = std::min(variant.slots, lane_elements(program, loops));
  if (source.lane > 1) source.wide = wide_arrays(program, loops);
  if (program.schedule == lower::Schedule::tree)
    source.partial_bytes = parts_bytes(kernel, *top_loop(kernel));
  if (program.schedule == lower::Schedule::column && variant.warps > 1) {
    constexpr int shared_bytes = 40 << 10;
    int bytes = 0;
    for (const NodeId id : kernel.at(kernel.at(*top_loop(kernel)).body).nodes) {
      if (kernel.at(id).inst == Inst::loop) bytes += parts_bytes(kernel, kernel.at(id).loop());
    }
    source.column_leaves = bytes == 0 ? leaf_size : std::min(leaf_size, shared_bytes / (warp_size * bytes));
  }
  return source;
}

}  // namespace

bool shares_columns(const lower::Program& program) {
  const ir::Kernel& kernel = program.kernel;
  if (program.schedule != lower::Schedule::column) return false;
  const auto& body = kernel.at(kernel.at(*top_loop(kernel)).body).nodes;
  std::vector<int> accesses(kernel.arrays.size(), 0);
  const std::vector<bool> written = lower::written_arrays(kernel);
  bool simple = true, folds = false;
  lower::walk(kernel, kernel.at(*top_loop(kernel)).body, [&](NodeId id) {
    const ir::Node& n = kernel.at(id);
    if (lower::accesses_memory(n) && written[n.target] && ++accesses[n.target] > 1) simple = false;
    if (n.inst == Inst::tile || n.inst == Inst::set) simple = false;
    if (n.inst != Inst::loop) return;
    folds = folds || !kernel.at(n.loop()).folds.empty();
    if (ir::is_dot(kernel.at(n.loop()))) simple = false;
    const bool direct = std::ranges::find(body, id) != body.end();
    const bool same = std::ranges::all_of(
        kernel.at(n.loop()).axes, [&](const ir::Axis& a) { return program.uniform[ir::index(a.count)]; });
    if (!direct || !same) simple = false;
  });
  return simple && folds;
}

Source emit(const lower::Program& program, const Variant& variant) {
  refuse_order_between_blocks(program);
  const bool alone = program.schedule == lower::Schedule::column && !shares_columns(program);
  Source source = describe(program, alone ? Variant{.wide = false, .leaves = 0, .warps = 1} : variant);
  source.text = Body(program, source).kernel_text();
  return source;
}

std::string Body::kernel_text() {
  if (program_.schedule == lower::Schedule::row && source_.variant.leaves > 0) {
    const lower::Structure structure(kernel_);
    for (const ir::LoopId id : source_.row_loops) {
      const ir::Loop& l = kernel_.at(id);
      const bool direct =
          structure.home_of(structure.loop_node[ir::index(id)]) == kernel_.at(*top_loop(kernel_)).body;
      const NodeId count = l.axes.back().count;
      const bool early =
          structure.home_of(count) == kernel_.body || kernel_.at(count).inst == ir::Inst::constant ||
          kernel_.at(count).inst == ir::Inst::extent || kernel_.at(count).inst == ir::Inst::scalar;
      const bool first = shared_count_.empty();
      if (!direct || !early || l.axes.size() != 1 || !counts_up(kernel_, id)) continue;
      if (first || kernel_.at(shared_count_.front()).axes[0].count == count) shared_count_.push_back(id);
    }
    if (!shared_count_.empty()) {
      cache_ = row_cache(program_, shared_count_, source_.variant.slots * source_.variant.leaves);
      lane_tiles_ = lane_tiles(program_, shared_count_);
    }
  }
  declare_vars();
  out_.indent(1);
  switch (program_.schedule) {
    case lower::Schedule::scalar:
      scalar_kernel();
      break;
    case lower::Schedule::flat:
      flat_kernel();
      break;
    case lower::Schedule::row:
      row_kernel();
      break;
    case lower::Schedule::column:
      column_kernel();
      break;
    case lower::Schedule::tree:
      tree_kernel();
      break;
  }
  std::string text;
  for (std::size_t l = 0; l < kernel_.loops.size(); ++l) {
    if (!kernel_.loops[l].folds.empty()) text += parts_struct(kernel_, static_cast<ir::LoopId>(l));
  }
  const bool row = program_.schedule == lower::Schedule::row, warp_rows = row && source_.variant.warps == 1;
  const std::string parameter =
      source_.args_in_memory ? "const u64* const __restrict__ args" : "const __grid_constant__ Args args";
  if (!source_.args_in_memory) text += fmt::format("struct Args {{ u64 w[{}]; }};\n", source_.layout.words);
  text += fmt::format(
      "extern \"C\" __global__ void {}__launch_bounds__({}) {}({}) {{\n",
      source_.variant.blocks > 1 ? fmt::format("__cluster_dims__({}, 1, 1) ", source_.variant.blocks) : "",
      source_.threads, source_.entry, parameter);
  text += "  const i32 lane = threadIdx.x & 31, warp = threadIdx.x >> 5;\n";
  if (warp_rows) {
    text +=
        fmt::format("  const i64 unit_number = (i64)blockIdx.x * {0} + warp, units = (i64)gridDim.x * {0};\n",
                    source_.threads / warp_size);
    text +=
        "  const i32 unit_warp = 0, unit_lane = lane, unit_lanes = 32;\n  const bool leader = lane == 0;\n";
  } else if (row && source_.variant.blocks > 1) {
    const int blocks = source_.variant.blocks;
    text += fmt::format("  const i64 unit_number = blockIdx.x / {0}, units = gridDim.x / {0};\n", blocks);
    text += fmt::format("  const i32 unit_lane = blockIdx.x % {} * {} + threadIdx.x, unit_lanes = {};\n",
                        blocks, source_.threads, blocks * source_.threads);
    text += "  const i32 unit_warp = unit_lane >> 5;\n  const bool leader = unit_lane == 0;\n";
  } else if (row) {
    text += "  const i64 unit_number = blockIdx.x, units = gridDim.x;\n";
    text += fmt::format("  const i32 unit_warp = warp, unit_lane = threadIdx.x, unit_lanes = {};\n",
                        source_.threads);
    text += "  const bool leader = threadIdx.x == 0;\n";
  } else {
    text += fmt::format("  const i64 unit_number = (i64)blockIdx.x * {} + threadIdx.x;\n", source_.threads);
    text += "  const bool leader = threadIdx.x == 0;\n";
  }
  return text + shared_ + prologue_ + out_.text() + "}\n";
}

}  // namespace weft::backend::cuda

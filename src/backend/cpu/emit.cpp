#include "backend/cpu/emit.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "backend/cpu/analysis.hpp"
#include "backend/cpu/body.hpp"
#include "backend/cpu/columns.hpp"
#include "backend/cpu/matmul.hpp"
#include "lower/canonical.hpp"

namespace weft::backend::cpu {

using ir::Inst;
using ir::NodeId;
using ir::Type;

namespace {

/// Top-level nodes before the loop (or all of them), or after it.
std::vector<NodeId> top_nodes(const ir::Kernel& kernel, bool after) {
  const auto& nodes = kernel.at(kernel.body).nodes;
  const auto loop = std::ranges::find_if(nodes, [&](NodeId id) { return kernel.at(id).inst == Inst::loop; });
  if (!after) return {nodes.begin(), loop};
  return loop == nodes.end() ? std::vector<NodeId>{} : std::vector<NodeId>{loop + 1, nodes.end()};
}

std::string clamped_count(Body& body, NodeId count) { return body.spell.smax(body.use(count).text, "0"); }

MatmulShape product_shape(const Module& module) {
  const ir::Fold& fold = module.program.kernel.at(module.product->inner).folds[0];
  return matmul_shape(module.target, module.width, fold_parts(module.program.kernel, fold)[0]);
}

/// Places the tiles one after another in the workspace, each at a cache line.
void place_tiles(Body& body, const std::vector<bool>& lane_tiles) {
  const Module& module = body.module;
  std::string offset = "0";
  if (module.product) {
    const ir::Fold& fold = body.kernel.at(module.product->inner).folds[0];
    offset = fmt::to_string(product_shape(module).elements() * ir::size_bytes(fold_parts(body.kernel, fold)[0]));
  }
  for (const ir::Region& region : body.kernel.regions) {
    for (const NodeId id : region.nodes) {
      const ir::Node& n = body.kernel.at(id);
      if (n.inst != Inst::tile || n.count == 0) continue;
      const ir::ArrayId array = n.array();
      body.set_word(module.layout.array[ir::index(array)], {offset, Type::i64, 1, ""});
      const int lanes = lane_tiles[ir::index(array)] ? module.width : 1;
      std::string bytes = fmt::to_string(ir::size_bytes(body.kernel.at(array).type) * lanes);
      for (std::uint32_t d = 0; d < n.count; ++d) {
        const Value extent = body.invariant(body.kernel.args(n)[d]);
        const std::string length = body.spell.smax(extent.text, "0");
        body.set_word(module.layout.shape(array, static_cast<int>(d)), {length, Type::i64, 1, ""});
        bytes = body.spell.mul(bytes, length);
      }
      constexpr int line_bytes = 64;
      const std::string up = body.spell.add(bytes, fmt::to_string(line_bytes - 1));
      const std::string rounded = body.out.def("and i64 {}, -{}", up, line_bytes);
      offset = body.spell.add(offset, rounded);
    }
  }
  body.set_word(module.layout.workspace, {offset, Type::i64, 1, ""});
}

/// Rows of a product are cut into even tiles; gives how many tiles there are, batches included.
std::string product_tiles(Body& body, const std::vector<std::string>& counts) {
  const Module& module = body.module;
  const auto up = [&](const std::string& value, std::int64_t to) {
    return body.out.def("udiv i64 {}, {}", body.spell.add(value, fmt::to_string(to - 1)), to);
  };
  const MatmulShape shape = product_shape(module);
  const std::string& rows = counts[counts.size() - 2];
  const std::string tiles = body.spell.smax(up(rows, product_rows), "1");
  const std::string even = body.out.def("udiv i64 {}, {}", body.spell.add(rows, body.spell.sub(tiles, "1")), tiles);
  const std::string whole = body.spell.mul(up(even, shape.rows_together), fmt::to_string(shape.rows_together));
  const std::string each = body.spell.smax(whole, "1");
  body.set_word(module.layout.rows, {each, Type::i64, 1, ""});
  const Value depth = body.use(body.kernel.at(module.product->inner).axes[0].count);
  const std::string work = body.spell.mul(each, body.spell.smax(depth.text, "1"));
  body.set_word(module.layout.depth, {work, Type::i64, 1, ""});
  const std::string used = body.out.def("udiv i64 {}, {}", body.spell.add(rows, body.spell.sub(each, "1")), each);
  const std::string batches = body.product(std::span(counts).first(counts.size() - 2));
  return body.spell.mul(batches, used);
}

std::string emit_begin(Module& module, const std::vector<bool>& lane_tiles) {
  Body body(module);
  const ArgsLayout& layout = module.layout;
  for (const NodeId id : top_nodes(body.kernel, false)) {
    body.node(id);
    const int number = layout.value[ir::index(id)];
    if (number >= 0) body.set_word(number, body.use(id));
  }
  if (const auto loop = top_loop(body.kernel)) {
    const auto& axes = body.kernel.at(*loop).axes;
    std::vector<std::string> counts;
    for (std::size_t a = 0; a < axes.size(); ++a) {
      counts.push_back(clamped_count(body, axes[a].count));
      body.set_word(layout.counts[a], {counts.back(), Type::i64, 1, ""});
    }
    const std::string outer = module.product ? product_tiles(body, counts)
                                             : body.product(std::span(counts).first(counts.size() - 1));
    body.set_word(layout.outer, {outer, Type::i64, 1, ""});
    body.set_word(layout.inner, {counts.back(), Type::i64, 1, ""});
    place_tiles(body, lane_tiles);
  }
  body.out.line("ret void");
  return body.out.finish("define void @begin(ptr %args) #1");
}

/// Sets axes [0, axes) from their flattened number.
void set_outer_axes(Body& body, ir::LoopId loop, std::size_t axes, const std::string& number) {
  const ir::Loop& l = body.kernel.at(loop);
  std::string rest = number;
  for (std::size_t a = axes; a-- > 0;) {
    std::string here = rest;
    if (a > 0) {
      const std::string count = body.word(body.module.layout.counts[a]);
      here = body.out.def("urem i64 {}, {}", rest, count);
      rest = body.out.def("udiv i64 {}, {}", rest, count);
    }
    body.set_axis(loop, static_cast<int>(a), body.axis_value(l.axes[a], {here, Type::i64, 1, ""}));
  }
}

/// A grid index is a chunk of a line of the last axis, which runs across lanes.
void run_lines(Body& body, ir::LoopId loop, const std::string& number) {
  const ir::Loop& l = body.kernel.at(loop);
  const ArgsLayout& layout = body.module.layout;
  const std::size_t last = l.axes.size() - 1;
  const std::string chunk = body.word(layout.chunk), inner = body.word(layout.inner);
  std::string part = number;
  if (last > 0) {
    const std::string chunks = body.word(layout.chunks);
    part = body.out.def("urem i64 {}, {}", number, chunks);
    set_outer_axes(body, loop, last, body.out.def("udiv i64 {}, {}", number, chunks));
  }
  const std::string from = body.spell.mul(part, chunk);
  const std::string to = body.spell.smin(body.spell.add(from, chunk), inner);
  const auto one_vector = [&](const std::string& k) {
    body.set_axis(loop, static_cast<int>(last), body.axis_value(l.axes[last], {k, Type::i64, 1, "1"}));
    body.region(l.body);
  };
  if (!has_column_tiles(body.module.program)) return body.in_lanes(from, to, one_vector);
  const std::string vectors = body.out.def("sdiv i64 {}, {}", body.spell.sub(to, from), body.module.width);
  body.column_tile(loop, from, vectors);
  const std::string end = body.spell.add(from, body.spell.mul(vectors, fmt::to_string(body.module.width)));
  body.in_lanes_rest(end, to, one_vector);
}

/// A grid index is a tile of the rows of a batch, and a chunk of the columns.
void run_products(Body& body, ir::LoopId loop, const std::string& number) {
  const ArgsLayout& layout = body.module.layout;
  const std::size_t axes = body.kernel.at(loop).axes.size();
  const std::string chunks = body.word(layout.chunks), chunk = body.word(layout.chunk);
  const std::string part = body.out.def("urem i64 {}, {}", number, chunks);
  const std::string tile = body.out.def("udiv i64 {}, {}", number, chunks);
  const std::string rows = body.word(layout.rows), all_rows = body.word(layout.counts[axes - 2]);
  const std::string tiles = body.out.def("udiv i64 {}, {}", body.spell.add(all_rows, body.spell.sub(rows, "1")), rows);
  set_outer_axes(body, loop, axes - 2, body.out.def("udiv i64 {}, {}", tile, tiles));
  const std::string row = body.spell.mul(body.out.def("urem i64 {}, {}", tile, tiles), rows);
  const std::string column = body.spell.mul(part, chunk);
  body.product_tile(*body.module.product, row, body.spell.smin(rows, body.spell.sub(all_rows, row)), column,
                    body.spell.smin(chunk, body.spell.sub(body.word(layout.inner), column)));
}

/// The memory of one fold's partial results, from the argument block.
std::vector<Body::Places> partial_places(Body& body, ir::LoopId loop) {
  std::vector<Body::Places> all;
  std::size_t next = 0;
  for (int f = 0; f < static_cast<int>(body.kernel.at(loop).folds.size()); ++f) {
    Body::Places places{{}, body.part_types(loop, f), 1};
    for (std::size_t part = 0; part < places.types.size(); ++part) {
      const std::string at = body.word_pointer(body.module.layout.partials[next++]);
      places.pointers.push_back(body.out.prologue("load ptr, ptr {}, align 8", at));
    }
    all.push_back(std::move(places));
  }
  return all;
}

std::vector<std::string> count_words(Body& body) {
  std::vector<std::string> counts;
  for (const int number : body.module.layout.counts) counts.push_back(body.word(number));
  return counts;
}

/// A grid index is 65,536 iterations, folded to one partial result.
void run_leaves(Body& body, ir::LoopId loop, const std::string& number) {
  const std::vector<std::string> counts = count_words(body);
  const std::string unit = fmt::to_string(tree_unit);
  const std::string from = body.spell.mul(number, unit);
  const std::string to = body.spell.smin(body.spell.add(from, unit), body.product(counts));
  const auto parts = body.fold_lanes(loop, from, to, counts);
  const auto partials = partial_places(body, loop);
  for (std::size_t f = 0; f < parts.size(); ++f) body.put(partials[f], number, parts[f]);
}

void fence_streams(Body& body) {
  const bool x86 = body.module.target.isa != Isa::neon;
  if (!body.module.streaming || !x86) return;
  body.spell.declare("declare void @llvm.x86.sse.sfence()");
  body.out.line("call void @llvm.x86.sse.sfence()");
}

std::string emit_run(Module& module, ir::LoopId loop) {
  Body body(module);
  const ir::Loop& l = body.kernel.at(loop);
  body.counted("%first", "%last", "1", [&](const std::string& number) {
    switch (module.program.schedule) {
      case lower::Schedule::scalar:
      case lower::Schedule::flat:
      case lower::Schedule::column:
        return module.product ? run_products(body, loop, number) : run_lines(body, loop, number);
      case lower::Schedule::tree: return run_leaves(body, loop, number);
      case lower::Schedule::row:
        set_outer_axes(body, loop, l.axes.size(), number);
        return body.region(l.body);
    }
  });
  fence_streams(body);
  body.out.line("ret void");
  return body.out.finish("define void @run(ptr %args, i64 %first, i64 %last, ptr %workspace) #0");
}

std::string emit_tail(Module& module, ir::LoopId loop) {
  Body body(module);
  const ir::Loop& l = body.kernel.at(loop);
  if (!l.folds.empty()) {
    const auto parts = body.fold_partials(loop, "%units", partial_places(body, loop));
    const Value none{body.out.def("icmp eq i64 %units, 0"), Type::boolean, 1, ""};
    for (std::size_t f = 0; f < parts.size(); ++f) {
      const int fold = static_cast<int>(f);
      body.set_fold_result(loop, fold, body.finish_fold(loop, fold, parts[f], none));
    }
  }
  for (const NodeId id : top_nodes(body.kernel, true)) body.node(id);
  body.out.line("ret void");
  return body.out.finish("define void @tail(ptr %args, i64 %units) #1");
}

std::optional<lower::Contraction> find_product(const lower::Program& program) {
  if (program.schedule != lower::Schedule::column) return std::nullopt;
  return lower::find_contraction(program.kernel);
}

std::vector<ir::ArrayId> stream_arrays(const Module& module) {
  std::vector<ir::ArrayId> arrays;
  for (std::size_t id = 0; id < module.streams.size(); ++id) {
    if (!module.streams[id]) continue;
    const ir::ArrayId array = module.program.kernel.nodes[id].array();
    if (std::ranges::find(arrays, array) == arrays.end()) arrays.push_back(array);
  }
  return arrays;
}

}  // namespace

Source emit(const lower::Program& program, const Target& target, const Options& options) {
  Module module{program,
                target,
                layout_args(program),
                choose_width(program, target),
                options.streaming,
                lower::find_canonical(program.kernel),
                find_streams(program),
                find_varying(program),
                find_overwritten(program.kernel),
                find_row_ahead(program),
                find_product(program),
                {}};
  const auto loop = top_loop(program.kernel);
  Source source;
  source.schedule = program.schedule;
  source.width = module.width;
  source.ops = count_ops(program.kernel);
  constexpr std::int64_t flat_chunk = 4096, column_chunk = 64;
  const bool columns = program.schedule == lower::Schedule::column;
  source.chunk = !columns                    ? flat_chunk
                 : module.product             ? product_columns
                 : has_column_tiles(program) ? tile_columns
                                             : column_chunk;
  source.is_product = module.product.has_value();
  source.has_run = loop.has_value();
  source.has_tail = loop && !top_nodes(program.kernel, true).empty();
  source.streams = stream_arrays(module);
  std::string functions = emit_begin(module, find_lane_tiles(program));
  if (source.has_run) functions += emit_run(module, *loop);
  if (source.has_tail) functions += emit_tail(module, *loop);
  source.text = fmt::format("; {}\n@zero = internal constant i64 0, align 8\n", program.name);
  for (const std::string& declaration : module.declarations) source.text += declaration + "\n";
  source.text += functions;
  // What runs once a launch is not worth the time of optimising it.
  source.text += "attributes #0 = { nounwind }\nattributes #1 = { nounwind noinline optnone }\n!0 = !{i32 1}\n";
  source.layout = std::move(module.layout);
  return source;
}

}  // namespace weft::backend::cpu

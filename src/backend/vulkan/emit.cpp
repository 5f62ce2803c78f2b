#include "backend/vulkan/emit.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "backend/vulkan/body.hpp"
#include "lower/canonical.hpp"
#include "lower/structure.hpp"
#include "support/check.hpp"
#include "weft/error.hpp"

namespace weft::backend::vulkan {

using ir::Inst;
using ir::NodeId;
using ir::Op;
using ir::Type;
using lower::Schedule;

namespace {

std::optional<ir::LoopId> top_loop(const ir::Kernel& kernel) { return lower::Structure(kernel).top_loop(); }

/// Top-level nodes before the loop (or all of them), or after it.
std::vector<NodeId> top_nodes(const ir::Kernel& kernel, bool after) {
  const auto& nodes = kernel.at(kernel.body).nodes;
  const auto loop = std::ranges::find_if(nodes, [&](NodeId id) { return kernel.at(id).inst == Inst::loop; });
  if (!after) return {nodes.begin(), loop};
  return loop == nodes.end() ? std::vector<NodeId>{} : std::vector<NodeId>{loop + 1, nodes.end()};
}

bool has_atomics(const ir::Kernel& kernel, ir::ArrayId array) {
  return std::ranges::any_of(kernel.nodes,
                             [&](const ir::Node& n) { return n.inst == Inst::atomic && n.array() == array; });
}

}  // namespace

TilePlace place_of_tile(const lower::Program& program, NodeId id) {
  constexpr std::int64_t own_elements = 16, shared_bytes = 2048;
  const ir::Kernel& kernel = program.kernel;
  const ir::Node& n = kernel.at(id);
  TilePlace place;
  place.shared = program.schedule == Schedule::row;
  if (has_atomics(kernel, n.array())) return place;
  const std::int64_t most = place.shared ? shared_bytes / 8 : own_elements;
  std::int64_t elements = 1;
  for (const NodeId extent : kernel.args(n)) {
    const ir::Node& e = kernel.at(extent);
    if (e.inst != Inst::constant || e.constant_bits() > static_cast<std::uint64_t>(most)) return place;
    elements *= static_cast<std::int64_t>(e.constant_bits());
    if (elements > most) return place;
  }
  place.known = elements;
  return place;
}

namespace {

int held_bytes(Type type) { return ir::size_bytes(type) == 8 ? 8 : 4; }

/// Bytes of workgroup memory: `by_lane` an invocation and block, `levels` for the upper levels, `tiles`.
struct SharedNeed {
  std::int64_t by_lane = 0, levels = 0, tiles = 0;
};

SharedNeed find_shared_need(const lower::Program& program) {
  const ir::Kernel& kernel = program.kernel;
  std::map<Type, int> chunks, levels;
  for (const ir::Loop& loop : kernel.loops) {
    if (ir::is_dot(loop)) continue;  // in one invocation
    std::map<Type, int> ordered, any_order;
    for (const ir::Fold& fold : loop.folds) {
      const bool is_free = order_free(kernel, fold) && program.schedule != Schedule::tree;
      for (const Type type : fold_parts(kernel, fold)) ++(is_free ? any_order : ordered)[type];
    }
    for (const auto& [type, count] : ordered) {
      chunks[type] = std::max(chunks[type], count);
      levels[type] = std::max(levels[type], count);
    }
    for (const auto& [type, count] : any_order) chunks[type] = std::max(chunks[type], count);
  }
  SharedNeed need;
  for (const auto& [type, count] : chunks) need.by_lane += std::int64_t{count} * held_bytes(type);
  if (program.schedule == Schedule::row) {
    for (const auto& [type, count] : levels)
      need.levels += std::int64_t{count} * held_bytes(type) * row_levels * 256;
  }
  for (const ir::Region& region : kernel.regions) {
    for (const NodeId id : region.nodes) {
      if (kernel.at(id).inst != Inst::tile) continue;
      const TilePlace place = place_of_tile(program, id);
      if (place.shared && place.known)
        need.tiles += *place.known * held_bytes(kernel.at(kernel.at(id).array()).type);
    }
  }
  return need;
}

int choose_blocks(const lower::Program& program, const Target& target) {
  constexpr int most_elements = 1024;
  const SharedNeed need = find_shared_need(program);
  int blocks = most_elements / target.workgroup;
  const auto bytes = [&] { return need.levels + need.tiles + need.by_lane * blocks * target.workgroup; };
  while (blocks > 1 && bytes() > target.shared_bytes) blocks /= 2;
  if (bytes() > target.shared_bytes) {
    throw CompileError(fmt::format("vulkan: folds of {} need {} bytes of workgroup memory, the device has {}",
                                   program.name, bytes(), target.shared_bytes),
                       {});
  }
  return blocks;
}

/// The loop runs before the stores outside it, and its invocations read what stands before it for themselves.
void check_order(const ir::Kernel& kernel, ir::LoopId loop) {
  std::vector<bool> loaded(kernel.arrays.size()), stored(kernel.arrays.size());
  for (const NodeId id : top_nodes(kernel, false)) {
    const ir::Node& n = kernel.at(id);
    if (n.inst == Inst::load) loaded[n.target] = true;
    if (n.inst == Inst::store) stored[n.target] = true;
  }
  lower::walk(kernel, kernel.at(loop).body, [&](NodeId id) {
    const ir::Node& n = kernel.at(id);
    if (!lower::accesses_memory(n) || kernel.at(n.array()).role == ir::Role::tile) return;
    const bool clash = stored[n.target] || (loaded[n.target] && lower::writes_memory(n));
    if (!clash) return;
    throw CompileError(fmt::format("vulkan: {} is used before the loop and in it, and written by one of them",
                                   kernel.at(n.array()).name),
                       {});
  });
}

// Stages.

void float_modes(Spirv& spirv, std::uint32_t width, const FloatModes& modes) {
  const auto add = [&](bool has, spv::Capability capability, spv::ExecutionMode mode) {
    if (!has) return;
    spirv.capability(capability);
    spirv.execution_mode(mode, {width});
  };
  add(modes.preserves_subnormals, spv::Capability::DenormPreserve, spv::ExecutionMode::DenormPreserve);
  add(modes.preserves_specials, spv::Capability::SignedZeroInfNanPreserve,
      spv::ExecutionMode::SignedZeroInfNanPreserve);
  add(modes.rounds_to_even, spv::Capability::RoundingModeRTE, spv::ExecutionMode::RoundingModeRTE);
}

std::vector<std::uint32_t> finish(Body& body) {
  const Target& target = body.module.target;
  if (target.ends_loops) {
    const Value cut = body.get(body.loops_cut, Type::u32), status = body.word(body.module.layout.status);
    body.out.when(body.spell.cast(cut, Type::boolean).id,
                  [&] { body.store_at(status, body.spell.literal(Type::u32, 1)); });
  }
  body.out.line(spv::Op::OpReturn, {});
  body.spirv.capability(spv::Capability::Shader);
  body.spirv.capability(spv::Capability::Int64);
  body.spirv.capability(spv::Capability::PhysicalStorageBufferAddresses);
  body.spirv.execution_mode(spv::ExecutionMode::LocalSize,
                            {static_cast<std::uint32_t>(target.workgroup), 1u, 1u});
  float_modes(body.spirv, 32, target.modes_32);
  if (target.has_f64) float_modes(body.spirv, 64, target.modes_64);
  return body.out.finish();
}

/// Values before the loop, without stores: every invocation makes them for itself.
void before_loop(Body& body) {
  for (const NodeId id : top_nodes(body.kernel, false)) {
    if (body.kernel.at(id).inst != Inst::store) body.node(id);
  }
}

/// A chunk after another, by the workgroups in turn.
void each_chunk(Body& body, const Value& chunks, const Body::EmitIteration& chunk) {
  body.counted(body.workgroup(), chunks, body.workgroups(), chunk);
}

void run_lines(Body& body, ir::LoopId loop) {
  const ArgsLayout& layout = body.module.layout;
  const Value length = body.word(layout.chunk), total = body.word(layout.total);
  each_chunk(body, body.word(layout.chunks), [&](const Value& chunk) {
    const Value first = body.index_op(Op::mul, chunk, length);
    const Value end = body.index_op(Op::min, body.index_op(Op::add, first, length), total);
    const Value from = body.index_op(Op::add, first, body.spell.widen(body.lane()));
    body.counted(from, end, body.spell.index(body.module.target.workgroup),
                 [&](const Value& number) { body.iteration(loop, number); });
  });
}

void run_rows(Body& body, ir::LoopId loop) {
  each_chunk(body, body.word(body.module.layout.total), [&](const Value& row) {
    body.in_row = true;
    body.iteration(loop, row);
    body.in_row = false;
    body.barrier();  // the next row takes the same workgroup memory and tiles
  });
}

std::vector<int> all_folds(const Body& body, ir::LoopId loop) {
  std::vector<int> folds(body.kernel.at(loop).folds.size());
  for (std::size_t f = 0; f < folds.size(); ++f) folds[f] = static_cast<int>(f);
  return folds;
}

/// Address of a part of a partial result; lists of `length` results follow one another, a word each.
Value partial_address(Body& body, Push list, int part, const Value& length, const Value& number) {
  const Value base = body.index_op(Op::mul, length, body.spell.index(part));
  const Value at = body.index_op(Op::shl, body.index_op(Op::add, base, number), body.spell.index(3));
  return body.index_op(Op::add, {body.pushed(list), ir::index_type}, at);
}

std::map<int, Body::Parts> load_partials(Body& body, ir::LoopId loop, const Value& length,
                                         const Value& number) {
  std::map<int, Body::Parts> all;
  int part = 0;
  for (const int f : all_folds(body, loop)) {
    for (const Type type : body.part_types(loop, f)) {
      const Value word =
          body.load_at(partial_address(body, Push::partials_from, part++, length, number), Type::u64);
      all[f].push_back(body.from_word(word, type));
    }
  }
  return all;
}

void store_partials(Body& body, const Body::ByFold& places, Id element, const Value& length,
                    const Value& number) {
  int part = 0;
  for (const auto& [f, place] : places) {
    for (const Value& value : body.take(place, element)) {
      body.store_at(partial_address(body, Push::partials_to, part++, length, number), body.to_word(value));
    }
  }
}

/// A chunk is some blocks of 256 iterations; their results go to the list of partial results.
void run_leaves(Body& body, ir::LoopId loop) {
  const ArgsLayout& layout = body.module.layout;
  const Value total = body.word(layout.total), unit = body.spell.index(256 * body.module.blocks);
  const Value length = body.spell.widen(body.blocks_of(total));
  const Body::ByFold places = body.shared_places(loop, all_folds(body, loop), false);
  each_chunk(body, body.word(layout.chunks), [&](const Value& chunk) {
    const Value first = body.index_op(Op::mul, chunk, unit);
    const Value rest = body.index_op(Op::min, body.index_op(Op::sub, total, first), unit);
    const Id blocks = body.blocks_of(rest);
    body.fold_blocks(loop, first, total, blocks, places, {},
                     [&](const Value& n) { return body.contributions(loop, n); });
    body.across_lanes(loop, places, blocks);
    const Value before = body.index_op(Op::mul, chunk, body.spell.index(body.module.blocks));
    body.words_from_lane(blocks, [&](Id k) {
      const Id lanes = body.spell.word(static_cast<std::uint32_t>(body.module.target.workgroup));
      const Id element = body.spell.word_op(spv::Op::OpIMul, k, lanes);
      store_partials(body, places, element, length, body.index_op(Op::add, before, body.spell.widen(k)));
    });
    body.barrier();
  });
}

std::vector<std::uint32_t> emit_main(const Module& module, ir::LoopId loop) {
  Body body(module);
  before_loop(body);
  switch (module.program.schedule) {
    case Schedule::scalar:
    case Schedule::flat:
    case Schedule::column:
      run_lines(body, loop);
      break;
    case Schedule::tree:
      run_leaves(body, loop);
      break;
    case Schedule::row:
      run_rows(body, loop);
      break;
  }
  return finish(body);
}

/// Up to 256 partial results, to the first element of `places`.
void fold_partials(Body& body, ir::LoopId loop, const Body::ByFold& places, const Value& first,
                   const Value& count) {
  const Id one = body.spell.word(1);
  const auto load = [&](const Value& n) { return load_partials(body, loop, count, n); };
  body.fold_blocks(loop, first, count, one, places, {}, load);
  body.across_lanes(loop, places, one);
}

std::vector<std::uint32_t> emit_level(const Module& module, ir::LoopId loop) {
  Body body(module);
  const Value count{body.pushed(Push::count), ir::index_type};
  const Value length = body.spell.widen(body.blocks_of(count));
  const Body::ByFold places = body.shared_places(loop, all_folds(body, loop), false);
  each_chunk(body, length, [&](const Value& chunk) {
    fold_partials(body, loop, places, body.index_op(Op::shl, chunk, body.spell.index(8)), count);
    body.out.when(body.spell.word_test(spv::Op::OpIEqual, body.lane(), body.spell.word(0)),
                  [&] { store_partials(body, places, body.spell.word(0), length, chunk); });
    body.barrier();
  });
  return finish(body);
}

std::vector<std::uint32_t> emit_tail(const Module& module, std::optional<ir::LoopId> loop) {
  Body body(module);
  body.in_row = true;  // all invocations make the values, one stores them
  for (const NodeId id : top_nodes(body.kernel, false)) body.node(id);
  if (loop && !body.kernel.at(*loop).folds.empty()) {
    const Value count{body.pushed(Push::count), ir::index_type};
    const Body::ByFold places = body.shared_places(*loop, all_folds(body, *loop), false);
    body.in_row = false;
    fold_partials(body, *loop, places, body.spell.index(0), count);
    std::map<int, Body::Parts> parts;
    for (const auto& [f, place] : places) parts[f] = body.take(place, body.spell.word(0));
    body.finish_folds(*loop, parts, body.spell.compare(Op::eq, count, body.spell.index(0)));
    body.in_row = true;
  }
  for (const NodeId id : top_nodes(body.kernel, true)) body.node(id);
  return finish(body);
}

bool stores(const ir::Kernel& kernel, const std::vector<NodeId>& nodes) {
  return std::ranges::any_of(nodes, [&](NodeId id) { return kernel.at(id).inst == Inst::store; });
}

std::vector<NodeId> workspace_tiles(const lower::Program& program) {
  std::vector<NodeId> tiles;
  for (const ir::Region& region : program.kernel.regions) {
    for (const NodeId id : region.nodes) {
      if (program.kernel.at(id).inst == Inst::tile && !place_of_tile(program, id).known) tiles.push_back(id);
    }
  }
  return tiles;
}

}  // namespace

Source emit(const lower::Program& program, const Target& target) {
  const ir::Kernel& kernel = program.kernel;
  const auto loop = top_loop(kernel);
  if (loop) check_order(kernel, *loop);
  const Module module{program, target, layout_args(kernel, target.push_bytes), choose_blocks(program, target),
                      lower::find_canonical(kernel)};
  Source source;
  source.schedule = program.schedule;
  source.workgroup = target.workgroup;
  source.blocks = module.blocks;
  source.tiles = workspace_tiles(program);
  const bool folds = loop && !kernel.at(*loop).folds.empty();
  if (loop) source.main = emit_main(module, *loop);
  if (folds) source.level = emit_level(module, *loop);
  if (folds || stores(kernel, top_nodes(kernel, false)) || stores(kernel, top_nodes(kernel, true))) {
    source.tail = emit_tail(module, loop);
  }
  if (folds) {
    for (const ir::Fold& fold : kernel.at(*loop).folds)
      source.parts += static_cast<int>(fold_parts(kernel, fold).size());
  }
  source.folds_rows = std::ranges::any_of(kernel.loops, [](const ir::Loop& l) { return !l.folds.empty(); });
  source.layout = module.layout;
  return source;
}

}  // namespace weft::backend::vulkan

// Folds: what is combined, and the tree across the lanes of a unit.
#include <fmt/format.h>

#include "backend/cuda/body.hpp"
#include "backend/cuda/spelling.hpp"

namespace weft::backend::cuda {

using ir::NodeId;
using ir::Type;

std::string Body::parts_member(const std::string& parts, int fold, int part) const {
  return fmt::format("{}.f{}_{}", parts, fold, part);
}

/// The function that combines what two iterations gave, for all folds of a loop.
void Body::declare_join(ir::LoopId id) {
  const auto& folds = kernel_.at(id).folds;
  const std::string type = parts_name(id);
  out_.open("const auto j{0} = [&](const {1}& a, const {1}& b) -> {1}", ir::index(id), type);
  std::string made;
  for (int f = 0; f < static_cast<int>(folds.size()); ++f) {
    made += (f == 0 ? "" : ", ") + join_text(id, f, "a", "b");
  }
  out_.line("return {{{}}};", made);
  out_.close("};");
}

std::string Body::join_text(ir::LoopId id, int fold, const std::string& left, const std::string& right) {
  const ir::Fold& f = kernel_.at(id).folds[static_cast<std::size_t>(fold)];
  const FoldParts parts = fold_parts(kernel_, f);
  const std::string a = parts_member(left, fold, 0), b = parts_member(right, fold, 0);
  const std::string a1 = parts_member(left, fold, 1), b1 = parts_member(right, fold, 1);
  if (f.custom) {
    const auto number = static_cast<std::uint32_t>(id);
    operands_[{number, 2 * fold}] = a;
    operands_[{number, 2 * fold + 1}] = b;
    const Runs outer = std::exchange(runs_, Runs::lane);
    region(f.combine);
    runs_ = outer;
    const ir::Node& last = kernel_.at(kernel_.at(f.combine).nodes.back());
    return fmt::format("{0} ? {1} ? {2} : {3} : {4}, {0} || {1}", b1, a1, use(kernel_.args(last)[0]), b, a);
  }
  if (!parts.picks) {
    const std::string args[] = {a, b};
    return spell(ir::info(f.op).combine, parts.types[0], parts.types[0], args);
  }
  const char* ahead = f.op == ir::ReduceOp::argmax ? ">" : "<";
  out_.line("const bool p{0} = {1} {2} {3} || ({1} == {3} && {4} < {5});", fold, b, ahead, a, b1, a1);
  return fmt::format("p{0} ? {1} : {2}, p{0} ? {3} : {4}", fold, b, a, b1, a1);
}

/// What an iteration gives to the folds of its loop, as members of the struct.
std::string Body::contribution(ir::LoopId id, const std::string& number) {
  std::string made;
  for (const ir::Fold& f : kernel_.at(id).folds) {
    const FoldParts parts = fold_parts(kernel_, f);
    const std::string value = use(f.value);
    if (!made.empty()) made += ", ";
    if (f.custom) {
      made += fmt::format("{}, true", value);
    } else if (parts.picks) {
      made += fmt::format("w_order({}, {}), {}", value, f.op == ir::ReduceOp::argmax, number);
    } else {
      made += fmt::format("w_cast<{}>({})", type_text(parts.types[0]), value);
    }
  }
  return made;
}

/// From combined parts to the values of the folds. `empty`: there was no iteration.
void Body::finish_folds(ir::LoopId id, const std::string& parts, const std::string& empty) {
  const auto& folds = kernel_.at(id).folds;
  for (int k = 0; k < static_cast<int>(folds.size()); ++k) {
    const ir::Fold& f = folds[static_cast<std::size_t>(k)];
    const FoldParts what = fold_parts(kernel_, f);
    const std::string value = parts_member(parts, k, what.picks ? 1 : 0);
    const Type type = what.picks ? ir::index_type : what.types[0];
    const std::uint64_t none = what.picks ? ~std::uint64_t{0} : f.custom ? 0 : ir::identity(f.op, type);
    std::string result;
    if (f.start == ir::no_node || what.picks) {
      result = fmt::format("({} ? {} : {})", empty, literal(type, none), value);
    } else {
      const std::string start = fmt::format("start{}_{}", ir::index(id), k);
      out_.line("const {0} {1} = w_cast<{0}>({2});", type_text(type), start, use(f.start));
      std::string joined;
      if (f.custom) {
        out_.line("{0} {1}_end = {1};", type_text(type), start);
        out_.open("if (!({}))", empty);
        const auto number = static_cast<std::uint32_t>(id);
        operands_[{number, 2 * k}] = start;
        operands_[{number, 2 * k + 1}] = value;
        region(f.combine);
        const ir::Node& last = kernel_.at(kernel_.at(f.combine).nodes.back());
        out_.line("{}_end = {};", start, use(kernel_.args(last)[0]));
        out_.close();
        joined = start + "_end";
      } else {
        const std::string args[] = {start, value};
        joined = spell(ir::info(f.op).combine, type, type, args);
      }
      result = fmt::format("({} ? {} : {})", empty, start, joined);
    }
    out_.line("const {0} r{1}_{2} = w_quiet(w_cast<{0}>({3}));", type_text(f.type), ir::index(id), k, result);
  }
}

/// Rows whose positions are shared out once and for all: a warp has `leaves` blocks of 256 in registers.
void Body::row_fold_registers(ir::LoopId id) {
  const auto l = ir::index(id);
  const bool folds = !kernel_.at(id).folds.empty();
  const int leaves = source_.variant.leaves, lane = source_.lane, slots_each = source_.variant.slots;
  const int blocks = source_.variant.blocks, warps = source_.variant.warps * blocks;
  const std::string parts = parts_name(id);
  if (folds && warps == 1) out_.line("{} g{}[{}];", parts, l, leaves);
  out_.unroll();
  out_.open("for (int p = 0; p < {}; ++p)", leaves);
  if (folds) out_.line("{} f{}[{}];", parts, l, slots_each);
  out_.unroll();
  out_.open("for (int q = 0; q < {}; ++q)", slots_each / lane);
  out_.line("const i64 c{} = (p * {} + unit_warp) * 256 + q * {} + lane * {};", l, warps, 32 * lane, lane);
  if (folds) {
    out_.unroll();
    out_.line("for (int k = 0; k < {0}; ++k) f{1}[q * {0} + k] = {2}::none();", lane, l, parts);
  }
  out_.open("if (c{0} < n{0})", l);
  slots({.loop = id,
         .first = fmt::format("c{}", l),
         .guard = {},
         .whole = {},
         .slot = fmt::format("p * {} + q * {}", slots_each, lane),
         .parts = folds ? fmt::format("f{}", l) : "",
         .parts_base = fmt::format("q * {}", lane)});
  out_.close();
  out_.close();
  if (folds) {
    out_.line("const {0} leaf = w_leaf<{1}>(f{2}, j{2});", parts, lane, l);
    if (warps == 1) {
      out_.line("g{}[p] = leaf;", l);
    } else if (blocks > 1) {
      out_.line("if (lane < {0}) w_remote(&part{1}[p * {2} + unit_warp], lane, leaf);", blocks, l, warps);
    } else {
      out_.line("if (lane == 0) part{}[p * {} + unit_warp] = leaf;", l, warps);
    }
  }
  out_.close();
  if (!folds) return;
  if (warps == 1) {
    out_.unroll();
    out_.line(
        "for (int d = {0}; d >= 1; d /= 2) for (int k = 0; k < d; ++k) g{1}[k] = j{1}(g{1}[k], g{1}[k + d]);",
        leaves / 2, l);
    return out_.line("const {0} z{1} = g{1}[0];", parts, l);
  }
  shared_ += fmt::format("  __shared__ {} part{}[{}];\n", parts, l, leaves * warps);
  sync();
  out_.line("const {0} z{1} = {2}(part{1}, {3}, j{1});", parts, l,
            leaves * warps <= 32 ? "w_short_list" : "w_list", leaves * warps);
}

/// Rows of any length, 65,536 elements at a time.
void Body::row_fold_stream(ir::LoopId id) {
  const auto l = ir::index(id);
  const bool folds = !kernel_.at(id).folds.empty();
  const int warps = source_.variant.warps, lane = source_.lane;
  const std::string parts = parts_name(id);
  if (folds) {
    shared_ += fmt::format("  __shared__ {0} part{1}[256];\n  __shared__ {0} upper{1}[768];\n", parts, l);
    out_.line("i32 counts{}[3] = {{0, 0, 0}};", l);
    out_.line("{0} z{1} = {0}::none();", parts, l);
    out_.line("const auto sync{} = [&] {{ __syncthreads(); }};", l);
  }
  out_.open("for (i64 s{0} = 0; s{0} < n{0}; s{0} += 65536)", l);
  out_.line("const i32 leaves{0} = (i32)((n{0} - s{0} < 65536 ? n{0} - s{0} + 255 : 65536) >> 8);", l);
  out_.open("for (i32 b{0} = unit_warp; b{0} < leaves{0}; b{0} += {1})", l, warps);
  if (folds) out_.line("{} f{}[8];", parts, l);
  out_.unroll();
  out_.open("for (int q = 0; q < {}; ++q)", 8 / lane);
  out_.line("const i64 c{0} = s{0} + b{0} * 256 + q * {1} + lane * {2};", l, 32 * lane, lane);
  if (folds) {
    out_.unroll();
    out_.line("for (int k = 0; k < {0}; ++k) f{1}[q * {0} + k] = {2}::none();", lane, l, parts);
  }
  out_.open("if (c{0} < n{0})", l);
  slots({.loop = id,
         .first = fmt::format("c{}", l),
         .guard = {},
         .whole = {},
         .slot = {},
         .parts = folds ? fmt::format("f{}", l) : "",
         .parts_base = fmt::format("q * {}", lane)});
  out_.close();
  out_.close();
  if (folds) {
    out_.line("const {0} leaf = w_leaf<{1}>(f{2}, j{2});", parts, lane, l);
    out_.line("if (lane == 0) part{0}[b{0}] = leaf;", l);
  }
  out_.close();
  if (folds) {
    sync();
    out_.line("z{0} = w_list(part{0}, leaves{0}, j{0});", l);
    sync();
    out_.line("if (n{0} > 65536) w_push(upper{0}, counts{0}, z{0}, j{0}, leader, sync{0});", l);
  }
  out_.close();
  if (folds) out_.line("if (n{0} > 65536) z{0} = w_finish(upper{0}, counts{0}, j{0}, leader, sync{0});", l);
}

}  // namespace weft::backend::cuda

#include "backend/cpu/layout.hpp"

#include "backend/cpu/folding.hpp"

namespace weft::backend::cpu {

using ir::Inst;

std::optional<ir::LoopId> top_loop(const ir::Kernel& kernel) {
  for (const ir::NodeId id : kernel.at(kernel.body).nodes) {
    if (kernel.at(id).inst == Inst::loop) return kernel.at(id).loop();
  }
  return std::nullopt;
}

namespace {

/// Values that need no word of their own: they are written as literals or read from where they come.
bool has_own_word(Inst inst) {
  switch (inst) {
    case Inst::op:
    case Inst::load:
    case Inst::get:
      return true;
    case Inst::constant:
    case Inst::scalar:
    case Inst::extent:
    case Inst::axis:
    case Inst::operand:
    case Inst::store:
    case Inst::atomic:
    case Inst::set:
    case Inst::tile:
    case Inst::loop:
    case Inst::fold_result:
    case Inst::if_:
    case Inst::while_:
    case Inst::for_:
    case Inst::yield:
      return false;
  }
  return false;
}

}  // namespace

ArgsLayout layout_args(const lower::Program& program) {
  const ir::Kernel& kernel = program.kernel;
  ArgsLayout layout;
  const auto take = [&](int words) {
    const int first = layout.words;
    layout.words += words;
    return first;
  };
  for (const ir::Array& array : kernel.arrays) {
    layout.array.push_back(take(array.role == ir::Role::tile ? 1 + array.rank : 1 + 2 * array.rank));
  }
  layout.scalars = take(static_cast<int>(kernel.scalars.size()));
  layout.outer = take(1);
  layout.inner = take(1);
  layout.chunk = take(1);
  layout.chunks = take(1);
  layout.rows = take(1);
  layout.depth = take(1);
  layout.workspace = take(1);
  layout.value.assign(kernel.nodes.size(), -1);
  for (const ir::NodeId id : kernel.at(kernel.body).nodes) {
    if (kernel.at(id).inst == Inst::loop) break;
    if (has_own_word(kernel.at(id).inst)) layout.value[ir::index(id)] = take(1);
  }
  for (const ir::Region& region : kernel.regions) {
    for (const ir::NodeId id : region.nodes) {
      if (kernel.at(id).inst != Inst::loop) continue;
      const ir::LoopId loop = kernel.at(id).loop();
      const auto& folds = kernel.at(loop).folds;
      for (std::size_t f = 0; f < folds.size(); ++f) {
        if (has_level_functions(kernel, folds[f])) layout.levels[{loop, static_cast<int>(f)}] = take(2);
      }
    }
  }
  if (const auto loop = top_loop(kernel)) {
    for (std::size_t axis = 0; axis < kernel.at(*loop).axes.size(); ++axis) layout.counts.push_back(take(1));
    for (const ir::Fold& fold : kernel.at(*loop).folds) {
      for (std::size_t part = 0; part < fold_parts(kernel, fold).size(); ++part)
        layout.partials.push_back(take(1));
    }
  }
  return layout;
}

}  // namespace weft::backend::cpu

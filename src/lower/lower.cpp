#include <algorithm>
#include <array>
#include <utility>

#include "lower/bounds.hpp"
#include "lower/dead.hpp"
#include "lower/expand.hpp"
#include "lower/forward.hpp"
#include "lower/hoist.hpp"
#include "lower/merge.hpp"
#include "lower/name.hpp"
#include "lower/program.hpp"
#include "lower/reload.hpp"
#include "lower/schedule.hpp"
#include "lower/structure.hpp"
#include "lower/tiles.hpp"
#include "lower/uniform.hpp"
#include "lower/values.hpp"

namespace weft::lower {
namespace {

constexpr std::array<std::string_view, 8> steps = {"merge",  "forward", "tiles", "values",
                                                   "reload", "dead",    "hoist", "order"};

/// Small tiles of a size known here live in registers; others where the threads of a row share them, or in
/// memory where each lane would need its own.
std::vector<Space> choose_spaces(const ir::Kernel& kernel, Schedule schedule) {
  constexpr std::uint64_t register_elements = 16;
  std::vector<Space> spaces(kernel.arrays.size(), Space::memory);
  walk(kernel, kernel.body, [&](ir::NodeId id) {
    const ir::Node& n = kernel.at(id);
    if (n.inst != ir::Inst::tile) return;
    std::uint64_t elements = 1;
    for (ir::NodeId extent : kernel.args(n)) {
      const ir::Node& e = kernel.at(extent);
      const bool small = e.inst == ir::Inst::constant && e.constant_bits() <= register_elements;
      elements = small ? elements * e.constant_bits() : register_elements + 1;
    }
    if (schedule == Schedule::row) spaces[n.target] = Space::workgroup;
    if (elements <= register_elements) spaces[n.target] = Space::registers;
  });
  return spaces;
}

}  // namespace

std::span<const std::string_view> step_names() { return steps; }

Program lower(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts, const plan::Limits&,
              std::span<const std::string> disabled) {
  const auto on = [&](std::string_view step) { return std::ranges::find(disabled, step) == disabled.end(); };
  Draft draft = expand({kernel, find_in_range(kernel)});
  if (on("merge")) draft = merge(draft);
  if (on("forward")) draft = forward(draft);
  if (on("tiles")) draft = tiles_to_variables(draft);
  if (on("values")) draft = variables_to_values(draft);
  if (on("reload")) draft = reload(draft);
  // Once more: reloading and variables that became values make loads and indices equal.
  if (on("forward")) draft = drop_overwritten(forward(draft));
  if (on("dead")) draft = drop_dead(draft);
  if (on("hoist")) draft = hoist(draft);
  if (on("order")) draft = order_axes(draft, layouts);
  draft = flatten_folds(draft);

  Program out;
  out.layouts = layouts;
  out.layouts.resize(draft.kernel.arrays.size());
  const Scheduled scheduled = choose_schedule(draft.kernel, out.layouts);
  out.name = program_name(draft.kernel);
  out.schedule = scheduled.schedule;
  out.levels = scheduled.levels;
  out.spaces = choose_spaces(draft.kernel, out.schedule);
  out.uniform = find_uniform(draft.kernel, out.levels);
  out.bounds_proved = std::move(draft.in_range);
  out.kernel = std::move(draft.kernel);
  return out;
}

}  // namespace weft::lower

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>

#include "ir/verify.hpp"
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
#include "support/check.hpp"

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

/// The draft as it goes from step to step.
class Pipeline {
 public:
  Pipeline(const ir::Kernel& kernel, std::span<const std::string> disabled, bool verify)
      : disabled_(disabled), verify_(verify) {
    check(kernel, "planning");
    draft_ = {kernel, find_in_range(kernel)};
  }

  template <class Pass>
  void step(std::string_view name, const Pass& pass) {
    const bool optional = std::ranges::find(steps, name) != steps.end();
    if (optional && std::ranges::find(disabled_, name) != disabled_.end()) return;
    draft_ = pass(draft_);
    check(draft_.kernel, name);
  }

  Draft take() && { return std::move(draft_); }

 private:
  void check(const ir::Kernel& kernel, std::string_view step) const {
    if (!verify_) return;
    const std::vector<std::string> faults = ir::verify(kernel);
    WEFT_CHECK(faults.empty(), "after {}: {}", step, fmt::join(faults, "; "));
  }

  std::span<const std::string> disabled_;
  bool verify_;
  Draft draft_;
};

}  // namespace

std::span<const std::string_view> step_names() { return steps; }

Program lower(const ir::Kernel& kernel, const std::vector<plan::Layout>& layouts, const plan::Limits&,
              std::span<const std::string> disabled, bool verify) {
  Pipeline pipeline(kernel, disabled, verify);
  pipeline.step("expand", expand);
  pipeline.step("merge", merge);
  pipeline.step("forward", forward);
  pipeline.step("tiles", tiles_to_variables);
  pipeline.step("values", variables_to_values);
  pipeline.step("reload", reload);
  // Once more: reloading and variables that became values make loads and indices equal.
  pipeline.step("forward", [](const Draft& d) { return share_folds(drop_overwritten(forward(d))); });
  pipeline.step("dead", drop_dead);
  pipeline.step("hoist", hoist);
  pipeline.step("order", [&](const Draft& d) { return order_axes(d, layouts); });
  pipeline.step("flatten", flatten_folds);
  Draft draft = std::move(pipeline).take();

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
